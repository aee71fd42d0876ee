//! The ten kinds of treasure tokens.

use super::dice::Companion;
use crate::messages;
use kernel::kit::Kind;
use kernel::{Edition, Tally, Text, kinds, text};

/// Which dice Dragon Bait turns (DR-078).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaitScope {
    AllDice,
    MonstersOnly,
}

/// Tokens in the chest at the beginning (DR-201).
pub const TOKENS: u8 = 36;

kinds! {
    /// A kind of treasure token.
    pub enum Treasure {
        VorpalSword = "sword",
        Talisman = "talisman",
        Scepter = "scepter",
        ThievesTools = "tools",
        Scroll = "scroll",
        Ring = "ring",
        Scales = "scales",
        Elixir = "elixir",
        Bait = "bait",
        Portal = "portal",
    }
}

/// Treasures by kind: a hand, or the bag.
pub type Treasures = Tally<Treasure>;

/// The print on a token, and the number of such tokens.
pub struct TreasureCard {
    pub name: Text,
    /// Tokens of this kind.
    pub count: u8,
    /// Its effect, in one sentence; see [`Treasure::effect`].
    effect: Text,
}

impl Treasure {
    /// The print on it.
    pub const fn card(self) -> &'static TreasureCard {
        &CARDS[self as usize]
    }

    /// Its effect by the house rules, in one sentence (DR-078).
    pub const fn effect(self, bait: BaitScope) -> Text {
        match bait {
            BaitScope::MonstersOnly if matches!(self, Treasure::Bait) => BAIT_FOR_MONSTERS,
            BaitScope::MonstersOnly | BaitScope::AllDice => self.card().effect,
        }
    }

    /// The companion that it can be used as.
    pub const fn companion(self) -> Option<Companion> {
        match self {
            Treasure::VorpalSword => Some(Companion::Fighter),
            Treasure::Talisman => Some(Companion::Cleric),
            Treasure::Scepter => Some(Companion::Mage),
            Treasure::ThievesTools => Some(Companion::Thief),
            _ => None,
        }
    }

    /// Tells whether it stands for a party die: a companion, or a scroll (DR-048).
    pub const fn acts_as_die(self) -> bool {
        self.companion().is_some() || matches!(self, Treasure::Scroll)
    }
}

/// All tokens of the box as an edition has it, `n_boxes` times.
pub fn full_bag(edition: Edition, n_boxes: u8) -> Treasures {
    let mut bag = Treasures::NONE;
    for treasure in Treasure::in_edition(edition) {
        bag[treasure] = treasure.card().count * n_boxes;
    }
    bag
}

const fn card(name: Text, count: u8, effect: Text) -> TreasureCard {
    TreasureCard { name, count, effect }
}

/// The effect of the bait where only monsters take it (DR-078).
const BAIT_FOR_MONSTERS: Text = text!("treasure-bait-does-to-monsters");

#[rustfmt::skip] // A table.
static CARDS: [TreasureCard; Treasure::COUNT] = [
    card(text!("treasure-sword"), 3, text!("treasure-sword-does")),
    card(text!("treasure-talisman"), 3, text!("treasure-talisman-does")),
    card(text!("treasure-scepter"), 3, text!("treasure-scepter-does")),
    card(text!("treasure-tools"), 3, text!("treasure-tools-does")),
    card(text!("treasure-scroll"), 3, text!("treasure-scroll-does")),
    card(text!("treasure-ring"), 4, text!("treasure-ring-does")),
    card(text!("treasure-scales"), 6, text!("treasure-scales-does")),
    card(text!("treasure-elixir"), 3, text!("treasure-elixir-does")),
    card(text!("treasure-bait"), 4, text!("treasure-bait-does")),
    card(text!("treasure-portal"), 4, text!("treasure-portal-does")),
];
