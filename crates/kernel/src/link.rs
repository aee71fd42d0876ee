//! A whole match in the tail of a link: `setup + seed + log`, packed and proved.
//!
//! Each action is written as its place among the legal ones, sorted by notation, so a link is about ten
//! times shorter than the record, and does not depend on the order in which [`Game::legal`] lists them.
//! A link is read by the edition of the rules that it names, as a record is. Within an edition the legal
//! actions of a position may change, and then [`Game::LINKS`] rises: an older link is read without what
//! came later, by [`Game::legal_since`], and one that cannot be read so says that it is too old.

mod beginning;
mod number;

use std::fmt::{self, Display, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

pub use self::beginning::{Beginning, beginning};
use self::number::Number;
use super::ask::due_pass;
use super::name::{NAME_MAX, clean_name};
use super::play::Entry;
use super::record::{Head, RecordError};
use super::{Cites, Edition, Game, Match, SEATS_MAX, Seat, SeatSet, Seed, digest};

/// The packing itself. Those of 1 and 2 take the legal actions in the order in which they are listed,
/// and say nothing of [`Game::LINKS`]: theirs is 1 or 2.
const FORMAT: u8 = 3;

/// No link tail is longer, in characters.
pub const LINK_MAX: usize = 8 * 1024;

/// No setup in a link is longer, in bytes.
pub const SETUP_MAX: usize = 250;

/// No match in a link is longer, in actions.
const PLIES_MAX: usize = u16::MAX as usize;

/// So long is the notation of most actions at most, in bytes.
const NOTATION_BYTES: usize = 24;

/// Why there is no link to a match; its record is as good as any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackError {
    /// The notation of the setup is longer than [`SETUP_MAX`].
    SetupTooLong,
    /// The link would be longer than [`LINK_MAX`].
    TooLong,
}

impl Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PackError::SetupTooLong => "the setup is too long for a link",
            PackError::TooLong => "the match is too long for a link",
        })
    }
}

impl std::error::Error for PackError {}

/// Packs a match. `names` are kept where they are not empty.
///
/// # Errors
/// Why there is no link to it.
pub fn pack<G: Game>(game: &Match<G>, names: &[String]) -> Result<String, PackError> {
    let setup = game.setup().to_string();
    if SETUP_MAX < setup.len() {
        return Err(PackError::SetupTooLong);
    }
    if PLIES_MAX < game.ply() {
        return Err(PackError::TooLong);
    }
    let mut bytes = vec![FORMAT];
    put_text(&mut bytes, G::ID);
    bytes.extend(game.edition().number().to_le_bytes());
    bytes.push(G::LINKS);
    bytes.extend(&game.seed().bits().to_le_bytes()[..5]);
    put_text(&mut bytes, &setup);
    for nth in 0..game.n_seats() {
        put_text(&mut bytes, &names.get(nth).map(|it| clean_name(it)).unwrap_or_default());
    }
    bytes.extend((game.ply() as u16).to_le_bytes());
    bytes.extend((game.check_value() as u32).to_le_bytes());
    bytes.extend(pack_log(game));
    let sum = digest(&bytes) as u16;
    bytes.extend(sum.to_le_bytes());
    Some(URL_SAFE_NO_PAD.encode(bytes)).filter(|it| it.len() <= LINK_MAX).ok_or(PackError::TooLong)
}

