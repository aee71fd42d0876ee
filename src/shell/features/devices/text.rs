//! The texts that go over a wire between a host and a guest, beside those of the exchange.

use crate::kernel::name::clean_name;
use crate::kernel::record::RECORD_MAX;
use crate::kernel::{SEATS_MAX, Seat, SeatSet};
use crate::shell::model::history::UndoRule;
use crate::shell::model::id::is_id;

/// The first line of a table that is told to a guest, with the number of its form.
const TABLE: &str = "table 1";

/// One text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WireText<'t> {
    /// The host tells the table to a guest.
    Table(Box<Greeting>),
    /// A guest sits down under this name.
    Sit(String),
    /// The host tells the names of all seats.
    Names(Vec<String>),
    /// The host tells who is at the table now.
    Present(Present),
    /// The device has left the table for now, or has come back to it.
    IsAtTable(bool),
    /// A text of the exchange.
    Exchange(&'t str),
}

/// The seats of persons, as a host tells its guests of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Present {
    /// Those at the table now.
    pub here: SeatSet,
    /// Those played by messages.
    pub by_messages: SeatSet,
    /// Those that computers have taken over.
    pub by_computers: SeatSet,
}

/// A table as its host tells it to a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Greeting {
    /// The id of the match, the same on all devices.
    pub id: String,
    /// The seats of the guest.
    pub seats: SeatSet,
    /// The rule for taking back.
    pub undo: UndoRule,
    /// The number of times that moves were taken back.
    pub turned_back: u32,
    /// The match, with the names of its seats as they are handed on.
    pub record: String,
}

impl<'t> WireText<'t> {
    /// The text.
    pub fn write(&self) -> String {
        match self {
            WireText::Table(table) => table.write(),
            WireText::Sit(name) => format!("sit {name}"),
            WireText::Names(names) => format!("names\n{}", names.join("\n")),
            WireText::Present(it) => {
                let [here, by_messages, by_computers] =
                    [it.here, it.by_messages, it.by_computers].map(letters);
                format!("present {here} {by_messages} {by_computers}")
            }
            WireText::IsAtTable(true) => "back".to_owned(),
            WireText::IsAtTable(false) => "away".to_owned(),
            WireText::Exchange(text) => (*text).to_owned(),
        }
    }

    /// Reads a text; none if it is nothing of that kind. Names are cleaned.
    pub fn read(text: &'t str) -> Option<WireText<'t>> {
        if text.starts_with("exchange ") {
            return Some(WireText::Exchange(text));
        }
        if let Some(name) = text.strip_prefix("sit ") {
            return Some(WireText::Sit(clean_name(name)));
        }
        if let Some(seats) = text.strip_prefix("present ") {
            return Present::read(seats).map(WireText::Present);
        }
        if let Some(names) = text.strip_prefix("names\n") {
            let names: Vec<String> = names.split('\n').take(SEATS_MAX).map(clean_name).collect();
            return Some(WireText::Names(names));
        }
        match text {
            "back" => Some(WireText::IsAtTable(true)),
            "away" => Some(WireText::IsAtTable(false)),
            _ => Greeting::read(text).map(|it| WireText::Table(Box::new(it))),
        }
    }
}

impl Present {
    fn read(text: &str) -> Option<Present> {
        let mut sets = text.split(' ').map(read_seats);
        let mut next = || sets.next().flatten();
        let (here, by_messages, by_computers) = (next()?, next()?, next()?);
        sets.next().is_none().then_some(Present { here, by_messages, by_computers })
    }
}

impl Greeting {
    fn write(&self) -> String {
        let Greeting { id, seats, undo, turned_back, record } = self;
        let (seats, undo) = (letters(*seats), undo.key());
        format!("{TABLE}\n{id} {seats} {undo} {turned_back}\n{record}")
    }

    fn read(text: &str) -> Option<Greeting> {
        let rest = text.strip_prefix(TABLE)?.strip_prefix('\n')?;
        let (line, record) = rest.split_once('\n')?;
        let [id, seats, undo, turned_back] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let seats = read_seats(seats).filter(|it| !it.is_empty())?;
        let undo = UndoRule::ALL.into_iter().find(|it| it.key() == undo)?;
        let greeting = Greeting {
            id: id.to_owned(),
            seats,
            undo,
            turned_back: turned_back.parse().ok()?,
            record: record.to_owned(),
        };
        (is_id(id) && record.len() <= RECORD_MAX).then_some(greeting)
    }
}

/// A letter for each seat; a dash for none.
fn letters(seats: SeatSet) -> String {
    let letters: String = seats.iter().map(|it| it.to_string()).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

fn read_seats(text: &str) -> Option<SeatSet> {
    if text == "-" {
        return Some(SeatSet::NONE);
    }
    let seat = |letter: char| Seat::read(letter.encode_utf8(&mut [0; 4])).ok();
    let seats: SeatSet = text.chars().map(seat).collect::<Option<Vec<_>>>()?.into_iter().collect();
    (letters(seats) == text).then_some(seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_found_again() {
        let seats = read_seats("bd").expect("two seats");
        let table = Greeting {
            id: "7k2qxm49".to_owned(),
            seats,
            undo: UndoRule::Friendly,
            turned_back: 3,
            record: "undercroft 2\ngame hoard 1\n".to_owned(),
        };
        for text in [
            WireText::Table(Box::new(table)),
            WireText::Sit("Boris".to_owned()),
            WireText::Sit(String::new()),
            WireText::Names(["Anna", "", "Clara"].map(str::to_owned).to_vec()),
            WireText::Present(Present {
                here: seats,
                by_messages: SeatSet::NONE,
                by_computers: seats,
            }),
            WireText::IsAtTable(true),
            WireText::IsAtTable(false),
            WireText::Exchange("exchange 1 0 have"),
        ] {
            assert_eq!(WireText::read(&text.write()), Some(text));
        }
    }

    #[test]
    fn nonsense_is_no_text() {
        for text in [
            "",
            "sit",
            "present",
            "present ba - -",
            "present x - -",
            "present a b",
            "present a b - c",
            "table 2\n7k2qxm49 b strict 0\n",
            "table 1\n7k2qxm49 b strict\n",
            "table 1\n7k2qxm49 - strict 0\n",
            "table 1\n7K2Q b strict 0\n",
            "table 1\n7k2qxm49 b loose 0\n",
            "table 1\n7k2qxm49 b strict -1\n",
        ] {
            assert_eq!(WireText::read(text), None, "{text:?}");
        }
        let long = format!("table 1\n7k2qxm49 b strict 0\n{}", "x".repeat(RECORD_MAX + 1));
        assert_eq!(WireText::read(&long), None);
    }

    #[test]
    fn names_of_strangers_are_cleaned() {
        let hostile = "sit \u{202e}<b>Boris\u{7}";
        let Some(WireText::Sit(name)) = WireText::read(hostile) else { panic!("a name") };
        assert_eq!(name, clean_name(&hostile[4..]));
        let many = format!("names\n{}", "x\n".repeat(1_000));
        let Some(WireText::Names(names)) = WireText::read(&many) else { panic!("names") };
        assert_eq!(names.len(), SEATS_MAX);
    }
}
