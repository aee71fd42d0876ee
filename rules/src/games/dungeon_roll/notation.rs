//! Actions as text: `fight F GGG`, `open tools 2`, `reroll S GK FF`.

use std::fmt;
use std::str::FromStr;

use super::action::{Action, Band, Source};
use super::dice::{
    DungeonFace, FLOOR_LETTERS, Floor, Horde, Monster, PARTY_LETTERS, PILE_LETTERS, Party,
    PartyFace, Pile, THROW_MAX,
};
use super::heroes::{Hero, Temp};
use super::treasures::Treasure;
use crate::kernel::notation::{Flaw, Reader, number};

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Die(face) => write!(f, "{}", face.letter()),
            Source::Temp(temp) => write!(f, "{}", temp.key()),
            Source::Treasure(treasure) => write!(f, "{}", treasure.card().key),
            Source::Hero => write!(f, "hero"),
        }
    }
}

impl FromStr for Source {
    type Err = Flaw;

    fn from_str(word: &str) -> Result<Source, Flaw> {
        if word == "hero" {
            return Ok(Source::Hero);
        }
        if let Ok(face) = face(word) {
            return Ok(Source::Die(face));
        }
        if let Some(temp) = Temp::ALL.into_iter().find(|it| it.key() == word) {
            return Ok(Source::Temp(temp));
        }
        Treasure::read(word).map(Source::Treasure)
    }
}

fn face(word: &str) -> Result<PartyFace, Flaw> {
    let is_it = |it: &PartyFace| word.len() == 1 && word.starts_with(it.letter());
    PartyFace::ALL.into_iter().find(is_it).ok_or(Flaw::Unexpected)
}

/// A face of a dungeon die.
fn dungeon_face(word: &str) -> Result<DungeonFace, Flaw> {
    let is_it = |it: &DungeonFace| word.len() == 1 && word.starts_with(it.letter());
    DungeonFace::ALL.into_iter().find(is_it).ok_or(Flaw::Unexpected)
}

/// A face of a die on the level: no dragon.
fn floor_face(word: &str) -> Result<DungeonFace, Flaw> {
    dungeon_face(word).ok().filter(|&it| it != DungeonFace::Dragon).ok_or(Flaw::Unexpected)
}

fn monster(word: &str) -> Result<Monster, Flaw> {
    let face = dungeon_face(word)?;
    Monster::ALL.into_iter().find(|it| it.face() == face).ok_or(Flaw::Unexpected)
}

/// What stands on both sides of the arrow; nothing for `-`.
fn arrow<F>(word: &str, read: impl Fn(&str) -> Result<F, Flaw>) -> Result<Option<(F, F)>, Flaw> {
    if word == "-" {
        return Ok(None);
    }
    let (from, to) = word.split_once('>').ok_or(Flaw::Unexpected)?;
    Ok(Some((read(from)?, read(to)?)))
}

/// Dungeon dice, dragons included.
fn pile(word: &str) -> Result<Pile, Flaw> {
    Pile::read(word, PILE_LETTERS, THROW_MAX)
}

fn party(word: &str) -> Result<Party, Flaw> {
    Party::read(word, PARTY_LETTERS, THROW_MAX)
}

fn floor(word: &str) -> Result<Floor, Flaw> {
    Floor::read(word, FLOOR_LETTERS, THROW_MAX)
}

/// Monsters; at least one letter.
fn horde(word: &str) -> Result<Horde, Flaw> {
    Horde::read(word, &FLOOR_LETTERS[..3], THROW_MAX)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose { hero } => write!(f, "hero {}", hero.card().key),
            Action::Keep => write!(f, "keep"),
            Action::Muster { dice } => write!(f, "muster {}", dice.letters(PARTY_LETTERS)),
            Action::Inscribe { dice } => write!(f, "inscribe {}", dice.letters(PARTY_LETTERS)),
            Action::Plan { first, second } => {
                write!(f, "plan {} {}", first.letters(PILE_LETTERS), second.letters(PILE_LETTERS))
            }
            Action::Fight { with, monsters } => {
                write!(f, "fight {with} {}", monsters.letters(FLOOR_LETTERS))
            }
            Action::Reroll { with, floor, party } => {
                write!(f, "reroll {with} {}", rerolled(floor, party))
            }
            Action::Again { die } => write!(f, "again {}", die.letter()),
            Action::Open { with, n_chests } => write!(f, "open {with} {n_chests}"),
            Action::Drink { with, faces } => {
                write!(f, "drink {with} {}", faces.letters(PARTY_LETTERS))
            }
            Action::Dragon { band } => {
                write!(f, "dragon")?;
                band.members().iter().try_for_each(|it| write!(f, " {it}"))
            }
            Action::Unleash => write!(f, "unleash"),
            Action::UnleashOn { monsters } => {
                write!(f, "unleash {}", monsters.letters(FLOOR_LETTERS))
            }
            Action::UnleashReroll { floor, party } => {
                write!(f, "unleash {}", rerolled(floor, party))
            }
            Action::UnleashFor { treasure, faces } => {
                write!(f, "unleash {} {}", treasure.card().key, faces.letters(PARTY_LETTERS))
            }
            Action::UnleashSet { floor, party } => {
                let floor = set(floor.map(|(from, to)| (from.letter(), to.letter())));
                let party = set(party.map(|(from, to)| (from.letter(), to.letter())));
                write!(f, "unleash {floor} {party}")
            }
            Action::UnleashWith { with } => write!(f, "unleash with {with}"),
            Action::UnleashDice { dice } => {
                write!(f, "unleash dice {}", dice.letters(PILE_LETTERS))
            }
            Action::Discard { treasure } => write!(f, "discard {}", treasure.card().key),
            Action::Ready { treasure } => write!(f, "ready {}", treasure.card().key),
            Action::Lure { with, monster } => write!(f, "lure {with} {}", monster.face().letter()),
            Action::Ring => write!(f, "ring"),
            Action::Elixir { face } => write!(f, "elixir {}", face.letter()),
            Action::Bait => write!(f, "bait"),
            Action::Portal => write!(f, "portal"),
            Action::Flee => write!(f, "flee"),
            Action::End => write!(f, "end"),
            Action::Retire => write!(f, "retire"),
            Action::Seek => write!(f, "seek"),
        }
    }
}

