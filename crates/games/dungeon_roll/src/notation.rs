//! Actions as text: `fight F GGG`, `open tools 2`, `reroll S GK FF`.

use std::fmt;
use std::str::FromStr;

use super::action::{Action, Band, Course, Forming, Magic, Skill, Source, Unleash, Use};
use super::dice::{Floor, FloorFace, Party, PartyFace, THROW_MAX};
use super::heroes::Temp;
use super::treasures::Treasure;
use kernel::Tally;
use kernel::kit::{Counted, HasKey};
use kernel::notation::{ParseError, Reader, number};

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Die(face) => write!(f, "{face}"),
            Source::Temp(temp) => write!(f, "{temp}"),
            Source::Treasure(treasure) => write!(f, "{treasure}"),
            Source::Hero => write!(f, "hero"),
        }
    }
}

impl FromStr for Source {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Source, ParseError> {
        if word == "hero" {
            return Ok(Source::Hero);
        }
        let die = PartyFace::read(word).map(Source::Die);
        let temp = || Temp::read(word).map(Source::Temp);
        die.or_else(|_| temp()).or_else(|_| Treasure::read(word).map(Source::Treasure))
    }
}

/// Reads both sides of the arrow; nothing for `-`.
fn arrow<F: FromStr<Err = ParseError>>(word: &str) -> Result<Option<(F, F)>, ParseError> {
    if word == "-" {
        return Ok(None);
    }
    let (from, to) = word.split_once('>').ok_or(ParseError::Unexpected)?;
    Ok(Some((from.parse()?, to.parse()?)))
}

/// Reads up to [`THROW_MAX`] dice, monsters or the like.
fn dice<K: Counted + HasKey>(reader: &mut Reader<'_>) -> Result<Tally<K>, ParseError> {
    Tally::read(reader.word()?, THROW_MAX)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Form(Forming::Choose { hero }) => write!(f, "hero {hero}"),
            Action::Form(Forming::Keep) => write!(f, "keep"),
            Action::Form(Forming::Muster { dice }) => write!(f, "muster {}", dice.letters()),
            Action::Form(Forming::Inscribe { dice }) => write!(f, "inscribe {}", dice.letters()),
            Action::Form(Forming::Plan { first, second }) => {
                write!(f, "plan {} {}", first.letters(), second.letters())
            }
            Action::Use { with, on: Use::Fight { monsters } } => {
                write!(f, "fight {with} {}", monsters.letters())
            }
            Action::Use { with, on: Use::Reroll { floor, party } } => {
                write!(f, "reroll {with} {}", rerolled(floor, party))
            }
            Action::Skill(Skill::Again { die }) => write!(f, "again {die}"),
            Action::Use { with, on: Use::Open { n_chests } } => write!(f, "open {with} {n_chests}"),
            Action::Use { with, on: Use::Drink { faces } } => {
                write!(f, "drink {with} {}", faces.letters())
            }
            Action::Dragon { band } => {
                write!(f, "dragon")?;
                band.members().iter().try_for_each(|it| write!(f, " {it}"))
            }
            Action::Unleash(Unleash::Plain) => write!(f, "unleash"),
            Action::Unleash(Unleash::On { monsters }) => {
                write!(f, "unleash {}", monsters.letters())
            }
            Action::Unleash(Unleash::Reroll { floor, party }) => {
                write!(f, "unleash {}", rerolled(floor, party))
            }
            Action::Unleash(Unleash::For { treasure, faces }) => {
                write!(f, "unleash {treasure} {}", faces.letters())
            }
            Action::Unleash(Unleash::Set { floor, party }) => {
                write!(f, "unleash {} {}", set(*floor), set(*party))
            }
            Action::Unleash(Unleash::With { with }) => write!(f, "unleash with {with}"),
            Action::Unleash(Unleash::Dice { dice }) => {
                write!(f, "unleash dice {}", dice.letters())
            }
            Action::Skill(Skill::Discard { treasure }) => write!(f, "discard {treasure}"),
            Action::Skill(Skill::Ready { treasure }) => write!(f, "ready {treasure}"),
            Action::Use { with, on: Use::Lure { monster } } => write!(f, "lure {with} {monster}"),
            Action::Spend(Magic::Ring) => write!(f, "ring"),
            Action::Spend(Magic::Elixir { face }) => write!(f, "elixir {face}"),
            Action::Spend(Magic::Bait) => write!(f, "bait"),
            Action::Spend(Magic::Portal) => write!(f, "portal"),
            Action::Course(Course::Flee) => write!(f, "flee"),
            Action::Course(Course::End) => write!(f, "end"),
            Action::Course(Course::Retire) => write!(f, "retire"),
            Action::Course(Course::Seek) => write!(f, "seek"),
        }
    }
}

