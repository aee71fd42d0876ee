//! A limit for floods: so many texts, and so many bytes, in a time.

use super::message::TEXT_MAX;

/// The length of a window, in milliseconds.
const WINDOW: u32 = 10_000;

/// So many texts are taken in a window: more than any table sends, with computers that think at once.
const TEXTS_MAX: u32 = 600;

/// So many bytes are taken in a window: a few of the longest matches.
const BYTES_MAX: usize = 4 * TEXT_MAX;

/// A count of the texts that came by one wire. Time is as the caller counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limit {
    /// Since the window began, in milliseconds.
    passed: u32,
    n_texts: u32,
    n_bytes: usize,
}

impl Limit {
    /// Counts a text of `n_bytes` bytes, `passed` milliseconds after the one before; tells whether it is to be
    /// read. After so many texts or bytes, nothing more is read until a window of 10,000 milliseconds is over.
    pub fn admits(&mut self, n_bytes: usize, passed: u32) -> bool {
        self.passed = self.passed.saturating_add(passed);
        if WINDOW <= self.passed {
            *self = Limit::default();
        }
        self.n_texts = self.n_texts.saturating_add(1);
        self.n_bytes = self.n_bytes.saturating_add(n_bytes);
        self.n_texts <= TEXTS_MAX && self.n_bytes <= BYTES_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_texts_are_read_in_a_window() {
        let mut limit = Limit::default();
        let n_read = (0..10_000).filter(|_| limit.admits(100, 1)).count() as u32;
        assert!((TEXTS_MAX..=2 * TEXTS_MAX).contains(&n_read), "{n_read}");
        assert!(limit.admits(100, WINDOW));
        assert!((0..10_000).all(|_| limit.admits(100, WINDOW / TEXTS_MAX + 1)));
    }

    #[test]
    fn so_many_bytes_are_read_in_a_window() {
        let mut limit = Limit::default();
        assert!((0..4).all(|_| limit.admits(TEXT_MAX, 0)));
        assert!(!limit.admits(1, 0));
        assert!(!limit.admits(usize::MAX, u32::MAX) && limit.admits(1, u32::MAX));
    }
}
