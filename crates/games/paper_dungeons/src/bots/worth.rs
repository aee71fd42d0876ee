//! The worth of a sheet, in hundredths of glory: the score so far, and what may still come.

use crate::dice::DICE_PER_ROUND;
use crate::dungeons::{Find, Guard, printed};
use crate::grid::Room;
use crate::items::{BOXES, Item};
use crate::rules::{Distances, distances, power, sheet_glory};
use crate::state::{FIGHT_ROUNDS, Ground, ROUNDS, Sheet, Team};
use crate::talents::Talent;
use crate::tracks::{GEM_GLORY, GEMS_MAX, MINION_GLORY, mission_glory};

/// The power that a team gains in a round, about, in hundredths.
const GROWTH: i32 = 160;

/// The worth of the team's sheet.
pub fn worth(ground: &Ground, team: &Team) -> i32 {
    let sheet = &team.sheet;
    let moves = moves_left(ground, team);
    let distances = distances(ground, team);
    100 * i32::from(sheet_glory(team))
        + monsters(ground, team, distances, moves)
        + rooms(sheet, team.talent, distances, moves)
        + hearts(ground, sheet)
        + half_items(ground, sheet)
        + resurrection(ground, sheet)
        + missions(ground, sheet)
        + objective(ground, team)
        + growth(ground, sheet)
}

/// The promise of levels beyond what they score: power, health, and a higher lowest level.
fn growth(ground: &Ground, sheet: &Sheet) -> i32 {
    let lowest = sheet.levels.into_iter().min().unwrap_or(1);
    100 * i32::from(sheet.strength()) + 180 * rounds_left(ground).min(3) * i32::from(lowest)
}

/// Rounds after this one.
fn rounds_left(ground: &Ground) -> i32 {
    ROUNDS as i32 - i32::from(ground.round)
}

/// Dice left in this round.
fn dice_left(ground: &Ground, team: &Team) -> i32 {
    let n_used = if ground.round == 0 { 0 } else { team.sheet.used(ground.round).count() };
    DICE_PER_ROUND as i32 - n_used as i32
}

/// Rooms that the team may still walk, if about half of its dice walk.
fn moves_left(ground: &Ground, team: &Team) -> i32 {
    let now = team.walk.map_or(0, |it| i32::from(it.left));
    now + 2 * dice_left(ground, team) + 3 * rounds_left(ground)
}

/// The expected glory from the monsters to come.
fn monsters(ground: &Ground, team: &Team, distances: &Distances, moves: i32) -> i32 {
    let card = ground.dungeon.card();
    let first = FIGHT_ROUNDS.iter().position(|&it| ground.round <= it).unwrap_or(3);
    let mut worth = 0;
    for stage in first..3 {
        if team.sheet.fights[stage].is_some() {
            continue;
        }
        let monster = card.monsters[stage];
        let rounds = i32::from(FIGHT_ROUNDS[stage]) - i32::from(ground.round);
        let power = 100 * i32::from(power(&team.sheet, team.talent, monster))
            + GROWTH * rounds
            + GROWTH * 2 * dice_left(ground, team);
        let fought = fight_worth(team, monster.card(), power);
        let fled = -100 * i32::from(monster.card().flee);
        let chance = if team.sheet.explored.has(card.rooms[stage]) {
            100
        } else {
            let reach = 2 * dice_left(ground, team) + 4 * rounds;
            let distance = i32::from(distances[card.rooms[stage].idx()]);
            let reach = reach.min(moves + 4);
            (31 * (reach - distance) - 12).clamp(0, 95)
        };
        // Monsters far ahead leave time; those near ahead press.
        let weight = if stage == first { 100 } else { 55 };
        worth += (fought * chance + fled * (100 - chance)) / 100 * weight / 100;
    }
    worth
}

/// Glory less wounds at a power in hundredths, without steps: each range begins to count two
/// points of power early.
fn fight_worth(team: &Team, card: &crate::monsters::MonsterCard, power: i32) -> i32 {
    let is_safe = team.talent == Some(Talent::Barbarian);
    let mut worth = -100 * i32::from(card.flee);
    for range in card.ranges {
        let wounds = if is_safe { 0 } else { 45 * i32::from(range.wounds) };
        let full = 100 * i32::from(range.glory) - wounds;
        let part = (power + 100 - 100 * i32::from(range.power)).clamp(0, 300);
        worth += (full - worth) * part / 300;
    }
    worth
}

/// The expected glory from the rooms that were not entered yet; near ones bring more.
fn rooms(sheet: &Sheet, talent: Option<Talent>, distances: &Distances, moves: i32) -> i32 {
    let mut worth = 0;
    for room in Room::all() {
        let distance = i32::from(distances[room.idx()]);
        if sheet.explored.has(room) || moves < distance {
            continue;
        }
        let value = room_worth(sheet, talent, room);
        worth += value * NEARNESS[distance.min(11) as usize] / 100;
    }
    worth
}

/// The share of a room's worth that counts at each distance, in hundredths.
const NEARNESS: [i32; 12] = [30, 25, 20, 16, 14, 11, 9, 8, 6, 5, 4, 3];

