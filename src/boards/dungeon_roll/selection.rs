//! The half-made choice: what is in hand, what is picked, and what a tap can be about.

use crate::boards::kit;
pub use crate::boards::kit::pickers::Picked;
use crate::boards::kit::pickers::{Kind, Ordered};
use crate::games::dungeon_roll::client::{
    Action, DungeonFace, Floor, FloorDice, Forming, Hero, Horde, Monster, Party, PartyFace,
    Refusal, Source, Temp, Treasure, Types, Unleash, Use,
};
use crate::kernel::Seat;

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

impl Plan {
    /// Whether the hero card is in hand, and something is asked for its ultimate.
    pub const fn is_of_hero(self) -> bool {
        match self {
            Plan::Aim(_) | Plan::Give(..) | Plan::Reroll(Roller::Hero, ..) => true,
            Plan::Craft(it) => matches!(it, Craft::Set(_) | Craft::Pay(_) | Craft::Dice(..)),
            _ => false, // Something else is in hand.
        }
    }

    /// The craft under way, if there is one.
    pub const fn craft(self) -> Option<Craft> {
        if let Plan::Craft(craft) = self { Some(craft) } else { None }
    }
}

/// What a hero is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Craft {
    /// One die of the level is to be re-rolled.
    Again,
    /// Scouted dice are laid out: those for level 1 and for level 2.
    Scout(Picked<6>, Picked<6>),
    /// A scroll is to turn a monster into a dragon.
    Lure(Source),
    /// A treasure is to ready the hero.
    Ready,
    /// Dice are to be set to faces.
    Set(Setting),
    /// Something is to be given for the dragon.
    Pay(Option<Source>),
    /// Dungeon dice are picked: on the level, and so many of the lair.
    Dice(Picked<5>, u8),
}

/// Which dice are set to which faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// A die of the level, by its number among those with its face.
    pub floor: Option<(Target, u8)>,
    pub floor_to: Option<DungeonFace>,
    /// A die of the party.
    pub party: Option<(PartyFace, u8)>,
    pub party_to: Option<PartyFace>,
}

impl Craft {
    /// The action that it comes to as it stands, if it is one.
    pub fn action(self) -> Option<Action> {
        match self {
            Craft::Again | Craft::Lure(_) | Craft::Ready => None,
            Craft::Scout(first, second) => {
                Some(Action::Form(Forming::Plan { first: first.tally(), second: second.tally() }))
            }
            Craft::Set(it) => {
                let floor = it.floor.map(|(target, _)| target.face()).zip(it.floor_to);
                let party = it.party.map(|(face, _)| face).zip(it.party_to);
                Some(Action::Unleash(Unleash::Set { floor, party }))
            }
            Craft::Pay(with) => with.map(|with| Action::Unleash(Unleash::With { with })),
            Craft::Dice(floor, n_lair) => {
                Some(Action::Unleash(Unleash::Dice { dice: floor.tally().with_dragons(n_lair) }))
            }
        }
    }
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
            Roller::Scroll(with) => Action::Use { with, on: Use::Reroll { floor, party } },
            Roller::Hero => Action::Unleash(Unleash::Reroll { floor, party }),
            Roller::Muster => Action::Form(Forming::Muster { dice: party }),
            Roller::Inscribe => Action::Form(Forming::Inscribe { dice: party }),
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

impl Kind<6> for PartyFace {
    fn place(self) -> usize {
        self.idx()
    }
}

/// Up to three who meet the dragon, in the order in which they were chosen.
pub type Chosen = Ordered<Source, 3>;

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
            _ => None,
        }
    }
}

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A rule says no.
    Rule(Refusal),
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
pub type Pick = kit::Pick<Selection, Action, Why>;

/// The monsters among picked dice.
pub fn horde(picked: &Picked<5>) -> Horde {
    picked.tally().monsters()
}
