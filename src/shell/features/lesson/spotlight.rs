//! The light on the thing that a lesson is about. It follows the thing wherever the page moves it and lets
//! every touch through; what is lit follows from the step and from what lies on the board alone.

use leptos::prelude::*;

use super::model::{LessonModel, Lit, Seen};
use crate::browser::pointing::{self, Ear, Edges, Pointed, stand, window_size};
use crate::shell::features::hint::marks::follow;

/// The names in a style for the place of the light in the window.
const PLACE: [&str; 5] = ["--left", "--top", "--width", "--height", "--turn"];

/// The reach of the light beyond the thing, in pixels.
const MARGIN: f64 = 4.0;

/// Below a thing there must be so much room for the hand that points at it, in pixels.
const HAND: f64 = 56.0;

/// A thing that has been in its place for so many pictures will not move by itself.
const STILL: u32 = 20;

/// The button that closes a dialog opened over everything.
const CLOSE: &str = "dialog[open] .dialog-head .icon-button";

/// The outline of a hand that points up.
const POINTING: &str = "M9.4 12.6V4.2a1.9 1.9 0 0 1 3.8 0v5.7l5 1.1a2.6 2.6 0 0 1 2 3l-.7 4.3a3.9 3.9 0 0 1-3.9 \
    3.2h-4.2a4.4 4.4 0 0 1-3.5-1.7l-4-5.3a1.7 1.7 0 0 1 2.5-2.3z";

/// The targets of the light.
#[derive(Clone, Copy)]
pub struct Light {
    pub lesson: Memo<LessonModel>,
    /// The things to tap next, as selectors.
    pub next_tap: Memo<Option<Vec<String>>>,
    /// The looks that are done.
    pub seen: RwSignal<Seen>,
    /// Called when everything of a step without actions has been looked at.
    pub on_last: Callback<()>,
}

impl Light {
    /// The thing that is lit, and which of the looks it is, if it is only looked at. What is not drawn is passed over, and
    /// what lies over everything is closed first.
    fn lit(self) -> Option<(Option<usize>, Pointed)> {
        if let Some(close) = pointing::find(CLOSE) {
            return Some((None, close));
        }
        let seen = self.seen.try_get_untracked()?;
        let looked_at = self.lesson.try_with_untracked(|lesson| {
            let Lit::Look(nth) = lesson.lit(seen) else { return None };
            let drawn = |it: usize| Some((Some(it), pointing::find(&lesson.looks[it])?));
            (nth..lesson.looks.len()).find_map(drawn)
        })?;
        looked_at.or_else(|| Some((None, self.to_tap()?)))
    }

    /// The thing to be tapped next: the first of its places that is drawn and can be touched.
    fn to_tap(self) -> Option<Pointed> {
        pointing::free_of(&self.next_tap.try_get_untracked()??)
    }

    /// Scrolls to the thing that is lit, and puts the focus on it. What cannot have it has been looked at then: the
    /// next thing is shown.
    pub fn show(self) {
        let Some((look, thing)) = self.lit() else { return };
        thing.show();
        let has_focus = thing.focus();
        if let Some(nth) = look.filter(|_| !has_focus && !self.lesson.read_untracked().is_looking) {
            self.see(nth + 1);
            self.show();
        }
    }

    /// Answers a tap of anything. What is only looked at is not tapped, and a tap of something else has seen it.
    fn attend(self, tapped: &Pointed) -> bool {
        let Some((Some(nth), thing)) = self.lit() else { return false };
        if !thing.holds(tapped) {
            if tapped.closest("#room").is_some() {
                self.see(usize::MAX);
            }
            return false;
        }
        self.see(nth + 1);
        let is_last = |it: &LessonModel| it.is_looking && nth + 1 == it.looks.len();
        if self.lesson.with_untracked(is_last) {
            self.on_last.run(());
        }
        true
    }

    fn see(self, n_looks: usize) {
        self.seen.set(self.lesson.with_untracked(|it| it.after(n_looks)));
    }
}

/// The light.
#[component]
pub fn Spotlight(light: Light) -> impl IntoView {
    let last = StoredValue::new_local(None::<(Pointed, Edges)>);
    // For how many pictures the thing has been where it is.
    let n_still = StoredValue::new(0);
    let ear = Ear::new("click", move |event| {
        if pointing::at(&event).is_some_and(|it| light.attend(&it)) {
            pointing::stop(&event);
        }
    });
    StoredValue::new_local(ear);
    let put_out = move || {
        let was = last.try_update_value(Option::take).flatten();
        was.into_iter().for_each(|it| it.0.light(false));
    };
    on_cleanup(put_out);
    follow(move || {
        let now = light.lit().map(|(_, thing)| (thing.edges(), thing));
        let Some(was) = last.try_get_value() else { return false };
        let is_same = was.as_ref().map(|it| &it.0) == now.as_ref().map(|it| &it.1);
        let is_there = is_same && was.as_ref().map(|it| it.1) == now.as_ref().map(|it| it.0);
        n_still.update_value(|it| *it = if is_there { *it + 1 } else { 0 });
        if !is_there {
            stand(".spotlight", PLACE, &place(now.as_ref().map(|it| it.0)));
        }
        if !is_same {
            put_out();
        }
        if let Some((edges, thing)) = now {
            // The board may have drawn it anew.
            thing.light(true);
            // A board may have moved it out of sight by itself since then.
            if !is_same || n_still.get_value() == STILL {
                thing.show();
            }
            last.set_value(Some((thing, edges)));
        }
        true
    });
    let points = Memo::new(move |_| light.lesson.read().points());
    let hand = move || {
        points.get().then(|| {
            view! { <svg class="spotlight-hand" viewBox="0 0 24 24"><path d=POINTING></path></svg> }
        })
    };
    view! { <div class="spotlight" class:is-pointing=points aria-hidden="true">{hand}</div> }
}

/// The place of the light, as a style says it; nowhere if there is nothing to light. The hand is above what lies at
/// the lower edge of the window.
fn place(edges: Option<Edges>) -> [String; 5] {
    let Some(Edges { left, top, right, bottom }) = edges else {
        return ["-100px", "-100px", "0", "0", "0"].map(str::to_owned);
    };
    let numbers =
        [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN];
    let [left, top, width, height] = numbers.map(|it| format!("{}px", it.round()));
    let turn = if bottom + HAND < window_size()[1] { "0" } else { "1" };
    [left, top, width, height, turn.to_owned()]
}
