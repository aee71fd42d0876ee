//! The two kinds of dice, what their faces are, and throws of them.

mod types;

pub use types::{CompanionTypes, PARTY_TYPES, Types};

use std::ops::{Index, IndexMut};

use crate::messages;
use kernel::{Chance, Key, Tally, Text, kinds, text};

/// Dice of the party (DR-013).
pub const PARTY_DICE: u8 = 7;

/// No throw has more dice, house rules and expansions included.
pub const THROW_MAX: usize = 9;

kinds! {
    /// The face of a party die.
    pub enum PartyFace {
        Fighter = "F",
        Cleric = "C",
        Mage = "M",
        Thief = "T",
        Champion = "H",
        Scroll = "S",
    }
}

kinds! {
    /// A companion that can fight: a party face other than the scroll, or a dragon die that obeys (DR-326).
    pub enum Companion {
        Fighter,
        Cleric,
        Mage,
        Thief,
        Champion,
        /// Of no type: it deals with one thing at a time and does not meet the dragon.
        Dragon,
    }
}

kinds! {
    /// The face of a dungeon die.
    pub enum DungeonFace {
        Goblin = "G",
        Skeleton = "K",
        Ooze = "O",
        Chest = "$",
        Potion = "P",
        Dragon = "D",
    }
}

kinds! {
    /// A face that a die on a level shows; dragons go to the lair (DR-004).
    pub enum FloorFace {
        Goblin = "G",
        Skeleton = "K",
        Ooze = "O",
        Chest = "$",
        Potion = "P",
    }
}

kinds! {
    /// A monster that stands in the way on a level. Dragons, chests and potions are no monsters (DR-007).
    pub enum Monster {
        Goblin = "G",
        Skeleton = "K",
        Ooze = "O",
    }
}

/// Party dice by face.
pub type Party = Tally<PartyFace>;

/// Dungeon dice on the level by face; dragons lie in the lair instead.
pub type Floor = Tally<FloorFace>;

/// Dungeon dice by face, dragons included: on the level and in the lair, or not laid out yet.
pub type Pile = Tally<DungeonFace>;

/// Monsters by type.
pub type Horde = Tally<Monster>;

impl PartyFace {
    /// The companion that the face shows; none for a scroll (DR-028).
    pub const fn companion(self) -> Option<Companion> {
        match self {
            PartyFace::Fighter => Some(Companion::Fighter),
            PartyFace::Cleric => Some(Companion::Cleric),
            PartyFace::Mage => Some(Companion::Mage),
            PartyFace::Thief => Some(Companion::Thief),
            PartyFace::Champion => Some(Companion::Champion),
            PartyFace::Scroll => None,
        }
    }

    /// The name of the face.
    pub const fn name(self) -> Text {
        match self {
            PartyFace::Fighter => text!("fighter"),
            PartyFace::Cleric => text!("cleric"),
            PartyFace::Mage => text!("mage"),
            PartyFace::Thief => text!("thief"),
            PartyFace::Champion => text!("champion"),
            PartyFace::Scroll => text!("scroll"),
        }
    }
}

impl Companion {
    /// The face of a party die that shows it; none for a dragon.
    pub const fn face(self) -> Option<PartyFace> {
        match self {
            Companion::Fighter => Some(PartyFace::Fighter),
            Companion::Cleric => Some(PartyFace::Cleric),
            Companion::Mage => Some(PartyFace::Mage),
            Companion::Thief => Some(PartyFace::Thief),
            Companion::Champion => Some(PartyFace::Champion),
            Companion::Dragon => None,
        }
    }

    /// The name of the companion.
    pub const fn name(self) -> Text {
        match self.face() {
            Some(face) => face.name(),
            None => text!("dragon"),
        }
    }
}

impl DungeonFace {
    /// The name of the face.
    pub const fn name(self) -> Text {
        match self {
            DungeonFace::Goblin => text!("goblin"),
            DungeonFace::Skeleton => text!("skeleton"),
            DungeonFace::Ooze => text!("ooze"),
            DungeonFace::Chest => text!("chest"),
            DungeonFace::Potion => text!("potion"),
            DungeonFace::Dragon => text!("dragon-face"),
        }
    }
}

impl Monster {
    /// The face that shows it.
    pub const fn face(self) -> DungeonFace {
        DungeonFace::ALL[self as usize]
    }
}

impl DungeonFace {
    /// The same on a level.
    ///
    /// # Panics
    /// For a dragon: it never lies there (DR-004).
    pub const fn on_floor(self) -> FloorFace {
        FloorFace::ALL[self as usize]
    }
}

impl FloorFace {
    /// The face of the die.
    pub const fn face(self) -> DungeonFace {
        DungeonFace::ALL[self as usize]
    }
}

