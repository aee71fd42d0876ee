//! The aims of a hero: its unfinished quests, where they are done, and how long that is likely to take.

use super::scale::WOUND;
use super::walks::{AP, FAR, Walk};
use crate::cards::ability::{Effect, Who};
use crate::cards::{AdventureId, Attempt, Form, QuestId, QuestPlace, Trait};
use crate::forecast::{self, Odds};
use crate::pieces::FoeCard;
use crate::rules::{quests, turns, values};
use crate::setup::Switch;
use crate::state::{Open, QUESTS, State};
use kernel::kit::Cell;
use kernel::{Seat, sort_few};

/// Something to be done at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The quest; none for the way out of a dungeon that is done with (DN-656).
    pub quest: Option<QuestId>,
    /// The cell that the hero goes to next for it; none while no such location lies on the map.
    pub cell: Option<Cell>,
    /// The cost of the way there, in hundredths of an action point.
    pub way: i32,
    /// The time until it is completed, in hundredths of a turn.
    pub turns: i32,
    /// Its other costs, as worth.
    pub price: i32,
}

/// Rarely enough that waiting for a higher level is better.
const HOPELESS: i32 = 1500;

/// All that a hero may be after, the quickest first.
pub fn aims(state: &State, seat: Seat, walk: &Walk) -> Vec<Aim> {
    let open = &state.open;
    let hero = &open.heroes[seat];
    if QUESTS <= hero.done.len() {
        let (cell, way) = walk.nearest(open, QuestPlace::Entrance).unwrap_or((hero.at, FAR));
        let turns = 100 * way / income(open, seat);
        return vec![Aim { quest: None, cell: Some(cell), way, turns, price: 0 }];
    }
    let on_map = open.tokens.iter().map(|it| it.0).filter(|it| !hero.quests.contains(it));
    let all = hero.quests.iter().chain(&open.globals).copied().chain(on_map);
    let mut aims: Vec<Aim> = all.map(|it| aim(state, seat, walk, it)).collect();
    sort_few(&mut aims, |it| it.turns + it.price);
    aims
}

/// The action points that a hero gets in a turn, in hundredths.
pub fn income(open: &Open, seat: Seat) -> i32 {
    let more = i32::from(turns::reset_ap(open, seat));
    let base = match values::exact_ap(open, seat) {
        Some(n) => i32::from(n),
        None if open.rules.has(Switch::Limited) => i32::from(turns::LIMITED_AP),
        None => i32::from(values::value(open, seat, Form::Speed)),
    };
    AP * (base + more).max(1)
}

/// One quest as an aim.
fn aim(state: &State, seat: Seat, walk: &Walk, quest: QuestId) -> Aim {
    let open = &state.open;
    let card = quest.card();
    let a_turn = income(open, seat);
    let nowhere = |turns: i32| Aim { quest: Some(quest), cell: None, way: FAR, turns, price: 0 };
    if card.attempt == Attempt::Escort {
        return escort(state, seat, walk, quest);
    }
    if let Some(home) = entrance_first(state, seat, walk, quest) {
        return home;
    }
    let Some((cell, way)) = best_place(open, seat, walk, quest) else {
        let task = task(state, seat, quest, open.heroes[seat].at);
        return nowhere(wait(state) + 100 * task.ap / a_turn);
    };
    let task = task(state, seat, quest, cell);
    let turns = 100 * (way + task.ap) / a_turn;
    Aim { quest: Some(quest), cell: Some(cell), way, turns, price: task.price }
}

/// Solo: boons are readied at an entrance alone (DN-652), so a hero who lacks what a sacrifice takes goes there
/// first.
fn entrance_first(state: &State, seat: Seat, walk: &Walk, quest: QuestId) -> Option<Aim> {
    let open = &state.open;
    let given = quests::givable(open, seat);
    let has_enough = match quest.card().attempt {
        Attempt::PayReadied(n) => usize::from(n) <= given.len(),
        Attempt::PayWorth(n) => {
            u16::from(n) <= given.into_iter().map(|it| u16::from(quests::worth(it))).sum::<u16>()
        }
        _ => true,
    };
    let hero = &open.heroes[seat];
    let can_ready = |it: AdventureId| {
        let traits = it.card().traits;
        let is_paid = u16::from(quests::worth(it)) <= hero.glory;
        traits.has(Trait::Boon) && traits.has(Trait::Permanent) && is_paid
    };
    let is_home = open.site(hero.at).says().is_entrance;
    let is_needed = open.rules.is_solo() && !has_enough && !is_home;
    if !is_needed || !state.hidden.hands[seat].iter().any(can_ready) {
        return None;
    }
    let (cell, way) = walk.nearest(open, QuestPlace::Entrance)?;
    let back = walk.nearest(open, quest.card().place).map_or(10 * AP, |it| it.1 + way);
    let turns = 100 * (way + back) / income(open, seat);
    Some(Aim { quest: Some(quest), cell: Some(cell), way, turns, price: 1600 })
}

/// The time until a location lies on the map that does not yet, in hundredths of a turn.
fn wait(state: &State) -> i32 {
    let n_left = state.hidden.locations.len() as i32;
    let n_drawers = state.open.alive().len() as i32;
    // Each player draws at least one a turn; then there is still a way to it.
    150 + 100 * n_left / (2 * n_drawers.max(1) + 1)
}

