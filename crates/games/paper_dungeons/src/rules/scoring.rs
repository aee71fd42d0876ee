//! Glory (PD-270 to PD-280).

use crate::heroes::Hero;
use crate::items::Item;
use crate::state::{Ground, LEVEL_MAX, Phase, Seen, Sheet, Team, View};
use crate::tracks::{GEM_GLORY, MINION_GLORY, RESURRECTION, level_glory, wound_penalty};
use kernel::{Line, Standing};

/// The score if the match ended now, as far as it can be seen. The highest total wins, then the
/// number of explored rooms; who is still equal shares the victory (PD-280).
pub fn standing(view: &View) -> Standing {
    let keys = view.teams.by_seat(|_, team| {
        let total: i32 = lines(&view.ground, team).iter().map(|it| it.points).sum();
        (total, team.sheet.explored.count())
    });
    Standing::rank(&keys, |seat| lines(&view.ground, &view.teams[seat]))
}

/// The lines of a team's score. Monsters that were not met yet, secret cards and, before the end,
/// lines without points are left out.
pub fn lines(ground: &Ground, team: &Seen) -> Vec<Line> {
    let sheet = &team.sheet;
    let is_over = ground.phase == Phase::Over;
    let mut lines = monster_lines(ground, sheet);
    let mut add = |id, points: i8, count: i32, rule| {
        lines.push(Line { id, points: i32::from(points), count, rule });
    };
    let lowest = sheet.levels.into_iter().min().unwrap_or(1);
    add("levels", level_line(sheet), two(lowest, n_at_top(sheet)), "PD-094");
    let n_boxes: u8 = sheet.items.iter().sum();
    add("items", item_line(sheet), two(n_boxes, complete(sheet)), "PD-103");
    add("gems", GEM_GLORY[sheet.gems as usize], i32::from(sheet.gems), "PD-212");
    let n_beaten = sheet.beaten.count();
    add("minions", MINION_GLORY[n_beaten as usize], i32::from(n_beaten), "PD-143");
    add("wounds", -wound_penalty(sheet.wounds), i32::from(sheet.wounds), "PD-068");
    if sheet.resurrected || is_over {
        let points = if sheet.resurrected { RESURRECTION } else { 0 };
        add("resurrection", points, i32::from(sheet.resurrected), "PD-063");
    }
    if let Some(objective) = team.objective {
        let count = objective.count(sheet);
        let count_of_card = two(count, objective as u8);
        add("objective", objective.glory(count), count_of_card, "PD-271");
    }
    if let Some(talent) = team.talent {
        add("talent", talent.card().glory, two(0, talent as u8), "PD-272");
    }
    if ground.missions.iter().any(Option::is_some) {
        let n_claimed = sheet.claims.iter().flatten().count() as i32;
        let points = sheet.claims.iter().flatten().sum();
        add("missions", points, n_claimed, "PD-232");
    }
    lines
}

/// The sum of a team's lines, secret cards included, without making them.
pub fn sheet_glory(team: &Team) -> i16 {
    let sheet = &team.sheet;
    let objective = team.objective.map_or(0, |it| it.glory(it.count(sheet)));
    let talent = team.talent.map_or(0, |it| it.card().glory);
    let resurrection = if sheet.resurrected { RESURRECTION } else { 0 };
    [
        sheet.monster_glory().sum(),
        level_line(sheet),
        item_line(sheet),
        GEM_GLORY[sheet.gems as usize],
        MINION_GLORY[sheet.beaten.count() as usize],
        -wound_penalty(sheet.wounds),
        resurrection,
        objective,
        talent,
        sheet.claims.iter().flatten().sum(),
    ]
    .into_iter()
    .map(i16::from)
    .sum()
}

/// One line for each monster met; the count is the power, or 0 for a team that fled (PD-250).
fn monster_lines(ground: &Ground, sheet: &Sheet) -> Vec<Line> {
    let met = ground.dungeon.card().monsters.into_iter().zip(sheet.fights);
    met.filter_map(|(monster, fight)| {
        let fight = fight?;
        let count = fight.power.map_or(0, i32::from);
        let rule = if fight.power.is_some() { "PD-244" } else { "PD-245" };
        Some(Line { id: monster.key(), points: i32::from(fight.glory), count, rule })
    })
    .collect()
}

/// Glory of the lowest level, and 1 for every hero of level 6 (PD-094).
fn level_line(sheet: &Sheet) -> i8 {
    let lowest = sheet.levels.into_iter().min().unwrap_or(1);
    level_glory(lowest) + n_at_top(sheet) as i8
}

/// Heroes of level 6.
fn n_at_top(sheet: &Sheet) -> u8 {
    Hero::ALL.into_iter().filter(|&it| sheet.level(it) == LEVEL_MAX).count() as u8
}

/// The complete items, one bit each.
fn complete(sheet: &Sheet) -> u8 {
    Item::ALL.into_iter().filter(|&it| sheet.has(it)).map(|it| 1 << it.idx()).sum()
}

/// The two numbers that a line comes from, in one.
const fn two(first: u8, second: u8) -> i32 {
    first as i32 | (second as i32) << 8
}

/// The numbers that a line comes from: the second is that of heroes of level 6 in the line of the
/// levels, the set of complete items in that of the items, and of the card in those of cards.
pub const fn counts(line: &Line) -> (u8, u8) {
    (line.count as u8, (line.count >> 8) as u8)
}

/// Glory of 1 for every filled box, and the bonus or penalty of complete items (PD-103).
fn item_line(sheet: &Sheet) -> i8 {
    let n_boxes: u8 = sheet.items.iter().sum();
    let complete = Item::ALL.into_iter().filter(|&it| sheet.has(it));
    n_boxes as i8 + complete.map(|it| it.card().glory).sum::<i8>()
}
