//! A match in symbols: the eight rounds, and in those with a fight how it went.

use crate::action::{Event, What};
use crate::state::ROUNDS;
use kernel::{Seat, Sign, Trail};

/// The rounds of a team.
pub fn trail(seat: Seat, events: &[Event]) -> Trail {
    let mut rounds = vec![Sign::Ahead; ROUNDS];
    let mut number = 0;
    for event in events {
        if let What::Round { round } = event.what {
            number = usize::from(round);
        }
        let now = number.checked_sub(1).and_then(|it| rounds.get_mut(it));
        if let (Some(now), Some(sign)) = (now, brought(seat, &event.what)) {
            now.raise(sign);
        }
    }
    Trail(vec![rounds])
}

/// The sign of it for a team.
fn brought(own: Seat, what: &What) -> Option<Sign> {
    match *what {
        What::Round { .. } => Some(Sign::Step),
        What::Stole { seat, .. } if seat == own => Some(Sign::Boon),
        What::Beat { seat, .. } if seat == own => Some(Sign::Gain),
        What::Wounded { seat, marked, .. } if seat == own && 0 < marked => Some(Sign::Loss),
        What::Resurrected { seat } if seat == own => Some(Sign::Dead),
        What::Fled { seat, .. } if seat == own => Some(Sign::Fled),
        What::Fought { seat, range, .. } if seat == own => Some(match range {
            0 => Sign::Third,
            1 => Sign::Second,
            _ => Sign::Trophy, // There are three.
        }),
        _ => None, // It is about another team, or tells too much.
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monster::Monster;

    #[test]
    fn rounds_show_the_most_telling_thing_and_fights_their_range() {
        let seat = Seat::FIRST;
        let round = |round| What::Round { round };
        let fought = |range| {
            let monster = Monster::ALL[0];
            What::Fought { seat, monster, power: 9, range, glory: 5 }
        };
        let events = [
            round(1),
            What::Stole { seat, letter: None, total: 1 },
            round(2),
            What::Resurrected { seat: Seat::new(1) },
            round(3),
            fought(2),
            round(6),
            fought(1),
            round(8),
            fought(0),
            What::Resurrected { seat },
        ];
        let events = events.map(|what| Event { secret_of: None, what });
        assert_eq!(trail(seat, &events).write(), "🟦🟫🏆⬜⬜🥈⬜💀");
    }
}
