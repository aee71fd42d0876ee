//! Advice in words: what a worker has answered, as a hint shows it; and what a table can do with it.

use std::any::Any;

use leptos::prelude::GetUntracked;

use super::model::{Grade, HintModel, Outlook, Reason, WAYS_TOLD_MAX, WayModel};
use super::{Advising, words};
use crate::kernel::advice::Way;
use crate::kernel::{
    Advice, Advises, Basis, Lang, Match, Measure, Observer, Seat, message, question, record, text,
};
use crate::shell::board::{Board, Hand};
use crate::shell::features::balance::table;
use crate::shell::model::totals::total_words;
use crate::shell::words::messages;

/// A victory, and one that next to never comes, in hundredths of a percent.
const SURE: i32 = 10_000;
const RARE: i32 = 100;

/// The buttons by which somebody who acts out of turn hands the turn back.
const HAND_BACK: &str = ".interruption .button, .is-go-on:not([hidden])";

/// The means of a game to give hints.
pub fn advising<G: Board>() -> Advising {
    Advising {
        answer: question::answer::<G>,
        tell: put_into_words::<G>,
        taps: taps::<G>,
        take: take::<G>,
        decisions: table::plies_in::<G>,
        balance: table::balance_in::<G>,
    }
}

/// The things to tap at a table to take a way of an advice, one after another, as selectors.
fn taps<G: Board>(hand: &dyn Any, advice: &str, nth: usize) -> Vec<Vec<String>> {
    let Some(hand) = hand.downcast_ref::<Hand<G>>() else { return Vec::new() };
    match line::<G>(*hand, advice, nth) {
        Some(line) => G::taps(*hand, &line),
        None if advice.is_empty() => vec![vec![HAND_BACK.to_owned()]],
        None => Vec::new(),
    }
}

/// Takes the best way of an advice at a table, up to where luck answers or somebody else has something to do.
fn take<G: Board>(hand: &dyn Any, advice: &str) {
    let Some(hand) = hand.downcast_ref::<Hand<G>>() else { return };
    match line::<G>(*hand, advice, 0) {
        Some(mut line) => {
            let n_taken = (1..line.len()).find(|n| hand.is_final(line[..*n].to_vec()));
            line.truncate(n_taken.unwrap_or(line.len()));
            hand.act(line);
        }
        None => hand.hand_back(),
    }
}

/// The actions of a way; of the only one, where nothing was advised because there is no other. None where it is best to
/// let the others go on.
fn line<G: Board>(hand: Hand<G>, advice: &str, nth: usize) -> Option<Vec<G::Action>> {
    if advice.is_empty() {
        let is_guest = hand.is_guest.try_get_untracked()?;
        let legal = hand.legal.try_get_untracked()?;
        return only_way::<G>(&legal).filter(|_| !is_guest).map(|it| it.line);
    }
    let advice = advice.parse::<Advice<G::Action>>().ok()?;
    advice.ways.get(nth).map(|it| it.line.clone())
}

/// The way that needs no advice: the only action that there is, or the only one that passes.
fn only_way<G: Board>(legal: &[G::Action]) -> Option<Way<G::Action>> {
    let mut passes = legal.iter().filter(|it| G::is_pass(it));
    let action = match legal {
        [only] => only,
        _ => passes.next()?,
    };
    Some(Way { line: vec![action.clone()], worth: 0 })
}

/// An advice for a seat in words, as a worker writes it, about the end of a record.
fn put_into_words<G: Board>(
    text: &str,
    seat: usize,
    advice: &str,
    lang: Lang,
) -> Option<HintModel> {
    let (game, _) = record::read::<G>(text).ok()?;
    if game.n_seats() <= seat {
        return None;
    }
    let seat = Seat::new(seat);
    if advice.is_empty() {
        return hint_of_only_way(&game, seat, lang);
    }
    let advice = advice.parse::<Advice<G::Action>>().ok()?;
    // What is named in words must be there.
    let can_be_taken = |it: &G::Action| G::check(game.state(), seat, it).is_ok();
    if !advice.ways.iter().all(|it| it.line.first().is_some_and(can_be_taken)) {
        return None;
    }
    Some(hint::<G>(&game.view(Observer::Seat(seat)), seat, &advice, lang))
}

/// The only thing to do where nothing was advised; none if there are others.
fn hint_of_only_way<G: Board>(game: &Match<G>, seat: Seat, lang: Lang) -> Option<HintModel> {
    let view = game.view(Observer::Seat(seat));
    let legal = G::options(&view, seat);
    let (name, lead) = if game.turn().awaited().has(seat) {
        let way = only_way::<G>(&legal)?;
        let lead = if legal.len() == 1 { text!("hint-only") } else { text!("hint-only-pass") };
        (G::name_way(&view, &way, lang), lead)
    } else {
        (message!(lang, "hint-go-on").to_owned(), text!("hint-let-go-on"))
    };
    Some(HintModel {
        nudge: String::new(),
        lead: format!("{} ", lead.get(lang)),
        ways: vec![WayModel { name, grade: Grade::Best, outcome: None }],
        why: ".".to_owned(),
        basis: None,
        error: None,
    })
}

