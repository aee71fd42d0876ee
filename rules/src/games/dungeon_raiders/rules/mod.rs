//! The rules, one module for each part of the rulebook. `check` explains, `apply` trusts.

mod aftermath;
mod bosses;
mod contest;
mod course;
mod delve;
mod effects;
mod legal;
mod preview;
mod scoring;
mod sight;

pub use contest::{Contest, Values};
pub use course::{apply, begin, head_of_queue, out_of_turn, turn};
pub use delve::{LEVEL_CARDS, luck};
pub use effects::{Blow, effects, half_a_life, half_the_treasure};
pub use legal::{check, legal, wastes_crystal};
pub use preview::{
    Odds, Prospect, Span, Tally, outlook, prospect, prospects, tally, unseen_bosses, unseen_rooms,
};
pub use scoring::standing;
pub use sight::{hear, imagine, interrupters, is_private, may_hold, uncovers, view};
