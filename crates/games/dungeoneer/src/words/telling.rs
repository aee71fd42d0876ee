//! Events in sentences.

use super::names::{genitive, object, player, quest, subject};
use super::{deeds, fights, names, rolls};
use crate::cards::AdventureId;
use crate::event::Event;
use crate::messages;
use crate::state::Ending;
use kernel::{Seat, Telling, capital, message, spoken_to};

/// An event; nothing for what goes without saying, or is told by another event.
pub fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
    let said = match event {
        Event::PhaseBegan { .. } | Event::TurnEnded { .. } | Event::GoesOn { .. } => return None,
        Event::DrewLocation { .. } | Event::Readied { .. } | Event::Found { .. } => return None,
        Event::BattleBegan { .. } | Event::ChoseForm { .. } | Event::BattleEnded => return None,
        Event::TermBegan { .. } => return None,
        Event::FirstPlayer { .. } | Event::GotHero { .. } => of_table(event, to)?,
        Event::GotQuests { .. } | Event::Global { .. } => of_table(event, to)?,
        Event::Gathered { .. } | Event::TurnBegan { .. } => of_table(event, to)?,
        Event::Over { ending } => over(*ending, to),
        Event::Placed { .. } | Event::NoPlace { .. } | Event::MapIsFull => of_places(event, to)?,
        Event::Drew { .. } | Event::DrewPeril { .. } => of_decks(event, to)?,
        Event::PerilDice { .. } | Event::Waits { .. } => of_decks(event, to)?,
        Event::Revealed { .. } | Event::Shuffled { .. } => of_decks(event, to)?,
        Event::Declared { .. }
        | Event::HuntBegan { .. }
        | Event::Struck { .. }
        | Event::Challenged { .. }
        | Event::Compared { .. }
        | Event::FoeHurt { .. }
        | Event::FoeGone { .. }
        | Event::FoeHealed { .. }
        | Event::PutIn { .. }
        | Event::Failed { .. } => fights::said(event, to)?,
        Event::Rolled { who, context, throw, reach, is_ok, of, .. } => {
            let (reach, is_ok) = reach.zip(*is_ok)?;
            rolls::threat(*who, (*context, *throw), (reach, is_ok), *of, to.lang)?
        }
        Event::Glory { .. }
        | Event::Peril { .. }
        | Event::Ap { .. }
        | Event::Healed { .. }
        | Event::Wounded { .. }
        | Event::Prevented { .. }
        | Event::Fell { .. }
        | Event::Stood { .. }
        | Event::SavedAp { .. }
        | Event::Destroyed { .. }
        | Event::Returned { .. } => deeds::of_hero(event, to)?,
        Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::ExitHeld { .. }
        | Event::Shifted { .. }
        | Event::Bridge { .. }
        | Event::Deactivated { .. } => deeds::of_map(event, to.lang)?,
        Event::Played { .. }
        | Event::Cancelled { .. }
        | Event::Discarded { .. }
        | Event::Used { .. } => deeds::of_cards(event, to)?,
        Event::Attempted { .. }
        | Event::Completed { .. }
        | Event::Escorts { .. }
        | Event::QuestSwapped { .. } => deeds::of_quests(event, to.lang)?,
    };
    Some(spoken_to(capital(&said), to.lang))
}

/// The table as it is laid, and turns.
fn of_table(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        Event::FirstPlayer { .. } if to.is_solo() => return None,
        Event::FirstPlayer { seat, rolls } => first_player(*seat, rolls, to),
        Event::GotHero { seat, hero } => {
            let name = hero.name();
            let (hero, class) = (name.name.name.get(lang), name.class(lang));
            if to.is_solo() {
                message!(lang, "event-hero-yours", hero = hero, class = class)
            } else {
                let player = &to.names[*seat];
                message!(lang, "event-hero", player = player, hero = hero, class = class)
            }
        }
        Event::GotQuests { seat, quests } => {
            let quests: Vec<String> = quests.iter().map(|it| quest(*it, lang)).collect();
            let quests = names::list(&quests, lang);
            if to.is_solo() {
                message!(lang, "event-quests-yours", quests = &quests)
            } else {
                message!(lang, "event-quests", player = &to.names[*seat], quests = &quests)
            }
        }
        Event::Global { quest: it } => message!(lang, "event-global", quest = &quest(*it, lang)),
        Event::Gathered { location, gain } => {
            let (place, gain) = (names::at(*location, lang), names::gained(*gain, lang));
            if to.is_solo() {
                message!(lang, "event-gathered-alone", place = place, gain = &gain)
            } else {
                message!(lang, "event-gathered", place = place, gain = &gain)
            }
        }
        Event::TurnBegan { who, ap, .. } => {
            let (name, n) = (genitive(names::hero(who.hero), lang), *ap);
            if to.is_solo() {
                message!(lang, "event-turn-alone", name = name, n = n)
            } else if to.is_you(who.seat) {
                message!(lang, "event-turn-yours", name = name, n = n)
            } else {
                message!(lang, "event-turn", player = &to.names[who.seat], name = name, n = n)
            }
        }
        _ => return None,
    })
}

