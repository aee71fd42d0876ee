//! The lines of a score, and what is said of the result.

use super::names;
use crate::event::Event;
use crate::messages;
use crate::state::{Ending, QUESTS, View};
use kernel::{Lang, Line, Place, Seat, message};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let from = message!(lang, "score-line", n = line.count, of = QUESTS);
    (message!(lang, "quests").to_owned(), from)
}

/// So many quests.
pub fn total(points: i32, lang: Lang) -> String {
    message!(lang, "quests-of", n = points)
}

/// The quests of a seat, or that it is out of the game (DN-005).
pub fn total_of(place: &Place, lang: Lang) -> String {
    if place.is_out {
        return message!(lang, "score-out").to_owned();
    }
    total(place.total, lang)
}

/// A sentence about the result: how the match has ended.
pub fn verdict(view: &View, lang: Lang) -> Option<String> {
    let open = &view.open;
    let ending = open.ending?;
    let is_solo = open.rules.is_solo();
    let hero = |seat: Seat| names::hero(open.heroes[seat].card);
    let named = |seat: Seat| names::subject(hero(seat), lang);
    Some(match ending {
        Ending::Quests(_) if is_solo => message!(lang, "verdict-won-alone").to_owned(),
        Ending::Quests(seat) => {
            message!(lang, "verdict-quests", hero = names::genitive(hero(seat), lang))
        }
        Ending::LastHero(seat) => message!(lang, "verdict-last-hero", hero = named(seat)),
        Ending::Together(Some(seat)) => message!(lang, "verdict-together", hero = named(seat)),
        Ending::Together(None) => message!(lang, "verdict-draw").to_owned(),
        Ending::Rounds => message!(lang, "verdict-rounds").to_owned(),
        Ending::Lost => {
            let hero = &open.heroes[Seat::FIRST];
            let done = hero.done.len();
            match hero.is_alive {
                false => message!(lang, "verdict-dead", done = done, of = QUESTS),
                true => message!(lang, "verdict-late", done = done, of = QUESTS),
            }
        }
    })
}

/// The deeds of a seat's hero while others waited: where it went, what it suffered, what it completed; if
/// nothing of that, the cards it has played.
pub fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let (mut n_wounds, mut place, mut done, mut played) = (0, None, Vec::new(), Vec::new());
    let mut is_fallen = false;
    for event in events {
        match event {
            Event::Moved { who, location, .. } if who.seat == seat => place = Some(*location),
            Event::Wounded { who, n, .. } if who.seat == seat => n_wounds += i32::from(*n),
            Event::Completed { who, quest, .. } if who.seat == seat => done.push(*quest),
            Event::Played { who, card, .. } | Event::Declared { who, card, .. }
                if who.seat == seat =>
            {
                played.push(*card);
            }
            Event::Destroyed { who, .. } if who.seat == seat => is_fallen = true,
            _ => {} // A few words have no room for more.
        }
    }
    let mut words = Vec::new();
    words.extend(place.map(|it| message!(lang, "recap-place", place = names::into(it, lang))));
    words.extend(
        done.into_iter().map(|it| message!(lang, "recap-done", quest = &names::quest(it, lang))),
    );
    if is_fallen {
        words.push(message!(lang, "recap-defeated").to_owned());
    } else if 0 < n_wounds {
        words.push(message!(lang, "recap-health", n = n_wounds));
    }
    if words.is_empty() {
        let names: Vec<&str> = played.into_iter().map(|it| it.name().name.get(lang)).collect();
        words.push(match names.as_slice() {
            [] => message!(lang, "recap-stays").to_owned(),
            all => message!(lang, "recap-plays", cards = &all.join(", ")),
        });
    }
    Some(words.join(", "))
}
