//! Luck that says nothing.

use kernel::{Chance, Key};

/// Luck for code that counts or averages afterwards what it decides: all dice show the first face. It remembers
/// whether it was asked, so a forecast of what an action leads to knows where that stops being certain.
#[derive(Default)]
pub struct Blind {
    /// True if anything was left to luck so far.
    pub was_asked: bool,
}

impl Chance for Blind {
    fn each(&mut self, _: Key, _: u32, out: &mut [u32]) {
        self.was_asked |= !out.is_empty();
        out.fill(0);
    }
}
