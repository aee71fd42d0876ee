//! Questions of the map: locations that are moved, swapped, or meant by a token or an effect.

use crate::action::Word;
use crate::ask::{Ask, Spot};
use crate::cards::LocationId;
use crate::rules::engine::Engine;
use crate::rules::map;
use crate::state::{Open, Site};
use crate::steps::Step;
use kernel::Seat;
use kernel::kit::Cell;

/// The locations that can be taken up.
pub(super) fn movable(open: &Open) -> Vec<Word> {
    map::movable(open, open.is_map_full).map(|it| Word::Location(open.site(it).card)).collect()
}

/// The locations that can be swapped with another.
pub(super) fn swappable(open: &Open) -> Vec<Word> {
    let pairs = map::swappable(open, open.is_map_full);
    let mut cells: Vec<Cell> = pairs.into_iter().flat_map(|it| [it.0, it.1]).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|it| Word::Location(open.site(it).card)).collect()
}

/// Those that can be swapped with this one.
pub(super) fn swappable_with(open: &Open, first: LocationId) -> Vec<Word> {
    let cell = open.find(first);
    let pairs = map::swappable(open, open.is_map_full).into_iter();
    let others = pairs.filter_map(|(one, other)| match cell {
        Some(it) if it == one => Some(other),
        Some(it) if it == other => Some(one),
        _ => None,
    });
    others.map(|it| Word::Location(open.site(it).card)).collect()
}

/// Whether the first, and the second, are given a half-turn: one of four.
pub(super) fn turns(open: &Open, first: LocationId, second: LocationId) -> Vec<Word> {
    let cells = open.find(first).zip(open.find(second));
    let is_last = open.is_map_full;
    let ways = cells.map_or_else(Vec::new, |it| map::swaps(open, it.0, it.1, is_last));
    ways.into_iter().map(|it| Word::Either(turn_code(it))).collect()
}

/// How two locations that are swapped are turned, as one of four.
const fn turn_code((first, second): (bool, bool)) -> u8 {
    first as u8 + 2 * second as u8
}

/// The locations that a token or an effect may be for.
pub(super) fn spots(open: &Open, what: Spot) -> Vec<Word> {
    let fits = |site: &Site| match what {
        Spot::PutDeactivation => !site.is_deactivated,
        Spot::MoveDeactivation | Spot::TakeDeactivation => site.is_deactivated,
        Spot::Zone { .. } => true,
    };
    let at_roll = open.roll.as_ref().map(|it| it.cell);
    let all = open.map.iter().filter(|(_, it)| fits(it));
    let all = all.filter(|(cell, _)| at_roll.is_none_or(|it| it == *cell));
    all.map(|it| Word::Location(it.1.card)).collect()
}

impl Engine<'_> {
    pub(super) fn answer_movable(&mut self, seat: Seat, word: Word) {
        let Word::Location(site) = word else { return };
        if let Some(from) = self.state.open.find(site) {
            let is_turned = self.state.open.site(from).is_turned;
            self.push(Step::Replace { seat, site, is_turned, from });
        }
    }

    pub(super) fn answer_first(&mut self, seat: Seat, word: Word) {
        let Word::Location(first) = word else { return };
        self.ask(Ask::SwapSecond { seat, first });
    }

    pub(super) fn answer_second(&mut self, seat: Seat, first: LocationId, word: Word) {
        let Word::Location(second) = word else { return };
        self.ask(Ask::SwapTurns { seat, first, second });
    }

    pub(super) fn answer_turns(&mut self, first: LocationId, second: LocationId, word: Word) {
        let Word::Either(code) = word else { return };
        self.swap(first, second, (code & 1 == 1, code & 2 == 2));
    }

    pub(super) fn answer_spot(&mut self, seat: Seat, what: Spot, word: Word) {
        let Word::Location(location) = word else { return };
        self.spot(seat, what, location);
    }
}
