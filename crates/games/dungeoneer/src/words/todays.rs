//! The tables of the day, for each of the two boxes: against one or two computers, the strongest as well.

use kernel::todays::TodaysTable;

const fn against(rivals: &'static [&'static str], setup: &'static str) -> TodaysTable {
    TodaysTable { setup, rivals, since: 0 }
}

/// The first day of edition 2.
pub const EDITION_DAYS: &[&str] = &["2026-11-26"];

/// They never change: every day that was played rests on them.
pub const TODAYS: &[TodaysTable] = &[
    against(
        &["normal"],
        "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["hard"],
        "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["normal", "normal"],
        "players=3 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["hard"],
        "players=2 box=tomb start=random charted=no resurrection=no heroes=chosen discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["normal"],
        "players=2 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["hard"],
        "players=2 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["normal", "normal"],
        "players=3 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
    against(
        &["hard"],
        "players=2 box=vault start=random charted=no resurrection=no heroes=chosen discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    ),
];
