//! The half-made choice: the thing that is held, and which of its actions.

use crate::boards::kit;
use crate::games::dungeoneer::client::{Action, AdventureId, QuestId, Refusal};
use crate::kernel::Seat;
use crate::kernel::kit::Cell;

/// A choice that a person has begun. Never in the log: only actions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// The thing that is held: it is explained, and what can be done with it is offered.
    pub thing: Option<Thing>,
    /// Which of the actions that are offered is planned, by its place among them.
    pub choice: Option<u16>,
    /// The end of a way of several steps that was begun.
    pub goal: Option<Goal>,
}

impl Selection {
    /// Holds a thing, and nothing else.
    pub fn of(thing: Thing) -> Selection {
        Selection { thing: Some(thing), ..Selection::default() }
    }
}

/// A hero's goal in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub cell: Cell,
    pub seat: Seat,
    pub round: u8,
}

/// Something that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A location, or an empty place beside one.
    Cell(Cell),
    /// A card of one's own hand; equal ones are one thing.
    Card(AdventureId),
    /// A card in somebody's inventory.
    Readied(AdventureId, Seat),
    /// A monster in somebody's lair.
    Lair(AdventureId, Seat),
    Quest(QuestId),
    Hero(Seat),
    /// A monster of the battle, by its place.
    Foe(u8),
    /// An attack of the exchange, by its place.
    Attack(u8),
}

/// Something that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    Thing(Thing),
    /// One of the actions that are offered, by its place.
    Choice(u16),
    /// The button that goes on.
    Main,
    /// The end of a free moment, or a pass.
    End,
    /// A pass that stands for a while, by its place among those that may be said.
    PassUntil(u8),
    /// Put everything back.
    Drop,
}

/// The outcome of a tap.
pub type Pick = kit::Pick<Selection, Action, Why>;

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Rule(Refusal),
    /// Nothing is planned yet.
    ChooseFirst,
    /// Nothing is known of this place yet.
    Unexplored,
    /// Nobody at this device can act.
    NotNow,
}
