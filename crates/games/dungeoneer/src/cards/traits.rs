//! Traits that filters can ask of a card.

use kernel::{Set, kinds};

kinds! {
    /// A trait that filters can ask of a card: a monster's kind, a subtype, the kind of a card, its duration. The word
    /// is that of the files of cards.
    pub enum Trait {
        // Kinds of monsters.
        Undead, Vermin, Fiend, Humanoid, Demon, Dragon, Beast, Construct,
        // Subtypes.
        Enhancer, Maneuver, Skill, Spell, Prayer, Blessing, Curse, Trick, Device, Ring, Potion,
        Weapon, Armor, Shield, Helm, Boots, Cloak, Amulet, Bag, Scroll, Oil, Counter, Warp, Shift,
        // Kinds of cards.
        Boon = "boon",
        Treasure = "treasure",
        Bane = "bane",
        Monster = "monster",
        Trap = "trap",
        // Durations.
        Instant = "instant",
        Permanent = "permanent",
        Attachment = "attachment",
    }
}

/// Which traits are kinds of monsters.
pub const MONSTER_KINDS: Set<Trait> = Trait::set(&[
    Trait::Undead,
    Trait::Vermin,
    Trait::Fiend,
    Trait::Humanoid,
    Trait::Demon,
    Trait::Dragon,
    Trait::Beast,
    Trait::Construct,
]);

/// Which traits are kinds of cards.
pub const CARD_KINDS: Set<Trait> =
    Trait::set(&[Trait::Boon, Trait::Treasure, Trait::Bane, Trait::Monster, Trait::Trap]);

/// Which traits are durations.
pub const DURATIONS: Set<Trait> =
    Trait::set(&[Trait::Instant, Trait::Permanent, Trait::Attachment]);

/// The subtypes of which a player may have one treasure only (DN-321) are all that are left.
pub const SUBTYPES: Set<Trait> = Trait::set(&[
    Trait::Enhancer,
    Trait::Maneuver,
    Trait::Skill,
    Trait::Spell,
    Trait::Prayer,
    Trait::Blessing,
    Trait::Curse,
    Trait::Trick,
    Trait::Device,
    Trait::Ring,
    Trait::Potion,
    Trait::Weapon,
    Trait::Armor,
    Trait::Shield,
    Trait::Helm,
    Trait::Boots,
    Trait::Cloak,
    Trait::Amulet,
    Trait::Bag,
    Trait::Scroll,
    Trait::Oil,
    Trait::Counter,
    Trait::Warp,
    Trait::Shift,
]);