/// An advice for a seat that sees `view`, in words.
fn hint<G: Advises>(
    view: &G::View,
    seat: Seat,
    advice: &Advice<G::Action>,
    lang: Lang,
) -> HintModel {
    let (best, about) = (advice.best(), advice.basis.about(G::ABOUT));
    let way = |(nth, it): (usize, &Way<G::Action>)| WayModel {
        name: G::name_way(view, it, lang),
        grade: if nth == 0 { Grade::Best } else { Grade::of(best.worth - it.worth, about) },
        outcome: outcome::<G>(advice.basis, it.worth, lang),
    };
    let comes = match advice.ways.get(1) {
        Some(next) => G::why_over(view, seat, [best, next], lang),
        None => G::why(view, seat, best, lang),
    };
    let why = match reason::<G>(advice, about) {
        Reason::Measured(Measure::Chance, worths) => words::wins_more(worths, &comes, lang),
        Reason::Measured(Measure::Total, worths) => {
            let [best, next] = worths.map(|it| total_words::<G>(whole(it), lang));
            message!(lang, "hint-ends-better", best = &best, next = &next, comes = &comes)
        }
        Reason::Hardly(it) => words::although(words::outlook(it).get(lang), &comes),
        Reason::Best => words::because(&comes, lang),
    };
    // What was not weighed rests on nothing.
    let is_weighed = 1 < advice.ways.len() || advice.basis != Basis::Judgement;
    HintModel {
        nudge: G::nudge(view, seat, best, lang),
        lead: String::new(),
        ways: advice.ways.iter().take(WAYS_TOLD_MAX).enumerate().map(way).collect(),
        why,
        basis: Some(advice.basis).filter(|_| is_weighed),
        error: error::<G>(advice.basis, lang),
    }
}

/// The reason why the best way is the best.
fn reason<G: Advises>(advice: &Advice<G::Action>, about: i32) -> Reason {
    if let Some(it) = outlook(advice, about) {
        return Reason::Hardly(it);
    }
    match (advice.basis, advice.ways.get(1)) {
        (Basis::Played { measure, .. }, Some(next)) if !G::SAYS_WHY => {
            Reason::Measured(measure, [advice.best().worth, next.worth])
        }
        (Basis::Exact | Basis::Trials(_) | Basis::Judgement | Basis::Played { .. }, _) => {
            Reason::Best
        }
    }
}

/// The meaning of a worth that was measured by playing on; none where it was not.
fn outcome<G: Advises>(basis: Basis, worth: i32, lang: Lang) -> Option<String> {
    let Basis::Played { measure, .. } = basis else { return None };
    Some(match measure {
        Measure::Chance => words::chance(worth, lang),
        Measure::Total => total_words::<G>(whole(worth), lang),
    })
}

/// The error of the best worth, in words; none where nothing was measured.
fn error<G: Advises>(basis: Basis, lang: Lang) -> Option<String> {
    let Basis::Played { measure, error, .. } = basis else { return None };
    Some(off::<G>(measure, error, lang))
}

/// An error in hundredths, in words.
fn off<G: Advises>(measure: Measure, hundredths: u32, lang: Lang) -> String {
    let hundredths = hundredths as i32;
    match measure {
        Measure::Chance => words::percent_off(hundredths),
        Measure::Total => format!("±{}", total_words::<G>(whole(hundredths).max(1), lang)),
    }
}

/// An outlook if it hardly matters what is chosen: all ways win next to never, or always, or are about as good.
fn outlook<A: PartialEq>(advice: &Advice<A>, about: i32) -> Option<Outlook> {
    let worths = || advice.ways.iter().map(|it| it.worth);
    let (best, worst) = (worths().max()?, worths().min()?);
    match advice.basis {
        Basis::Played { measure: Measure::Chance, .. } if best < RARE => Some(Outlook::Lost),
        Basis::Played { measure: Measure::Chance, .. } if SURE - RARE < worst => Some(Outlook::Won),
        Basis::Played { .. } if 1 < advice.ways.len() && best - worst < about => {
            Some(Outlook::Same)
        }
        Basis::Played { .. } | Basis::Exact | Basis::Trials(_) | Basis::Judgement => None,
    }
}

/// Hundredths, rounded to the unit.
pub fn whole(hundredths: i32) -> i32 {
    (hundredths + 50).div_euclid(100)
}

/// The cost of a slip, in words; none where it has no unit, or is less than one of it. Of two chances the choice's own
/// is told first, then that of the best way.
pub fn price<G: Advises>(basis: Basis, [done, best]: [i32; 2], lang: Lang) -> Option<String> {
    let n_lost = whole(best - done);
    match basis {
        Basis::Played { measure: Measure::Chance, error, .. } => {
            Some(words::chances([done, best], error as i32, lang))
        }
        Basis::Played { measure: Measure::Total, gap, .. } if 0 < n_lost => {
            let off = off::<G>(Measure::Total, gap, lang);
            Some(format!(
                "{} ({off})",
                message!(lang, "hint-less", total = &total_words::<G>(n_lost, lang))
            ))
        }
        Basis::Exact | Basis::Trials(_) | Basis::Judgement if G::IS_OF_TOTAL && 0 < n_lost => {
            Some(message!(lang, "hint-less", total = &total_words::<G>(n_lost, lang)))
        }
        Basis::Played { .. } | Basis::Exact | Basis::Trials(_) | Basis::Judgement => None,
    }
}
