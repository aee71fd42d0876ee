//! The rules of the games. Each folder knows the kernel and itself, nothing else.
pub mod dungeon_raiders;
pub mod dungeon_roll;
pub mod paper_dungeons;
