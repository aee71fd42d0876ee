//! The tools of every page: the context of the page, and pieces that several features are drawn with.

pub mod app_context;
pub mod bar;
pub mod board_area;
pub mod cannot_open;
pub mod carrying;
pub mod deletion;
pub mod opening;
pub mod panel;
pub mod shown;
