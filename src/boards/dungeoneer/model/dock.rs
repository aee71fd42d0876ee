//! The dock: the prompt, the offers, and the buttons.

use super::hand;
use super::outcome::{Effect, effect};
use crate::boards::dungeoneer::query::{Part, Query, Wanted};
use crate::games::dungeoneer::client::{Action, AdventureId, Moment, Phase, QUESTS, Word};
use crate::kernel::Seat;

/// No more choices stand among the buttons.
const LOOSE_MAX: usize = 3;

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    pub wanted: Wanted,
    pub part: Part,
    /// The seat asked at this device.
    pub actor: Option<Seat>,
    /// The action points of the player who is asked.
    pub ap: u8,
    pub choices: Vec<Choice>,
    /// True if the choices are few, and of a free moment: then they stand among the buttons.
    pub are_loose: bool,
    /// True if one of the choices is to be taken, and not something on the table.
    pub has_answers: bool,
    /// The actions of the main button, one after another.
    pub plan: Vec<Action>,
    /// True if that ends a free moment, or passes.
    pub is_end: bool,
    /// Why nothing else can be done; none while something can.
    pub left: Option<Left>,
    /// The loss if a quest that is offered is completed, for that ends Heroics (DN-503): action points, and cards that
    /// could be played now; none where no quest is offered.
    pub unused: Option<(u8, usize)>,
    /// The end of a free moment, or a pass, where the main button does something else.
    pub end: Option<Action>,
    pub pass_until: Vec<Action>,
    /// The moment that a panel of its own asks about; the choices are its rows.
    pub panel: Option<Moment>,
    /// True if somebody at this device could break in.
    pub may_break_in: bool,
}

/// Why nothing can be done in a free moment but to end it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// In Villainy: no opponent has so much peril as the cheapest card costs.
    TooDear {
        least: u8,
        most: u16,
    },
    /// In Villainy: no card of the hand is paid in peril.
    NoCards,
    Nothing,
}

/// One of the actions that are offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    pub is_planned: bool,
    /// Its effect on the battle at hand.
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
    let are_loose = is_free
        && query.panel().is_none()
        && query.about_held().is_empty()
        && choices.len() <= LOOSE_MAX;
    let is_lit = query.legal.iter().any(|it| query.things(it) != [None, None]);
    Dock {
        are_loose,
        has_answers: !(choices.is_empty() || are_loose && is_lit),
        wanted: query.wanted(),
        part: query.part(),
        actor,
        ap: actor.map_or(0, |it| query.open().heroes.get(it).map_or(0, |it| it.ap)),
        choices,
        is_end: is_end(query, &plan),
        left: left(query),
        unused: unused(query),
        end: query.end().filter(|_| !is_end(query, &plan)).cloned(),
        plan,
        pass_until: query.pass_until().cloned().collect(),
        panel: query.panel(),
        may_break_in: query.may_break_in(),
    }
}

/// Tells whether a plan is the end of a free moment, or a pass.
fn is_end(query: Query<'_>, plan: &[Action]) -> bool {
    query.end().is_some_and(|it| plan == std::slice::from_ref(it))
}

/// Why nothing can be done but to end the free moment.
fn left(query: Query<'_>) -> Option<Left> {
    let seat = query.actor().filter(|_| query.wanted() == Wanted::Free)?;
    query.has_only_the_end().then_some(())?;
    let open = query.open();
    if open.phase != Phase::Villainy || open.active != seat {
        return Some(Left::Nothing);
    }
    let Some(least) = hand::prices_in_peril(query, seat).min() else { return Some(Left::NoCards) };
    let most = open.opponents(seat).iter().map(|it| open.heroes[it].peril).max().unwrap_or(0);
    Some(if most < u16::from(least) { Left::TooDear { least, most } } else { Left::Nothing })
}

/// The loss if a quest that is offered is completed; nothing is lost by the last one.
fn unused(query: Query<'_>) -> Option<(u8, usize)> {
    let (open, seat) = (query.open(), query.actor()?);
    let completes = |it: &&Action| matches!(it, Action::Do(Word::Attempt(_) | Word::Finish(_)));
    query.choices().iter().any(completes).then_some(())?;
    let mut cards: Vec<AdventureId> = query.legal.iter().filter_map(card_played).collect();
    cards.dedup();
    let is_last = open.heroes[seat].done.len() + 1 == QUESTS && !open.rules.is_solo();
    (!is_last).then_some((open.heroes[seat].ap, cards.len()))
}

const fn card_played(action: &Action) -> Option<AdventureId> {
    match action {
        Action::Do(Word::Play { card, .. }) => Some(*card),
        _ => None, // It is no card of the hand.
    }
}
