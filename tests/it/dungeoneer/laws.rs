//! Dungeoneer keeps the laws.

use std::collections::BTreeMap;
use std::mem::discriminant;

use games::dungeoneer::action::{DeckId, Destination, Pay, Target, Word};
use games::dungeoneer::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use games::dungeoneer::event::Event;
use games::dungeoneer::pieces::Origin;
use games::dungeoneer::state::{State, View, Wish};
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Action, Dungeoneer};
use kernel::ask::{Agenda, Answer};
use kernel::kit::{Cell, Side};
use kernel::{Observer, Seat};
use testing::laws::Subject;

use super::setups;
use crate::laws::Here;

impl Subject<Here> for Dungeoneer {
    const SETUPS: &'static [&'static str] = setups::DUNGEONEER;
    const N_MATCHES: u32 = 11;

    fn every_action() -> Vec<Action> {
        let words = every_word();
        let mut all = vec![Answer::Pass, Answer::Yes(true), Answer::Yes(false)];
        all.extend((0..6).map(Answer::Number));
        let cells = (-2..3).flat_map(|east| (-2..3).map(move |north| Cell::new(east, north)));
        all.extend(cells.map(Answer::Place));
        for it in words {
            all.extend([Answer::Pick(it), Answer::Play(it), Answer::PassUntil(it), Answer::Do(it)]);
        }
        all
    }

    /// Some of each kind are listed.
    fn is_known(all: &[Action], action: &Action) -> bool {
        let word = |it: &Action| match it {
            Answer::Pick(word)
            | Answer::Play(word)
            | Answer::PassUntil(word)
            | Answer::Do(word) => Some(discriminant(word)),
            _ => None,
        };
        let same =
            |it: &Action| discriminant(it) == discriminant(action) && word(it) == word(action);
        all.iter().any(same)
    }

    fn is_anything_unseen(view: &View, observer: Observer) -> bool {
        if observer == Observer::All {
            return false;
        }
        let hidden = view.hands.iter().filter(|(seat, it)| it.is_none() && 0 < view.n_cards[*seat]);
        // No hand comes from the peril deck of a player alone.
        let n_decks = if view.open.rules.is_solo() { 1 } else { view.decks.len() };
        let n_unseen: usize = view.decks.iter().take(n_decks).map(|it| it.n_unseen()).sum();
        hidden.count() > 0 && 20 < n_unseen
    }

    fn but_for_the_question(mut state: State) -> State {
        for (_, hero) in state.open.heroes.iter_mut() {
            hero.wish = Wish::Ask;
        }
        let steps: Vec<Step> = state.open.agenda.iter().cloned().collect();
        let mut agenda = Agenda::EMPTY;
        for step in steps.into_iter().rev() {
            if !matches!(step, Step::Window { .. }) {
                agenda.push(step);
            }
        }
        state.open.agenda = agenda;
        state
    }

    fn common_luck(events: &[Event]) -> BTreeMap<String, String> {
        let lines = events.iter().filter_map(|it| match it {
            Event::FirstPlayer { seat, rolls } => {
                Some(("first".to_owned(), format!("{seat} {rolls:?}")))
            }
            Event::GotQuests { seat, quests } => {
                Some((format!("quests {seat}"), format!("{quests:?}")))
            }
            Event::Placed { by: None, location, cell, .. } => {
                Some((format!("at {cell}"), format!("{location}")))
            }
            _ => None, // All others depend on what is chosen.
        });
        lines.collect()
    }
}

/// Some words of each kind.
fn every_word() -> Vec<Word> {
    let (a, b) = (Seat::FIRST, Seat::new(1));
    let mut all = vec![
        Word::Explore,
        Word::Stand,
        Word::Fall,
        Word::End,
        Word::Turn,
        Word::Battle,
        Word::Nobody,
        Word::Strike { hero: b, form: Form::Melee },
    ];
    for id in AdventureId::all().step_by(3) {
        let play = |payer, price| Word::Play { card: id, price, payer };
        all.extend([play(None, None), play(Some(b), None), play(None, Some(2)), Word::Hand(id)]);
        all.extend([Word::Card(id), Word::Lair(id), Word::Readied(id, a)]);
        all.extend([Word::FromLair { card: id, payer: b }, Word::Shed { card: id, owner: b }]);
        all.push(Word::Use { of: Origin::Card(id), ability: 0 });
        all.push(Word::Go { side: Side::North, with: Some(id) });
    }
    all.extend(Side::ALL.map(|side| Word::Go { side, with: None }));
    all.extend(Side::ALL.map(Word::Side));
    all.extend(Form::ALL.map(Word::Form));
    for id in QuestId::all() {
        all.extend([Word::Attempt(id), Word::Search(id), Word::Escort(id), Word::Finish(id)]);
        all.extend([Word::Take(id), Word::Drop(id), Word::Quest(id)]);
        all.push(Word::Use { of: Origin::Quest(id), ability: 0 });
    }
    for id in LocationId::all().step_by(2) {
        all.extend([Word::Location(id), Word::Use { of: Origin::Location(id), ability: 0 }]);
    }
    all.extend(HeroId::all().map(Word::Hero));
    all.push(Word::Use { of: Origin::Hero, ability: 0 });
    all.extend([a, b].map(Word::Seat));
    all.extend([0, 1].map(Word::Attack));
    all.extend([0, 1].map(Word::Foe));
    all.extend([0, 1].map(Word::Either));
    all.extend(Destination::ALL.map(Word::To));
    all.extend(DeckId::ALL.map(Word::Deck));
    for pay in Pay::ALL {
        for on in [Target::Foe(0), Target::Hero(b)] {
            all.push(Word::Challenge { on, form: Form::Melee, pay });
        }
    }
    all
}

testing::laws!(dungeoneer, Dungeoneer);
