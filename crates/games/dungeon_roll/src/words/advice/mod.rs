//! Advice in words: what to look at, what a way is called, and why it is good.

mod nudges;
mod outcome;

use outcome::Outcome;

use super::names::{both_lists, faces_set, floor_list, monsters, party_list, pile_list, source};
use super::offers;
use crate::DungeonRoll;
use crate::action::{Action, Course, Forming, Source, Unleash};
use crate::dice::Party;
use crate::state::{Phase, Table, View};
use kernel::{Advises, Lang, Seat, Way, capital, uncapital};

/// No name of a way tells more actions.
const NAMED_MAX: usize = 3;

impl Advises for DungeonRoll {
    /// A third of a companion; throws that are sampled scatter by as much.
    const ABOUT: i32 = 30;

    /// Points are told only where matches are played on to their end.
    const IS_OF_TOTAL: bool = false;

    fn nudge(view: &View, _: Seat, best: &Way<Action>, lang: Lang) -> String {
        nudges::nudge(&view.table, &best.line[0]).get(lang).to_owned()
    }

    /// All that is done one after another, but for the ends of phases.
    fn name_way(view: &View, way: &Way<Action>, lang: Lang) -> String {
        let table = &view.table;
        let deeds = way.line[1..].iter().filter(|it| **it != Action::Course(Course::End));
        let mut names = vec![name(table, &way.line[0], lang)];
        names.extend(deeds.map(|it| {
            let name = name(table, it, lang);
            if begins_with_a_name(it) { name } else { uncapital(&name) }
        }));
        let is_cut = NAMED_MAX < names.len();
        names.truncate(NAMED_MAX);
        let then = lang.pick(", then ", ", затем ");
        names.join(then)
            + if is_cut { lang.pick(" and so on", " и так далее") } else { "" }
    }

    fn why(view: &View, _: Seat, way: &Way<Action>, lang: Lang) -> String {
        let table = &view.table;
        match &way.line[0] {
            Action::Course(Course::Seek) => {
                why_seek(table, &[(&Action::Course(Course::Seek), way.worth)], lang)
            }
            Action::Form(Forming::Keep) => {
                let party = party_list(&table.delve.party, lang);
                lang.pick(
                    format!("The party goes down as it was rolled: {party}."),
                    format!("Кубики партии останутся, какими выпали: {party}."),
                )
            }
            Action::Form(Forming::Muster { dice }) => {
                why_muster(&table.delve.party.minus(dice), lang)
            }
            Action::Form(Forming::Plan { first, second }) => {
                let third = table.delve.scouted.minus(first).minus(second);
                let third = pile_list(&third, lang);
                lang.pick(
                    format!("Level 3 is left with: {third}."),
                    format!("На уровень 3 останется: {third}."),
                )
            }
            Action::Form(Forming::Choose { hero }) => {
                let skill = hero.side(false).specialty.get(lang);
                lang.pick(
                    format!("No hero is the best: take whom you like. {skill}"),
                    format!("Лучшего героя нет: берите, кого хотите. {skill}"),
                )
            }
            _ => Outcome::of(table, &way.line).sentences(true, lang),
        }
    }

    /// At the stairs by what both came to, on a level by what the next best way does worse.
    fn why_over(view: &View, seat: Seat, [best, next]: [&Way<Action>; 2], lang: Lang) -> String {
        let table = &view.table;
        let why = || DungeonRoll::why(view, seat, best, lang);
        match table.delve.phase {
            Phase::Regroup if table.can_retire() => {
                let ends = [best, next].map(|it| (&it.line[0], it.worth));
                let both = why_seek(table, &ends, lang);
                if best.line[0] == Action::Course(Course::Seek) {
                    both
                } else {
                    format!("{} {both}", why())
                }
            }
            Phase::Monster | Phase::Loot | Phase::Dragon => {
                let outcome = Outcome::of(table, &best.line);
                match outcome.over(&Outcome::of(table, &next.line), lang) {
                    Some(over) => format!("{} {over}", outcome.sentences(false, lang)),
                    None => why(),
                }
            }
            Phase::Regroup | Phase::Choosing | Phase::Forming | Phase::Over => why(),
        }
    }
}

