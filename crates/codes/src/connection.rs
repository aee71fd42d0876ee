//! One end of a connection between two browsers: the bytes that the other end needs of it.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::bytes::Rest;

/// The most addresses that one end offers.
pub const CANDIDATES_MAX: usize = 4;

/// The lengths of a name and of a password, in characters. The standard (RFC 8839) has the least; browsers write 4
/// or 8 of the one, 24 or 32 of the other.
const UFRAG: [usize; 2] = [4, 32];
const PASSWORD: [usize; 2] = [22, 40];

/// The characters that names and passwords are made of, in the order of their values.
const ICE: [u8; 64] = *b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEXADECIMAL: [u8; 16] = *b"0123456789abcdef";

/// The bit in the byte before a name that says that it is hexadecimal: 4 bits for each character, else 6.
const IS_HEXADECIMAL: u8 = 0x80;

/// The number of bits of a candidate's kind.
const KIND_BITS: usize = 2;

/// What WebRTC needs of one end, with no server in between. Only what browsers can write is ever in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Connection {
    pub(crate) ufrag: String,
    pub(crate) password: String,
    pub(crate) fingerprint: [u8; 32],
    pub(crate) role: Role,
    pub(crate) candidates: Vec<Candidate>,
}

/// The end that begins to encrypt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Either end: that of an offer, which leaves it to the answer.
    Either,
    /// This end: that of an answer.
    Active,
    /// The other end: that of an answer.
    Passive,
}

/// An address of a device in its own network, with its port; always UDP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Candidate {
    V4(Ipv4Addr, u16),
    V6(Ipv6Addr, u16),
    /// A name that the browser has made up, to be asked for in the network itself (mDNS): the sixteen bytes of
    /// `….local`.
    Local([u8; 16], u16),
}

impl Candidate {
    fn kind(self) -> u8 {
        match self {
            Candidate::V4(..) => 0,
            Candidate::V6(..) => 1,
            Candidate::Local(..) => 2,
        }
    }

    /// Tells whether two are addresses of one kind.
    pub(crate) fn is_like(self, other: Candidate) -> bool {
        self.kind() == other.kind()
    }

    fn write(self, into: &mut Vec<u8>) {
        let port = match self {
            Candidate::V4(address, port) => {
                into.extend(address.octets());
                port
            }
            Candidate::V6(address, port) => {
                into.extend(address.octets());
                port
            }
            Candidate::Local(name, port) => {
                into.extend(name);
                port
            }
        };
        into.extend(port.to_be_bytes());
    }

    fn read(kind: u8, rest: &mut Rest<'_>) -> Option<Candidate> {
        let port = |rest: &mut Rest<'_>| rest.number().filter(|it| 0 < *it);
        match kind {
            0 => Some(Candidate::V4(Ipv4Addr::from(rest.array::<4>()?), port(rest)?)),
            1 => Some(Candidate::V6(Ipv6Addr::from(rest.array::<16>()?), port(rest)?)),
            2 => Some(Candidate::Local(rest.array()?, port(rest)?)),
            _ => None,
        }
    }
}

impl Connection {
    /// The part that this end takes when the connection is set up.
    pub fn role(&self) -> Role {
        self.role
    }

    /// The addresses of the device, at least one and at most [`CANDIDATES_MAX`], the best first.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Writes it with at most so many of its candidates.
    pub(crate) fn write(&self, n_candidates: usize, into: &mut Vec<u8>) {
        into.extend(self.fingerprint);
        write_name(&self.ufrag, into);
        write_name(&self.password, into);
        let candidates = &self.candidates[..n_candidates.min(self.candidates.len())];
        let role = match self.role {
            Role::Either => 0,
            Role::Active => 1,
            Role::Passive => 2,
        };
        // There are four at most.
        into.push(role << 4 | candidates.len() as u8);
        into.push(candidates.iter().rev().fold(0, |kinds, it| kinds << KIND_BITS | it.kind()));
        candidates.iter().for_each(|it| it.write(into));
    }

