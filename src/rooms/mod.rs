//! How each game looks and is touched. A room knows its own game, the kit, and the seam of the
//! table; never another room.

pub mod dungeon_raiders;
pub mod dungeon_roll;
pub mod paper_dungeons;
