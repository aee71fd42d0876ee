//! The easy computer: what looks good, with slips.

use super::thumb;
use crate::Dungeoneer;
use crate::action::{Action, Word};
use crate::rules::offers::is_encounter;
use crate::state::View;
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::{Game, Seat};

/// In one of so many decisions it takes any action at random.
const SLIP: u32 = 8;

/// The error of its opinion of an action, at most.
const ERROR: u32 = 1200;

/// The action that looks best to it.
pub fn think(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> usize {
    let world = Dungeoneer::determinize(view, luck);
    let mut scores = Vec::new();
    thumb::scores(&world, seat, legal, &mut scores);
    let is_sensible =
        |nth: &usize| -1000 < scores[*nth] && !matches!(legal[*nth], Answer::PassUntil(_));
    let sensible: Vec<usize> = (0..legal.len()).filter(is_sensible).collect();
    if !sensible.is_empty() && luck.pick(SLIP) == 0 {
        return sensible[luck.pick(sensible.len() as u32) as usize];
    }
    for (it, action) in scores.iter_mut().zip(legal) {
        *it += luck.pick(2 * ERROR) as i32 - ERROR as i32;
        if is_villainy(action) {
            *it /= 2;
        }
    }
    thumb::best(&scores)
}

/// Peril of others, of which it makes little.
fn is_villainy(action: &Action) -> bool {
    match action {
        Answer::Do(Word::Play { card, payer: Some(_), .. }) => is_encounter(*card),
        _ => false,
    }
}
