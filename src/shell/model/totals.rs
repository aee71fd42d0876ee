//! Totals in words: with a unit, and a real minus sign.

use crate::kernel::{Lang, Place, Words};

/// A total with its unit and a real minus sign.
pub fn total_words<G: Words>(total: i32, lang: Lang) -> String {
    G::total(total, lang).replace('-', "\u{2212}")
}

/// The total of a seat with its unit, and with what became of the seat.
pub fn place_words<G: Words>(place: &Place, is_over: bool, lang: Lang) -> String {
    G::total_of(place, is_over, lang).replace('-', "\u{2212}")
}
