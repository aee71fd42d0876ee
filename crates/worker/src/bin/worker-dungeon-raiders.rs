//! The worker of Dungeon Raiders.

undercroft_worker::worker!(games::dungeon_raiders::DungeonRaiders);
