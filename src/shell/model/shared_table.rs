//! A table as a part of an address: what is chosen of it, and who plays each seat.

use super::seating::{PERSON, is_person};
use crate::kernel::name::is_key;
use crate::kernel::{Edition, SEATS_MAX};

/// The text before the number of seats. It comes last, so that a text which has lost its end is not taken for another
/// table.
const SEATS: &str = "players-";

/// The text before the number of the edition, which comes first.
const EDITION: &str = "edition-";

/// The text before the total that is to be beaten. To older versions it is an option that they do not know, and leave
/// out.
const RESULT: &str = "result";

/// No game has more options.
const FIELDS_MAX: usize = 40;

/// A table that somebody has laid, without its seed. Whether its game knows all of it, the setup finds out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedTable {
    /// The edition of the rules that is played by.
    pub edition: Edition,
    /// The keys of options, each with that of a choice.
    pub fields: Vec<(String, String)>,
    /// The players of the seats: a person, or the key of a computer's level.
    pub players: Vec<String>,
}

impl SharedTable {
    /// The table of a setup, given in its notation, at which `players` sit; persons where none are named.
    pub fn of(edition: Edition, setup: &str, n_seats: usize, players: &[String]) -> SharedTable {
        let fields = setup.split(' ').filter_map(|it| it.split_once('='));
        let fields = fields.filter(|(key, _)| *key != "players");
        // Where a person sits, those who lay the table say.
        let player = |idx: usize| match players.get(idx) {
            Some(key) if !is_person(key) => key.clone(),
            Some(_) | None => PERSON.to_owned(),
        };
        SharedTable {
            edition,
            fields: fields.map(|(key, choice)| (key.to_owned(), choice.to_owned())).collect(),
            players: (0..n_seats).map(player).collect(),
        }
    }

    /// The same with a total that is to be beaten, unless it is less than nothing.
    pub fn with_result(mut self, total: i32) -> SharedTable {
        if 0 <= total {
            self.fields.insert(0, (RESULT.to_owned(), total.to_string()));
        }
        self
    }

    /// The total that somebody has reached there, if there is any to be beaten.
    pub fn result(&self) -> Option<i32> {
        self.fields.iter().find(|it| it.0 == RESULT)?.1.parse().ok()
    }

    /// The setup in notation, as far as it is chosen.
    pub fn setup(&self) -> String {
        let players = [format!("players={}", self.players.len())];
        let fields = self
            .fields
            .iter()
            .filter(|it| it.0 != RESULT)
            .map(|(key, choice)| format!("{key}={choice}"));
        players.into_iter().chain(fields).collect::<Vec<_>>().join(" ")
    }

    /// Reads what [`SharedTable::write`] has written; none if it is nothing of that kind, or not all of it.
    pub fn read(text: &str) -> Option<SharedTable> {
        let (parts, n_seats) = text.rsplit_once('/')?;
        let n_seats: usize = n_seats.strip_prefix(SEATS)?.parse().ok()?;
        let (edition, parts) = parts.strip_prefix(EDITION)?.split_once('/')?;
        let edition = edition.parse().ok().filter(|it| 0 < *it).map(Edition::nth)?;
        let mut shared = SharedTable { edition, fields: Vec::new(), players: Vec::new() };
        for part in parts.split('/') {
            match part.split_once('-') {
                Some((key, choice)) if is_key(key) && is_key(choice) => {
                    shared.fields.push((key.to_owned(), choice.to_owned()));
                }
                None if is_key(part) => shared.players.push(part.to_owned()),
                Some(_) | None => return None,
            }
        }
        let is_sound = shared.fields.len() <= FIELDS_MAX
            && (1..=SEATS_MAX).contains(&n_seats)
            && shared.players.len() == n_seats;
        is_sound.then_some(shared)
    }

    /// The table in an address: an option, such as `heroes-dealt`, or a player between two slashes each.
    /// No mail and no messenger changes any letter of it.
    pub fn write(&self) -> String {
        let fields = self.fields.iter().map(|(key, choice)| format!("{key}-{choice}"));
        let parts = fields.chain(self.players.iter().cloned());
        let edition = format!("{EDITION}{}", self.edition);
        let seats = format!("{SEATS}{}", self.players.len());
        [edition].into_iter().chain(parts).chain([seats]).collect::<Vec<_>>().join("/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared() -> SharedTable {
        let players = ["person", "easy", "normal"].map(str::to_owned);
        SharedTable::of(Edition::nth(2), "players=3 heroes=dealt tie=no", 3, &players)
    }

    #[test]
    fn a_table_is_found_again() {
        let text = "edition-2/heroes-dealt/tie-no/person/easy/normal/players-3";
        assert_eq!(shared().write(), text);
        assert_eq!(SharedTable::read(text), Some(shared()));
        let beaten = shared().with_result(27);
        assert_eq!((beaten.result(), shared().result()), (Some(27), None));
        assert_eq!(beaten.setup(), shared().setup());
        assert_eq!(beaten.write(), text.replacen("/", "/result-27/", 1));
        assert_eq!(SharedTable::read(&beaten.write()), Some(beaten));
        let persons = SharedTable::of(Edition::FIRST, "players=2 tie=no", 2, &[]);
        assert_eq!(persons.players, ["person", "person"]);
        assert_eq!(SharedTable::read(&persons.write()), Some(persons));
    }

    #[test]
    fn a_table_that_lost_a_part_is_none() {
        let whole = shared().write();
        for n in 0..whole.len() {
            assert_eq!(SharedTable::read(&whole[..n]), None, "{}", &whole[..n]);
        }
        for text in [
            "",
            "players-1",
            "person/players-1",
            "edition-0/person/players-1",
            "edition-1/person/players-0",
            "edition-1/person/players-2",
            "edition-1/a=b/person/players-1",
        ] {
            assert_eq!(SharedTable::read(text), None, "{text}");
        }
        let crowd = format!("edition-1/{}players-9", "person/".repeat(9));
        assert_eq!(SharedTable::read(&crowd), None, "more than fit around a table");
    }
}
