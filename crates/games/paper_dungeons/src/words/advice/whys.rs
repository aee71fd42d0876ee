//! Why a way is good: what it brings and costs at once, and what it is for.

use super::outcome::{Foe, Outcome, ranges};
use crate::action::{Action, What};
use crate::dungeons::{Guard, printed};
use crate::grid::Room;
use crate::items::{BOXES, Item, Kind};
use crate::objectives::Objective;
use crate::state::{Reward, View};
use crate::talents::Talent;
use crate::tracks::{POTION_ROW, POTIONS_MAX, mission_glory, potion_reward};
use kernel::{Lang, plural, signed, small};

/// So many gains are told; a die that brings more is rare.
const GAINS_TOLD: usize = 3;

/// Why these actions are good, or not.
pub fn why(view: &View, outcome: &Outcome<'_>, first: Action, lang: Lang) -> String {
    match first {
        Action::Keep { talent, objective } => cards(talent, objective, lang),
        Action::Decline => {
            lang.pick("No gem is taken now.", "Сейчас ни один самоцвет не берётся.").to_owned()
        }
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
    let ([least, _, most], name) = (card.steps, card.name.get(lang));
    lang.pick(
        format!("{effect} {name}: 2 glory from {least}, 6 from {most}."),
        format!("{effect} {name}: от {least} — 2 славы, от {most} — 6."),
    )
}

fn done(outcome: &Outcome<'_>, lang: Lang) -> String {
    let n = outcome.before.walk.map_or(0, |it| it.left);
    if n == 0 {
        return lang.pick("Nothing is left to be done.", "Делать больше нечего.").to_owned();
    }
    let unused = steps(n, lang);
    lang.pick(
        format!("Your round ends where you stand. Unused: {unused}."),
        format!("Раунд для вас закончится там, где вы стоите. Не пригодится {unused}."),
    )
}

fn spare(outcome: &Outcome<'_>, n: u8, lang: Lang) -> String {
    let sheet = &outcome.after.sheet;
    let n_all = match outcome.before.queue.first() {
        Some(Reward::Wounds { n_wounds, .. }) => *n_wounds,
        _ => n, // Nothing else is answered so.
    };
    let marked = n_all.saturating_sub(n);
    let (total, health, free) = (sheet.wounds, sheet.strength(), sheet.free_hearts());
    lang.pick(
        format!(
            "Potions take {n}, you mark {marked}: {total} of {health} health. Free potion hearts left: {free}."
        ),
        format!(
            "Зелья примут {n}, отметить — {marked}: всего {total} при здоровье {health}. Свободных сердец зелий: {free}."
        ),
    )
}

fn rest(view: &View, lang: Lang) -> String {
    let round = view.ground.round;
    lang.pick(
        format!("A die of round {round} is spent, and nothing on the sheet changes."),
        format!("Кубик {round}‑го раунда потрачен, на листе ничего не меняется."),
    )
}

fn general(outcome: &Outcome<'_>, lang: Lang) -> String {
    let said = [brings(outcome, lang), costs(outcome, lang), remark(outcome, lang)];
    let said: Vec<String> = said.into_iter().flatten().collect();
    if said.is_empty() {
        return lang.pick("Nothing changes at once.", "Сразу ничего не меняется.").to_owned();
    }
    said.join(" ")
}

/// What is gained, with the change of the score.
fn brings(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let mut all = victories(outcome, lang);
    all.extend(outcome.events.iter().filter_map(|it| gain(outcome, it, lang)));
    let n_rooms = i32::from(outcome.n_rooms());
    if all.is_empty() && 0 < n_rooms {
        let rooms = plural(
            lang,
            n_rooms,
            ["new room", "new rooms"],
            ["новое помещение", "новых помещения", "новых помещений"],
        );
        all.push(format!("{n_rooms} {rooms}"));
    }
    let glory = outcome.glory();
    let score = signed(glory);
    let score = match (all.is_empty(), glory) {
        (true, _) => return None,
        (false, 0) => String::new(),
        (false, _) => lang.pick(format!(" ({score} glory)"), format!(" ({score} славы)")),
    };
    let more =
        if GAINS_TOLD < all.len() { lang.pick(" and more", " и не только") } else { "" };
    all.truncate(GAINS_TOLD);
    let all = all.join(", ") + more;
    Some(lang.pick(format!("It brings {all}{score}."), format!("Итог: {all}{score}.")))
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
        several => {
            let n = several.len();
            let (en, ru) =
                (format!("{n} victories over minions"), format!("победы над приспешниками: {n}"));
            vec![lang.pick(en, ru)]
        }
    }
}

