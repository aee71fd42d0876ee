//! A match that cases play and ask: the part of it that is alike in every game. A game adds its words ([`Vocabulary`]).

use std::ops::DerefMut;

use kernel::{Chance, Game, Match, Observer, Place, Seat, Seed, Turn};

use crate::rows::Row;
use crate::script::{self, clauses, fact, seat_and_rest};

/// A match in the making: its state, what has happened, and what was refused.
pub struct Scene<G: Game> {
    pub state: G::State,
    pub events: Vec<G::Event>,
    /// The number of events before what was played last.
    pub last: usize,
    /// The reason for which the last action was not allowed; play stops there.
    pub refused: Option<G::Refusal>,
}

impl<G: Game> Scene<G> {
    /// A match as it is laid, with what has happened then.
    pub fn laid(setup: &G::Setup, chance: &mut dyn Chance) -> Scene<G> {
        let mut events = Vec::new();
        let state = G::begin(setup, G::EDITION, chance, &mut events);
        Scene { state, last: events.len(), events, refused: None }
    }

    /// Takes one action through both doors, and checks that they agree.
    #[track_caller]
    pub fn take(&mut self, seat: Seat, action: &G::Action, chance: &mut dyn Chance) {
        match script::take::<G>(&self.state, seat, action, chance, &mut self.events) {
            Ok(state) => self.state = state,
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// All actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        script::legal::<G>(&self.state, seat)
    }

    /// The first of those who are awaited; seat a where the match is over.
    pub fn awaited(&self) -> Seat {
        G::turn(&self.state).awaited().first().unwrap_or(Seat::FIRST)
    }

    /// True when the match is over.
    pub fn is_over(&self) -> bool {
        G::turn(&self.state) == Turn::Over
    }

    /// The view of `observer`.
    pub fn view(&self, observer: Observer) -> G::View {
        G::view(&self.state, observer)
    }

    /// The view of a seat.
    pub fn seen_by(&self, seat: Seat) -> G::View {
        self.view(Observer::Seat(seat))
    }

    /// All that `observer` notices of what has happened.
    pub fn observed(&self, observer: Observer) -> Vec<G::Event> {
        self.events.iter().filter_map(|it| G::observe(it, observer)).collect()
    }

    /// The points of a seat and its rank, for all to see.
    pub fn place(&self, seat: Seat) -> Place {
        G::standing(&self.view(Observer::All)).places[seat].clone()
    }
}

/// A match of a setup that can be laid, by a seed.
pub fn begun<G: Game>(setup: G::Setup, seed: u64) -> Match<G> {
    Match::begin(setup, Seed::from_bits(seed)).expect("a table")
}

/// The words of a game's cases: what can be given, done and asked.
pub trait Vocabulary: Sized + DerefMut<Target = Scene<Self::Game>> {
    type Game: Game;

    /// The beginnings of the names of facts of which a part is enough.
    const PARTS: &'static [&'static str] = &["nudge", "why", "verdict"];

    /// A table of which these facts are true.
    fn given(facts: &str) -> Self;

    /// Makes one fact true, at the start or in the middle of a match.
    fn give(&mut self, seat: Seat, name: &str, value: &str);

    /// Does one thing of a script; `seat` where one is named.
    fn act(&mut self, seat: Option<Seat>, words: &str);

    /// The value of a fact, in the words of [`Vocabulary::given`]; some facts are about the `value` that is expected.
    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String;

    /// True for a fact that is as it should be: equal to `value`, or with it as a part.
    fn is_so(name: &str, found: &str, value: &str) -> bool {
        let is_part = Self::PARTS.iter().any(|it| name.starts_with(it));
        found == value || is_part && found.contains(value)
    }

    /// Checks everything else that must be so, in any row.
    fn see_to_the_rest(&self) {}

    /// Makes more facts true.
    #[track_caller]
    fn also(&mut self, facts: &str) {
        clauses(facts).map(fact).for_each(|(seat, name, value)| self.give(seat, name, value));
    }

    /// Plays actions between semicolons, until one is refused.
    #[track_caller]
    fn play(&mut self, script: &str) {
        self.last = self.events.len();
        for clause in clauses(script) {
            let (seat, words) = seat_and_rest(clause);
            self.act(seat, words);
            if self.refused.is_some() {
                return;
            }
        }
    }

    /// Compares facts with what is so. Where nothing is said of a refusal, there was none.
    #[track_caller]
    fn expect(&self, ids: &[&str], then: &str) {
        let ids: String = ids.iter().map(|it| format!("{it}: ")).collect();
        for clause in clauses(then) {
            let (seat, name, value) = fact(clause);
            let found = self.ask(seat_and_rest(clause).0, name, value);
            let is_so = Self::is_so(name, &found, value);
            assert!(is_so, "{ids}{name} of {seat} is {found}, not {value}");
        }
        if !then.contains("refused") {
            assert_eq!(self.refused, None, "{ids}");
        }
        self.see_to_the_rest();
    }

    /// Proves one case: given some facts, what is played brings others about.
    #[track_caller]
    fn check(ids: &[&str], given: &str, played: &str, then: &str) {
        let mut table = Self::given(given);
        table.play(played);
        table.expect(ids, then);
    }

    /// Proves a row.
    fn prove(row: &Row) {
        let mut table = Self::given(&row.given);
        for (nth, (played, then)) in row.steps.iter().enumerate() {
            if nth != 0 {
                table.refused = None;
            }
            table.play(played);
            table.expect(&[], then);
        }
    }
}

/// Makes a type with a field `scene` stand for this [`Scene`] of a game.
#[macro_export]
macro_rules! is_scene {
    ($table:ty, $game:ty) => {
        impl std::ops::Deref for $table {
            type Target = $crate::scene::Scene<$game>;

            fn deref(&self) -> &Self::Target {
                &self.scene
            }
        }

        impl std::ops::DerefMut for $table {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.scene
            }
        }
    };
}
