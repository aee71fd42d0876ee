//! The coins of a hero: where they came from, and went.

use super::symbols::room_symbol;
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{DungeonRaiders, What};
use crate::kernel::message;
use crate::shell::board::account::{Item, Scored};

/// The treasure that a hero had who died; none for one who lives.
pub fn lost_by_death(of: &Scored<'_, DungeonRaiders>) -> Option<u8> {
    let mut treasure = 0;
    of.heard.iter().find_map(|event| match event.what {
        What::Treasure { seat, now, .. } if seat == of.seat => {
            treasure = now;
            None
        }
        What::Died { seat, .. } if seat == of.seat => Some(treasure),
        _ => None, // Nothing else takes what no line tells of.
    })
}

/// The coins that each room has given or taken, in their order.
pub fn rooms(of: &Scored<'_, DungeonRaiders>) -> Vec<Item> {
    let (mut items, mut here, mut is_new) = (Vec::<Item>::new(), None, true);
    for event in of.heard {
        match event.what {
            What::Entered { place, room, .. } => (here, is_new) = (Some((place, room)), true),
            What::Treasure { seat, by, .. } if seat == of.seat => {
                let Some((place, room)) = here else { continue };
                match items.last_mut().filter(|_| !is_new) {
                    Some(last) => last.points += i32::from(by),
                    None => {
                        let (n, name) = (place.number(), room.card().name);
                        let name = message!(of.lang, "room-by-number", room = name, n = n);
                        items.push(Item::new(room_symbol(room).0, name, by));
                    }
                }
                is_new = false;
            }
            _ => {} // Nothing else gives or takes coins.
        }
    }
    items
}
