//! The sixteen talents (PD-340 to PD-352).

use crate::messages;
use kernel::{Text, kinds, text};

kinds! {
    /// The gift of a team, by the number of the card.
    pub enum Talent {
        Alchemist = "T01",
        Noble = "T02",
        Barbarian = "T03",
        TreasureHunter = "T04",
        Berserker = "T05",
        Beastmaster = "T06",
        Veteran = "T07",
        Psionic = "T08",
        FortuneTeller = "T09",
        Scout = "T10",
        Ranger = "T11",
        Merchant = "T12",
        Assassin = "T13",
        Craftsman = "T14",
        Healer = "T15",
        Shaman = "T16",
    }
}

/// The face of a talent card.
pub struct TalentCard {
    pub name: Text,
    pub effect: Text,
    /// Counted at the end, for any course of play (PD-272).
    pub glory: i8,
}

impl Talent {
    /// The face of the card.
    pub const fn card(self) -> &'static TalentCard {
        &CARDS[self as usize]
    }
}

const fn card(name: Text, glory: i8, effect: Text) -> TalentCard {
    TalentCard { name, effect, glory }
}

#[rustfmt::skip]
static CARDS: [TalentCard; Talent::COUNT] = [
    card(text!("alchemist"), -1,
        text!("alchemist-effect")),
    card(text!("noble"), -1,
        text!("noble-effect")),
    card(text!("barbarian"), 0,
        text!("barbarian-effect")),
    card(text!("treasure-hunter"), 0,
        text!("treasure-hunter-effect")),
    card(text!("berserker"), -2,
        text!("berserker-effect")),
    card(text!("beastmaster"), -2,
        text!("beastmaster-effect")),
    card(text!("veteran"), -3,
        text!("veteran-effect")),
    card(text!("psionic"), 2,
        text!("psionic-effect")),
    card(text!("fortune-teller"), 2,
        text!("fortune-teller-effect")),
    card(text!("scout"), -2,
        text!("scout-effect")),
    card(text!("ranger"), -1,
        text!("ranger-effect")),
    card(text!("merchant"), -1,
        text!("merchant-effect")),
    card(text!("assassin"), 0,
        text!("assassin-effect")),
    card(text!("craftsman"), -3,
        text!("craftsman-effect")),
    card(text!("healer"), 2,
        text!("healer-effect")),
    card(text!("shaman"), 3,
        text!("shaman-effect")),
];
