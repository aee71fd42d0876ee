//! Nudges: the kind of thing to look at, without the best use of the dice being named.

use super::outcome::{Foe, Outcome, ranges};
use crate::action::{Action, What};
use crate::heroes::Hero;
use crate::items::{BOXES, Item};
use crate::messages;
use crate::state::{ROUNDS, Reward, View};
use crate::tracks::GEM_GLORY;
use kernel::{Lang, Seat, Way, message, signed, text};

/// The level at which each hero learns something (PD-091).
const SKILLED: u8 = 4;

/// The thing to look at before this way.
pub fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
    let outcome = Outcome::of(view, seat, &best.line);
    match best.line[0] {
        Action::Keep { .. } => message!(lang, "nudge-keep").to_owned(),
        Action::StealGem { .. } | Action::Decline => message!(lang, "nudge-far-gem").to_owned(),
        Action::Done => message!(lang, "nudge-enough").to_owned(),
        Action::Rest { .. } => message!(lang, "nudge-give-up").to_owned(),
        Action::Spare { .. } => spare(&outcome, lang),
        Action::GainLevel { .. } => reward_level(&outcome, lang),
        Action::GainBox { .. } => message!(lang, "nudge-free-box").to_owned(),
        Action::MarkMinion { .. } => message!(lang, "nudge-free-minion").to_owned(),
        Action::Walk { .. } | Action::Step { .. } => walk(&outcome, lang),
        Action::Level { hero, .. } => level(&outcome, hero, lang),
        Action::Craft { item, .. } => craft(&outcome, item, lang),
        Action::Brew { .. } => brew(&outcome, lang),
    }
}

fn spare(outcome: &Outcome<'_>, lang: Lang) -> String {
    let sheet = &outcome.before.sheet;
    message!(lang, "nudge-spare", wounds = sheet.wounds, health = sheet.strength())
}

fn reward_level(outcome: &Outcome<'_>, lang: Lang) -> String {
    let is_other = matches!(outcome.before.queue.first(), Some(Reward::LevelOther(_)));
    match outcome.foe() {
        Some(foe) if !is_other => {
            message!(lang, "nudge-free-level-for", monster = foe.monster.card().name)
        }
        Some(_) | None => message!(lang, "nudge-free-level").to_owned(),
    }
}

/// A walk: to a lair, to what lies in a room, or for a mission.
fn walk(outcome: &Outcome<'_>, lang: Lang) -> String {
    let has = |is_it: fn(&What) -> bool| outcome.events.iter().any(is_it);
    if let Some(foe) = outcome.reached() {
        return lair(outcome, foe, lang);
    }
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    if has(|it| matches!(it, What::Stole { .. })) {
        let n = usize::from(outcome.before.sheet.gems);
        let glory = GEM_GLORY.get(n + 1).map_or(0, |it| it - GEM_GLORY[n]);
        return message!(lang, "nudge-gem", glory = &signed(glory.into()));
    }
    if has(|it| matches!(it, What::Beat { .. })) {
        return message!(lang, "nudge-minion").to_owned();
    }
    if has(|it| matches!(it, What::Raised { .. } | What::Crafted { .. })) {
        return message!(lang, "nudge-find").to_owned();
    }
    if has(|it| matches!(it, What::Brewed { .. })) {
        return message!(lang, "nudge-potion").to_owned();
    }
    on_the_way(outcome, lang)
}

/// A walk that brings nothing at once.
fn on_the_way(outcome: &Outcome<'_>, lang: Lang) -> String {
    if let Some((foe, _)) = outcome.nearer() {
        return lair(outcome, foe, lang);
    }
    if outcome.advanced().is_some() {
        return for_mission(outcome, lang);
    }
    message!(lang, "nudge-ahead").to_owned()
}

fn lair(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> String {
    let (name, at) = (foe.monster.card().name, &foe.lair.to_string());
    if foe.round == outcome.ground.round {
        return message!(lang, "nudge-lair-now", monster = name, room = at);
    }
    if outcome.before.walk.is_some_and(|it| 0 < it.left) {
        return message!(lang, "nudge-lair-steps", monster = name, room = at);
    }
    message!(lang, "nudge-lair", monster = name, room = at, round = foe.round)
}

/// The mission that is fulfilled, or comes nearer.
fn for_mission(outcome: &Outcome<'_>, lang: Lang) -> String {
    let found =
        outcome.missions().filter(|it| it.1 < it.2).min_by_key(|it| it.3.saturating_sub(it.2));
    let Some((mission, count, _, goal)) = found else { return String::new() };
    message!(lang, "nudge-mission", mission = mission.name(), n = count, of = goal)
}

fn level(outcome: &Outcome<'_>, hero: Hero, lang: Lang) -> String {
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    let sheet = &outcome.before.sheet;
    if sheet.level(hero) + 1 == SKILLED {
        return message!(lang, "nudge-skill", level = SKILLED);
    }
    let lowest = sheet.levels.into_iter().min().unwrap_or(1);
    let foe = outcome.foe();
    if let Some(foe) = foe {
        let (before, after) = outcome.power(foe);
        let name = foe.monster.card().name;
        let is_range = ranges(foe.monster, before).0 != ranges(foe.monster, after).0;
        if let (true, (_, Some(next))) = (is_range, ranges(foe.monster, before)) {
            let needed = next.power;
            return message!(lang, "nudge-power", monster = name, power = before, next = needed);
        }
        if foe.monster.card().weak_to == hero {
            return message!(lang, "nudge-weakness", monster = name);
        }
    }
    if sheet.level(hero) == lowest {
        return message!(lang, "nudge-lowest", level = lowest);
    }
    if outcome.advanced().is_some() {
        return for_mission(outcome, lang);
    }
    message!(lang, "nudge-class").to_owned()
}

fn craft(outcome: &Outcome<'_>, item: Item, lang: Lang) -> String {
    let is_completed = outcome.after.sheet.items[item.idx()] == BOXES;
    let n_left = ROUNDS as u8 - outcome.ground.round;
    if !is_completed {
        return message!(lang, "nudge-two-boxes", rounds = n_left);
    }
    let words = match item {
        Item::Sword => text!("nudge-sword"),
        Item::Sceptre => text!("nudge-sceptre"),
        Item::Tome | Item::Cauldron => text!("nudge-pays-back"),
        Item::Crown | Item::Armour | Item::Medallion | Item::Cloak => text!("nudge-one-box"),
    };
    words.get(lang).to_owned()
}

fn brew(outcome: &Outcome<'_>, lang: Lang) -> String {
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    let sheet = &outcome.before.sheet;
    let rewards = |it: &What| matches!(it, What::Gained { .. } | What::Stole { .. });
    if outcome.events.iter().any(rewards) {
        return message!(lang, "nudge-row").to_owned();
    }
    let (wounds, health, free) = (sheet.wounds, sheet.strength(), sheet.free_hearts());
    message!(lang, "nudge-brew", wounds = wounds, health = health, hearts = free)
}