fn room_worth(sheet: &Sheet, talent: Option<Talent>, room: Room) -> i32 {
    let content = printed(room);
    let guard = match content.guard {
        Some(Guard::Trap) if talent == Some(Talent::Scout) => 0,
        Some(Guard::Trap) => -40,
        Some(Guard::Minion(_)) if sheet.beaten.has(room) => 0,
        Some(Guard::Minion(minion)) => {
            let armour = u8::from(sheet.has(Item::Armour));
            let level = sheet.level(minion.kind.fought_by()) + armour;
            let n = sheet.beaten.count() as usize;
            let step = i32::from(MINION_GLORY[(n + 1).min(12)] - MINION_GLORY[n]);
            100 * step.max(1) + 30 - 45 * i32::from(minion.level.saturating_sub(level))
        }
        None => 0,
    };
    let find = match content.find {
        Some(Find::Potion) => 100,
        Some(Find::Box) => 200,
        Some(Find::Level) => 200,
        Some(Find::Gem(letter)) if sheet.gems_gone.has(letter) || sheet.gems_own.has(letter) => 0,
        Some(Find::Gem(_)) => gem_step(sheet),
        None => 12,
    };
    guard + find
}

/// The worth of one more gem, with a look at those after it.
fn gem_step(sheet: &Sheet) -> i32 {
    let n = sheet.gems as usize;
    let glory = |it: usize| i32::from(GEM_GLORY[it.min(GEMS_MAX as usize)]);
    let next = glory(n + 1) - glory(n);
    let after = glory(n + 3) - glory(n + 1);
    100 * next + 60 * after
}

/// Potion hearts that will take wounds.
fn hearts(ground: &Ground, sheet: &Sheet) -> i32 {
    let expected = wounds_expected(ground);
    45 * i32::from(sheet.free_hearts()).min(expected)
}

/// Wounds that a team takes from now on, about.
fn wounds_expected(ground: &Ground) -> i32 {
    let fights = FIGHT_ROUNDS.iter().filter(|&&it| ground.round <= it).count() as i32;
    2 * (rounds_left(ground) + 1) + 2 * fights
}

/// The promise of half-finished items, and of permanent ones while there is time to use them.
fn half_items(ground: &Ground, sheet: &Sheet) -> i32 {
    let rounds = rounds_left(ground);
    let mut worth = 0;
    for item in Item::ALL {
        let boxes = sheet.items[item.idx()];
        let promise = promise(item, rounds);
        if boxes == BOXES {
            worth += match item {
                Item::Armour => 20 * rounds,
                Item::Cloak | Item::Medallion => 12 * rounds,
                Item::Sword | Item::Tome | Item::Crown | Item::Sceptre | Item::Cauldron => 0,
            };
        } else if boxes == 1 && 0 < rounds {
            worth += promise / 3;
        }
    }
    worth
}

/// The worth of completing an item besides its box.
fn promise(item: Item, rounds: i32) -> i32 {
    100 * i32::from(item.card().glory)
        + match item {
            Item::Sword => 60 * rounds,
            Item::Tome => 150,
            Item::Crown => 0,
            Item::Sceptre => 350,
            Item::Armour => 40 * rounds,
            Item::Cauldron => 60 + 30 * rounds,
            Item::Medallion | Item::Cloak => 15 * rounds,
        }
}

/// The danger of a fall that costs nine glory.
fn resurrection(ground: &Ground, sheet: &Sheet) -> i32 {
    if sheet.resurrected {
        return 0;
    }
    let health = i32::from(sheet.strength());
    let margin = health + i32::from(sheet.free_hearts()) - i32::from(sheet.wounds);
    let needed = wounds_expected(ground) - rounds_left(ground);
    -70 * (needed - margin).clamp(0, 12)
}

/// Missions that are nearly fulfilled.
fn missions(ground: &Ground, sheet: &Sheet) -> i32 {
    if ground.round == 0 {
        return 0;
    }
    let lairs = ground.lairs();
    let glory = 100 * i32::from(mission_glory(ground.is_solo(), ground.round));
    let open = ground.missions.iter().zip(ground.open).filter(|it| it.1);
    open.filter_map(|(mission, _)| {
        let (count, goal) = mission.as_ref()?.progress(sheet, lairs);
        let (count, goal) = (i32::from(count.min(goal)), i32::from(goal));
        let part = count * count * 70 / (goal * goal);
        Some(if count == goal { glory } else { glory * part / 100 })
    })
    .sum()
}

/// Progress of the objective beyond what is scored.
fn objective(ground: &Ground, team: &Team) -> i32 {
    let Some(objective) = team.objective.filter(|_| 0 < rounds_left(ground)) else { return 0 };
    let count = objective.count(&team.sheet);
    let steps = objective.card().steps;
    let Some(next) = steps.into_iter().find(|&it| count < it) else { return 0 };
    let before = steps.into_iter().rev().find(|&it| it <= count).unwrap_or(0);
    let (done, whole) = (i32::from(count - before), i32::from(next - before));
    100 * done / whole
}
