//! Actions and events.

use super::dice::{Companion, DungeonFace, Floor, Horde, Monster, Party, PartyFace, Pile, Throw};
use super::heroes::{Hero, Temp};
use super::treasures::{Treasure, Treasures};
use kernel::{Seat, sort_few};

/// Levels whose dice a scout lays out (DR-313).
pub const PLANNED: usize = 3;

/// What acts: a die, a recruited monster, a treasure, or the hero.
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
    /// Defeat monsters with one companion (DR-030). `fight F GGG`
    Fight { with: Source, monsters: Horde },
    /// Re-roll dice with a scroll (DR-031). `reroll S GK FF`
    Reroll { with: Source, floor: Floor, party: Party },
    /// Re-roll one die of the level, as the hero may once on each (DR-304). `again G`
    Again { die: DungeonFace },
    /// Open so many chests (DR-040, DR-041). `open T 2`
    Open { with: Source, n_chests: u8 },
    /// Drink one potion for each of these faces (DR-045). `drink M HT`
    Drink { with: Source, faces: Party },
    /// Defeat the dragon (DR-052). `dragon F M H`
    Dragon { band: Band },
    /// Use an ultimate that asks for nothing. `unleash`
    Unleash,
    /// Use an ultimate on monsters. `unleash GK`
    UnleashOn { monsters: Horde },
    /// Use an ultimate that re-rolls dice. `unleash GK FF`
    UnleashReroll { floor: Floor, party: Party },
    /// Use an ultimate for which a treasure is given; potions are drunk. `unleash ring HH`
    UnleashFor { treasure: Treasure, faces: Party },
    /// Use an ultimate that sets a die to a face, or one of the level and one of the party.
    /// `unleash G>$ F>H`
    UnleashSet { floor: Option<(DungeonFace, DungeonFace)>, party: Option<(PartyFace, PartyFace)> },
    /// Use an ultimate that takes a source. `unleash with S`
    UnleashWith { with: Source },
    /// Use an ultimate on dungeon dice, those in the lair included. `unleash dice GD`
    UnleashDice { dice: Pile },
    /// Give a treasure back that is owed (DR-315). `discard ring`
    Discard { treasure: Treasure },
    /// Give a treasure to ready the hero (DR-325). `ready ring`
    Ready { treasure: Treasure },
    /// Turn a monster into a dragon with a scroll (DR-326). `lure S G`
    Lure { with: Source, monster: Monster },
    /// Use a Ring of Invisibility (DR-076). `ring`
    Ring,
    /// Use an Elixir (DR-077). `elixir H`
    Elixir { face: PartyFace },
    /// Use Dragon Bait (DR-078). `bait`
    Bait,
    /// Use a Town Portal (DR-079). `portal`
    Portal,
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

/// How a delve ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    Retired,
    /// On level 10 (DR-063).
    Legend,
    Fled,
    Portal,
}

/// What re-rolled dice.
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

