//! The two kinds of dice, what their faces are, and throws of them (sections 5.1 and 5.2).

mod types;

pub use types::Types;

use super::tally::{Kind, Tally};
use crate::kernel::{Fate, Key, Text, text};

/// Dice of the party (DR-013).
pub const PARTY_DICE: u8 = 7;

/// No throw has more dice, house rules and expansions included.
pub const THROW_MAX: usize = 9;

/// The letters of party dice in notation.
pub const PARTY_LETTERS: &str = "FCMTHS";

/// The letters of dungeon dice in notation; on the level there is never a dragon.
pub const FLOOR_LETTERS: &str = "GKO$P";

/// The letters of dungeon dice where dragons are among them.
pub const PILE_LETTERS: &str = "GKO$PD";

/// The face of a party die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PartyFace {
    Fighter,
    Cleric,
    Mage,
    Thief,
    Champion,
    Scroll,
}

/// What can fight: a party face other than the scroll, or a dragon die that obeys (DR-326).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Companion {
    Fighter,
    Cleric,
    Mage,
    Thief,
    Champion,
    /// Of no type: it deals with one thing at a time and does not meet the dragon.
    Dragon,
}

/// The face of a dungeon die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DungeonFace {
    Goblin,
    Skeleton,
    Ooze,
    Chest,
    Potion,
    Dragon,
}

/// What stands in the way on a level. Dragons, chests and potions are no monsters (DR-007).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Monster {
    Goblin,
    Skeleton,
    Ooze,
}

/// Party dice by face.
pub type Party = Tally<6>;

/// Dungeon dice on the level by face; dragons lie in the lair instead.
pub type Floor = Tally<5>;

/// Dungeon dice by face, dragons included: on the level and in the lair, or not laid out yet.
pub type Pile = Tally<6>;

/// Monsters by type.
pub type Horde = Tally<3>;

impl PartyFace {
    /// The faces in the order of the die.
    pub const ALL: [PartyFace; 6] = [
        PartyFace::Fighter,
        PartyFace::Cleric,
        PartyFace::Mage,
        PartyFace::Thief,
        PartyFace::Champion,
        PartyFace::Scroll,
    ];

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

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['F', 'C', 'M', 'T', 'H', 'S'][self as usize]
    }

    /// The name of the face.
    pub const fn name(self) -> Text {
        match self {
            PartyFace::Fighter => text("fighter", "воин"),
            PartyFace::Cleric => text("cleric", "клирик"),
            PartyFace::Mage => text("mage", "маг"),
            PartyFace::Thief => text("thief", "вор"),
            PartyFace::Champion => text("champion", "страж"),
            PartyFace::Scroll => text("scroll", "свиток"),
        }
    }
}

impl Companion {
    /// The companions that dice of the party show, in the order of the die.
    pub const ALL: [Companion; 5] = [
        Companion::Fighter,
        Companion::Cleric,
        Companion::Mage,
        Companion::Thief,
        Companion::Champion,
    ];

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
            None => text("dragon", "дракон"),
        }
    }

    /// Tells whether it defeats any number of monsters of this type at once (DR-023 to DR-027).
    pub const fn sweeps(self, monster: Monster) -> bool {
        match self {
            Companion::Fighter => matches!(monster, Monster::Goblin),
            Companion::Cleric => matches!(monster, Monster::Skeleton),
            Companion::Mage => matches!(monster, Monster::Ooze),
            Companion::Thief | Companion::Dragon => false,
            Companion::Champion => true,
        }
    }

    /// Tells whether it opens any number of chests at once (DR-040).
    pub const fn opens_all(self) -> bool {
        matches!(self, Companion::Thief | Companion::Champion)
    }
}

impl DungeonFace {
    /// The faces in the order of the die.
    pub const ALL: [DungeonFace; 6] = [
        DungeonFace::Goblin,
        DungeonFace::Skeleton,
        DungeonFace::Ooze,
        DungeonFace::Chest,
        DungeonFace::Potion,
        DungeonFace::Dragon,
    ];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['G', 'K', 'O', '$', 'P', 'D'][self as usize]
    }

    /// The name of the face.
    pub const fn name(self) -> Text {
        match self {
            DungeonFace::Goblin => text("goblin", "гоблин"),
            DungeonFace::Skeleton => text("skeleton", "скелет"),
            DungeonFace::Ooze => text("ooze", "слизень"),
            DungeonFace::Chest => text("chest", "сундук"),
            DungeonFace::Potion => text("potion", "зелье"),
            DungeonFace::Dragon => text("dragon", "драконья морда"),
        }
    }
}

