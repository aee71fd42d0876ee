//! Talents and objectives: the cards kept, and those to choose from.

use crate::games::paper_dungeons::Talent;
use crate::games::paper_dungeons::objectives::Objective;
use crate::rooms::paper_dungeons::draft::{Spot, kept};
use crate::rooms::paper_dungeons::sight::Sight;

/// The cards of the team shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsLook {
    pub talent: Option<Talent>,
    /// A rival's is a secret.
    pub objective: Option<ObjectiveLook>,
    /// Whether the team has chosen its cards.
    pub has_kept: bool,
}

/// An objective, and how far the team is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveLook {
    pub objective: Objective,
    pub count: u8,
    pub glory: i8,
}

/// The draft: two talents and two objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealLook {
    pub talents: [(Talent, bool); 2],
    pub objectives: [(Objective, bool); 2],
    /// Whether both choices are made.
    pub is_ready: bool,
}

impl DealLook {
    /// Whether the card of `spot` is chosen.
    pub fn has_chosen(&self, spot: Spot) -> bool {
        let talents = self.talents.map(|(it, is_chosen)| (Spot::Talent(it), is_chosen));
        let objectives = self.objectives.map(|(it, is_chosen)| (Spot::Objective(it), is_chosen));
        talents.into_iter().chain(objectives).any(|it| it == (spot, true))
    }
}

/// Draws the cards kept.
pub fn cards(sight: Sight<'_>) -> CardsLook {
    let team = sight.team();
    let look = |objective: Objective| {
        let count = objective.count(&team.sheet);
        ObjectiveLook { objective, count, glory: objective.glory(count) }
    };
    CardsLook { talent: team.talent, objective: team.objective.map(look), has_kept: team.has_kept }
}

/// Draws the cards to choose from.
pub fn deal(sight: Sight<'_>) -> Option<DealLook> {
    let dealt = sight.actor().and(sight.team().dealt)?;
    let draft = sight.draft;
    Some(DealLook {
        talents: dealt.talents.map(|it| (it, draft.talent == Some(it))),
        objectives: dealt.objectives.map(|it| (it, draft.objective == Some(it))),
        is_ready: kept(dealt, draft).is_some(),
    })
}
