//! Talents and objectives: the cards kept, and those to choose from.

use crate::boards::paper_dungeons::query::Query;
use crate::boards::paper_dungeons::selection::Spot;
use crate::games::paper_dungeons::client::{Objective, Talent};

/// The cards of the team shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsModel {
    pub talent: Option<Talent>,
    /// A rival's is a secret.
    pub objective: Option<ObjectiveModel>,
    /// True if the team has chosen its cards.
    pub has_kept: bool,
}

/// An objective, and how far the team is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveModel {
    pub objective: Objective,
    pub count: u8,
    pub glory: i8,
}

/// The draft: two talents and two objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealModel {
    pub talents: [(Talent, bool); 2],
    pub objectives: [(Objective, bool); 2],
    /// True if both choices are made.
    pub is_ready: bool,
}

impl DealModel {
    /// Tells whether the card of `spot` is chosen.
    pub fn has_chosen(&self, spot: Spot) -> bool {
        let talents = self.talents.map(|(it, is_chosen)| (Spot::Talent(it), is_chosen));
        let objectives = self.objectives.map(|(it, is_chosen)| (Spot::Objective(it), is_chosen));
        talents.into_iter().chain(objectives).any(|it| it == (spot, true))
    }
}

/// Draws the cards kept.
pub fn cards(query: Query<'_>) -> CardsModel {
    let team = query.team();
    let model = |objective: Objective| {
        let count = objective.count(&team.sheet);
        ObjectiveModel { objective, count, glory: objective.glory(count) }
    };
    CardsModel {
        talent: team.talent,
        objective: team.objective.map(model),
        has_kept: team.has_kept,
    }
}

/// Draws the cards to choose from.
pub fn deal(query: Query<'_>) -> Option<DealModel> {
    let dealt = query.actor().and(query.team().dealt)?;
    let selection = query.selection;
    Some(DealModel {
        talents: dealt.talents.map(|it| (it, selection.talent == Some(it))),
        objectives: dealt.objectives.map(|it| (it, selection.objective == Some(it))),
        is_ready: query.keep().is_some(),
    })
}
