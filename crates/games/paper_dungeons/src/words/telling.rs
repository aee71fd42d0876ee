//! Events in sentences that start with a small letter, so that a name can stand before them.

use crate::action::{Cause, Event, What};
use crate::dice::Side;
use crate::dungeons::{Dungeon, Guard, Letter, Letters, Minion, printed};
use crate::grid::Room;
use crate::messages;
use crate::missions::Mission;
use crate::monsters::Monster;
use crate::objectives::Objective;
use crate::state::Dealt;
use crate::talents::Talent;
use crate::tracks::POTIONS_MAX;
use kernel::{Lang, Seat, SeatSet, Telling, Text, message, signed, text};

/// The verbs for others, and for you.
pub const VERBS: [[&str; 2]; 9] = [
    ["enters ", "enter "],
    ["crosses ", "cross "],
    ["walks ", "walk "],
    ["takes ", "take "],
    ["keeps ", "keep "],
    ["uses ", "use "],
    ["steals ", "steal "],
    ["fights ", "fight "],
    ["flees ", "flee "],
];

/// An event in words, and its team, if it was one. Nothing for what goes without saying.
pub fn said(what: &What, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, said) = match *what {
        What::Round { .. } | What::Over | What::Confirmed { .. } | What::Gained { .. } => {
            return None;
        }
        What::Revealed { dungeon } => return Some((None, revealed(dungeon, lang))),
        What::Missions { missions } => return Some((None, missions_words(&missions, lang))),
        What::Rolled { roll, n_rerolls } => return Some((None, rolled(&roll, n_rerolls, lang))),
        What::Vanished { letters } => return Some((None, vanished(letters, lang))),
        What::Dealt { seat, cards } => (seat, dealt(cards, lang)),
        What::Kept { seat, talent, objective } => (seat, kept(talent, objective, lang)),
        What::Chose { seat } => (seat, message!(lang, "event-chose").to_owned()),
        What::TalentShown { seat, talent } => (seat, talent_shown(talent, lang)),
        What::Used { seat, die } => (seat, message!(lang, "event-used", die = die.name())),
        What::Raised { seat, hero, level } => {
            (seat, message!(lang, "event-raised", hero = hero.name(), level = level))
        }
        What::Crafted { seat, item, boxes } => {
            (seat, message!(lang, "event-crafted", item = item.card().name, boxes = boxes))
        }
        What::Brewed { seat, n_potions: n, total } => {
            (seat, message!(lang, "event-brewed", n = n, total = total, of = POTIONS_MAX))
        }
        What::Entered { seat, room } => (seat, entered(room, lang)),
        What::Crossed { seat, is_water } => (seat, crossed(is_water, lang)),
        What::Beat { seat, room, minion } => (seat, beat(room, minion, lang)),
        What::Wounded { seat, cause, absorbed, marked } => {
            (seat, wounded(cause, [absorbed, marked], lang))
        }
        What::Trapped { seat, room } => (seat, trapped(room, lang)),
        What::Resurrected { seat } => (seat, message!(lang, "event-resurrected").to_owned()),
        What::Stole { seat, letter, total } => (seat, stole(letter, total, lang)),
        What::Lost { seat, reward } => (seat, message!(lang, "event-lost", reward = reward.name())),
        What::Declined { seat } => (seat, message!(lang, "event-declined").to_owned()),
        What::Summary { seat, n_rooms, n_levels, n_boxes, n_potions, n_gems } => {
            (seat, summary([n_rooms, n_levels, n_boxes, n_potions, n_gems], lang))
        }
        What::CrossedOut { seat, letters } => (seat, crossed_out(letters, lang)),
        What::Claimed { seat, mission, glory } => (seat, claimed(mission, glory, lang)),
        What::Fought { seat, monster, power, range, glory } => {
            (seat, fought(monster, [power, range], glory, lang))
        }
        What::Fled { seat, monster, glory } => (seat, fled(monster, glory, lang)),
        What::Spoils { seat, monster } => (seat, spoils(monster, lang)),
    };
    Some((Some(seat), said))
}

/// The effect of a round's skulls on several teams alike; none where it differs.
pub fn skulls_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
    let of_team = |it: &&Event| {
        let is_skulls = matches!(it.what, What::Wounded { cause: Cause::Skulls, .. });
        let (seat, said) = said(&it.what, to.lang).filter(|_| is_skulls)?;
        Some((seat?, said))
    };
    let teams = events.iter().map(of_team).collect::<Option<Vec<_>>>()?;
    let (_, first) = teams.first()?;
    let seats: SeatSet = teams.iter().map(|it| it.0).collect();
    let is_alike = seats.len() == teams.len() && teams.iter().all(|it| it.1 == *first);
    let names: Vec<&str> = seats.iter().map(|it| to.names[it].as_str()).collect();
    is_alike.then(|| format!("{}: {first}", names.join(", ")))
}

