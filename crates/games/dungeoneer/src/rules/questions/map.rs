//! Questions of the map: locations that are moved, swapped, or meant by a token or an effect.

use super::{Question, one_of, picked};
use crate::action::{Action, Word};
use crate::ask::{self, Spot};
use crate::rules::engine::Engine;
use crate::rules::map;
use crate::state::{Open, Site, State};
use crate::steps::Step;
use kernel::ask::Shape;
use kernel::kit::Cell;
use kernel::sort;

fn locations(open: &Open, cells: impl Iterator<Item = Cell>) -> Shape<Word> {
    one_of(cells.map(|it| Word::Location(open.site(it).card)))
}

impl Question for ask::TakeUp {
    fn offers(&self, state: &State) -> Shape<Word> {
        locations(&state.open, map::movable(&state.open, state.open.is_map_full))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Location(site) = picked(answer) else { return };
        if let Some(from) = engine.state.open.find(site) {
            let is_turned = engine.state.open.site(from).is_turned;
            engine.push(Step::Replace { seat: self.seat, site, is_turned, from });
        }
    }
}

impl Question for ask::SwapFirst {
    fn offers(&self, state: &State) -> Shape<Word> {
        let pairs = map::swappable(&state.open, state.open.is_map_full);
        let mut cells: Vec<Cell> = pairs.into_iter().flat_map(|it| [it.0, it.1]).collect();
        sort(&mut cells, |one, other| one < other);
        cells.dedup();
        locations(&state.open, cells.into_iter())
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Location(first) = picked(answer) else { return };
        engine.ask(ask::SwapSecond { seat: self.seat, first });
    }
}

impl Question for ask::SwapSecond {
    fn offers(&self, state: &State) -> Shape<Word> {
        let open = &state.open;
        let cell = open.find(self.first);
        let pairs = map::swappable(open, open.is_map_full).into_iter();
        let others = pairs.filter_map(|(one, other)| match cell {
            Some(it) if it == one => Some(other),
            Some(it) if it == other => Some(one),
            _ => None,
        });
        locations(open, others)
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Location(second) = picked(answer) else { return };
        engine.ask(ask::SwapTurns { seat: self.seat, first: self.first, second });
    }
}

impl Question for ask::SwapTurns {
    fn offers(&self, state: &State) -> Shape<Word> {
        let open = &state.open;
        let cells = open.find(self.first).zip(open.find(self.second));
        let is_last = open.is_map_full;
        let ways = cells.map_or_else(Vec::new, |it| map::swaps(open, it.0, it.1, is_last));
        one_of(ways.into_iter().map(|it| Word::Either(turn_code(it))))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Either(code) = picked(answer) else { return };
        engine.swap(self.first, self.second, (code & 1 == 1, code & 2 == 2));
    }
}

/// The turns of two locations that are swapped, as one of four.
const fn turn_code((first, second): (bool, bool)) -> u8 {
    first as u8 + 2 * second as u8
}

impl Question for ask::Location {
    fn offers(&self, state: &State) -> Shape<Word> {
        let open = &state.open;
        let fits = |site: &Site| match self.what {
            Spot::PutDeactivation => !site.is_deactivated,
            Spot::MoveDeactivation | Spot::TakeDeactivation => site.is_deactivated,
            Spot::Zone { .. } => true,
        };
        let at_roll = open.roll.as_ref().map(|it| it.cell);
        let all = open.map.iter().filter(|(_, it)| fits(it));
        let all = all.filter(|(cell, _)| at_roll.is_none_or(|it| it == *cell));
        one_of(all.map(|it| Word::Location(it.1.card)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Location(location) = picked(answer) else { return };
        engine.spot(self.seat, self.what, location);
    }
}
