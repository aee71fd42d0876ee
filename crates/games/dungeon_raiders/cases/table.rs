//! A match that is played and asked.

use dungeon_raiders::{Action, DungeonRaiders, Event, What};
use kernel::chance::KeyedChance;
use kernel::{Seat, Seed};
use testing::scene::{Scene, Vocabulary};

/// A match in the making, and the seed of its luck.
pub struct Table {
    pub seed: u64,
    pub scene: Scene<DungeonRaiders>,
}

testing::is_scene!(Table, DungeonRaiders);

impl Vocabulary for Table {
    type Game = DungeonRaiders;

    const PARTS: &'static [&'static str] = &["nudge", "why", "verdict", "death"];

    fn given(facts: &str) -> Table {
        Table::of(facts)
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        self.give_fact(seat, name, value);
    }

    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        match words.split_once(' ') {
            Some(("all", cards)) => self.all(cards),
            Some(("now", facts)) => match seat {
                Some(seat) => self.also(&format!("{seat}: {facts}")),
                None => self.also(facts),
            },
            _ if words == "enter" => self.enter(),
            _ => self.do_one(seat.unwrap_or(Seat::FIRST), action(words)),
        }
    }

    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        self.fact(seat.unwrap_or(Seat::FIRST), name, value)
    }

    fn is_so(name: &str, found: &str, value: &str) -> bool {
        let is_part = Self::PARTS.iter().any(|it| name.starts_with(it));
        let is_one = matches!(name, "best" | "hard") && value.split(" or ").any(|it| it == found);
        found == value || is_one || is_part && found.contains(value)
    }
}

impl Table {
    /// Takes one action, with the luck of the seed.
    #[track_caller]
    pub fn do_one(&mut self, seat: Seat, action: Action) {
        self.last = self.events.len();
        let mut chance = KeyedChance::new(Seed::from_bits(self.seed));
        self.take(seat, &action, &mut chance);
    }

    /// Every hero lays the cards of its place when it is awaited; `4+sword` are two cards.
    #[track_caller]
    fn all(&mut self, cards: &str) {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        for _ in cards.iter().filter(|it| **it != "-") {
            let seat = self.awaited();
            let text = cards[seat.idx()].replace('+', " ");
            self.do_one(seat, action(&text));
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

    /// Everybody lays the highest card until the match is over or `is_enough`.
    pub fn play_on(&mut self, mut is_enough: impl FnMut(&Table) -> bool) {
        while !self.is_over() && !is_enough(self) {
            let seat = self.awaited();
            let lay = |it: &&Action| matches!(it, Action::Lay { .. });
            let legal = self.legal(seat);
            let action = legal.iter().rfind(lay).expect("a card in every room (RA-064)");
            self.do_one(seat, *action);
        }
    }

    /// What has happened.
    pub fn what(&self) -> impl Iterator<Item = &What> {
        self.events.iter().map(|it| &it.what)
    }
}

/// Reads an action; cards alone are laid.
#[track_caller]
pub fn action(text: &str) -> Action {
    let read = text.parse().or_else(|_| format!("lay {text}").parse());
    read.unwrap_or_else(|error| panic!("{text}: {error}"))
}
