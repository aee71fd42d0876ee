//! The meaning of a person's text: a seed, a link, or a record.

use super::message::{bare_tail, links, readings};
use crate::app::catalogue::{GameId, read_route};
use crate::kernel::record::{self, RECORD_MAX, RecordError};
use crate::kernel::seed::SEED_TEXT_MAX;
use crate::kernel::{Seed, link};
use crate::shell::model::route::{LINK, Route};
use crate::shell::model::turn_link::tail_of;

/// A single word of link letters is no seed when it is this long: the tail of a link is meant.
const TAIL_MIN: usize = 60;

/// The meaning of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The code of a seed, for whichever game.
    Seed(Seed),
    /// Words that are no code: a new seed is made of them.
    Words(Seed),
    /// A page, such as the setup of a game with its seed.
    Route(Route),
    /// A match in a link: of which game, and where it is opened.
    Match(GameId, Route),
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
    DamagedLink(RecordError),
    DamagedRecord(RecordError),
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
    if let Some(meaning) = of_message(text) {
        return meaning.map(Some);
    }
    // A code may stand in brackets or quotes, too.
    if let Some(seed) = Seed::from_code(text.trim_matches(|it: char| !it.is_alphanumeric())) {
        return Ok(Some(Meaning::Seed(seed)));
    }
    if SEED_TEXT_MAX < text.chars().count() {
        return Err(Nonsense::TooLong);
    }
    Ok(Some(Meaning::Words(Seed::from_text(text))))
}

fn of_record(head: record::Head) -> Result<Meaning, Nonsense> {
    GameId::read(&head.game).map(Meaning::Record).ok_or(Nonsense::OtherGame)
}

/// The link in a text, perhaps with words around it, or the bare tail of one; none if there is
/// nothing of that kind.
fn of_message(text: &str) -> Option<Result<Meaning, Nonsense>> {
    let mut readings = readings(text).into_iter().filter_map(|it| of_link(&it));
    let first = readings.next()?;
    Some(if first.is_ok() { first } else { readings.find(Result::is_ok).unwrap_or(first) })
}

fn of_link(text: &str) -> Option<Result<Meaning, Nonsense>> {
    let mut damaged = None;
    for candidates in links(text) {
        let routes = candidates.iter().filter_map(|it| read_route(it)).map(of_route);
        for meaning in routes {
            if meaning.is_ok() {
                return Some(meaning);
            }
            damaged = damaged.or(Some(meaning));
        }
    }
    let is_link = text.contains("://");
    damaged.or_else(|| is_link.then_some(Err(Nonsense::NoPlace))).or_else(|| of_tail(text))
}

/// The tail of a link without the link. A single word is meant as one when it is long; several may be
/// words, unless together they are a match.
fn of_tail(text: &str) -> Option<Result<Meaning, Nonsense>> {
    let tail = bare_tail(text.strip_prefix(LINK).unwrap_or(text))?;
    let is_one_word = !text.contains(char::is_whitespace);
    let meaning = || of_route(Route::Link(tail.clone(), None));
    let is_long = TAIL_MIN <= tail.len();
    is_long.then(meaning).filter(|it| is_one_word || it.is_ok())
}

/// The packed match in a link; empty if there is none.
fn tail_in(route: &Route) -> &str {
    match route {
        Route::Link(tail, _) => tail,
        Route::Turn(turn) => tail_of(turn),
        _ => "",
    }
}

fn of_route(route: Route) -> Result<Meaning, Nonsense> {
    match &route {
        Route::Link(..) | Route::Turn(_) => {
            let head = link::head(tail_in(&route)).map_err(Nonsense::DamagedLink)?;
            let game = GameId::read(&head.game).ok_or(Nonsense::OtherGame)?;
            Ok(Meaning::Match(game, route))
        }
        Route::Shelf | Route::Enter | Route::Record => Err(Nonsense::NoPlace),
        Route::Setup(..)
        | Route::SameTable(..)
        | Route::Match(_)
        | Route::Replay(..)
        | Route::Versus(_)
        | Route::LookBack(_)
        | Route::Code(_)
        | Route::Rules(..)
        | Route::Hall
        | Route::Campaigns(_)
        | Route::Achievements(_)
        | Route::Cards(_)
        | Route::Settings
        | Route::About
        | Route::Copies
        | Route::Quick(_)
        | Route::Challenge(..)
        | Route::Invited(..)
        | Route::Days(_)
        | Route::Statistics(_)
        | Route::Lesson(_)
        | Route::Aside => Ok(Meaning::Route(route)),
    }
}
