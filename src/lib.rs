//! Undercroft's page: five tabletop dungeon games, with their full rules, in one browser tab.
//!
//! From the ground up: the rules, a crate of their own ([`kernel`] and [`games`]), then [`browser`],
//! [`parts`], [`shell`], [`boards`] and [`app`].

pub use {games, kernel};

pub mod app;
pub mod boards;
pub mod browser;
pub mod parts;
pub mod shell;
