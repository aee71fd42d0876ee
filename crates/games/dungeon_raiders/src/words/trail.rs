//! A match in symbols: the 25 rooms, level by level, and what each brought a hero.

use crate::action::{Event, What};
use crate::dungeon::{LEVELS, ROOMS_PER_LEVEL};
use kernel::{Seat, Sign, Trail};

/// The rooms of the dungeon as a hero met them. Those after the hero's death were not reached.
pub fn trail(seat: Seat, events: &[Event]) -> Trail {
    let mut rooms = [Sign::Ahead; LEVELS * ROOMS_PER_LEVEL];
    let (mut here, mut is_alive) = (0, true);
    for event in events {
        if let What::Entered { place, .. } = event.what {
            here = usize::from(place.number()) - 1;
        }
        if !is_alive {
            break;
        }
        if let Some(sign) = brought(seat, &event.what)
            && let Some(room) = rooms.get_mut(here)
        {
            room.raise(sign);
            is_alive = sign != Sign::Dead;
        }
    }
    Trail(rooms.chunks(ROOMS_PER_LEVEL).map(<[Sign]>::to_vec).collect())
}

/// The sign that an event leaves in a hero's trail.
fn brought(own: Seat, what: &What) -> Option<Sign> {
    match *what {
        What::Entered { .. } => Some(Sign::Step),
        What::Died { seat, .. } | What::Bled { seat } if seat == own => Some(Sign::Dead),
        What::Treasure { seat, by, .. } if seat == own && by != 0 => {
            Some(if 0 < by { Sign::Gain } else { Sign::Loss })
        }
        What::Wounds { seat, by, .. } if seat == own && by != 0 => {
            Some(if 0 < by { Sign::Loss } else { Sign::Boon })
        }
        What::Took { seat, .. } if seat == own => Some(Sign::Boon),
        _ => None, // It is about somebody else, or tells too much.
    }
}
