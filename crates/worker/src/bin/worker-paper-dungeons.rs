//! The worker of Paper Dungeons.

undercroft_worker::worker!(games::paper_dungeons::PaperDungeons);
