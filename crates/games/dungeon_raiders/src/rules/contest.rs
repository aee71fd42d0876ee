//! The cards that lie in a room, compared: the highest, the lowest, the sum.
//! Made from a state when a room is resolved, and from a view when somebody asks what would be.

use crate::cards::{Card, Items, Lay};
use crate::heroes::{HEROES_MAX, Party};
use crate::rooms::{Face, Room};
use crate::setup::Setup;
use crate::state::{Ground, Mat, Plight, State, View};
use kernel::{Seat, SeatSet};

/// The value of cards in a room: for the boss who stands there (RA-B05), or as in all other rooms (RA-065).
pub fn value_in(face: Face, lay: Lay) -> u8 {
    match face {
        Face::Boss(boss) => lay.cards().map(|it| boss.value(it)).sum(),
        Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => {
            lay.card().map_or(0, Card::value)
        }
    }
}

/// The heroes who stand in the room; once the match is over, those who stood in the last one, with those who died of it or
/// bled after it.
pub fn in_room(view: &View) -> SeatSet {
    if !view.ground.is_over() {
        return view.living();
    }
    let was_there = |mat: &Mat| match mat.plight {
        Plight::Alive | Plight::Bled => true,
        Plight::Dead { room } => room == view.ground.here.number(),
    };
    view.heroes.iter().filter(|(_, it)| was_there(&it.mat)).map(|it| it.0).collect()
}

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

    /// The same, as an observer sees it.
    pub fn of_view(view: &View) -> Option<Contest> {
        let mats = view.heroes.map(|_, it| it.mat);
        Some(Contest::new(&view.ground, view.room()?, mats, view.living()))
    }

    fn new(ground: &Ground, room: Room, mats: Party<Mat>, living: SeatSet) -> Contest {
        let Ground { setup, supply, monster_card, .. } = *ground;
        Contest { setup, room, supply, monster_card, mats, living }
    }

    /// The lay of a living hero.
    pub fn laid(&self, seat: Seat) -> Option<Lay> {
        self.mats[seat].laid.filter(|_| self.living.has(seat))
    }

    /// The values that the living heroes show, by `value`.
    pub fn values(&self, value: impl Fn(Lay) -> u8) -> Values {
        let laid = self.living.iter().filter_map(|seat| Some((seat, self.mats[seat].laid?)));
        Values::of_all(laid.map(|(seat, lay)| (seat, value(lay))))
    }

    /// The values that the living heroes show in a room without a boss.
    pub fn plain_values(&self) -> Values {
        self.values(|lay| lay.card().map_or(0, Card::value))
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
    of: [u8; HEROES_MAX],
    shown: SeatSet,
}

impl Values {
    /// The values that these heroes show.
    pub fn of_all(all: impl Iterator<Item = (Seat, u8)>) -> Values {
        let mut values = Values { of: [0; HEROES_MAX], shown: SeatSet::NONE };
        for (seat, value) in all {
            values.of[seat.idx()] = value;
            values.shown = values.shown.with(seat);
        }
        values
    }

    /// The value that a hero shows.
    pub fn of(&self, seat: Seat) -> Option<u8> {
        self.shown.has(seat).then_some(self.of[seat.idx()])
    }

    fn all(&self) -> impl Iterator<Item = u8> + '_ {
        self.shown.iter().map(|seat| self.of[seat.idx()])
    }

    /// The highest value; 0 if there is none.
    pub fn high(&self) -> u8 {
        // Without a card the value is 0, so all places may be looked at.
        self.of.into_iter().fold(0, u8::max)
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
        self.of.into_iter().sum()
    }

    /// The heroes who show this value.
    pub fn showing(&self, value: u8) -> SeatSet {
        let mut seats = SeatSet::NONE;
        for seat in self.shown.iter() {
            if self.of[seat.idx()] == value {
                seats = seats.with(seat);
            }
        }
        seats
    }
}
