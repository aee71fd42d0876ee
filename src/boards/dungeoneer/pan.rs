//! Moving the map about and drawing it larger or smaller. It stays where a person has put it, also when it grows; a
//! hero who acts out of sight brings it along.
//!
//! Around the map is so much room that each place can be brought into the middle. So what is in the middle
//! follows from how far the map is scrolled: at 0 the first column, one size of a place on the second.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use crate::shell::board::{Scrolled, pinch, scroll, scrolled};

/// The size of a location at first, in pixels.
const SIZE: f64 = 112.0;

/// The smallest and the largest size of a location, in pixels.
const SIZES: (f64, f64) = (48.0, 240.0);

/// The enlargement by each step of the buttons.
const STEP: f64 = 1.25;

/// A map that is narrower, in pixels, has no room for a table's locations at their first size.
const NARROW: f64 = 560.0;

/// A place that a finger has to find is no smaller, in pixels.
const TAPPED: f64 = 30.0;

/// The distance a pointer moves before it drags, in pixels.
const SLACK: f64 = 6.0;

/// Columns and rows.
type Extent = (u8, u8);

/// The view of the map.
#[derive(Clone, Copy)]
pub struct Pan {
    /// The element that scrolls.
    pub view: NodeRef<html::Div>,
    /// The size of a location, in pixels; none where all of the map is in sight.
    pub side: RwSignal<Option<f64>>,
    /// The scroll of the map, as it was last told: to ask the browser would lay out the page while it is being drawn.
    at: StoredValue<[f64; 2]>,
    /// That size before all of the map was shown by itself, and the one that was chosen then.
    before: StoredValue<Option<(f64, Option<f64>)>>,
    hold: StoredValue<Hold>,
}

/// A gesture of a pointer or of two fingers.
#[derive(Clone, Copy, Default)]
struct Hold {
    /// The spot where the pointer went down, and the scroll of the map then.
    from: Option<([f64; 2], [f64; 2])>,
    /// True if the map has been dragged since, so that the click that ends it means nothing.
    is_dragged: bool,
    /// The distance of two fingers when they last moved.
    fingers: Option<f64>,
}

impl Pan {
    /// A map at its first size.
    pub fn new() -> Pan {
        Pan {
            view: NodeRef::new(),
            side: RwSignal::new(Some(SIZE)),
            at: StoredValue::new([0.0; 2]),
            before: StoredValue::new(None),
            hold: StoredValue::new(Hold::default()),
        }
    }

    /// Draws all of the map.
    pub fn show_all(self) {
        self.side.set(None);
    }

    /// Draws all of the map where it has little room, such as on a phone, until [`Pan::show_as_before`]; if its places
    /// would be too small to be tapped, as much of it as can be, with one of these places.
    pub fn show_all_where_it_is_small(self, places: Vec<Extent>, extent: Extent) {
        self.later(move || {
            let (Some(now), Some(side)) = (scrolled(self.view), self.side.get_untracked()) else {
                return;
            };
            let [width, height] = now.size;
            if NARROW <= width {
                return;
            }
            let fits = (width / f64::from(extent.0)).min(height / f64::from(extent.1));
            let shown = (fits < TAPPED).then_some(TAPPED);
            self.before.set_value(Some((side, shown)));
            self.side.set(shown);
            if shown.is_some() {
                self.find(places, extent);
            }
        });
    }

    /// Draws the map as large as before all of it was shown, around a place, unless somebody has changed that since.
    pub fn show_as_before(self, place: Option<Extent>, extent: Extent) {
        let before = self.before.try_update_value(Option::take).flatten();
        let Some((before, shown)) = before else { return };
        if self.side.get_untracked() == shown {
            self.side.set(Some(before));
            if let Some(place) = place {
                self.look_at(place, extent);
            }
        }
    }

    /// Brings all of the map as near to the middle as it goes.
    fn centre(self) {
        self.scroll_by(|it| it.most.map(|most| most / 2.0));
    }

    /// One step larger or smaller.
    pub fn step(self, is_larger: bool) {
        self.zoom(if is_larger { STEP } else { 1.0 / STEP }, None);
    }

    /// Draws the map so many times as large; what lies at `at`, in the window, stays there.
    fn zoom(self, by: f64, at: Option<[f64; 2]>) {
        let Some(before) = scrolled(self.view) else { return };
        let side = self.side.get_untracked();
        let new = (side.unwrap_or(SIZE / STEP) * by).clamp(SIZES.0, SIZES.1);
        let Some(old) = side else {
            self.side.set(Some(new));
            self.later(move || self.centre());
            return;
        };
        let ratio = new / old;
        let off = at.map_or([0.0; 2], |at| [0, 1].map(|it| at[it] - before.middle[it]));
        self.side.set(Some(new));
        self.later(move || {
            self.scroll_to([0, 1].map(|it| (before.at[it] + off[it]) * ratio - off[it]));
        });
    }

