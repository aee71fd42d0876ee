//! A match in symbols: round by round, in which of them a hero has completed quests, and how it ended.

use crate::event::Event;
use crate::rules;
use crate::state::View;
use kernel::{Seat, Sign, Trail};

/// So many rounds have a symbol each; the last is that of all later ones too.
const ROUNDS: usize = 16;

/// The rounds of a hero.
pub fn trail(view: &View, seat: Seat, events: &[Event]) -> Trail {
    let mut rounds = vec![Sign::Ahead; ROUNDS];
    let mut here = 0;
    for event in events {
        match event {
            Event::TurnBegan { round, .. } => {
                here = usize::from(*round).clamp(1, ROUNDS) - 1;
                rounds[here].raise(Sign::Step);
            }
            Event::Completed { who, .. } if who.seat == seat => {
                rounds[here] = one_more(rounds[here])
            }
            Event::Destroyed { who, .. } if who.seat == seat => rounds[here].raise(Sign::Dead),
            _ => {} // It is about somebody else, or tells too much.
        }
    }
    let standing = rules::standing(view);
    if view.open.ending.is_some() && !standing.is_lost && standing.winners().has(seat) {
        rounds[here] = Sign::Trophy;
    }
    Trail(vec![rounds])
}

/// The symbol of a round with one more quest.
fn one_more(sign: Sign) -> Sign {
    match sign {
        Sign::Quest | Sign::Quests => Sign::Quests,
        Sign::Dead => Sign::Dead,
        _ => Sign::Quest, // Nothing else stands there.
    }
}
