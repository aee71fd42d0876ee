//! Events in sentences that start with a small letter, so that a name can stand before them.

use super::deeds;
use super::names::{
    band, both_lists, floor_list, monsters, party_list, pile_list, source, treasure_list,
};
use crate::action::{Ending, Event, Reason, Reroller, Source};
use crate::dice::{Companion, DungeonFace, PartyFace};
use crate::messages;
use crate::rules::printed_type;
use kernel::{Lang, Seat, Telling, message};

/// Verbs that a sentence begins with: of others, and of you.
pub const VERBS: [[&str; 2]; 5] = [
    ["goes ", "go "],
    ["leaves ", "leave "],
    ["gives ", "give "],
    ["retires ", "retire "],
    ["flees ", "flee "],
];

/// The sentence for an event; none for one that goes without saying.
pub fn said(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::PartyReady { .. } | Event::Over => return None,
        Event::DelveBegan { .. } if to.is_solo() => return None,
        Event::First { .. } => message!(lang, "event-first").to_owned(),
        Event::DelveBegan { .. } => message!(lang, "event-delve-began").to_owned(),
        Event::HeroTaken { hero, .. } => {
            message!(lang, "event-hero-taken", hero = hero.side(false).name)
        }
        Event::Formed { throw, .. } => {
            message!(lang, "event-party", dice = &party_list(&throw.tally(), lang))
        }
        Event::Arrayed { party, .. } => {
            message!(lang, "event-party", dice = &party_list(&party, lang))
        }
        Event::Buried { n, .. } => message!(lang, "event-buried", n = n),
        Event::Inscribed { dice, .. } => {
            message!(lang, "event-inscribed", dice = &party_list(&dice, lang))
        }
        Event::Scouted { throw, .. } => {
            message!(lang, "event-scouted", dice = &pile_list(&throw.pile(), lang))
        }
        Event::Crowned { n_scrolls, .. } => {
            message!(lang, "event-crowned", n = n_scrolls, face = PartyFace::Scroll.name())
        }
        Event::Turned { from, to, n, .. } => {
            message!(lang, "event-turned", n = n, face = from.name(), to = to.name())
        }
        Event::Populated { level, throw, .. } => {
            message!(lang, "event-populated", level = level, dice = &pile_list(&throw.pile(), lang))
        }
        Event::MonstersGone { .. } => message!(lang, "event-monsters-gone").to_owned(),
        Event::Regrouped { level, .. } => message!(lang, "event-regrouped", level = level),
        Event::LeftBehind { floor, .. } => {
            message!(lang, "event-left-behind", dice = &floor_list(&floor, 0, lang))
        }
        Event::DragonWoke { n_lair, .. } => message!(lang, "event-dragon-woke", n = n_lair),
        Event::Gained { xp, reason, total, .. } => gained(xp, reason, total, lang),
        Event::Mastered { hero, .. } => {
            let [novice, master] = [false, true].map(|it| hero.side(it).name);
            message!(lang, "event-mastered", novice = novice, master = master)
        }
        Event::DelveEnded { level, ending, .. } => return delve_ended(level, ending, lang),
        _ => return used(event, lang).or_else(|| deeds::done(event, lang)),
    })
}