/// A face and the one that it is set to: `G>$`.
fn set(faces: Option<(char, char)>) -> String {
    faces.map_or("-".to_owned(), |(from, to)| format!("{from}>{to}"))
}

fn rerolled(floor: &Floor, party: &Party) -> String {
    format!("{} {}", floor.letters(FLOOR_LETTERS), party.letters(PARTY_LETTERS))
}

impl FromStr for Action {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Action, Flaw> {
        let mut reader = Reader::new(text);
        let action = match reader.word()? {
            "hero" => Action::Choose { hero: Hero::read(reader.word()?)? },
            "keep" => Action::Keep,
            "muster" => Action::Muster { dice: party(reader.word()?)? },
            "inscribe" => Action::Inscribe { dice: party(reader.word()?)? },
            "plan" => Action::Plan { first: pile(reader.word()?)?, second: pile(reader.word()?)? },
            "discard" => Action::Discard { treasure: Treasure::read(reader.word()?)? },
            "ready" => Action::Ready { treasure: Treasure::read(reader.word()?)? },
            "lure" => Action::Lure { with: reader.read()?, monster: monster(reader.word()?)? },
            "fight" => Action::Fight { with: reader.read()?, monsters: horde(reader.word()?)? },
            "reroll" => Action::Reroll {
                with: reader.read()?,
                floor: floor(reader.word()?)?,
                party: party(reader.word()?)?,
            },
            "again" => Action::Again { die: floor_face(reader.word()?)? },
            "open" => Action::Open {
                with: reader.read()?,
                n_chests: number(reader.word()?, 0, THROW_MAX as u32)? as u8,
            },
            "drink" => Action::Drink { with: reader.read()?, faces: party(reader.word()?)? },
            "dragon" => return band(&mut reader),
            "unleash" => return unleash(reader),
            "ring" => Action::Ring,
            "elixir" => Action::Elixir { face: face(reader.word()?)? },
            "bait" => Action::Bait,
            "portal" => Action::Portal,
            "flee" => Action::Flee,
            "end" => Action::End,
            "retire" => Action::Retire,
            "seek" => Action::Seek,
            _ => return Err(Flaw::Unexpected),
        };
        reader.end()?;
        Ok(action)
    }
}

/// Reads the two or three who meet the dragon.
fn band(reader: &mut Reader<'_>) -> Result<Action, Flaw> {
    let mut members = vec![reader.read()?];
    while let Ok(word) = reader.word() {
        if members.len() == 3 {
            return Err(Flaw::Long);
        }
        members.push(word.parse()?);
    }
    Band::new(&members).map(|band| Action::Dragon { band }).ok_or(Flaw::Short)
}

/// Reads what an ultimate is used on: nothing, monsters, dice to re-roll, faces to be set, what is
/// given, or a treasure and faces.
fn unleash(mut reader: Reader<'_>) -> Result<Action, Flaw> {
    let Ok(first) = reader.word() else { return Ok(Action::Unleash) };
    let Ok(second) = reader.word() else {
        return Ok(Action::UnleashOn { monsters: horde(first)? });
    };
    reader.end()?;
    if first == "with" {
        return Ok(Action::UnleashWith { with: second.parse()? });
    }
    if first == "dice" {
        return Ok(Action::UnleashDice { dice: pile(second)? });
    }
    if first.contains('>') || second.contains('>') {
        let floor = arrow(first, dungeon_face)?;
        return Ok(Action::UnleashSet { floor, party: arrow(second, face)? });
    }
    match Treasure::read(first) {
        Ok(treasure) => Ok(Action::UnleashFor { treasure, faces: party(second)? }),
        Err(_) => Ok(Action::UnleashReroll { floor: floor(first)?, party: party(second)? }),
    }
}
