//! The options now: the actions that have a button, and the outcome of a tap of one.

use super::game::Plain;
use crate::boards::kit::{Pick, PickOf};
use crate::kernel::{Seat, Standing};

/// The button of the action at this place, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot(pub usize);

/// Why a tap does nothing; `R` is a refusal of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why<R> {
    Rule(R),
    /// Nobody at this device can act.
    NotNow,
}

/// A view, and who acts at this device and how.
pub struct Query<'v, G: Plain> {
    pub view: &'v G::View,
    pub seat: Option<Seat>,
    /// The legal actions.
    pub legal: &'v [G::Action],
}

// By hand, because a derive would ask it of the game itself.
impl<G: Plain> Clone for Query<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Plain> Copy for Query<'_, G> {}

impl<G: Plain> Query<'_, G> {
    /// The actions that have a button, those of one kind together: of one word in records.
    pub fn groups(self) -> Vec<Vec<G::Action>> {
        let lasting = G::lasting();
        let others = self.legal.iter().filter(|it| !lasting.contains(it)).cloned();
        let all: Vec<G::Action> = lasting.iter().cloned().chain(others).collect();
        let mut groups: Vec<(String, Vec<G::Action>)> = Vec::new();
        for action in all {
            let written = action.to_string();
            let kind = written.split(' ').next().unwrap_or_default();
            match groups.iter_mut().find(|it| it.0 == kind) {
                Some(group) => group.1.push(action),
                None => groups.push((kind.to_owned(), vec![action])),
            }
        }
        groups.into_iter().map(|it| it.1).collect()
    }

    /// Tells whether somebody at this device may take an action now.
    pub fn can(self, action: &G::Action) -> bool {
        self.legal.contains(action)
    }

    /// The outcome of a tap.
    pub fn pick(self, spot: Spot) -> PickOf<G> {
        match self.groups().concat().get(spot.0) {
            Some(action) if self.can(action) => Pick::Act(vec![action.clone()]),
            Some(action) => Pick::Nothing(self.why(action)),
            None => Pick::Nothing(Why::NotNow),
        }
    }

    /// Why an action cannot be taken.
    fn why(self, action: &G::Action) -> Why<G::Refusal> {
        let refusal = self.seat.and_then(|it| G::why_not(self.view, it, action));
        refusal.map_or(Why::NotNow, Why::Rule)
    }

    /// The standing of all at the table, as far as it can be seen.
    pub fn standing(self) -> Standing {
        G::standing(self.view)
    }

    /// Tells whether the match is over.
    pub fn is_over(self) -> bool {
        G::awaited(self.view).is_empty()
    }
}
