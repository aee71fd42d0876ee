//! The names of all cards: rows of the files of words, `words/adventures.en.txt`, wherever they stand. The first line of a file
//! says which forms its language has.

use std::sync::LazyLock;

use super::library::library;
use super::read::Finding;
use super::{AdventureId, HeroId, LocationId, QuestId};
use crate::messages;
use kernel::{Id, Lang, Text, rows};

/// The name of a card or a monster, in the forms that sentences need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The whole name, standing alone.
    pub name: Text,
    /// True if only its first word is said.
    is_first: bool,
}

/// The name of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroName {
    pub name: Name,
}

/// The name of a quest. Russian sentences have it in quotation marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestName {
    pub name: Text,
    /// Of a hunt.
    pub monster: Option<Name>,
}

impl Name {
    /// A name that has its forms from its file, if it has any.
    pub const fn of(name: Text) -> Name {
        Name { name, is_first: false }
    }

    /// Standing alone.
    pub fn alone(&self, lang: Lang) -> &'static str {
        self.form(lang, &[])
    }

    /// As the subject of a sentence: in English with its article, if it takes one.
    pub fn subject(&self, lang: Lang) -> &'static str {
        self.form(lang, &["within"])
    }

    /// As an object: in Russian in the accusative.
    pub fn object(&self, lang: Lang) -> &'static str {
        self.form(lang, &["accusative", "within"])
    }

    /// In the Russian genitive.
    pub fn genitive(&self, lang: Lang) -> &'static str {
        self.form(lang, &["genitive", "within"])
    }

    /// In the Russian dative.
    pub fn dative(&self, lang: Lang) -> &'static str {
        self.form(lang, &["dative", "within"])
    }

    /// Behind a verb that leads there: `the Crypt`, `в Склеп`.
    pub fn into(&self, lang: Lang) -> &'static str {
        self.form(lang, &["into", "within"])
    }

    /// The place where something is: `the Crypt`, `в Склепе`.
    pub fn inside(&self, lang: Lang) -> &'static str {
        self.form(lang, &["inside", "within"])
    }

    /// `masculine`, `feminine`, `neuter` or `plural`, as messages are told it; `neuter` where the language does not say.
    pub fn gender(&self, lang: Lang) -> &'static str {
        self.name.form_only(lang, &["gender"]).unwrap_or("neuter")
    }

    fn form(&self, lang: Lang, forms: &[&str]) -> &'static str {
        let said = self.name.form(lang, forms);
        match said.split_once(' ') {
            Some((first, _)) if self.is_first => first,
            _ => said,
        }
    }
}

impl HeroName {
    /// The first name alone, in its forms.
    pub const fn short(&self) -> Name {
        Name { is_first: true, ..self.name }
    }

    /// Race and class.
    pub fn class(&self, lang: Lang) -> &'static str {
        self.name.name.form(lang, &["class"])
    }

    /// The name of the ability.
    pub fn ability(&self, lang: Lang) -> &'static str {
        self.name.name.form(lang, &["ability"])
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
    pub fn name(self) -> &'static Name {
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
    locations: Vec<Name>,
    quests: Vec<QuestName>,
    findings: Vec<Finding>,
}

fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let cards = library();
        let mut findings = Vec::new();
        let adventures = cards.adventures.iter().map(|it| it.key.as_str());
        let adventures = of_all("adventures", &rows!("adventures"), adventures, &mut findings);
        let heroes = cards.heroes.iter().map(|it| it.key.as_str());
        let heroes = of_all("heroes", &rows!("heroes"), heroes, &mut findings);
        let locations = cards.locations.iter().map(|it| it.key.as_str());
        let locations = of_all("locations", &rows!("locations"), locations, &mut findings);
        let keys = cards.quests.iter().map(|it| it.key.as_str());
        let quests = of_all("quests", &rows!("quests"), keys.clone(), &mut findings);
        let monsters = rows!("monsters").map(|(key, id)| (key, Name::of(text(id))));
        let quest = |(key, name): (&str, Name)| QuestName {
            name: name.name,
            monster: monsters.iter().find(|it| it.0 == key).map(|it| it.1),
        };
        Names {
            adventures,
            heroes: heroes.into_iter().map(|name| HeroName { name }).collect(),
            locations,
            quests: keys.zip(quests).map(quest).collect(),
            findings,
        }
    });
    &NAMES
}

/// The mistakes in the files of names.
pub fn findings() -> &'static [Finding] {
    &names().findings
}

/// The names of the cards with `keys`, in their order; notes what is missing and what belongs to no card.
fn of_all<'k>(
    sort: &str,
    rows: &[(&str, Id)],
    keys: impl Iterator<Item = &'k str> + Clone,
    findings: &mut Vec<Finding>,
) -> Vec<Name> {
    let idle = rows.iter().filter(|(key, _)| !keys.clone().any(|it| it == *key));
    findings.extend(idle.map(|(key, _)| Finding::in_names(sort, key, "belongs to no card")));
    let name = |key: &str| match rows.iter().find(|it| it.0 == key) {
        Some((_, id)) => Name::of(text(*id)),
        None => {
            findings.push(Finding::in_names(sort, key, "is expected"));
            Name::of(Text::same("?"))
        }
    };
    keys.map(name).collect()
}

/// The name of a row.
const fn text(id: Id) -> Text {
    Text::Said { by: messages, id }
}
