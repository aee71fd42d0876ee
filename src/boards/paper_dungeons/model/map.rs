//! The dungeon: rooms, marks in pencil, and the ways that lie open.

use crate::boards::paper_dungeons::gain::SignCount;
use crate::boards::paper_dungeons::query::{Query, letter_in};
use crate::boards::paper_dungeons::routes::Route;
use crate::boards::paper_dungeons::selection::Thing;
use crate::games::paper_dungeons::client::{
    COLUMNS, Find, Guard, Monster, Room, TUNNEL_ROWS, printed,
};

/// The whole map.
#[derive(Clone, PartialEq, Debug)]
pub struct MapModel {
    /// Every room, by its number.
    pub rooms: Vec<RoomModel>,
    /// The rooms walked through, in order.
    pub trail: Vec<Room>,
    /// The way that is planned, from where the team stands.
    pub plan: Vec<Room>,
    /// True if a lit room is chosen for a reward, rather than walked to.
    pub is_choice: bool,
}

/// One room.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomModel {
    pub room: Room,
    pub guard: Option<Guard>,
    pub is_beaten: bool,
    pub find: Option<Find>,
    pub chance: Chance,
    pub is_explored: bool,
    pub is_tunnel: bool,
    pub lair: Option<Lair>,
    pub is_here: bool,
    /// True if the planned way goes through.
    pub is_passed: bool,
    pub go: Option<Go>,
}

/// The fate of a room's find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    Waits,
    Taken,
    /// A gem that can no longer be stolen.
    Gone,
}

/// The lair of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lair {
    pub monster: Monster,
    /// True if the fight is over, won or fled.
    pub is_over: bool,
    pub is_beaten: bool,
}

/// The effect of a tap of a room now.
#[derive(Clone, PartialEq, Debug)]
pub struct Go {
    /// Rooms to walk; none if the room is chosen for a reward.
    pub n_steps: usize,
    pub marks: Vec<SignCount>,
    /// True if it is the room to walk to.
    pub is_aim: bool,
}

/// Draws the map.
pub fn map(query: Query<'_>, routes: &[Route]) -> MapModel {
    let sheet = &query.team().sheet;
    let route = routes.iter().find(|it| Some(it.to()) == query.selection.aim);
    let plan = route.map_or_else(Vec::new, |it| it.rooms.clone());
    MapModel {
        rooms: Room::all().map(|it| room(query, routes, &plan, it)).collect(),
        trail: sheet.path.clone(),
        plan,
        is_choice: query.chooses_room(),
    }
}

fn room(query: Query<'_>, routes: &[Route], plan: &[Room], room: Room) -> RoomModel {
    let sheet = &query.team().sheet;
    let content = printed(room);
    let is_end = room.column() == 0 || room.column() == COLUMNS - 1;
    RoomModel {
        room,
        guard: content.guard,
        is_beaten: sheet.beaten.has(room),
        find: content.find,
        chance: chance(query, room),
        is_explored: sheet.explored.has(room),
        is_tunnel: is_end && TUNNEL_ROWS.contains(&room.row()),
        lair: lair(query, room),
        is_here: sheet.position() == Some(room),
        is_passed: plan.contains(&room),
        go: go(query, routes, room),
    }
}

fn chance(query: Query<'_>, room: Room) -> Chance {
    let sheet = &query.team().sheet;
    match letter_in(room) {
        Some(letter) if sheet.gems_own.has(letter) => Chance::Taken,
        Some(letter) if sheet.gems_gone.has(letter) => Chance::Gone,
        Some(_) => Chance::Waits,
        None if sheet.taken.has(room) => Chance::Taken,
        None => Chance::Waits,
    }
}

fn lair(query: Query<'_>, room: Room) -> Option<Lair> {
    let card = query.view.ground.dungeon.card();
    let idx = card.rooms.iter().position(|&it| it == room)?;
    let fight = query.team().sheet.fights[idx];
    let is_beaten = fight.is_some_and(|it| it.power.is_some());
    Some(Lair { monster: card.monsters[idx], is_over: fight.is_some(), is_beaten })
}

fn go(query: Query<'_>, routes: &[Route], room: Room) -> Option<Go> {
    if query.reward().is_some() {
        let gain = query.brings(Thing::Room(room))?;
        return Some(Go { n_steps: 0, marks: gain.short(), is_aim: false });
    }
    let route = routes.iter().find(|it| it.to() == room)?;
    let is_aim = query.selection.aim == Some(room);
    Some(Go { n_steps: route.rooms.len(), marks: route.gain.short(), is_aim })
}
