//! Up to n of these: single things of several kinds.

use crate::kernel::Tally;
use crate::kernel::kit::Counted;

/// Something of which single things are picked: one of `N` kinds.
pub trait Kind<const N: usize> {
    /// The place of the kind, below `N`.
    fn place(self) -> usize;
}

/// Single things of `N` kinds, each by its number, 0 to 15, among those of its kind: two equal dice are two
/// things here, since one of them was tapped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Picked<const N: usize>([u16; N]);

impl<const N: usize> Default for Picked<N> {
    fn default() -> Picked<N> {
        Picked([0; N])
    }
}

impl<const N: usize> Picked<N> {
    /// Tells whether a die is picked.
    pub fn has(&self, kind: impl Kind<N>, nth: u8) -> bool {
        self.0[kind.place()] & 1 << nth != 0
    }

    /// With a die that was not picked, or without one that was.
    #[must_use]
    pub fn toggled(mut self, kind: impl Kind<N>, nth: u8) -> Picked<N> {
        self.0[kind.place()] ^= 1 << nth;
        self
    }

    /// With `n` dice of one kind; without them, if all of them are picked.
    #[must_use]
    pub fn swept(mut self, kind: impl Kind<N>, n: u8) -> Picked<N> {
        let dice = &mut self.0[kind.place()];
        let all = (1 << n) - 1;
        *dice = if *dice == all { 0 } else { all };
        self
    }

    /// Without one die.
    #[must_use]
    pub fn without(mut self, kind: impl Kind<N>, nth: u8) -> Picked<N> {
        self.0[kind.place()] &= !(1 << nth);
        self
    }

    /// Counts the picked things of one kind.
    pub fn n_of(&self, kind: impl Kind<N>) -> u8 {
        self.0[kind.place()].count_ones() as u8
    }

    /// Counts all picked things.
    pub fn total(&self) -> u8 {
        self.0.iter().map(|it| it.count_ones() as u8).sum()
    }

    /// Counts the picked things of each kind.
    pub fn tally<K: Counted<Counts = [u8; N]>>(&self) -> Tally<K> {
        Tally(self.0.map(|it| it.count_ones() as u8))
    }

    /// Without dice that are not there.
    #[must_use]
    pub fn within<K: Counted<Counts = [u8; N]>>(mut self, there: &Tally<K>) -> Picked<N> {
        self.0.iter_mut().zip(there.0).for_each(|(dice, n)| *dice &= (1 << n) - 1);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Picked};

    #[derive(Clone, Copy)]
    struct Colour(usize);

    impl Kind<2> for Colour {
        fn place(self) -> usize {
            self.0
        }
    }

    const RED: Colour = Colour(0);
    const BLUE: Colour = Colour(1);

    #[test]
    fn a_second_tap_puts_a_thing_back() {
        let one = Picked::<2>::default().toggled(RED, 1);
        assert!(one.has(RED, 1) && !one.has(RED, 0) && !one.has(BLUE, 1));
        assert_eq!(one.toggled(RED, 1), Picked::default());
    }

    #[test]
    fn a_kind_is_taken_and_put_back_as_a_whole() {
        let some = Picked::<2>::default().toggled(RED, 0).toggled(BLUE, 0);
        let all = some.swept(RED, 3);
        assert_eq!((all.n_of(RED), all.n_of(BLUE), all.total()), (3, 1, 4));
        assert_eq!(all.swept(RED, 3).n_of(RED), 0);
    }

    #[test]
    fn one_thing_can_be_taken_out() {
        let all = Picked::<2>::default().swept(RED, 3).without(RED, 1);
        assert_eq!([0, 1, 2].map(|nth| all.has(RED, nth)), [true, false, true]);
        assert_eq!(all.without(RED, 1), all);
    }
}
