//! Undercroft: five tabletop dungeon games, with their full rules, in one browser tab.
//!
//! From the ground up: [`kernel`] (what any tabletop game needs), [`games`] (the rules of each
//! game); above them, with the `web` feature, the page: `browser`, `parts`, `shell`, `rooms`, `app`.

pub mod games;
pub mod kernel;

#[cfg(feature = "web")]
pub mod app;
#[cfg(feature = "web")]
pub mod browser;
#[cfg(feature = "web")]
pub mod parts;
#[cfg(feature = "web")]
pub mod rooms;
#[cfg(feature = "web")]
pub mod shell;
