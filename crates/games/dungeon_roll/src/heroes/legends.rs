//! Heroes that came after the box, with one side: legends.

use super::{Feat, Hero, HeroCard, Preparation, Price, Readying, Side, Terms, Ultimate};
use crate::dice::Companion::{Champion, Thief};
use crate::dice::{Companion, Floor};
use crate::messages;
use kernel::Tally;
use kernel::text;

/// Any die on the level.
const ANY_DIE: Floor = Tally([1; 5]);

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static LEGENDARY: &[HeroCard] = &[
    HeroCard {
        hero: Hero::Cassandra,
        novice: Side::new(text!("hero-cassandra"))
            .skill(text!("skill-cassandra")).cursed().readied(Readying::Potions)
            .once(Ultimate::Fury, text!("ability-bestial-fury"), text!("ability-bestial-fury-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Marpesia,
        novice: Side::new(text!("hero-marpesia"))
            .skill(text!("skill-marpesia")).dragon_wakes(4).humble(Champion)
            .once(Ultimate::Revive { n_max: u8::MAX, terms: Terms::NoScrolls }, text!("ability-rallying-cry"), text!("ability-rallying-cry-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Toulak,
        novice: Side::new(text!("hero-toulak"))
            .skill(text!("skill-toulak")).again(ANY_DIE)
            .once(Ultimate::Roar, text!("ability-deafening-roar"), text!("ability-deafening-roar-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::AmarSuen,
        novice: Side::new(text!("hero-amar-suen"))
            .skill(text!("skill-amar-suen")).extra(Thief)
            .once(Ultimate::Midas, text!("ability-touch-of-midas"), text!("ability-touch-of-midas-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Tristan,
        novice: Side::new(text!("hero-tristan"))
            .skill(text!("skill-tristan")).feat(Feat::DrawsTreasure).readied(Readying::Treasure)
            .once(Ultimate::Risk, text!("ability-calculated-risk"), text!("ability-calculated-risk-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Loeg,
        novice: Side::new(text!("hero-loeg"))
            .skill(text!("skill-loeg")).prepares(Preparation::Scrolls(2)).lures().readied(Readying::AllTypes)
            .once(Ultimate::Command, text!("ability-word-of-command"), text!("ability-word-of-command-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Alexandra,
        novice: Side::new(text!("hero-alexandra"))
            .skill(text!("skill-alexandra")).reads_scrolls(Companion::set(&[Champion])).rereads()
            .once(Ultimate::Banish(Price::Scroll), text!("ability-forbidden-knowledge"), text!("ability-forbidden-knowledge-does")),
        master: None,
    },
    HeroCard {
        hero: Hero::Szopin,
        novice: Side::new(text!("hero-szopin"))
            .skill(text!("skill-szopin")).readied(Readying::Feat)
            .once(Ultimate::Fear { n_max: 2 }, text!("ability-strike-fear"), text!("ability-strike-fear-does")),
        master: None,
    },
];