fn revealed(dungeon: Dungeon, lang: Lang) -> String {
    let card = dungeon.card();
    let (letter, title) = (card.letter, card.title);
    let monsters = card.monsters.map(|it| it.card().name.get(lang)).join(", ");
    message!(lang, "event-revealed", letter = letter, title = title, monsters = &monsters)
}

fn missions_words(missions: &[Mission], lang: Lang) -> String {
    let names: Vec<&str> = missions.iter().map(|it| it.name().get(lang)).collect();
    message!(lang, "event-missions", missions = &names.join("; "))
}

fn rolled(roll: &[Side], n_rerolls: u8, lang: Lang) -> String {
    let faces: Vec<&str> = roll.iter().flatten().map(|it| it.name().get(lang)).collect();
    let (faces, n_skulls) = (faces.join(", "), roll.iter().filter(|it| it.is_none()).count());
    message!(lang, "event-rolled", faces = &faces, skulls = n_skulls, rerolls = n_rerolls)
}

fn letter_names(letters: Letters) -> String {
    letters.iter().map(Letter::key).collect::<Vec<_>>().join(", ")
}

fn vanished(letters: Letters, lang: Lang) -> String {
    message!(lang, "event-vanished", gems = &letter_names(letters))
}

fn crossed_out(letters: Letters, lang: Lang) -> String {
    message!(lang, "event-crossed-out", gems = &letter_names(letters))
}

fn dealt(cards: Dealt, lang: Lang) -> String {
    let [one, two] = cards.talents.map(|it| it.card().name);
    message!(lang, "event-dealt", one = one, two = two)
}

fn kept(talent: Talent, objective: Objective, lang: Lang) -> String {
    let (talent, objective) = (talent.card().name, objective.card().name);
    message!(lang, "event-kept", talent = talent, objective = objective)
}

fn talent_shown(talent: Talent, lang: Lang) -> String {
    let card = talent.card();
    message!(lang, "event-talent", talent = card.name, effect = card.effect.get(lang))
}

fn entered(room: Room, lang: Lang) -> String {
    message!(lang, "event-entered", room = &room.to_string())
}

fn trapped(room: Room, lang: Lang) -> String {
    message!(lang, "event-trapped", room = &room.to_string())
}

fn crossed(is_water: bool, lang: Lang) -> String {
    let said = if is_water { text!("event-crossed-water") } else { text!("event-crossed-wall") };
    said.get(lang).to_owned()
}

fn beat(room: Room, minion: Minion, lang: Lang) -> String {
    let (name, level) = (minion.kind.name(), minion.level);
    message!(lang, "event-beat", minion = name, level = level, room = &room.to_string())
}

fn wounded(cause: Cause, [absorbed, marked]: [u8; 2], lang: Lang) -> String {
    let (n, cause) = (absorbed + marked, cause_name(cause));
    message!(lang, "event-wounded", n = n, cause = cause, absorbed = absorbed, marked = marked)
}

fn cause_name(cause: Cause) -> Text {
    match cause {
        Cause::Skulls => text!("skulls"),
        Cause::Trap(_) => text!("trap"),
        Cause::Minion(room) => match printed(room).guard {
            Some(Guard::Minion(it)) => it.kind.name(),
            Some(Guard::Trap) | None => text!("minion"),
        },
        Cause::Monster(monster) => monster.card().name,
    }
}

fn stole(letter: Option<Letter>, total: u8, lang: Lang) -> String {
    match letter {
        Some(letter) => message!(lang, "event-stole", gem = letter.key(), total = total),
        None => message!(lang, "event-stole-outside", total = total),
    }
}

fn summary([rooms, levels, boxes, potions, gems]: [u8; 5], lang: Lang) -> String {
    let parts = [
        (rooms, text!("gained-rooms")),
        (levels, text!("gained-levels")),
        (boxes, text!("gained-boxes")),
        (potions, text!("gained-potions")),
        (gems, text!("gained-gems")),
    ];
    let gained = parts.iter().filter(|(n, _)| 0 < *n);
    let gained: Vec<String> = gained.map(|(n, it)| format!("{} +{n}", it.get(lang))).collect();
    if gained.is_empty() {
        return message!(lang, "event-nothing-gained").to_owned();
    }
    message!(lang, "event-gained", gained = &gained.join(", "))
}

fn claimed(mission: Mission, glory: i8, lang: Lang) -> String {
    let glory = signed(glory.into());
    message!(lang, "event-claimed", mission = mission.name(), glory = &glory)
}

fn fought(monster: Monster, [power, range]: [u8; 2], glory: i8, lang: Lang) -> String {
    let (name, glory) = (monster.card().name, signed(glory.into()));
    message!(lang, "event-fought", monster = name, power = power, range = range, glory = &glory)
}

fn fled(monster: Monster, glory: i8, lang: Lang) -> String {
    message!(lang, "event-fled", monster = monster.card().name, glory = &signed(glory.into()))
}

fn spoils(monster: Monster, lang: Lang) -> String {
    message!(lang, "event-spoils", monster = monster.card().name)
}
