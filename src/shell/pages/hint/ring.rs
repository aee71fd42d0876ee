//! The ring around what to tap next to follow a hint. It follows the thing wherever the page moves it, and lets every
//! touch through.

use leptos::prelude::*;

use crate::browser::page::show_within;
use crate::browser::pointing::{Edges, free_of, stand};

/// What a style calls the place of the ring in the window.
const PLACE: [&str; 4] = ["--left", "--top", "--width", "--height"];

/// How far the ring is from the thing, in pixels.
const MARGIN: f64 = 4.0;

/// The ring, for as long as there is something to tap.
#[component]
pub fn Ring(next_tap: Memo<Option<Vec<String>>>) -> impl IntoView {
    let shown = StoredValue::new(None::<Vec<String>>);
    follow(move || {
        let Some(places) = next_tap.try_get_untracked() else { return false };
        let thing = places.as_ref().and_then(|it| free_of(it));
        stand(".advice-ring", PLACE, &place(thing.as_ref().map(|it| it.edges())));
        if let Some(thing) = thing
            && shown.try_with_value(|it| *it != places) == Some(true)
        {
            thing.show();
            // Where the strip is not pinned it may be out of sight by that, and what it says comes first.
            show_within(".advice-body");
            shown.set_value(places);
        }
        true
    });
    view! { <div class="advice-ring" aria-hidden="true"></div> }
}

/// Calls `look` before each picture that the browser draws, for as long as it answers yes.
pub fn follow(look: impl Fn() -> bool + 'static) {
    request_animation_frame(move || {
        if look() {
            follow(look);
        }
    });
}

/// Where the ring stands, as a style says it; nowhere without a thing.
fn place(edges: Option<Edges>) -> [String; 4] {
    let Some(Edges { left, top, right, bottom }) = edges else {
        return ["-100px", "-100px", "0", "0"].map(str::to_owned);
    };
    [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN]
        .map(|it| format!("{}px", it.round()))
}
