//! The kit: small pieces of the page that know nothing of any game.

pub mod icon;

pub use icon::Icon;
