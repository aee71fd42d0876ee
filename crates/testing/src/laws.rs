//! The laws that every game keeps, each tried on hundreds of random matches.
//!
//! A game joins by implementing [`Subject`] and calling [`laws!`](crate::laws!), which makes one test per law: in tests of
//! its own crate (`crates/games/hoard/tests/laws.rs`), or beside others (`tests/it`).

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat, Seed, Turn};

pub mod asking;
pub mod chance;
pub mod history;
pub mod links;
pub mod notation;
pub mod observation;
pub mod turns;

/// A game under test, and what the laws cannot find out by themselves. `T` is any type of the crate that tries it: that crate
/// may say this of games of other crates.
pub trait Subject<T>: Game {
    /// The tables to play at, in notation; each law goes through all of them in turn.
    const SETUPS: &'static [&'static str];
    /// The number of matches that each law plays.
    const N_MATCHES: u32;

    /// One of `legal`, such that matches come through states worth trying. By default any of them.
    fn choose(
        _: &Self::View,
        _: Seat,
        legal: &[Self::Action],
        luck: &mut FastChance,
    ) -> Self::Action {
        legal[luck.pick(legal.len() as u32) as usize].clone()
    }

    /// Every action that the game knows, legal or not.
    fn every_action() -> Vec<Self::Action>;

    /// Tells whether `action` is among `all`. A game with more actions than can be listed lists
    /// some of each kind, and looks for the kind.
    fn is_known(all: &[Self::Action], action: &Self::Action) -> bool {
        all.contains(action)
    }

    /// Tells whether worlds that look like `view` can differ in anything that still matters.
    fn is_anything_unseen(view: &Self::View, observer: Observer) -> bool;

    /// The state without what a pass changes: whose answer is awaited, who has given one,
    /// and who wants to be asked.
    fn but_for_the_question(state: Self::State) -> Self::State {
        state
    }

    /// The laws that say nothing of this game, each with the reason. Such a law must fail for it: an
    /// exception that is not needed is a fault.
    const EXCEPTIONS: &'static [(&'static str, &'static str)] = &[];

    /// The luck that falls alike for everybody on one seed for all they do: what it was for, and
    /// its outcome.
    fn common_luck(events: &[Self::Event]) -> BTreeMap<String, String>;
}

/// One test per law for a game.
#[macro_export]
macro_rules! laws {
    ($module:ident, $game:ty, $($of:ident :: $law:ident),+ $(,)?) => {
        mod $module {
            use super::*;
            $(#[test]
            fn $law() {
                $crate::laws::keep::<$game, _>(stringify!($law), $crate::laws::$of::$law::<$game, _>);
            })+
        }
    };
    ($module:ident, $game:ty) => {
        $crate::laws!(
            $module,
            $game,
            turns::awaited_seats_and_no_others_can_act,
            turns::legal_actions_pass_the_check,
            turns::only_legal_actions_pass_the_check,
            turns::picked_actions_are_those_of_the_list,
            turns::matches_end_within_their_limit,
            turns::simultaneous_choices_do_not_see_each_other,
            asking::who_is_asked_follows_from_what_everybody_has_seen,
            asking::what_may_be_offered_depends_on_public_knowledge_alone,
            asking::a_pass_changes_nothing_but_whose_answer_is_awaited,
            asking::the_table_passes_by_what_a_seat_sees_alone,
            asking::who_acts_out_of_turn_may_ask_for_it,
            notation::setups_read_back,
            notation::actions_read_back,
            notation::records_read_back,
            history::undo_walks_back_and_redo_returns,
            history::any_ply_can_be_revisited,
            history::stepwise_replay_equals_straight_play,
            history::another_choice_forgets_what_was_taken_back,
            observation::determinized_worlds_look_the_same,
            observation::determinized_worlds_differ_where_something_is_unseen,
            observation::who_sees_everything_imagines_the_truth,
            observation::what_only_one_hears_is_private,
            observation::whoever_it_is_for_knows_what_is_private,
            observation::an_open_choice_has_the_same_answers_for_everybody,
            observation::events_are_observed_alike_at_second_hand,
            observation::events_tell_no_more_than_the_view_shows,
            observation::what_may_be_taken_back_has_shown_nothing,
            observation::ranks_follow_totals_and_ties_share,
            links::the_order_of_the_list_changes_no_link,
            chance::no_key_is_drawn_twice,
            chance::one_seed_gives_one_match,
            chance::whatever_people_choose_they_meet_the_same_luck,
        );
    };
}

