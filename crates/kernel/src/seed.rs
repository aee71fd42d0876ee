//! Seeds: where all luck of a match comes from, and their short codes.

use std::fmt;

use super::letters::small_of;

/// The symbols of a code. I, L, O and U are left out, because they look like others.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A code has this many symbols, five bits each.
const CODE_LEN: usize = 8;

const BITS: u32 = 5 * CODE_LEN as u32;

/// A longer text typed by a person is cut here.
pub const SEED_TEXT_MAX: usize = 200;

/// The seed of a match: 40 bits, shown as a code such as `7K2Q-XM49`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(u64);

impl Seed {
    /// The seed made of the low 40 bits of `bits`.
    pub const fn from_bits(bits: u64) -> Seed {
        Seed(bits & ((1 << BITS) - 1))
    }

    /// The seed as a number below 2^40.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The seed that a person means by `text`. A code is read as itself, in any case, with any spaces
    /// and hyphens, with look-alikes forgiven; any other text is a seed too.
    pub fn from_text(text: &str) -> Seed {
        Seed::from_code(text).unwrap_or_else(|| {
            let folded: String = text.trim().chars().take(SEED_TEXT_MAX).map(small_of).collect();
            Seed::from_bits(super::digest(&folded))
        })
    }

    /// Reads a code, or tells that the text is none.
    pub fn from_code(text: &str) -> Option<Seed> {
        let mut bits = 0u64;
        let mut len = 0usize;
        for symbol in text.chars().filter(|it| !it.is_whitespace() && *it != '-') {
            let plain = match symbol.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let value = ALPHABET.iter().position(|&it| char::from(it) == plain)?;
            if len == CODE_LEN {
                return None;
            }
            bits = bits << 5 | value as u64;
            len += 1;
        }
        (len == CODE_LEN).then_some(Seed(bits))
    }

    /// The seed of a day for one game: `day` is a UTC date such as `2026-11-21`.
    pub fn of_day(game: &str, day: &str) -> Seed {
        Seed::from_bits(super::digest(&("day", game, day)))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in 0..CODE_LEN {
            if place == CODE_LEN / 2 {
                f.write_str("-")?;
            }
            let shift = BITS - 5 * (place as u32 + 1);
            let value = (self.0 >> shift & 31) as usize;
            write!(f, "{}", char::from(ALPHABET[value]))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_whatever_their_dress() {
        for bits in [0, 1, 31, 32, 0xff_ffff_ffff, 0x12_3456_789a] {
            let seed = Seed::from_bits(bits);
            let code = seed.to_string();
            assert_eq!(Seed::from_code(&code), Some(seed));
            assert_eq!(Seed::from_text(&format!("  {} ", code.to_lowercase())), seed);
        }
        assert_eq!(Seed::from_code("O1IL-0000"), Seed::from_code("0111-0000"));
    }

    #[test]
    fn any_text_is_a_seed() {
        assert_eq!(Seed::from_text("Dragon"), Seed::from_text(" dragon "));
        assert_ne!(Seed::from_text("dragon"), Seed::from_text("dragons"));
        assert_ne!(Seed::from_text(""), Seed::from_text("дракон"));
        assert_eq!(Seed::from_code("7K2Q-XM490"), None);
        assert_eq!(Seed::from_code("7K2Q-XMU9"), None);
    }
}