/// A face and the one that it is set to: `G>$`.
fn set(faces: Option<(impl fmt::Display, impl fmt::Display)>) -> String {
    faces.map_or("-".to_owned(), |(from, to)| format!("{from}>{to}"))
}

fn rerolled(floor: &Floor, party: &Party) -> String {
    format!("{} {}", floor.letters(), party.letters())
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut reader = Reader::new(text);
        let action = match reader.word()? {
            "hero" => Action::Form(Forming::Choose { hero: reader.read()? }),
            "keep" => Action::Form(Forming::Keep),
            "muster" => Action::Form(Forming::Muster { dice: dice(&mut reader)? }),
            "inscribe" => Action::Form(Forming::Inscribe { dice: dice(&mut reader)? }),
            "plan" => Action::Form(Forming::Plan {
                first: dice(&mut reader)?,
                second: dice(&mut reader)?,
            }),
            "discard" => Action::Skill(Skill::Discard { treasure: reader.read()? }),
            "ready" => Action::Skill(Skill::Ready { treasure: reader.read()? }),
            "lure" => {
                Action::Use { with: reader.read()?, on: Use::Lure { monster: reader.read()? } }
            }
            "fight" => Action::Use {
                with: reader.read()?,
                on: Use::Fight { monsters: dice(&mut reader)? },
            },
            "reroll" => Action::Use {
                with: reader.read()?,
                on: Use::Reroll { floor: dice(&mut reader)?, party: dice(&mut reader)? },
            },
            "again" => Action::Skill(Skill::Again { die: reader.read::<FloorFace>()?.face() }),
            "open" => Action::Use {
                with: reader.read()?,
                on: Use::Open { n_chests: number(reader.word()?, 0, THROW_MAX as u32)? as u8 },
            },
            "drink" => {
                Action::Use { with: reader.read()?, on: Use::Drink { faces: dice(&mut reader)? } }
            }
            "dragon" => return band(&mut reader),
            "unleash" => return unleash(reader),
            "ring" => Action::Spend(Magic::Ring),
            "elixir" => Action::Spend(Magic::Elixir { face: reader.read()? }),
            "bait" => Action::Spend(Magic::Bait),
            "portal" => Action::Spend(Magic::Portal),
            "flee" => Action::Course(Course::Flee),
            "end" => Action::Course(Course::End),
            "retire" => Action::Course(Course::Retire),
            "seek" => Action::Course(Course::Seek),
            _ => return Err(ParseError::Unexpected),
        };
        reader.end()?;
        Ok(action)
    }
}

/// Reads the two or three who meet the dragon.
fn band(reader: &mut Reader<'_>) -> Result<Action, ParseError> {
    let mut members = vec![reader.read()?];
    while let Ok(word) = reader.word() {
        if members.len() == 3 {
            return Err(ParseError::Long);
        }
        members.push(word.parse()?);
    }
    Band::new(&members).map(|band| Action::Dragon { band }).ok_or(ParseError::Short)
}

/// Reads what an ultimate is used on: nothing, monsters, dice to re-roll, faces to be set, what is
/// given, or a treasure and faces.
fn unleash(mut reader: Reader<'_>) -> Result<Action, ParseError> {
    let Ok(first) = reader.word() else { return Ok(Action::Unleash(Unleash::Plain)) };
    let Ok(second) = reader.word() else {
        return Ok(Action::Unleash(Unleash::On { monsters: Tally::read(first, THROW_MAX)? }));
    };
    reader.end()?;
    if first == "with" {
        return Ok(Action::Unleash(Unleash::With { with: second.parse()? }));
    }
    if first == "dice" {
        return Ok(Action::Unleash(Unleash::Dice { dice: Tally::read(second, THROW_MAX)? }));
    }
    if first.contains('>') || second.contains('>') {
        let floor = arrow(first)?;
        return Ok(Action::Unleash(Unleash::Set { floor, party: arrow(second)? }));
    }
    match Treasure::read(first) {
        Ok(treasure) => {
            Ok(Action::Unleash(Unleash::For { treasure, faces: Tally::read(second, THROW_MAX)? }))
        }
        Err(_) => Ok(Action::Unleash(Unleash::Reroll {
            floor: Tally::read(first, THROW_MAX)?,
            party: Tally::read(second, THROW_MAX)?,
        })),
    }
}