/// Locations that come to the map.
fn of_places(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        Event::Placed { by, location, beside, .. } => {
            let (beside, side) = (*beside)?;
            let (of, side) = (names::of_place(beside, lang), names::side(side));
            let by = (*by)?;
            if to.is_solo() {
                let place = names::location(*location, lang);
                message!(lang, "event-placed-alone", place = place, side = side, of = of)
            } else {
                let place = names::place(*location, lang);
                let player = &to.names[by];
                message!(lang, "event-placed", player = player, place = place, side = side, of = of)
            }
        }
        Event::NoPlace { location } => {
            message!(lang, "event-no-place", place = names::place(*location, lang))
        }
        Event::MapIsFull => message!(lang, "event-map-full").to_owned(),
        _ => return None,
    })
}

/// Cards that are drawn, shown and shuffled.
fn of_decks(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        // Everybody fills the hand at each turn.
        Event::Drew { cards: None, is_refill: true, .. } => return None,
        Event::Drew { who, cards, n, .. } => {
            let cards = cards.as_ref().map(|it| objects(it, to));
            let cards = cards.unwrap_or_else(|| message!(lang, "cards", n = *n));
            message!(lang, "event-draws", who = &player(*who, to), cards = &cards)
        }
        Event::PerilDice { location, faces, reach, n_hits } => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            let (faces, place) = (names::list(&faces, lang), names::at(*location, lang));
            // The cards that come are told one by one.
            message!(
                lang,
                "event-peril-dice",
                place = place,
                reach = *reach,
                faces = &faces,
                hits = *n_hits
            )
        }
        Event::DrewPeril { card } => {
            message!(lang, "event-peril-brings", card = object(card.name(), lang))
        }
        Event::Waits { card } => message!(lang, "event-waits", card = subject(card.name(), lang)),
        Event::Revealed { who, cards } => {
            message!(lang, "event-reveals", who = &player(*who, to), cards = &objects(cards, to))
        }
        Event::Shuffled { .. } => message!(lang, "event-shuffled").to_owned(),
        _ => return None,
    })
}

/// Cards as objects.
fn objects(cards: &[AdventureId], to: Telling<'_>) -> String {
    let words: Vec<String> = cards.iter().map(|it| object(it.name(), to.lang).to_owned()).collect();
    names::list(&words, to.lang)
}

fn first_player(seat: Seat, rolls: &[Vec<(Seat, u8)>], to: Telling<'_>) -> String {
    let round = |it: &Vec<(Seat, u8)>| {
        let each: Vec<String> =
            it.iter().map(|(seat, face)| format!("{} {face}", to.within(*seat))).collect();
        each.join(", ")
    };
    let rounds: Vec<String> = rolls.iter().map(round).collect();
    let mut how = rounds.join(&format!("{} ", message!(to.lang, "first-again")));
    if how.is_empty() {
        message!(to.lang, "first-entrance").clone_into(&mut how);
    }
    message!(to.lang, "event-first", player = &to.within(seat), how = &how)
}

/// The end of the match.
fn over(ending: Ending, to: Telling<'_>) -> String {
    let (lang, name) = (to.lang, |seat: Seat| &to.names[seat]);
    match ending {
        Ending::Quests(_) if to.is_solo() => message!(lang, "end-quests-alone").to_owned(),
        Ending::Quests(seat) => message!(lang, "end-quests", name = name(seat)),
        Ending::LastHero(seat) => message!(lang, "end-last-hero", name = name(seat)),
        Ending::Together(Some(seat)) => message!(lang, "end-together", player = &to.within(seat)),
        Ending::Together(None) => message!(lang, "end-draw").to_owned(),
        Ending::Rounds => message!(lang, "end-rounds").to_owned(),
        Ending::Lost => message!(lang, "end-lost").to_owned(),
    }
}
