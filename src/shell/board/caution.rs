//! A second tap on one place does not do what cannot be taken back.
//!
//! A player who taps twice at once means the first deed. So a place that comes to stand for something
//! final by a touch of itself, or without any touch, rests for a moment: it keeps its look as a
//! button and the focus, but takes no touch, and says so if it is touched. Touches elsewhere make
//! nothing rest: to choose something and to confirm it at once is no mistake.

use leptos::prelude::*;

use super::Hand;
use crate::browser::timer::Timer;
use crate::kernel::{Game, message};
use crate::parts::effect;
use crate::shell::words::messages;

/// The resting time of a place, in milliseconds.
const REST: i32 = 500;

/// The place of a room that rests, if any does; `P` is what the room calls its places.
pub struct Caution<P: Send + Sync + 'static> {
    resting: RwSignal<Option<P>>,
    timer: StoredValue<Option<Timer>, LocalStorage>,
}

impl<P: Send + Sync + 'static> Clone for Caution<P> {
    fn clone(&self) -> Caution<P> {
        *self
    }
}

impl<P: Send + Sync + 'static> Copy for Caution<P> {}

impl<P: Copy + PartialEq + Send + Sync + 'static> Default for Caution<P> {
    fn default() -> Caution<P> {
        Caution { resting: RwSignal::new(None), timer: StoredValue::new_local(None) }
    }
}

impl<P: Copy + PartialEq + Send + Sync + 'static> Caution<P> {
    /// Tells whether a place rests now.
    pub fn rests(self, place: P) -> bool {
        self.resting.get() == Some(place)
    }

    /// Tells whether a touch of `place` comes too soon; if it does, that is said.
    pub fn stops<G: Game>(self, place: P, hand: Hand<G>) -> bool {
        let is_soon = self.resting.get_untracked() == Some(place);
        if is_soon {
            hand.announce(message!(hand.lang.get_untracked(), "too-soon").to_owned());
        }
        is_soon
    }

    /// Lets a place rest for a moment. Outside of a browser no time passes, and nothing rests.
    pub fn rest(self, place: P) {
        let wake = move || {
            // The room may be gone when a timer rings.
            let _ = self.resting.try_set(None);
        };
        let timer = Timer::after(REST, wake);
        self.resting.set(timer.as_ref().map(|_| place));
        self.timer.set_value(timer);
    }

    /// Lets a place rest whenever somebody at the device begins to act, as soon as the room is
    /// open, if `is_final` says so: where it stands another button may have been.
    pub fn rest_at_turns<G: Game>(
        self,
        hand: Hand<G>,
        place: P,
        is_final: impl Fn() -> bool + 'static,
    ) {
        effect(move || {
            if hand.seat.get().is_some() && untrack(&is_final) {
                self.rest(place);
            }
        });
    }
}
