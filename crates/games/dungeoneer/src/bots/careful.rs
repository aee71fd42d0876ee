//! The care of the normal computer for what rules of thumb overlook: ways that a warp shortens, healing that would be
//! wasted, rivals who are about to win.

use super::aims::{aims, income};
use super::keeps;
use super::scale::{BAD, WON};
use super::walks::{AP, FAR, Walk};
use super::worth;
use crate::action::{Action, Word};
use crate::cards::Part;
use crate::cards::ability::{Effect, Who};
use crate::rules::{map, uses};
use crate::state::{Open, Phase, QUESTS, State};
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::Answer;

/// A warp that saves so much of the way is worth its price, in hundredths of an action point.
const WARP_MIN: i32 = AP / 2;

/// The score that weighing a deed again may give it: it is not even tried.
pub const NEVER: i32 = 4 * BAD;

/// A rival who could complete the last quest in so much of a turn is about to win, in hundredths of one.
const SOON: i32 = 130;

/// The cost of a rival who is about to win, however badly it stands.
const ABOUT_TO_WIN: i32 = WON / 6;

/// The cost of an action point that nothing is made of.
const IDLE: i32 = 250;

/// Corrects how good each of `legal` looks to a seat.
pub fn correct(state: &State, seat: Seat, legal: &[Action], scores: &mut [i32]) {
    let open = &state.open;
    let is_own = open.active == seat && open.agenda.next() == Some(&Step::Free);
    let is_walking = is_own && open.phase == Phase::Heroics;
    for (action, score) in legal.iter().zip(scores) {
        let (Answer::Do(word) | Answer::Play(word)) = action else { continue };
        match *word {
            Word::Use { of, ability } => {
                let parts = uses::find_use(open, seat, of, ability).map_or(&[][..], |it| &it.parts);
                if parts.iter().any(|it| matches!(it.effect, Effect::Heal(..))) {
                    if wastes(open, seat, 1) {
                        *score = NEVER;
                    }
                } else if is_walking && let Some(saved) = saved_by_warp(state, seat, parts) {
                    *score = if WARP_MIN < saved { 3200 + 10 * saved } else { BAD };
                }
            }
            Word::Play { card, payer: None, price }
                if keeps::heals(card) && wastes(open, seat, price.map_or(2, |it| it / 2)) =>
            {
                *score = NEVER;
            }
            Word::Play { payer: Some(hero), .. } | Word::FromLair { payer: hero, .. }
                if is_about_to_win(state, hero) =>
            {
                *score += 1500;
            }
            Word::Strike { hero, .. } if is_about_to_win(state, hero) => *score += 900,
            _ => {} // Rules of thumb are right enough.
        }
    }
}

/// The standing of a player: rivals who are about to win weigh more, and less the weaker they are.
pub fn standing(state: &State, seat: Seat) -> i32 {
    let soon = state.open.opponents(seat).iter().filter(|it| is_about_to_win(state, *it));
    let worst = soon.map(|it| {
        let hero = &state.open.heroes[it];
        let (left, most) = (i32::from(hero.health), i32::from(hero.card.card().health.max(1)));
        let strength = if hero.prone.is_some() { 1 } else { 2 };
        ABOUT_TO_WIN / 2 + ABOUT_TO_WIN * left * strength / (4 * most)
    });
    worth::standing(state, seat) - worst.max().unwrap_or(0)
}

/// Tells whether a rival lacks one quest and is near to it.
fn is_about_to_win(state: &State, seat: Seat) -> bool {
    let open = &state.open;
    let Some(hero) = open.heroes.get(seat).filter(|it| it.is_alive) else { return false };
    if open.ending.is_some() || hero.done.len() + 1 != QUESTS {
        return false;
    }
    let walk = Walk::new(open, seat, hero.at);
    aims(state, seat, &walk).first().is_some_and(|it| it.turns <= SOON && it.cell.is_some())
}

/// The part of the way to a hero's aim that a warp saves, its price paid, in hundredths of an action point; none for
/// other abilities.
fn saved_by_warp(state: &State, seat: Seat, parts: &[Part]) -> Option<i32> {
    let open = &state.open;
    let place = parts.iter().find_map(|it| match it.effect {
        Effect::Warp(Who::Me, place, _) => Some(place),
        _ => None,
    })?;
    let here = open.heroes[seat].at;
    let walk = Walk::new(open, seat, here);
    let aim = aims(state, seat, &walk).into_iter().find(|it| it.cell.is_some())?;
    let goal = aim.cell?;
    let others = map::warps(open, here, place).into_iter();
    let left = others.map(|it| Walk::new(open, seat, it).cost(goal)).min().unwrap_or(FAR);
    // Only steps of this turn and the next ones count.
    let horizon = 3 * income(open, seat);
    Some(aim.way.min(horizon) - left.min(horizon) - AP)
}

/// Tells whether a hero who is well would heal more than it lacks, or next to nothing, with so much healing.
fn wastes(open: &Open, seat: Seat, n: u8) -> bool {
    let hero = &open.heroes[seat];
    let missing = hero.card.card().health.saturating_sub(hero.health);
    3 < hero.health && missing < n.max(2)
}

/// The cost of ending Heroics now, in action points that nothing is made of, all but one that may be kept (DN-154).
pub fn idle(open: &Open, seat: Seat, action: &Action) -> i32 {
    let is_end = *action == Answer::Do(Word::End) && open.phase == Phase::Heroics;
    let n = if is_end { open.heroes[seat].ap.saturating_sub(1) } else { 0 };
    IDLE * i32::from(n)
}
