//! The terms of the glossary, and how sentences name cards of a kind.

use super::lists::chain;
use crate::cards::{
    BoxId, Category, Filter, Form, Ground, Host, Lasting, MONSTER_KINDS, Source, Trait, When,
};
use crate::messages;
use kernel::{Lang, Set, Text, kinds, message, signed, text};

impl BoxId {
    /// The name of the box.
    pub const fn name(self) -> Text {
        match self {
            BoxId::Tomb => text!("term-tomb"),
            BoxId::Vault => text!("term-vault"),
        }
    }
}

impl Form {
    /// The value or form, as in the middle of a sentence.
    pub const fn name(self) -> Text {
        match self {
            Form::Melee => text!("melee"),
            Form::Magic => text!("magic"),
            Form::Speed => text!("speed"),
        }
    }
}

impl When {
    /// The time when a card can be played, as printed on it.
    pub const fn name(self) -> Text {
        match self {
            When::Villainy => text!("term-villainy"),
            When::Heroics => text!("term-heroics"),
            When::Any => text!("term-any-time"),
            When::Response => text!("term-response"),
        }
    }
}

impl Lasting {
    /// The time for which a card stays, as printed on it.
    pub const fn name(self) -> Text {
        match self {
            Lasting::Instant => text!("term-lasts-instant"),
            Lasting::Permanent => text!("term-lasts-permanent"),
            Lasting::PermanentByTarget => text!("term-lasts-by-target"),
            Lasting::Attachment(Host::Location) => text!("term-lasts-at-location"),
            Lasting::Attachment(Host::LairMonster) => text!("term-lasts-at-lair-monster"),
            Lasting::Attachment(Host::Own(Trait::Weapon)) => text!("term-lasts-at-weapon"),
            Lasting::Attachment(Host::Own(_)) => text!("term-lasts-at-card"),
            Lasting::Monster => text!("term-lasts-monster"),
        }
    }
}

impl Ground {
    /// The kind of location.
    pub const fn name(self) -> Text {
        match self {
            Ground::Tunnel => text!("term-tunnel"),
            Ground::DarkTunnel => text!("term-dark-tunnel"),
            Ground::Chamber => text!("term-chamber"),
        }
    }
}

impl Category {
    /// The sort of quest.
    pub const fn name(self) -> Text {
        match self {
            Category::Influence => text!("term-influence"),
            Category::Artifact => text!("term-artifact"),
            Category::Sacrifice => text!("term-sacrifice"),
            Category::Hunt => text!("term-hunt"),
            Category::Search => text!("term-search"),
            Category::Escort => text!("term-escort"),
            Category::Threat => text!("term-threat"),
            Category::Chance => text!("term-chance"),
        }
    }
}

impl Source {
    /// The origin of a card: the published one or ours.
    pub const fn name(self) -> Text {
        match self {
            Source::Published => text!("term-published"),
            Source::Partly => text!("term-partly"),
            Source::Ours => text!("term-ours"),
        }
    }
}

impl Trait {
    /// The kind or subtype, as printed on a card.
    pub const fn name(self) -> Text {
        match self {
            Trait::Undead => text!("undead"),
            Trait::Vermin => text!("vermin"),
            Trait::Fiend => text!("fiend"),
            Trait::Humanoid => text!("humanoid"),
            Trait::Demon => text!("demon"),
            Trait::Dragon => text!("dragon"),
            Trait::Beast => text!("beast"),
            Trait::Construct => text!("construct"),
            Trait::Enhancer => text!("enhancer"),
            Trait::Maneuver => text!("maneuver"),
            Trait::Skill => text!("skill"),
            Trait::Spell => text!("spell"),
            Trait::Prayer => text!("prayer"),
            Trait::Blessing => text!("blessing"),
            Trait::Curse => text!("curse"),
            Trait::Trick => text!("trick"),
            Trait::Device => text!("device"),
            Trait::Ring => text!("ring"),
            Trait::Potion => text!("potion"),
            Trait::Weapon => text!("weapon"),
            Trait::Armor => text!("armor"),
            Trait::Shield => text!("shield"),
            Trait::Helm => text!("helm"),
            Trait::Boots => text!("boots"),
            Trait::Cloak => text!("cloak"),
            Trait::Amulet => text!("amulet"),
            Trait::Bag => text!("bag"),
            Trait::Scroll => text!("scroll"),
            Trait::Oil => text!("oil"),
            Trait::Counter => text!("counter"),
            Trait::Warp => text!("warp"),
            Trait::Shift => text!("shift"),
            Trait::Boon => text!("boon"),
            Trait::Treasure => text!("treasure"),
            Trait::Bane => text!("bane"),
            Trait::Monster => text!("monster"),
            Trait::Trap => text!("trap"),
            Trait::Instant => text!("instant"),
            Trait::Permanent => text!("permanent"),
            Trait::Attachment => text!("attachment"),
        }
    }
}

kinds! {
    /// The way a sentence names cards of a kind.
    pub enum Naming {
        /// `Beasts and Vermin`, `постоянные сокровища`
        Many = "plural",
        /// Before a noun in English: `Beast and Vermin`, `зверей и паразитов`.
        Before = "before",
        /// `of Beasts and Vermin`, `зверей и паразитов`
        Of = "of",
        /// One of them as an object: `Weapon or Armor`, `оружие или броню`.
        Object = "object",
        /// One of them as the subject: `Undead or Demon`, `нежить или демон`.
        Subject = "subject",
    }
}

/// Cards that fit a filter. `ANY` is cards of any kind.
pub fn named(filter: &Filter, how: Naming, lang: Lang) -> String {
    let name = |it: Trait| message!(lang, "card-kind", kind = it.name(), how = how.key());
    let is_one = matches!(how, Naming::Object | Naming::Subject);
    let one = |traits: Set<Trait>| {
        let mut names = traits.iter().map(name).collect::<Vec<String>>();
        if !is_one {
            // The duration is an adjective, and comes first.
            names.reverse();
        }
        names
    };
    let all = filter.alternatives().map(one);
    let all: Vec<String> = match how {
        Naming::Subject => all.flatten().collect(),
        _ => all.map(|it| it.join(" ")).collect(),
    };
    if is_one { any_of(&all, lang) } else { all_of(&all, lang) }
}

/// Tells whether cards that fit are paid with peril; otherwise with glory.
pub fn costs_peril(filter: &Filter) -> bool {
    let peril = MONSTER_KINDS.or(Trait::set(&[Trait::Monster, Trait::Trap, Trait::Bane]));
    filter.alternatives().any(|it| !it.and(peril).is_empty() || it.is_empty())
}

/// `A, B and C`
pub fn all_of(words: &[String], lang: Lang) -> String {
    list(words, |first, then| message!(lang, "card-and", first = first, then = then))
}

/// `A, B or C`
pub fn any_of(words: &[String], lang: Lang) -> String {
    list(words, |first, then| message!(lang, "card-or", first = first, then = then))
}

fn list(words: &[String], joined: impl Fn(&str, &str) -> String) -> String {
    let (end, before) = words.split_last().map_or(("", &[][..]), |it| (it.0.as_str(), it.1));
    let before = Some(before.join(", ")).filter(|it| !it.is_empty());
    chain(before.as_deref().into_iter().chain([end]), joined)
}

/// A change by a number, with its sign.
pub fn by(n: i8) -> String {
    signed(n.into())
}
