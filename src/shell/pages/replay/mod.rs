//! What is drawn around a replay.

pub mod controls;
pub mod page;
