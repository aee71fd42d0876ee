//! A scene that is played and asked.

use std::collections::VecDeque;

use dungeoneer::{Action, Dungeoneer};
use kernel::ask::due_pass;
use kernel::{Chance, Game, Key, Seat};
use testing::rows::Row;
use testing::scene::{Scene, Vocabulary};
use testing::script::number;

/// Proves `ids`, of rules or of abilities: given some facts, what is done brings others about.
#[track_caller]
pub fn check(ids: &[&str], given: &str, do_: &str, then: &str) {
    see_cards(ids, &[given, do_]);
    Table::check(ids, given, do_, then);
}

/// Proves a row.
pub fn play(row: &Row) {
    if row.given == "each" {
        return super::cards::each(&row.ids(), &row.steps[0].1);
    }
    let done = row.steps.iter().map(|it| it.0.as_str());
    see_cards(&row.ids(), &done.chain([row.given.as_str()]).collect::<Vec<_>>());
    Table::prove(row);
}

/// A card whose abilities are proven is in its own scene.
#[track_caller]
fn see_cards(ids: &[&str], scene: &[&str]) {
    for (card, _) in ids.iter().filter_map(|it| it.split_once('.')) {
        assert!(scene.iter().any(|it| it.contains(card)), "{card} is not in its own scene");
    }
}

/// Told dice, and otherwise the lowest of everything: the first card, the first way.
#[derive(Default)]
pub struct Luck {
    /// The dice to come, by throw.
    pub dice: VecDeque<[u32; 2]>,
}

impl Chance for Luck {
    /// # Panics
    /// If a die is thrown of which the case says nothing.
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        // Dice are thrown in twos, of which the second may not count.
        if n == 6 && out.len() == 2 {
            let faces = self.dice.pop_front().expect("the case tells how this die falls");
            out.copy_from_slice(&faces);
        } else {
            out.fill(0);
        }
    }
}

/// A match in the making, and the dice to come.
pub struct Table {
    pub scene: Scene<Dungeoneer>,
    pub luck: Luck,
}

testing::is_scene!(Table, Dungeoneer);

impl Table {
    /// Takes one action through both doors, and then makes the passes that are due.
    #[track_caller]
    pub fn do_one(&mut self, seat: Seat, action: &Action) {
        let Table { scene, luck } = self;
        scene.take(seat, action, luck);
        while let Some((seat, pass)) = due_pass::<Dungeoneer>(&scene.state)
            && scene.refused.is_none()
        {
            let state = scene.state.clone();
            scene.state = Dungeoneer::apply(state, seat, &pass, luck, &mut scene.events);
        }
    }
}

/// Reads a throw: `3`, or `2+5`.
pub fn throw(text: &str) -> [u32; 2] {
    let face = |it: &str| number::<u32>(it) - 1;
    match text.split_once('+') {
        Some((one, other)) => [face(one), face(other)],
        None => [face(text), 0],
    }
}

/// Reads an action; `do` may be left out.
#[track_caller]
pub fn action(text: &str) -> Action {
    let read = text.parse().or_else(|_| format!("do {text}").parse());
    read.unwrap_or_else(|error| panic!("{text}: {error}"))
}
