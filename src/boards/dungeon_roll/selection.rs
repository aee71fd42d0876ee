//! The half-made choice: what is in hand, what is picked, and what a tap can be about.

use super::craft::Craft;
use crate::games::dungeon_roll::dice::Types;
use crate::games::dungeon_roll::{
    Action, DungeonFace, Floor, Hero, Horde, Monster, Party, PartyFace, Source, Temp, Treasure,
};
use crate::kernel::kit::Counted;
use crate::kernel::{Seat, Tally};

/// What a person has begun to choose at the table. Never in the log: only actions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    pub plan: Plan,
    /// Which die of its face is in hand: all are equal, but one of them was touched.
    pub held: u8,
    /// Those who are to meet the dragon, for as long as it is awake.
    pub band: Chosen,
    /// Whether the number of targets is to be asked for.
    pub is_careful: bool,
    /// The player whose hero and treasures are looked at.
    pub peek: Option<Seat>,
}

/// What is being done with which thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Plan {
    /// Nothing is in hand.
    #[default]
    Open,
    /// A source is in hand; a tap of a target uses it.
    Use(Source),
    /// A target was touched first; a tap of a source uses that on it.
    Target(Target),
    /// A source and a target that leave a choice: how many, or which one more.
    Which(Source, Target),
    /// Dice are picked to be re-rolled.
    Reroll(Roller, Picked<5>, Picked<6>),
    /// A source drinks; faces are chosen for the dice that come back.
    Drink(Source, Party),
    /// Monsters are picked for the ultimate.
    Aim(Picked<5>),
    /// An elixir is open; a face is asked for.
    Elixir(Option<PartyFace>),
    /// A treasure is given for Divine Intervention, and faces for the dice that come back.
    Give(Option<Treasure>, Party),
    /// The hero does what only some heroes can.
    Craft(Craft),
    /// A hero of the deck lies on top.
    Hero(Hero),
    /// An action that is done by a second touch.
    Sure(Action),
}

/// What lies on the level, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    Foe(Monster),
    Chests,
    Potions,
    /// Among scouted dice only; on a level dragons go to the lair (DR-004).
    Dragons,
}

impl Target {
    /// The kinds that lie on a level, in the order of the die.
    pub const ALL: [Target; 5] = [
        Target::Foe(Monster::Goblin),
        Target::Foe(Monster::Skeleton),
        Target::Foe(Monster::Ooze),
        Target::Chests,
        Target::Potions,
    ];

    /// The face of the die.
    pub const fn face(self) -> DungeonFace {
        match self {
            Target::Foe(monster) => monster.face(),
            Target::Chests => DungeonFace::Chest,
            Target::Potions => DungeonFace::Potion,
            Target::Dragons => DungeonFace::Dragon,
        }
    }
}

impl Kind<5> for Target {
    fn place(self) -> usize {
        self.face() as usize
    }
}

impl Kind<6> for Target {
    fn place(self) -> usize {
        self.face() as usize
    }
}

/// What re-rolls dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roller {
    /// A scroll, or the treasure of that name.
    Scroll(Source),
    /// The hero's ultimate.
    Hero,
    /// The Mercenary, when the party is formed.
    Muster,
    /// No re-roll: dice of the fresh party are set to scrolls.
    Inscribe,
}

impl Roller {
    /// The re-roll of these dice.
    pub const fn action(self, floor: Floor, party: Party) -> Action {
        match self {
            Roller::Scroll(with) => Action::Reroll { with, floor, party },
            Roller::Hero => Action::UnleashReroll { floor, party },
            Roller::Muster => Action::Muster { dice: party },
            Roller::Inscribe => Action::Inscribe { dice: party },
        }
    }

    /// The face of the party die that is spent for it.
    pub const fn face(self) -> Option<PartyFace> {
        match self {
            Roller::Scroll(Source::Die(face)) => Some(face),
            Roller::Scroll(_) | Roller::Hero | Roller::Muster | Roller::Inscribe => None,
        }
    }
}

/// Something whose dice are picked one by one: one of `N` kinds.
pub trait Kind<const N: usize> {
    /// The place of the kind, below `N`.
    fn place(self) -> usize;
}

impl Kind<6> for PartyFace {
    fn place(self) -> usize {
        self.idx()
    }
}

/// Single dice of several kinds, each by its number among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Picked<const N: usize>([u16; N]);

impl<const N: usize> Default for Picked<N> {
    fn default() -> Picked<N> {
        Picked([0; N])
    }
}

impl<const N: usize> Picked<N> {
    /// Tells whether a die is picked.
    pub fn has(&self, kind: impl Kind<N>, nth: u8) -> bool {
        self.0[kind.place()] & 1 << nth != 0
    }

    /// With a die that was not picked, or without one that was.
    #[must_use]
    pub fn toggled(mut self, kind: impl Kind<N>, nth: u8) -> Picked<N> {
        self.0[kind.place()] ^= 1 << nth;
        self
    }

    /// With `n` dice of one kind; without them, if all of them are picked.
    #[must_use]
    pub fn swept(mut self, kind: impl Kind<N>, n: u8) -> Picked<N> {
        let dice = &mut self.0[kind.place()];
        let all = (1 << n) - 1;
        *dice = if *dice == all { 0 } else { all };
        self
    }

    /// Without one die.
    #[must_use]
    pub fn without(mut self, kind: impl Kind<N>, nth: u8) -> Picked<N> {
        self.0[kind.place()] &= !(1 << nth);
        self
    }

    /// How many of one kind are picked.
    pub fn n_of(&self, kind: impl Kind<N>) -> u8 {
        self.0[kind.place()].count_ones() as u8
    }

