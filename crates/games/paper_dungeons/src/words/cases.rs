//! Russian cases of what is named in the middle of sentences.

use crate::dice::{Face, Symbol};
use crate::heroes::{Colour, Hero};
use crate::items::Item;

/// To whom: `Воину`.
pub const fn dative(hero: Hero) -> &'static str {
    match hero {
        Hero::Warrior => "Воину",
        Hero::Wizard => "Магу",
        Hero::Cleric => "Священнику",
        Hero::Rogue => "Плуту",
    }
}

/// Of which item, in a word: `Фолианта`.
pub const fn genitive(item: Item) -> &'static str {
    match item {
        Item::Sword => "Меча",
        Item::Tome => "Фолианта",
        Item::Crown => "Короны",
        Item::Sceptre => "Скипетра",
        Item::Armour => "Доспехов",
        Item::Cauldron => "Котелка",
        Item::Medallion => "Медальона",
        Item::Cloak => "Мантии",
    }
}

/// With which die: `чёрным Магом`.
pub fn with(die: Face) -> String {
    let colour = match die.colour() {
        Colour::White => "белым",
        Colour::Black => "чёрным",
    };
    let hero = match die.symbol() {
        Symbol::Clover => return "клевером".to_owned(),
        Symbol::Boots => return "сапогами".to_owned(),
        Symbol::Hero(Hero::Warrior) => "Воином",
        Symbol::Hero(Hero::Wizard) => "Магом",
        Symbol::Hero(Hero::Cleric) => "Священником",
        Symbol::Hero(Hero::Rogue) => "Плутом",
    };
    format!("{colour} {hero}")
}
