//! Which rooms are next to each other in each dungeon, and what lies between (PD-121 to PD-124).

use std::sync::LazyLock;

use super::dungeons::{Border, DUNGEONS, Dungeon, TUNNEL_ROWS, WALLS, WATER};
use super::grid::{COLUMNS, ROOMS, ROWS, Room};

/// What lies between two neighbouring rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passage {
    Open,
    Tunnel,
    Wall,
    /// Water, by its number on the sheet, 0 to 5.
    Water(u8),
}

/// A way out of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Way {
    pub to: Room,
    pub by: Passage,
}

/// The directions: up, right, down, left.
pub const DIRECTIONS: usize = 4;

/// The ways out of a room, by direction; none where the dungeon ends.
pub type Ways = [Option<Way>; DIRECTIONS];

static ALL: LazyLock<Vec<[Ways; ROOMS]>> =
    LazyLock::new(|| Dungeon::all().map(ways_of_dungeon).collect());

/// The ways out of `room`, walls and water included.
pub fn ways(dungeon: Dungeon, room: Room) -> &'static Ways {
    debug_assert!(dungeon.idx() < DUNGEONS);
    &ALL[dungeon.idx()][room.idx()]
}

/// What lies between two rooms, if they are neighbours.
pub fn between(dungeon: Dungeon, from: Room, to: Room) -> Option<Passage> {
    ways(dungeon, from).iter().flatten().find(|it| it.to == to).map(|it| it.by)
}

fn ways_of_dungeon(dungeon: Dungeon) -> [Ways; ROOMS] {
    let mut all = [[None; DIRECTIONS]; ROOMS];
    for room in Room::all() {
        for (direction, way) in all[room.idx()].iter_mut().enumerate() {
            *way = neighbour(room, direction)
                .map(|to| Way { to, by: passage(dungeon, room, to) })
                .or_else(|| tunnel(room, direction));
        }
    }
    all
}

/// The room next to `room`, inside the outer border.
fn neighbour(room: Room, direction: usize) -> Option<Room> {
    let (column, row) = (room.column(), room.row());
    match direction {
        0 if row + 1 < ROWS => Some(Room::at(column, row + 1)),
        1 if column + 1 < COLUMNS => Some(Room::at(column + 1, row)),
        2 if 0 < row => Some(Room::at(column, row - 1)),
        3 if 0 < column => Some(Room::at(column - 1, row)),
        _ => None,
    }
}

fn passage(dungeon: Dungeon, one: Room, other: Room) -> Passage {
    let is_here = |border: &Border| *border == [one, other] || *border == [other, one];
    if WALLS.iter().chain(dungeon.card().walls).any(is_here) {
        return Passage::Wall;
    }
    WATER.iter().position(is_here).map_or(Passage::Open, |it| Passage::Water(it as u8))
}

fn tunnel(room: Room, direction: usize) -> Option<Way> {
    let far = match (room.column(), direction) {
        (0, 3) => COLUMNS - 1,
        (5, 1) => 0,
        _ => return None,
    };
    let is_tunnel = TUNNEL_ROWS.contains(&room.row());
    is_tunnel.then(|| Way { to: Room::at(far, room.row()), by: Passage::Tunnel })
}
