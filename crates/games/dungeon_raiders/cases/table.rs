//! A match that is played and asked.

use dungeon_raiders::{Action, DungeonRaiders, Event, Refusal, State, What};
use kernel::chance::KeyedChance;
use kernel::{Game, Seat, Seed, Turn};

use testing::script::{clauses, fact, legal, seat_and_rest, take};

/// A match in the making: its state, and what has happened.
pub struct Table {
    pub seed: u64,
    pub state: State,
    pub events: Vec<Event>,
    /// The number of events before the last action.
    pub last: usize,
    /// Why the last action was not allowed; play stops there.
    pub refused: Option<Refusal>,
}

impl Table {
    /// Plays actions between semicolons, until one is refused.
    #[track_caller]
    pub fn play(&mut self, script: &str) {
        for clause in clauses(script) {
            let (seat, text) = seat_and_rest(clause);
            let seat = seat.unwrap_or(Seat::FIRST);
            match text.split_once(' ') {
                Some(("all", cards)) => self.all(cards),
                Some(("now", facts)) => self.also(facts),
                _ if text == "enter" => self.enter(),
                _ => self.act(seat, action(text)),
            }
            if self.refused.is_some() {
                return;
            }
        }
    }

    /// Every hero lays the cards of its place when it is awaited; `4+sword` are two cards.
    #[track_caller]
    fn all(&mut self, cards: &str) {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        for _ in cards.iter().filter(|it| **it != "-") {
            let seat = self.awaited();
            let text = cards[seat.idx()].replace('+', " ");
            self.act(seat, action(&text));
        }
    }

    /// The first of those who are awaited.
    #[track_caller]
    pub fn awaited(&self) -> Seat {
        let awaited = DungeonRaiders::turn(&self.state).awaited();
        awaited.iter().next().expect("the match goes on")
    }

    /// Makes more facts true in the middle of a match.
    #[track_caller]
    pub fn also(&mut self, facts: &str) {
        for (seat, name, value) in clauses(facts).map(fact) {
            self.give(seat, name, value);
        }
    }

    /// The room that was given is the one that was entered last, instead of what luck has led to.
    fn enter(&mut self) {
        let last = self.events.iter().rposition(|it| matches!(it.what, What::Entered { .. }));
        if let Some(last) = last.filter(|it| self.last <= *it) {
            self.events.remove(last);
        }
        let (place, room) = (self.state.ground.here, self.state.room().expect("a room"));
        let what = What::Entered { place, room, was_dark: false };
        self.events.push(Event { secret_of: None, what });
    }

    /// Takes one action through both doors, and checks that they agree.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) {
        let mut chance = KeyedChance::new(Seed::from_bits(self.seed));
        let events = &mut self.events;
        self.last = events.len();
        match take::<DungeonRaiders>(&self.state, seat, &action, &mut chance, events) {
            Ok(state) => self.state = state,
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        legal::<DungeonRaiders>(&self.state, seat)
    }

    /// Everybody lays the highest card until the match is over or `is_enough`.
    pub fn play_on(&mut self, mut is_enough: impl FnMut(&Table) -> bool) {
        while !self.is_over() && !is_enough(self) {
            let seat = self.awaited();
            let lay = |it: &&Action| matches!(it, Action::Lay { .. });
            let legal = self.legal(seat);
            let action = legal.iter().rfind(lay).expect("a card in every room (RA-064)");
            self.act(seat, *action);
        }
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        DungeonRaiders::turn(&self.state) == Turn::Over
    }

    /// What has happened.
    pub fn what(&self) -> impl Iterator<Item = &What> {
        self.events.iter().map(|it| &it.what)
    }

    /// Compares facts with what is so.
    #[track_caller]
    pub fn expect(&self, ids: &[&str], then: &str) {
        let ids = ids.iter().map(|it| format!(" ({it})")).collect::<String>();
        for (seat, name, value) in clauses(then).map(fact) {
            let found = self.fact(seat, name);
            let is_so = match name {
                "best" | "hard" => value.split(" or ").any(|it| it == found),
                "nudge" | "nudge-ru" | "why" | "why-ru" | "verdict" | "verdict-ru" | "death" => {
                    found.contains(value)
                }
                _ => found == value,
            };
            assert!(is_so, "{name} of {seat} is {found}, not {value}{ids}");
        }
        if !then.contains("refused") {
            assert_eq!(self.refused, None, "{ids}");
        }
    }
}

/// Reads an action; cards alone are laid.
#[track_caller]
pub fn action(text: &str) -> Action {
    let read = text.parse().or_else(|_| format!("lay {text}").parse());
    read.unwrap_or_else(|error| panic!("{text}: {error}"))
}
