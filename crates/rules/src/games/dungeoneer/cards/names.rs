//! The names of all cards in both languages, with what Russian sentences need of them: one line for each
//! card in `names/*.txt`, in the order of the library.

use std::sync::LazyLock;

use super::library::library;
use super::{AdventureId, HeroId, LocationId, QuestId};
use crate::kernel::{Text, text};

/// The gender of a Russian name, or that it is a plural.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gender {
    Masculine,
    Feminine,
    Neuter,
    Plural,
}

impl Gender {
    /// The form that agrees: `["поверг", "повергла", "повергло", "повергли"]`.
    pub const fn pick(self, forms: [&'static str; 4]) -> &'static str {
        forms[self as usize]
    }
}

/// The name of an adventure card, a hero or a quest's monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// In Russian the nominative.
    pub name: Text,
    /// In an English sentence: with an article, if it takes one.
    pub the: &'static str,
    pub genitive: &'static str,
    pub dative: &'static str,
    pub accusative: &'static str,
    pub gender: Gender,
}

/// What a hero is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroName {
    pub name: Name,
    /// Race and class.
    pub class: Text,
    pub ability: Text,
}

/// What a location is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationName {
    pub name: Text,
    /// In an English sentence: with an article, if it takes one.
    pub the: &'static str,
    pub genitive: &'static str,
    /// Where to, in Russian: `в Склеп`.
    pub into: &'static str,
    /// Where, in Russian: `в Склепе`.
    pub inside: &'static str,
    pub gender: Gender,
}

/// What a quest is called. Russian sentences have it in quotation marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestName {
    pub name: Text,
    /// Of a hunt.
    pub monster: Option<Name>,
}

impl HeroName {
    /// The first name alone, with its cases; other than the whole name, it needs no article.
    pub fn short(&self) -> Name {
        let first = |it: &'static str| it.split_once(' ').map_or(it, |it| it.0);
        let Name { name, the, genitive, dative, accusative, gender } = self.name;
        Name {
            name: text(first(name.en), first(name.ru)),
            the: first(the),
            genitive: first(genitive),
            dative: first(dative),
            accusative: first(accusative),
            gender,
        }
    }
}

impl LocationName {
    /// In Russian as an object: `Склеп`, `Усыпальницу`.
    pub fn accusative(&self) -> &'static str {
        match self.into.split_once(' ') {
            Some(("в" | "во" | "на", name)) => name,
            _ => self.name.ru,
        }
    }
}

impl AdventureId {
    /// What the card is called.
    pub fn name(self) -> &'static Name {
        &names().adventures[self.idx()]
    }
}

impl HeroId {
    /// What the hero is called.
    pub fn name(self) -> &'static HeroName {
        &names().heroes[self.idx()]
    }
}

impl LocationId {
    /// What the location is called.
    pub fn name(self) -> &'static LocationName {
        &names().locations[self.idx()]
    }
}

impl QuestId {
    /// What the quest is called.
    pub fn name(self) -> &'static QuestName {
        &names().quests[self.idx()]
    }
}

struct Names {
    adventures: Vec<Name>,
    heroes: Vec<HeroName>,
    locations: Vec<LocationName>,
    quests: Vec<QuestName>,
}

fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let cards = library();
        let adventures = cards.adventures.iter().map(|it| it.key.as_str());
        let heroes = cards.heroes.iter().map(|it| it.key.as_str());
        let locations = cards.locations.iter().map(|it| it.key.as_str());
        let quests = cards.quests.iter().map(|it| it.key.as_str());
        Names {
            adventures: read(include_str!("names/adventures.txt"), adventures, adventure),
            heroes: read(include_str!("names/heroes.txt"), heroes, hero),
            locations: read(include_str!("names/locations.txt"), locations, location),
            quests: read(include_str!("names/quests.txt"), quests, quest),
        }
    });
    &NAMES
}

/// Reads a file, whose lines belong to the cards with `keys`, one by one.
///
/// # Panics
/// If a line does not read, or a card has none.
fn read<'k, T>(
    text: &'static str,
    keys: impl Iterator<Item = &'k str>,
    of: impl Fn(&[&'static str]) -> Option<T>,
) -> Vec<T> {
    let mut lines = text.lines().skip_while(|line| line.starts_with('#'));
    let named = keys.map(|key| {
        let line = lines.next().unwrap_or_default();
        let columns = line.split(" | ").collect::<Vec<&'static str>>();
        let name = columns.split_first().filter(|it| *it.0 == key).and_then(|it| of(it.1));
        name.unwrap_or_else(|| panic!("{key} has no name that reads: {line}"))
    });
    let named = named.collect();
    assert_eq!(lines.next(), None, "a name that belongs to no card");
    named
}

fn adventure(columns: &[&'static str]) -> Option<Name> {
    let [the, name, genitive, dative, accusative, letter] = *columns else { return None };
    let name = text(without_article(the), name);
    Some(Name { name, the, genitive, dative, accusative, gender: gender(letter)? })
}

fn hero(columns: &[&'static str]) -> Option<HeroName> {
    let [name, class, ability, rest @ .., class_ru, ability_ru] = columns else { return None };
    let name = adventure(&[&[*name], rest].concat())?;
    Some(HeroName { name, class: text(class, class_ru), ability: text(ability, ability_ru) })
}

fn location(columns: &[&'static str]) -> Option<LocationName> {
    let [the, name, genitive, into, inside, letter] = *columns else { return None };
    let name = text(without_article(the), name);
    Some(LocationName { name, the, genitive, into, inside, gender: gender(letter)? })
}

fn quest(columns: &[&'static str]) -> Option<QuestName> {
    let [name, name_ru, monster @ ..] = columns else { return None };
    let monster = if monster.is_empty() { None } else { Some(adventure(monster)?) };
    Some(QuestName { name: text(name, name_ru), monster })
}

fn without_article(the: &'static str) -> &'static str {
    the.strip_prefix("the ").unwrap_or(the)
}

fn gender(letter: &str) -> Option<Gender> {
    match letter {
        "m" => Some(Gender::Masculine),
        "f" => Some(Gender::Feminine),
        "n" => Some(Gender::Neuter),
        "p" => Some(Gender::Plural),
        _ => None,
    }
}
