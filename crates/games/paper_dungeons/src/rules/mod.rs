//! The rules, one module for each part of the rulebook. `check` explains, `apply` trusts.

mod campaign;
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
pub use legal::{can_cross, check, legal};
pub use observation::{determinize, observe, uncovers, view};
pub use rounds::{apply, begin, chance, turn};
pub use scoring::{counts, lines, sheet_glory, standing};
pub use trial::Trial;
