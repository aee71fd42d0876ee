//! A match in symbols: three delves, each as deep as it went, and how it ended.

use crate::action::{Ending, Event};
use crate::state::{DELVES, LEVEL_MAX};
use kernel::{Seat, Sign, Trail};

/// The symbols of a delve: the levels that were reached, how it ended, and the levels that were not.
const LENGTH: usize = LEVEL_MAX as usize + 1;

/// The delves of a player. One that goes on, or is yet to come, was not reached.
pub fn trail(seat: Seat, events: &[Event]) -> Trail {
    let of_event = |it: &Event| match *it {
        Event::DelveEnded { seat: own, level, ending } if own == seat => Some(delve(level, ending)),
        _ => None, // Nothing but the end of a delve shows.
    };
    let mut delves: Vec<Vec<Sign>> = events.iter().filter_map(of_event).collect();
    delves.resize(DELVES.into(), vec![Sign::Ahead; LENGTH]);
    Trail(delves)
}

fn delve(level: u8, ending: Ending) -> Vec<Sign> {
    let mut signs = vec![Sign::Step; level.min(LEVEL_MAX).into()];
    signs.push(match ending {
        Ending::Retired => Sign::Home,
        Ending::Legend => Sign::Trophy,
        Ending::Fled => Sign::Fled,
        Ending::Portal => Sign::Portal,
    });
    signs.resize(LENGTH, Sign::Ahead);
    signs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_shows_behind_its_level() {
        let seat = Seat::FIRST;
        let ended = |level, ending| Event::DelveEnded { seat, level, ending };
        let events = [ended(10, Ending::Legend), ended(3, Ending::Fled), ended(5, Ending::Portal)];
        let lines = "🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🏆\n🟫🟫🟫❌⬜⬜⬜⬜⬜⬜⬜\n🟫🟫🟫🟫🟫🌀⬜⬜⬜⬜⬜";
        assert_eq!(trail(seat, &events).write(), lines);
    }
}
