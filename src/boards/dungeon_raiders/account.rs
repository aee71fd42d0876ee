//! What a score is made of: the coins of each room.

use super::symbols::room_symbol;
use crate::games::dungeon_raiders::client::{DungeonRaiders, What, band};
use crate::kernel::{Line, Text};
use crate::shell::board::account::{Accounts, Item, Scored};

impl Accounts for DungeonRaiders {
    fn items(of: &Scored<'_, DungeonRaiders>, line: &Line) -> Vec<Item> {
        if line.id != "treasure" {
            return Vec::new();
        }
        let mut items = rooms(of);
        // What no room has given was there before the first.
        let start = line.points - items.iter().map(|it| it.points).sum::<i32>();
        if start != 0 {
            items.insert(0, Item::new("bag", of.lang.pick("At the start", "В начале"), start));
        }
        items
    }

    /// Whoever dies loses all treasure.
    fn missed(of: &Scored<'_, DungeonRaiders>) -> Vec<Item> {
        let (mut treasure, mut missed) = (0, Vec::new());
        for event in of.heard {
            match event.what {
                What::Treasure { seat, now, .. } if seat == of.seat => treasure = now,
                What::Died { seat, .. } if seat == of.seat => {
                    let name = of.lang.pick("coins lost by death", "монетки потеряны с гибелью");
                    missed.push(Item::new("tombstone", name, -i32::from(treasure)));
                }
                _ => {} // Nothing else takes what no line tells of.
            }
        }
        missed
    }

    fn rank(total: i32) -> Option<Text> {
        Some(band(total))
    }
}

/// What each room has given or taken, in their order.
fn rooms(of: &Scored<'_, DungeonRaiders>) -> Vec<Item> {
    let (mut items, mut here, mut is_new) = (Vec::<Item>::new(), None, true);
    for event in of.heard {
        match event.what {
            What::Entered { place, room, .. } => (here, is_new) = (Some((place, room)), true),
            What::Treasure { seat, by, .. } if seat == of.seat => {
                let Some((place, room)) = here else { continue };
                match items.last_mut().filter(|_| !is_new) {
                    Some(last) => last.points += i32::from(by),
                    None => {
                        let (n, name) = (place.number(), room.card().name.get(of.lang));
                        let name = of
                            .lang
                            .pick(format!("{name}, room {n}"), format!("{name}, комната {n}"));
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
