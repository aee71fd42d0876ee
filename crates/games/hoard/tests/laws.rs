//! The example keeps the laws of all games, and its records are kept.

use std::collections::BTreeMap;

use hoard::{Action, Event, Hoard, State};
use kernel::{Edition, Observer};

use testing::golden::{Golden, every_choice_is_kept, every_record_replays};
use testing::laws::Subject;
use testing::records::mangled_records_are_refused_or_replay;

const SETUPS: &[&str] = &["players=2 goal=50", "players=3 goal=50", "players=4 goal=100"];

/// This crate, which says what the laws ask of the game.
struct Here;

impl Subject<Here> for Hoard {
    const SETUPS: &'static [&'static str] = SETUPS;
    const N_MATCHES: u32 = 60;

    fn every_action() -> Vec<Action> {
        Action::ALL.to_vec()
    }

    fn is_anything_unseen(_: &State, _: Observer) -> bool {
        false
    }

    const EXCEPTIONS: &'static [(&'static str, &'static str)] = &[(
        "determinized_worlds_differ_where_something_is_unseen",
        "everything lies open in this game",
    )];

    fn common_luck(events: &[Event]) -> BTreeMap<String, String> {
        let (mut luck, mut now, mut nth) = (BTreeMap::new(), 0, 0);
        for event in events {
            let mut falls =
                |seat, pips| luck.insert(format!("{now} {seat} {nth}"), format!("{pips}"));
            match *event {
                Event::Round { round } => now = round,
                Event::Grabbed { seat, pips, .. } => {
                    falls(seat, pips);
                    nth += 1;
                }
                Event::Woke { seat, .. } => {
                    falls(seat, 1);
                    nth = 0;
                }
                Event::Left { .. } => nth = 0,
                Event::Won { .. } | Event::CandleDown => {}
            }
        }
        luck
    }
}

testing::laws!(kept, Hoard);

#[test]
fn mangled_records_of_the_hoard() {
    mangled_records_are_refused_or_replay::<Hoard>(SETUPS, 2_000);
}

const KEPT: &[Golden] = &[
    Golden { name: "two", setup: "players=2 goal=50", seed: 1 },
    Golden { name: "four", setup: "players=4 goal=100", seed: 2 },
];

#[test]
fn every_record_of_the_hoard_replays() {
    every_record_replays::<Hoard>(&[(Edition::FIRST, KEPT)]);
}

#[test]
fn every_choice_of_the_hoard_is_kept() {
    every_choice_is_kept::<Hoard>(&[]);
}
