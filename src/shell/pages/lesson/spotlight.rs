//! The light on the thing that a lesson is about. It follows the thing wherever the page moves it, lets every
//! touch through, and goes on to the next thing once this one has been tapped.

use leptos::prelude::*;

use crate::browser::pointing::{self, Ear, Edges, Pointed, stand};

/// What a style calls the place of the light in the window.
const PLACE: [&str; 4] = ["--left", "--top", "--width", "--height"];

/// How far the light reaches beyond the thing, in pixels.
const MARGIN: f64 = 4.0;

/// A thing that has been in its place for so many pictures will not move by itself.
const STILL: u32 = 20;

/// What the light is on.
#[derive(Clone, Copy)]
pub struct Light {
    /// The number of the step, and selectors of what is lit in it, one after another.
    pub step: Memo<(usize, Vec<String>)>,
    /// How many actions have been taken.
    pub ply: Memo<usize>,
    /// How much of what was tried did not fit.
    pub n_wrong: Memo<usize>,
    /// How many things of the step have been tapped.
    pub nth: RwSignal<usize>,
    /// Called when the last one has been tapped.
    pub on_last: Callback<()>,
}

impl Light {
    /// The next thing that is drawn, and which of the looks it is.
    fn next(self) -> Option<(usize, Pointed)> {
        let nth = self.nth.try_get_untracked()?;
        self.step.try_with_untracked(|(_, looks)| {
            let drawn = |it: usize| pointing::find(&looks[it]).map(|found| (it, found));
            // The last thing stays lit until the step is over.
            (nth.min(looks.len().saturating_sub(1))..looks.len()).find_map(drawn)
        })?
    }

    /// Scrolls to the next thing, and puts the focus on it.
    pub fn show(self) {
        if let Some((_, thing)) = self.next() {
            thing.show();
            thing.focus();
        }
    }

    /// Goes on if the next thing, or one after it, has been tapped.
    fn attend(self, tapped: &Pointed) {
        let Some((next, _)) = self.next() else { return };
        let looks = self.step.with_untracked(|it| it.1.clone());
        let is_tapped =
            |it: &usize| pointing::find(&looks[*it]).is_some_and(|thing| thing.holds(tapped));
        let Some(nth) = (next..looks.len()).find(is_tapped) else { return };
        self.nth.set(nth + 1);
        if nth + 1 == looks.len() {
            self.on_last.run(());
        }
    }
}

/// The light.
#[component]
pub fn Spotlight(light: Light) -> impl IntoView {
    let last = StoredValue::new_local(None::<Edges>);
    let shown = StoredValue::new(None::<(usize, usize)>);
    // For how many pictures the thing has been where it is.
    let n_still = StoredValue::new(0);
    // Counts steps, so that the same place in the next step is scrolled to as well.
    let turn = StoredValue::new(0);
    // How many things had been tapped when the last action was taken.
    let base = StoredValue::new(0);
    let go_to = move |nth| {
        base.set_value(nth);
        light.nth.set(nth);
    };
    Effect::new(move |_| {
        light.step.track();
        turn.update_value(|it| *it += 1);
        go_to(0);
    });
    Effect::new(move |_| {
        light.ply.track();
        base.set_value(light.nth.get_untracked());
    });
    // What did not fit is begun anew.
    Effect::new(move |_| {
        light.n_wrong.track();
        light.nth.set(base.get_value());
    });
    let ear = Ear::new("click", move |event| {
        if let Some(tapped) = pointing::at(&event) {
            light.attend(&tapped);
        }
    });
    StoredValue::new_local(ear);
    follow(move || {
        let next = light.next();
        let edges = next.as_ref().map(|it| it.1.edges());
        let Some(was) = last.try_get_value() else { return false };
        n_still.update_value(|it| *it = if was == edges { *it + 1 } else { 0 });
        if was != edges {
            last.set_value(edges);
            stand(".spotlight", PLACE, &place(edges));
        }
        if let Some((nth, thing)) = next {
            let key = Some((turn.get_value(), nth));
            // A board may have moved it out of sight by itself since then.
            if shown.get_value() != key || n_still.get_value() == STILL {
                shown.set_value(key);
                thing.show();
            }
        }
        true
    });
    view! { <div class="spotlight" aria-hidden="true"></div> }
}

/// Calls `look` before each picture that the browser draws, for as long as it answers yes.
fn follow(look: impl Fn() -> bool + 'static) {
    request_animation_frame(move || {
        if look() {
            follow(look);
        }
    });
}

/// Where the light stands, as a style says it; nowhere if there is nothing to light.
fn place(edges: Option<Edges>) -> [String; 4] {
    let Some(Edges { left, top, right, bottom }) = edges else {
        return ["-100px", "-100px", "0", "0"].map(str::to_owned);
    };
    let numbers =
        [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN];
    numbers.map(|it| format!("{}px", it.round()))
}
