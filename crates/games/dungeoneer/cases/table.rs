//! A scene that is played and asked.

use std::collections::VecDeque;

use dungeoneer::{Action, Dungeoneer, Event, Refusal, State};
use kernel::ask::due_pass;
use kernel::{Chance, Game, Key, Seat, Turn};

use testing::rows::Row;
use testing::script::{clauses, fact, legal, seat_and_rest, take};

/// Proves `ids`, of rules or of abilities: given some facts, what is done brings others about.
#[track_caller]
pub fn check(ids: &[&str], given: &str, do_: &str, then: &str) {
    steps(ids, given, [(do_, then)].into_iter());
}

/// Proves a row.
pub fn play(row: &Row) {
    let parts = row.steps.iter().map(|(do_, then)| (do_.as_str(), then.as_str()));
    steps(&row.ids(), &row.given, parts);
}

#[track_caller]
fn steps<'s>(ids: &[&str], given: &str, steps: impl Iterator<Item = (&'s str, &'s str)> + Clone) {
    let is_in_scene =
        |card: &str| given.contains(card) || steps.clone().any(|it| it.0.contains(card));
    for (card, _) in ids.iter().filter_map(|it| it.split_once('.')) {
        assert!(is_in_scene(card), "{card} is not in its own scene");
    }
    let mut table = Table::given(given);
    for (nth, (do_, then)) in steps.enumerate() {
        if nth != 0 {
            table.refused = None;
        }
        table.play(do_);
        table.expect(ids, then);
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

/// A match in the making: its state, and what has happened.
pub struct Table {
    pub state: State,
    pub luck: Luck,
    pub events: Vec<Event>,
    /// Why the last action was not allowed; play stops there.
    pub refused: Option<Refusal>,
}

impl Table {
    /// Plays actions between semicolons, until one is refused.
    #[track_caller]
    pub fn play(&mut self, script: &str) {
        for clause in clauses(script) {
            let (seat, text) = seat_and_rest(clause);
            if let Some(faces) = text.strip_prefix("dice ") {
                self.luck.dice.extend(faces.split_whitespace().map(throw));
                continue;
            }
            let seat = seat.unwrap_or_else(|| self.awaited());
            self.act(seat, &action(text));
            if self.refused.is_some() {
                return;
            }
        }
    }

    /// The first of those who are awaited.
    #[track_caller]
    pub fn awaited(&self) -> Seat {
        let awaited = Dungeoneer::turn(&self.state).awaited();
        awaited.first().expect("the match goes on")
    }

    /// Takes one action through both doors, and then makes the passes that are due.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: &Action) {
        match take::<Dungeoneer>(&self.state, seat, action, &mut self.luck, &mut self.events) {
            Ok(state) => self.state = state,
            Err(refusal) => {
                self.refused = Some(refusal);
                return;
            }
        }
        while let Some((seat, pass)) = due_pass::<Dungeoneer>(&self.state) {
            let state = self.state.clone();
            self.state = Dungeoneer::apply(state, seat, &pass, &mut self.luck, &mut self.events);
        }
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        legal::<Dungeoneer>(&self.state, seat)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        Dungeoneer::turn(&self.state) == Turn::Over
    }

    /// Compares facts with what is so.
    #[track_caller]
    pub fn expect(&self, ids: &[&str], then: &str) {
        let ids = ids.join(", ");
        if !then.contains("refused") {
            assert_eq!(self.refused, None, "{ids}");
        }
        for clause in clauses(then) {
            let (seat, name, value) = fact(clause);
            let is = self.fact(seat, clause.contains(": "), name, value);
            assert_eq!(is, value, "{ids}: {name} of seat {seat}");
        }
        assert!(self.luck.dice.is_empty(), "{ids}: not all dice were thrown: {:?}", self.luck.dice);
    }
}

/// Reads a throw: `3`, or `2+5`.
fn throw(text: &str) -> [u32; 2] {
    let face = |it: &str| it.parse::<u32>().expect("a face") - 1;
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
