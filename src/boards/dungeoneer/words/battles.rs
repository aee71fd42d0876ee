//! Sentences of battles: sums, what an exchange may cost, what is declared.

use super::{number, percent, signed};
use crate::boards::dungeoneer::model::{Effect, FoeModel, Percent, PlannedBattle, Toll};
use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{Addend, Because, Prospect, View, names, said};
use crate::kernel::{Lang, Text, message, text};

pub const VILLAINY: Text = text!("battle-villainy");
pub const BEFORE_ANSWERS: Text = text!("battle-before-answers");
pub const FIRST: Text = text!("battle-first");
pub const NOT_YET: Text = text!("battle-not-yet");

/// The addends of a die.
pub fn lines(lines: &[Addend], lang: Lang) -> String {
    let line = |it: &Addend| {
        let because = match it.because {
            Because::Printed => {
                return format!("{} {}", number(it.by), message!(lang, "line-printed"));
            }
            Because::Of(source) => names::source(source, lang),
            Because::Term(_) => message!(lang, "line-term").to_owned(),
            Because::Played => message!(lang, "line-played").to_owned(),
            Because::Free => message!(lang, "line-free").to_owned(),
            Because::Floor => message!(lang, "line-floor").to_owned(),
        };
        format!("{} {because}", signed(it.by))
    };
    lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// The costs of an exchange for a hero; what cannot be is left out.
pub fn toll(model: &Toll, lang: Lang) -> String {
    let name = names::hero(model.hero).alone(lang);
    let last = model.wounds.len().saturating_sub(1);
    let part = |(nth, chance): (usize, &Percent)| {
        let chance = (0 < chance.0 || nth == last).then(|| percent(*chance))?;
        Some(match nth {
            0 => message!(lang, "toll-unhurt", chance = &chance),
            _ if nth == last => message!(lang, "toll-dies", chance = &chance),
            _ => message!(lang, "toll-wounds", n = nth, chance = &chance),
        })
    };
    let parts: Vec<String> = model.wounds.iter().enumerate().filter_map(part).collect();
    format!("{name}: {} ({})", parts.join(", "), BEFORE_ANSWERS.get(lang))
}

/// The effect of an answer on the battle.
pub fn effect(model: Effect, lang: Lang) -> String {
    let (unhurt, dies) = (percent(model.unhurt), percent(model.dies));
    let then = message!(lang, "effect", unhurt = &unhurt, dies = &dies);
    match model.defeats.map(percent) {
        Some(it) => message!(lang, "effect-defeats", defeat = &it, then = &then),
        None => then,
    }
}

/// The chance that a monster is defeated, where that is not just how likely it is hit.
pub fn defeat(model: &FoeModel, is_hit: Percent, lang: Lang) -> Option<String> {
    let chance = percent(model.defeat.filter(|it| *it != is_hit)?);
    let gender = names::foe(model.card).gender(lang);
    Some(message!(lang, "foe-defeat", chance = &chance, gender = gender))
}

/// Against whom.
pub fn against(model: &PlannedBattle, lang: Lang) -> String {
    message!(lang, "battle-against", name = names::subject(names::hero(model.card), lang))
}

/// The peril that the hero has to pay with, and what the encounter that is held leaves of it.
pub fn purse(model: &PlannedBattle, lang: Lang) -> String {
    let peril = model.peril;
    match model.price {
        Some(price) => format!("{peril} → {}", peril.saturating_sub(price.into())),
        None => message!(lang, "battle-purse", peril = peril),
    }
}

/// The chance that a trap fails to be overcome.
pub fn chance(it: Prospect, view: &View, lang: Lang) -> String {
    format!("({})", said(it, view, lang))
}

/// The button that lets what is declared attack.
pub fn attack(n_foes: usize, lang: Lang) -> String {
    match n_foes {
        0 => message!(lang, "attack-traps").to_owned(),
        n => message!(lang, "attack-with", n = n),
    }
}
