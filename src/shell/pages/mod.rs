//! What is drawn around a board: components made of models and callbacks.

pub mod achievements;
pub mod aside;
pub mod backup;
pub mod balance;
pub mod board_area;
pub mod campaign;
pub mod cards;

pub mod cannot_open;
pub mod cues;
pub mod curtain;
pub mod deleted;
pub mod ending;
pub mod explaining;
pub mod folded;
pub mod hall;
pub mod header;
pub mod hint;
pub mod interruption;
pub mod lesson;
pub mod lines_dialog;
pub mod log_panel;
pub mod look_back;
pub mod panel;
pub mod player_picks;
pub mod replay;
pub mod rival;
pub mod rulebook;
pub mod score;
pub mod seats_dialog;
pub mod setup;
pub mod share;
mod stage;
pub mod statistics;
pub mod table_page;
pub mod todays;
pub mod watching;
