//! The drawing of a location: floor in rock, in a shape of its own, with a way to each exit.

use std::fmt::Write;

use crate::games::dungeoneer::client::{Exit, Ground, LocationId};
use crate::kernel::kit::Side;
use crate::parts::{Markup, outline};

/// The rooms of chambers; which one a chamber has follows from its place in the list of cards.
const ROOMS: [&str; 4] = [
    "M27 13H73L87 27V73L73 87H27L13 73V27Z",
    "M30 13H70V24H86V72H70V87H30V72H14V24H30Z",
    "M50 12A38 38 0 0 1 50 88A38 38 0 0 1 50 12Z",
    "M16 16H84V84H16Z",
];

/// The floor of a location, in a square of 100 units.
pub fn plan(card: LocationId, exits: [Exit; 4]) -> Markup {
    let is_chamber = card.card().ground == Ground::Chamber;
    let half = if is_chamber { 13 } else { 16 };
    let mut floor = if is_chamber {
        ROOMS[card.idx() % ROOMS.len()].to_owned()
    } else {
        format!("M{0} {0}H{1}V{1}H{0}Z", 50 - half, 50 + half)
    };
    let mut gates = String::new();
    let mut teeth = String::new();
    for side in Side::ALL {
        let exit = exits[side.idx()];
        if exit == Exit::Wall {
            continue;
        }
        let (low, high) = (50 - half, 50 + half);
        floor.push_str(&match side {
            Side::North => format!("M{low} -8H{high}V50H{low}Z"),
            Side::South => format!("M{low} 50H{high}V108H{low}Z"),
            Side::East => format!("M50 {low}H108V{high}H50Z"),
            Side::West => format!("M-8 {low}H50V{high}H-8Z"),
        });
        match exit {
            Exit::Blocked(..) => gates.push_str(&across(side, low, high)),
            Exit::Trap(..) => teeth.push_str(&jaws(side, low, high)),
            Exit::Wall | Exit::Open => {}
        }
    }
    let symbol = card.symbol().map(|it| outline(it.into())).unwrap_or_default();
    let parts =
        [("dn-floor", &*floor), ("dn-gate", &gates), ("dn-teeth", &teeth), ("dn-mark", symbol)];
    let mut markup = r#"<svg class="dn-plan" viewBox="0 0 100 100">"#.to_owned();
    for (class, outline) in parts.into_iter().filter(|it| !it.1.is_empty()) {
        let _ = write!(markup, r#"<path class="{class}" d="{outline}"></path>"#);
    }
    Markup::new(markup + "</svg>")
}

/// A bar across an exit.
fn across(side: Side, low: i32, high: i32) -> String {
    match side {
        Side::North => format!("M{low} 8H{high}"),
        Side::South => format!("M{low} 92H{high}"),
        Side::East => format!("M92 {low}V{high}"),
        Side::West => format!("M8 {low}V{high}"),
    }
}

/// Three teeth at an exit.
fn jaws(side: Side, low: i32, high: i32) -> String {
    let width = (high - low) / 3;
    let one = |nth: i32| {
        let from = low + nth * width;
        let half = width / 2;
        match side {
            Side::North => format!("M{from} 3l{half} 9 {half} -9z"),
            Side::South => format!("M{from} 97l{half} -9 {half} 9z"),
            Side::East => format!("M97 {from}l-9 {half} 9 {half}z"),
            Side::West => format!("M3 {from}l9 {half} -9 {half}z"),
        }
    };
    (0..3).map(one).collect()
}
