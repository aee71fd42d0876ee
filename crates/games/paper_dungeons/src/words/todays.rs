//! The tables of the day: one team alone, in each dungeon in turn.

use kernel::todays::TodaysTable;

const fn alone(setup: &'static str) -> TodaysTable {
    TodaysTable { setup, rivals: &[], since: 0 }
}

/// They never change: every day that was played rests on them.
pub const TODAYS: &[TodaysTable] = &[
    alone("players=1 dungeon=A missions=3 vanishing=no"),
    alone("players=1 dungeon=H missions=3 vanishing=no"),
    alone("players=1 dungeon=D missions=3 vanishing=no"),
    alone("players=1 dungeon=K missions=3 vanishing=no"),
    alone("players=1 dungeon=B missions=3 vanishing=no"),
    alone("players=1 dungeon=I missions=3 vanishing=no"),
    alone("players=1 dungeon=E missions=3 vanishing=no"),
    alone("players=1 dungeon=L missions=3 vanishing=no"),
    alone("players=1 dungeon=C missions=3 vanishing=no"),
    alone("players=1 dungeon=J missions=3 vanishing=no"),
    alone("players=1 dungeon=F missions=3 vanishing=no"),
    alone("players=1 dungeon=G missions=3 vanishing=no"),
];
