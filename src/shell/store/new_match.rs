//! A new match, and what is to be kept of it.

use super::kept::by_language::ByLanguage;
use super::saves::Saves;
use super::saves::kept::{Entry, SavedMatch};
use crate::browser::clock;
use crate::kernel::name::clean_name;
use crate::kernel::record::RecordError;
use crate::kernel::{Bots, Cites, Lang, Match, Words, message, record};
use crate::shell::model::match_summary::MatchSummary;
use crate::shell::model::order::{NotCreated, Order};
use crate::shell::model::seating::Seating;
use crate::shell::words::{self, messages};

/// A table that has been laid, ready to be kept.
pub struct NewMatch {
    pub entry: Entry,
    pub saved: SavedMatch,
}

/// Lays a table: the record of a match in which nothing has happened yet.
///
/// # Errors
/// Why it cannot be laid so, in words.
pub fn create_match<G: Words + Bots>(order: &Order, lang: Lang) -> Result<NewMatch, NotCreated> {
    let nonsense = |_| NotCreated { words: message!(lang, "cannot-start").to_owned(), rule: None };
    let setup: G::Setup = order.setup.parse().map_err(nonsense)?;
    let edition = order.edition.unwrap_or(G::EDITION).max(G::since(&setup));
    if G::EDITION < edition {
        let newer = RecordError::NewerEdition(edition.number());
        return Err(NotCreated { words: words::unreadable(&newer, lang), rule: None });
    }
    let game: Match<G> =
        Match::begin_in(edition, setup, order.seed).map_err(|it: G::Refusal| NotCreated {
            words: G::refuse(it, lang),
            rule: Some(it.rule()),
        })?;
    let no_person =
        || NotCreated { words: message!(lang, "needs-a-person").to_owned(), rule: None };
    let seating = Seating::read(&order.players, game.n_seats(), G::LEVELS).ok_or_else(no_person)?;
    let names: Vec<String> = order.names.iter().map(|it| clean_name(it)).collect();
    let kept = SavedMatch {
        undo: order.undo,
        rival: order.rival.clone(),
        marks: order.marks.iter().map(|it| it.key().to_owned()).collect(),
        today: order.today.clone(),
        ..SavedMatch::new(String::new())
    };
    Ok(keep_apart(&game, &names, &seating, kept))
}

/// A match as one of its own: a fresh id, and what is to be kept of it. `kept` says how the table
/// is kept beside its record and its seating.
pub fn keep_apart<G: Words + Bots>(
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

/// The seating of a saved match; persons alone where it makes no sense.
pub fn seating_of<G: Words + Bots>(saved: &SavedMatch, n_seats: usize) -> Seating {
    Seating::read(&saved.players, n_seats, G::LEVELS)
        .unwrap_or_else(|| Seating::of_persons(n_seats))
}

/// The entry of the index about a match: in all languages, only what lies open, unless one person plays alone.
pub fn entry_of<G: Words>(
    game: &Match<G>,
    id: String,
    given: &[String],
    seating: &Seating,
) -> Entry {
    Entry {
        id,
        game: G::ID.to_owned(),
        changed: clock::now(),
        is_over: game.turn().awaited().is_empty(),
        said: ByLanguage::of(|lang| MatchSummary::of(game, given, seating, lang)),
        name: String::new(),
    }
}
