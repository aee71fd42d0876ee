//! The concerns of a hero alone: the dangers in wait, and the way out.

use super::quests::n_steps;
use crate::boards::dungeoneer::query::Query;
use crate::games::dungeoneer::client::AdventureId;
use crate::kernel::Seat;

/// The concerns of a hero alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Alone {
    /// The number of steps to the nearest entrance; none without a way.
    pub n_steps: Option<u8>,
    pub n_done: usize,
    /// Banes that wait for what they are about (DN-648).
    pub waiting: Vec<AdventureId>,
}

/// Draws what a hero alone has to think of.
pub fn alone(query: Query<'_>) -> Alone {
    let open = query.open();
    Alone {
        n_steps: n_steps(open, Seat::FIRST, |it| it.says().is_entrance),
        n_done: open.heroes[Seat::FIRST].done.len(),
        waiting: open.waiting.clone(),
    }
}
