//! The rules of Undercroft's games, without a browser: [`kernel`], what any tabletop game needs, and
//! [`games`], the rules of each.

pub mod games;
pub mod kernel;