impl Monster {
    /// The monsters in the order of the die.
    pub const ALL: [Monster; 3] = [Monster::Goblin, Monster::Skeleton, Monster::Ooze];

    /// The face that shows it.
    pub const fn face(self) -> DungeonFace {
        DungeonFace::ALL[self as usize]
    }
}

impl Kind<6> for PartyFace {
    fn place(self) -> usize {
        self as usize
    }
}

impl Kind<5> for DungeonFace {
    /// # Panics
    /// For a dragon: it never lies on the level (DR-004).
    fn place(self) -> usize {
        assert!(self != DungeonFace::Dragon);
        self as usize
    }
}

impl Kind<6> for DungeonFace {
    fn place(self) -> usize {
        self as usize
    }
}

impl Kind<3> for Monster {
    fn place(self) -> usize {
        self as usize
    }
}

impl Floor {
    /// The same dice with one face turned into another.
    #[must_use]
    pub fn turned(mut self, from: DungeonFace, to: DungeonFace) -> Floor {
        let n = std::mem::take(&mut self[from]);
        self[to] += n;
        self
    }

    /// The monsters among the dice.
    pub fn monsters(&self) -> Horde {
        Tally([self.0[0], self.0[1], self.0[2]])
    }

    /// Tells whether a monster is among them.
    pub fn has_monsters(&self) -> bool {
        self.0[0] + self.0[1] + self.0[2] != 0
    }

    /// The same dice with `n_dragons` among them.
    pub fn with_dragons(&self, n_dragons: u8) -> Pile {
        let [g, k, o, c, p] = self.0;
        Tally([g, k, o, c, p, n_dragons])
    }

    /// The number of chests.
    pub fn chests(&self) -> u8 {
        self[DungeonFace::Chest]
    }

    /// The number of potions.
    pub fn potions(&self) -> u8 {
        self[DungeonFace::Potion]
    }
}

impl Horde {
    /// The number of types among them.
    pub fn n_types(&self) -> u8 {
        self.0.iter().map(|&it| it.min(1)).sum()
    }

    /// The same monsters as dice on a level.
    pub fn on_floor(&self) -> Floor {
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
    pub fn party(n_dice: u8, key: Key, fate: &mut dyn Fate) -> Throw<PartyFace> {
        let faces = throw(n_dice, key, fate).map(|it| PartyFace::ALL[it as usize]);
        Throw { faces, n_dice }
    }

    /// The dice by face.
    pub fn tally(&self) -> Party {
        let mut tally = Party::NONE;
        self.faces().iter().for_each(|&it| tally[it] += 1);
        tally
    }
}

impl Throw<DungeonFace> {
    /// Throws dungeon dice (DR-010).
    pub fn dungeon(n_dice: u8, key: Key, fate: &mut dyn Fate) -> Throw<DungeonFace> {
        let faces = throw(n_dice, key, fate).map(|it| DungeonFace::ALL[it as usize]);
        Throw { faces, n_dice }
    }

    /// Dice that were not thrown but laid out.
    pub fn laid(pile: &Pile) -> Throw<DungeonFace> {
        let mut throw = Throw { faces: [DungeonFace::Goblin; THROW_MAX], n_dice: 0 };
        for (face, n) in DungeonFace::ALL.into_iter().zip(pile.0) {
            for _ in 0..n {
                throw.faces[usize::from(throw.n_dice)] = face;
                throw.n_dice += 1;
            }
        }
        throw
    }

    /// The dice by face, dragons included.
    pub fn pile(&self) -> Pile {
        let (floor, n_dragons) = self.tally();
        floor.with_dragons(n_dragons)
    }

    /// The dice that stay on the level, by face, and the number of dragons.
    pub fn tally(&self) -> (Floor, u8) {
        let mut floor = Floor::NONE;
        let mut n_dragons = 0;
        for &face in self.faces() {
            match face {
                DungeonFace::Dragon => n_dragons += 1,
                DungeonFace::Goblin
                | DungeonFace::Skeleton
                | DungeonFace::Ooze
                | DungeonFace::Chest
                | DungeonFace::Potion => floor[face] += 1,
            }
        }
        (floor, n_dragons)
    }
}

fn throw(n_dice: u8, key: Key, fate: &mut dyn Fate) -> [u32; THROW_MAX] {
    let mut values = [0; THROW_MAX];
    // Nothing is drawn for no dice, so that it does not count as an answer of luck.
    if 0 < n_dice {
        fate.each(key, 6, &mut values[..n_dice.into()]);
    }
    values
}
