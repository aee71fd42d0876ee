//! The worker of Dungeoneer.

undercroft_worker::worker!(games::dungeoneer::Dungeoneer);
