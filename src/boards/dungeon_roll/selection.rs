//! The half-made choice: what is in hand, what is picked, and what a tap can be about.

mod spots;

pub use spots::{Begin, Choice, Spot, Thing};

use crate::boards::kit;
pub use crate::boards::kit::pickers::Picked;
use crate::boards::kit::pickers::{Kind, Ordered};
use crate::games::dungeon_roll::client::{
    Action, DungeonFace, Floor, FloorDice, Forming, Horde, Magic, Monster, Party, PartyFace,
    Refusal, Source, Treasure, Types, Unleash, Use,
};
use crate::kernel::Seat;

/// A choice that a person has begun at the table. Never in the log: only actions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    pub plan: Plan,
    /// Which die of its face is in hand: all are equal, but one of them was touched.
    pub held: u8,
    /// Those who are to meet the dragon, for as long as it is awake.
    pub band: Chosen,
    /// True if the number of targets is to be asked for.
    pub is_careful: bool,
    /// The player whose hero and treasures are looked at.
    pub peek: Option<Seat>,
}

impl Selection {
    /// The same with another plan.
    #[must_use]
    pub fn with(self, plan: Plan) -> Selection {
        Selection { plan, is_careful: false, ..self }
    }
}

/// The use that is being made of a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Plan {
    /// Nothing is in hand.
    #[default]
    Open,
    /// One thing is held, and waits for another.
    Held(Held),
    /// Dice are picked one by one.
    Picks(Picks),
    /// Faces are chosen for the dice that come back.
    Faces(Revival, Party),
    /// An action that is done by a second touch.
    Sure(Action),
}

/// A thing that is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// A source; a tap of a target uses it.
    Source(Source),
    /// A target that was touched first; a tap of a source uses that on it.
    Target(Target),
    /// A source and a target that leave a choice: how many, or which one more.
    Both(Source, Target),
    /// The hero, who re-rolls one die of the level.
    Again,
    /// The hero, whom a treasure readies.
    Ready,
    /// A scroll that turns a monster into a dragon.
    Lure(Source),
    /// The hero, who is given something for the dragon.
    Price(Option<Source>),
}

/// Dice that are picked, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picks {
    /// To be re-rolled: dice of the level, and of the party.
    Reroll(Roller, Picked<5>, Picked<6>),
    /// Monsters, for the ultimate.
    Aim(Picked<5>),
    /// Dungeon dice, for the ultimate: on the level, and so many of the lair.
    Dice(Picked<5>, u8),
    /// Dice to be set to faces.
    Set(Setting),
    /// Scouted dice, laid out for level 1 and for level 2.
    Scout(Picked<6>, Picked<6>),
}

/// A way to bring dice back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revival {
    /// Potions that a source drinks.
    Potions(Source),
    Elixir,
    /// Divine Intervention, and the treasure that is given for it.
    Intervention(Option<Treasure>),
}

impl Plan {
    /// The action that it comes to as it stands, if it is complete.
    pub fn action(self) -> Option<Action> {
        match self {
            Plan::Held(Held::Price(with)) => Some(Action::Unleash(Unleash::With { with: with? })),
            Plan::Open | Plan::Held(_) => None,
            Plan::Picks(it) => Some(it.action()),
            Plan::Faces(of, faces) => of.action(faces),
            Plan::Sure(action) => Some(action),
        }
    }

    /// The source that a tap of a target uses.
    pub const fn user(self) -> Option<Source> {
        if let Plan::Held(Held::Source(it) | Held::Both(it, _)) = self { Some(it) } else { None }
    }

    /// The source that is in hand; a second tap puts it down.
    pub const fn source(self) -> Option<Source> {
        match self {
            Plan::Picks(Picks::Reroll(Roller::Scroll(it), ..))
            | Plan::Faces(Revival::Potions(it), _) => Some(it),
            it => it.user(),
        }
    }

