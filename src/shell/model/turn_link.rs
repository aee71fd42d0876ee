//! A match that is sent on after a turn, as a part of an address: which match it is, to whom it goes, and from whom.

use super::id::is_id;
use super::seating::{Player, Seating};
use crate::kernel::{Seat, SeatSet};

/// A match that is sent to a person elsewhere: `7k2qxm49/b-a/<tail>`. The same match has the same id on all devices, so
/// a link to one that is here joins it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLink {
    /// The id of the match.
    pub id: String,
    /// The seats that it is sent to.
    pub to: SeatSet,
    /// The seats of those around the device that sent it.
    pub from: SeatSet,
    /// The whole match, packed as in any link.
    pub tail: String,
}

impl TurnLink {
    /// Reads what [`TurnLink::write`] has written; none if it is nothing of that kind. Whether there is a match in it, its
    /// game finds out.
    pub fn read(text: &str) -> Option<TurnLink> {
        let (id, rest) = text.split_once('/')?;
        let (seats, tail) = rest.split_once('/')?;
        let (to, from) = seats.split_once('-')?;
        let link = TurnLink {
            id: id.to_owned(),
            to: read_seats(to)?,
            from: read_seats(from)?,
            tail: tail.to_owned(),
        };
        is_id(&link.id).then_some(link)
    }

    /// The text in an address.
    pub fn write(&self) -> String {
        let TurnLink { id, to, from, tail } = self;
        format!("{id}/{}-{}/{tail}", write_seats(*to), write_seats(*from))
    }

    /// The seating at the device of those that it is sent to, where a match is handed on with `seating`; none if there is no
    /// such person in it.
    pub fn seating(&self, seating: &Seating) -> Option<Seating> {
        seating.of_device(self.to, Player::Friend)
    }
}

/// The packed match at the end of the text of a [`TurnLink`], whether or not the rest makes sense.
pub fn tail_of(text: &str) -> &str {
    text.rsplit('/').next().unwrap_or_default()
}

/// Reads a letter for each seat: at least one, each once, in order.
fn read_seats(text: &str) -> Option<SeatSet> {
    let read = |letter: char| Seat::read(letter.encode_utf8(&mut [0; 4])).ok();
    let seats: SeatSet =
        text.chars().map(read).collect::<Option<Vec<Seat>>>()?.into_iter().collect();
    (!seats.is_empty() && write_seats(seats) == text).then_some(seats)
}

fn write_seats(seats: SeatSet) -> String {
    seats.iter().map(|it| it.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_found_again() {
        let text = "7k2qxm49/bd-a/AQ-_9";
        let link = TurnLink::read(text).expect("a turn");
        assert_eq!((link.id.as_str(), link.tail.as_str()), ("7k2qxm49", "AQ-_9"));
        assert_eq!(link.to.iter().map(Seat::idx).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(link.from.iter().map(Seat::idx).collect::<Vec<_>>(), [0]);
        assert_eq!(link.write(), text);
        assert_eq!(tail_of(text), link.tail);
    }

    #[test]
    fn nonsense_is_no_turn() {
        for text in [
            "",
            "7k2qxm49",
            "7k2qxm49/b-a",
            "7k2qxm49/b/AQ",
            "7k2qxm49/-a/AQ",
            "7k2qxm49/b-/AQ",
            "7k2qxm49/db-a/AQ",
            "7k2qxm49/bb-a/AQ",
            "7k2qxm49/i-a/AQ",
            "7K2Q/b-a/AQ",
            "/b-a/AQ",
        ] {
            assert_eq!(TurnLink::read(text), None, "{text}");
        }
    }
}
