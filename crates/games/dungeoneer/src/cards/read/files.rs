//! The files of cards.

use crate::cards::{AdventureId, BoxId, HeroId, LocationId, QuestId};
use kernel::kinds;

kinds! {
    /// The sort of cards in one file.
    pub enum Sort {
        Heroes = "heroes",
        Locations = "locations",
        Quests = "quests",
        Boons = "boons",
        Treasures = "treasures",
        Banes = "banes",
        Monsters = "monsters",
        Traps = "traps",
    }
}

impl Sort {
    /// The letter of these cards in notation.
    pub const fn letter(self) -> char {
        match self {
            Sort::Heroes => HeroId::LETTER,
            Sort::Locations => LocationId::LETTER,
            Sort::Quests => QuestId::LETTER,
            Sort::Boons | Sort::Treasures | Sort::Banes | Sort::Monsters | Sort::Traps => {
                AdventureId::LETTER
            }
        }
    }
}

/// A file of cards: after lines that begin with `#`, one card a line.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub of: BoxId,
    pub sort: Sort,
    pub text: &'static str,
}

impl File {
    /// The lines that are cards, with their numbers, counted from 1.
    pub fn cards(self) -> impl Iterator<Item = (usize, &'static str)> {
        let lines = self.text.lines().enumerate().map(|(idx, line)| (idx + 1, line));
        lines.skip_while(|(_, line)| line.starts_with('#'))
    }
}

macro_rules! files {
    ($($of:ident $folder:literal: $($sort:ident $name:literal),+;)+) => {
        /// The files, in the order of the library.
        pub const FILES: &[File] = &[$($(File {
            of: BoxId::$of,
            sort: Sort::$sort,
            text: include_str!(concat!("../", $folder, "/", $name, ".txt")),
        }),+),+];
    };
}

files! {
    Tomb "tomb":
        Heroes "heroes", Locations "locations", Quests "quests", Boons "boons",
        Treasures "treasures", Banes "banes", Monsters "monsters", Traps "traps";
    Vault "vault":
        Heroes "heroes", Locations "locations", Quests "quests", Boons "boons",
        Treasures "treasures", Banes "banes", Monsters "monsters", Traps "traps";
}
