//! All that a board names of Paper Dungeons: the plain things that it draws, what a team may do and
//! why not, and what its actions would bring. Everything is answered from a [`View`].

pub use super::PaperDungeons;
pub use super::action::{Action, Cause, Event, What};
pub use super::dice::{DICE, DICE_PER_ROUND, Face, Side, Symbol};
pub use super::dungeons::{
    Border, Dungeon, Find, Guard, Kind, Letter, Letters, Minion, TUNNEL_ROWS, WALLS, WATER, printed,
};
pub use super::grid::{COLUMNS, ROWS, Room, RoomSet};
pub use super::heroes::{Colour, Hero};
pub use super::items::{BOXES, Item};
pub use super::messages;
pub use super::missions::Mission;
pub use super::monsters::{Monster, MonsterCard, Range};
pub use super::objectives::Objective;
pub use super::refusals::Refusal;
pub use super::rules::{PowerSource, power, powers, standing};
pub use super::setup::Setup;
pub use super::state::{
    Dealt, FIGHT_ROUNDS, Fight, Ground, LEVEL_MAX, Phase, ROUNDS, Reward, Seen, Sheet, View,
};
pub use super::talents::Talent;
pub use super::tracks::{
    GEM_GLORY, GEMS_MAX, HEARTS, MINION_GLORY, MINIONS, POTION_ROW, POTIONS_MAX, WOUND_HEARTS,
    gem_reward, mission_glory, potion_reward, solo_title, wound_penalty,
};
pub use super::ways::{Passage, between, ways};

use super::rules::Trial;
use kernel::Seat;

/// Everything that the team of `seat`, which the observer sees, may do now, each action once.
pub fn options(view: &View, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    Trial::new(view, seat).legal(&view.ground, &mut options);
    options
}

/// Why the team of `seat`, which the observer sees, may not take `action` now; none if it may.
pub fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
    Trial::new(view, seat).check(&view.ground, *action).err()
}

/// The consequences of some actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// Why the actions end early, if they do; what was possible before is counted.
    pub refused: Option<Refusal>,
    pub events: Vec<What>,
    /// The team afterwards.
    pub after: Seen,
}

/// Takes `actions` one after another on a copy of the seat's own team.
pub fn preview(view: &View, seat: Seat, actions: &[Action]) -> Preview {
    let ground = &view.ground;
    let mut trial = Trial::new(view, seat);
    let mut events = Vec::new();
    let mut refused = None;
    for &action in actions {
        refused = trial.check(ground, action).err();
        if refused.is_some() {
            break;
        }
        trial.take(ground, action, &mut events);
    }
    let team = trial.into_team();
    let after = Seen {
        sheet: team.sheet,
        queue: team.queue,
        walk: team.walk,
        psionic_used: team.psionic_used,
        is_done: team.is_done,
        ..view.teams[seat].clone()
    };
    Preview { refused, events: events.into_iter().map(|it| it.what).collect(), after }
}
