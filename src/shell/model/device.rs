//! The one device of a table: who has it in hand, and who looks at it.
//!
//! # Several people
//!
//! `shell::model::device` says who has the device in hand and who looks at the page. A game answers two questions:
//! `Game::is_private`, whether what a seat sees or chooses is nobody else's business (then, and only then, the
//! device changes hands behind a curtain, and while the curtain is up nothing of the table is on the page), and
//! `Game::interrupters`, who may act out of turn for all that is seen (they are offered the device, whether or not
//! they can in truth; computers wait meanwhile). Laws hold the games to it. What is said aloud follows the same
//! observer: at an open table everybody has heard it, behind a curtain each person hears what it missed.
//!
//! Who plays a seat is a fact of the table, not of the match: it is kept beside the record, and may change while
//! the match lasts (`Table::reseat`). Persons elsewhere never have this device: what is said here of persons is of those
//! around it.

use super::seating::Seating;
use crate::kernel::{Game, Match, Observer, Seat, SeatSet};

/// The persons sharing a device, and its holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// The seats of those around it; only they ever have the device.
    pub persons: SeatSet,
    /// The seat that said so, behind the curtain.
    pub holder: Option<Seat>,
    /// The seat that asked for it out of turn, and has not handed it back.
    pub guest: Option<Seat>,
    /// True if everybody looks at what came of the last action, before the device changes hands.
    pub is_shown: bool,
    /// True if persons at other devices play at the table too.
    pub is_apart: bool,
}

impl Device {
    /// A device that nobody has in hand yet.
    pub fn of(persons: SeatSet) -> Device {
        Device { persons, holder: None, guest: None, is_shown: false, is_apart: false }
    }

    /// The same for those of a table that are around this device.
    pub fn of_seating(seating: &Seating) -> Device {
        let is_apart = !seating.elsewhere().is_empty();
        Device { is_apart, ..Device::of(seating.here()) }
    }

    /// The persons who are awaited.
    pub fn awaited<G: Game>(self, game: &Match<G>) -> SeatSet {
        game.turn().awaited().and(self.persons)
    }

    /// The seat that acts next: the guest; the holder for as long as it is awaited; the lowest
    /// awaited person. None while computers act, unless the only person may break in, and when
    /// the match is over.
    pub fn next<G: Game>(self, game: &Match<G>) -> Option<Seat> {
        if game.turn().awaited().is_empty() {
            return None;
        }
        let awaited = self.awaited(game);
        let holder = self.holder.filter(|&it| awaited.has(it));
        let breaks_in = |it: &Seat| G::out_of_turn(game.state()).has(*it);
        self.guest
            .or(holder)
            .or_else(|| awaited.iter().next())
            .or_else(|| self.only_person().filter(breaks_in))
    }

    /// The seat that acts now: the next one, once nobody else sees what only it may see, or at once where
    /// what it is asked lies open to everybody; nobody while all look at what came of the last action.
    pub fn seat<G: Game>(self, game: &Match<G>) -> Option<Seat> {
        let may_act =
            |it: &Seat| self.is_in_hand_of(game, *it) || G::is_open_choice(game.state(), *it);
        self.next(game).filter(|_| !self.is_shown).filter(may_act)
    }

    /// The seat to take the device before anything is shown.
    pub fn curtain<G: Game>(self, game: &Match<G>) -> Option<Seat> {
        self.next(game).filter(|_| !self.is_shown && self.seat(game).is_none())
    }

    /// The observer of the page now. While computers act, the one who had the device last still looks. A match that is
    /// over lies open, and so does a table at which somebody answers what lies open.
    pub fn observer<G: Game>(self, game: &Match<G>) -> Observer {
        if game.turn().awaited().is_empty() {
            return Observer::All;
        }
        if self.is_shown {
            return self.everybody();
        }
        let looking = match self.next(game) {
            Some(next) => Some(next).filter(|&it| self.is_in_hand_of(game, it)),
            None => self.holder,
        };
        self.only_person().or(looking).map_or(Observer::Public, Observer::Seat)
    }

    /// The listeners of the device: all persons around it, no matter who has it.
    pub fn everybody(self) -> Observer {
        self.only_person().map_or(Observer::Public, Observer::Seat)
    }

    /// The device when the match has gone on: the person who had it has given it away where somebody else
    /// is next.
    pub fn handed_on<G: Game>(self, game: &Match<G>) -> Device {
        let is_next = |it: &Seat| self.next(game).is_none_or(|next| next == *it);
        Device { holder: self.holder.filter(is_next), ..self }
    }

    /// The persons who may ask for the device out of turn, for all that `view` shows; nobody asks
    /// for it where one person is alone with it.
    pub fn interrupters<G: Game>(self, game: &Match<G>, view: &G::View) -> SeatSet {
        if self.persons.len() == 1 || self.guest.is_some() || self.is_shown {
            return SeatSet::NONE;
        }
        let can_ask = |&it: &Seat| self.persons.has(it) && self.next(game) != Some(it);
        G::interrupters(view).iter().filter(can_ask).collect()
    }

    /// The only person at the table, where it may act although others are awaited, and has not asked to.
    pub fn may_break_in<G: Game>(self, game: &Match<G>) -> Option<Seat> {
        let can = |it: &Seat| G::out_of_turn(game.state()).has(*it);
        self.only_person().filter(can).filter(|_| self.guest.is_none())
    }

    fn is_in_hand_of<G: Game>(self, game: &Match<G>, seat: Seat) -> bool {
        self.persons.len() == 1 || self.holder == Some(seat) || !G::is_private(game.state(), seat)
    }

    /// The only person at a table, who always has the device.
    pub fn only_person(self) -> Option<Seat> {
        self.persons.iter().next().filter(|_| self.persons.len() == 1)
    }
}
