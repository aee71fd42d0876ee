//! The names of all cards in both languages, with what Russian sentences need of them: one line for each
//! card in `names/*.txt`, wherever it stands.

use std::sync::LazyLock;

use super::library::library;
use super::read::Finding;
use super::{AdventureId, HeroId, LocationId, QuestId};
use kernel::{Lang, Text, text};

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

/// The name of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroName {
    pub name: Name,
    /// Race and class.
    pub class: Text,
    pub ability: Text,
}

/// The name of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationName {
    pub name: Text,
    /// In an English sentence: with an article, if it takes one.
    pub the: &'static str,
    pub genitive: &'static str,
    /// The way to it, in Russian: `в Склеп`.
    pub into: &'static str,
    /// The place inside it, in Russian: `в Склепе`.
    pub inside: &'static str,
    pub gender: Gender,
}

/// The name of a quest. Russian sentences have it in quotation marks.
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
            name: text(first(name.get(Lang::En)), first(name.get(Lang::Ru))),
            the: first(the),
            genitive: first(genitive),
            dative: first(dative),
            accusative: first(accusative),
            gender,
        }
    }
}

impl Name {
    /// As an object: in English with its article, in Russian in the accusative.
    pub fn object(&self, lang: Lang) -> &'static str {
        lang.pick(self.the, self.accusative)
    }
}

impl LocationName {
    /// The place where something is: in English with its article, in Russian with the preposition.
    pub fn inside(&self, lang: Lang) -> &'static str {
        lang.pick(self.the, self.inside)
    }

    /// In Russian as an object: `Склеп`, `Усыпальницу`.
    pub fn accusative(&self) -> &'static str {
        match self.into.split_once(' ') {
            Some(("в" | "во" | "на", name)) => name,
            _ => self.name.get(Lang::Ru),
        }
    }
}

impl AdventureId {
    /// The name of the card.
    pub fn name(self) -> &'static Name {
        &names().adventures[self.idx()]
    }
}

impl HeroId {
    /// The name of the hero.
    pub fn name(self) -> &'static HeroName {
        &names().heroes[self.idx()]
    }
}

impl LocationId {
    /// The name of the location.
    pub fn name(self) -> &'static LocationName {
        &names().locations[self.idx()]
    }
}

impl QuestId {
    /// The name of the quest.
    pub fn name(self) -> &'static QuestName {
        &names().quests[self.idx()]
    }
}

struct Names {
    adventures: Vec<Name>,
    heroes: Vec<HeroName>,
    locations: Vec<LocationName>,
    quests: Vec<QuestName>,
    findings: Vec<Finding>,
}

fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let cards = library();
        let adventures: Vec<&str> = cards.adventures.iter().map(|it| it.key.as_str()).collect();
        let heroes: Vec<&str> = cards.heroes.iter().map(|it| it.key.as_str()).collect();
        let locations: Vec<&str> = cards.locations.iter().map(|it| it.key.as_str()).collect();
        let quests: Vec<&str> = cards.quests.iter().map(|it| it.key.as_str()).collect();
        let mut findings = Vec::new();
        Names {
            adventures: read(&ADVENTURES, &adventures, adventure, &mut findings),
            heroes: read(&HEROES, &heroes, hero, &mut findings),
            locations: read(&LOCATIONS, &locations, location, &mut findings),
            quests: read(&QUESTS, &quests, quest, &mut findings),
            findings,
        }
    });
    &NAMES
}

/// The mistakes in the files of names.
pub fn findings() -> &'static [Finding] {
    &names().findings
}

/// A file of names: a line for each card, which begins with its key.
struct File {
    sort: &'static str,
    text: &'static str,
    /// The columns of a card that has no line.
    unnamed: &'static [&'static str],
}

const ADVENTURES: File = File {
    sort: "adventures",
    text: include_str!("names/adventures.txt"),
    unnamed: &["?", "?", "?", "?", "?", "m"],
};

const HEROES: File = File {
    sort: "heroes",
    text: include_str!("names/heroes.txt"),
    unnamed: &["?", "?", "?", "?", "?", "?", "?", "m", "?", "?"],
};

const LOCATIONS: File = File {
    sort: "locations",
    text: include_str!("names/locations.txt"),
    unnamed: &["?", "?", "?", "в ?", "в ?", "m"],
};

const QUESTS: File =
    File { sort: "quests", text: include_str!("names/quests.txt"), unnamed: &["?", "?"] };

/// Reads the names of the cards with `keys`, in their order, and notes what does not read, what is missing
/// and what belongs to no card.
fn read<T>(
    file: &File,
    keys: &[&str],
    of: impl Fn(&[&'static str]) -> Option<T>,
    findings: &mut Vec<Finding>,
) -> Vec<T> {
    let mut names = Vec::with_capacity(keys.len());
    for (line, columns) in lines(file, keys, findings) {
        names.push(of(&columns).unwrap_or_else(|| {
            findings.push(line);
            of(file.unnamed).expect("the columns of a name")
        }));
    }
    names
}

/// The columns of each card's line, with what is to be noted if they do not read.
fn lines(
    file: &File,
    keys: &[&str],
    findings: &mut Vec<Finding>,
) -> Vec<(Finding, Vec<&'static str>)> {
    let mut found: Vec<Option<(Finding, Vec<&str>)>> = keys.iter().map(|_| None).collect();
    for (nth, line) in file.text.lines().enumerate().filter(|it| !it.1.starts_with('#')) {
        let finding = |what| Finding::in_names(file.sort, nth + 1, line, what);
        let mut columns = line.split(" | ");
        let key = columns.next().unwrap_or_default();
        match keys.iter().position(|it| *it == key).map(|it| &mut found[it]) {
            None => findings.push(finding("this name belongs to no card")),
            Some(Some(_)) => findings.push(finding("this card has a name already")),
            Some(place) => {
                let wrong = finding("these are not the columns of the first line");
                *place = Some((wrong, columns.collect()));
            }
        }
    }
    let missing = |key: &&str| (Finding::no_name(file.sort, key), Vec::new());
    found.into_iter().zip(keys).map(|(it, key)| it.unwrap_or_else(|| missing(key))).collect()
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
