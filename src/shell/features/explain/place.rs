//! The place of the card: beside the thing, on the side with more space, and never under the pointer.

use crate::browser::pointing::Edges;

/// The greatest width of a card, in pixels.
const WIDTH: f64 = 340.0;

/// Between the card and the thing, in pixels.
const GAP: f64 = 12.0;

/// Between the card and the edge of the window, in pixels.
const MARGIN: f64 = 8.0;

/// The distances of the card from the edges of the window, in whole pixels; two of the four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Insets {
    pub left: Option<i32>,
    pub top: Option<i32>,
    pub right: Option<i32>,
    pub bottom: Option<i32>,
}

impl Insets {
    /// The card's distances from the left, upper, right and lower edge of the window, as a style says them.
    pub fn edges(self) -> [String; 4] {
        let Insets { left, top, right, bottom } = self;
        [left, top, right, bottom].map(|it| it.map_or("auto".to_owned(), |it| format!("{it}px")))
    }
}

/// The place of a thing's card in a window. A thing that fills much of it counts as the spot that is pointed at, or
/// its middle.
pub fn beside(thing: Edges, at: Option<[f64; 2]>, window: [f64; 2]) -> Insets {
    let Edges { left, top, right, bottom } = around(thing, at, window);
    let [width, height] = window;
    let middle = [(left + right) / 2.0, (top + bottom) / 2.0];
    let is_high = middle[1] < height / 2.0;
    let mut place = Insets::default();
    if GAP + WIDTH + MARGIN <= left.max(width - right) {
        match left <= width - right {
            true => place.left = whole(right + GAP),
            false => place.right = whole(width - left + GAP),
        }
        match is_high {
            true => place.top = whole((top - GAP).max(MARGIN)),
            false => place.bottom = whole((height - bottom - GAP).max(MARGIN)),
        }
    } else {
        let most = (width - WIDTH - MARGIN).max(MARGIN);
        place.left = whole((middle[0] - WIDTH / 2.0).clamp(MARGIN, most));
        match is_high {
            true => place.top = whole(bottom + GAP),
            false => place.bottom = whole(height - top + GAP),
        }
    }
    place
}

/// The area that the card must not cover.
fn around(thing: Edges, at: Option<[f64; 2]>, window: [f64; 2]) -> Edges {
    let is_large = window[0] < 2.0 * (thing.right - thing.left)
        || window[1] < 2.0 * (thing.bottom - thing.top);
    let middle = [(thing.left + thing.right) / 2.0, (thing.top + thing.bottom) / 2.0];
    let [x, y] = at.unwrap_or(middle);
    match is_large {
        true => Edges { left: x - GAP, top: y - GAP, right: x + GAP, bottom: y + GAP },
        false => thing,
    }
}

fn whole(pixels: f64) -> Option<i32> {
    Some(pixels as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(thing: [f64; 4], at: Option<[f64; 2]>, window: [f64; 2], place: Insets) {
        let [left, top, right, bottom] = thing;
        assert_eq!(beside(Edges { left, top, right, bottom }, at, window), place);
    }

    #[test]
    fn a_card_stands_on_the_side_with_more_space() {
        let wide = [1440.0, 900.0];
        let none = Insets::default();
        let right = Insets { left: Some(152), top: Some(88), ..none };
        check([100.0, 100.0, 140.0, 140.0], None, wide, right);
        let left = Insets { right: Some(152), bottom: Some(88), ..none };
        check([1300.0, 760.0, 1340.0, 800.0], None, wide, left);
    }

    #[test]
    fn where_no_side_has_space_it_stands_above_or_below() {
        let below = Insets { left: Some(8), top: Some(152), ..Insets::default() };
        check([100.0, 100.0, 140.0, 140.0], None, [390.0, 800.0], below);
        let above = Insets { left: Some(42), bottom: Some(212), ..Insets::default() };
        check([300.0, 600.0, 340.0, 640.0], None, [390.0, 800.0], above);
    }

    #[test]
    fn beside_something_large_it_stands_beside_the_pointer() {
        let at_pointer = Insets { left: Some(224), top: Some(76), ..Insets::default() };
        check([0.0, 0.0, 1440.0, 900.0], Some([200.0, 100.0]), [1440.0, 900.0], at_pointer);
    }
}
