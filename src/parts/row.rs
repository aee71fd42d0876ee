//! A row of buttons that is one stop of the tab key: arrow keys move within it.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

/// The places of a row. There are as many as the row ever has; those without a thing are hidden,
/// so that a button that had the focus does not leave the page.
#[derive(Clone, Copy)]
pub struct Row {
    /// The place that the tab key leads to.
    cursor: RwSignal<usize>,
    places: StoredValue<Vec<NodeRef<html::Button>>>,
    /// At which places something lies now, the first at the lowest bit.
    there: Signal<u128>,
}

impl Row {
    /// A row of at most `n_max` things, up to 127, of which the first `n` are there.
    pub fn new(n_max: usize, n: ReadSignal<usize>) -> Row {
        Row::scattered(n_max, Signal::derive(move || (1 << n.get().min(n_max)) - 1))
    }

    /// A row of at most `n_max` places, up to 128, with things at those whose bit in `there` is set:
    /// where each kind has places of its own, they lie apart.
    pub fn scattered(n_max: usize, there: Signal<u128>) -> Row {
        let places = (0..n_max).map(|_| NodeRef::new()).collect();
        Row { cursor: RwSignal::new(0), places: StoredValue::new(places), there }
    }

    /// The button at a place, to be tied to its element.
    pub fn place(self, idx: usize) -> NodeRef<html::Button> {
        self.places.with_value(|it| it[idx])
    }

    /// The value of `tabindex` for a place.
    pub fn tabindex(self, idx: usize) -> Signal<&'static str> {
        Signal::derive(move || if idx == self.at() { "0" } else { "-1" })
    }

    /// Tells whether nothing lies at a place.
    pub fn is_free(self, idx: usize) -> Signal<bool> {
        Signal::derive(move || self.there.get() & 1 << idx == 0)
    }

    /// Leads the tab key back to the place that has taken the focus.
    pub fn came(self, idx: usize) {
        self.cursor.set(idx);
    }

    fn at(self) -> usize {
        near(self.there.get(), self.cursor.get()).unwrap_or(0)
    }

    /// Moves the focus by arrow keys.
    pub fn on_key(self, event: &ev::KeyboardEvent) {
        let there = self.there.get_untracked();
        let Some(at) = near(there, self.cursor.get_untracked()) else { return };
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => before(there, at).unwrap_or(at),
            "ArrowRight" | "ArrowDown" => after(there, at).unwrap_or(at),
            "Home" => after_or_at(there, 0).unwrap_or(at),
            "End" => before_or_at(there, PLACES_MAX - 1).unwrap_or(at),
            _ => return,
        };
        event.prevent_default();
        self.focus(to);
    }

    /// Puts the focus on the place that the tab key leads to, if anything lies there.
    pub fn enter(self) {
        if let Some(at) = near(self.there.get_untracked(), self.cursor.get_untracked()) {
            self.focus(at);
        }
    }

    fn focus(self, idx: usize) {
        self.cursor.set(idx);
        focus(self.place(idx));
    }
}

/// No row has more places.
const PLACES_MAX: usize = 128;

/// The place that the tab key leads to from `at`: itself, or else the last before it, or the first.
fn near(there: u128, at: usize) -> Option<usize> {
    before_or_at(there, at).or_else(|| after_or_at(there, at))
}

fn before(there: u128, at: usize) -> Option<usize> {
    at.checked_sub(1).and_then(|it| before_or_at(there, it))
}

fn after(there: u128, at: usize) -> Option<usize> {
    after_or_at(there, at + 1)
}

fn before_or_at(there: u128, at: usize) -> Option<usize> {
    (0..=at.min(PLACES_MAX - 1)).rev().find(|it| there & 1 << it != 0)
}

fn after_or_at(there: u128, at: usize) -> Option<usize> {
    (at..PLACES_MAX).find(|it| there & 1 << it != 0)
}

/// Puts the focus on a button, if it is on the page and can take it.
pub fn focus(button: NodeRef<html::Button>) {
    if let Some(button) = button.get_untracked() {
        // One that cannot take the focus leaves it where it is.
        let _ = button.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::{after, before, near};

    #[test]
    fn arrows_pass_over_empty_places() {
        let there = 0b1001_0010;
        assert_eq!([1, 4, 7].map(|it| after(there, it)), [Some(4), Some(7), None]);
        assert_eq!([1, 4, 7].map(|it| before(there, it)), [None, Some(1), Some(4)]);
    }

    #[test]
    fn the_tab_key_leads_to_something_that_is_there() {
        let there = 0b1001_0010;
        assert_eq!([0, 4, 6, 9].map(|it| near(there, it)), [Some(1), Some(4), Some(4), Some(7)]);
        assert_eq!(near(0, 3), None);
    }
}
