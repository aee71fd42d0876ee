//! The parts of a score: each dragon, each treasure.

use std::cmp::Reverse;

use super::die::treasure_symbol;
use super::words::{message, messages};
use crate::games::dungeon_roll::client::{
    DungeonRoll, Ending, Event, Reason, Treasure, counted, names, title,
};
use crate::kernel::{Lang, Line, Standing, Text, sort_few};
use crate::shell::board::account::{Accounts, Decisive, Item, Scored};

impl Accounts for DungeonRoll {
    fn items(of: &Scored<'_, DungeonRoll>, line: &Line) -> Vec<Item> {
        match line.id {
            "dragons" => dragons(of),
            "treasures" => treasures(of),
            _ => Vec::new(), // All else is one number each.
        }
    }

    /// A player who flees could have retired a level higher up.
    fn missed(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
        let item = |(delve, level)| {
            let name = message!(of.lang, "missed-flight", delve = delve);
            Item::new("boots", name, 1 - level)
        };
        fled(of).into_iter().map(item).collect()
    }

    fn decisive(
        of: &Scored<'_, DungeonRoll>,
        standing: &Standing,
        _: &[String],
    ) -> Option<Decisive> {
        let own = standing.places.get(of.seat)?;
        match standing.places.len() {
            1 => flights(of).or_else(|| furthest(of.lang, &own.lines)),
            // Among others it has decided only what the lead would have needed.
            _ => {
                let best = standing.places.iter().map(|(_, it)| it.total).max()?;
                let behind = best - own.total;
                flights(of).filter(|it| 0 < behind && it.points <= Some(-behind))
            }
        }
    }

    fn rank(total: i32) -> Option<Text> {
        Some(title(total))
    }
}

/// The delves that the seat has fled from, each with its level.
fn fled(of: &Scored<'_, DungeonRoll>) -> Vec<(u8, i32)> {
    let mut fled = Vec::new();
    let mut delve = 0;
    for event in of.heard.iter().filter(|it| it.seat() == Some(of.seat)) {
        if let Event::DelveBegan { number, .. } = event {
            delve = *number;
        }
        if let Event::DelveEnded { level, ending: Ending::Fled, .. } = event {
            fled.push((delve, i32::from(*level)));
        }
    }
    fled
}

/// The cost of fleeing: a player who flees could have retired a level higher up.
fn flights(of: &Scored<'_, DungeonRoll>) -> Option<Decisive> {
    let mut fled = fled(of);
    fled.retain(|it| 1 < it.1);
    let lost: i32 = fled.iter().map(|it| it.1 - 1).sum();
    let said = match fled[..] {
        [] => return None,
        [(delve, level)] => {
            message!(of.lang, "decisive-flight", level = level, delve = delve, n = lost)
        }
        _ => message!(of.lang, "decisive-flights", delves = fled.len(), n = lost),
    };
    Some(Decisive::points(said, -lost))
}

/// Anyone who comes as far as this has done well.
const FAR: i32 = 6;

/// The delve that went furthest down, or that none went further than others.
fn furthest(lang: Lang, lines: &[Line]) -> Option<Decisive> {
    let delve =
        |line: &Line| Some((line.id.strip_prefix("delve-")?.parse::<u8>().ok()?, line.points));
    let mut delves: Vec<(u8, i32)> = lines.iter().filter_map(delve).collect();
    sort_few(&mut delves, |it| Reverse(it.1));
    let (delve, level) = *delves.first()?;
    let second = delves.get(1).map_or(0, |it| it.1);
    if second < level {
        let said = message!(lang, "decisive-furthest", delve = delve, level = level);
        return Some(Decisive::points(said, level));
    }
    let said = message!(lang, "decisive-no-further", level = level);
    (0 < level).then(|| Decisive::fact(said, FAR <= level))
}

/// The experience of each dragon, by the level where it was.
fn dragons(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
    let mut dragons = Vec::new();
    let (mut delve, mut level) = (0, 0);
    for event in of.heard.iter().filter(|it| it.seat() == Some(of.seat)) {
        if let Event::DelveBegan { number, .. } = event {
            delve = *number;
        }
        if let Event::Populated { level: it, .. } = event {
            level = *it;
        }
        if let Event::Gained { xp, reason: Reason::Dragon, .. } = event {
            let where_it_was = message!(of.lang, "dragon-was", delve = delve, level = level);
            dragons.push(Item::new("dragon", where_it_was, *xp));
        }
    }
    dragons
}

/// The tokens that count, one point each, by kind.
fn treasures(of: &Scored<'_, DungeonRoll>) -> Vec<Item> {
    let treasures = counted(&of.view.table, of.seat);
    let of_kind = |kind: Treasure| {
        let n = treasures[kind];
        (n != 0).then(|| Item::new(treasure_symbol(kind), names::tokens(kind, n, of.lang), n))
    };
    Treasure::ALL.into_iter().filter_map(of_kind).collect()
}
