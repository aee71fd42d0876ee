//! What is kept on this device: matches, results, campaigns, achievements, copies, and what was set aside.

pub mod achievements;
pub mod aside;
pub mod backup;
mod by_key;
pub mod campaign;
pub mod game_info;
pub mod hall;
pub mod hints;
pub mod kept;
pub mod lessons;
pub mod new_match;
pub mod saves;
pub mod stamps;
pub mod statistics;
pub mod stored_list;
pub mod stores;
pub mod todays;
