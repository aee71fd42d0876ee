//! What the strongest computer makes of a choice, for whoever asks.

use super::search::{at_once, to_its_end};
use crate::games::paper_dungeons::action::Action;
use crate::games::paper_dungeons::grid::Room;
use crate::games::paper_dungeons::heroes::Hero;
use crate::games::paper_dungeons::items::Item;
use crate::games::paper_dungeons::state::View;
use crate::kernel::{Advice, Basis, Seat, Way};

/// What a way is about, whichever die it uses: two walks to one room are one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Level(Hero),
    Box(Item),
    Potions,
    Rest,
    Room(Room),
    Other(Action),
}

/// Weighs each use of each die as the normal computer does. Of ways that are about the same, the best is told.
/// To be done is worth what the sheet is worth as it stands.
pub fn advise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
) -> Option<Advice<Action>> {
    let mut ways: Vec<Way<Action>> = legal.iter().map(|&it| way(view, seat, it)).collect();
    // Of equals, the computer takes the last.
    ways.reverse();
    ways.sort_by_key(|it| std::cmp::Reverse(it.worth));
    let mut told: Vec<Way<Action>> = Vec::new();
    for way in ways {
        let is_new = told.iter().all(|it| about(it) != about(&way));
        if is_new || taken == way.line.first() {
            told.push(way);
        }
    }
    Advice::of(told, Basis::Judgement, taken)
}

fn way(view: &View, seat: Seat, action: Action) -> Way<Action> {
    if action == Action::Done {
        return Way { line: vec![action], worth: at_once(view, seat) };
    }
    let mut followed = to_its_end(view, seat, action);
    followed.line.reverse();
    Way { line: followed.line, worth: followed.worth }
}

fn about(way: &Way<Action>) -> About {
    match way.line[0] {
        Action::Level { hero, .. } | Action::GainLevel { hero } => About::Level(hero),
        Action::Craft { item, .. } | Action::GainBox { item } => About::Box(item),
        Action::Brew { .. } => About::Potions,
        Action::Rest { .. } => About::Rest,
        Action::Walk { to, .. } | Action::Step { to } => {
            About::Room(way.line.iter().rev().find_map(|it| it.entered()).unwrap_or(to))
        }
        Action::Keep { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Done
        | Action::Spare { .. } => About::Other(way.line[0]),
    }
}
