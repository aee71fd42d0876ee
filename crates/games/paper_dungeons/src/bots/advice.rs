//! The hard computer's advice on a choice, for anyone who asks.

use super::master::{played, ranked};
use super::search::to_its_end;
use crate::action::Action;
use crate::grid::Room;
use crate::heroes::Hero;
use crate::items::Item;
use crate::state::View;
use kernel::advice::{Means, WAYS_MAX};
use kernel::chance::FastChance;
use kernel::{Advice, Basis, Measure, Seat, Way};

/// The subject of a way, with any die: two walks to one room are one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Level(Hero),
    Box(Item),
    Potions,
    Rest,
    Room(Room),
    Other(Action),
}

/// Ranks the uses of the dice as the hard computer does, and measures what comes of the best. Of ways that are about the
/// same, the best is told.
pub fn advise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Option<Advice<Action>> {
    let mut told: Vec<Vec<Action>> = Vec::new();
    for line in ranked(view, seat, legal, luck) {
        let is_new = told.iter().all(|it| about(it) != about(&line));
        if told.len() < WAYS_MAX && is_new {
            told.push(line);
        }
    }
    if let Some(taken) = taken.filter(|it| told.iter().all(|line| line.first() != Some(it))) {
        told.truncate(WAYS_MAX - 1);
        let mut followed = to_its_end(view, seat, *taken);
        followed.line.reverse();
        told.push(followed.line);
    }
    let totals = played(view, seat, &told, luck);
    let Means { means, error, gap } = Means::of(&totals);
    let ways = told.into_iter().zip(means).map(|(line, worth)| Way { line, worth });
    let n = totals.first().map_or(0, Vec::len) as u32;
    let basis = Basis::Played { n, measure: Measure::Total, error, gap };
    Advice::of(ways.collect(), basis, taken)
}

fn about(line: &[Action]) -> About {
    match line[0] {
        Action::Level { hero, .. } | Action::GainLevel { hero } => About::Level(hero),
        Action::Craft { item, .. } | Action::GainBox { item } => About::Box(item),
        Action::Brew { .. } => About::Potions,
        Action::Rest { .. } => About::Rest,
        Action::Walk { to, .. } | Action::Step { to } => {
            About::Room(line.iter().rev().find_map(|it| it.entered()).unwrap_or(to))
        }
        Action::Keep { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Done
        | Action::Spare { .. } => About::Other(line[0]),
    }
}
