//! The result of the room before: a room is resolved in one go, and the next one lies open at once.

use crate::games::dungeon_raiders::client::{Event, Ground, Item, Lay, Phase, Place, Room, What};
use crate::kernel::Seat;

/// The room that was resolved last.
#[derive(Clone, PartialEq, Debug)]
pub struct LastResult {
    pub place: Place,
    pub room: Room,
    /// The cards, in the order in which they lay.
    pub laid: Vec<(Seat, Lay)>,
    /// The results of the cards, step by step.
    pub steps: Vec<Event>,
}

/// A hero's part in the last room: the cards, and the change of fortune.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    pub laid: Option<Lay>,
    pub treasure: i8,
    pub wounds: i8,
    pub item: Option<Item>,
}

impl LastResult {
    /// A hero's part in the room.
    pub fn change(&self, of: Seat) -> Change {
        let laid = self.laid.iter().rev().find(|it| it.0 == of).map(|it| it.1);
        let mut change = Change { laid, ..Change::default() };
        for step in &self.steps {
            match step.what {
                What::Treasure { seat, by, .. } if seat == of => change.treasure += by,
                What::Wounds { seat, by, .. } if seat == of => change.wounds += by,
                What::Took { seat, item } if seat == of => change.item = Some(item),
                _ => {} // Nothing else changes a hero's fortune.
            }
        }
        change
    }
}

/// Finds the last room that was resolved among the latest events.
pub fn last_result(ground: &Ground, recent: &[Event]) -> Option<LastResult> {
    let entered = |it: &Event| match it.what {
        What::Entered { place, room, .. } => Some((place, room)),
        _ => None, // Only the entries are asked for.
    };
    let entries: Vec<usize> =
        recent.iter().enumerate().filter(|(_, it)| entered(it).is_some()).map(|it| it.0).collect();
    let (from, to) = match (ground.phase, entries[..].split_last()) {
        (Phase::Over, Some((&last, _))) => (last, recent.len()),
        (Phase::Playing, Some((&last, before))) => (*before.last()?, last),
        (Phase::Choosing | Phase::Playing | Phase::Over, _) => return None,
    };
    let (place, room) = entered(&recent[from])?;
    let events = &recent[from + 1..to];
    let laid = events.iter().filter_map(|it| match it.what {
        What::Laid { seat, lay } => Some((seat, lay)),
        _ => None, // Only the cards are asked for.
    });
    let steps = events.iter().filter(|it| is_step(&it.what)).copied();
    Some(LastResult { place, room, laid: laid.collect(), steps: steps.collect() })
}

/// Tells whether an event is something that came of the cards.
fn is_step(what: &What) -> bool {
    match what {
        What::Fought { .. }
        | What::Chest { .. }
        | What::Trap { .. }
        | What::Took { .. }
        | What::Short { .. }
        | What::Treasure { .. }
        | What::Wounds { .. }
        | What::Died { .. }
        | What::Bled { .. }
        | What::LevelPassed { .. }
        | What::First { .. } => true,
        What::Character { .. }
        | What::Level { .. }
        | What::Entered { .. }
        | What::MonsterCard { .. }
        | What::Torch { .. }
        | What::Looked { .. }
        | What::Crystal { .. }
        | What::Laid { .. }
        | What::Committed { .. }
        | What::TurnedUp
        | What::Chose { .. }
        | What::Over => false,
    }
}
