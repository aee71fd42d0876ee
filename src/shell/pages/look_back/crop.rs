//! A piece of the board as it was before a choice: what would have been better is lit, and in the middle.

use leptos::prelude::*;

use crate::browser::pointing::{Pointed, find, stand, window_size};
use crate::shell::pages::hint::marks::follow;

/// What a style calls how large the board is drawn, and how far it is moved down.
const PLACE: [&str; 2] = ["--zoom", "--down"];

/// A board that is looked at.
pub struct Position {
    pub board: AnyView,
    /// What to tap for what would have been better, one after another: each as selectors.
    pub taps: Signal<Vec<Vec<String>>>,
}

/// As much of the board as there is room for, out of reach for fingers and keys, and not read aloud: the words beside it say
/// what it is about. It is that of the choice at place `nth` of the list.
#[component]
pub fn Crop(nth: usize, position: Position) -> impl IntoView {
    let Position { board, taps } = position;
    let window = format!(".slip:nth-child({}) .crop", nth + 1);
    let last = StoredValue::new([String::new(), String::new()]);
    follow(move || {
        let Some(taps) = taps.try_get_untracked() else { return false };
        let Some(now) = place(&window, &taps) else { return true };
        if last.with_value(|it| *it != now) {
            stand(&window, PLACE, &now);
            last.set_value(now);
        }
        true
    });
    view! {
        <div class="crop" inert aria-hidden="true">
            <div class="crop-board">{board}</div>
        </div>
    }
}

/// How large the board is drawn in its window, and how far it is moved; none while it is not on the page.
fn place(window: &str, taps: &[Vec<String>]) -> Option<[String; 2]> {
    let around = find(window)?.edges();
    let board = find(&format!("{window} > *"))?.edges();
    let things = taps.iter().filter_map(|it| thing(window, it));
    let things: Vec<Pointed> = things.inspect(|it| it.light(true)).collect();
    let middle =
        things.first().map_or(0.0, |it| (it.edges().top + it.edges().bottom) / 2.0 - board.top);
    let (shown, height) = (around.bottom - around.top, board.bottom - board.top);
    let down = (shown / 2.0 - middle).clamp((shown - height).min(0.0), 0.0);
    let zoom = (around.right - around.left) / window_size()[0].max(1.0);
    Some([format!("{zoom:.3}"), format!("{}px", down.round())])
}

/// The first thing that these selectors find within the window.
fn thing(window: &str, places: &[String]) -> Option<Pointed> {
    places.iter().find_map(|it| find(&format!("{window} :is({it})")))
}
