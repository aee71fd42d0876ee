//! The laws of all games (`testing::laws`) on two that were made for trying them.

use std::collections::BTreeMap;
use std::panic::catch_unwind;

use kernel::Observer;
use kernel::ask::Answer;
use testing::laws;
use testing::laws::Subject;
use testing::laws::asking::who_is_asked_follows_from_what_everybody_has_seen;

use crate::cards::{self, Cards};
use crate::tiny::{self, Tiny};

/// This crate, which says what the laws ask of games of other crates.
pub struct Here;

impl Subject<Here> for Tiny {
    const SETUPS: &'static [&'static str] = &[
        "players=2 cards=3",
        "players=3 cards=3",
        "players=4 cards=3",
        "players=4 cards=6",
        "players=2 cards=1",
    ];
    const N_MATCHES: u32 = 400;

    fn every_action() -> Vec<tiny::Commit> {
        (1..=99).map(tiny::Commit).collect()
    }

    fn is_anything_unseen(view: &tiny::View, _: Observer) -> bool {
        view.hides_something()
    }

    fn common_luck(events: &[tiny::Event]) -> BTreeMap<String, String> {
        let stake = |event: &tiny::Event| match event {
            tiny::Event::Staked { round, stake } => {
                Some((format!("stake of round {round}"), stake.to_string()))
            }
            tiny::Event::Dealt { .. }
            | tiny::Event::Committed { .. }
            | tiny::Event::Revealed { .. }
            | tiny::Event::Taken { .. } => None,
        };
        events.iter().filter_map(stake).collect()
    }
}

laws!(tiny_game, Tiny);

impl<const PEEKS: bool> Subject<Here> for Cards<PEEKS> {
    const SETUPS: &'static [&'static str] = &[
        "players=3 turns=3 ask=choice",
        "players=2 turns=8 ask=choice",
        "players=4 turns=4 ask=always",
        "players=4 turns=12 ask=choice",
        "players=2 turns=1 ask=always",
    ];
    const N_MATCHES: u32 = 200;

    fn every_action() -> Vec<cards::Action> {
        cards::every_action()
    }

    /// Choices of several cards are of one kind, whichever cards they are.
    fn is_known(all: &[cards::Action], action: &cards::Action) -> bool {
        use std::mem::discriminant;
        match action {
            Answer::Several(_) | Answer::Order(_) => {
                all.iter().any(|it| discriminant(it) == discriminant(action))
            }
            Answer::Pick(_)
            | Answer::Number(_)
            | Answer::Yes(_)
            | Answer::Place(_)
            | Answer::Play(_)
            | Answer::Pass
            | Answer::PassUntil(_)
            | Answer::Do(_) => all.contains(action),
        }
    }

    fn is_anything_unseen(view: &cards::View, observer: Observer) -> bool {
        observer != Observer::All && cards::is_anything_unseen(view)
    }

    fn but_for_the_question(state: cards::State) -> cards::State {
        cards::but_for_the_question(state)
    }

    fn common_luck(events: &[cards::Event]) -> BTreeMap<String, String> {
        let stakes = events.iter().filter_map(|it| match it {
            cards::Event::Turn { turn, stake } => Some((turn.to_string(), stake.to_string())),
            _ => None, // All others depend on what is chosen.
        });
        stakes.collect()
    }
}

laws!(game_of_cards, Cards);

#[test]
fn a_game_that_waits_only_for_those_who_can_answer_is_caught() {
    let law = who_is_asked_follows_from_what_everybody_has_seen::<Cards<true>, Here>;
    assert!(catch_unwind(law).is_err());
}
