//! The findings of a count, by the number of a position.

/// The slots at first: a power of two.
const SLOTS: usize = 1 << 12;

/// No position has this number: all of them are smaller.
const FREE: u128 = u128::MAX;

/// Shares by the numbers of positions. The order in which they were noted is nowhere to be seen.
pub struct Memo {
    numbers: Vec<u128>,
    shares: Vec<u64>,
    n_noted: usize,
}

impl Default for Memo {
    fn default() -> Memo {
        Memo::new()
    }
}

impl Memo {
    /// Nothing is noted.
    pub fn new() -> Memo {
        Memo { numbers: vec![FREE; SLOTS], shares: vec![0; SLOTS], n_noted: 0 }
    }

    /// The note on a position.
    pub fn get(&self, number: u128) -> Option<u64> {
        let slot = self.slot(number);
        (self.numbers[slot] == number).then(|| self.shares[slot])
    }

    /// Notes the share of a position that was not noted before.
    pub fn note(&mut self, number: u128, share: u64) {
        debug_assert!(number != FREE);
        if 3 * self.numbers.len() <= 4 * self.n_noted {
            self.grow();
        }
        let slot = self.slot(number);
        (self.numbers[slot], self.shares[slot]) = (number, share);
        self.n_noted += 1;
    }

    /// The slot of a number, where it is or would be.
    fn slot(&self, number: u128) -> usize {
        let mask = self.numbers.len() - 1;
        let mixed = (number as u64 ^ ((number >> 64) as u64).rotate_left(29))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = (mixed ^ mixed >> 29) as usize & mask;
        while self.numbers[slot] != number && self.numbers[slot] != FREE {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let n_slots = 2 * self.numbers.len();
        let numbers = std::mem::replace(&mut self.numbers, vec![FREE; n_slots]);
        let shares = std::mem::replace(&mut self.shares, vec![0; n_slots]);
        for (number, share) in numbers.into_iter().zip(shares) {
            if number != FREE {
                let slot = self.slot(number);
                (self.numbers[slot], self.shares[slot]) = (number, share);
            }
        }
    }
}
