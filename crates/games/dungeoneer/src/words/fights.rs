//! Battles in sentences.

use super::{names, rolls};
use crate::action::Destination;
use crate::cards::{AdventureId, Attempt, Name};
use crate::event::Event;
use crate::pieces::{FoeCard, FoeState};
use kernel::{Lang, Telling};

/// What happened in a battle; nothing for what goes without saying, or is no event of battles.
pub fn said(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Declared { who, target, card, price, from_lair } => {
            let who = names::player(who, to);
            let target = names::hero(target.hero);
            let price = paid(&names::peril(price.into(), lang), price);
            format!("{}{price}.", declared(&who, target, card, from_lair, lang))
        }
        Event::HuntBegan { who, quest } => {
            let (hero, foe) = (names::hero(who.hero), names::foe(FoeCard::Quest(quest)));
            lang.pick(
                format!("{} hunts {}.", hero.the, foe.the),
                format!("{} охотится на {}.", hero.name.ru(), foe.accusative),
            )
        }
        Event::Struck { who, hero, form } => {
            let (by, on) = (names::hero(who.hero), names::hero(hero.hero));
            let how = names::by_form(form).get(lang);
            lang.pick(
                format!("{} attacks {} {how}.", by.the, on.the),
                format!("{} нападает на {} {how}.", by.name.ru(), on.accusative),
            )
        }
        Event::Challenged { who, on, form } => {
            let (by, on) = (names::hero(who.hero), names::combatant(on));
            let how = names::by_form(form).get(lang);
            lang.pick(
                format!("{} challenges {} {how}.", by.the, on.the),
                format!("{} бросает вызов и атакует {} {how}.", by.name.ru(), on.accusative),
            )
        }
        Event::Compared { form, by, on, throws, is_negated, .. } => {
            rolls::compared(form, (by, on), throws, is_negated, lang)
        }
        Event::FoeHurt { foe, n, left } => hurt(foe, n, left, lang),
        Event::FoeGone { foe, state } => return gone(foe, state, lang),
        Event::FoeHealed { foe, health } => {
            let foe = names::foe(foe);
            lang.pick(
                format!("{} grows stronger: health {health}.", foe.the),
                format!("{} набирается сил: здоровье {health}.", foe.name.ru()),
            )
        }
        Event::PutIn { who, card, to: Destination::Hand } => {
            let (who, card) = (names::player(who, to), names::object(*card.name(), lang));
            lang.pick(
                format!("{who} takes {card} into hand."),
                format!("{who} забирает {card} на руку."),
            )
        }
        Event::PutIn { who, card, to: place } => {
            let name = names::subject(*card.name(), lang);
            let where_to = names::destination(place).get(lang);
            if to.is_solo() {
                lang.pick(format!("{name} goes {where_to}."), format!("{name} уходит {where_to}."))
            } else {
                let who = to.within(who.seat);
                lang.pick(
                    format!("{name} goes {where_to} ({who})."),
                    format!("{name} уходит {where_to} ({who})."),
                )
            }
        }
        Event::Failed { quest, .. } if quest.card().attempt == Attempt::Hunt => {
            let foe = names::foe(FoeCard::Quest(quest));
            lang.pick(
                format!("{} gets away: the hunt has failed.", foe.the),
                format!("{} уходит: охота не удалась.", foe.name.ru()),
            )
        }
        _ => return None,
    })
}

fn declared(who: &str, target: Name, card: AdventureId, from_lair: bool, lang: Lang) -> String {
    let name = card.name();
    let (the, accusative) = (name.the, name.accusative);
    let (en, ru) = if card.card().monster.is_none() {
        (
            format!("{who} springs {the} on {}", target.the),
            format!("{who} устраивает ловушку для {}: {}", target.genitive, name.name.ru()),
        )
    } else if from_lair {
        (
            format!("{who} sends {the} out of the lair against {}", target.the),
            format!("{who} выпускает из логова {accusative} на {}", target.accusative),
        )
    } else {
        (
            format!("{who} sets {the} on {}", target.the),
            format!("{who} натравливает {accusative} на {}", target.accusative),
        )
    };
    lang.pick(en, ru)
}

/// A price in brackets; nothing for none.
pub fn paid(words: &str, n: u8) -> String {
    if n == 0 { String::new() } else { format!(" ({words})") }
}

fn hurt(foe: FoeCard, n: u8, left: u8, lang: Lang) -> String {
    let name = names::foe(foe);
    if left == 0 {
        let ru = name.gender.pick(["повержен", "повержена", "повержено", "повержены"]);
        return lang
            .pick(format!("{} is defeated.", name.the), format!("{} {ru}.", name.name.ru()));
    }
    let wounds = names::wounds(n.into(), lang);
    lang.pick(
        format!("{} suffers {wounds}, health {left}.", name.the),
        format!("{} получает {wounds}, здоровье {left}.", name.name.ru()),
    )
}

/// A defeated monster is told of as it is wounded.
fn gone(foe: FoeCard, state: FoeState, lang: Lang) -> Option<String> {
    let name = names::foe(foe);
    Some(match state {
        FoeState::Discarded => lang.pick(
            format!("{} is discarded.", name.the),
            format!("{} уходит в сброс.", name.name.ru()),
        ),
        FoeState::Left => lang.pick(
            format!("{} leaves the battle.", name.the),
            format!("{} покидает битву.", name.name.ru()),
        ),
        FoeState::Defeated | FoeState::Fights | FoeState::Away => return None,
    })
}
