//! One side of a hero card, written as it is printed: `Side::new(name).skill(…).once(…)`.

use super::abilities::{Feat, Formation, Preparation, Readying, Turning, Ultimate};
use super::hero::Hero;
use crate::dice::{Companion, DungeonFace, Floor, PARTY_DICE, PartyFace, Types};
use crate::messages;
use kernel::Tally;
use kernel::{Text, text};

/// The sides of a hero card.
pub struct HeroCard {
    pub hero: Hero,
    /// The side that a match begins with.
    pub novice: Side,
    /// The side from 5 experience on; a legend has none (DR-302).
    pub master: Option<Side>,
}

/// One side of a hero card: its words, and what its specialty changes.
pub struct Side {
    pub name: Text,
    /// The specialty, in one sentence.
    pub specialty: Text,
    pub ultimate: Option<Ultimate>,
    pub ultimate_name: Text,
    /// The ultimate ability, in one sentence.
    pub ultimate_text: Text,
    /// The companions that each face of a party die can be used as (DR-089, DR-090).
    pub types: [Types; 6],
    /// Companions that defeat one extra monster (DR-091).
    pub extra: Types,
    /// Companions that deal with one monster and one chest at a time, even if others do more (DR-322).
    pub humble: Types,
    /// Chests and potions can be used in the monster phase.
    pub loots_early: bool,
    pub formation: Formation,
    pub preparation: Preparation,
    /// Scrolls of the fresh party become champions (DR-017).
    pub crowns_scrolls: bool,
    /// The different companions that a dragon takes (DR-052, DR-055).
    pub n_dragon_types: u8,
    /// So many dice in the lair wake the dragon (DR-051, DR-322).
    pub dragon_wakes: u8,
    /// The lair empties as soon as the dragon would wake (DR-314).
    pub scares_dragons: bool,
    pub turning: Option<Turning>,
    /// Dice of which one may be re-rolled, once on each level (DR-304).
    pub again: Floor,
    pub feat: Option<Feat>,
    /// The way the hero is readied within a delve (DR-307).
    pub readying: Option<Readying>,
    /// The hero begins each delve exhausted, and while that lasts every companion defeats one extra
    /// monster (DR-321).
    pub is_cursed: bool,
    /// A scroll turns a monster into a dragon in the lair (DR-326).
    pub lures: bool,
    /// Any party die re-rolls dice as a scroll does, in any phase of the level (DR-327).
    pub rereads: bool,
    /// Treasures to be drawn when the party is formed (DR-315).
    pub n_finds: u8,
    /// Tokens to be given back at the end of the match (DR-306).
    pub toll: u8,
}

/// The side of a player without a hero: nothing.
pub static NOBODY: Side = Side::new(text!("hero-none"));

impl Side {
    /// Those of some companions that defeat any number and open any number, where the type can.
    pub fn unbound(&self, types: Types) -> Types {
        types.minus(self.humble)
    }

    /// A side without abilities.
    pub(super) const fn new(name: Text) -> Side {
        let mut types = [Types::NONE; PartyFace::COUNT];
        let mut place = 0;
        while place < PartyFace::COUNT {
            if let Some(companion) = PartyFace::ALL[place].companion() {
                types[place] = Companion::set(&[companion]);
            }
            place += 1;
        }
        Side {
            name,
            specialty: text!("skill-none"),
            ultimate: None,
            ultimate_name: text!("ability-none"),
            ultimate_text: text!("ability-none-does"),
            types,
            extra: Types::NONE,
            humble: Types::NONE,
            loots_early: false,
            formation: Formation::Rolled { n_dice: PARTY_DICE, n_buried: 0 },
            preparation: Preparation::Nothing,
            crowns_scrolls: false,
            n_dragon_types: 3,
            dragon_wakes: 3,
            scares_dragons: false,
            turning: None,
            again: Tally::NONE,
            feat: None,
            readying: None,
            is_cursed: false,
            lures: false,
            rereads: false,
            n_finds: 0,
            toll: 0,
        }
    }

