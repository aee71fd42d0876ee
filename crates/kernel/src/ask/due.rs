//! The passes that the table makes.

use super::stop::Stop;
use crate::{Game, Seat};

/// The pass that the table makes now, without asking: whose, and which action. Of several seats the
/// lowest comes first. It follows from the state, so a replay finds it again.
pub fn due_pass<G: Game>(state: &G::State) -> Option<(Seat, G::Action)> {
    let due = |seat: Seat| {
        let pass = G::pass(state, seat)?;
        let is_due = match G::stop(state, seat) {
            Stop::Always => false,
            Stop::Choice => can_only_pass::<G>(state, seat),
            Stop::Never => true,
        };
        is_due.then_some((seat, pass))
    };
    G::turn(state).awaited().iter().find_map(due)
}

/// Tells whether a seat that may pass can do nothing else.
fn can_only_pass<G: Game>(state: &G::State, seat: Seat) -> bool {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal.iter().all(G::is_pass)
}