    /// How many are picked.
    pub fn total(&self) -> u8 {
        self.0.iter().map(|it| it.count_ones() as u8).sum()
    }

    /// How many of each kind are picked.
    pub fn tally<K: Counted<Counts = [u8; N]>>(&self) -> Tally<K> {
        Tally(self.0.map(|it| it.count_ones() as u8))
    }

    /// Without dice that are not there.
    #[must_use]
    pub fn within<K: Counted<Counts = [u8; N]>>(mut self, there: &Tally<K>) -> Picked<N> {
        self.0.iter_mut().zip(there.0).for_each(|(dice, n)| *dice &= (1 << n) - 1);
        self
    }
}

/// Up to three who meet the dragon, in the order in which they were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chosen {
    members: [Option<Source>; 3],
}

impl Chosen {
    /// Those chosen so far.
    pub fn members(&self) -> Vec<Source> {
        self.members.iter().flatten().copied().collect()
    }

    /// With one more; the same if there is no place left.
    #[must_use]
    pub fn with(mut self, source: Source) -> Chosen {
        if let Some(free) = self.members.iter_mut().find(|it| it.is_none()) {
            *free = Some(source);
        }
        self
    }

    /// Without the one at `nth`; the others move up.
    #[must_use]
    pub fn without(self, nth: usize) -> Chosen {
        let kept = self.members().into_iter().enumerate().filter(|(it, _)| *it != nth);
        kept.fold(Chosen::default(), |chosen, (_, source)| chosen.with(source))
    }

    /// How many of a kind are chosen.
    pub fn count(&self, source: Source) -> u8 {
        self.members.iter().filter(|it| **it == Some(source)).count() as u8
    }
}

/// A place that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A party die, by its number among those with its face.
    Die(PartyFace, u8),
    /// A monster that fights for the party.
    Temp(Temp, u8),
    Treasure(Treasure),
    /// The hero card.
    Hero,
    /// A dungeon die on the level, by its number among those with its face.
    Floor(Target, u8),
    Lair,
    /// A place in the band that meets the dragon.
    Socket(u8),
    /// A face for a die that comes back.
    Face(PartyFace),
    /// A chosen face, to be given back.
    Unface(PartyFace),
    /// The treasure to be given up.
    Offer(Treasure),
    /// The way that stands at this place of those spelled out.
    Way(u8),
    /// All dice of the level with one face, or all party dice with one face.
    AllFloor(Target),
    AllParty(PartyFace),
    /// To re-roll with the scroll in hand, which can fight as well.
    Reroll,
    /// To re-roll one die, as the hero may once on each level.
    Again,
    /// To spend a party die for a re-roll, while the dragon waits.
    Spend(PartyFace),
    /// To turn a monster into a dragon with the scroll in hand.
    Lure,
    /// To ready the hero for a treasure.
    Ready,
    /// The face that the picked die of the level, or of the party, is set to.
    SetFloor(DungeonFace),
    SetParty(PartyFace),
    /// What is given for the dragon.
    Pay(Source),
    /// To be asked how many.
    Careful,
    /// To put down what is in hand.
    Drop,
    Flee,
    Retire,
    /// To go on to the next level, where going home is what the main button does.
    Seek,
    /// A hero of the deck.
    Candidate(Hero),
    /// The things of a player.
    Player(Seat),
    /// The one button that goes on.
    Main,
}

impl Spot {
    /// What is used by it, if it is something to use.
    pub const fn source(self) -> Option<Source> {
        match self {
            Spot::Die(face, _) => Some(Source::Die(face)),
            Spot::Temp(temp, _) => Some(Source::Temp(temp)),
            Spot::Treasure(treasure) if treasure.acts_as_die() => Some(Source::Treasure(treasure)),
            Spot::Hero => Some(Source::Hero),
            Spot::Treasure(_)
            | Spot::Floor(..)
            | Spot::Lair
            | Spot::Socket(_)
            | Spot::Face(_)
            | Spot::Unface(_)
            | Spot::Offer(_)
            | Spot::Way(_)
            | Spot::AllFloor(_)
            | Spot::AllParty(_)
            | Spot::Reroll
            | Spot::Again
            | Spot::Spend(_)
            | Spot::Lure
            | Spot::Ready
            | Spot::SetFloor(_)
            | Spot::SetParty(_)
            | Spot::Pay(_)
            | Spot::Careful
            | Spot::Drop
            | Spot::Flee
            | Spot::Retire
            | Spot::Seek
            | Spot::Candidate(_)
            | Spot::Player(_)
            | Spot::Main => None,
        }
    }
}

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A rule says no.
    Rule(crate::games::dungeon_roll::Refusal),
    /// Something has to be chosen first.
    ChooseFirst,
    /// Chests and potions are no monsters (DR-007).
    NoMonster,
    /// Dice in the lair stay there (DR-006).
    LairStays,
    /// So many dice in the lair; with three the dragon wakes (DR-051).
    LairHolds(u8),
    /// The places of the band are taken.
    BandIsFull,
    /// Whoever joins must be one of these types (DR-052).
    OtherType(Types),
    /// The level is empty: there is nothing to be dealt with (DR-012).
    NothingLies,
    /// There are as many faces as dice to come back.
    FacesAreFull(u8),
    /// One die is for level 1, two for level 2, the rest for level 3 (DR-313).
    PlanIsFull,
    /// It is not for this person to act.
    NotNow,
}

/// What a tap comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    Nothing(Why),
    Selection(Selection),
    Act(Vec<Action>),
}

/// The monsters among picked dice.
pub fn horde(picked: &Picked<5>) -> Horde {
    picked.tally().monsters()
}
