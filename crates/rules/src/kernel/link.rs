//! A whole match in the tail of a link: `setup + seed + log`, packed and proved.
//!
//! Each action is written as its place in the list of legal actions, so a link is about ten times
//! shorter than the record. The record stays the durable form: a link is read under the edition of
//! rules that wrote it, and under no other. Within an edition more may become legal: an older link is
//! read without what came later, by [`Game::is_later`].

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::name::{NAME_MAX, clean_name};
use super::record::{Head, RecordError};
use super::{Cites, Game, Match, SEATS_MAX, Seat, SeatSet, Seed, digest};

/// The edition of the packing itself. In that of 1, what is later than it is not counted.
const FORMAT: u8 = 2;

/// No link tail is longer, in characters.
pub const LINK_MAX: usize = 8 * 1024;

/// No setup is longer, in bytes.
const SETUP_MAX: usize = 250;

/// Packs a match. `names` are kept where they are not empty.
pub fn pack<G: Game>(game: &Match<G>, names: &[String]) -> String {
    let mut bytes = vec![FORMAT];
    put_text(&mut bytes, G::ID);
    bytes.extend(G::EDITION.to_le_bytes());
    bytes.extend(&game.seed().bits().to_le_bytes()[..5]);
    put_text(&mut bytes, &game.setup().to_string());
    for nth in 0..game.n_seats() {
        put_text(&mut bytes, &names.get(nth).map(|it| clean_name(it)).unwrap_or_default());
    }
    bytes.extend((game.ply() as u16).to_le_bytes());
    bytes.extend((game.check_value() as u32).to_le_bytes());
    bytes.extend(pack_log(game));
    let sum = digest(&bytes) as u16;
    bytes.extend(sum.to_le_bytes());
    URL_SAFE_NO_PAD.encode(bytes)
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    assert!(text.len() <= SETUP_MAX);
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// The log as one large number: for each action the place of its seat among those who may act,
/// and its own place among the legal ones. The first action is the lowest digit.
fn pack_log<G: Game>(game: &Match<G>) -> Vec<u8> {
    let mut digits = Vec::with_capacity(2 * game.ply());
    for (ply, entry) in game.log().iter().enumerate() {
        let state = game.state_at(ply);
        let actors = G::turn(&state).awaited().or(G::out_of_turn(&state));
        let mut legal = Vec::new();
        G::legal(&state, entry.seat, &mut legal);
        let seat = actors.iter().position(|it| it == entry.seat);
        let action = legal.iter().position(|it| *it == entry.action);
        digits.push((seat.expect("a seat that may act") as u32, actors.len() as u32));
        digits.push((action.expect("a legal action was taken") as u32, legal.len() as u32));
    }
    let mut number = Number::default();
    for (digit, base) in digits.into_iter().rev() {
        number.push(digit, base);
    }
    number.bytes()
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
    let is_old = bytes.first() == Some(&1);
    let mut bytes = Bytes(&bytes);
    let head = read_head(&mut bytes)?;
    if head.game != G::ID {
        return Err(RecordError::OtherGame(head.game));
    }
    if head.edition != u32::from(G::EDITION) {
        return Err(RecordError::OtherEdition(head.edition));
    }
    let mut seed = [0; 8];
    seed[..5].copy_from_slice(bytes.take(5)?);
    let setup = bytes.text(SETUP_MAX)?.parse().map_err(|_| RecordError::Header { line: 4 })?;
    let seed = Seed::from_bits(u64::from_le_bytes(seed));
    let mut game: Match<G> = Match::begin(setup, seed)
        .map_err(|it: G::Refusal| RecordError::Setup { rule: it.rule() })?;
    let names = read_names(&mut bytes, game.n_seats())?;
    let n_plies = bytes.number::<2>()? as usize;
    let check = bytes.number::<4>()? as u32;
    if G::PLIES_MAX as usize <= n_plies {
        return Err(RecordError::TooManyPlies);
    }
    replay(&mut game, n_plies, Number::from_bytes(bytes.0), is_old)?;
    if game.check_value() as u32 == check {
        Ok((game, names))
    } else {
        Err(RecordError::CheckDiffers)
    }
}

/// Undoes the outer layer and proves that no character was lost or changed.
fn open(tail: &str) -> Result<Vec<u8>, RecordError> {
    if LINK_MAX < tail.len() {
        return Err(RecordError::TooLong);
    }
    let mut bytes = URL_SAFE_NO_PAD.decode(tail.trim()).map_err(|_| RecordError::NotARecord)?;
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
    let edition = bytes.number::<2>()? as u32;
    Ok(Head { game, edition })
}

fn read_names(bytes: &mut Bytes<'_>, n_seats: usize) -> Result<Vec<String>, RecordError> {
    assert!(n_seats <= SEATS_MAX);
    (0..n_seats).map(|_| bytes.text(4 * NAME_MAX).map(clean_name)).collect()
}

fn replay<G: Game>(
    game: &mut Match<G>,
    n_plies: usize,
    mut log: Number,
    is_old: bool,
) -> Result<(), RecordError> {
    for nth in 0..n_plies {
        let ply = nth + 1;
        let could_act = |it: &Seat| !is_old || !legal(game, *it, is_old).is_empty();
        let actors: SeatSet = game.actors().iter().filter(could_act).collect();
        if actors.is_empty() {
            return Err(RecordError::TooManyPlies);
        }
        let seat = log.pop(actors.len() as u32) as usize;
        let seat: Seat = actors.iter().nth(seat).expect("a digit below its base");
        let mut legal = legal(game, seat, is_old);
        let action = legal.swap_remove(log.pop(legal.len() as u32) as usize);
        game.play(seat, action).map_err(|it| RecordError::Refused { ply, rule: it.rule() })?;
    }
    if log.is_zero() { Ok(()) } else { Err(RecordError::CheckDiffers) }
}

/// What a seat may do; as an old link counts, without what came later.
fn legal<G: Game>(game: &Match<G>, seat: Seat, is_old: bool) -> Vec<G::Action> {
    let mut legal = game.legal(seat);
    if is_old {
        legal.retain(|it| !G::is_later(game.state(), seat, it));
    }
    legal
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

/// A whole number of any size, written digit by digit in changing bases.
#[derive(Default)]
struct Number {
    /// Least significant first, without leading zeros.
    limbs: Vec<u32>,
}

impl Number {
    /// Multiplies by `base` and adds `digit`.
    fn push(&mut self, digit: u32, base: u32) {
        assert!(digit < base);
        let mut carry = u64::from(digit);
        for limb in &mut self.limbs {
            let wide = u64::from(*limb) * u64::from(base) + carry;
            *limb = wide as u32;
            carry = wide >> 32;
        }
        if 0 < carry {
            self.limbs.push(carry as u32);
        }
    }

    /// Divides by `base` and returns the remainder.
    fn pop(&mut self, base: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.limbs.iter_mut().rev() {
            let wide = rest << 32 | u64::from(*limb);
            *limb = (wide / u64::from(base)) as u32;
            rest = wide % u64::from(base);
        }
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
        rest as u32
    }

    fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.limbs.iter().flat_map(|it| it.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Number {
        let limb = |it: &[u8]| it.iter().rev().fold(0, |limb, &byte| limb << 8 | u32::from(byte));
        Number { limbs: bytes.chunks(4).map(limb).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back_in_the_order_of_play() {
        let digits = [(3, 7), (0, 1), (0, 2), (127, 128), (5, 6), (0, 3), (0, 9)];
        let mut number = Number::default();
        for (digit, base) in digits.into_iter().rev() {
            number.push(digit, base);
        }
        let mut read = Number::from_bytes(&number.bytes());
        for (digit, base) in digits {
            assert_eq!(read.pop(base), digit);
        }
        assert!(read.is_zero());
    }
}
