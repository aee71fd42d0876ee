//! A seat at the table of another device, as it is kept here.

use crate::kernel::{Match, SeatSet, record};
use crate::shell::board::Board;
use crate::shell::features::devices::text::Greeting;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::seating::{Player, Seating};
use crate::shell::store::new_match::{entry_of, seating_of};
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::SavedMatch;

/// Keeps a table that another device has told of, and returns the id that it has here; none if its match makes no sense.
/// A match that is here already stays as it is: the exchange brings both up to date.
pub fn take_seat<G: Board>(ctx: AppContext, table: &Greeting) -> Option<String> {
    let (game, names) = record::read::<G>(&table.record).ok()?;
    let (names, handed) = Seating::of_handed(names, game.n_seats(), G::LEVELS);
    let seating = handed.of_device(table.seats, Player::Phone)?;
    let found = ctx.saves.saved(&table.id).ok().flatten();
    let is_taken = found.is_some();
    let kept = found.and_then(|it| Kept::<G>::read(it, &game, table.seats));
    // Where another match has its id, it gets one of its own.
    let is_free = kept.is_some() || !is_taken;
    let id = if is_free { table.id.clone() } else { Saves::fresh_id() };
    let Kept { saved, game, names } = kept.unwrap_or_else(|| {
        let saved = SavedMatch {
            undo: table.undo,
            turned_back: table.turned_back,
            ..SavedMatch::new(record::write(&game, &names))
        };
        Kept { saved, game, names }
    });
    let saved = SavedMatch { players: seating.keys(G::LEVELS), is_guest: true, ..saved };
    ctx.saves.see(&id);
    Some(ctx.keep(entry_of(&game, id, &names, &seating), saved))
}

/// A match that is kept here, and the names that were given.
struct Kept<G: Board> {
    saved: SavedMatch,
    game: Match<G>,
    names: Vec<String>,
}

impl<G: Board> Kept<G> {
    /// Reads it, if it is at the same table as `sent`, and these seats are played here.
    fn read(saved: SavedMatch, sent: &Match<G>, seats: SeatSet) -> Option<Kept<G>> {
        let (game, names) = record::read::<G>(&saved.record).ok()?;
        let here = seating_of::<G>(&saved, game.n_seats()).here();
        let is_it = game.is_same_table(sent) && !here.and(seats).is_empty();
        is_it.then_some(Kept { saved, game, names })
    }
}
