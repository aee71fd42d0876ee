//! The ways that a die, or the rest of a move, can go.

use super::gain::{Gain, gain};
use crate::games::paper_dungeons::client::{self, Action, Face, Preview, Room, View, ways};
use crate::kernel::{Seat, sort_few};

/// No search looks at more ways.
const WAYS_MAX: usize = 2_000;

/// The best way to a room: the fewest steps, then the least harm, then the most glory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The rooms entered, in order; the last is the room reached.
    pub rooms: Vec<Room>,
    pub actions: Vec<Action>,
    pub gain: Gain,
}

impl Route {
    /// The room reached.
    pub fn to(&self) -> Room {
        self.rooms[self.rooms.len() - 1]
    }

    fn rank(&self) -> (usize, u16, i32) {
        (self.rooms.len(), self.gain.harm, -self.gain.glory)
    }
}

/// The best way to each room within reach: with `die`, or with the moves left of the die before. A
/// way ends where a reward asks for a choice.
pub fn routes(view: &View, seat: Seat, die: Option<Face>) -> Vec<Route> {
    let mut found: Vec<Route> = Vec::new();
    let mut open: Vec<Vec<Room>> = vec![Vec::new()];
    let mut n_ways = 0;
    while let Some(rooms) = open.pop() {
        for next in neighbours(view, seat, &rooms) {
            if rooms.contains(&next) || n_ways == WAYS_MAX {
                continue;
            }
            n_ways += 1;
            let mut longer = rooms.clone();
            longer.push(next);
            let actions = actions(&longer, die);
            let preview = client::preview(view, seat, &actions);
            if preview.refused.is_some() {
                continue;
            }
            if goes_on(&preview) {
                open.push(longer.clone());
            }
            let route = Route { rooms: longer, actions, gain: gain(view, seat, &preview) };
            match found.iter_mut().find(|it| it.to() == next) {
                Some(other) if other.rank() <= route.rank() => {}
                Some(other) => *other = route,
                None => found.push(route),
            }
        }
    }
    found.retain(|it| Some(it.to()) != view.teams[seat].sheet.position());
    sort_few(&mut found, Route::to);
    found
}

fn neighbours(view: &View, seat: Seat, rooms: &[Room]) -> Vec<Room> {
    let position = rooms.last().copied().or_else(|| view.teams[seat].sheet.position());
    match position {
        Some(room) => ways(view.ground.dungeon, room).iter().flatten().map(|it| it.to).collect(),
        None => Room::all().filter(|it| it.row() == 0).collect(),
    }
}

fn actions(rooms: &[Room], die: Option<Face>) -> Vec<Action> {
    let step = |(idx, &to): (usize, &Room)| match die {
        Some(die) if idx == 0 => Action::Walk { die, to },
        Some(_) | None => Action::Step { to },
    };
    rooms.iter().enumerate().map(step).collect()
}

fn goes_on(preview: &Preview) -> bool {
    let has_moves = preview.after.walk.is_some_and(|it| 0 < it.left);
    has_moves && preview.after.queue.is_empty()
}
