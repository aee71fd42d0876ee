//! Everything that luck decides. A delve is named by its number in the match, a level by its number.

use kernel::Key;

/// The first adventurer (DR-203).
pub const FIRST: Key = Key::new("first adventurer");
/// The hero of each seat, or of all (DR-202).
pub const HERO: Key = Key::new("hero");
/// The party of a delve (DR-013).
pub const PARTY: Key = Key::new("party");
/// Dice of the graveyard that are rolled back into the party of a delve (DR-305).
pub const REVIVED: Key = Key::new("graveyard");
/// The Mercenary's re-roll in a delve (DR-016).
pub const MUSTER: Key = Key::new("muster");
/// Dungeon dice for the first levels of a delve (DR-313).
pub const SCOUTED: Key = Key::new("scouted");
/// The dungeon dice of a delve and level (DR-018).
pub const LEVEL: Key = Key::new("level");
/// Dungeon dice of a re-roll, by delve, level, and its number on the level (DR-031).
pub const FLOOR: Key = Key::new("dungeon re-roll");
/// Party dice of the same re-roll.
pub const PARTY_REROLL: Key = Key::new("party re-roll");
/// A treasure, by delve and its number in the delve (DR-042).
pub const TREASURE: Key = Key::new("treasure");
