//! Why a way is good: what it brings and costs at once, and what it is for.

use super::outcome::{Foe, Outcome, ranges};
use crate::action::{Action, What};
use crate::dungeons::{Guard, printed};
use crate::grid::Room;
use crate::items::{BOXES, Item, Kind};
use crate::messages;
use crate::objectives::Objective;
use crate::state::{Reward, View};
use crate::talents::Talent;
use crate::tracks::{POTION_ROW, POTIONS_MAX, mission_glory, potion_reward};
use kernel::{Lang, message, signed, text};

/// So many gains are told; a die that brings more is rare.
const GAINS_TOLD: usize = 3;

/// Why these actions are good, or not.
pub fn why(view: &View, outcome: &Outcome<'_>, first: Action, lang: Lang) -> String {
    match first {
        Action::Keep { talent, objective } => cards(talent, objective, lang),
        Action::Decline => message!(lang, "why-no-gem").to_owned(),
        Action::Done => done(outcome, lang),
        Action::Spare { n_wounds } => spare(outcome, n_wounds, lang),
        Action::Rest { .. } => rest(view, lang),
        Action::Level { .. }
        | Action::Craft { .. }
        | Action::Brew { .. }
        | Action::Walk { .. }
        | Action::Step { .. }
        | Action::GainLevel { .. }
        | Action::GainBox { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. } => general(outcome, lang),
    }
}

fn cards(talent: Talent, objective: Objective, lang: Lang) -> String {
    let (effect, card) = (talent.card().effect.get(lang), objective.card());
    let ([least, _, most], name) = (card.steps, card.name);
    message!(lang, "why-cards", effect = effect, objective = name, least = least, most = most)
}

fn done(outcome: &Outcome<'_>, lang: Lang) -> String {
    message!(lang, "why-done", n = outcome.before.walk.map_or(0, |it| it.left))
}

fn spare(outcome: &Outcome<'_>, n: u8, lang: Lang) -> String {
    let sheet = &outcome.after.sheet;
    let n_all = match outcome.before.queue.first() {
        Some(Reward::Wounds { n_wounds, .. }) => *n_wounds,
        _ => n, // Nothing else is answered so.
    };
    message!(
        lang,
        "why-spare",
        taken = n,
        marked = n_all.saturating_sub(n),
        wounds = sheet.wounds,
        health = sheet.strength(),
        hearts = sheet.free_hearts(),
    )
}

fn rest(view: &View, lang: Lang) -> String {
    message!(lang, "why-rest", round = view.ground.round)
}

fn general(outcome: &Outcome<'_>, lang: Lang) -> String {
    let said = [brings(outcome, lang), costs(outcome, lang), remark(outcome, lang)];
    let said: Vec<String> = said.into_iter().flatten().collect();
    if said.is_empty() {
        return message!(lang, "why-nothing").to_owned();
    }
    said.join(" ")
}

/// The gains, with the change of the score.
fn brings(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let mut all = victories(outcome, lang);
    all.extend(outcome.events.iter().filter_map(|it| gain(outcome, it, lang)));
    let n_rooms = outcome.n_rooms();
    if all.is_empty() && 0 < n_rooms {
        all.push(message!(lang, "why-rooms", n = n_rooms));
    }
    if all.is_empty() {
        return None;
    }
    let (n_all, glory) = (all.len(), outcome.glory());
    all.truncate(GAINS_TOLD);
    let (gains, n_more) = (&all.join(", "), n_all - all.len());
    let shown = &signed(glory);
    Some(message!(lang, "why-brings", gains = gains, more = n_more, n = glory, glory = shown))
}

/// Minions that are beaten: one by its name, several by their number.
fn victories(outcome: &Outcome<'_>, lang: Lang) -> Vec<String> {
    let rooms = outcome.events.iter().filter_map(|it| match it {
        What::Beat { room, .. } => Some(*room),
        _ => None, // Everything else is no victory.
    });
    match &rooms.collect::<Vec<_>>()[..] {
        [] => Vec::new(),
        [room] => vec![beaten(*room, lang)],
        several => vec![message!(lang, "why-victories", n = several.len())],
    }
}

fn gain(outcome: &Outcome<'_>, what: &What, lang: Lang) -> Option<String> {
    Some(match what {
        What::Raised { hero, level, .. } => {
            message!(lang, "why-level", hero = hero.name(), level = *level)
        }
        // The first box of an item that is completed goes without saying.
        What::Crafted { item, boxes, .. } if *boxes == outcome.after.sheet.items[item.idx()] => {
            crafted(*item, *boxes, lang)
        }
        What::Brewed { n_potions: n @ 1.., .. } => message!(lang, "n-potions", n = *n),
        What::Stole { letter: Some(letter), .. } => {
            message!(lang, "gem-of-letter", gem = letter.key())
        }
        What::Stole { letter: None, .. } => message!(lang, "why-gem-outside").to_owned(),
        _ => return None, // Nothing else is gained.
    })
}

