//! The rules, one module for each part of the rulebook. `check` explains, `carry_out` trusts.

mod aim;
pub mod chance;
mod check;
mod course;
mod crafts;
mod dragon;
mod fights;
mod legal;
mod loot;
mod many;
mod observation;
mod play;
mod rerolls;
mod scoring;
mod sources;
mod tokens;
mod ultimates;

pub use aim::Aim;
pub use check::{can_take, can_unleash, check, is_reroll_time, ready_ultimate, rereads};
pub use course::{apply, begin, carry_out, next_dice, roster, turn};
pub use dragon::{Muster, missing};
pub use fights::{defeats, used_as};
pub use legal::{deeds, fights, is_later, legal, pick};
pub use loot::{can_loot, opener, revivable};
pub use observation::{determinize, view};
pub use scoring::{counted, lines, standing, treasure_points, without_toll};
pub use sources::{available, each_source, printed_type, types_of, types_of_member};
pub use ultimates::potions_drunk;
