//! The rules, one module for each part of the rulebook. `check` explains, `carry_out` trusts.

mod aftermath;
mod blows;
mod bosses;
mod contest;
mod counted;
mod course;
mod delve;
mod effects;
mod legal;
mod observation;
mod scoring;
mod turn;

pub use aftermath::bleeding;
pub use blows::Blow;
pub use bosses::{chest_value, highest_card};
pub use contest::{Contest, Values, in_room, value_in};
pub use counted::{Counted, counted};
pub use course::{begin, carry_out, out_of_turn};
pub use delve::{LEVEL_CARDS, chance, draw_room, unseen};
pub use effects::{bounded, effects, half_a_life, half_the_treasure};
pub use legal::{check, is_lay_open, item_for, legal, wastes_crystal};
pub use observation::{
    determinize, hidden_items, interrupters, is_private, may_hold, observe, uncovers, view,
};
pub use scoring::standing;
pub use turn::{head_of_queue, turn};