/// A number of hundredths with one decimal: `6.4`.
fn tenths(hundredths: i32, lang: Lang) -> String {
    let tenths = (hundredths + 5 * hundredths.signum()) / 10;
    let sign = if tenths < 0 { "−" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    let point = lang.pick(".", ",");
    format!("{sign}{whole}{point}{rest}")
}

/// What playing on came to where somebody may go home: each action with the mean of its totals.
fn why_seek(table: &Table, ends: &[(&Action, i32)], lang: Lang) -> String {
    if !table.can_retire() {
        return lang
            .pick("Nobody may retire from this level.", "После этого уровня нельзя отдыхать.")
            .to_owned();
    }
    let end = |(nth, (action, worth)): (usize, &(&Action, i32))| {
        let total = tenths(*worth, lang);
        let points = if nth == 0 { lang.pick(" points", " очка") } else { "" };
        let by = match action {
            Action::Course(Course::Seek) => lang.pick("if you go on", "при спуске"),
            Action::Course(Course::Retire) => lang.pick("if you retire now", "при отдыхе"),
            _ => lang.pick("this way", "при этом"), // Whatever else is done before either.
        };
        format!("{total}{points} {by}")
    };
    let ends: Vec<String> = ends.iter().enumerate().map(end).collect();
    let ends = ends.join(", ");
    lang.pick(
        format!("Matches that the computer plays on end with about {ends}, on average."),
        format!("Если партию доигрывает компьютер, в конце выходит в среднем около {ends}."),
    )
}

fn why_muster(kept: &Party, lang: Lang) -> String {
    if kept.is_empty() {
        return lang.pick("All dice fall anew.", "Все кубики падают заново.").to_owned();
    }
    let kept = party_list(kept, lang);
    lang.pick(
        format!("These stay as they are: {kept}. The others fall anew."),
        format!("Остаются как есть: {kept}. Прочие падают заново."),
    )
}

/// Whether what an action is called begins with the name of an ability or of a treasure, which keeps its capital.
const fn begins_with_a_name(action: &Action) -> bool {
    match action {
        Action::Use { with, .. } => matches!(with, Source::Treasure(_)),
        Action::Unleash(_) | Action::Spend(_) => true,
        Action::Form(_) | Action::Skill(_) | Action::Dragon { .. } | Action::Course(_) => false,
    }
}

/// What one action is called: the hero's ability by its name.
fn name(table: &Table, action: &Action, lang: Lang) -> String {
    let ultimate = |what: &str| {
        let name = table.side().ultimate_name.get(lang);
        if what.is_empty() { name.to_owned() } else { format!("{name}: {what}") }
    };
    match action {
        Action::Unleash(Unleash::Plain) => ultimate(""),
        Action::Unleash(Unleash::On { monsters: chosen }) => ultimate(&monsters(chosen, lang)),
        Action::Unleash(Unleash::Reroll { floor, party }) => {
            ultimate(&both_lists(floor_list(floor, 0, lang), party_list(party, lang)))
        }
        Action::Unleash(Unleash::For { treasure, faces }) => {
            let token = source(Source::Treasure(*treasure), lang);
            ultimate(&both_lists(token, party_list(faces, lang)))
        }
        Action::Unleash(Unleash::Set { floor, party }) => {
            ultimate(&faces_set(*floor, *party, lang))
        }
        Action::Unleash(Unleash::With { with }) => ultimate(&source(*with, lang)),
        Action::Unleash(Unleash::Dice { dice }) => ultimate(&pile_list(dice, lang)),
        Action::Course(Course::End) => match table.delve.phase {
            Phase::Loot => lang.pick("Leave the rest and go on", "Оставить остальное").to_owned(),
            _ => lang.pick("Go on", "Идти дальше").to_owned(),
        },
        Action::Course(Course::Retire) => {
            let level = table.delve.level;
            lang.pick(format!("Retire with {level} XP"), format!("Отдых в таверне: +{level} ОО"))
        }
        Action::Course(Course::Seek) => {
            let next = table.delve.level + 1;
            lang.pick(format!("Go down to level {next}"), format!("Спуститься на уровень {next}"))
        }
        _ => capital(&offers::offer(action, lang)),
    }
}
