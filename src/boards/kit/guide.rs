//! The way to an action: what to tap, after any taps before. A lesson lights the next tap, a hint marks all.
//!
//! Nothing is remembered of the taps so far. The half-made choice alone says how far somebody has come, so that the
//! shown way leads on from a wrong choice, and from one that was put down, as well.

use leptos::prelude::*;

use super::pick::Pick;
use super::playable::Playable;
use crate::shell::board::Hand;

/// No shown way has more taps.
const TAPS_MAX: usize = 10;

/// No more half-made choices are looked at.
const SELECTIONS_MAX: usize = 600;

/// The basis of the answers to taps on an open board.
pub struct Laid<B: Playable> {
    pub settled: Memo<B::Selection>,
    pub aid: B::Aid,
    pub board_model: Memo<B::Model>,
}

impl<B: Playable> Clone for Laid<B> {
    fn clone(&self) -> Laid<B> {
        *self
    }
}

impl<B: Playable> Copy for Laid<B> {}

/// The taps to make, one after another, so that the first of these actions is taken: for each tap selectors, which are
/// none where its thing comes only with the taps before. Empty if no taps lead there, or no board is open.
pub fn taps<B: Playable>(hand: Hand<B>, wanted: &[B::Action]) -> Vec<Vec<String>> {
    taps_if_open(hand, wanted).unwrap_or_default()
}

fn taps_if_open<B: Playable>(hand: Hand<B>, wanted: &[B::Action]) -> Option<Vec<Vec<String>>> {
    let laid = hand.choosing?.found::<Laid<B>>()?;
    // The board may have been closed.
    let selection = laid.settled.try_get()?;
    let places = laid.board_model.try_with(|model| {
        B::ask(hand, laid.aid, &selection, |query| B::places(query, model, wanted))
    })?;
    let spots: Vec<B::Spot> = places.iter().map(|it| it.0).collect();
    let place = |spot: B::Spot| places.iter().find(|it| it.0 == spot).map(|it| it.1.clone());
    let mut taps = way::<B>(hand, laid.aid, selection, &spots, wanted);
    if taps.is_empty() {
        // A tap may do more by itself than was wanted.
        let begins = |actions: &[B::Action]| actions.first() == wanted.first();
        taps = fewest::<B>(hand, laid.aid, selection, &spots, begins);
    }
    Some(taps.into_iter().filter_map(place).collect())
}

/// A half-made choice, and the tap that leads to it: of which other choice, by its place among those that are known, and
/// of which spot.
type Known<B> = (<B as Playable>::Selection, Option<(usize, <B as Playable>::Spot)>);

/// The fewest taps of these spots by which the first of these actions is taken: as many of them as can be with so few
/// taps, and nothing else. Empty if there are no such taps.
pub fn way<B: Playable>(
    hand: Hand<B>,
    aid: B::Aid,
    selection: B::Selection,
    spots: &[B::Spot],
    wanted: &[B::Action],
) -> Vec<B::Spot> {
    fewest::<B>(hand, aid, selection, spots, |actions| wanted.starts_with(actions))
}

/// The fewest taps that come to actions that fit.
fn fewest<B: Playable>(
    hand: Hand<B>,
    aid: B::Aid,
    selection: B::Selection,
    spots: &[B::Spot],
    fits: impl Fn(&[B::Action]) -> bool,
) -> Vec<B::Spot> {
    // Those of as many taps follow one another.
    let mut known: Vec<Known<B>> = vec![(selection, None)];
    let mut last = 0..1;
    for _ in 0..TAPS_MAX {
        let mut best: Option<(usize, (usize, B::Spot))> = None;
        let (from, to) = (last.start, known.len());
        for nth in from..to {
            let selection = known[nth].0;
            for &spot in spots {
                match B::ask(hand, aid, &selection, |query| B::pick(query, spot)) {
                    Pick::Act(actions) if fits(&actions) => {
                        if best.is_none_or(|it| it.0 < actions.len()) {
                            best = Some((actions.len(), (nth, spot)));
                        }
                    }
                    Pick::Selection(next) | Pick::Show(_, next) => {
                        let next = B::settle(hand, next);
                        if known.iter().all(|it| it.0 != next) {
                            known.push((next, Some((nth, spot))));
                        }
                    }
                    Pick::Act(_) | Pick::Nothing(_) => {}
                }
            }
        }
        if best.is_some() || known.len() == to || SELECTIONS_MAX < known.len() {
            return best.map(|it| traced::<B>(&known, it.1)).unwrap_or_default();
        }
        last = to..known.len();
    }
    Vec::new()
}

/// The taps that lead to a half-made choice, and the last one.
fn traced<B: Playable>(known: &[Known<B>], last: (usize, B::Spot)) -> Vec<B::Spot> {
    let mut taps = vec![last.1];
    let mut nth = last.0;
    while let Some((before, spot)) = known[nth].1 {
        taps.push(spot);
        nth = before;
    }
    taps.reverse();
    taps
}
