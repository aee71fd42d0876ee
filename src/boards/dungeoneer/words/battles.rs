//! Sentences of battles: sums, what an exchange may cost, what is declared.

use super::{number, percent, signed};
use crate::boards::dungeoneer::model::{Effect, FoeModel, Percent, PlannedBattle, Toll};
use crate::games::dungeoneer::client::{Because, Line, Prospect, View, names, said};
use crate::kernel::{Lang, Text, plural, text};

pub const VILLAINY: Text = text("Who attacks whom", "Кто на кого нападёт");
pub const BEFORE_ANSWERS: Text = text("before answers", "до ответов");
pub const FIRST: Text = text("strikes first", "срабатывает первой");
pub const NOT_YET: Text = text("not declared yet", "ещё не объявлено");

/// What is added to a die, addend by addend.
pub fn lines(lines: &[Line], lang: Lang) -> String {
    let line = |it: &Line| {
        let because = match it.because {
            Because::Printed => {
                return format!("{} {}", number(it.by), lang.pick("printed", "на карте"));
            }
            Because::Of(source) => names::source(source, lang),
            Because::Term(_) => lang.pick("for a while", "на время").to_owned(),
            Because::Played => lang.pick("cards played", "сыграно").to_owned(),
            Because::Free => lang.pick("free attack", "бесплатная атака").to_owned(),
            Because::Floor => lang.pick("never below 0", "не меньше 0").to_owned(),
        };
        format!("{} {because}", signed(it.by))
    };
    lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// What the exchange may cost a hero; what cannot be is left out.
pub fn toll(model: &Toll, lang: Lang) -> String {
    let name = names::hero(model.hero).name.get(lang);
    let last = model.wounds.len().saturating_sub(1);
    let part = |(nth, chance): (usize, &Percent)| {
        let chance = (0 < chance.0 || nth == last).then(|| percent(*chance))?;
        Some(match nth {
            0 => lang.pick(format!("unhurt {chance}"), format!("без ран {chance}")),
            _ if nth == last => lang.pick(format!("dies {chance}"), format!("гибель {chance}")),
            _ => {
                let n = nth as i32;
                let wounds = plural(lang, n, ["wound", "wounds"], ["рана", "раны", "ран"]);
                format!("{n}\u{a0}{wounds} {chance}")
            }
        })
    };
    let parts: Vec<String> = model.wounds.iter().enumerate().filter_map(part).collect();
    format!("{name}: {} ({})", parts.join(", "), BEFORE_ANSWERS.get(lang))
}

/// What an answer makes of the battle.
pub fn effect(model: Effect, lang: Lang) -> String {
    let (unhurt, dies) = (percent(model.unhurt), percent(model.dies));
    let then = lang.pick(
        format!("then unhurt {unhurt}, dies {dies}"),
        format!("тогда без ран {unhurt}, гибель {dies}"),
    );
    match model.defeats.map(percent) {
        Some(it) => lang.pick(format!("defeats {it}; {then}"), format!("победит {it}; {then}")),
        None => then,
    }
}

/// How likely a monster is defeated, where that is not just how likely it is hit.
pub fn defeat(model: &FoeModel, is_hit: Percent, lang: Lang) -> Option<String> {
    let chance = percent(model.defeat.filter(|it| *it != is_hit)?);
    let defeated = ["повержен", "повержена", "повержено", "повержены"];
    let ru = names::foe(model.card).gender.pick(defeated);
    Some(lang.pick(format!("is defeated {chance}"), format!("{ru} {chance}")))
}

/// Against whom.
pub fn against(model: &PlannedBattle, lang: Lang) -> String {
    let name = names::hero(model.card);
    lang.pick(format!("Against {}", name.the), format!("Цель: {}", name.name.ru()))
}

/// What the hero has to pay with, and what the encounter that is held leaves of it.
pub fn purse(model: &PlannedBattle, lang: Lang) -> String {
    let peril = model.peril;
    match model.price {
        Some(price) => format!("{peril} → {}", peril.saturating_sub(price.into())),
        None => lang.pick(format!("{peril} left"), format!("осталось {peril}")),
    }
}

/// How likely a trap fails to be overcome.
pub fn chance(it: Prospect, view: &View, lang: Lang) -> String {
    format!("({})", said(it, view, lang))
}

/// The button that lets what is declared attack.
pub fn attack(n_foes: usize, lang: Lang) -> String {
    let n = n_foes as i32;
    if n == 0 {
        return lang.pick("Spring the traps", "Захлопнуть ловушки").to_owned();
    }
    let monsters = plural(lang, n, ["monster", "monsters"], ["монстр", "монстра", "монстров"]);
    lang.pick(format!("Attack with {n} {monsters}"), format!("В атаку: {n} {monsters}"))
}
