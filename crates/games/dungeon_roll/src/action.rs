//! Actions and events.

use super::dice::{Companion, DungeonFace, Floor, Horde, Monster, Party, PartyFace, Pile, Throw};
use super::heroes::{Hero, Temp};
use super::treasures::{Treasure, Treasures};
use kernel::{Seat, sort_few};

/// Levels whose dice a scout lays out (DR-313).
pub const PLANNED: usize = 3;

/// A source that acts: a die, a recruited monster, a treasure, or the hero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// An active party die. `F`
    Die(PartyFace),
    /// A recruited monster. `f`
    Temp(Temp),
    /// A treasure that stands for a die. `sword`
    Treasure(Treasure),
    /// The hero card itself. `hero`
    Hero,
}

/// Those who meet the dragon: three, or two for the Dragon Slayer, in the order of [`Source`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Band {
    members: [Source; 3],
    n_members: u8,
}

impl Band {
    /// The band of `members`, put in order; none unless there are two or three.
    pub fn new(members: &[Source]) -> Option<Band> {
        let (&first, n_members) = (members.first()?, members.len());
        if !(2..=3).contains(&n_members) {
            return None;
        }
        let mut band = Band { members: [first; 3], n_members: n_members as u8 };
        band.members[..n_members].copy_from_slice(members);
        sort_few(&mut band.members[..n_members], |it| *it);
        // The place that is not used has one content only, so that equal bands are equal.
        let filler = band.members[0];
        band.members[n_members..].fill(filler);
        Some(band)
    }

    /// Its members, in order.
    pub fn members(&self) -> &[Source] {
        &self.members[..self.n_members.into()]
    }
}

/// One choice of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Settle who goes down, before the first level.
    Form(Forming),
    /// Use a source on what lies on the level.
    Use { with: Source, on: Use },
    /// Defeat the dragon (DR-052). `dragon F M H`
    Dragon { band: Band },
    /// Use the hero's ultimate, on what it asks for.
    Unleash(Unleash),
    /// Do what only some heroes can, as often as they like.
    Skill(Skill),
    /// Use a treasure with an effect of its own.
    Spend(Magic),
    /// Go on, or leave.
    Course(Course),
}

/// A choice that is settled before the first level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forming {
    /// Choose a hero (DR-202). `hero knight`
    Choose { hero: Hero },
    /// Keep the party as it was rolled (DR-016). `keep`
    Keep,
    /// Re-roll dice of the fresh party (DR-016). `muster FFS`
    Muster { dice: Party },
    /// Set dice of the fresh party to scrolls (DR-326). `inscribe FC`
    Inscribe { dice: Party },
    /// Lay out scouted dice: one for level 1, two for level 2, the rest for level 3 (DR-313).
    /// `plan G KD`
    Plan { first: Pile, second: Pile },
}

/// The use of a source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// Defeat monsters with one companion (DR-030). `fight F GGG`
    Fight { monsters: Horde },
    /// Re-roll dice with a scroll (DR-031). `reroll S GK FF`
    Reroll { floor: Floor, party: Party },
    /// Open so many chests (DR-040, DR-041). `open T 2`
    Open { n_chests: u8 },
    /// Drink one potion for each of these faces (DR-045). `drink M HT`
    Drink { faces: Party },
    /// Turn a monster into a dragon with a scroll (DR-326). `lure S G`
    Lure { monster: Monster },
}

/// The aim of an ultimate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unleash {
    /// Nothing is asked for. `unleash`
    Plain,
    /// Monsters. `unleash GK`
    On { monsters: Horde },
    /// Dice to be re-rolled. `unleash GK FF`
    Reroll { floor: Floor, party: Party },
    /// A treasure that is given; potions are drunk. `unleash ring HH`
    For { treasure: Treasure, faces: Party },
    /// A die that is set to a face, or one of the level and one of the party. `unleash G>$ F>H`
    Set { floor: Option<(DungeonFace, DungeonFace)>, party: Option<(PartyFace, PartyFace)> },
    /// A source that is given. `unleash with S`
    With { with: Source },
    /// Dungeon dice, those in the lair included. `unleash dice GD`
    Dice { dice: Pile },
}