fn crafted(item: Item, boxes: u8, lang: Lang) -> String {
    message!(lang, "why-box", item = item.card().name, boxes = boxes)
}

fn beaten(room: Room, lang: Lang) -> String {
    let name = match printed(room).guard {
        Some(Guard::Minion(it)) => it.kind.name(),
        Some(Guard::Trap) | None => text!("minion"),
    };
    message!(lang, "why-victory", minion = name, room = &room.to_string())
}

fn costs(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (absorbed, marked) = outcome.wounds();
    let n = absorbed + marked;
    if n == 0 {
        return None;
    }
    let falls = outcome.events.iter().any(|it| matches!(it, What::Resurrected { .. }));
    let said = message!(lang, "why-wounds", n = n, absorbed = absorbed, marked = marked);
    Some(if falls { message!(lang, "why-falls", wounds = &said) } else { said })
}

/// The purpose of it: the first of these that is true.
fn remark(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let mission = || fulfils(outcome, lang);
    let reached = || Some(lair(outcome, outcome.reached()?, lang));
    let foe = outcome.foe();
    mission()
        .or_else(reached)
        .or_else(|| stronger(outcome, foe?, lang))
        .or_else(|| for_item(outcome, lang))
        .or_else(|| nearer(outcome, lang))
        .or_else(|| advances(outcome, lang))
        .or_else(|| potions_to_come(outcome, lang))
}

fn fulfils(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let ground = outcome.ground;
    if ground.round == 0 {
        return None;
    }
    let mission = outcome.fulfilled()?.name();
    let glory = signed(mission_glory(ground.is_solo(), ground.round).into());
    Some(message!(lang, "why-fulfils", mission = mission, glory = &glory))
}

/// The lair of a monster is reached: what the fight would bring at this power.
fn lair(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> String {
    let (name, round, power) = (foe.monster.card().name, foe.round, outcome.power(foe).1);
    match ranges(foe.monster, power) {
        (Some(it), _) => {
            let is_safe = outcome.after.talent == Some(Talent::Barbarian);
            message!(
                lang,
                "why-lair",
                monster = name,
                power = power,
                round = round,
                glory = &signed(it.glory.into()),
                n = if is_safe { 0 } else { it.wounds },
            )
        }
        (None, next) => {
            let lack = next.map_or(0, |it| it.power - power);
            message!(lang, "why-lair-too-weak", monster = name, round = round, lack = lack)
        }
    }
}

/// The power against the next monster rises.
fn stronger(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> Option<String> {
    let (before, after) = outcome.power(foe);
    if after <= before {
        return None;
    }
    let name = foe.monster.card().name;
    let (reached, next) = ranges(foe.monster, after);
    let is_new = ranges(foe.monster, before).0 != reached;
    let said = message!(lang, "why-power", monster = name, before = before, after = after);
    Some(match (reached, next) {
        (Some(it), _) if is_new => {
            message!(lang, "why-new-range", power = &said, glory = &signed(it.glory.into()))
        }
        (_, Some(it)) => message!(lang, "why-next-range", power = &said, next = it.power),
        (_, None) => message!(lang, "why-last-range", power = &said),
    })
}

/// The effect of an item, now or later.
fn for_item(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let crafted = |it: &What| match it {
        What::Crafted { item, boxes, .. } => Some((*item, *boxes)),
        _ => None, // Only boxes belong to items.
    };
    let (item, boxes) = outcome.events.iter().find_map(crafted)?;
    let card = item.card();
    let effect = card.effect.get(lang);
    match (boxes < BOXES, card.kind) {
        (true, Kind::Scoring) => Some(message!(lang, "why-item-glory", glory = card.glory)),
        (true, Kind::Permanent | Kind::Instant) => {
            Some(message!(lang, "why-item-will", effect = effect))
        }
        (false, Kind::Permanent) => Some(message!(lang, "why-item-does", effect = effect)),
        // What these do is among what they bring.
        (false, Kind::Instant | Kind::Scoring) => None,
    }
}

/// The lair of a monster comes nearer.
fn nearer(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (foe, far) = outcome.nearer()?;
    let (name, lair) = (foe.monster.card().name, &foe.lair.to_string());
    Some(message!(lang, "why-nearer", monster = name, room = lair, n = far))
}

fn advances(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (mission, count, goal) = outcome.advanced()?;
    Some(message!(lang, "why-advances", mission = mission.name(), n = count, of = goal))
}

/// So many potions more complete their row.
fn potions_to_come(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (before, after) = (outcome.before.sheet.potions, outcome.after.sheet.potions);
    let next = (after + 1..=POTIONS_MAX).find(|it| potion_reward(*it).is_some())?;
    let n = next - after;
    (before < after && n < POTION_ROW).then(|| message!(lang, "why-potion-row", n = n))
}