/// Something that happened. Everybody notices everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Who goes first (DR-203).
    First { seat: Seat },
    /// A hero was dealt or chosen (DR-202).
    HeroTaken { seat: Seat, hero: Hero },
    /// A delve begins: the player's first, second or third.
    DelveBegan { seat: Seat, number: u8 },
    /// The party was rolled (DR-013).
    Formed { seat: Seat, throw: Throw<PartyFace> },
    /// The party was set to these faces (DR-311).
    Arrayed { seat: Seat, party: Party },
    /// Dice begin in the graveyard (DR-317).
    Buried { seat: Seat, n: u8 },
    /// Dice of the fresh party became scrolls (DR-326).
    Inscribed { seat: Seat, dice: Party },
    /// Dungeon dice were rolled for the first levels (DR-313).
    Scouted { seat: Seat, throw: Throw<DungeonFace> },
    /// They were laid out.
    Planned { seat: Seat, plan: [Pile; PLANNED] },
    /// Scrolls of the fresh party became champions (DR-017).
    Crowned { seat: Seat, n_scrolls: u8 },
    /// The party that goes down is settled.
    PartyReady { seat: Seat, party: Party },
    /// The dice of a level were rolled (DR-018), or had been laid out for it (DR-313).
    Populated { seat: Seat, level: u8, throw: Throw<DungeonFace>, party: Party, is_planned: bool },
    /// Dice of the level turned as they fell (DR-303).
    Turned { seat: Seat, from: DungeonFace, to: DungeonFace, n: u8 },
    /// Monsters were defeated by a companion, used as one of this type.
    Fought { seat: Seat, with: Source, used_as: Companion, monsters: Horde, by_specialty: bool },
    /// Dice were re-rolled: which, and what they show now.
    Rerolled {
        seat: Seat,
        by: Reroller,
        floor: Floor,
        /// Dice of the lair among them (DR-325).
        n_lair: u8,
        party: Party,
        floor_throw: Throw<DungeonFace>,
        party_throw: Throw<PartyFace>,
    },
    /// Chests were opened, used as a companion of this type.
    Opened { seat: Seat, with: Source, used_as: Companion, n_chests: u8, by_specialty: bool },
    /// Potions were drunk and dice came back.
    Drank { seat: Seat, with: Source, faces: Party, by_specialty: bool },
    /// A treasure was drawn.
    Drew { seat: Seat, treasure: Treasure },
    /// The dragon was defeated by a band, used as these types.
    DragonSlain { seat: Seat, band: Band, n_dice: u8, by_specialty: bool },
    /// The dragon was defeated without a fight (DR-320, DR-327).
    Banished { seat: Seat, with: Source, n_dice: u8 },
    /// The hero is ready again (DR-307).
    Readied { seat: Seat, hero: Hero },
    /// A treasure was given to ready the hero (DR-325).
    Offered { seat: Seat, treasure: Treasure },
    /// A scroll turned a monster into a dragon (DR-326).
    Lured { seat: Seat, with: Source, monster: Monster },
    /// A treasure was given back (DR-315).
    Discarded { seat: Seat, treasure: Treasure },
    /// The ultimate was used; what it did follows.
    Unleashed { seat: Seat, hero: Hero, is_master: bool },
    /// Every die on the level and in the lair went away: Arcane Fury.
    Swept { seat: Seat, floor: Floor, n_lair: u8 },
    /// Monsters joined the party until it regroups.
    Recruited { seat: Seat, temp: Temp, monster: Monster, n: u8 },
    /// Monsters became a potion, or a chest.
    Enchanted { seat: Seat, monsters: Horde, into: DungeonFace },
    /// Dice of the graveyard were rolled, and these joined the party (DR-305).
    Revived { seat: Seat, throw: Throw<PartyFace>, joined: Party },
    /// Monsters were defeated by the ultimate.
    Struck { seat: Seat, monsters: Horde },
    /// Dice were set to a face (DR-319).
    Favored {
        seat: Seat,
        floor: Option<(DungeonFace, DungeonFace)>,
        party: Option<(PartyFace, PartyFace)>,
    },
    /// Dungeon dice went away (DR-321, DR-328).
    Removed { seat: Seat, dice: Pile },
    /// Dragon dice of the lair joined the party (DR-326).
    Tamed { seat: Seat, n: u8 },
    /// Monsters became dragons: Battlecry.
    Cried { seat: Seat, monsters: Horde },
    /// A treasure was given up, and everything was dealt with: Divine Intervention.
    Intervened { seat: Seat, treasure: Treasure, floor: Floor, faces: Party, n_lair: u8 },
    /// The lair emptied by Bard Song.
    Sang { seat: Seat, n_lair: u8 },
    /// The lair emptied, because the dragon would have woken (DR-314).
    DragonFled { seat: Seat, n_lair: u8 },
    /// A ring emptied the lair.
    RingUsed { seat: Seat, n_lair: u8 },
    /// An elixir brought a die back.
    ElixirUsed { seat: Seat, face: PartyFace },
    /// Bait turned dice of the level into dragons.
    BaitUsed { seat: Seat, floor: Floor },
    /// A portal was used.
    PortalUsed { seat: Seat },
    /// The phase of monsters ended.
    MonstersGone { seat: Seat },
    /// Chests and potions were left behind (DR-050).
    LeftBehind { seat: Seat, floor: Floor },
    /// The dragon wakes: so many dice lie in the lair (DR-051).
    DragonWoke { seat: Seat, n_lair: u8 },
    /// The party regroups on a level; recruited monsters leave (DR-061).
    Regrouped { seat: Seat, level: u8, temps: u8 },
    /// Experience was gained; the sum so far.
    Gained { seat: Seat, xp: u8, reason: Reason, total: u16 },
    /// A hero turned to the master side (DR-084).
    Mastered { seat: Seat, hero: Hero },
    /// Treasures were given back at the end of the match (DR-306).
    TollPaid { seat: Seat, treasures: Treasures },
    /// A delve ended on this level.
    DelveEnded { seat: Seat, level: u8, ending: Ending },
    /// The match is over.
    Over,
}

impl Event {
    /// The player whom it is about; none when the match is over.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::First { seat, .. }
            | Event::HeroTaken { seat, .. }
            | Event::DelveBegan { seat, .. }
            | Event::Formed { seat, .. }
            | Event::Arrayed { seat, .. }
            | Event::Buried { seat, .. }
            | Event::Inscribed { seat, .. }
            | Event::Scouted { seat, .. }
            | Event::Planned { seat, .. }
            | Event::Crowned { seat, .. }
            | Event::PartyReady { seat, .. }
            | Event::Populated { seat, .. }
            | Event::Turned { seat, .. }
            | Event::Fought { seat, .. }
            | Event::Rerolled { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Drank { seat, .. }
            | Event::Drew { seat, .. }
            | Event::DragonSlain { seat, .. }
            | Event::Banished { seat, .. }
            | Event::Readied { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Lured { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Favored { seat, .. }
            | Event::Removed { seat, .. }
            | Event::Tamed { seat, .. }
            | Event::Unleashed { seat, .. }
            | Event::Swept { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Enchanted { seat, .. }
            | Event::Revived { seat, .. }
            | Event::Struck { seat, .. }
            | Event::Cried { seat, .. }
            | Event::Intervened { seat, .. }
            | Event::Sang { seat, .. }
            | Event::DragonFled { seat, .. }
            | Event::RingUsed { seat, .. }
            | Event::ElixirUsed { seat, .. }
            | Event::BaitUsed { seat, .. }
            | Event::PortalUsed { seat, .. }
            | Event::MonstersGone { seat, .. }
            | Event::LeftBehind { seat, .. }
            | Event::DragonWoke { seat, .. }
            | Event::Regrouped { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Mastered { seat, .. }
            | Event::TollPaid { seat, .. }
            | Event::DelveEnded { seat, .. } => Some(seat),
            Event::Over => None,
        }
    }
}