/// Tries a law on a game, unless it is one of its exceptions.
///
/// # Panics
/// If the law is broken, or an exception is not needed.
pub fn keep<G: Subject<T>, T>(name: &str, law: fn()) {
    let exception = G::EXCEPTIONS.iter().find(|it| it.0 == name);
    let Some((_, reason)) = exception else { return law() };
    println!("{} is excepted, for {reason}", G::ID);
    assert!(std::panic::catch_unwind(law).is_err(), "{name} holds for {} as well", G::ID);
}

/// The observers that can look at a table.
pub fn observers(n_seats: usize) -> impl Iterator<Item = Observer> {
    Seat::all(n_seats).map(Observer::Seat).chain([Observer::Public, Observer::All])
}

/// Says which match broke a law, if one did.
struct Culprit {
    setup: &'static str,
    seed: Seed,
}

impl Drop for Culprit {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the law is broken by setup `{}`, seed {}", self.setup, self.seed);
        }
    }
}

/// Calls `see` with every match that a law is tried on, at its beginning, and with luck for choices.
pub fn each_match<G: Subject<T>, T>(mut see: impl FnMut(Match<G>, &mut FastChance)) {
    for nth in 0..G::N_MATCHES {
        let setup = G::SETUPS[nth as usize % G::SETUPS.len()];
        let seed = Seed::from_bits(u64::from(nth) * 0x9e37_79b9 + 1);
        let _culprit = Culprit { setup, seed };
        let Ok(laid) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let game = Match::begin(laid, seed).expect("the table can be laid");
        see(game, &mut FastChance::new(u64::from(nth)));
    }
}

/// Calls `see` at every state of every match that a law is tried on.
pub fn each_state<G: Subject<T>, T>(mut see: impl FnMut(&Match<G>, &mut FastChance)) {
    let once = once::<OnceLock<Vec<Match<G>>>>();
    let mut played = once.get_or_init(played::<G, T>).iter();
    each_match::<G, T>(|mut game, luck| {
        for entry in played.next().expect("as many matches").log() {
            see(&game, luck);
            game.play(entry.seat, entry.action.clone()).expect("a legal action");
        }
        see(&game, luck);
    });
}

/// The matches of [`each_state`] at their end. All laws of a game walk through the same ones: choosing
/// well takes longer than looking.
fn played<G: Subject<T>, T>() -> Vec<Match<G>> {
    let mut all = Vec::new();
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        all.push(game);
    });
    all
}

/// The one value of a type, for functions of any game, which can have no statics of their own.
fn once<T: Any + Default + Send + Sync>() -> Arc<T> {
    static ALL: Mutex<BTreeMap<TypeId, Arc<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let one = all.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
    one.clone().downcast().expect("the type that it was made of")
}

/// Takes one action, unless the match is over.
pub fn step<G: Subject<T>, T>(game: &mut Match<G>, luck: &mut FastChance) {
    let actors: Vec<Seat> = game.actors().iter().collect();
    if actors.is_empty() {
        return;
    }
    let seat = actors[luck.pick(actors.len() as u32) as usize];
    let action = G::choose(&game.view(Observer::Seat(seat)), seat, &game.legal(seat), luck);
    game.play(seat, action).expect("a legal action");
}

/// Plays a match to its end.
pub fn finish<G: Subject<T>, T>(game: &mut Match<G>, luck: &mut FastChance) {
    while game.turn() != Turn::Over {
        step(game, luck);
    }
}
