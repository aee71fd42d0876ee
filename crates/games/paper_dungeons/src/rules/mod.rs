//! The rules, one module for each part of the rulebook. `check` explains, `carry_out` trusts.

mod campaign;
mod dice_uses;
mod distances;
mod fights;
mod legal;
mod marks;
mod moves;
mod observation;
mod rounds;
mod scoring;
mod trial;
mod uses;

pub use campaign::{Chapter, campaign, chapter_mark};
pub use distances::{Distances, FAR, distances};
pub use fights::{PowerSource, power, powers};
pub use legal::{check, legal, pick};
pub use moves::can_cross;
pub use observation::{determinize, observe, uncovers, view};
pub use rounds::{begin, carry_out, chance, turn};
pub use scoring::{counts, lines, sheet_glory, standing};
pub use trial::Trial;
