//! The whole map is laid out before play (DN-600).

use super::engine::Engine;
use super::map;
use super::table::LOCATION;
use crate::cards::LocationId;
use crate::cards::QuestPlace;
use crate::event::Event;
use crate::state::State;
use crate::steps::Step;
use kernel::kit::{Bag, Cell};
use kernel::{BySeat, Key, Seat};

impl Engine<'_> {
    /// All locations are dealt; the player who gets the entrance begins (DN-600).
    pub fn deal_map(&mut self, entrance: LocationId) {
        let n = self.state.open.heroes.len();
        let with_entrance = self.chance.below(DEAL.at(1, 0, 0), n as u32) as usize;
        let first = Seat::new(with_entrance);
        self.open().first = first;
        self.open().active = first;
        // The entrance is one of the cards dealt to the first player.
        let mut nth = (with_entrance + 1) % n;
        while let Some(card) = self.state.hidden.locations.draw(LOCATION, self.chance) {
            self.state.hidden.sites[Seat::new(nth)].add(card);
            nth = (nth + 1) % n;
        }
        self.emit(Event::FirstPlayer { seat: first, rolls: Vec::new() });
        self.place(Some(first), entrance, Cell::START, false);
    }

    /// A player who can lay no location passes; when nobody can, those of the global quest may be laid by
    /// any player who holds them, and what nobody can lay then leaves the game (DN-600).
    pub fn settle_layout(&mut self, step: Step) -> Option<Step> {
        let Step::LayOut { seat, n_idle } = step else { return Some(step) };
        let n = self.state.open.heroes.len();
        if 2 * n <= usize::from(n_idle) {
            self.state.hidden.sites = BySeat::new(n, |_| Bag::NONE);
            self.open().is_map_full = true;
            return None;
        }
        let layable = layable(self.state, seat, n_idle);
        if layable.is_empty() {
            let next = Seat::new((seat.idx() + 1) % n);
            self.push(Step::LayOut { seat: next, n_idle: n_idle + 1 });
            return None;
        }
        // The only card of a player is laid: everybody sees that there is no other (DN-576).
        if let ([only], 1) = (layable.as_slice(), self.state.hidden.sites[seat].len()) {
            self.lay_out(seat, *only);
            return None;
        }
        Some(step)
    }

    /// A card of one's own is laid; the next player follows.
    pub fn lay_out(&mut self, seat: Seat, location: LocationId) {
        self.state.hidden.sites[seat].take(location);
        let next = Seat::new((seat.idx() + 1) % self.state.open.heroes.len());
        self.push(Step::LayOut { seat: next, n_idle: 0 });
        self.push(Step::Place { seat, location });
    }
}

pub const DEAL: Key = Key::new("dungeoneer map cards");

/// The locations that a player may lay now, after so many passes in a row: those of the global quest last,
/// when all have passed (DN-600).
pub fn layable(state: &State, seat: Seat, n_idle: u8) -> Vec<LocationId> {
    let open = &state.open;
    let own = &state.hidden.sites[seat];
    let is_last = state.hidden.sites.values().map(Bag::len).sum::<usize>() == 1;
    let fitting = own.iter().filter(|it| !map::places(open, *it, is_last).is_empty());
    // Where an escort ends is a location of its quest as well.
    let is_kept = |location: LocationId| {
        let place = QuestPlace::Location(location);
        let quests = open.globals.iter().map(|it| it.card());
        quests.into_iter().any(|it| it.place == place || it.goal == Some(place))
    };
    let mut all: Vec<LocationId> = fitting.collect();
    let is_early = usize::from(n_idle) < open.heroes.len();
    if is_early && own.iter().any(|it| !is_kept(it)) {
        all.retain(|it| !is_kept(*it));
    }
    all
}