    /// Brings a place into the middle.
    pub fn look_at(self, place: Extent, extent: Extent) {
        if self.side.get_untracked().is_none() {
            self.side.set(Some(SIZE));
        }
        self.later(move || self.scroll_by(|it| offsets(place, extent, it.most)));
    }

    /// Brings the first of these places into the middle unless all of one of them is in sight.
    pub fn find(self, places: Vec<Extent>, extent: Extent) {
        self.later(move || {
            let (Some(it), Some(side)) = (scrolled(self.view), self.side.get_untracked()) else {
                return;
            };
            let is_seen = |place: &Extent| {
                let to = offsets(*place, extent, it.most);
                let is_near =
                    |nth: usize| (to[nth] - it.at[nth]).abs() <= (it.size[nth] - side) / 2.0;
                is_near(0) && is_near(1)
            };
            if let Some(first) = places.first().filter(|_| !places.iter().any(is_seen)) {
                self.scroll_to(offsets(*first, extent, it.most));
            }
        });
    }

    /// Begins the view of the map: all of it if it has room at this size, otherwise around a place.
    pub fn begin(self, place: Extent, extent: Extent) {
        self.later(move || {
            let Some(it) = scrolled(self.view) else { return };
            let has_room = |n: u8, size: f64| f64::from(n) * SIZE <= size;
            if has_room(extent.0, it.size[0]) && has_room(extent.1, it.size[1]) {
                self.centre();
            } else {
                self.scroll_by(|it| offsets(place, extent, it.most));
            }
        });
    }

    /// The map has grown by so many columns in the west and rows in the north: what was seen stays.
    pub fn grow(self, west: f64, north: f64) {
        let Some(side) = self.side.get_untracked() else { return };
        let before = self.at.get_value();
        self.later(move || self.scroll_to([before[0] + west * side, before[1] + north * side]));
    }

    /// Once what has changed is drawn, and before it is seen; never if the map has left the page by then.
    fn later(self, act: impl FnOnce() + 'static) {
        request_animation_frame(move || {
            if !self.side.is_disposed() {
                act();
            }
        });
    }

    fn scroll_by(self, to: impl Fn(Scrolled) -> [f64; 2]) {
        if let Some(it) = scrolled(self.view) {
            self.scroll_to(to(it));
        }
    }

    fn scroll_to(self, to: [f64; 2]) {
        scroll(self.view, to);
        self.on_scroll();
    }

    /// The map has been scrolled.
    pub fn on_scroll(self) {
        if let Some(it) = scrolled(self.view) {
            self.at.set_value(it.at);
        }
    }

    /// A wheel with Control, or two fingers on a pad, draw larger or smaller.
    pub fn on_wheel(self, event: &ev::WheelEvent) {
        if event.ctrl_key() {
            event.prevent_default();
            let at = [event.client_x(), event.client_y()].map(f64::from);
            let by = if event.delta_y() < 0.0 { 1.1 } else { 1.0 / 1.1 };
            self.zoom(by, Some(at));
        }
    }

    /// Two fingers on a screen do too.
    pub fn on_touch(self, event: &ev::TouchEvent) {
        let now = pinch(event);
        let before = self.hold.with_value(|it| it.fingers);
        self.hold.update_value(|it| it.fingers = now.map(|it| it.1));
        if let (Some((middle, now)), Some(before)) = (now, before) {
            event.prevent_default();
            self.zoom(now / before.max(1.0), Some(middle));
        }
    }

    /// A mouse drags the map; fingers scroll it by themselves.
    pub fn on_down(self, event: &ev::PointerEvent) {
        let is_mouse = event.pointer_type() == "mouse" && event.button() == 0;
        let at = scrolled(self.view).filter(|_| is_mouse).map(|it| it.at);
        let from = at.map(|it| (place_of(event), it));
        self.hold.set_value(Hold { from, ..Hold::default() });
    }

    /// A pointer has moved.
    pub fn on_move(self, event: &ev::PointerEvent) {
        let hold = self.hold.get_value();
        let Some((from, at)) = hold.from.filter(|_| event.buttons() & 1 == 1) else { return };
        let now = place_of(event);
        let by = [from[0] - now[0], from[1] - now[1]];
        if hold.is_dragged || by.iter().any(|it| SLACK < it.abs()) {
            self.hold.update_value(|it| it.is_dragged = true);
            self.scroll_to([at[0] + by[0], at[1] + by[1]]);
        }
    }

    /// The click that ends a drag means nothing.
    pub fn on_click(self, event: &ev::MouseEvent) {
        let is_dragged = self.hold.with_value(|it| it.is_dragged);
        self.hold.set_value(Hold::default());
        if is_dragged {
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

fn place_of(event: &ev::PointerEvent) -> [f64; 2] {
    [event.client_x(), event.client_y()].map(f64::from)
}

/// The scroll of the map when a place is in the middle.
fn offsets(place: Extent, extent: Extent, most: [f64; 2]) -> [f64; 2] {
    let share = |nth: u8, of: u8| f64::from(nth) / f64::from(of.saturating_sub(1).max(1));
    [share(place.0, extent.0) * most[0], share(place.1, extent.1) * most[1]]
}
