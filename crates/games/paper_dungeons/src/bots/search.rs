//! Looks through every use of every die to its end: the rooms of a move, and the choices that
//! rewards ask for.

use super::worth::worth;
use crate::action::Action;
use crate::dice::{Face, Symbol};
use crate::objectives::Objective;
use crate::rules::Trial;
use crate::state::{Ground, Phase, View};
use crate::talents::Talent;
use kernel::Seat;

/// A use of a die is followed no further than this many actions.
const DEPTH_MAX: usize = 12;

/// A use of a die, followed to its end.
pub struct Followed {
    pub worth: i32,
    /// Its actions, the last one first.
    pub line: Vec<Action>,
}

impl Followed {
    fn of(action: Action, worth: i32) -> Followed {
        Followed { worth, line: vec![action] }
    }
}

/// The action that leads to the sheet that is worth most.
pub fn best(view: &View, seat: Seat, legal: &[Action]) -> Action {
    best_line(&view.ground, &Trial::new(view, seat), legal).line.pop().expect("an action")
}

/// The best of legal actions with what is made of it; of equals the last one.
pub fn best_line(ground: &Ground, trial: &Trial, legal: &[Action]) -> Followed {
    let is_new =
        |it: &(usize, &Action)| !legal[it.0 + 1..].iter().any(|later| are_alike(*it.1, *later));
    let tried = legal.iter().enumerate().filter(is_new);
    let all = tried.map(|(_, &it)| look(ground, trial, it, DEPTH_MAX));
    all.max_by_key(|it| it.worth).expect("a bot is asked only when it may act")
}

/// Tells whether two actions do the same with dice that could have done as much: they are worth the same.
fn are_alike(one: Action, other: Action) -> bool {
    let is_as_good = |one: Face, other: Face| match (one.symbol(), other.symbol()) {
        (Symbol::Hero(_), Symbol::Hero(_)) => true,
        (one, other) => one == other,
    };
    match (one, other) {
        (Action::Walk { die: one, to }, Action::Walk { die: other, to: there }) => {
            to == there && is_as_good(one, other)
        }
        (Action::Rest { die: one }, Action::Rest { die: other })
        | (Action::Brew { die: one }, Action::Brew { die: other }) => is_as_good(one, other),
        _ => false,
    }
}

/// The worth of an action, with one look at what may follow it.
pub fn soon(view: &View, seat: Seat, action: Action) -> i32 {
    look(&view.ground, &Trial::new(view, seat), action, 1).worth
}

/// The worth of an action, and the best that can be made of it.
pub fn to_its_end(view: &View, seat: Seat, action: Action) -> Followed {
    look(&view.ground, &Trial::new(view, seat), action, DEPTH_MAX)
}

/// Follows an action so far.
fn look(ground: &Ground, trial: &Trial, action: Action, depth: usize) -> Followed {
    match ground.phase {
        Phase::Draft => Followed::of(action, keep_value(action)),
        Phase::PreGame | Phase::Action | Phase::Spoils | Phase::Over => {
            follow(ground, trial, action, depth)
        }
    }
}

/// The worth of an action when everything after it is done as well as can be, as long as the same die goes on.
fn follow(ground: &Ground, trial: &Trial, action: Action, depth: usize) -> Followed {
    if action == Action::Done {
        return Followed::of(action, i32::MIN / 2);
    }
    let mut next = trial.clone();
    next.take(ground, action, &mut Vec::new());
    let price = die_price(action);
    let is_choosing = !next.team().queue.is_empty();
    let further = if depth == 0 { None } else { further(ground, &next, is_choosing, depth - 1) };
    let ended = |next: &Trial| worth(ground, next.team()) - price;
    match further {
        Some(mut it) if is_choosing || ended(&next) < it.worth - price => {
            it.worth -= price;
            it.line.push(action);
            it
        }
        Some(_) | None => Followed::of(action, ended(&next)),
    }
}

/// The best that can be made of what an action asks for, or of the moves that it leaves.
fn further(ground: &Ground, trial: &Trial, is_choosing: bool, depth: usize) -> Option<Followed> {
    if !is_choosing && trial.team().walk.is_none_or(|it| it.left == 0) {
        return None;
    }
    let mut legal = Vec::new();
    trial.legal(ground, &mut legal);
    let goes_on = |it: &&Action| is_choosing || matches!(it, Action::Step { .. });
    let all = legal.iter().filter(goes_on).map(|&it| follow(ground, trial, it, depth));
    all.max_by_key(|it| it.worth)
}

/// The cost of having used a die that could have done more.
fn die_price(action: Action) -> i32 {
    let price = |die: Face| match die.symbol() {
        Symbol::Clover => 40,
        Symbol::Boots => 25,
        Symbol::Hero(_) => 0,
    };
    match action {
        Action::Level { die, .. }
        | Action::Craft { die, .. }
        | Action::Brew { die }
        | Action::Walk { die, .. }
        | Action::Rest { die } => price(die),
        Action::Keep { .. }
        | Action::Step { .. }
        | Action::GainLevel { .. }
        | Action::GainBox { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Done
        | Action::Spare { .. } => 0,
    }
}

/// A fixed ranking of talents, in hundredths of glory.
fn keep_value(action: Action) -> i32 {
    let Action::Keep { talent, objective } = action else { return 0 };
    let talent = match talent {
        Talent::Shaman => 600,
        Talent::Healer => 520,
        Talent::Psionic => 500,
        Talent::Assassin => 480,
        Talent::FortuneTeller => 460,
        Talent::Beastmaster => 420,
        Talent::TreasureHunter => 400,
        Talent::Alchemist => 380,
        Talent::Barbarian => 360,
        Talent::Merchant => 340,
        Talent::Veteran => 300,
        Talent::Berserker => 280,
        Talent::Craftsman => 260,
        Talent::Scout => 240,
        Talent::Ranger => 220,
        Talent::Noble => 200,
    };
    // Aims that come by the way: minions, gems, rooms, potions.
    let objective = match objective {
        Objective::O08 | Objective::O13 | Objective::O14 | Objective::O16 => 90,
        Objective::O01 | Objective::O03 | Objective::O09 | Objective::O10 | Objective::O12 => 60,
        Objective::O07 | Objective::O11 | Objective::O15 => 40,
        Objective::O02 | Objective::O04 | Objective::O05 | Objective::O06 => 0,
    };
    talent + objective
}
