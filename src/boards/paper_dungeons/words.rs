//! The words of the room. The sentences lie in the game's files of words.

pub mod labels;
pub mod sentences;

use super::gain::{Sign, SignCount};
use crate::games::paper_dungeons::client::{Hero, Item, messages};
use crate::kernel::{Lang, Text, message, text};
pub use crate::kernel::{number, signed};

/// A hero's gain for the team at level 4 (PD-091).
pub fn ability(hero: Hero) -> Text {
    match hero {
        Hero::Warrior => text!("warrior-ability"),
        Hero::Wizard => text!("wizard-ability"),
        Hero::Cleric => text!("cleric-ability"),
        Hero::Rogue => text!("rogue-ability"),
    }
}

/// A complete item's effect, in two or three words; nothing if it only scores.
pub fn effect(item: Item) -> Option<Text> {
    Some(match item {
        Item::Sword => text!("sword-in-short"),
        Item::Tome => text!("tome-in-short"),
        Item::Crown => return None,
        Item::Sceptre => text!("sceptre-in-short"),
        Item::Armour => text!("armour-in-short"),
        Item::Cauldron => text!("cauldron-in-short"),
        Item::Medallion => text!("medallion-in-short"),
        Item::Cloak => text!("cloak-in-short"),
    })
}

/// A mark in words, for those who listen.
pub fn mark(mark: SignCount, lang: Lang) -> String {
    let n = mark.n;
    let shown = &signed(n);
    match mark.sign {
        Sign::Wound => message!(lang, "n-wounds", n = n.abs()),
        Sign::Spared => message!(lang, "mark-spared", n = n.abs()),
        Sign::Fall => message!(lang, "mark-fall").to_owned(),
        Sign::Gem(Some(letter)) => message!(lang, "gem-of-letter", gem = letter.key()),
        Sign::Gem(None) => message!(lang, "mark-gems", n = n, shown = shown),
        Sign::Level => message!(lang, "mark-levels", n = n, shown = shown),
        Sign::Box => message!(lang, "mark-boxes", n = n, shown = shown),
        Sign::Potion => message!(lang, "mark-potions", n = n, shown = shown),
        Sign::Minion => message!(lang, "mark-minions", n = n, shown = shown),
        Sign::Lair(idx) => message!(lang, "mark-lair", rank = ["I", "II", "III"][idx]),
        Sign::Glory => message!(lang, "mark-glory", n = n, shown = shown),
    }
}

/// Marks in words, one after another.
pub fn marks(marks: &[SignCount], lang: Lang) -> String {
    let words: Vec<String> = marks.iter().map(|&it| mark(it, lang)).collect();
    words.join(", ")
}
