//! Bytes that are read one after the other, and the check value at their end.

/// The rest of some bytes that are being read.
#[derive(Clone, Copy, Debug)]
pub struct Rest<'a>(pub &'a [u8]);

impl<'a> Rest<'a> {
    /// The next `n` bytes; none if there are fewer.
    pub fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    /// The next `N` bytes; none if there are fewer.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        self.array().map(|[it]| it)
    }

    /// The next number of two bytes, the larger one first.
    pub fn number(&mut self) -> Option<u16> {
        self.array().map(u16::from_be_bytes)
    }
}

/// The check value of some bytes: CRC-16 (the polynomial 0x1021 of CCITT, from 0xFFFF). One slip of a letter always
/// changes it.
pub fn check_value(bytes: &[u8]) -> u16 {
    let mut value = 0xFFFF_u16;
    for byte in bytes {
        value ^= u16::from(*byte) << 8;
        for _ in 0..8 {
            let carries = value & 0x8000 != 0;
            value = (value << 1) ^ if carries { 0x1021 } else { 0 };
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_value_is_that_of_the_catalogue() {
        assert_eq!(check_value(b"123456789"), 0x29B1);
    }

    #[test]
    fn reading_beyond_the_end_finds_nothing_and_takes_nothing() {
        let mut rest = Rest(&[1, 2, 3]);
        assert_eq!(rest.number(), Some(258));
        assert_eq!(rest.number(), None);
        assert_eq!(rest.take(2), None);
        assert_eq!(rest.byte(), Some(3));
        assert_eq!(rest.byte(), None);
    }
}
