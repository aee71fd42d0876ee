//! The make-up of a score: the coins of each room.

use super::coins::{lost_by_death, rooms};
use super::decided;
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{DungeonRaiders, band};
use crate::kernel::{Line, Standing, Text, message};
use crate::shell::board::account::{Accounts, Decisive, Item, Scored};

impl Accounts for DungeonRaiders {
    fn items(of: &Scored<'_, DungeonRaiders>, line: &Line) -> Vec<Item> {
        if line.id != "treasure" {
            return Vec::new();
        }
        let mut items = rooms(of);
        // What no room has given was there before the first.
        let start = line.points - items.iter().map(|it| it.points).sum::<i32>();
        if start != 0 {
            items.insert(0, Item::new("bag", message!(of.lang, "at-the-start"), start));
        }
        items
    }

    /// The loss by death: all treasure.
    fn missed(of: &Scored<'_, DungeonRaiders>) -> Vec<Item> {
        let lost = |coins: u8| {
            let name = message!(of.lang, "lost-by-death");
            Item::new("tombstone", name, -i32::from(coins))
        };
        lost_by_death(of).into_iter().map(lost).collect()
    }

    fn decisive(
        of: &Scored<'_, DungeonRaiders>,
        standing: &Standing,
        names: &[String],
    ) -> Option<Decisive> {
        decided::decisive(of, standing, names)
    }

    fn rank(total: i32) -> Option<Text> {
        Some(band(total))
    }
}
