//! The rules, one module for each part of the rulebook. `check` explains, `apply` trusts.

mod campaign;
mod fights;
mod legal;
mod marks;
mod moves;
mod preview;
mod rounds;
mod scoring;
mod sight;
mod uses;

pub use campaign::{Chapter, campaign, chapter_mark};
pub use fights::power;
pub use legal::{can_cross, check, legal};
pub use preview::{Preview, Trial, check_view, preview};
pub use rounds::{apply, begin, luck, turn};
pub use scoring::{counts, lines, sheet_glory, standing};
pub use sight::{hear, imagine, uncovers, view};