impl Index<DungeonFace> for Floor {
    type Output = u8;
    fn index(&self, face: DungeonFace) -> &u8 {
        &self[face.on_floor()]
    }
}

impl IndexMut<DungeonFace> for Floor {
    fn index_mut(&mut self, face: DungeonFace) -> &mut u8 {
        &mut self[face.on_floor()]
    }
}

/// The questions that are asked of the dice on a level.
pub trait FloorDice {
    /// The same dice with one face turned into another.
    #[must_use]
    fn turned(self, from: DungeonFace, to: DungeonFace) -> Floor;

    /// The monsters among the dice.
    fn monsters(&self) -> Horde;

    /// Tells whether a monster is among them.
    fn has_monsters(&self) -> bool;

    /// The same dice with `n_dragons` among them.
    fn with_dragons(&self, n_dragons: u8) -> Pile;

    /// The number of chests.
    fn chests(&self) -> u8;

    /// The number of potions.
    fn potions(&self) -> u8;
}

impl FloorDice for Floor {
    fn turned(mut self, from: DungeonFace, to: DungeonFace) -> Floor {
        let n = std::mem::take(&mut self[from]);
        self[to] += n;
        self
    }

    fn monsters(&self) -> Horde {
        Tally([self.0[0], self.0[1], self.0[2]])
    }

    fn has_monsters(&self) -> bool {
        self.0[0] + self.0[1] + self.0[2] != 0
    }

    fn with_dragons(&self, n_dragons: u8) -> Pile {
        let [g, k, o, c, p] = self.0;
        Tally([g, k, o, c, p, n_dragons])
    }

    fn chests(&self) -> u8 {
        self[DungeonFace::Chest]
    }

    fn potions(&self) -> u8 {
        self[DungeonFace::Potion]
    }
}

/// Monsters as dice on a level.
pub trait HordeDice {
    /// The same monsters as dice on a level.
    fn on_floor(&self) -> Floor;
}

impl HordeDice for Horde {
    fn on_floor(&self) -> Floor {
        Tally([self.0[0], self.0[1], self.0[2], 0, 0])
    }
}

/// Parts a pile into dice on the level and dragons.
pub const fn parted(pile: &Pile) -> (Floor, u8) {
    let [g, k, o, c, p, n_dragons] = pile.0;
    (Tally([g, k, o, c, p]), n_dragons)
}

/// Dice as they fell, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw<F> {
    faces: [F; THROW_MAX],
    n_dice: u8,
}

impl<F: Copy> Throw<F> {
    /// The faces, in the order in which they fell.
    pub fn faces(&self) -> &[F] {
        &self.faces[..self.n_dice.into()]
    }

    /// The same throw with each face changed by `change`.
    #[must_use]
    pub fn map(mut self, mut change: impl FnMut(F) -> F) -> Throw<F> {
        self.faces[..self.n_dice.into()].iter_mut().for_each(|it| *it = change(*it));
        self
    }
}

impl Throw<PartyFace> {
    /// Throws party dice; every face is as likely as any other (DR-010).
    pub fn party(n_dice: u8, key: Key, chance: &mut dyn Chance) -> Throw<PartyFace> {
        let faces = throw(n_dice, key, chance).map(|it| PartyFace::ALL[it as usize]);
        Throw { faces, n_dice }
    }

    /// The dice by face.
    pub fn tally(&self) -> Party {
        self.faces().iter().copied().collect()
    }
}

impl Throw<DungeonFace> {
    /// Throws dungeon dice (DR-010).
    pub fn dungeon(n_dice: u8, key: Key, chance: &mut dyn Chance) -> Throw<DungeonFace> {
        let faces = throw(n_dice, key, chance).map(|it| DungeonFace::ALL[it as usize]);
        Throw { faces, n_dice }
    }

    /// Dice that were not thrown but laid out.
    pub fn laid(pile: &Pile) -> Throw<DungeonFace> {
        let mut throw = Throw { faces: [DungeonFace::Goblin; THROW_MAX], n_dice: 0 };
        for (face, n) in pile.iter() {
            for _ in 0..n {
                throw.faces[usize::from(throw.n_dice)] = face;
                throw.n_dice += 1;
            }
        }
        throw
    }

    /// The dice by face, dragons included.
    pub fn pile(&self) -> Pile {
        self.faces().iter().copied().collect()
    }

    /// The dice that stay on the level, by face, and the number of dragons.
    pub fn tally(&self) -> (Floor, u8) {
        parted(&self.pile())
    }
}

fn throw(n_dice: u8, key: Key, chance: &mut dyn Chance) -> [u32; THROW_MAX] {
    let mut values = [0; THROW_MAX];
    // Nothing is drawn for no dice, so that it does not count as an answer of luck.
    if 0 < n_dice {
        chance.each(key, 6, &mut values[..n_dice.into()]);
    }
    values
}
