//! The cards that lie in a room, compared: the highest, the lowest, the sum (sections 4.5 to 4.9).
//! Made from a state when a room is resolved, and from a view when somebody asks what would be.

use crate::games::dungeon_raiders::cards::{Items, Lay};
use crate::games::dungeon_raiders::party::Party;
use crate::games::dungeon_raiders::rooms::Room;
use crate::games::dungeon_raiders::setup::Setup;
use crate::games::dungeon_raiders::state::{Ground, Mat, State, View};
use crate::kernel::{Seat, SeatSet};

/// A room, and what the living heroes have laid in it.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    pub setup: Setup,
    pub room: Room,
    pub supply: Items,
    pub monster_card: Option<u8>,
    pub mats: Party<Mat>,
    /// The heroes who live.
    pub living: SeatSet,
}

impl Contest {
    /// The cards as they lie in the room where the heroes are; none before the first room.
    pub fn of_state(state: &State) -> Option<Contest> {
        let mats = state.heroes.map(|_, it| it.mat);
        Some(Contest::new(&state.ground, state.room()?, mats, state.living()))
    }

    /// The same, as an eye sees it.
    pub fn of_view(view: &View) -> Option<Contest> {
        let mats = view.heroes.map(|_, it| it.mat);
        Some(Contest::new(&view.ground, view.room()?, mats, view.living()))
    }

    fn new(ground: &Ground, room: Room, mats: Party<Mat>, living: SeatSet) -> Contest {
        let Ground { setup, supply, monster_card, .. } = *ground;
        Contest { setup, room, supply, monster_card, mats, living }
    }

    /// What a living hero has laid.
    pub fn laid(&self, seat: Seat) -> Option<Lay> {
        self.mats[seat].laid.filter(|_| self.living.has(seat))
    }

    /// What each living hero shows, by `value`.
    pub fn values(&self, value: impl Fn(Lay) -> u8) -> Values {
        Values { of: self.mats.map(|seat, _| self.laid(seat).map(&value)) }
    }

    /// What each living hero shows in a room without a boss.
    pub fn plain_values(&self) -> Values {
        self.values(|lay| lay.card().map_or(0, |it| it.value()))
    }

    /// The shield that counts: that of the living heroes (RA-091), or of all who began (RA-E06);
    /// none if two heroes stand before the monster, who cannot beat it (RA-094, RA-203).
    pub fn strength(&self, shields: [u8; 3]) -> Option<u8> {
        let n_heroes = if self.setup.counts_the_dead() {
            usize::from(self.setup.n_players)
        } else {
            self.living.len()
        };
        n_heroes.checked_sub(3).map(|idx| shields[idx])
    }
}

/// A number for each hero who has laid cards.
#[derive(Clone, Copy, Debug)]
pub struct Values {
    of: Party<Option<u8>>,
}

impl Values {
    /// What a hero shows.
    pub fn of(&self, seat: Seat) -> Option<u8> {
        self.of[seat]
    }

    fn all(&self) -> impl Iterator<Item = u8> + '_ {
        self.of.iter().filter_map(|(_, it)| *it)
    }

    /// The highest value; 0 if there is none.
    pub fn high(&self) -> u8 {
        self.all().max().unwrap_or(0)
    }

    /// The lowest value; 0 if there is none.
    pub fn low(&self) -> u8 {
        self.all().min().unwrap_or(0)
    }

    /// The highest value below another.
    pub fn next_below(&self, high: u8) -> Option<u8> {
        self.all().filter(|&it| it < high).max()
    }

    /// The lowest value above another.
    pub fn next_above(&self, low: u8) -> Option<u8> {
        self.all().filter(|&it| low < it).min()
    }

    /// The sum of all values.
    pub fn sum(&self) -> u8 {
        self.all().sum()
    }

    /// The heroes who show this value.
    pub fn showing(&self, value: u8) -> SeatSet {
        let shows = |it: &(Seat, &Option<u8>)| *it.1 == Some(value);
        self.of.iter().filter(shows).map(|(seat, _)| seat).collect()
    }
}
