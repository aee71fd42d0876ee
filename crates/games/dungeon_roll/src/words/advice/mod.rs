//! Advice in words: what to look at, what a way is called, and why it is good.

mod nudges;
mod outcome;

use outcome::Outcome;

use super::names::{party_list, pile_list};
use super::offers;
use crate::DungeonRoll;
use crate::action::{Action, Course, Forming, Source};
use crate::dice::Party;
use crate::messages;
use crate::state::{Phase, Table, View};
use kernel::{Advises, Lang, Seat, Way, message, uncapital};

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
        let then =
            |first: String, then: String| message!(lang, "way-then", first = &first, then = &then);
        let way = names.into_iter().reduce(then).unwrap_or_default();
        if is_cut { message!(lang, "way-and-so-on", way = &way) } else { way }
    }

    fn why(view: &View, _: Seat, way: &Way<Action>, lang: Lang) -> String {
        let table = &view.table;
        match &way.line[0] {
            Action::Course(Course::Seek) => {
                why_seek(table, &[(&Action::Course(Course::Seek), way.worth)], lang)
            }
            Action::Form(Forming::Keep) => {
                message!(lang, "why-keep", party = &party_list(&table.delve.party, lang))
            }
            Action::Form(Forming::Muster { dice }) => {
                why_muster(&table.delve.party.minus(dice), lang)
            }
            Action::Form(Forming::Plan { first, second }) => {
                let third = table.delve.scouted.minus(first).minus(second);
                message!(lang, "why-plan", dice = &pile_list(&third, lang))
            }
            Action::Form(Forming::Choose { hero }) => {
                message!(lang, "why-hero", skill = hero.side(false).specialty.get(lang))
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
    message!(lang, "tenths", whole = &format!("{sign}{whole}"), tenths = rest)
}

/// The points that playing on came to where somebody may retire: each action with the mean of its totals.
fn why_seek(table: &Table, ends: &[(&Action, i32)], lang: Lang) -> String {
    if !table.can_retire() {
        return message!(lang, "why-no-retreat").to_owned();
    }
    let end = |(nth, (action, worth)): (usize, &(&Action, i32))| {
        let total = tenths(*worth, lang);
        let total = if nth == 0 { message!(lang, "why-points", tenths = &total) } else { total };
        match action {
            Action::Course(Course::Seek) => message!(lang, "why-seek-down", points = &total),
            Action::Course(Course::Retire) => message!(lang, "why-seek-retire", points = &total),
            // Anything else is done before either.
            _ => message!(lang, "why-seek-other", points = &total),
        }
    };
    let ends: Vec<String> = ends.iter().enumerate().map(end).collect();
    message!(lang, "why-seek", ends = &ends.join(", "))
}

fn why_muster(kept: &Party, lang: Lang) -> String {
    if kept.is_empty() {
        return message!(lang, "why-reroll-all").to_owned();
    }
    message!(lang, "why-reroll", kept = &party_list(kept, lang))
}

/// Tells whether what an action is called begins with the name of an ability or of a treasure, which keeps its capital.
const fn begins_with_a_name(action: &Action) -> bool {
    match action {
        Action::Use { with, .. } => matches!(with, Source::Treasure(_)),
        Action::Unleash(_) | Action::Spend(_) => true,
        Action::Form(_) | Action::Skill(_) | Action::Dragon { .. } | Action::Course(_) => false,
    }
}

/// The name of one action: the hero's ability by its own.
fn name(table: &Table, action: &Action, lang: Lang) -> String {
    match action {
        Action::Unleash(on) => {
            let (name, what) = (table.side().ultimate_name, offers::unleashed_on(on, lang));
            if what.is_empty() {
                return name.get(lang).to_owned();
            }
            message!(lang, "way-ability-on", ability = name, what = &what)
        }
        Action::Course(Course::End) if table.delve.phase == Phase::Loot => {
            message!(lang, "way-end-loot").to_owned()
        }
        Action::Course(Course::End) => message!(lang, "way-end").to_owned(),
        Action::Course(Course::Retire) => {
            message!(lang, "way-retire", level = table.delve.level)
        }
        Action::Course(Course::Seek) => message!(lang, "way-seek", level = table.delve.level + 1),
        _ => offers::offer(action, lang),
    }
}
