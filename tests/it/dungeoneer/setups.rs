//! The tables at which Dungeoneer is tried.

/// Tables of Dungeoneer: every mode and variant.
pub const DUNGEONEER: &[&str] = &[
    "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    "players=3 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    "players=4 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=yes lair=no rounds=all ask=choice",
    "players=4 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=20 ask=choice",
    "players=6 box=both start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    "players=5 box=both start=vault charted=no resurrection=yes heroes=chosen discard=may impartial=yes quests=personal limited=no falling=yes dodging=yes turned=yes split=no lair=no rounds=15 ask=choice",
    "players=3 box=tomb start=random charted=yes resurrection=no heroes=chosen discard=must impartial=no quests=global limited=yes falling=no dodging=yes turned=no split=no lair=no rounds=all ask=choice",
    "players=2 box=both start=tomb charted=yes resurrection=yes heroes=dealt discard=must impartial=no quests=global limited=yes falling=no dodging=no turned=yes split=no lair=no rounds=10 ask=always",
    "players=1 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
    "players=1 box=vault start=random charted=no resurrection=no heroes=chosen discard=must impartial=no quests=personal limited=no falling=yes dodging=yes turned=no split=no lair=yes rounds=all ask=choice",
    "players=1 box=both start=random charted=yes resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=yes falling=no dodging=no turned=yes split=no lair=yes rounds=all ask=choice",
];
