//! The twelve monster cards.

use super::heroes::Hero;
use super::letters::Letter;
pub use super::monster::Monster;
use super::rewards::Reward;
use crate::messages;
use kernel::{Text, text};

/// One damage range of a monster (PD-243).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least power that reaches the range.
    pub power: u8,
    pub glory: i8,
    pub wounds: u8,
}

/// The face of a monster card.
pub struct MonsterCard {
    pub name: Text,
    /// 1 to 3.
    pub level: u8,
    /// The hero whose level counts twice.
    pub weak_to: Hero,
    /// Ranges I, II and III, by rising power.
    pub ranges: [Range; 3],
    /// The glory lost by a team that flees.
    pub flee: i8,
    /// The gains of the one strongest team, from left to right (PD-247).
    pub reward: &'static [Reward],
    /// The gems that vanish after the fight (PD-322).
    pub vanish: &'static [Letter],
}

impl Monster {
    /// The face of the card.
    pub const fn card(self) -> &'static MonsterCard {
        &CARDS[self as usize]
    }

    /// The range that `power` reaches, 0 to 2; none if it is below the first (PD-243).
    pub fn range(self, power: u8) -> Option<usize> {
        self.card().ranges.iter().rposition(|it| it.power <= power)
    }
}

const fn range(power: u8, glory: i8, wounds: u8) -> Range {
    Range { power, glory, wounds }
}

static CARDS: [MonsterCard; Monster::COUNT] = [
    MonsterCard {
        name: text!("minotaur"),
        level: 1,
        weak_to: Hero::Warrior,
        ranges: [range(8, 2, 3), range(10, 3, 2), range(12, 5, 1)],
        flee: 2,
        reward: &[Reward::Level],
        vanish: &[Letter::A, Letter::C],
    },
    MonsterCard {
        name: text!("golem"),
        level: 1,
        weak_to: Hero::Cleric,
        ranges: [range(7, 1, 2), range(10, 3, 2), range(13, 6, 1)],
        flee: 3,
        reward: &[Reward::Box],
        vanish: &[Letter::B, Letter::D],
    },
    MonsterCard {
        name: text!("werewolf"),
        level: 1,
        weak_to: Hero::Wizard,
        ranges: [range(8, 2, 3), range(10, 3, 2), range(11, 4, 1)],
        flee: 2,
        reward: &[Reward::Potion, Reward::Potion],
        vanish: &[Letter::A, Letter::D],
    },
    MonsterCard {
        name: text!("giant-spider"),
        level: 1,
        weak_to: Hero::Rogue,
        ranges: [range(7, 1, 3), range(9, 3, 2), range(12, 5, 0)],
        flee: 2,
        reward: &[Reward::Potion],
        vanish: &[Letter::B, Letter::C],
    },
    MonsterCard {
        name: text!("chimera"),
        level: 2,
        weak_to: Hero::Rogue,
        ranges: [range(14, 3, 4), range(18, 5, 3), range(22, 7, 2)],
        flee: 4,
        reward: &[Reward::Box],
        vanish: &[Letter::E, Letter::G],
    },
    MonsterCard {
        name: text!("vampire"),
        level: 2,
        weak_to: Hero::Cleric,
        ranges: [range(13, 3, 4), range(17, 5, 3), range(21, 8, 1)],
        flee: 4,
        reward: &[Reward::Level],
        vanish: &[Letter::F, Letter::H],
    },
    MonsterCard {
        name: text!("hydra"),
        level: 2,
        weak_to: Hero::Warrior,
        ranges: [range(15, 3, 5), range(18, 5, 4), range(22, 8, 2)],
        flee: 3,
        reward: &[Reward::Potion, Reward::Potion, Reward::Potion],
        vanish: &[Letter::E, Letter::H],
    },
    MonsterCard {
        name: text!("medusa"),
        level: 2,
        weak_to: Hero::Wizard,
        ranges: [range(14, 3, 4), range(17, 5, 3), range(20, 6, 2)],
        flee: 5,
        reward: &[Reward::Box],
        vanish: &[Letter::F, Letter::G],
    },
    MonsterCard {
        name: text!("watcher"),
        level: 3,
        weak_to: Hero::Wizard,
        ranges: [range(18, 5, 5), range(22, 8, 4), range(26, 11, 3)],
        flee: 6,
        reward: &[Reward::Box],
        vanish: &[],
    },
    MonsterCard {
        name: text!("lich"),
        level: 3,
        weak_to: Hero::Cleric,
        ranges: [range(17, 4, 6), range(21, 8, 4), range(26, 12, 2)],
        flee: 6,
        reward: &[Reward::Level],
        vanish: &[],
    },
    MonsterCard {
        name: text!("dragon"),
        level: 3,
        weak_to: Hero::Rogue,
        ranges: [range(19, 6, 6), range(23, 9, 5), range(28, 13, 4)],
        flee: 5,
        reward: &[Reward::Box, Reward::Box],
        vanish: &[],
    },
    MonsterCard {
        name: text!("mummy"),
        level: 3,
        weak_to: Hero::Warrior,
        ranges: [range(18, 5, 5), range(21, 7, 4), range(25, 10, 2)],
        flee: 7,
        reward: &[Reward::Level],
        vanish: &[],
    },
];