fn gain(outcome: &Outcome<'_>, what: &What, lang: Lang) -> Option<String> {
    Some(match what {
        What::Raised { hero, level, .. } => {
            let name = hero.name();
            lang.pick(
                format!("{} level {level}", name.en()),
                format!("{} {level}‑го уровня", small(name.ru())),
            )
        }
        // The first box of an item that is completed goes without saying.
        What::Crafted { item, boxes, .. } if *boxes == outcome.after.sheet.items[item.idx()] => {
            crafted(*item, *boxes, lang)
        }
        What::Brewed { n_potions: n @ 1.., .. } => {
            let n = i32::from(*n);
            let potions = plural(lang, n, ["potion", "potions"], ["зелье", "зелья", "зелий"]);
            format!("{n} {potions}")
        }
        What::Stole { letter: Some(letter), .. } => {
            let letter = letter.letter();
            lang.pick(format!("gem {letter}"), format!("самоцвет {letter}"))
        }
        What::Stole { letter: None, .. } => lang.pick("a gem", "самоцвет").to_owned(),
        _ => return None, // Nothing else is gained.
    })
}

fn crafted(item: Item, boxes: u8, lang: Lang) -> String {
    let name = item.card().name;
    if boxes < BOXES {
        lang.pick(format!("a box of the {}", name.en()), format!("клетка предмета «{}»", name.ru()))
    } else {
        lang.pick(format!("the {}", name.en()), format!("готовый предмет «{}»", name.ru()))
    }
}

fn beaten(room: Room, lang: Lang) -> String {
    let name = match printed(room).guard {
        Some(Guard::Minion(it)) => it.kind.name().get(lang),
        Some(Guard::Trap) | None => "",
    };
    lang.pick(
        format!("a victory over the {name} in {room}"),
        format!("победа в {room} ({})", small(name)),
    )
}

fn costs(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (absorbed, marked) = outcome.wounds();
    let n = i32::from(absorbed) + i32::from(marked);
    let falls = outcome.events.iter().any(|it| matches!(it, What::Resurrected { .. }));
    let fall = match falls {
        false => "",
        true => {
            lang.pick(" The team falls: −9 glory at the end.", " Команда падёт: −9 славы в конце.")
        }
    };
    let wounds = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    let taken = match (absorbed, marked) {
        (_, _) if n == 0 => return None,
        (0, _) => String::new(),
        (_, 0) => lang.pick(", all taken by potions", ", всё примут зелья").to_owned(),
        (it, _) => lang.pick(
            format!(", {it} of them taken by potions"),
            format!(", из них зелья примут {it}"),
        ),
    };
    Some(lang.pick(
        format!("It costs {n} {wounds}{taken}.{fall}"),
        format!("Цена: {n} {wounds}{taken}.{fall}"),
    ))
}

/// What it is for: the first of these that is true.
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
    let name = outcome.fulfilled()?.name().get(lang);
    let glory = signed(mission_glory(ground.is_solo(), ground.round).into());
    Some(lang.pick(
        format!("That fulfils a mission, {glory} glory: {name}."),
        format!("Это выполнит миссию, {glory} славы: {name}."),
    ))
}

