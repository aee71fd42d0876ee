//! The choices that cost most, of all that were weighed.

use super::model::{SLIPS_MAX, SlipModel};
use crate::kernel::{Advice, Advises, Bots, Lang, Match, Observer, Seat, sort};
use crate::shell::features::hint::model::Grade;
use crate::shell::features::hint::table::price;
use crate::shell::features::hint::words::is_estimate;
use crate::shell::narration;

/// A choice that was weighed.
pub struct Weighed<G: Bots> {
    /// The number of actions before it.
    pub ply: usize,
    pub advice: Advice<G::Action>,
}

// By hand, because a derive would ask `G: Clone` of the game itself.
impl<G: Bots> Clone for Weighed<G> {
    fn clone(&self) -> Weighed<G> {
        Weighed { ply: self.ply, advice: self.advice.clone() }
    }
}

/// The choices of a seat: after how many actions each was made. What the table passed by itself was none.
pub fn choices<G: Bots>(game: &Match<G>, seat: Seat) -> Vec<usize> {
    let own = game.log().iter().enumerate().filter(|(_, it)| it.seat == seat && !it.is_due);
    own.map(|it| it.0).collect()
}

/// A slip: one choice, which may have taken several actions. It is told by the one that cost most: the others are
/// weighed as if all had gone well so far, so their losses do not add up.
struct Slip<'a, G: Bots> {
    worst: &'a Weighed<G>,
    /// The cost of that one, in hundredths.
    loss: i32,
    /// The number of actions before the last one.
    last_ply: usize,
    /// The number of the stretch of the match that it is in, such as a round.
    stretch: usize,
}

/// The choices that cost most, the dearest first.
pub fn slips<G: Advises>(
    game: &Match<G>,
    seat: Seat,
    weighed: &[Weighed<G>],
    lang: Lang,
) -> Vec<SlipModel> {
    let mut slips = by_choice(game, seat, weighed, lang);
    slips.retain(|it| it.worst.advice.basis.about(G::ABOUT) <= it.loss);
    sort(&mut slips, |one, other| other.loss < one.loss);
    let mut told: Vec<&Slip<'_, G>> = Vec::new();
    for it in &slips {
        // The same advice that was not taken several times in a round is one slip.
        let best = |it: &Slip<'_, G>| it.worst.advice.best().line.first().cloned();
        let is_same = |other: &&Slip<'_, G>| other.stretch == it.stretch && best(other) == best(it);
        if !told.iter().any(is_same) {
            told.push(it);
        }
    }
    told.into_iter().take(SLIPS_MAX).map(|it| model(game, seat, it, lang)).collect()
}

/// The losses, choice by choice: actions of a round that follow each other without any luck between them are one.
fn by_choice<'a, G: Advises>(
    game: &Match<G>,
    seat: Seat,
    weighed: &'a [Weighed<G>],
    lang: Lang,
) -> Vec<Slip<'a, G>> {
    let stretches = narration::stretches(game, Observer::Seat(seat), lang);
    let stretch_at = |ply| stretches.iter().position(|it| it.plies.contains(&ply));
    let mut slips: Vec<Slip<'a, G>> = Vec::new();
    for it in weighed {
        let taken = &game.log()[it.ply].action;
        let loss = it.advice.loss(taken).unwrap_or_default().max(0);
        let stretch = stretch_at(it.ply).unwrap_or_default();
        let goes_on = |last: &&mut Slip<'_, G>| {
            let has_drawn = game.log()[last.last_ply..it.ply].iter().any(|it| it.drew);
            last.stretch == stretch && !has_drawn
        };
        match slips.last_mut().filter(goes_on) {
            Some(last) => {
                last.last_ply = it.ply;
                if last.loss < loss {
                    (last.worst, last.loss) = (it, loss);
                }
            }
            None => slips.push(Slip { worst: it, loss, last_ply: it.ply, stretch }),
        }
    }
    slips
}

/// A slip in words, from what the seat saw then.
fn model<G: Advises>(game: &Match<G>, seat: Seat, slip: &Slip<'_, G>, lang: Lang) -> SlipModel {
    let Weighed { ply, advice } = slip.worst;
    let view = G::view(&game.state_at(*ply), Observer::Seat(seat));
    let worth = advice.best().worth;
    // Of equals, the shortest says most plainly what was better.
    let equals = advice.ways.iter().filter(|it| it.worth == worth);
    let better = equals.min_by_key(|it| it.line.len()).unwrap_or(advice.best());
    SlipModel {
        ply: *ply,
        when: G::moment(&view, lang),
        done: G::offer(&game.log()[*ply].action, &view, lang),
        better: G::name_way(&view, better, lang),
        why: G::why(&view, seat, better, lang),
        grade: Grade::of(slip.loss, advice.basis.about(G::ABOUT)),
        price: price::<G>(advice.basis, [worth - slip.loss, worth], lang),
        is_estimate: is_estimate(advice.basis),
    }
}
