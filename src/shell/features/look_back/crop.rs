//! A piece of the board as it was before a choice: what would have been better is lit, and in the middle.

use leptos::prelude::*;

use crate::browser::pointing::{Edges, Pointed, find, stand, window_size};
use crate::shell::features::hint::marks::follow;

/// The style's names for the size of the board, and how far it is moved across and down.
const PLACE: [&str; 3] = ["--zoom", "--across", "--down"];

/// No board is drawn smaller: there is room for a part of it then.
const ZOOM_MIN: f64 = 0.7;

/// A board that is looked at.
pub struct Position {
    pub board: AnyView,
    /// The things to tap for what would have been better, one after another: each as selectors.
    pub taps: Signal<Vec<Vec<String>>>,
}

/// As much of the board as there is room for: all of what is lit, or what is tapped first.
///
/// It is out of reach for fingers and keys, and not read aloud: the words beside it say what it is about. It is that of the
/// choice at place `nth` of the list.
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

/// The size of the board in its window, and how far it is moved; none while it is not on the page.
fn place(window: &str, taps: &[Vec<String>]) -> Option<[String; 3]> {
    let around = find(window)?.edges();
    let board = find(&format!("{window} > *"))?.edges();
    let (width, height) = (around.right - around.left, around.bottom - around.top);
    let things = taps.iter().filter_map(|it| thing(window, it)).inspect(|it| it.light(true));
    let things: Vec<Edges> = things.map(|it| it.edges()).collect();
    let all = things.iter().copied().reduce(both);
    let fits = |it: &Edges| it.right - it.left <= width && it.bottom - it.top <= height;
    let [across, down] = all.filter(fits).or(things.first().copied()).map_or([0.0; 2], |it| {
        [(it.left + it.right) / 2.0 - board.left, (it.top + it.bottom) / 2.0 - board.top]
    });
    let moved = |middle: f64, shown: f64, all: f64| {
        (shown / 2.0 - middle).clamp((shown - all).min(0.0), 0.0).round()
    };
    let zoom = (width / window_size()[0].max(1.0)).max(ZOOM_MIN);
    let across = moved(across, width, board.right - board.left);
    let down = moved(down, height, board.bottom - board.top);
    Some([format!("{zoom:.3}"), format!("{across}px"), format!("{down}px")])
}

/// The edges of the smallest place that holds two.
fn both(a: Edges, b: Edges) -> Edges {
    let (left, top) = (a.left.min(b.left), a.top.min(b.top));
    Edges { left, top, right: a.right.max(b.right), bottom: a.bottom.max(b.bottom) }
}

/// The first thing that these selectors find within the window.
fn thing(window: &str, places: &[String]) -> Option<Pointed> {
    places.iter().find_map(|it| find(&format!("{window} :is({it})")))
}
