//! Battles in sentences.

use super::names::{self, genitive, object, subject};
use super::rolls;
use crate::action::Destination;
use crate::cards::Attempt;
use crate::event::Event;
use crate::messages;
use crate::pieces::{FoeCard, FoeState};
use kernel::{Lang, Telling, message};

/// An event of a battle; nothing for what goes without saying, or is no event of battles.
pub fn said(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Declared { .. } => return declared(event, to),
        Event::HuntBegan { who, quest } => {
            let (hero, foe) = (names::hero(who.hero), names::foe(FoeCard::Quest(quest)));
            message!(lang, "event-hunt", hero = subject(hero, lang), foe = object(foe, lang))
        }
        Event::Struck { who, hero, form } => {
            let (by, on) = (names::hero(who.hero), names::hero(hero.hero));
            let (by, on) = (subject(by, lang), object(on, lang));
            message!(lang, "event-strikes", by = by, on = on, how = names::by_form(form))
        }
        Event::Challenged { who, on, form } => {
            let (by, on) = (names::hero(who.hero), names::combatant(on));
            let (by, on) = (subject(by, lang), object(on, lang));
            message!(lang, "event-challenges", by = by, on = on, how = names::by_form(form))
        }
        Event::Compared { form, by, on, throws, is_negated, .. } => {
            rolls::compared(form, (by, on), throws, is_negated, lang)
        }
        Event::FoeHurt { foe, n, left } => hurt(foe, n, left, lang),
        Event::FoeGone { foe, state } => return gone(foe, state, lang),
        Event::FoeHealed { foe, health } => {
            let foe = subject(names::foe(foe), lang);
            message!(lang, "event-foe-healed", foe = foe, health = health)
        }
        Event::PutIn { who, card, to: Destination::Hand } => {
            let who = names::player(who, to);
            message!(lang, "event-takes", who = &who, card = object(card.name(), lang))
        }
        Event::PutIn { who, card, to: place } => {
            let (card, place) = (subject(card.name(), lang), names::destination(place));
            if to.is_solo() {
                message!(lang, "event-card-goes", card = card, place = place)
            } else {
                let who = to.within(who.seat);
                message!(lang, "event-card-goes-of", card = card, place = place, who = &who)
            }
        }
        Event::Failed { quest, .. } if quest.card().attempt == Attempt::Hunt => {
            let foe = subject(names::foe(FoeCard::Quest(quest)), lang);
            message!(lang, "event-hunt-failed", foe = foe)
        }
        _ => return None,
    })
}

fn declared(event: &Event, to: Telling<'_>) -> Option<String> {
    let Event::Declared { who, target, card, price, from_lair } = *event else { return None };
    let (lang, name, on) = (to.lang, card.name(), names::hero(target.hero));
    let (who, n) = (&names::player(who, to), price);
    if card.card().monster.is_none() {
        let (card, target) = (subject(name, lang), genitive(on, lang));
        return Some(message!(
            lang,
            "event-springs",
            who = who,
            card = card,
            target = target,
            n = n
        ));
    }
    let (card, target) = (object(name, lang), object(on, lang));
    Some(match from_lair {
        true => message!(lang, "event-sends", who = who, card = card, target = target, n = n),
        false => message!(lang, "event-sets", who = who, card = card, target = target, n = n),
    })
}

fn hurt(foe: FoeCard, n: u8, left: u8, lang: Lang) -> String {
    let foe = names::foe(foe);
    let name = subject(foe, lang);
    if left == 0 {
        return message!(lang, "event-defeated", name = name, gender = foe.gender(lang));
    }
    message!(lang, "event-wounded", name = name, n = n, left = left)
}

/// A defeated monster is told of as it is wounded.
fn gone(foe: FoeCard, state: FoeState, lang: Lang) -> Option<String> {
    let name = subject(names::foe(foe), lang);
    Some(match state {
        FoeState::Discarded => message!(lang, "event-foe-discarded", name = name),
        FoeState::Left => message!(lang, "event-foe-leaves", name = name),
        FoeState::Defeated | FoeState::Fights | FoeState::Away => return None,
    })
}
