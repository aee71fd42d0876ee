//! An order: up to so many things, one after another.

/// Up to `N` things in the order in which they were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ordered<T, const N: usize> {
    places: [Option<T>; N],
}

impl<T: Copy, const N: usize> Default for Ordered<T, N> {
    fn default() -> Ordered<T, N> {
        Ordered { places: [None; N] }
    }
}

impl<T: Copy + PartialEq, const N: usize> Ordered<T, N> {
    /// Those chosen so far.
    pub fn members(&self) -> Vec<T> {
        self.places.iter().flatten().copied().collect()
    }

    /// With one more at the end; the same if there is no place left.
    #[must_use]
    pub fn with(mut self, thing: T) -> Ordered<T, N> {
        if let Some(free) = self.places.iter_mut().find(|it| it.is_none()) {
            *free = Some(thing);
        }
        self
    }

    /// Without the one at `nth`; the others move up.
    #[must_use]
    pub fn without(self, nth: usize) -> Ordered<T, N> {
        let kept = self.members().into_iter().enumerate().filter(|(it, _)| *it != nth);
        kept.fold(Ordered::default(), |chosen, (_, thing)| chosen.with(thing))
    }

    /// Counts the chosen things equal to `thing`.
    pub fn count(&self, thing: T) -> u8 {
        self.places.iter().filter(|it| **it == Some(thing)).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::Ordered;

    #[test]
    fn things_stand_in_the_order_in_which_they_were_chosen() {
        let all = Ordered::<char, 3>::default().with('b').with('a').with('b');
        assert_eq!(all.members(), ['b', 'a', 'b']);
        assert_eq!(all.count('b'), 2);
    }

    #[test]
    fn a_full_order_takes_nobody_in() {
        let full = Ordered::<char, 2>::default().with('a').with('b');
        assert_eq!(full.with('c'), full);
    }

    #[test]
    fn who_leaves_lets_the_others_move_up() {
        let all = Ordered::<char, 3>::default().with('a').with('b').with('c');
        assert_eq!(all.without(0).members(), ['b', 'c']);
        assert_eq!(all.without(3), all);
    }
}
