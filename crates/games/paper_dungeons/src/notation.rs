//! Actions as text: `6 level W`, `10 walk E4`, `box crown`.

use std::fmt;
use std::str::FromStr;

use super::action::Action;
use super::dice::Face;
use super::grid::Room;
use kernel::notation::{ParseError, Reader};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep { talent, objective } => {
                write!(f, "keep {talent} {objective}")
            }
            Action::Level { die, hero } => write!(f, "{} level {hero}", die.number()),
            Action::Craft { die, item } => write!(f, "{} craft {item}", die.number()),
            Action::Brew { die } => write!(f, "{} brew", die.number()),
            Action::Walk { die, to } => write!(f, "{} walk {to}", die.number()),
            Action::Rest { die } => write!(f, "{} rest", die.number()),
            Action::Step { to } => write!(f, "step {to}"),
            Action::GainLevel { hero } => write!(f, "gain {hero}"),
            Action::GainBox { item } => write!(f, "box {item}"),
            Action::MarkMinion { room } => write!(f, "mark {room}"),
            Action::StealGem { letter } => write!(f, "steal {letter}"),
            Action::Decline => write!(f, "decline"),
            Action::Done => write!(f, "done"),
            Action::Spare { n_wounds } => write!(f, "spare {n_wounds}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut reader = Reader::new(text);
        let action = match reader.word()? {
            "keep" => Action::Keep { talent: reader.read()?, objective: reader.read()? },
            "step" => Action::Step { to: Room::read(reader.word()?)? },
            "gain" => Action::GainLevel { hero: reader.read()? },
            "box" => Action::GainBox { item: reader.read()? },
            "mark" => Action::MarkMinion { room: Room::read(reader.word()?)? },
            "steal" => Action::StealGem { letter: reader.read()? },
            "decline" => Action::Decline,
            "done" => Action::Done,
            "spare" => Action::Spare { n_wounds: reader.number(0, 99)? as u8 },
            die => use_of(Face::read(die)?, &mut reader)?,
        };
        reader.end()?;
        Ok(action)
    }
}

/// Reads what a die is used for.
fn use_of(die: Face, reader: &mut Reader<'_>) -> Result<Action, ParseError> {
    Ok(match reader.word()? {
        "level" => Action::Level { die, hero: reader.read()? },
        "craft" => Action::Craft { die, item: reader.read()? },
        "brew" => Action::Brew { die },
        "walk" => Action::Walk { die, to: Room::read(reader.word()?)? },
        "rest" => Action::Rest { die },
        _ => return Err(ParseError::Unexpected),
    })
}
