//! Those around the devices of one table: who is here, who is away, and who has not come yet. Plain data.

use super::text::Present;
use crate::kernel::{Seat, SeatSet};
use crate::shell::model::seating::{FRIEND, PHONE};
use crate::shell::model::table_model::{SeatModel, TableModel};

/// The wire to another device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// Codes are being exchanged.
    Joining,
    /// It carries texts.
    Open,
    /// It is broken, or nothing has come by it for too long.
    Silent,
}

/// Another device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer {
    /// The seats that are played there; of the host's device none, at a guest's.
    pub seats: SeatSet,
    pub link: Link,
    /// False while the table is not open there.
    pub is_at_table: bool,
}

/// All devices that this one has wires to, and what the host has told of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    pub peers: Vec<Peer>,
    /// Those at the table, as the host told a guest; none before it has.
    pub told: Option<Present>,
}

/// The state of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Played at this device.
    Own,
    /// Played at another device, which is at the table.
    Here,
    /// Played at another device that has left the table for now.
    Elsewhere,
    /// Played at another device, from which nothing comes.
    Away,
    /// Nobody has come for it yet.
    NotYet,
    ByMessages,
    Computer,
}

impl Standing {
    /// Tells whether somebody at another device is missing.
    pub fn is_missing(self) -> bool {
        matches!(self, Standing::Away | Standing::NotYet)
    }
}

impl Presence {
    /// The state of a seat at a table; `is_guest` tells on which side of the wires this device is.
    pub fn standing(&self, idx: usize, seat: &SeatModel, is_guest: bool) -> Standing {
        match seat.player {
            _ if seat.is_computer => Standing::Computer,
            FRIEND => Standing::ByMessages,
            PHONE if is_guest => self.as_told(Seat::new(idx)),
            PHONE => self.as_wired(Seat::new(idx)),
            _ => Standing::Own,
        }
    }

    fn as_wired(&self, seat: Seat) -> Standing {
        let peer = self.peers.iter().rfind(|it| it.seats.has(seat));
        match peer {
            None | Some(Peer { link: Link::Joining, .. }) => Standing::NotYet,
            Some(Peer { link: Link::Silent, .. }) => Standing::Away,
            Some(Peer { is_at_table: false, .. }) => Standing::Elsewhere,
            Some(_) => Standing::Here,
        }
    }

    fn as_told(&self, seat: Seat) -> Standing {
        match self.told {
            Some(told) if told.by_messages.has(seat) => Standing::ByMessages,
            Some(told) if told.by_computers.has(seat) => Standing::Computer,
            Some(told) if told.here.has(seat) && !self.is_cut_off() => Standing::Here,
            _ => Standing::Away,
        }
    }

    /// Tells whether no other device can be reached.
    pub fn is_cut_off(&self) -> bool {
        self.peers.iter().all(|it| it.link != Link::Open)
    }

    /// Those at the table, as a host tells its guests.
    pub fn present(&self, model: &TableModel) -> Present {
        let those = |is_meant: fn(Standing) -> bool| {
            let seats = model.seats.iter().enumerate();
            let meant = seats.filter(|it| is_meant(self.standing(it.0, it.1, false)));
            meant.map(|it| Seat::new(it.0)).collect()
        };
        Present {
            here: those(|it| matches!(it, Standing::Own | Standing::Here)),
            by_messages: those(|it| it == Standing::ByMessages),
            by_computers: those(|it| it == Standing::Computer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(player: &'static str) -> SeatModel {
        SeatModel {
            name: String::new(),
            is_awaited: false,
            is_computer: player == "easy",
            is_here: player == "person",
            player,
        }
    }

    #[test]
    fn the_last_wire_of_a_seat_counts() {
        let seats = SeatSet::one(Seat::new(1));
        let peer = |link, is_at_table| Peer { seats, link, is_at_table };
        let presence = |peers: &[Peer]| Presence { peers: peers.to_vec(), told: None };
        let standing = |peers: &[Peer]| presence(peers).standing(1, &seat(PHONE), false);
        assert_eq!(standing(&[]), Standing::NotYet);
        assert_eq!(standing(&[peer(Link::Joining, true)]), Standing::NotYet);
        assert_eq!(standing(&[peer(Link::Open, true)]), Standing::Here);
        assert_eq!(standing(&[peer(Link::Open, false)]), Standing::Elsewhere);
        assert_eq!(standing(&[peer(Link::Silent, true)]), Standing::Away);
        let again = [peer(Link::Silent, true), peer(Link::Open, true)];
        assert_eq!(standing(&again), Standing::Here);
        let other = presence(&[]);
        assert_eq!(other.standing(0, &seat("person"), false), Standing::Own);
        assert_eq!(other.standing(2, &seat(FRIEND), false), Standing::ByMessages);
        assert_eq!(other.standing(3, &seat("easy"), true), Standing::Computer);
    }

    #[test]
    fn a_guest_knows_of_others_what_the_host_tells() {
        let peer = |link| Peer { seats: SeatSet::NONE, link, is_at_table: true };
        let told = Present {
            here: [0, 2].map(Seat::new).into_iter().collect(),
            by_messages: SeatSet::one(Seat::new(3)),
            by_computers: SeatSet::one(Seat::new(4)),
        };
        let at = |link, idx| {
            let presence = Presence { peers: vec![peer(link)], told: Some(told) };
            presence.standing(idx, &seat(PHONE), true)
        };
        assert_eq!(at(Link::Open, 0), Standing::Here);
        assert_eq!(at(Link::Open, 1), Standing::Away);
        assert_eq!(at(Link::Open, 3), Standing::ByMessages);
        assert_eq!(at(Link::Open, 4), Standing::Computer);
        assert_eq!(at(Link::Silent, 0), Standing::Away);
    }
}