/// An action that only some heroes can take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skill {
    /// Re-roll one die of the level, as the hero may once on each (DR-304). `again G`
    Again { die: DungeonFace },
    /// Give a treasure back that is owed (DR-315). `discard ring`
    Discard { treasure: Treasure },
    /// Give a treasure to ready the hero (DR-325). `ready ring`
    Ready { treasure: Treasure },
}

/// The effect of a treasure that stands for no die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Magic {
    /// Use a Ring of Invisibility (DR-076). `ring`
    Ring,
    /// Use an Elixir (DR-077). `elixir H`
    Elixir { face: PartyFace },
    /// Use Dragon Bait (DR-078). `bait`
    Bait,
    /// Use a Town Portal (DR-079). `portal`
    Portal,
}

impl Magic {
    /// The treasure that does it.
    pub const fn treasure(self) -> Treasure {
        match self {
            Magic::Ring => Treasure::Ring,
            Magic::Elixir { .. } => Treasure::Elixir,
            Magic::Bait => Treasure::Bait,
            Magic::Portal => Treasure::Portal,
        }
    }
}

/// The way the delve goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// Flee from the dungeon (DR-070). `flee`
    Flee,
    /// End the monster phase or the loot phase. `end`
    End,
    /// Retire to the tavern (DR-062). `retire`
    Retire,
    /// Seek glory on the next level (DR-064). `seek`
    Seek,
}

/// Why experience was gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The delve ended with the experience of its level.
    Level,
    /// A dragon was defeated (DR-057).
    Dragon,
    /// A treasure was due and the bag was empty (DR-043, DR-058).
    EmptyBag,
}

/// The end of a delve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    Retired,
    /// On level 10 (DR-063).
    Legend,
    Fled,
    Portal,
}

/// The cause of a re-roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reroller {
    /// A scroll, or the treasure of that name.
    Scroll(Source),
    /// The hero's ultimate.
    Ultimate,
    /// The Mercenary, when the party was formed.
    Muster,
    /// The hero, once on the level (DR-304).
    Hero,
    /// A champion who defeated many and stays (DR-308).
    Champion,
}

/// The events of a player, each with the seat of that player; and the end of the match.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty),* $(,)? },)*) => {
        /// Something that happened. Everybody notices everything.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name { seat: Seat, $($(#[$field_doc])* $field: $kind),* },)*
            /// The match is over.
            Over,
        }

        impl Event {
            /// The player whom it is about; none when the match is over.
            pub const fn seat(&self) -> Option<Seat> {
                match *self {
                    $(Event::$name { seat, .. } => Some(seat),)*
                    Event::Over => None,
                }
            }
        }
    };
}

