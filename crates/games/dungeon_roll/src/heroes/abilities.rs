//! The abilities of heroes: the parts that their cards are written in.

use crate::dice::{Companion, DungeonFace, Monster, Party, Types};
use kernel::kinds;

/// Heroes of the box: the first so many. A later one is of a pack, or a legend.
pub const BASE_HEROES: usize = 8;

/// No token is left to a player who has to give so many back.
pub const ALL_TOKENS: u8 = u8::MAX;

/// An ability that a hero can use once per delve (DR-035).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ultimate {
    /// The card acts once as one of these companions: Arcane Blade, Holy Strike.
    Act(Types),
    /// Every die on the level and in the lair goes: Arcane Fury.
    Sweep,
    /// Monsters of one type fight for the party until it regroups: Animate Dead and its like.
    Recruit { monster: Monster, temp: Temp, n_max: u8 },
    /// A treasure for everything on the level and in the lair: Divine Intervention.
    Intervene,
    /// Monsters become one potion or chest: Charm Monster, Mesmerize, Fortunate Strike.
    Enchant { n_max: u8, into: DungeonFace },
    /// The lair empties: Bard Song, Viking Fury.
    Song,
    /// Monsters are defeated: Calculated Strike, Called Shot.
    Strike { n_max: u8 },
    /// Any dice are re-rolled: Battlefield Presence.
    Presence,
    /// All monsters become dragons: Battlecry.
    Battlecry,
    /// Dice of the graveyard are rolled into the party: Healing Salve, Berserker Rage and others.
    Revive { n_max: u8, terms: Terms },
    /// One monster, or all of one type, for each die in the lair: Dragon Breath, Dragon Fury.
    Breath(Reach),
    /// One monster for each champion, who are re-rolled then: Rally.
    Rally,
    /// One monster of each type is defeated: Flurry of Arrows.
    Flurry,
    /// All monsters go: Deafening Roar.
    Roar,
    /// All monsters of one type become treasures: Touch of Midas.
    Midas,
    /// Home from among the monsters, with the experience of the level above: Scout Ahead.
    ScoutAhead,
    /// Home at once, with the experience of the level: Know When to Say When.
    Withdraw,
    /// Treasures are drawn, and so many given back: Treasure Seeker.
    Dig { n_back: u8 },
    /// A die of the party or of the level is set to a face, or one of both: Call in a Favor,
    /// Reinforcements.
    Favor { is_both: bool },
    /// The dragon is defeated without a fight: Future Technology, Forbidden Knowledge.
    Banish(Price),
    /// A chest or a potion goes, and the curse is back: Bestial Fury.
    Fury,
    /// Any dungeon dice are re-rolled, those in the lair included: Calculated Risk.
    Risk,
    /// Dungeon dice go, those in the lair included: Strike Fear.
    Fear { n_max: u8 },
    /// The dice in the lair join the party until it regroups: Word of Command.
    Command,
}

/// The price of defeating the dragon without a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Any treasure.
    Treasure,
    /// Any treasure, or a party die that shows a scroll.
    TreasureOrScroll,
    /// A scroll: a party die or a treasure.
    Scroll,
}

/// The way an exhausted hero is readied before the next delve (DR-307).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readying {
    /// Whenever potions are drunk.
    Potions,
    /// For a treasure, whenever its owner likes.
    Treasure,
    /// Whenever a roll leaves all three types of monsters on the level.
    AllTypes,
    /// Whenever one companion defeats two monsters or more.
    Feat,
}

/// The choice that an ultimate asks for before it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    Nothing,
    /// Something to use the hero card on, as if it were a companion.
    Task,
    /// Monsters; see `rules::Aim`.
    Monsters,
    /// Dice to re-roll.
    Reroll,
    /// A treasure to be given up.
    Treasure,
    /// A die, and the face that it is set to.
    Face,
    /// The price that is given for the dragon.
    Price,
    /// Dungeon dice, those in the lair perhaps included.
    Dice,
}

/// The nature of an ultimate, known before it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nature {
    pub asks: Asks,
    pub when: When,
    pub haste: Haste,
}

/// The place where an ultimate can do something (DR-102).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// While a level lies in front of the party.
    Level,
    /// There, and where the party regroups.
    Anywhere,
}

/// The haste of an ultimate: it may matter when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// It does the same before fights as after them, or more, and wakes no dragon.
    Quiet,
    /// It does the same before fights as after them, or more.
    Plain,
    /// It depends on what has been done before.
    Timely,
}

