//! The vocabulary of answers, with one notation for all games.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::kit::Cell;
use crate::notation::{ParseError, Reader};

/// An answer of one of the eight shapes. `T` is all that the game names in answers: its cards, seats,
/// exits and deeds, each written as one word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer<T> {
    /// One of these. `pick sword`
    Pick(T),
    /// Up to so many of these, sorted. `some`, `some sword torch`
    Several(Vec<T>),
    /// A number. `number 3`
    Number(u32),
    /// Yes or no. `yes`, `no`
    Yes(bool),
    /// A place on the map. `at 2,-1`
    Place(Cell),
    /// All of these, in an order. `order b c a`
    Order(Vec<T>),
    /// A play at a stop. `play sword`
    Play(T),
    /// No play at this stop. `pass`
    Pass,
    /// No play at this stop, and at those to come until this. `pass turn`
    PassUntil(T),
    /// Something done in a free moment, its end included. `do explore`
    Do(T),
}

impl<T> Answer<T> {
    /// Tells whether it only passes, now or until something happens.
    pub const fn is_pass(&self) -> bool {
        matches!(self, Answer::Pass | Answer::PassUntil(_))
    }
}

/// Writes words behind a first one.
fn words<T: Display>(first: &str, rest: &[T], f: &mut Formatter<'_>) -> fmt::Result {
    f.write_str(first)?;
    rest.iter().try_for_each(|it| write!(f, " {it}"))
}

impl<T: Display> Display for Answer<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Pick(it) => write!(f, "pick {it}"),
            Answer::Several(all) => words("some", all, f),
            Answer::Number(n) => write!(f, "number {n}"),
            Answer::Yes(true) => f.write_str("yes"),
            Answer::Yes(false) => f.write_str("no"),
            Answer::Place(cell) => write!(f, "at {cell}"),
            Answer::Order(all) => words("order", all, f),
            Answer::Play(it) => write!(f, "play {it}"),
            Answer::Pass => f.write_str("pass"),
            Answer::PassUntil(it) => write!(f, "pass {it}"),
            Answer::Do(it) => write!(f, "do {it}"),
        }
    }
}

/// Reads all words that are left.
fn all<T: FromStr>(reader: &mut Reader<'_>) -> Result<Vec<T>, ParseError> {
    let mut all = Vec::new();
    while !reader.is_at_end() {
        all.push(reader.read()?);
    }
    Ok(all)
}

impl<T: FromStr + Ord> FromStr for Answer<T> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Answer<T>, ParseError> {
        let mut reader = Reader::new(text);
        let answer = match reader.word()? {
            "pick" => Answer::Pick(reader.read()?),
            "some" => Answer::Several(all(&mut reader)?),
            "number" => Answer::Number(reader.number(0, u32::MAX)?),
            "yes" => Answer::Yes(true),
            "no" => Answer::Yes(false),
            "at" => Answer::Place(reader.read()?),
            "order" => Answer::Order(all(&mut reader)?),
            "play" => Answer::Play(reader.read()?),
            "pass" if reader.is_at_end() => Answer::Pass,
            "pass" => Answer::PassUntil(reader.read()?),
            "do" => Answer::Do(reader.read()?),
            _ => return Err(ParseError::Unexpected),
        };
        reader.end()?;
        match &answer {
            // There is one way to write a choice without an order.
            Answer::Several(all) if !all.is_sorted() => Err(ParseError::Unexpected),
            _ => Ok(answer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Side;

    #[test]
    fn answers_are_written_in_one_way() {
        use Side::{East, North, South};
        let answers = [
            (Answer::Pick(East), "pick E"),
            (Answer::Several(Vec::new()), "some"),
            (Answer::Several(vec![North, East, East]), "some N E E"),
            (Answer::Number(12), "number 12"),
            (Answer::Yes(true), "yes"),
            (Answer::Yes(false), "no"),
            (Answer::Place(Cell::new(2, -1)), "at 2,-1"),
            (Answer::Order(vec![South, North]), "order S N"),
            (Answer::Play(South), "play S"),
            (Answer::Pass, "pass"),
            (Answer::PassUntil(South), "pass S"),
            (Answer::Do(North), "do N"),
        ];
        for (answer, text) in answers {
            assert_eq!(answer.to_string(), text);
            assert_eq!(text.parse(), Ok(answer));
        }
        for text in
            ["", "pick", "pick N N", "some E N", "number", "number -1", "number 01", "maybe"]
        {
            assert!(text.parse::<Answer<Side>>().is_err(), "{text:?}");
        }
        for text in ["yes N", "at", "at 2", "play", "pass N N", "pass X", "do", "order X"] {
            assert!(text.parse::<Answer<Side>>().is_err(), "{text:?}");
        }
    }
}
