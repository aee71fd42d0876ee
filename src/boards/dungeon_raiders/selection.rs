//! The half-made choice: which cards are weighed, which room is looked at.

use crate::boards::kit;
use crate::games::dungeon_raiders::client::{Action, Card, Character, Lay, Place, Refusal, View};

/// A choice that a person has begun. Never in the log: only actions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    pub plan: Plan,
    /// The room that is looked at instead of the open one.
    pub peek: Option<Place>,
}

/// The effect of the second touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Plan {
    /// Nothing is weighed.
    #[default]
    Open,
    /// These cards are weighed.
    Lay(Lay),
    /// A crystal, to lay later.
    Crystal,
    /// A torch, to look into the dark.
    Torch,
    /// A character.
    Choose(Character),
}

impl Plan {
    /// The action that it comes to.
    pub const fn action(self) -> Option<Action> {
        match self {
            Plan::Open => None,
            Plan::Lay(lay) => Some(Action::Lay { lay }),
            Plan::Crystal => Some(Action::UseCrystal),
            Plan::Torch => Some(Action::UseTorch),
            Plan::Choose(character) => Some(Action::Choose { character }),
        }
    }
}

/// Something that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A card under the thumb.
    Card(Card),
    /// The button to lay later, before a boss: there a crystal can be laid as well.
    Wait,
    /// A room of the level.
    Room(Place),
    Candidate(Character),
    /// The button that goes on.
    Main,
    /// Put everything back.
    Drop,
}

/// The outcome of a tap.
pub type Pick = kit::Pick<Selection, Action, Why>;

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Rule(Refusal),
    /// Nothing is weighed yet.
    ChooseFirst,
    /// No character is weighed yet.
    WhoFirst,
    /// Two cards are enough.
    TwoCards,
    /// Nobody at this device can act.
    NotNow,
}

/// Keeps the rest of a choice after the table has changed.
pub fn settle(view: &View, legal: &[Action], selection: Selection) -> Selection {
    let here = view.ground.here;
    let is_open = selection.plan.action().is_none_or(|it| legal.contains(&it));
    Selection {
        plan: if is_open { selection.plan } else { Plan::Open },
        peek: selection.peek.filter(|it| it.level == here.level && *it != here),
    }
}