/// The lair of a monster is reached: what the fight would bring at this power.
fn lair(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> String {
    let (name, round) = (foe.monster.card().name.get(lang), foe.round);
    let power = outcome.power(foe).1;
    match ranges(foe.monster, power) {
        (Some(it), _) => {
            let glory = signed(it.glory.into());
            let is_safe = outcome.after.talent == Some(Talent::Barbarian);
            let n = if is_safe { 0 } else { i32::from(it.wounds) };
            let wounds = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
            let wounds = match n {
                0 => String::new(),
                _ => lang.pick(format!(", {n} {wounds}"), format!(" и {n} {wounds}")),
            };
            lang.pick(
                format!("The {name} can be fought: with power {power}, round {round} brings {glory} glory{wounds}."),
                format!("Логово достигнуто ({name}): при мощи {power} бой {round}‑го раунда даст {glory} славы{wounds}."),
            )
        }
        (None, next) => {
            let lack = next.map_or(0, |it| it.power - power);
            lang.pick(
                format!("The lair of the {name} is reached; for the fight of round {round} you lack {lack} power."),
                format!("Логово достигнуто ({name}); для боя {round}‑го раунда не хватает мощи: {lack}."),
            )
        }
    }
}

/// The power against the next monster rises.
fn stronger(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> Option<String> {
    let (before, after) = outcome.power(foe);
    if after <= before {
        return None;
    }
    let name = foe.monster.card().name.get(lang);
    let (reached, next) = ranges(foe.monster, after);
    let is_new = ranges(foe.monster, before).0 != reached;
    let more = match (reached, next) {
        (Some(it), _) if is_new => {
            let glory = signed(it.glory.into());
            lang.pick(
                format!(", a range better: {glory} glory"),
                format!(", это новая ступень: {glory} славы"),
            )
        }
        (_, Some(it)) => {
            let needed = it.power;
            lang.pick(
                format!("; the next range begins at {needed}"),
                format!(", следующая ступень — с {needed}"),
            )
        }
        (_, None) => String::new(),
    };
    Some(lang.pick(
        format!("Power against the {name}: {before} to {after}{more}."),
        format!("{name}: мощь {before} → {after}{more}."),
    ))
}

/// What an item does, or will do.
fn for_item(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let crafted = |it: &What| match it {
        What::Crafted { item, boxes, .. } => Some((*item, *boxes)),
        _ => None, // Only boxes belong to items.
    };
    let (item, boxes) = outcome.events.iter().find_map(crafted)?;
    let card = item.card();
    let effect = card.effect.get(lang);
    let glory = card.glory;
    match (boxes < BOXES, card.kind) {
        (true, Kind::Scoring) => Some(lang.pick(
            format!("Complete, it is worth {glory} glory more."),
            format!("Готовый предмет даст ещё {glory} славы."),
        )),
        (true, Kind::Permanent | Kind::Instant) => Some(lang.pick(
            format!("Complete, it does this: {effect}."),
            format!("Что даст готовый предмет: {effect}."),
        )),
        (false, Kind::Permanent) => Some(
            lang.pick(format!("From now on: {effect}."), format!("С этого момента: {effect}.")),
        ),
        // What these do is among what they bring.
        (false, Kind::Instant | Kind::Scoring) => None,
    }
}

/// The lair of a monster comes nearer.
fn nearer(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (foe, far) = outcome.nearer()?;
    let (name, far, lair) = (foe.monster.card().name.get(lang), steps(far, lang), foe.lair);
    Some(lang.pick(
        format!("From there it is {far} to {lair}, where the {name} waits."),
        format!("Оттуда {far} до {lair}: там {name}."),
    ))
}

fn advances(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (mission, count, goal) = outcome.advanced()?;
    let name = mission.name().get(lang);
    Some(lang.pick(
        format!("Mission “{name}”: {count} of {goal}."),
        format!("Миссия «{name}»: {count} из {goal}."),
    ))
}

/// So many potions more complete their row.
fn potions_to_come(outcome: &Outcome<'_>, lang: Lang) -> Option<String> {
    let (before, after) = (outcome.before.sheet.potions, outcome.after.sheet.potions);
    let next = (after + 1..=POTIONS_MAX).find(|it| potion_reward(*it).is_some())?;
    let n = next - after;
    (before < after && n < POTION_ROW).then(|| {
        lang.pick(
            format!("Potions to the next reward of the row: {n}."),
            format!("До следующей награды в ряду зелий: {n}."),
        )
    })
}

/// Steps, counted: `3 steps`.
fn steps(n: u8, lang: Lang) -> String {
    let word = plural(lang, n.into(), ["step", "steps"], ["шаг", "шага", "шагов"]);
    format!("{n} {word}")
}
