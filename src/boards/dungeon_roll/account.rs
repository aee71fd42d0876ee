//! What a score is made of: each dragon, each treasure.

use super::die::treasure_symbol;
use crate::games::dungeon_roll::client::{
    DungeonRoll, Ending, Event, Reason, Treasure, counted, title,
};
use crate::kernel::{Lang, Line, Text};
use crate::shell::board::account::{Accounts, Item, Scored};

impl Accounts for DungeonRoll {
    fn items(of: &Scored<'_, DungeonRoll>, line: &Line) -> Vec<Item> {
        match line.id {
            "dragons" => dragons(of),
            "treasures" => treasures(of),
            _ => Vec::new(), // All else is one number each.
        }
    }

    /// Whoever flees could have gone home a level higher up.
    fn missed(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
        let mut missed = Vec::new();
        let mut delve = 0;
        for event in of.heard {
            match event {
                Event::DelveBegan { seat, number } if *seat == of.seat => delve = *number,
                Event::DelveEnded { seat, level, ending: Ending::Fled } if *seat == of.seat => {
                    let name = of.lang.pick(
                        format!("flight in delve {delve}"),
                        format!("бегство в приключении {delve}"),
                    );
                    missed.push(Item::new("boots", name, 1 - i32::from(*level)));
                }
                _ => {} // Nothing else costs what could have been kept.
            }
        }
        missed
    }

    fn rank(total: i32) -> Option<Text> {
        Some(title(total))
    }
}

/// The experience of each dragon, by the level where it was.
fn dragons(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
    let mut dragons = Vec::new();
    let mut place = (0, 0);
    for event in of.heard.iter().filter(|it| it.seat() == Some(of.seat)) {
        match event {
            Event::DelveBegan { number, .. } => place.0 = *number,
            Event::Populated { level, .. } => place.1 = *level,
            Event::Gained { xp, reason: Reason::Dragon, .. } => {
                dragons.push(Item::new("dragon", where_it_was(place, of.lang), *xp));
            }
            _ => {} // Nothing else is a dragon, or tells where one is.
        }
    }
    dragons
}

fn where_it_was((delve, level): (u8, u8), lang: Lang) -> String {
    lang.pick(
        format!("Delve {delve}, level {level}"),
        format!("Приключение {delve}, уровень {level}"),
    )
}

/// The tokens that count, one point each, by kind.
fn treasures(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
    let treasures = counted(&of.view.table, of.seat);
    let of_kind = |kind: Treasure| {
        let (name, n) = (kind.card().name.get(of.lang), treasures[kind]);
        let name = if n == 1 { name.to_owned() } else { format!("{name} × {n}") };
        (n != 0).then(|| Item::new(treasure_symbol(kind), name, n))
    };
    Treasure::ALL.into_iter().filter_map(of_kind).collect()
}
