//! Rewards waiting to be resolved: gains and wounds.

use super::grid::Room;
use super::heroes::Hero;
use super::items::Item;
use super::monster::Monster;
use crate::messages;
use kernel::{Text, text};

/// Something that waits to be resolved: a gain (PD-070), or wounds that potions may take (PD-065).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reward {
    /// Raise a hero of the owner's choice.
    Level,
    /// Fill the next box of an item of the owner's choice.
    Box,
    /// A potion; marked without a choice.
    Potion,
    /// A gem from outside the dungeon; marked without a choice.
    Gem,
    /// Beat a minion of the owner's choice, wherever it stands.
    Minion,
    /// Treasure Hunter: a gem of the dungeon, or none (PD-343).
    AnyGem,
    /// Veteran: raise a hero, then another (PD-345).
    LevelFirst,
    /// Veteran: raise a hero other than this one.
    LevelOther(Hero),
    /// Craftsman: the first box of an item, then of another (PD-351).
    FirstBox,
    /// Craftsman: the first box of an item other than this one.
    FirstBoxOther(Item),
    /// Wounds; the owner chooses how many of them the potions take.
    Wounds { n_wounds: u8, cause: Cause },
}

impl Reward {
    /// The name of the reward, in a word or two.
    pub const fn name(self) -> Text {
        match self {
            Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => text!("level-up"),
            Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => text!("item-box"),
            Reward::Potion => text!("potion"),
            Reward::Gem | Reward::AnyGem => text!("gem"),
            Reward::Minion => text!("minion"),
            Reward::Wounds { .. } => text!("wounds"),
        }
    }
}

/// The cause of a wound (PD-060).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    Skulls,
    Minion(Room),
    Trap(Room),
    Monster(Monster),
}
