//! The effort for the chance to clear a level.

use crate::dice::FloorFace;

/// The most work of a count, in steps of a die that falls; a choice is several of them. All of them together take
/// about two seconds of a desktop's time; almost always the first does, with a hundredth of that.
const WORK_MAX: [u32; 4] = [9_600_000, 4_800_000, 2_400_000, 300_000];

/// The effort of a count: how much is tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Care {
    /// Everything.
    Full,
    /// The party is re-rolled only where nothing is left to re-roll with afterwards.
    Keen,
    /// Only monsters are re-rolled by scrolls, all of a type together, and no chest is opened.
    Plain,
    /// Nothing is re-rolled. What would be too much work counts for nothing, so it comes to no more than a lower bound.
    Rough,
}

impl Care {
    /// All of them, the greatest first.
    pub const ALL: [Care; 4] = [Care::Full, Care::Keen, Care::Plain, Care::Rough];

    /// The most work of a count.
    pub const fn work_max(self) -> u32 {
        WORK_MAX[self as usize]
    }

    /// Tells whether chests are opened.
    pub const fn opens(self) -> bool {
        matches!(self, Care::Full | Care::Keen)
    }

    /// The number of dice of a face on the level that are taken up at once.
    pub const fn n_taken(self, face: FloorFace, n_lying: u8) -> u8 {
        match (self, face) {
            (Care::Plain, FloorFace::Goblin | FloorFace::Skeleton | FloorFace::Ooze) => n_lying,
            (Care::Plain, FloorFace::Chest | FloorFace::Potion) => 0,
            (Care::Full | Care::Keen | Care::Rough, _) => 1,
        }
    }
}
