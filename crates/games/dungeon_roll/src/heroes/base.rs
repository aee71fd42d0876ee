//! The eight heroes of the box.

use super::{BASE_HEROES, Hero, HeroCard, Preparation, Side, Temp, Ultimate};
use crate::dice::{Companion, DungeonFace, Monster, PARTY_TYPES};
use crate::messages;
use kernel::text;

const fn either(one: Companion, other: Companion) -> Ultimate {
    Ultimate::Act(Companion::set(&[one, other]))
}

const fn recruit(monster: Monster, temp: Temp, n_max: u8) -> Ultimate {
    Ultimate::Recruit { monster, temp, n_max }
}

const fn potion(n_max: u8) -> Ultimate {
    Ultimate::Enchant { n_max, into: DungeonFace::Potion }
}

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static BASE: [HeroCard; BASE_HEROES] = {
    use Companion::{Champion, Cleric, Fighter, Mage, Thief};
    [
        HeroCard {
            hero: Hero::Spellsword,
            novice: Side::new(text!("hero-spellsword"))
                .skill(text!("skill-spellsword")).swaps(Fighter, Mage)
                .once(either(Fighter, Mage), text!("ability-arcane-blade"), text!("ability-arcane-blade-does")),
            master: Some(Side::new(text!("hero-battlemage"))
                .skill(text!("skill-spellsword")).swaps(Fighter, Mage)
                .once(Ultimate::Sweep, text!("ability-arcane-fury"), text!("ability-arcane-fury-does"))),
        },
        HeroCard {
            hero: Hero::Occultist,
            novice: Side::new(text!("hero-occultist"))
                .skill(text!("skill-occultist")).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 1), text!("ability-animate-dead"), text!("ability-animate-dead-does")),
            master: Some(Side::new(text!("hero-necromancer"))
                .skill(text!("skill-occultist")).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 2), text!("ability-command-dead"), text!("ability-command-dead-does"))),
        },
        HeroCard {
            hero: Hero::Crusader,
            novice: Side::new(text!("hero-crusader"))
                .skill(text!("skill-crusader")).swaps(Fighter, Cleric)
                .once(either(Fighter, Cleric), text!("ability-holy-strike"), text!("ability-holy-strike-does")),
            master: Some(Side::new(text!("hero-paladin"))
                .skill(text!("skill-crusader")).swaps(Fighter, Cleric)
                .once(Ultimate::Intervene, text!("ability-divine-intervention"), text!("ability-divine-intervention-does"))),
        },
        HeroCard {
            hero: Hero::Enchantress,
            novice: Side::new(text!("hero-enchantress"))
                .skill(text!("skill-enchantress")).reads_scrolls(PARTY_TYPES)
                .once(potion(1), text!("ability-charm-monster"), text!("ability-charm-monster-does")),
            master: Some(Side::new(text!("hero-beguiler"))
                .skill(text!("skill-enchantress")).reads_scrolls(PARTY_TYPES)
                .once(potion(2), text!("ability-mesmerize"), text!("ability-mesmerize-does"))),
        },
        HeroCard {
            hero: Hero::Minstrel,
            novice: Side::new(text!("hero-minstrel"))
                .skill(text!("skill-minstrel")).swaps(Thief, Mage)
                .once(Ultimate::Song, text!("ability-bard-song"), text!("ability-bard-song-does")),
            master: Some(Side::new(text!("hero-bard"))
                .skill(text!("skill-bard")).swaps(Thief, Mage).extra(Champion)
                .once(Ultimate::Song, text!("ability-bard-song"), text!("ability-bard-song-does"))),
        },
        HeroCard {
            hero: Hero::HalfGoblin,
            novice: Side::new(text!("hero-half-goblin"))
                .skill(text!("skill-half-goblin")).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 1), text!("ability-plea-for-help"), text!("ability-plea-for-help-does")),
            master: Some(Side::new(text!("hero-chieftain"))
                .skill(text!("skill-half-goblin")).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 2), text!("ability-pull-rank"), text!("ability-pull-rank-does"))),
        },
        HeroCard {
            hero: Hero::Mercenary,
            novice: Side::new(text!("hero-mercenary"))
                .skill(text!("skill-mercenary")).prepares(Preparation::Reroll)
                .once(Ultimate::Strike { n_max: 2 }, text!("ability-calculated-strike"), text!("ability-calculated-strike-does")),
            master: Some(Side::new(text!("hero-commander"))
                .skill(text!("skill-commander")).extra(Fighter)
                .once(Ultimate::Presence, text!("ability-battlefield-presence"), text!("ability-battlefield-presence-does"))),
        },
        HeroCard {
            hero: Hero::Knight,
            novice: Side::new(text!("hero-knight"))
                .skill(text!("skill-knight")).crowns_scrolls()
                .once(Ultimate::Battlecry, text!("ability-battlecry"), text!("ability-battlecry-does")),
            master: Some(Side::new(text!("hero-dragon-slayer"))
                .skill(text!("skill-dragon-slayer")).crowns_scrolls().dragon(2)
                .once(Ultimate::Battlecry, text!("ability-battlecry"), text!("ability-battlecry-does"))),
        },
    ]
};
