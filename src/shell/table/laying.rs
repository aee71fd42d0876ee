//! Laying tables, and opening those that were laid.

use leptos::prelude::*;

use super::Table;
use crate::kernel::name::clean_name;
use crate::kernel::record::{self, Fault};
use crate::kernel::{Cites, Lang, Match};
use crate::shell::company::Company;
use crate::shell::facts::{Laid, NotLaid, Opening, Order};
use crate::shell::gist::entry_of;
use crate::shell::page::CannotOpen;
use crate::shell::saves::SavedMatch;
use crate::shell::{Room, Saves, words};

/// Lays a table: the record of a match in which nothing has happened yet.
///
/// # Errors
/// Why it cannot be laid so, in words.
pub fn lay<G: Room>(order: &Order, lang: Lang) -> Result<Laid, NotLaid> {
    let nonsense = |_| NotLaid { words: words::CANNOT_START.get(lang).to_owned(), rule: None };
    let setup: G::Setup = order.setup.parse().map_err(nonsense)?;
    let game: Match<G> = Match::begin(setup, order.seed)
        .map_err(|it: G::Refusal| NotLaid { words: G::refuse(it, lang), rule: Some(it.rule()) })?;
    let no_person = || NotLaid { words: words::NEEDS_A_PERSON.get(lang).to_owned(), rule: None };
    let company = Company::read(&order.players, game.n_seats(), G::LEVELS).ok_or_else(no_person)?;
    let names: Vec<String> = order.names.iter().map(|it| clean_name(it)).collect();
    let (undo, rival) = (order.undo, order.rival.clone());
    let kept = SavedMatch { undo, rival, ..SavedMatch::new(String::new()) };
    Ok(keep_apart(&game, &names, &company, kept))
}

/// A match as one of its own: a fresh id, and what is to be kept of it. `kept` says how the table
/// is kept beside its record and its company.
pub fn keep_apart<G: Room>(
    game: &Match<G>,
    names: &[String],
    company: &Company,
    kept: SavedMatch,
) -> Laid {
    let entry = entry_of(game, Saves::fresh_id(), names, company);
    let players = company.keys(G::LEVELS);
    let record = record::write(game, names);
    Laid { entry, saved: SavedMatch { record, players, undone: String::new(), ..kept } }
}

/// Opens the table of a record, or says why it cannot be opened.
pub fn open<G: Room>(opening: Opening) -> AnyView {
    match record::read::<G>(&opening.saved.record) {
        Ok((mut game, names)) => {
            record::read_undone(&mut game, &opening.saved.undone);
            Table::new(opening, game, names).draw()
        }
        Err(fault) => cannot_open(&opening, fault),
    }
}

/// The company of a saved match; persons alone where it makes no sense.
pub fn company_of<G: Room>(saved: &SavedMatch, n_seats: usize) -> Company {
    Company::read(&saved.players, n_seats, G::LEVELS)
        .unwrap_or_else(|| Company::of_persons(n_seats))
}

/// Says why a saved match cannot be opened. What only another version can read stays as it is.
pub fn cannot_open(opening: &Opening, fault: Fault) -> AnyView {
    let is_foreign =
        matches!(fault, Fault::NewerFormat | Fault::OtherEdition(_) | Fault::OtherGame(_));
    if !is_foreign {
        opening.desk.saves.set_aside(&opening.id);
    }
    view! { <CannotOpen desk=opening.desk fault=fault is_aside=!is_foreign/> }.into_any()
}