impl Ultimate {
    /// The nature of the ultimate: what it asks for, where it can be used, and whether it can wait, a row for each. A
    /// tamed dragon would go away where the party regroups, dice of the lair cannot be rolled onto a level that is
    /// done, and withdrawing is what everybody may do there.
    pub const fn nature(self) -> Nature {
        use Haste::{Plain, Quiet, Timely};
        use When::{Anywhere, Level};
        let (asks, when, haste) = match self {
            Ultimate::Act(_) => (Asks::Task, Level, Quiet),
            Ultimate::Sweep => (Asks::Nothing, Anywhere, Quiet),
            Ultimate::Recruit { .. } => (Asks::Monsters, Level, Quiet),
            Ultimate::Intervene => (Asks::Treasure, Anywhere, Timely),
            Ultimate::Enchant { .. } => (Asks::Monsters, Level, Plain),
            Ultimate::Song => (Asks::Nothing, Anywhere, Quiet),
            Ultimate::Strike { .. } => (Asks::Monsters, Level, Quiet),
            Ultimate::Presence => (Asks::Reroll, Anywhere, Plain),
            Ultimate::Battlecry => (Asks::Nothing, Level, Timely),
            Ultimate::Revive { .. } => (Asks::Nothing, Anywhere, Timely),
            Ultimate::Breath(_) => (Asks::Monsters, Level, Timely),
            Ultimate::Rally => (Asks::Monsters, Level, Timely),
            Ultimate::Flurry => (Asks::Nothing, Level, Quiet),
            Ultimate::Roar => (Asks::Nothing, Level, Quiet),
            Ultimate::Midas => (Asks::Monsters, Level, Timely),
            Ultimate::ScoutAhead => (Asks::Nothing, Level, Plain),
            Ultimate::Withdraw => (Asks::Nothing, Level, Plain),
            Ultimate::Dig { .. } => (Asks::Nothing, Anywhere, Timely),
            Ultimate::Favor { .. } => (Asks::Face, Anywhere, Timely),
            Ultimate::Banish(_) => (Asks::Price, Level, Plain),
            Ultimate::Fury => (Asks::Dice, Level, Timely),
            Ultimate::Risk => (Asks::Dice, Level, Timely),
            Ultimate::Fear { .. } => (Asks::Dice, Anywhere, Plain),
            Ultimate::Command => (Asks::Nothing, Level, Timely),
        };
        Nature { asks, when, haste }
    }

    /// The choice that it asks for.
    pub const fn asks(self) -> Asks {
        self.nature().asks
    }
}

/// On which terms dice come back from the graveyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terms {
    Free,
    /// Nobody retires from a level any more, unless its dragon was defeated: Berserker Rage.
    NoRetreat,
    /// Scrolls go back at once: Rallying Cry.
    NoScrolls,
}

/// The reach of a dragon's breath: what it burns for each die in the lair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    OneMonster,
    OneType,
}

kinds! {
    /// A monster, or a dragon die, that fights for the party until it regroups (DR-092, DR-326).
    pub enum Temp {
        Fighter = "f",
        Thief = "t",
        Dragon = "d",
    }
}

impl Temp {
    /// The companion that it acts as.
    pub const fn companion(self) -> Companion {
        match self {
            Temp::Fighter => Companion::Fighter,
            Temp::Thief => Companion::Thief,
            Temp::Dragon => Companion::Dragon,
        }
    }
}

/// The way the party of a delve comes about (DR-013).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// So many dice are rolled; others begin in the graveyard.
    Rolled { n_dice: u8, n_buried: u8 },
    /// Dice are set to these faces, and there are no others.
    Set(Party),
}

/// The task left when the party has been rolled, before the first dungeon die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preparation {
    Nothing,
    /// Party dice may be re-rolled once (DR-016).
    Reroll,
    /// So many party dice are set to scrolls (DR-326).
    Scrolls(u8),
    /// Dungeon dice are rolled and laid out for the first levels (DR-313).
    Plan,
}

/// The reward when one companion defeats two monsters or more at once (DR-308).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// A champion is re-rolled instead of going to the graveyard.
    ChampionStays,
    /// A treasure is drawn.
    DrawsTreasure,
}

/// Faces of dungeon dice that turn into others as they fall (DR-303).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turning {
    pub from: DungeonFace,
    pub to: DungeonFace,
}

impl Formation {
    /// Party dice in the delve, those in the graveyard included.
    pub fn n_dice(self) -> u8 {
        match self {
            Formation::Rolled { n_dice, n_buried } => n_dice + n_buried,
            Formation::Set(party) => party.total(),
        }
    }
}
