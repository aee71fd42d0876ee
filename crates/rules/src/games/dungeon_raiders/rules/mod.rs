//! The rules, one module for each part of the rulebook. `check` explains, `apply` trusts.

mod aftermath;
mod bosses;
mod contest;
mod course;
mod delve;
mod effects;
mod forecast;
mod legal;
mod observation;
mod scoring;

pub use contest::{Contest, Values};
pub use course::{apply, begin, head_of_queue, out_of_turn, turn};
pub use delve::{LEVEL_CARDS, chance};
pub use effects::{Blow, effects, half_a_life, half_the_treasure};
pub use forecast::{
    Odds, Prospect, Span, Tally, outlook, prospect, prospects, tally, unseen_bosses, unseen_rooms,
};
pub use legal::{check, legal, wastes_crystal};
pub use observation::{determinize, interrupters, is_private, may_hold, observe, uncovers, view};
pub use scoring::standing;
