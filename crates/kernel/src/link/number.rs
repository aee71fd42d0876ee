//! A whole number of any size, as a tail is one.

/// A whole number of any size, written digit by digit in changing bases.
#[derive(Default)]
pub(super) struct Number {
    /// Least significant first, without leading zeros.
    limbs: Vec<u32>,
}

impl Number {
    /// Multiplies by `base` and adds `digit`.
    pub(super) fn push(&mut self, digit: u32, base: u32) {
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
    pub(super) fn pop(&mut self, base: u32) -> u32 {
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

    /// Tells whether every digit has been read.
    pub(super) fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Its bytes, the least significant first, without leading zeros.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.limbs.iter().flat_map(|it| it.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// Reads what [`Number::bytes`] wrote.
    pub(super) fn from_bytes(bytes: &[u8]) -> Number {
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
