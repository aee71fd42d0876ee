//! Everything that is drawn, as plain data.

use super::game::{Detail, Plain};
use super::query::Query;
use crate::kernel::{BySeat, Lang, Seat, Telling};

/// No more sentences are shown of what happened.
const TOLD_MAX: usize = 8;

/// The whole board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    pub seats: Vec<SeatModel>,
    pub details: Vec<Detail>,
    /// The past events, the latest first.
    pub told: Vec<String>,
    pub prompt: Prompt,
    /// The buttons, those of one kind together.
    pub groups: Vec<Vec<Choice>>,
}

/// A seat with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatModel {
    pub name: String,
    pub total: String,
    pub is_awaited: bool,
    /// True if it acts at this device now.
    pub is_own: bool,
    /// True if it leads, among several.
    pub is_first: bool,
}

/// The present request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// This seat chooses at this device.
    Choose(Seat),
    /// These are awaited, elsewhere.
    Watch(Vec<String>),
    Over,
}

/// An action with a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its place among all, from 0.
    pub nth: usize,
    pub words: String,
    pub is_allowed: bool,
}

impl BoardModel {
    /// The number of buttons.
    pub fn n_choices(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }
}

/// Draws a view.
pub fn board_model<G: Plain>(
    query: Query<'_, G>,
    names: &BySeat<String>,
    recent: &[G::Event],
    lang: Lang,
) -> BoardModel {
    BoardModel {
        seats: seats(query, names, lang),
        details: G::details(query.view, lang),
        told: told::<G>(recent, Telling { lang, names }),
        prompt: prompt(query, names),
        groups: groups(query, lang),
    }
}

fn seats<G: Plain>(query: Query<'_, G>, names: &BySeat<String>, lang: Lang) -> Vec<SeatModel> {
    let (standing, awaited) = (query.standing(), G::awaited(query.view));
    let leaders = standing.winners();
    let has_others = 1 < names.len();
    let seat = |(seat, place)| SeatModel {
        name: names[seat].clone(),
        total: G::total_of(place, query.is_over(), lang),
        is_awaited: awaited.has(seat),
        is_own: query.seat == Some(seat),
        is_first: has_others && leaders.has(seat) && place.total != 0,
    };
    standing.places.iter().map(seat).collect()
}

/// The last sentences; what goes without saying has none.
fn told<G: Plain>(recent: &[G::Event], to: Telling<'_>) -> Vec<String> {
    recent.iter().rev().filter_map(|it| G::describe(it, to)).take(TOLD_MAX).collect()
}

fn prompt<G: Plain>(query: Query<'_, G>, names: &BySeat<String>) -> Prompt {
    let awaited = G::awaited(query.view);
    match query.seat.filter(|_| !query.legal.is_empty()) {
        Some(seat) => Prompt::Choose(seat),
        None if awaited.is_empty() => Prompt::Over,
        None => Prompt::Watch(awaited.iter().map(|it| names[it].clone()).collect()),
    }
}

fn groups<G: Plain>(query: Query<'_, G>, lang: Lang) -> Vec<Vec<Choice>> {
    let mut n_before = 0;
    let group = |actions: Vec<G::Action>| {
        let from = n_before;
        n_before += actions.len();
        let choice = |(nth, action): (usize, &G::Action)| Choice {
            nth: from + nth,
            words: G::offer(action, query.view, lang),
            is_allowed: query.can(action),
        };
        actions.iter().enumerate().map(choice).collect()
    };
    query.groups().into_iter().map(group).collect()
}
