//! The tables of the day: a hero alone, dealt or chosen, and now and then a house rule or a later hero.

use kernel::todays::TodaysTable;

const fn alone(setup: &'static str) -> TodaysTable {
    TodaysTable { setup, rivals: &[], since: 0 }
}

/// They never change: every day that was played rests on them.
pub const TODAYS: &[TodaysTable] = &[
    alone(
        "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    ),
    alone(
        "players=1 deal=choose first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    ),
    alone(
        "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=all",
    ),
    alone(
        "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    ),
    alone(
        "players=1 deal=choose first=random bait=all scrolls=monster dice=7 bag=single heroes=all",
    ),
    alone(
        "players=1 deal=random first=random bait=all scrolls=monster dice=9 bag=single heroes=base",
    ),
    alone(
        "players=1 deal=none first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    ),
];
