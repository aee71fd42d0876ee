//! Places for a location that is laid: one's own quests near, those of others far away.

use crate::action::Action;
use crate::cards::{LocationId, QuestId, QuestPlace};
use crate::rules::map;
use crate::state::{Site, State};
use kernel::Seat;
use kernel::ask::Answer;
use kernel::kit::Cell;

/// The meaning of a location to the player who lays it.
pub struct Mind {
    own: Cell,
    /// True if the own hero wants to be there.
    is_own: bool,
    /// Heroes who want to be there, whom nothing is given.
    others: Vec<Cell>,
}

impl Mind {
    /// Looks for whose quests lead here.
    pub fn new(state: &State, seat: Seat, location: LocationId) -> Mind {
        let open = &state.open;
        let site = Site::new(location, false);
        let is_here = |it: &QuestId| {
            let card = it.card();
            let named = |place: QuestPlace| {
                matches!(place, QuestPlace::Location(_)) && map::is_place(place, &site)
            };
            named(card.place) || card.goal.is_some_and(named)
        };
        let wants = |it: Seat| open.heroes[it].quests.iter().any(is_here);
        let others = open.opponents(seat).iter().filter(|it| wants(*it));
        Mind {
            own: open.heroes[seat].at,
            is_own: wants(seat) || open.globals.iter().any(is_here),
            others: others.map(|it| open.heroes[it].at).collect(),
        }
    }

    /// The score of a place.
    pub fn score(&self, action: &Action) -> i32 {
        let Answer::Place(cell) = action else { return 0 };
        let steps = |from: Cell| {
            i32::from((cell.east() - from.east()).abs())
                + i32::from((cell.north() - from.north()).abs())
        };
        let own = if self.is_own { -300 * steps(self.own) } else { 0 };
        own + 200 * self.others.iter().map(|it| steps(*it)).sum::<i32>()
    }
}
