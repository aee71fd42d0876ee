//! The two codes, as bytes and as text.
//!
//! | bytes | are |
//! | --- | --- |
//! | 1 | four bits that all codes begin with, three for the version, one for the kind |
//! | 1 | the number of all bytes |
//! | … | what it says; a zero more where the number of bytes would be even |
//! | 2 | the check value of all before |

use crate::bytes::{Rest, check_value};
use crate::connection::{Connection, Role};
use crate::letters;

/// The most bytes of a code.
pub const BYTES_MAX: usize = 120;

/// The four bits that tell a code from another text.
const MARK: u8 = 0xB0;
const MARK_BITS: u8 = 0xF0;

/// The version of all codes that are written, in the next three bits.
const VERSION: u8 = 1;
const VERSION_BITS: u8 = 0x0E;

/// The bit of an answer.
const IS_ANSWER: u8 = 1;

/// The bytes of the head and of the check value.
const HEAD: usize = 2;
const CHECK: usize = 2;

/// The signs before a code in a link: of an invitation, and of an answer.
const IN_LINK: [&str; 2] = ["#i=", "#a="];

/// A name keeps so many bytes before a candidate goes, if there are several.
const NAME_LEAST: usize = 12;

/// The fault of a text that was to be a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is another text.
    NotACode,
    /// It begins as a code does, and is not whole: some of it is missing, or came differently.
    Cut,
    /// It is a code of another version of the program.
    OtherVersion,
    /// It is an answer where an invitation was asked for, or the other way round.
    OtherKind,
}

/// A code of either kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Code {
    Invitation(Invitation),
    Answer(Answer),
}

/// The code of the host of a match: an empty seat, and the host's end of a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The game, as [`game_number`] has it.
    pub game: u16,
    /// The number of seats of the match.
    pub n_seats: u8,
    /// The seat that the guest is to take, from 0; less than `n_seats`.
    pub seat: u8,
    /// The name of the host, as it came; not cleaned. In a code it may be shorter than it was.
    pub host: String,
    /// A number by which the answer is known: any, another one for each invitation.
    pub key: u16,
    /// The host's end, with [`Role::Either`].
    pub connection: Connection,
}

/// The code of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The key of the invitation.
    pub key: u16,
    /// The guest's end, with [`Role::Active`] or [`Role::Passive`].
    pub connection: Connection,
}

/// The number of the game with this id, such as `dungeon-roll`: its check value.
pub fn game_number(id: &str) -> u16 {
    check_value(id.as_bytes())
}

/// Reads a code: the bare text, or the first link in a text that ends in one. Gaps, line breaks, small letters and
/// what follows are forgiven.
///
/// # Errors
/// If there is no code, or none that can be read.
pub fn read(text: &str) -> Result<Code, Unread> {
    let values = letters::values(code_in(text));
    let head = letters::read(&values[..values.len().min(3)]).unwrap_or_default();
    let [kind, length] = head[..] else { return Err(Unread::NotACode) };
    let n_letters = letters::n_letters(usize::from(length));
    if kind & MARK_BITS != MARK || usize::from(length) < HEAD + CHECK {
        return Err(Unread::NotACode);
    }
    let bytes = values.get(..n_letters).and_then(letters::read).ok_or(Unread::Cut)?;
    read_bytes(&bytes)
}

/// Reads the bytes of a code.
///
/// # Errors
/// As [`read`].
fn read_bytes(bytes: &[u8]) -> Result<Code, Unread> {
    let (said, check) = bytes.split_last_chunk().ok_or(Unread::Cut)?;
    if check_value(said) != u16::from_be_bytes(*check) {
        return Err(Unread::Cut);
    }
    let mut rest = Rest(said);
    let kind = rest.byte().ok_or(Unread::Cut)?;
    if kind & VERSION_BITS != VERSION << 1 {
        return Err(Unread::OtherVersion);
    }
    // It is whole, so one that says nothing was written so.
    rest.byte().ok_or(Unread::NotACode)?;
    let code = match kind & IS_ANSWER {
        0 => Invitation::read_rest(rest).map(Code::Invitation),
        _ => Answer::read_rest(rest).map(Code::Answer),
    };
    code.filter(|_| bytes.len() <= BYTES_MAX).ok_or(Unread::NotACode)
}

