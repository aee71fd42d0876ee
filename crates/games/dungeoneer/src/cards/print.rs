//! A card written as its line; and an ability read from its words.

use std::fmt;
use std::str::FromStr;

use super::read::print_values;
use super::spelling::{Cursor, Spelled, print_abilities};
use super::{
    Ability, AdventureCard, HeroCard, LocationCard, QuestCard, QuestPlace, SUBTYPES, Trait,
};
use kernel::Edition;
use kernel::notation::ParseError;

fn abilities_column(abilities: &[Ability]) -> String {
    let mut out = String::new();
    print_abilities(abilities, &mut out);
    out
}

impl fmt::Display for Ability {
    /// The ability in the words of the files of cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelling())
    }
}

impl FromStr for Ability {
    type Err = ParseError;

    /// Reads one ability in the words of the files of cards.
    fn from_str(words: &str) -> Result<Ability, ParseError> {
        let mut cursor = Cursor::new(words);
        let ability = Ability::read(&mut cursor).map_err(|_| ParseError::Unexpected)?;
        cursor.end().map_err(|_| ParseError::Unexpected)?;
        Ok(ability)
    }
}

impl fmt::Display for AdventureCard {
    /// The line of the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | ", head(&self.key, self.since))?;
        write!(f, "{} | {} | ", self.n_copies, self.price.spelling())?;
        let abilities = abilities_column(&self.abilities);
        if let Some(monster) = &self.monster {
            let kind = self.monster_kind().map_or("—", Trait::key);
            let mut values = String::new();
            print_values(monster, monster.health, &mut values);
            write!(f, "{kind} | {values} | {abilities}")?;
        } else if self.traits.has(Trait::Trap) {
            f.write_str(&abilities)?;
        } else {
            let subtypes = self.traits.and(SUBTYPES).iter().map(Trait::key).collect::<Vec<_>>();
            let (when, lasting) = (self.when.spelling(), self.lasting.spelling());
            write!(f, "{when} | {lasting} | {} | {abilities} | ", subtypes.join(", "))?;
            f.write_str(&self.solo.spelling())?;
        }
        write!(f, " | {}", self.source.spelling())
    }
}

impl fmt::Display for HeroCard {
    /// The line of the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HeroCard { key, since, health, boons, treasures, .. } = self;
        let key = head(key, *since);
        let level = |[melee, magic, speed]: [u8; 3]| format!("{melee}/{magic}/{speed}");
        write!(f, "{key} | health {health} | boons {boons}, treasures {treasures} | ")?;
        write!(f, "{} | ", self.levels.map(level).join(" "))?;
        write!(f, "{} | ", abilities_column(&self.abilities))?;
        write!(f, "{} | {}", abilities_column(&self.solo_abilities), self.source.spelling())
    }
}

impl fmt::Display for LocationCard {
    /// The line of the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LocationCard { key, since, glory, peril, .. } = self;
        let key = head(key, *since);
        let ground = if self.is_entrance { "entrance" } else { self.ground.key() };
        let exits = self.exits.map(|it| it.spelling()).join(" ");
        write!(f, "{key} | {ground} | glory {glory}, peril {peril} | {exits} | ")?;
        write!(f, "{} | {}", abilities_column(&self.abilities), self.source.spelling())
    }
}

impl fmt::Display for QuestCard {
    /// The line of the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let categories = self.categories.iter().map(|it| it.key()).collect::<Vec<_>>();
        let key = head(&self.key, self.since);
        write!(f, "{key} | {} | {}", categories.join(", "), place(self.place))?;
        if let Some(goal) = self.goal {
            write!(f, " → {}", place(goal))?;
        }
        f.write_str(" | ")?;
        if let Some(reach) = self.search {
            write!(f, "search {reach}, ")?;
        }
        write!(f, "{} | ", self.attempt.spelling())?;
        match (&self.monster, self.monster_kind()) {
            (Some(monster), Some(kind)) => {
                let mut values = String::new();
                print_values(monster, self.health_max, &mut values);
                write!(f, "{kind}, {values}")?;
            }
            _ => f.write_str("—")?,
        }
        write!(f, " | {} | ", abilities_column(&self.monster_abilities))?;
        write!(f, "glory {}, recovery {} | ", self.glory, self.recovery)?;
        write!(f, "{} | ", abilities_column(&self.influence))?;
        write!(f, "{} | {}", abilities_column(&self.artifact), self.source.spelling())
    }
}

/// The beginning of a line: the key, and the edition that added the card.
fn head(key: &str, since: Edition) -> String {
    if since == Edition::FIRST { key.to_owned() } else { format!("{key} since {since}") }
}

fn place(place: QuestPlace) -> String {
    match place {
        QuestPlace::Location(id) => id.to_string(),
        QuestPlace::Entrance => "entrance".to_owned(),
        QuestPlace::PlainTunnel => "plainTunnel".to_owned(),
        QuestPlace::Tunnel => "tunnel".to_owned(),
        QuestPlace::Chamber => "chamber".to_owned(),
    }
}
