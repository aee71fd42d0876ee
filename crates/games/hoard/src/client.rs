//! All that a board names of the Hoard: the plain things that it draws, what a seat may do and why not. Everything is
//! answered from a [`View`].

pub use crate::Hoard;
pub use crate::action::{Action, Event};
pub use crate::messages;
pub use crate::refusals::Refusal;
pub use crate::rules::{ARMS_FULL, N_ROUNDS};
pub use crate::state::State as View;

use kernel::{Seat, SeatSet};

use crate::rules;

/// Everything that `seat` may do now, each action once.
pub fn options(view: &View, seat: Seat) -> Vec<Action> {
    Action::ALL.into_iter().filter(|it| why_not(view, seat, it).is_none()).collect()
}

/// Why `seat` may not take `action` now; none if it may.
pub fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
    rules::check(view, seat, *action).err()
}

/// Whose turn it is; nobody's when the match is over.
pub fn awaited(view: &View) -> SeatSet {
    rules::turn(view).awaited()
}