/// The part of a text that begins with its code.
fn code_in(text: &str) -> &str {
    let is_mark = |nth: &usize| {
        let part = text.as_bytes().get(*nth..nth + 3);
        part.is_some_and(|it| IN_LINK.iter().any(|mark| it.eq_ignore_ascii_case(mark.as_bytes())))
    };
    // A mark is of three characters of one byte each.
    let start = text.match_indices('#').map(|it| it.0).find(is_mark).map(|it| it + 3);
    text.get(start.unwrap_or_default()..).unwrap_or_default()
}

impl Invitation {
    /// Reads an invitation, as [`read`] reads codes.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(text: &str) -> Result<Invitation, Unread> {
        match read(text)? {
            Code::Invitation(it) => Ok(it),
            Code::Answer(_) => Err(Unread::OtherKind),
        }
    }

    /// The code as text.
    pub fn code(&self) -> String {
        letters::write(&self.bytes())
    }

    /// The code as bytes, at most [`BYTES_MAX`]: candidates are left out, the last ones first, and the name is cut
    /// where there is no room.
    fn bytes(&self) -> Vec<u8> {
        let name = self.host.trim();
        let with = |n_candidates| {
            let mut bytes = vec![MARK | VERSION << 1, 0];
            bytes.extend(self.game.to_be_bytes());
            bytes.extend([self.n_seats, self.seat]);
            bytes.extend(self.key.to_be_bytes());
            self.connection.write(n_candidates, &mut bytes);
            bytes
        };
        let n_candidates = self.connection.candidates.len();
        let fits = |it: &Vec<u8>| room(it).is_some_and(|it| name.len().min(NAME_LEAST) <= it);
        let fitting = (2..=n_candidates).rev().map(with).find(fits);
        let mut bytes = fitting.unwrap_or_else(|| with(1));
        let length = name.floor_char_boundary(room(&bytes).unwrap_or_default());
        bytes.extend(name[..length].trim_end().bytes());
        seal(bytes)
    }

    fn read_rest(mut rest: Rest<'_>) -> Option<Invitation> {
        let (game, n_seats, seat, key) =
            (rest.number()?, rest.byte()?, rest.byte()?, rest.number()?);
        let connection = Connection::read(&mut rest)?;
        let host = std::str::from_utf8(rest.0).ok()?.trim_end_matches('\0').to_owned();
        let is_one = seat < n_seats && connection.role == Role::Either;
        is_one.then_some(Invitation { game, n_seats, seat, host, key, connection })
    }
}

impl Answer {
    /// Reads an answer, as [`read`] reads codes.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(text: &str) -> Result<Answer, Unread> {
        match read(text)? {
            Code::Answer(it) => Ok(it),
            Code::Invitation(_) => Err(Unread::OtherKind),
        }
    }

    /// The code as text.
    pub fn code(&self) -> String {
        letters::write(&self.bytes())
    }

    /// The code as bytes, at most [`BYTES_MAX`], for which candidates are left out, the last ones first.
    fn bytes(&self) -> Vec<u8> {
        let with = |n_candidates| {
            let mut bytes = vec![MARK | VERSION << 1 | IS_ANSWER, 0];
            bytes.extend(self.key.to_be_bytes());
            self.connection.write(n_candidates, &mut bytes);
            bytes
        };
        let n_candidates = self.connection.candidates.len();
        let fitting = (2..=n_candidates).rev().map(with).find(|it| room(it).is_some());
        seal(fitting.unwrap_or_else(|| with(1)))
    }

    fn read_rest(mut rest: Rest<'_>) -> Option<Answer> {
        let key = rest.number()?;
        let connection = Connection::read(&mut rest)?;
        let is_one = connection.role != Role::Either && rest.0.iter().all(|it| *it == 0);
        is_one.then_some(Answer { key, connection })
    }
}

/// The number of bytes that there is room for after these, which then are an odd number; none if they are too many.
fn room(bytes: &[u8]) -> Option<usize> {
    (BYTES_MAX - 1 - CHECK).checked_sub(bytes.len())
}

/// Puts in the number of bytes, an odd one, and the check value.
fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.len().is_multiple_of(2) {
        bytes.push(0);
    }
    // There are 120 at most.
    bytes[1] = (bytes.len() + CHECK) as u8;
    let check = check_value(&bytes);
    bytes.extend(check.to_be_bytes());
    bytes
}
