//! Laying tables, and opening those that were laid.

use leptos::prelude::*;

use super::Table;
use crate::kernel::name::clean_name;
use crate::kernel::record::{self, RecordError};
use crate::kernel::{Cites, Lang, Match};
use crate::shell::board::Board;
use crate::shell::model::match_summary::entry_of;
use crate::shell::model::seating::Seating;
use crate::shell::pages::table_page::CannotOpen;
use crate::shell::store::game_info::{NewMatch, NotCreated, Opening, Order};
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words;

/// Lays a table: the record of a match in which nothing has happened yet.
///
/// # Errors
/// Why it cannot be laid so, in words.
pub fn create_match<G: Board>(order: &Order, lang: Lang) -> Result<NewMatch, NotCreated> {
    let nonsense = |_| NotCreated { words: words::CANNOT_START.get(lang).to_owned(), rule: None };
    let setup: G::Setup = order.setup.parse().map_err(nonsense)?;
    let game: Match<G> = Match::begin(setup, order.seed).map_err(|it: G::Refusal| NotCreated {
        words: G::refuse(it, lang),
        rule: Some(it.rule()),
    })?;
    let no_person = || NotCreated { words: words::NEEDS_A_PERSON.get(lang).to_owned(), rule: None };
    let seating = Seating::read(&order.players, game.n_seats(), G::LEVELS).ok_or_else(no_person)?;
    let names: Vec<String> = order.names.iter().map(|it| clean_name(it)).collect();
    let (undo, rival) = (order.undo, order.rival.clone());
    let kept = SavedMatch { undo, rival, ..SavedMatch::new(String::new()) };
    Ok(keep_apart(&game, &names, &seating, kept))
}

/// A match as one of its own: a fresh id, and what is to be kept of it. `kept` says how the table
/// is kept beside its record and its seating.
pub fn keep_apart<G: Board>(
    game: &Match<G>,
    names: &[String],
    seating: &Seating,
    kept: SavedMatch,
) -> NewMatch {
    let entry = entry_of(game, Saves::fresh_id(), names, seating);
    let players = seating.keys(G::LEVELS);
    let record = record::write(game, names);
    NewMatch { entry, saved: SavedMatch { record, players, undone: String::new(), ..kept } }
}

/// Opens the table of a record, or says why it cannot be opened.
pub fn open<G: Board>(opening: Opening) -> AnyView {
    match record::read::<G>(&opening.saved.record) {
        Ok((mut game, names)) => {
            record::read_undone(&mut game, &opening.saved.undone);
            Table::new(opening, game, names).draw()
        }
        Err(error) => cannot_open(&opening, error),
    }
}

/// The seating of a saved match; persons alone where it makes no sense.
pub fn seating_of<G: Board>(saved: &SavedMatch, n_seats: usize) -> Seating {
    Seating::read(&saved.players, n_seats, G::LEVELS)
        .unwrap_or_else(|| Seating::of_persons(n_seats))
}

/// Says why a saved match cannot be opened. What only another version can read stays as it is.
pub fn cannot_open(opening: &Opening, error: RecordError) -> AnyView {
    let is_foreign = matches!(
        error,
        RecordError::NewerFormat | RecordError::OtherEdition(_) | RecordError::OtherGame(_)
    );
    if !is_foreign {
        opening.ctx.saves.set_aside(&opening.id);
    }
    view! { <CannotOpen ctx=opening.ctx error=error is_aside=!is_foreign/> }.into_any()
}
