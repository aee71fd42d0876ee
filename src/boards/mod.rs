//! The look and the play of each game. A board knows its own game, the kit of boards, and the seam of the table; never
//! another board.

pub mod dungeon_raiders;
pub mod dungeon_roll;
pub mod dungeoneer;
#[cfg(feature = "example")]
pub mod hoard;
pub mod kit;
pub mod paper_dungeons;
