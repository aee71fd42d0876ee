//! The players at the table: persons at this device, persons elsewhere, and computers of some level. A fact of the
//! table, not of the rules: it is kept beside the record, never in it. Each device has its own: a seat that is played here
//! is elsewhere for the others.

use super::words;
use crate::kernel::name::is_key;
use crate::kernel::{BySeat, Lang, Level, Seat, SeatSet, YOU};

/// The word for a person at this device where a computer has the key of its level.
pub const PERSON: &str = "person";

/// The word for a person at another device in the same room.
pub const PHONE: &str = "phone";

/// The word for a person who is sent the match after each turn, and sends it back.
pub const FRIEND: &str = "friend";

/// Tells whether a key is that of a person, here or elsewhere. A seat without a key is a person's.
pub fn is_person(key: &str) -> bool {
    matches!(key, "" | PERSON | PHONE | FRIEND)
}

/// The text around the key of a level where a match that is handed on has the name of a seat.
const COMPUTER: [&str; 2] = ["[computer ", "]"];

/// The player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this device.
    Person,
    /// A person at another device in the same room.
    Phone,
    /// A person elsewhere, who is sent the match by messages.
    Friend,
    /// A computer; an index into the levels of the game.
    Computer(usize),
}

impl Player {
    /// The player with this key; a level that is not known is the easiest.
    pub fn read(key: &str, levels: &[Level]) -> Player {
        match key {
            "" | PERSON => Player::Person,
            PHONE => Player::Phone,
            FRIEND => Player::Friend,
            _ => Player::Computer(levels.iter().position(|it| it.key == key).unwrap_or_default()),
        }
    }

    /// The key that is kept.
    pub fn key(self, levels: &'static [Level]) -> &'static str {
        match self {
            Player::Person => PERSON,
            Player::Phone => PHONE,
            Player::Friend => FRIEND,
            Player::Computer(level) => levels[level].key,
        }
    }

    /// Tells whether it is a person, here or elsewhere.
    pub fn is_person(self) -> bool {
        !matches!(self, Player::Computer(_))
    }
}

/// The players of all seats; at least one is a person at this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(BySeat<Player>);

impl Seating {
    /// Reads one key for each seat. A seat without a key is a person's, as every seat was before
    /// there were computers; a level that is not known is the easiest. None if no seat is left to
    /// a person at this device.
    pub fn read(keys: &[String], n_seats: usize, levels: &[Level]) -> Option<Seating> {
        let key = |seat: Seat| keys.get(seat.idx()).map(String::as_str).unwrap_or_default();
        let player = |seat| Player::read(key(seat), levels);
        let seating = Seating(BySeat::new(n_seats, player));
        (!seating.here().is_empty()).then_some(seating)
    }

    /// A seating of persons alone.
    pub fn of_persons(n_seats: usize) -> Seating {
        Seating(BySeat::new(n_seats, |_| Player::Person))
    }

    /// The keys to keep: none for a table of persons at this device alone.
    pub fn keys(&self, levels: &'static [Level]) -> Vec<String> {
        let is_mixed = self.here().len() < self.0.len();
        let key = |(_, it): (Seat, &Player)| it.key(levels).to_owned();
        if is_mixed { self.0.iter().map(key).collect() } else { Vec::new() }
    }

    /// The seating when `player` has taken a seat; none if no seat is left to a person at this device.
    pub fn with(&self, seat: Seat, player: Player) -> Option<Seating> {
        let taken = |it: Seat, was: &Player| if it == seat { player } else { *was };
        let seating = Seating(self.0.map(taken));
        (!seating.here().is_empty()).then_some(seating)
    }

    /// The seating of the device of those who play `seats`: all other persons are `away`. None if none of these seats is
    /// a person's.
    pub fn of_device(&self, seats: SeatSet, away: Player) -> Option<Seating> {
        let seen = |it: Seat, was: &Player| match was {
            Player::Computer(_) => *was,
            _ if seats.has(it) => Player::Person,
            _ => away,
        };
        let seating = Seating(self.0.map(seen));
        (!seating.here().is_empty()).then_some(seating)
    }