    /// Reads it; none if it is no end of a connection.
    pub(crate) fn read(rest: &mut Rest<'_>) -> Option<Connection> {
        let fingerprint = rest.array()?;
        let ufrag = read_name(rest).filter(|it| is_ufrag(it))?;
        let password = read_name(rest).filter(|it| is_password(it))?;
        let head = rest.byte()?;
        let role = match head >> 4 {
            0 => Role::Either,
            1 => Role::Active,
            2 => Role::Passive,
            _ => return None,
        };
        let n = usize::from(head & 0xF);
        let kinds = rest.byte()?;
        if !(1..=CANDIDATES_MAX).contains(&n) {
            return None;
        }
        let kind = |nth: usize| kinds >> (nth * KIND_BITS) & 3;
        let candidates =
            (0..n).map(|nth| Candidate::read(kind(nth), rest)).collect::<Option<_>>()?;
        Some(Connection { ufrag, password, fingerprint, role, candidates })
    }
}

/// Tells whether a text is a name of this kind; then no sign in it means anything else in a description.
pub(crate) fn is_ufrag(text: &str) -> bool {
    is_name(text, UFRAG)
}

/// Tells whether a text is a password of this kind.
pub(crate) fn is_password(text: &str) -> bool {
    is_name(text, PASSWORD)
}

fn is_name(text: &str, [least, most]: [usize; 2]) -> bool {
    (least..=most).contains(&text.len()) && text.bytes().all(|it| ICE.contains(&it))
}

/// Writes a name: a byte with its length, then its characters in 4 or 6 bits each.
fn write_name(name: &str, into: &mut Vec<u8>) {
    let is_hexadecimal = name.bytes().all(|it| HEXADECIMAL.contains(&it));
    let (head, letters, n_bits): (u8, &[u8], u32) =
        if is_hexadecimal { (IS_HEXADECIMAL, &HEXADECIMAL, 4) } else { (0, &ICE, 6) };
    // A name has 40 characters at most.
    into.push(head | name.len() as u8);
    let (mut bits, mut n_waiting) = (0_u32, 0);
    for letter in name.bytes() {
        let value = letters.iter().position(|it| *it == letter).unwrap_or_default();
        bits = bits << n_bits | value as u32;
        n_waiting += n_bits;
        if 8 <= n_waiting {
            n_waiting -= 8;
            into.push((bits >> n_waiting) as u8);
        }
    }
    if 0 < n_waiting {
        into.push((bits << (8 - n_waiting)) as u8);
    }
}

fn read_name(rest: &mut Rest<'_>) -> Option<String> {
    let head = rest.byte()?;
    let n = usize::from(head & !IS_HEXADECIMAL);
    let (letters, n_bits): (&[u8], usize) =
        if head & IS_HEXADECIMAL == 0 { (&ICE, 6) } else { (&HEXADECIMAL, 4) };
    let bytes = rest.take((n * n_bits).div_ceil(8))?;
    let letter = |nth: usize| {
        let start = nth * n_bits;
        let pair = [bytes.get(start / 8), bytes.get(start / 8 + 1)];
        let pair = u16::from_be_bytes(pair.map(|it| it.copied().unwrap_or_default()));
        let value = usize::from(pair) >> (16 - n_bits - start % 8) & (letters.len() - 1);
        char::from(letters[value])
    };
    Some((0..n).map(letter).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_name(name: &str, n_bytes: usize) {
        let mut bytes = Vec::new();
        write_name(name, &mut bytes);
        assert_eq!(bytes.len(), n_bytes);
        assert_eq!(read_name(&mut Rest(&bytes)).as_deref(), Some(name));
        assert_eq!(read_name(&mut Rest(&bytes[..n_bytes - 1])), None);
    }

    #[test]
    fn names_of_all_lengths_come_back() {
        for n in 4..=40 {
            check_name(&"Zz09+/aB".repeat(5)[..n], 1 + (n * 6).div_ceil(8));
            check_name(&"09af5a".repeat(7)[..n], 1 + n.div_ceil(2));
        }
    }

    #[test]
    fn a_name_is_of_the_standard_s_characters_and_lengths() {
        assert!(is_ufrag("aB+/") && is_password(&"x".repeat(22)));
        assert!(!is_ufrag("aB+") && !is_password(&"x".repeat(21)));
        assert!(!is_ufrag(&"x".repeat(33)) && !is_password(&"x".repeat(41)));
        assert!(!is_ufrag("ab\r\na=x") && !is_ufrag("день"));
    }
}
