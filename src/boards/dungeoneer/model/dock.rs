//! What is wanted, what is offered, and the buttons.

use super::outcome::{Effect, effect};
use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::games::dungeoneer::client::{Action, Moment};
use crate::kernel::Seat;

/// No more choices stand among the buttons.
const LOOSE_MAX: usize = 3;

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    pub wanted: Wanted,
    /// Who is asked at this device.
    pub actor: Option<Seat>,
    /// The action points of whoever is asked.
    pub ap: u8,
    pub choices: Vec<Choice>,
    /// Whether the choices are few, and of a free moment: then they stand among the buttons.
    pub are_loose: bool,
    /// What the main button does, one action after another.
    pub plan: Vec<Action>,
    /// The end of a free moment, or a pass.
    pub end: Option<Action>,
    pub pass_until: Vec<Action>,
    /// The moment that a panel of its own asks about; the choices are its rows.
    pub panel: Option<Moment>,
    /// Whether somebody at this device could break in.
    pub may_break_in: bool,
}

/// One of the actions that are offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    pub is_planned: bool,
    /// What it would make of the battle at hand.
    pub effect: Option<Effect>,
}

/// Draws the dock.
pub fn dock(query: Query<'_>) -> Dock {
    let plan = query.plan();
    let choices = query.choices().into_iter().map(|it| Choice {
        is_planned: plan.as_slice() == std::slice::from_ref(it),
        action: it.clone(),
        effect: effect(query, it),
    });
    let choices: Vec<Choice> = choices.collect();
    let actor = query.actor();
    let is_free = query.wanted() == Wanted::Free;
    Dock {
        are_loose: is_free
            && query.panel().is_none()
            && query.selection.thing.is_none()
            && choices.len() <= LOOSE_MAX,
        wanted: query.wanted(),
        actor,
        ap: actor.map_or(0, |it| query.open().heroes.get(it).map_or(0, |it| it.ap)),
        choices,
        end: query.end().filter(|it| plan.as_slice() != std::slice::from_ref(*it)).cloned(),
        plan,
        pass_until: query.pass_until().cloned().collect(),
        panel: query.panel(),
        may_break_in: query.may_break_in(),
    }
}