events! {
    /// A seat goes first (DR-203).
    First {},
    /// A hero was dealt or chosen (DR-202).
    HeroTaken { hero: Hero },
    /// A delve begins: the player's first, second or third.
    DelveBegan { number: u8 },
    /// The party was rolled (DR-013).
    Formed { throw: Throw<PartyFace> },
    /// The party was set to these faces (DR-311).
    Arrayed { party: Party },
    /// Dice begin in the graveyard (DR-317).
    Buried { n: u8 },
    /// Dice of the fresh party became scrolls (DR-326).
    Inscribed { dice: Party },
    /// Dungeon dice were rolled for the first levels (DR-313).
    Scouted { throw: Throw<DungeonFace> },
    /// They were laid out.
    Planned { plan: [Pile; PLANNED] },
    /// Scrolls of the fresh party became champions (DR-017).
    Crowned { n_scrolls: u8 },
    /// The party that goes down is settled.
    PartyReady { party: Party },
    /// The dice of a level were rolled (DR-018), or had been laid out for it (DR-313).
    Populated { level: u8, throw: Throw<DungeonFace>, party: Party, is_planned: bool },
    /// Dice of the level turned as they fell (DR-303).
    Turned { from: DungeonFace, to: DungeonFace, n: u8 },
    /// Monsters were defeated by a companion, used as one of this type.
    Fought { with: Source, used_as: Companion, monsters: Horde, by_specialty: bool },
    /// Dice were re-rolled: which, and what they show now.
    Rerolled {
        by: Reroller,
        floor: Floor,
        /// Dice of the lair among them (DR-325).
        n_lair: u8,
        party: Party,
        floor_throw: Throw<DungeonFace>,
        party_throw: Throw<PartyFace>,
    },
    /// Chests were opened, used as a companion of this type.
    Opened { with: Source, used_as: Companion, n_chests: u8, by_specialty: bool },
    /// Potions were drunk and dice came back.
    Drank { with: Source, faces: Party, by_specialty: bool },
    /// A treasure was drawn.
    Drew { treasure: Treasure },
    /// The dragon was defeated by a band, used as these types.
    DragonSlain { band: Band, n_dice: u8, by_specialty: bool },
    /// The dragon was defeated without a fight (DR-320, DR-327).
    Banished { with: Source, n_dice: u8 },
    /// The hero is ready again (DR-307).
    Readied { hero: Hero },
    /// A treasure was given to ready the hero (DR-325).
    Offered { treasure: Treasure },
    /// A scroll turned a monster into a dragon (DR-326).
    Lured { with: Source, monster: Monster },
    /// A treasure was given back (DR-315).
    Discarded { treasure: Treasure },
    /// The ultimate was used; what it did follows.
    Unleashed { hero: Hero, is_master: bool },
    /// Every die on the level and in the lair went away: Arcane Fury.
    Swept { floor: Floor, n_lair: u8 },
    /// Monsters joined the party until it regroups.
    Recruited { temp: Temp, monster: Monster, n: u8 },
    /// Monsters became a potion, or a chest.
    Enchanted { monsters: Horde, into: DungeonFace },
    /// Dice of the graveyard were rolled, and these joined the party (DR-305).
    Revived { throw: Throw<PartyFace>, joined: Party },
    /// Monsters were defeated by the ultimate.
    Struck { monsters: Horde },
    /// Dice were set to a face (DR-319).
    Favored {
        floor: Option<(DungeonFace, DungeonFace)>,
        party: Option<(PartyFace, PartyFace)>,
    },
    /// Dungeon dice went away (DR-321, DR-328).
    Removed { dice: Pile },
    /// Dragon dice of the lair joined the party (DR-326).
    Tamed { n: u8 },
    /// Monsters became dragons: Battlecry.
    Cried { monsters: Horde },
    /// A treasure was given up, and everything was dealt with: Divine Intervention.
    Intervened { treasure: Treasure, floor: Floor, faces: Party, n_lair: u8 },
    /// The lair emptied by Bard Song.
    Sang { n_lair: u8 },
    /// The lair emptied, because the dragon would have woken (DR-314).
    DragonFled { n_lair: u8 },
    /// A ring emptied the lair.
    RingUsed { n_lair: u8 },
    /// An elixir brought a die back.
    ElixirUsed { face: PartyFace },
    /// Bait turned dice of the level into dragons.
    BaitUsed { floor: Floor },
    /// A portal was used.
    PortalUsed {},
    /// The phase of monsters ended.
    MonstersGone {},
    /// Chests and potions were left behind (DR-050).
    LeftBehind { floor: Floor },
    /// The dragon wakes: so many dice lie in the lair (DR-051).
    DragonWoke { n_lair: u8 },
    /// The party regroups on a level; recruited monsters leave (DR-061).
    Regrouped { level: u8, temps: u8 },
    /// Experience was gained; the sum so far.
    Gained { xp: u8, reason: Reason, total: u16 },
    /// A hero turned to the master side (DR-084).
    Mastered { hero: Hero },
    /// Treasures were given back at the end of the match (DR-306).
    TollPaid { treasures: Treasures },
    /// A delve ended on this level.
    DelveEnded { level: u8, ending: Ending },
}
