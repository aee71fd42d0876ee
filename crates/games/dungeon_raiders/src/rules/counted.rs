//! The values that the cards of a room counted, for anyone who is shown what came of them.

use super::blows::is_attack;
use super::bosses::{attacked, chest_value};
use super::contest::{Values, value_in};
use crate::action::{Event, What};
use crate::cards::Lay;
use crate::rooms::{Face, Room};
use kernel::{Seat, SeatSet};

/// The value that the cards of one hero counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    pub seat: Seat,
    pub value: u8,
    /// True if this value decided: whom a monster attacks, or what a trap goes by.
    pub decides: bool,
}

/// The values that a fight, a chest or a trap went by, in the order in which the cards lay; nothing for anything else.
/// `before` is all that happened before, from the entry of the room on.
pub fn counted(before: &[Event], what: &What) -> Vec<Counted> {
    let Some((room, in_room)) = last_room(before) else { return Vec::new() };
    let face = room.face();
    match *what {
        What::Fought { fight, .. } => {
            // Against the second head of the Hydra other cards lie than against the first.
            let is_fight = |it: &Event| matches!(it.what, What::Fought { .. });
            let laid = laid(in_room.rsplit(is_fight).next().unwrap_or_default());
            let values = laid.iter().map(|&(seat, lay)| (seat, value_in(face, lay)));
            let hit = if is_attack(fight) { hit(face, &laid) } else { SeatSet::NONE };
            values.map(|(seat, value)| Counted { seat, value, decides: hit.has(seat) }).collect()
        }
        What::Chest { takers, .. } => {
            let value = |lay: Lay| match face {
                Face::Boss(_) => chest_value(lay),
                Face::Monster { .. }
                | Face::Treasure { .. }
                | Face::Trap(_)
                | Face::Vault { .. } => value_in(face, lay),
            };
            let taken = laid(in_room).into_iter().filter(|it| takers.has(it.0));
            let counted = |(seat, lay)| Counted { seat, value: value(lay), decides: false };
            taken.map(counted).collect()
        }
        What::Trap { card, .. } => {
            let values = laid(in_room).into_iter().map(|(seat, lay)| (seat, value_in(face, lay)));
            values.map(|(seat, value)| Counted { seat, value, decides: value == card }).collect()
        }
        _ => Vec::new(), // Nothing else goes by cards of several.
    }
}

/// The room that was entered last, and what happened in it.
fn last_room(before: &[Event]) -> Option<(Room, &[Event])> {
    let entered = |it: &Event| match it.what {
        What::Entered { room, .. } => Some(room),
        _ => None, // Only the entries are asked for.
    };
    let nth = before.iter().rposition(|it| entered(it).is_some())?;
    Some((entered(&before[nth])?, &before[nth + 1..]))
}

/// The cards that were laid.
fn laid(events: &[Event]) -> Vec<(Seat, Lay)> {
    let lay = |it: &Event| match it.what {
        What::Laid { seat, lay } => Some((seat, lay)),
        _ => None, // Only the cards are asked for.
    };
    events.iter().filter_map(lay).collect()
}

/// Whom a monster or a boss attacks.
fn hit(face: Face, laid: &[(Seat, Lay)]) -> SeatSet {
    let values = Values::of_all(laid.iter().map(|&(seat, lay)| (seat, value_in(face, lay))));
    match face {
        Face::Boss(boss) => {
            let lay_of = |seat| laid.iter().find(|it| it.0 == seat).map(|it| it.1);
            attacked(boss, &values, lay_of)
        }
        Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => {
            values.showing(values.low())
        }
    }
}
