//! A match that is played and asked.

use dungeon_raiders::{Action, DungeonRaiders, Event, Place, Room, What};
use kernel::chance::KeyedChance;
use kernel::{Seat, Seed};
use testing::scene::Scene;

/// A match in the making, and the seed of its luck.
pub struct Table {
    pub seed: u64,
    pub scene: Scene<DungeonRaiders>,
}

testing::is_scene!(Table, DungeonRaiders);

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
    pub fn all(&mut self, cards: &str) {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        for _ in cards.iter().filter(|it| **it != "-") {
            let seat = self.awaited();
            let text = cards[seat.idx()].replace('+', " ");
            self.do_one(seat, action(&text));
        }
    }

    /// The room that was given is the one that was entered last, instead of what luck has led to.
    pub fn enter(&mut self) {
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

    /// The rooms that were entered, and whether they were dark.
    pub fn entered(&self) -> Vec<(Place, Room, bool)> {
        let entry = |it: &What| match *it {
            What::Entered { place, room, was_dark } => Some((place, room, was_dark)),
            _ => None, // Only rooms are counted.
        };
        self.what().filter_map(entry).collect()
    }

    /// The events so far.
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