    /// The specialty in words.
    pub(super) const fn skill(self, specialty: Text) -> Side {
        Side { specialty, ..self }
    }

    /// The ultimate, once per delve (DR-035), and its words.
    pub(super) const fn once(
        self,
        ultimate: Ultimate,
        ultimate_name: Text,
        ultimate_text: Text,
    ) -> Side {
        Side { ultimate: Some(ultimate), ultimate_name, ultimate_text, ..self }
    }

    /// Each of two companions can be used as the other (DR-089).
    pub(super) const fn swaps(mut self, one: Companion, other: Companion) -> Side {
        let both = Companion::set(&[one, other]);
        self.types[one as usize] = both;
        self.types[other as usize] = both;
        self
    }

    /// Scrolls can be used as these companions.
    pub(super) const fn reads_scrolls(mut self, types: Types) -> Side {
        self.types[PartyFace::Scroll as usize] = types;
        self
    }

    /// The companion defeats one extra monster (DR-091).
    pub(super) const fn extra(self, companion: Companion) -> Side {
        Side { extra: Companion::set(&[companion]), ..self }
    }

    /// The companion deals with one monster and one chest at a time (DR-322).
    pub(super) const fn humble(self, companion: Companion) -> Side {
        Side { humble: Companion::set(&[companion]), ..self }
    }

    /// Chests and potions can be used in the monster phase.
    pub(super) const fn loots_early(self) -> Side {
        Side { loots_early: true, ..self }
    }

    /// Sets the way the party comes together.
    pub(super) const fn forms(self, formation: Formation) -> Side {
        Side { formation, ..self }
    }

    /// Sets the task left when the party has been rolled.
    pub(super) const fn prepares(self, preparation: Preparation) -> Side {
        Side { preparation, ..self }
    }

    /// Scrolls of the fresh party become champions (DR-017).
    pub(super) const fn crowns_scrolls(self) -> Side {
        Side { crowns_scrolls: true, ..self }
    }

    /// The dragon takes so many different companions (DR-052, DR-055).
    pub(super) const fn dragon(self, n_dragon_types: u8) -> Side {
        Side { n_dragon_types, ..self }
    }

    /// So many dice in the lair wake the dragon (DR-322).
    pub(super) const fn dragon_wakes(self, dragon_wakes: u8) -> Side {
        Side { dragon_wakes, ..self }
    }

    /// The lair empties where the dragon would wake (DR-314).
    pub(super) const fn scares_dragons(self) -> Side {
        Side { scares_dragons: true, ..self }
    }

    /// Dungeon dice of one face turn into another as they fall (DR-303).
    pub(super) const fn turns(self, from: DungeonFace, to: DungeonFace) -> Side {
        Side { turning: Some(Turning { from, to }), ..self }
    }

    /// One of these dice may be re-rolled, once on each level (DR-304).
    pub(super) const fn again(self, again: Floor) -> Side {
        Side { again, ..self }
    }

    /// Sets the reward for defeating several monsters at once (DR-308).
    pub(super) const fn feat(self, feat: Feat) -> Side {
        Side { feat: Some(feat), ..self }
    }

    /// So many tokens are given back at the end of the match (DR-306).
    pub(super) const fn toll(self, toll: u8) -> Side {
        Side { toll, ..self }
    }

    /// The way the hero is readied within a delve (DR-307).
    pub(super) const fn readied(self, by: Readying) -> Side {
        Side { readying: Some(by), ..self }
    }

    /// The hero begins each delve exhausted, under a curse (DR-321).
    pub(super) const fn cursed(self) -> Side {
        Side { is_cursed: true, ..self }
    }

    /// A scroll turns a monster into a dragon in the lair (DR-326).
    pub(super) const fn lures(self) -> Side {
        Side { lures: true, ..self }
    }

    /// Any party die re-rolls dice as a scroll does (DR-327).
    pub(super) const fn rereads(self) -> Side {
        Side { rereads: true, ..self }
    }

    /// So many treasures are drawn when the party is formed (DR-315).
    pub(super) const fn finds(self, n_finds: u8) -> Side {
        Side { n_finds, ..self }
    }
}
