//! The notation of setups and things.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use kernel::notation::{ParseError, Reader, number};

use super::{Card, Setup, Thing};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asks = if self.asks_always { "always" } else { "choice" };
        write!(f, "players={} turns={} ask={asks}", self.n_seats, self.n_turns)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader::new(text);
        let n_seats = number(reader.value("players")?, 0, 99)? as u8;
        let n_turns = number(reader.value("turns")?, 0, 9999)?;
        let asks_always = match reader.value("ask")? {
            "always" => true,
            "choice" => false,
            _ => return Err(ParseError::Unexpected),
        };
        reader.end()?;
        Ok(Setup { n_seats, n_turns, asks_always })
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "{card}"),
            Thing::Seat(seat) => write!(f, "{seat}"),
            Thing::Turn => f.write_str("turn"),
        }
    }
}

impl FromStr for Thing {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Thing, ParseError> {
        match word {
            "turn" => Ok(Thing::Turn),
            _ => Card::read(word).map(Thing::Card).or_else(|_| Seat::read(word).map(Thing::Seat)),
        }
    }
}
