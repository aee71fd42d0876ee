//! Empty places beside the map: where a location could lie, and how it would lie there.

use super::lit::Lit;
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Action, Exit, LocationId, Open, Site, Step, lies_as_listed,
};
use crate::kernel::kit::{Cell, Side};

/// An empty place beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndModel {
    pub cell: Cell,
    pub column: u8,
    pub row: u8,
    pub lit: Lit,
    /// True if an exit leads there.
    pub is_open: bool,
    /// A location beside it, and on which side of that it lies; one from which an exit leads there, if any does.
    pub beside: Option<(LocationId, Side)>,
    /// The location that would lie there, with its exits; none unless the place is held.
    pub laid: Option<(LocationId, [Exit; 4])>,
}

/// Draws an empty place in this column and row.
pub fn end(query: Query<'_>, cell: Cell, (column, row): (u8, u8)) -> EndModel {
    let open = query.open();
    let lit = Lit::of(query, Thing::Cell(cell));
    EndModel {
        cell,
        column,
        row,
        lit,
        is_open: is_open_end(open, cell),
        beside: beside(open, cell),
        laid: laid(query, cell, lit),
    }
}

/// The location that is to be laid.
pub fn to_lay(open: &Open) -> Option<LocationId> {
    match open.agenda.next() {
        Some(Step::Place { location, .. } | Step::Turned { location, .. }) => Some(*location),
        Some(Step::Replace { site, .. }) => Some(*site),
        _ => None, // Nothing is laid.
    }
}

/// A location beside an empty place, and on which side of it the place lies.
fn beside(open: &Open, cell: Cell) -> Option<(LocationId, Side)> {
    let is_open = |it: &(Side, &Site)| it.1.is_open(it.0.opposite());
    let found = open.map.around(cell).find(is_open).or_else(|| open.map.around(cell).next())?;
    Some((found.1.card, found.0.opposite()))
}

/// The location that is to be laid as it would lie in a place that is held, or in the one for which it is asked
/// whether it is turned: as listed, if it may lie so and nothing else is planned.
fn laid(query: Query<'_>, cell: Cell, lit: Lit) -> Option<(LocationId, [Exit; 4])> {
    let open = query.open();
    let is_asked_how =
        matches!(open.agenda.next(), Some(Step::Turned { cell: it, .. }) if *it == cell);
    let location = to_lay(open).filter(|_| is_asked_how || lit == Lit::Held)?;
    let is_turned = if is_asked_how {
        query.plan() == [Action::Yes(true)]
    } else {
        !lies_as_listed(query.view, location, cell)
    };
    let site = Site::new(location, is_turned);
    Some((location, Side::ALL.map(|side| site.exit(side))))
}

/// Tells whether a location beside this empty place opens towards it.
pub fn is_open_end(open: &Open, cell: Cell) -> bool {
    open.map.around(cell).any(|(side, site)| site.is_open(side.opposite()))
}
