//! Locations are drawn, and somebody places them (DN-125, DN-126, DN-612).

use super::engine::Engine;
use super::map;
use super::table::LOCATION;
use crate::cards::LocationId;
use crate::cards::QuestPlace;
use crate::event::Event;
use crate::setup::Switch;
use crate::steps::Step;
use kernel::kit::Cell;
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// A location is drawn; what fits nowhere goes under the deck (DN-126).
    pub fn draw_location(&mut self, seat: Seat, n_under: u8) {
        let is_over = self.state.hidden.locations.is_empty() || self.state.open.is_map_full;
        if is_over {
            return;
        }
        if self.state.hidden.locations.len() <= usize::from(n_under) {
            self.open().is_map_full = true;
            self.emit(Event::MapIsFull);
            return;
        }
        let Some(location) = self.state.hidden.locations.draw(LOCATION, self.chance) else {
            return;
        };
        let who = self.figure(seat);
        self.emit(Event::DrewLocation { who, location });
        let is_last = self.state.hidden.locations.is_empty();
        if map::places(&self.state.open, location, is_last).is_empty() {
            self.state.hidden.locations.put_under(location, SeatSet::all());
            self.emit(Event::NoPlace { location });
            self.push(Step::Draw { seat, n_under: n_under + 1 });
            return;
        }
        let by = self.who_places(seat, location);
        self.push(Step::Place { seat: by, location });
    }

    /// The player who places it: one without a quest there, for impartial placement (DN-612).
    pub fn who_places(&self, seat: Seat, location: LocationId) -> Seat {
        let open = &self.state.open;
        if !open.rules.has(Switch::Impartial) {
            return seat;
        }
        let is_of = |it: Seat| {
            open.heroes[it]
                .quests
                .iter()
                .any(|quest| quest.card().place == QuestPlace::Location(location))
        };
        let mut by = seat;
        for _ in 0..open.heroes.len() {
            if !is_of(by) {
                return by;
            }
            by = open.left_of(by);
        }
        seat
    }

    /// A location that fits into one cell only is placed there (DN-576).
    pub fn settle_place(&mut self, step: Step) -> Option<Step> {
        if let Step::Place { seat, location } = step
            && !self.state.open.heroes[seat].is_alive
        {
            let by = self.state.open.active;
            return self.settle_place(Step::Place { seat: by, location });
        }
        let open = &self.state.open;
        match step {
            Step::Place { seat, location } => {
                let is_last = self.state.is_last_location();
                let Some(cell) = only_cell(&map::places(open, location, is_last)) else {
                    return Some(step);
                };
                self.place_or_ask(seat, location, cell);
                None
            }
            Step::Replace { seat, site, from, .. } => {
                let Some(to) = only_cell(&map::replacements(open, from, open.is_map_full)) else {
                    return Some(step);
                };
                self.replace_or_ask(seat, site, from, to);
                None
            }
            _ => Some(step),
        }
    }
}

/// The cell of all these places, if it is one.
fn only_cell(places: &[(Cell, bool)]) -> Option<Cell> {
    let first = places.first()?.0;
    places.iter().all(|it| it.0 == first).then_some(first)
}
