//! The words that effects are about: who, where, how long, which cards.

use crate::cards::{Form, Trait};
use kernel::Set;

/// A hero or player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The controller's hero. `me`
    Me,
    /// The hero whose peril paid, or the hero on the other side. `tgt`
    Target,
    /// Every hero in the location concerned. `each`
    Each,
    /// The hero who has just rolled. `roller`
    Roller,
    /// The hero who bears the token of this escort. `carrier`
    Carrier,
}

/// The one that is wounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wounded {
    Hero(Who),
    /// One attacking monster, chosen by the controller. `atk1`
    OneAttacker,
    /// Up to two attacking monsters, chosen by the controller. `atk2`
    TwoAttackers,
}

/// Whose rolls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rollers {
    Hero(Who),
    /// The controller's monsters. `mine(monster)`
    Mine(Filter),
}

/// Which rolls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rolls {
    /// `attack`
    Attack,
    /// `counter`, `counter.melee`
    Counter(Option<Form>),
    /// Attack and counterattack. `battle`, `battle.melee`
    Battle(Option<Form>),
    /// `exit`
    Exit,
    /// `hazard`
    Hazard,
    /// Threats of trap encounters. `trap`
    Trap,
    /// `quest`
    Quest,
    /// Every threat. `threat`
    Threat,
    /// `all`
    All,
    /// The one that is about to be made. `next`
    Next,
}

/// The term of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// To the end of the current turn. `turn`
    Turn,
    /// `battle`
    Battle,
    /// One roll. `next`
    Next,
    /// To the end of that hero's next turn. `nextTurn`
    NextTurn,
}

/// A side in a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// `asAttacker`
    Attacker,
    /// `asDefender`
    Defender,
}

/// The way an attacker leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leave {
    /// To the discard pile. `discard`
    Discard,
    /// Unhurt to step A-VII. `keep`
    Keep,
}

/// The place that a hero is warped to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// `any`
    Any,
    /// `chamber`
    Chamber,
    /// `tunnel`
    Tunnel,
    /// `entrance`
    Entrance,
}

/// The one who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chooser {
    /// The controller, for the own hero. `me`
    Me,
    /// The controller. `you`
    You,
    /// The hero concerned. `tgt`
    Target,
    /// Nobody: luck does. `random`
    Random,
}

/// Cards that an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cards {
    /// This card. `self`
    Itself,
    /// The card that it is attached to. `host`
    Host,
    /// The controller's. `mine(Fiend)`
    Mine(Filter),
    /// The controller's, while the own hero is here. `mineHere(Potion)`
    MineHere(Filter),
    /// Those in this location. `here(Undead)`
    Here(Filter),
    /// Encounters against a hero in this location. `encounterHere(any)`
    EncounterHere(Filter),
}

/// The place that a card is discarded from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zone {
    pub owner: Owner,
    pub cards: ZoneCards,
}

/// Whose cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// `me`
    Me,
    /// `tgt`
    Target,
    /// `roller`
    Roller,
    /// Any player's. `any`
    Any,
}

/// Which of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneCards {
    /// `me.hand`
    Hand,
    /// All readied cards. `tgt.readied`
    Readied,
    /// Readied cards with these traits. `any.bane`
    Of(Filter),
}

/// Up to four alternatives, each a set of traits that a card must all have. `treasure permanent`,
/// `Beast|Vermin`; `any` has one alternative that asks for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filter {
    any_of: [Option<Set<Trait>>; 4],
}

impl Filter {
    /// Every card.
    pub const ANY: Filter = Filter { any_of: [Some(Set::NONE), None, None, None] };

    /// Cards that have all traits of one of these sets.
    ///
    /// # Panics
    /// If there are more than four, or none.
    pub fn new(alternatives: &[Set<Trait>]) -> Filter {
        assert!(!alternatives.is_empty() && alternatives.len() <= 4);
        Filter { any_of: std::array::from_fn(|nth| alternatives.get(nth).copied()) }
    }

    /// The alternatives, in the order written.
    pub fn alternatives(&self) -> impl Iterator<Item = Set<Trait>> {
        self.any_of.into_iter().flatten()
    }

    /// Tells whether a card with these traits fits.
    pub fn fits(&self, traits: Set<Trait>) -> bool {
        self.alternatives().any(|it| it.minus(traits).is_empty())
    }
}
