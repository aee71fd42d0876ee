//! The half-made choice: which die, which cards, where to walk.

use crate::boards::kit;
use crate::games::paper_dungeons::client::{Action, Hero, Item, Objective, Refusal, Room, Talent};
use crate::kernel::{Cites, RuleId, Seat};

/// A choice that a person has begun at the sheet. Never in the log: only actions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// The die chosen, 0 to 5.
    pub die: Option<usize>,
    /// The room to walk to.
    pub aim: Option<Room>,
    /// The use of the die whose choices lie open.
    pub verb: Option<Verb>,
    /// The cards to keep.
    pub talent: Option<Talent>,
    pub objective: Option<Objective>,
    /// The rival whose sheet is looked at.
    pub peek: Option<Seat>,
}

/// A use of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    Walk,
    Level,
    Craft,
    Brew,
    /// To spend the die on nothing (PD-081).
    Rest,
}

impl Verb {
    /// The uses in the order of the tray.
    pub const ALL: [Verb; 5] = [Verb::Walk, Verb::Level, Verb::Craft, Verb::Brew, Verb::Rest];

    /// The things of which a die of this use marks one; none for those that mark nothing by themselves.
    pub fn things(self) -> Vec<Thing> {
        match self {
            Verb::Level => Hero::ALL.map(Thing::Hero).to_vec(),
            Verb::Craft => Item::ALL.map(Thing::Item).to_vec(),
            Verb::Brew => vec![Thing::Potions],
            Verb::Walk | Verb::Rest => Vec::new(),
        }
    }
}

/// Something on the sheet that a die or a reward marks, or an answer to a reward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    Room(Room),
    /// The next level box of a hero.
    Hero(Hero),
    /// The next box of an item.
    Item(Item),
    Potions,
    /// So many wounds that potions take.
    Spare(u8),
    /// No gem.
    Decline,
}

impl Thing {
    /// The room that it is.
    pub fn room(self) -> Option<Room> {
        if let Thing::Room(room) = self { Some(room) } else { None }
    }

    /// The hero whose boxes it is.
    pub fn hero(self) -> Option<Hero> {
        if let Thing::Hero(hero) = self { Some(hero) } else { None }
    }

    /// The item whose boxes it is.
    pub fn item(self) -> Option<Item> {
        if let Thing::Item(item) = self { Some(item) } else { None }
    }

    /// The number of wounds that potions take by it.
    pub fn spared(self) -> Option<u8> {
        if let Thing::Spare(n_wounds) = self { Some(n_wounds) } else { None }
    }
}

/// A place that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    Die(usize),
    Verb(Verb),
    Thing(Thing),
    Talent(Talent),
    Objective(Objective),
    /// The one button that goes on: walk, keep, spend, end the round.
    Main,
    /// The sheet of a team.
    Sheet(Seat),
}

/// A part of the sheet that can be brought into sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Panel {
    Map,
    Heroes,
    Items,
}

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A rule says no.
    Rule(Refusal),
    /// A die must be chosen first.
    DieFirst,
    /// The die is a skull.
    Skull,
    /// The room is further than the die goes.
    TooFar(u8),
    /// The reward asks for something else.
    Elsewhere,
    /// Cards must be chosen.
    CardsFirst,
    /// It is not this sheet's turn to be marked.
    NotNow,
}

impl Why {
    /// The rule that it rests on; none for what is only asked for politely.
    pub fn rule(self) -> Option<RuleId> {
        match self {
            Why::Rule(refusal) => Some(refusal.rule()),
            Why::Skull => Some("PD-045"),
            Why::TooFar(_) => Some("PD-120"),
            Why::Elsewhere => Some("PD-070"),
            Why::CardsFirst => Some("PD-016"),
            Why::DieFirst | Why::NotNow => None,
        }
    }
}

/// The outcome of a tap.
pub type Pick = kit::Pick<Selection, Action, Why, Panel>;
