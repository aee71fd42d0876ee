//! What is in a small set that is kept as the bits of a number.

use std::iter::FusedIterator;

/// The places of the ones of a byte, the lowest first.
#[derive(Clone, Debug)]
pub struct Bits(pub u8);

impl Iterator for Bits {
    type Item = u8;

    // Rules go through sets all the time: this does not ask about places that are not in them.
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(place)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n_left = self.0.count_ones() as usize;
        (n_left, Some(n_left))
    }
}

impl DoubleEndedIterator for Bits {
    #[inline]
    fn next_back(&mut self) -> Option<u8> {
        let place = self.0.checked_ilog2()? as u8;
        self.0 &= !(1 << place);
        Some(place)
    }
}

impl ExactSizeIterator for Bits {}

impl FusedIterator for Bits {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_one_is_met_once_from_either_end() {
        let bits = Bits(0b1010_0001);
        assert_eq!(bits.len(), 3);
        assert_eq!(bits.clone().collect::<Vec<u8>>(), [0, 5, 7]);
        assert_eq!(bits.clone().rev().collect::<Vec<u8>>(), [7, 5, 0]);
        let mut ends = bits;
        assert_eq!((ends.next(), ends.next_back(), ends.len()), (Some(0), Some(7), 1));
        assert_eq!(Bits(0).next().or(Bits(0).next_back()), None);
    }
}
