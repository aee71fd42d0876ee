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
    /// How many things lie there now.
    n: ReadSignal<usize>,
}

impl Row {
    /// A row of at most `n_max` things, of which `n` are there.
    pub fn new(n_max: usize, n: ReadSignal<usize>) -> Row {
        let places = (0..n_max).map(|_| NodeRef::new()).collect();
        Row { cursor: RwSignal::new(0), places: StoredValue::new(places), n }
    }

    /// The button at a place, to be tied to its element.
    pub fn place(self, idx: usize) -> NodeRef<html::Button> {
        self.places.with_value(|it| it[idx])
    }

    /// The value of `tabindex` for a place.
    pub fn tabindex(self, idx: usize) -> Signal<&'static str> {
        Signal::derive(move || if idx == self.at() { "0" } else { "-1" })
    }

    /// Whether nothing lies at a place.
    pub fn is_free(self, idx: usize) -> Signal<bool> {
        Signal::derive(move || self.n.get() <= idx)
    }

    /// Whatever takes the focus is where the tab key leads back to.
    pub fn came(self, idx: usize) {
        self.cursor.set(idx);
    }

    fn at(self) -> usize {
        self.cursor.get().min(self.n.get().saturating_sub(1))
    }

    /// Moves the focus by arrow keys.
    pub fn on_key(self, event: &ev::KeyboardEvent) {
        let n = self.n.get_untracked();
        if n == 0 {
            return;
        }
        let at = self.cursor.get_untracked().min(n - 1);
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => at.saturating_sub(1),
            "ArrowRight" | "ArrowDown" => (at + 1).min(n - 1),
            "Home" => 0,
            "End" => n - 1,
            _ => return,
        };
        event.prevent_default();
        self.focus(to);
    }

    /// Puts the focus on the place that the tab key leads to, if anything lies there.
    pub fn enter(self) {
        let n = self.n.get_untracked();
        if n != 0 {
            self.focus(self.cursor.get_untracked().min(n - 1));
        }
    }

    fn focus(self, idx: usize) {
        self.cursor.set(idx);
        focus(self.place(idx));
    }
}

/// Puts the focus on a button, if it is on the page and can take it.
pub fn focus(button: NodeRef<html::Button>) {
    if let Some(button) = button.get_untracked() {
        // One that cannot take the focus leaves it where it is.
        let _ = button.focus();
    }
}
