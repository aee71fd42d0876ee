//! Names of messages and terms as numbers: the program carries no names, and the files of a finished site short ones.

/// A message or a term: 24 bits of its name's hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id(u32);

/// Tells terms from messages.
const TERM: u32 = 1 << 24;

/// The digits of a short name.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The digits of a short name behind its `_`.
const N_DIGITS: usize = 4;

impl Id {
    /// The message of this name; with a `-` before it, the term.
    pub const fn of(name: &str) -> Id {
        let bytes = name.as_bytes();
        let is_term = !bytes.is_empty() && bytes[0] == b'-';
        let mut at = if is_term { 1 } else { 0 };
        if bytes.len() == at + 1 + N_DIGITS && bytes[at] == b'_' {
            let mut number = 0;
            at += 1;
            while at < bytes.len() {
                number = number << 6 | digit(bytes[at]);
                at += 1;
            }
            return Id(if is_term { number | TERM } else { number });
        }
        // FNV-1a, folded.
        let mut hash = 0x811c_9dc5_u32;
        while at < bytes.len() {
            hash = (hash ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        let number = (hash >> 24) ^ (hash & 0x00ff_ffff);
        Id(if is_term { number | TERM } else { number })
    }

    /// The term of the same name.
    pub const fn of_term(self) -> Id {
        Id(self.0 | TERM)
    }

    /// A short name that reads as the same message or term: `_aB3d`, without the `-` of a term.
    pub fn short(self) -> String {
        let digit = |nth| char::from(DIGITS[(self.0 >> (6 * nth) & 63) as usize]);
        ["_".to_owned(), (0..N_DIGITS).rev().map(digit).collect()].concat()
    }
}

impl From<&str> for Id {
    fn from(name: &str) -> Id {
        Id::of(name)
    }
}

const fn digit(of: u8) -> u32 {
    match of {
        b'A'..=b'Z' => (of - b'A') as u32,
        b'a'..=b'z' => (of - b'a') as u32 + 26,
        b'0'..=b'9' => (of - b'0') as u32 + 52,
        b'-' => 62,
        _ => 63,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_is_the_same_message() {
        for name in ["over", "refuse-not-your-turn", "a", "knight-2"] {
            let id = Id::of(name);
            assert_eq!(Id::of(&id.short()), id, "{name}");
            assert_eq!(Id::of(&format!("-{}", id.short())), Id::of(&format!("-{name}")), "{name}");
            assert_ne!(id, id.of_term());
        }
        assert_ne!(Id::of("over"), Id::of("under"));
    }
}
