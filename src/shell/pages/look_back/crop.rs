//! A piece of the board as it was before a choice: what would have been better is lit, and in the middle.

use leptos::prelude::*;

use crate::browser::pointing::{Pointed, find, stand, window_size};
use crate::shell::pages::hint::marks::follow;

/// What a style calls how large the board is drawn, and how far it is moved across and down.
const PLACE: [&str; 3] = ["--zoom", "--across", "--down"];

/// No board is drawn smaller: there is room for a part of it then.
const ZOOM_MIN: f64 = 0.7;

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
    let last = StoredValue::new([String::new(), String::new(), String::new()]);
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
fn place(window: &str, taps: &[Vec<String>]) -> Option<[String; 3]> {
    let around = find(window)?.edges();
    let board = find(&format!("{window} > *"))?.edges();
    let things = taps.iter().filter_map(|it| thing(window, it));
    let things: Vec<Pointed> = things.inspect(|it| it.light(true)).collect();
    let middle = things.first().map(|it| it.edges());
    let [across, down] = middle.map_or([0.0; 2], |it| {
        [(it.left + it.right) / 2.0 - board.left, (it.top + it.bottom) / 2.0 - board.top]
    });
    let moved = |middle: f64, shown: f64, all: f64| {
        (shown / 2.0 - middle).clamp((shown - all).min(0.0), 0.0).round()
    };
    let (width, height) = (around.right - around.left, around.bottom - around.top);
    let zoom = (width / window_size()[0].max(1.0)).max(ZOOM_MIN);
    let across = moved(across, width, board.right - board.left);
    let down = moved(down, height, board.bottom - board.top);
    Some([format!("{zoom:.3}"), format!("{across}px"), format!("{down}px")])
}

/// The first thing that these selectors find within the window.
fn thing(window: &str, places: &[String]) -> Option<Pointed> {
    places.iter().find_map(|it| find(&format!("{window} :is({it})")))
}
