//! What computers look up instead of counting it at the table: numbers, a few thousand of them, that were counted once and lie
//! in a file of their own.
//!
//! A game has its files in the folder `tablebases` of its crate, and says which of them a match needs
//! ([`Bots::looked_up`](super::Bots::looked_up)). In the finished site (the feature `fetched`) they are fetched: those of the
//! match by the worker that thinks about it (`public/worker.js`), all of a game where the page must think for itself
//! (`app::pieces`). Everywhere else they are a part of the program. Nothing is answered while one is missing
//! ([`Question`](super::question::Question)), so a computer chooses the same wherever it thinks.

use std::sync::OnceLock;

/// A file of numbers that computers look things up in.
#[derive(Debug)]
pub struct Tablebase {
    /// The name of its file, without `.bin`.
    pub name: &'static str,
    n_bytes: usize,
    built_in: Option<&'static [u8]>,
    fetched: OnceLock<Vec<u8>>,
}

impl Tablebase {
    /// The tablebase of this name, with the bytes of its file, which are left out of the program where they are fetched.
    pub const fn of(name: &'static str, bytes: &'static [u8]) -> Tablebase {
        let mut it = Tablebase::apart(name, bytes.len());
        if !cfg!(feature = "fetched") {
            it.built_in = Some(bytes);
        }
        it
    }

    /// The tablebase of this name and so many bytes, which is fetched everywhere.
    pub const fn apart(name: &'static str, n_bytes: usize) -> Tablebase {
        Tablebase { name, n_bytes, built_in: None, fetched: OnceLock::new() }
    }

    /// Its bytes; none while they have not been fetched.
    pub fn bytes(&self) -> Option<&[u8]> {
        self.built_in.or_else(|| self.fetched.get().map(Vec::as_slice))
    }

    /// Tells whether it can be looked up.
    pub fn is_here(&self) -> bool {
        self.bytes().is_some()
    }

    /// Takes in the bytes that were fetched, for as long as the program runs; not those of a file that did not come whole.
    pub fn take_in(&self, bytes: Vec<u8>) {
        if bytes.len() == self.n_bytes {
            // The second time it brings the same.
            let _ = self.fetched.set(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_in_is_here() {
        assert_eq!(Tablebase::of("knight", &[1, 2]).bytes(), Some([1, 2].as_slice()));
    }

    #[test]
    fn what_is_fetched_is_here_once_it_has_come_whole() {
        let knight = Tablebase::apart("knight", 3);
        assert!(!knight.is_here());
        for cut_short in [Vec::new(), vec![1, 2], b"<!DOCTYPE html>".to_vec()] {
            knight.take_in(cut_short);
            assert!(!knight.is_here());
        }
        knight.take_in(vec![1, 2, 3]);
        assert_eq!(knight.bytes(), Some([1, 2, 3].as_slice()));
    }
}
