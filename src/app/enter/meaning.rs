//! What a person means by a text: a seed, a link, or a record.

use crate::app::catalogue::GameId;
use crate::app::place::Place;
use crate::kernel::record::{self, Fault, RECORD_MAX};
use crate::kernel::seed::SEED_TEXT_MAX;
use crate::kernel::{Seed, link};
use crate::shell::share::LINK;

/// A single word of link letters is no seed when it is this long: the tail of a link is meant.
const TAIL_MIN: usize = 60;

/// What a text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A seed, for whichever game.
    Seed(Seed),
    /// A place of this page, such as the setup of a game with its seed.
    Place(Place),
    /// A match in a link: of which game, and where it is opened.
    Match(GameId, Place),
    /// The record of a match.
    Record(GameId),
}

/// Why a text means nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Nonsense {
    /// Longer than anything that is read.
    TooLong,
    /// A link to somewhere else.
    NoPlace,
    /// A match of a game that is not on this shelf.
    OtherGame,
    DamagedLink(Fault),
    DamagedRecord(Fault),
}

/// Understands a text; nothing, if nothing was typed.
///
/// # Errors
/// Why it means nothing here. The work is bounded by [`RECORD_MAX`].
pub fn understand(text: &str) -> Result<Option<Meaning>, Nonsense> {
    if RECORD_MAX < text.len() {
        return Err(Nonsense::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Ok(None);
    }
    if text.starts_with("undercroft ") {
        return record::head(text).map_err(Nonsense::DamagedRecord).and_then(of_record).map(Some);
    }
    if let Some(meaning) = of_link(text) {
        return meaning.map(Some);
    }
    if SEED_TEXT_MAX < text.chars().count() {
        return Err(Nonsense::TooLong);
    }
    Ok(Some(Meaning::Seed(Seed::from_text(text))))
}

fn of_record(head: record::Head) -> Result<Meaning, Nonsense> {
    GameId::read(&head.game).map(Meaning::Record).ok_or(Nonsense::OtherGame)
}

/// The link in a text, perhaps with words around it, or the bare tail of one; none if there is
/// nothing of that kind.
fn of_link(text: &str) -> Option<Result<Meaning, Nonsense>> {
    let hashes = text.split_whitespace().filter_map(|it| it.split_once('#'));
    if let Some(place) = hashes.filter_map(|(_, it)| Place::read(it)).next_back() {
        return Some(of_place(place));
    }
    if text.contains("://") {
        return Some(Err(Nonsense::NoPlace));
    }
    let tail = text.strip_prefix(LINK).unwrap_or(text);
    let is_letter = |it: u8| it.is_ascii_alphanumeric() || it == b'-' || it == b'_';
    let is_tail = TAIL_MIN <= tail.len() && tail.bytes().all(is_letter);
    is_tail.then(|| of_place(Place::Link(tail.to_owned(), None)))
}

fn of_place(place: Place) -> Result<Meaning, Nonsense> {
    match &place {
        Place::Link(tail, _) => {
            let head = link::head(tail).map_err(Nonsense::DamagedLink)?;
            let game = GameId::read(&head.game).ok_or(Nonsense::OtherGame)?;
            Ok(Meaning::Match(game, place))
        }
        Place::Shelf | Place::Enter | Place::Record => Err(Nonsense::NoPlace),
        Place::Setup(..)
        | Place::Match(_)
        | Place::Replay(..)
        | Place::Versus(_)
        | Place::Rules(..)
        | Place::Hall
        | Place::Campaigns(_)
        | Place::Honours(_)
        | Place::Settings
        | Place::About
        | Place::Copies => Ok(Meaning::Place(place)),
    }
}
