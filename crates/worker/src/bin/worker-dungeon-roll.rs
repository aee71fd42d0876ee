//! The worker of Dungeon Roll.

undercroft_worker::worker!(games::dungeon_roll::DungeonRoll);