/// The sentence for a use of dice and treasures: fights, re-rolls, loot; none for any other event.
fn used(event: &Event, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Fought { with, used_as, monsters: ref beaten, .. } => {
            let (actor, beaten) = (actor(with, used_as, lang), monsters(beaten, lang));
            let with = source(with);
            message!(lang, "event-fought", actor = &actor, with = with, monsters = &beaten)
        }
        Event::Rerolled { by, floor, n_lair, party, floor_throw, party_throw, .. } => {
            let before = both_lists(floor_list(&floor, n_lair, lang), party_list(&party, lang));
            let floor = pile_list(&floor_throw.pile(), lang);
            rerolled(by, &before, &both_lists(floor, party_list(&party_throw.tally(), lang)), lang)
        }
        Event::Opened { with, used_as, n_chests, .. } => {
            let (actor, chest) = (actor(with, used_as, lang), DungeonFace::Chest.name());
            let with = source(with);
            message!(lang, "event-opened", actor = &actor, with = with, n = n_chests, face = chest)
        }
        Event::Drank { with, faces, .. } => {
            let (back, potion) = (party_list(&faces, lang), DungeonFace::Potion.name());
            let (with, n) = (source(with), faces.total());
            message!(lang, "event-drank", with = with, n = n, face = potion, back = &back)
        }
        Event::Drew { treasure, .. } => {
            message!(lang, "event-drew", treasure = treasure.card().name)
        }
        Event::DragonSlain { band: members, .. } => {
            message!(lang, "event-dragon-slain", band = &band(&members, lang))
        }
        Event::Banished { with, .. } => message!(lang, "event-banished", price = source(with)),
        Event::Readied { hero, .. } => {
            message!(lang, "event-readied", hero = hero.side(false).name)
        }
        Event::Offered { treasure, .. } | Event::Discarded { treasure, .. } => {
            message!(lang, "event-given-back", treasure = treasure.card().name)
        }
        Event::Lured { with, monster, .. } => {
            let face = monster.face().name();
            message!(lang, "event-lured", with = source(with), n = 1, face = face)
        }
        Event::TollPaid { treasures, .. } => {
            message!(lang, "event-toll", treasures = &treasure_list(&treasures, lang))
        }
        _ => return None, // Told elsewhere.
    })
}

/// The end of a delve; a portal has told it already.
fn delve_ended(level: u8, ending: Ending, lang: Lang) -> Option<String> {
    match ending {
        Ending::Retired => Some(message!(lang, "event-retired", level = level)),
        Ending::Legend => Some(message!(lang, "event-legend").to_owned()),
        Ending::Fled => Some(message!(lang, "event-fled", level = level)),
        Ending::Portal => None,
    }
}

/// The delves of a player in a few words: how each ended, and what it brought.
pub fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let mut delves = Vec::new();
    let mut gained = 0;
    for event in events.iter().filter(|it| it.seat() == Some(seat)) {
        if let Event::Gained { xp, .. } = event {
            gained += xp;
        }
        if let Event::DelveEnded { level, ending, .. } = event {
            delves.push(delve_in_brief(*level, *ending, gained, lang));
            gained = 0;
        }
    }
    (!delves.is_empty()).then(|| delves.join("; "))
}

fn delve_in_brief(level: u8, ending: Ending, xp: u8, lang: Lang) -> String {
    match ending {
        Ending::Retired | Ending::Portal | Ending::Legend => {
            message!(lang, "brief-paid", level = level, xp = xp)
        }
        Ending::Fled => message!(lang, "brief-fled", level = level),
    }
}

/// The name of somebody who acts, and of whom he acts as, if not as himself: `fighter as a mage`.
fn actor(with: Source, used_as: Companion, lang: Lang) -> String {
    let name = source(with);
    if printed_type(with) == Some(used_as) {
        return name.get(lang).to_owned();
    }
    message!(lang, "actor-as", with = name, role = used_as.name())
}

fn rerolled(by: Reroller, before: &str, now: &str, lang: Lang) -> String {
    match by {
        Reroller::Scroll(_) => {
            message!(lang, "event-rerolled-by-scroll", before = before, now = now)
        }
        Reroller::Ultimate | Reroller::Muster | Reroller::Hero => {
            message!(lang, "event-rerolled", before = before, now = now)
        }
        Reroller::Champion => {
            message!(lang, "event-rerolled-by-champion", before = before, now = now)
        }
    }
}

fn gained(xp: u8, reason: Reason, total: u16, lang: Lang) -> String {
    match reason {
        Reason::Level => message!(lang, "event-gained-for-level", xp = xp, total = total),
        Reason::Dragon => message!(lang, "event-gained-for-dragon", xp = xp, total = total),
        Reason::EmptyBag => message!(lang, "event-gained-for-empty-bag", xp = xp, total = total),
    }
}