    /// Tells whether the hero card is in hand, and something is asked for its ultimate.
    pub const fn is_of_hero(self) -> bool {
        match self {
            Plan::Open | Plan::Sure(_) => false,
            Plan::Held(it) => matches!(it, Held::Price(_)),
            Plan::Picks(Picks::Reroll(by, ..)) => matches!(by, Roller::Hero),
            Plan::Picks(it) => !matches!(it, Picks::Scout(..)),
            Plan::Faces(of, _) => matches!(of, Revival::Intervention(_)),
        }
    }
}

impl Picks {
    /// Dice to be re-rolled, of which none is picked yet.
    pub fn reroll(by: Roller) -> Picks {
        Picks::Reroll(by, Picked::default(), Picked::default())
    }

    /// The action the dice are picked for; it may still be refused.
    pub fn action(self) -> Action {
        match self {
            Picks::Reroll(Roller::Muster, _, party) if party.total() == 0 => {
                Action::Form(Forming::Keep)
            }
            Picks::Reroll(by, floor, party) => by.action(floor.tally(), party.tally()),
            Picks::Aim(it) => Action::Unleash(Unleash::On { monsters: horde(&it) }),
            Picks::Dice(floor, n_lair) => {
                Action::Unleash(Unleash::Dice { dice: floor.tally().with_dragons(n_lair) })
            }
            Picks::Set(it) => {
                let floor = it.floor.map(|(target, _)| target.face()).zip(it.floor_to);
                let party = it.party.map(|(face, _)| face).zip(it.party_to);
                Action::Unleash(Unleash::Set { floor, party })
            }
            Picks::Scout(first, second) => {
                Action::Form(Forming::Plan { first: first.tally(), second: second.tally() })
            }
        }
    }

    /// Tells whether a die of the level is picked.
    pub fn has_floor(self, target: Target, nth: u8) -> bool {
        match self {
            Picks::Reroll(_, floor, _) | Picks::Aim(floor) | Picks::Dice(floor, _) => {
                floor.has(target, nth)
            }
            Picks::Set(it) => it.floor == Some((target, nth)),
            Picks::Scout(first, second) => first.has(target, nth) || second.has(target, nth),
        }
    }

    /// Tells whether a die of the party is picked; none where no such dice are.
    pub fn has_party(self, face: PartyFace, nth: u8) -> Option<bool> {
        match self {
            Picks::Reroll(_, _, party) => Some(party.has(face, nth)),
            Picks::Set(it) => Some(it.party == Some((face, nth))),
            Picks::Aim(_) | Picks::Dice(..) | Picks::Scout(..) => None,
        }
    }
}

impl Revival {
    /// The action that revives dice with these faces, if all is chosen that it takes.
    fn action(self, faces: Party) -> Option<Action> {
        Some(match self {
            Revival::Potions(with) => Action::Use { with, on: Use::Drink { faces } },
            Revival::Elixir => {
                let face = PartyFace::ALL.into_iter().find(|&it| faces[it] != 0)?;
                Action::Spend(Magic::Elixir { face })
            }
            Revival::Intervention(given) => {
                Action::Unleash(Unleash::For { treasure: given?, faces })
            }
        })
    }
}

/// Which dice are set to which faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// A die of the level, by its number among those with its face.
    pub floor: Option<(Target, u8)>,
    pub floor_to: Option<DungeonFace>,
    /// A die of the party.
    pub party: Option<(PartyFace, u8)>,
    pub party_to: Option<PartyFace>,
}

/// No die is set to anything yet.
pub const NONE_SET: Setting = Setting { floor: None, floor_to: None, party: None, party_to: None };

/// The dice on the level, by kind.
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

/// A source of re-rolls.
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
    /// Anyone who joins must be one of these types (DR-052).
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

/// The outcome of a tap.
pub type Pick = kit::Pick<Selection, Action, Why>;

/// The monsters among picked dice.
pub fn horde(picked: &Picked<5>) -> Horde {
    picked.tally().monsters()
}
