//! Advice in words: what a worker has answered, as a hint shows it.

use crate::kernel::question::Question;
use crate::kernel::{Advice, Advises, Lang, Observer, Seat, record};
use crate::shell::board::Board;
use crate::shell::model::hint::{Grade, HintModel, WAYS_TOLD_MAX, WayModel};
use crate::shell::pages::hint::Advising;

/// What hints need of a game.
pub fn advising<G: Board>() -> Advising {
    Advising { answer: answer::<G>, tell: put_into_words::<G> }
}

/// Answers a question as a worker would that has no match yet.
pub fn answer<G: Board>(question: &str) -> Option<String> {
    question.parse::<Question>().ok()?.answer::<G>(&mut None)
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
    let advice = advice.parse::<Advice<G::Action>>().ok()?;
    // What is named in words must be there.
    let can_be_taken = |it: &G::Action| G::check(game.state(), seat, it).is_ok();
    if !advice.ways.iter().all(|it| it.line.first().is_some_and(can_be_taken)) {
        return None;
    }
    Some(hint::<G>(&game.view(Observer::Seat(seat)), seat, &advice, lang))
}

/// An advice for a seat that sees `view`, in words.
fn hint<G: Advises>(
    view: &G::View,
    seat: Seat,
    advice: &Advice<G::Action>,
    lang: Lang,
) -> HintModel {
    let best = advice.best();
    let way = |(nth, it)| WayModel {
        name: G::name_way(view, it, lang),
        grade: grade::<G>(nth, best.worth - it.worth),
    };
    HintModel {
        nudge: G::nudge(view, seat, best, lang),
        ways: advice.ways.iter().take(WAYS_TOLD_MAX).enumerate().map(way).collect(),
        why: G::why(view, seat, best, lang),
        basis: advice.basis,
    }
}

/// The grade of a way by its place, from 0, and by what it is worth less than the best.
fn grade<G: Advises>(nth: usize, loss: i32) -> Grade {
    if nth == 0 { Grade::Best } else { Grade::of(loss, G::ABOUT) }
}
