//! The way to an action: what to tap next, whatever has been tapped before. A lesson lights it.
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

/// What the taps on an open board are answered from.
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

/// What to tap next so that the first of these actions is taken, as selectors; none if no taps lead there, or no
/// board is open.
pub fn next_tap<B: Playable>(hand: Hand<B>, wanted: &[B::Action]) -> Option<Vec<String>> {
    let laid = hand.choosing?.found::<Laid<B>>()?;
    // The board may have been closed.
    let selection = laid.settled.try_get()?;
    let places = laid.board_model.try_with(|model| {
        B::ask(hand, laid.aid, &selection, |query| B::places(query, model, wanted))
    })?;
    let spots: Vec<B::Spot> = places.iter().map(|it| it.0).collect();
    let next = next_spot::<B>(hand, laid.aid, selection, &spots, wanted)?;
    places.into_iter().find(|it| it.0 == next).map(|it| it.1)
}

/// The first of the fewest taps of these spots by which the first of these actions is taken: as many of them as can be
/// with so few taps, and nothing else. None if there are no such taps.
pub fn next_spot<B: Playable>(
    hand: Hand<B>,
    aid: B::Aid,
    selection: B::Selection,
    spots: &[B::Spot],
    wanted: &[B::Action],
) -> Option<B::Spot> {
    // Each half-made choice, with the first tap on the way to it; those of as many taps follow one another.
    let mut known: Vec<(B::Selection, Option<B::Spot>)> = vec![(selection, None)];
    let mut last = 0..1;
    for _ in 0..TAPS_MAX {
        let mut best: Option<(usize, B::Spot)> = None;
        let (from, to) = (last.start, known.len());
        for nth in from..to {
            let (selection, first) = known[nth];
            for &spot in spots {
                let first = first.unwrap_or(spot);
                match B::ask(hand, aid, &selection, |query| B::pick(query, spot)) {
                    Pick::Act(actions) if wanted.starts_with(&actions) => {
                        if best.is_none_or(|it| it.0 < actions.len()) {
                            best = Some((actions.len(), first));
                        }
                    }
                    Pick::Selection(next) | Pick::Show(_, next) => {
                        let next = B::settle(hand, next);
                        if known.iter().all(|it| it.0 != next) {
                            known.push((next, Some(first)));
                        }
                    }
                    Pick::Act(_) | Pick::Nothing(_) => {}
                }
            }
        }
        if best.is_some() || known.len() == to || SELECTIONS_MAX < known.len() {
            return best.map(|it| it.1);
        }
        last = to..known.len();
    }
    None
}
