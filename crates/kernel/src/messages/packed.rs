//! Packed words. The form is that of `fluent_packer::Book::packed`.

use super::id::Id;

/// The marks of the form; there is also `\x05`, the end of a key and of what a term is given.
pub const END: u8 = 0;
pub const VALUE: u8 = 1;
pub const SELECT: u8 = 2;
pub const VARIANT: u8 = 3;
pub const CLOSE: u8 = 4;
const OPEN: u8 = 6;
pub const TERM: u8 = 7;

/// The words of a language.
#[derive(Debug)]
pub struct Packed {
    text: &'static str,
    /// The first byte of each entry.
    starts: Vec<u32>,
}

impl Packed {
    pub fn of(text: &'static str) -> Packed {
        let behind = |(nth, it): (usize, u8)| (it == END).then_some(nth as u32 + 1);
        let starts = [0].into_iter().chain(text.bytes().enumerate().filter_map(behind)).collect();
        Packed { text, starts }
    }

    /// The byte where an entry begins; the end of all where there is none.
    pub fn start(&self, id: Id) -> usize {
        self.starts.get(id.index()).map_or(self.text.len(), |it| *it as usize)
    }

    /// The text from the first of some variants, or from all of an entry on which nothing depends.
    pub fn fixed(&self, id: Id) -> Option<&'static str> {
        let mut at = self.start(id);
        while self.byte(at) == SELECT {
            at = self.mark_from(at + 1) + 1;
        }
        let text = self.upto_mark(at);
        (!text.is_empty()).then_some(text)
    }

    /// The text from a variant of an entry that is nothing but variants; none if there is no such one.
    pub fn variant(&self, id: Id, key: &str) -> Option<&'static str> {
        let start = self.start(id);
        if self.byte(start) != SELECT {
            return None;
        }
        let mut at = self.mark_from(start + 1) + 1;
        loop {
            at = self.variant_from(at);
            if self.byte(at) != VARIANT {
                return None;
            }
            let found = self.upto_mark(at + 1);
            at += 1 + found.len() + 1;
            if found == key {
                return Some(self.upto_mark(at));
            }
        }
    }

    pub fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or(END)
    }

    /// The next mark from here on.
    pub fn mark_from(&self, at: usize) -> usize {
        let mut at = at;
        while at < self.text.len() && (b' ' <= self.byte(at) || self.byte(at) == b'\n') {
            at += 1;
        }
        at
    }

    pub fn upto_mark(&self, at: usize) -> &'static str {
        self.text.get(at..self.mark_from(at)).unwrap_or_default()
    }

    /// The next mark that begins a variant or ends all of them, behind what stands within a pattern.
    pub fn variant_from(&self, at: usize) -> usize {
        let (mut at, mut depth) = (at, 0);
        loop {
            at = self.mark_from(at);
            match self.byte(at) {
                SELECT | OPEN => depth += 1,
                CLOSE if depth != 0 => depth -= 1,
                CLOSE | END => return at,
                VARIANT if depth == 0 => return at,
                _ => {}
            }
            at += 1;
        }
    }
}
