//! One action of a match that was played.

use super::{Game, Key, Seat, SeatSet};

/// One action in the log, and what came of it.
pub struct Entry<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
    /// Luck answered, or somebody saw what was hidden: taking such an action back would not take the knowledge back.
    pub drew: bool,
    /// It is a pass that the table makes without asking ([`due_pass`](super::ask::due_pass)).
    pub is_due: bool,
    /// The seats that have chosen anything so far, by this action or an earlier one; passes that the table makes are
    /// nobody's choice.
    pub have_chosen: SeatSet,
    /// The keys drawn, in debug builds.
    pub(super) keys: Vec<Key>,
}

// Derived by hand, because a derive would ask `G: Clone` of the game itself.
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Entry<G> {
        Entry {
            seat: self.seat,
            action: self.action.clone(),
            events: self.events.clone(),
            drew: self.drew,
            is_due: self.is_due,
            have_chosen: self.have_chosen,
            keys: self.keys.clone(),
        }
    }
}
