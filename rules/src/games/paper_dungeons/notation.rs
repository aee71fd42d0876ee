//! Actions as text: `6 level W`, `10 walk E4`, `box crown`.

use std::fmt;
use std::str::FromStr;

use super::action::Action;
use super::dice::Face;
use super::dungeons::Letter;
use super::grid::Room;
use super::heroes::Hero;
use super::items::Item;
use super::objectives::Objective;
use super::talents::Talent;
use crate::kernel::notation::{Flaw, Reader};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep { talent, objective } => {
                write!(f, "keep T{:02} O{:02}", talent as u8 + 1, objective as u8 + 1)
            }
            Action::Level { die, hero } => write!(f, "{} level {}", die.number(), hero.letter()),
            Action::Craft { die, item } => write!(f, "{} craft {}", die.number(), item.card().key),
            Action::Brew { die } => write!(f, "{} brew", die.number()),
            Action::Walk { die, to } => write!(f, "{} walk {to}", die.number()),
            Action::Rest { die } => write!(f, "{} rest", die.number()),
            Action::Step { to } => write!(f, "step {to}"),
            Action::GainLevel { hero } => write!(f, "gain {}", hero.letter()),
            Action::GainBox { item } => write!(f, "box {}", item.card().key),
            Action::MarkMinion { room } => write!(f, "mark {room}"),
            Action::StealGem { letter } => write!(f, "steal {}", letter.letter()),
            Action::Decline => write!(f, "decline"),
            Action::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Action {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Action, Flaw> {
        let mut reader = Reader::new(text);
        let action = match reader.word()? {
            "keep" => Action::Keep {
                talent: Talent::read(reader.word()?)?,
                objective: Objective::read(reader.word()?)?,
            },
            "step" => Action::Step { to: Room::read(reader.word()?)? },
            "gain" => Action::GainLevel { hero: hero(reader.word()?)? },
            "box" => Action::GainBox { item: Item::read(reader.word()?)? },
            "mark" => Action::MarkMinion { room: Room::read(reader.word()?)? },
            "steal" => Action::StealGem { letter: Letter::read(reader.word()?)? },
            "decline" => Action::Decline,
            "done" => Action::Done,
            die => use_of(Face::read(die)?, &mut reader)?,
        };
        reader.end()?;
        Ok(action)
    }
}

/// Reads what a die is used for.
fn use_of(die: Face, reader: &mut Reader<'_>) -> Result<Action, Flaw> {
    Ok(match reader.word()? {
        "level" => Action::Level { die, hero: hero(reader.word()?)? },
        "craft" => Action::Craft { die, item: Item::read(reader.word()?)? },
        "brew" => Action::Brew { die },
        "walk" => Action::Walk { die, to: Room::read(reader.word()?)? },
        "rest" => Action::Rest { die },
        _ => return Err(Flaw::Unexpected),
    })
}

fn hero(word: &str) -> Result<Hero, Flaw> {
    Hero::ALL.into_iter().find(|it| it.letter() == word).ok_or(Flaw::Unexpected)
}
