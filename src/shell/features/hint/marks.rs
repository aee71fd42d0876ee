//! The marks on what to tap to follow a hint: a number for each tap, and letters on the other ways. They follow their
//! things wherever the page moves them, and let every touch through.

use leptos::prelude::*;

use crate::browser::page::show_within;
use crate::browser::pointing::{Edges, find, free_of, stand};

/// A style's names for the place of a mark in the window.
const PLACE: [&str; 5] = ["--left", "--top", "--width", "--height", "--shown"];

/// The distance of a mark from its thing, in pixels.
const MARGIN: f64 = 4.0;

/// No more things are marked at once.
const MARKS_MAX: usize = 8;

/// The strip below the board; it may lie over a thing.
const STRIP: &str = ".advice";

/// A mark on a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintMark {
    /// The text on it.
    pub label: String,
    /// True if it is about another way than the best one.
    pub is_other: bool,
    /// The thing on the page: selectors, tried one after another.
    pub places: Vec<String>,
}

/// The marks, for as long as there is something to tap. The first is that of the next tap.
#[component]
pub fn Marks(marks: Memo<Vec<HintMark>>) -> impl IntoView {
    let shown = StoredValue::new(Vec::<HintMark>::new());
    follow(move || {
        let Some(now) = marks.try_get_untracked() else { return false };
        let is_new = shown.try_with_value(|it| *it != now) == Some(true);
        if is_new {
            show_all(&now);
            shown.set_value(now.clone());
        }
        for nth in 0..MARKS_MAX {
            let thing = now.get(nth).and_then(|it| free_of(&it.places));
            // A mark on what something else lies over would be on that. What is tapped next is looked for in any case.
            let thing = thing.filter(|it| nth == 0 || !it.is_covered());
            let mark = format!(".advice-mark:nth-child({})", nth + 1);
            stand(&mark, PLACE, &place(thing.map(|it| it.edges())));
        }
        true
    });
    let mark = move |nth: usize| {
        let label = move || marks.with(|it| it.get(nth).map(|it| it.label.clone()));
        let is_other = move || marks.with(|it| it.get(nth).is_some_and(|it| it.is_other));
        view! { <div class="advice-mark" class:is-other=is_other><b>{label}</b></div> }
    };
    let all = (0..MARKS_MAX).map(mark).collect_view();
    view! { <div aria-hidden="true">{all}</div> }
}

/// Scrolls to all that is marked, to what is tapped next last.
fn show_all(marks: &[HintMark]) {
    for mark in marks.iter().rev() {
        let Some(thing) = free_of(&mark.places) else { continue };
        let strip = find(STRIP).filter(|it| !it.holds(&thing));
        if strip.is_some_and(|it| it.edges().top < thing.edges().bottom + MARGIN) {
            thing.show_in_the_middle();
        } else {
            thing.show();
        }
    }
    // Where the strip is not pinned it may be out of sight by that, and what it says comes first.
    if !marks.is_empty() {
        show_within(".advice-body");
    }
}

/// Calls `look` before each picture that the browser draws, for as long as it answers yes.
pub fn follow(look: impl Fn() -> bool + 'static) {
    request_animation_frame(move || {
        if look() {
            follow(look);
        }
    });
}

/// The place of a mark, as a style says it; nowhere without a thing.
fn place(edges: Option<Edges>) -> [String; 5] {
    let Some(Edges { left, top, right, bottom }) = edges else {
        return ["0", "0", "0", "0", "hidden"].map(str::to_owned);
    };
    let numbers =
        [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN];
    let [left, top, width, height] = numbers.map(|it| format!("{}px", it.round()));
    [left, top, width, height, "visible".to_owned()]
}