/// The place to do it: the nearest, or for a search the one where way and search are shortest.
fn best_place(open: &Open, seat: Seat, walk: &Walk, quest: QuestId) -> Option<(Cell, i32)> {
    let card = quest.card();
    let Some(reach) = card.search else { return walk.nearest(open, card.place) };
    let hero = &open.heroes[seat];
    if hero.now.found.contains(&quest) {
        return Some((hero.at, 0));
    }
    let searched = |it: &(Cell, i32)| it.1 + tries(forecast::search(open, seat, it.0, reach));
    walk.places(open, card.place).min_by_key(searched)
}

/// The action points that it takes to succeed once, at one a try.
fn tries(odds: Odds) -> i32 {
    match odds.thousandths() {
        ..40 => HOPELESS,
        n => 1000 * AP / n,
    }
}

/// The task at the place of a quest.
struct Task {
    /// In hundredths of an action point.
    ap: i32,
    price: i32,
}

fn task(state: &State, seat: Seat, quest: QuestId, cell: Cell) -> Task {
    let open = &state.open;
    let hero = &open.heroes[seat];
    let card = quest.card();
    let search = match card.search {
        Some(reach) if !hero.now.found.contains(&quest) => {
            tries(forecast::search(open, seat, cell, reach))
        }
        _ => 0,
    };
    // The first attempt of a turn is free (DN-502).
    let again = |odds: Odds| tries(odds) - AP;
    let missing = |has: i32, n: u8, each: i32| (i32::from(n) - has).max(0) * each;
    let (ap, price) = match &card.attempt {
        Attempt::Threat { fail, .. } => {
            let odds = forecast::quest(open, seat, quest, true);
            let hurts = fail.iter().any(|it| matches!(it.effect, Effect::Wound(..)));
            let n_failures = again(odds) / AP;
            (again(odds), if hurts { n_failures.min(5) * WOUND } else { 0 })
        }
        Attempt::Chance { price, n_max, .. } => {
            let most = (hero.glory / u16::from((*price).max(1))).min(u16::from(*n_max)) as u8;
            (again(forecast::chance(open, seat, quest, most)), 0)
        }
        Attempt::PayGlory(n) => (missing(i32::from(hero.glory), *n, AP), 100 * i32::from(*n)),
        Attempt::PayHealth(n) => {
            (missing(i32::from(hero.health) - 1, *n, 400), WOUND * i32::from(*n))
        }
        Attempt::PayHand(n) => {
            let n_cards = state.hidden.hands[seat].len() as i32;
            (missing(n_cards, *n, AP), 200 * i32::from(*n))
        }
        Attempt::PayReadied(n) => {
            let n_cards = quests::givable(open, seat).len() as i32;
            (missing(n_cards, *n, 300), 800 * i32::from(*n))
        }
        Attempt::PayWorth(n) => {
            let worth =
                quests::givable(open, seat).into_iter().map(|it| i32::from(quests::worth(it)));
            (missing(worth.sum(), *n, 100), 300 * i32::from(*n))
        }
        Attempt::Hunt => hunt(open, seat, quest),
        Attempt::Escort => (0, 0),
    };
    Task { ap: search + ap, price }
}

/// The action points and wounds of a hunt: each try costs a challenge and, after the first, an attempt.
fn hunt(open: &Open, seat: Seat, quest: QuestId) -> (i32, i32) {
    let odds = forecast::quest(open, seat, quest, true).thousandths();
    if odds < 40 {
        return (HOPELESS, 0);
    }
    let n_tries = 1000 * AP / odds;
    let monster = FoeCard::Quest(quest).monster();
    let stronger = Form::ALL
        .into_iter()
        .filter(|it| monster.attacks.has(*it))
        .map(|it| i32::from(monster.values[it.idx()]) - i32::from(values::value(open, seat, it)));
    let hit = (400 + 150 * stronger.max().unwrap_or(0)).clamp(50, 900);
    (2 * n_tries - AP, n_tries * hit / 1000 * WOUND / AP)
}

/// An escort: to where it begins, or to its token; then to its end.
fn escort(state: &State, seat: Seat, walk: &Walk, quest: QuestId) -> Aim {
    let open = &state.open;
    let hero = &open.heroes[seat];
    let card = quest.card();
    let goal = card.goal.unwrap_or(QuestPlace::Entrance);
    let a_turn = income(open, seat);
    // Some escorts slow the hero down (DN-533).
    let slowed =
        card.influence.iter().flat_map(|it| it.parts.iter()).find_map(|it| match it.effect {
            Effect::ApExact(Who::Carrier, n) => Some(AP * i32::from(n)),
            _ => None,
        });
    let while_led = slowed.unwrap_or(a_turn);
    if hero.carried.contains(&quest) {
        let end = walk.nearest(open, goal);
        let (cell, way) = (end.map(|it| it.0), end.map_or(FAR, |it| it.1));
        let turns = if end.is_some() { 100 * way / while_led } else { wait(state) };
        return Aim { quest: Some(quest), cell, way, turns, price: 0 };
    }
    let token = open.tokens.iter().find(|it| it.0 == quest).map(|it| (it.1, walk.cost(it.1)));
    let start = token.or_else(|| walk.nearest(open, card.place));
    let Some((cell, way)) = start.filter(|it| it.1 < FAR) else {
        return Aim {
            quest: Some(quest),
            cell: None,
            way: FAR,
            turns: wait(state) + 200,
            price: 0,
        };
    };
    let onwards = Walk::new(open, seat, cell).nearest(open, goal).map(|it| it.1);
    let rest = onwards.map_or_else(|| wait(state), |it| 100 * it / while_led);
    Aim { quest: Some(quest), cell: Some(cell), way, turns: 100 * way / a_turn + rest, price: 0 }
}