    /// The names of the seats as they are handed on with a match: its player is handed on with it in
    /// the only place that records and links have for that. Older versions show it as a name.
    pub fn handed_names(&self, given: &[String], levels: &'static [Level]) -> Vec<String> {
        let [before, after] = COMPUTER;
        let name = |(seat, player): (Seat, &Player)| match player {
            Player::Person | Player::Phone | Player::Friend => {
                let name = given.get(seat.idx()).cloned().unwrap_or_default();
                // No person is taken for a computer.
                if level_in(&name).is_none() { name } else { String::new() }
            }
            Player::Computer(level) => format!("{before}{}{after}", levels[*level].key),
        };
        self.0.iter().map(name).collect()
    }

    /// The names that persons gave, and the seating, of a match that was handed on with `names`; persons alone
    /// where no seat would be left to one.
    pub fn of_handed(
        names: Vec<String>,
        n_seats: usize,
        levels: &[Level],
    ) -> (Vec<String>, Seating) {
        match Seating::read(&Seating::keys_in(&names), n_seats, levels) {
            None => (names, Seating::of_persons(n_seats)),
            Some(seating) => {
                let name = |it: String| if level_in(&it).is_none() { it } else { String::new() };
                (names.into_iter().map(name).collect(), seating)
            }
        }
    }

    /// The keys of those who played a match that was handed on with `names`.
    pub fn keys_in(names: &[String]) -> Vec<String> {
        names.iter().map(|it| level_in(it).unwrap_or(PERSON).to_owned()).collect()
    }

    /// The seats of persons, here and elsewhere; never empty.
    pub fn persons(&self) -> SeatSet {
        self.seats(Player::is_person)
    }

    /// The seats of persons at this device; never empty.
    pub fn here(&self) -> SeatSet {
        self.seats(|it| it == Player::Person)
    }

    /// The seats of persons elsewhere, in the same room or not.
    pub fn elsewhere(&self) -> SeatSet {
        self.seats(|it| matches!(it, Player::Phone | Player::Friend))
    }

    /// The seats of persons at other devices in the same room.
    pub fn phones(&self) -> SeatSet {
        self.seats(|it| it == Player::Phone)
    }

    /// The seats of persons who are sent the match by messages.
    pub fn friends(&self) -> SeatSet {
        self.seats(|it| it == Player::Friend)
    }

    fn seats(&self, is_meant: fn(Player) -> bool) -> SeatSet {
        self.0.iter().filter(|it| is_meant(*it.1)).map(|it| it.0).collect()
    }

    /// The player of `seat`.
    pub fn player(&self, seat: Seat) -> Player {
        self.0[seat]
    }

    /// The only person, among computers.
    pub fn only_person(&self) -> Option<Seat> {
        let persons = self.persons();
        persons.first().filter(|_| persons.len() == 1 && 1 < self.0.len())
    }

    /// The same as those around the device are spoken to: the only person there who gave no name is [`YOU`].
    pub fn names_at_table(&self, given: &[String], lang: Lang) -> BySeat<String> {
        let mut names = self.names(given, lang);
        let here = self.here();
        let only = here.first().filter(|_| here.len() == 1);
        let nameless = only.filter(|it| given.get(it.idx()).is_none_or(String::is_empty));
        if let Some(seat) = nameless {
            names[seat] = YOU.get(lang).to_owned();
        }
        names
    }

    /// The names to show: those given, and "Player 2" where none was. A computer is always called
    /// one, so that nobody takes it for a person.
    pub fn names(&self, given: &[String], lang: Lang) -> BySeat<String> {
        self.0.map(|seat, player| match (player, given.get(seat.idx())) {
            (Player::Computer(_), _) => words::computer_name(seat.idx() + 1, lang),
            (_, Some(name)) if !name.is_empty() => name.clone(),
            _ => words::seat_name(seat.idx() + 1, lang),
        })
    }
}

/// The key of the level that stands in the place of a name; none if it is the name of a person.
fn level_in(name: &str) -> Option<&str> {
    let [before, after] = COMPUTER;
    name.strip_prefix(before)?.strip_suffix(after).filter(|it| is_key(it))
}