/// Puts a text of at most [`SETUP_MAX`] bytes, its length first. Names are shorter by themselves.
fn put_text(bytes: &mut Vec<u8>, text: &str) {
    assert!(text.len() <= SETUP_MAX);
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// The log as one large number: for each action the place of its seat among those who may act,
/// and its own place among the legal ones. The first action is the lowest digit. Where the table makes a
/// pass, nothing is written; but before the first such place, whether it made all of them.
fn pack_log<G: Game>(game: &Match<G>) -> Vec<u8> {
    let places = game.log().iter().enumerate();
    let places: Vec<_> = places.map(|(ply, it)| CodedAction::of(&game.state_at(ply), it)).collect();
    let makes_passes = places.iter().all(|it| !it.is_pass_due || it.is_due);
    let mut digits = Vec::with_capacity(2 * places.len());
    let mut is_told = false;
    for place in &places {
        if place.is_pass_due && !std::mem::replace(&mut is_told, true) {
            digits.push((u32::from(makes_passes), 2));
        }
        if !place.is_pass_due || !makes_passes {
            digits.extend(place.digits);
        }
    }
    let mut number = Number::default();
    for (digit, base) in digits.into_iter().rev() {
        number.push(digit, base);
    }
    number.bytes()
}

/// One action of a log.
struct CodedAction {
    /// A pass was for the table to make.
    is_pass_due: bool,
    /// It is that pass.
    is_due: bool,
    /// The place of its seat and its own, each with the number of all that there are.
    digits: [(u32, u32); 2],
}

impl CodedAction {
    fn of<G: Game>(state: &G::State, entry: &Entry<G>) -> CodedAction {
        let actors = G::turn(state).awaited().or(G::out_of_turn(state));
        let mut legal = Vec::new();
        G::legal(state, entry.seat, &mut legal);
        let seat = actors.iter().position(|it| it == entry.seat).expect("a seat that may act");
        let action = place_by_notation(&legal, &entry.action);
        CodedAction {
            is_pass_due: due_pass::<G>(state).is_some(),
            is_due: entry.is_due,
            digits: [(seat as u32, actors.len() as u32), (action as u32, legal.len() as u32)],
        }
    }
}

/// The place of `action` in `actions`, were they sorted by notation.
fn place_by_notation<A: Display>(actions: &[A], action: &A) -> usize {
    // Most positions that computers and tests go through leave no choice.
    if actions.len() == 1 {
        return 0;
    }
    let (own, mut other) = (action.to_string(), String::new());
    let mut is_before = |it: &&A| {
        other.clear();
        let written = write!(other, "{it}");
        assert!(written.is_ok(), "writing to a string cannot fail");
        other < own
    };
    actions.iter().filter(&mut is_before).count()
}

/// The action at this place of `actions`, were they sorted by notation.
fn nth_by_notation<A: Display>(mut actions: Vec<A>, nth: usize) -> A {
    if actions.len() == 1 {
        return actions.swap_remove(nth);
    }
    let mut text = String::with_capacity(NOTATION_BYTES * actions.len());
    let mut ends = Vec::with_capacity(actions.len());
    for it in &actions {
        let written = write!(text, "{it}");
        assert!(written.is_ok(), "writing to a string cannot fail");
        ends.push(text.len());
    }
    actions.swap_remove(idx_of_nth(&text, &ends, nth))
}

/// Which of several texts would come at this place, were they sorted. They stand in one, each up to its
/// end. Not all are put in order: each round leaves those on one side of some text.
fn idx_of_nth(text: &str, ends: &[usize], mut nth: usize) -> usize {
    let starts = std::iter::once(&0).chain(ends);
    let texts = starts.zip(ends).map(|(start, end)| &text[*start..*end]);
    let mut left: Vec<(&str, usize)> = texts.zip(0..).collect();
    loop {
        let (middle, idx) = left[left.len() / 2];
        let n_before = left.iter().filter(|it| it.0 < middle).count();
        let n_up_to = left.iter().filter(|it| it.0 <= middle).count();
        if nth < n_before {
            left.retain(|it| it.0 < middle);
        } else if nth < n_up_to {
            return idx;
        } else {
            nth -= n_up_to;
            left.retain(|it| middle < it.0);
        }
    }
}

/// Reads the game and edition of a link's tail.
///
/// # Errors
/// If it is not one.
pub fn head(tail: &str) -> Result<Head, RecordError> {
    read_head(&mut Bytes(&open(tail)?))
}

/// Unpacks a match and the names of its seats, and proves that it is the one that was packed.
///
/// # Errors
/// Says what is wrong. Time and memory are bounded by [`LINK_MAX`] and [`Game::PLIES_MAX`].
pub fn unpack<G: Game>(tail: &str) -> Result<(Match<G>, Vec<String>), RecordError> {
    let bytes = open(tail)?;
    let mut bytes = Bytes(&bytes);
    let packing = bytes.0.first().copied().unwrap_or_default();
    let edition = read_head(&mut bytes)?.edition_of::<G>()?;
    let is_sorted = 3 <= packing;
    let links = if is_sorted { bytes.number::<1>()? as u8 } else { packing };
    if G::LINKS < links {
        return Err(RecordError::NewerFormat);
    }
    let read = unpack_match::<G>(edition, bytes, Listing { links, is_sorted });
    match read {
        // No letter of it was changed: it is the legal actions that have.
        Err(
            RecordError::CheckDiffers { .. }
            | RecordError::TooManyPlies
            | RecordError::Refused { .. },
        ) if links < G::LINKS => Err(RecordError::OldLink),
        read => read,
    }
}

/// Unpacks what comes after the head.
fn unpack_match<G: Game>(
    edition: Edition,
    mut bytes: Bytes<'_>,
    listing: Listing,
) -> Result<(Match<G>, Vec<String>), RecordError> {
    let mut seed = [0; 8];
    seed[..5].copy_from_slice(bytes.take(5)?);
    let setup: Option<G::Setup> = bytes.text(SETUP_MAX)?.parse().ok();
    let setup =
        setup.filter(|it| G::since(it) <= edition).ok_or(RecordError::Header { line: 4 })?;
    let seed = Seed::from_bits(u64::from_le_bytes(seed));
    let mut game: Match<G> = Match::begin_in(edition, setup, seed)
        .map_err(|it: G::Refusal| RecordError::Setup { rule: it.rule() })?;
    let names = read_names(&mut bytes, game.n_seats())?;
    let n_plies = bytes.number::<2>()? as usize;
    let check = bytes.number::<4>()? as u32;
    if (G::PLIES_MAX as usize) < n_plies {
        return Err(RecordError::TooManyPlies);
    }
    replay(&mut game, n_plies, Number::from_bytes(bytes.0), listing)?;
    if game.check_value() as u32 == check {
        Ok((game, names))
    } else {
        Err(RecordError::CheckDiffers { after: 0, by: n_plies })
    }
}

/// The bytes that letters stand for; none if they are no such letters.
fn decode(letters: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(letters).ok()
}

/// Undoes the outer layer and proves that no character was lost or changed.
fn open(tail: &str) -> Result<Vec<u8>, RecordError> {
    if LINK_MAX < tail.len() {
        return Err(RecordError::TooLong);
    }
    let mut bytes = decode(tail.trim()).ok_or(RecordError::NotARecord)?;
    let at = bytes.len().checked_sub(2).ok_or(RecordError::NotARecord)?;
    let sum = bytes.split_off(at);
    let is_whole = sum == (digest(&bytes) as u16).to_le_bytes();
    if is_whole { Ok(bytes) } else { Err(RecordError::NotARecord) }
}

fn read_head(bytes: &mut Bytes<'_>) -> Result<Head, RecordError> {
    match bytes.number::<1>()? {
        0 => return Err(RecordError::NotARecord),
        it if u64::from(FORMAT) < it => return Err(RecordError::NewerFormat),
        _ => {}
    }
    let game = bytes.text(SETUP_MAX)?.to_owned();
    let edition = bytes.number::<2>()? as u16;
    if edition == 0 {
        return Err(RecordError::NotARecord);
    }
    Ok(Head { game, edition: Edition::nth(edition) })
}

fn read_names(bytes: &mut Bytes<'_>, n_seats: usize) -> Result<Vec<String>, RecordError> {
    assert!(n_seats <= SEATS_MAX);
    (0..n_seats).map(|_| bytes.text(4 * NAME_MAX).map(clean_name)).collect()
}

/// The order in which a link counts the legal actions.
#[derive(Clone, Copy)]
struct Listing {
    /// [`Game::LINKS`] when it was made.
    links: u8,
    /// They are sorted by notation.
    is_sorted: bool,
}

impl Listing {
    /// The legal actions of a seat, without what came later, in the order of [`Game::legal`].
    fn legal<G: Game>(self, game: &Match<G>, seat: Seat) -> Vec<G::Action> {
        let mut legal = game.legal(seat);
        if self.links < G::LINKS {
            legal.retain(|it| G::legal_since(game.state(), seat, it) <= self.links);
        }
        legal
    }

    /// Those who may act. A seat that can do nothing but what came later did not count.
    fn actors<G: Game>(self, game: &Match<G>) -> SeatSet {
        let could_act = |it: &Seat| self.links == G::LINKS || !self.legal(game, *it).is_empty();
        game.actors().iter().filter(could_act).collect()
    }
}

fn replay<G: Game>(
    game: &mut Match<G>,
    n_plies: usize,
    mut log: Number,
    listing: Listing,
) -> Result<(), RecordError> {
    let mut makes_passes = None;
    for nth in 0..n_plies {
        let ply = nth + 1;
        let due = due_pass::<G>(game.state()).filter(|_| listing.is_sorted);
        if let Some((seat, pass)) = due
            && *makes_passes.get_or_insert_with(|| log.pop(2) == 1)
        {
            game.play(seat, pass).map_err(|it| RecordError::Refused { ply, rule: it.rule() })?;
            continue;
        }
        let actors = listing.actors(game);
        if actors.is_empty() {
            return Err(RecordError::TooManyPlies);
        }
        let seat = log.pop(actors.len() as u32) as usize;
        let seat: Seat = actors.iter().nth(seat).expect("a digit below its base");
        let mut legal = listing.legal(game, seat);
        let nth = log.pop(legal.len() as u32) as usize;
        let action =
            if listing.is_sorted { nth_by_notation(legal, nth) } else { legal.swap_remove(nth) };
        game.play(seat, action).map_err(|it| RecordError::Refused { ply, rule: it.rule() })?;
    }
    if log.is_zero() { Ok(()) } else { Err(RecordError::CheckDiffers { after: 0, by: n_plies }) }
}

/// Bytes that are read from the front.
struct Bytes<'t>(&'t [u8]);

impl<'t> Bytes<'t> {
    fn take(&mut self, n_bytes: usize) -> Result<&'t [u8], RecordError> {
        let (taken, rest) = self.0.split_at_checked(n_bytes).ok_or(RecordError::NoCheck)?;
        self.0 = rest;
        Ok(taken)
    }

    /// A whole number of `N` bytes.
    fn number<const N: usize>(&mut self) -> Result<u64, RecordError> {
        let bytes = self.take(N)?;
        Ok(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    fn text(&mut self, bytes_max: usize) -> Result<&'t str, RecordError> {
        let n_bytes = self.number::<1>()? as usize;
        if bytes_max < n_bytes {
            return Err(RecordError::TooLong);
        }
        std::str::from_utf8(self.take(n_bytes)?).map_err(|_| RecordError::NotARecord)
    }
}
