//! The ten kinds of treasure tokens (section 5.3).

use super::dice::Companion;
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

/// What is printed on a token, and how many there are.
pub struct TreasureCard {
    pub name: Text,
    /// Tokens of this kind.
    pub count: u8,
    /// What it does, in one sentence; see [`Treasure::effect`].
    effect: Text,
}

impl Treasure {
    /// What is printed on it.
    pub const fn card(self) -> &'static TreasureCard {
        &CARDS[self as usize]
    }

    /// What it does by the house rules, in one sentence (DR-078).
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

/// What the bait does where only monsters take it (DR-078).
const BAIT_FOR_MONSTERS: Text = text(
    "Turns the monsters of the level into dragons in the lair.",
    "Превращает монстров уровня в драконьи морды и отправляет их в логово.",
);

#[rustfmt::skip] // A table.
static CARDS: [TreasureCard; Treasure::COUNT] = [
    card(text("Vorpal Sword", "Разящий меч"), 3,
        text("Acts as a fighter.", "Действует как воин.")),
    card(text("Talisman", "Талисман"), 3,
        text("Acts as a cleric.", "Действует как клирик.")),
    card(text("Scepter of Power", "Жезл силы"), 3,
        text("Acts as a mage.", "Действует как маг.")),
    card(text("Thieves' Tools", "Воровские инструменты"), 3,
        text("Acts as a thief.", "Действует как вор.")),
    card(text("Scroll", "Свиток"), 3,
        text("Acts as a scroll.", "Действует как свиток.")),
    card(text("Ring of Invisibility", "Кольцо невидимости"), 4,
        text("Empties the dragon's lair. No reward.", "Опустошает логово дракона. Награды нет.")),
    card(text("Dragon Scales", "Драконьи чешуйки"), 6,
        text("Each pair is worth 2 more points at the end.", "Каждая пара в конце игры приносит ещё 2 очка.")),
    card(text("Elixir", "Эликсир"), 3,
        text("Brings one die back from the graveyard with a face of your choice.",
            "Возвращает один кубик с кладбища любой гранью.")),
    card(text("Dragon Bait", "Приманка для дракона"), 4,
        text("Turns the dice of the level into dragons in the lair.",
            "Превращает кубики уровня в драконьи морды и отправляет их в логово.")),
    card(text("Town Portal", "Городской портал"), 4,
        text("Leaves the dungeon at once with the experience of the level. 2 points at the end.",
            "Сразу покинуть подземелье, получив опыт за уровень. В конце игры приносит 2 очка.")),
];
