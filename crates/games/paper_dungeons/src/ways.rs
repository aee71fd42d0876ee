//! Which rooms are next to each other in each dungeon, and what lies between (PD-121 to PD-124).

use std::sync::LazyLock;

use super::dungeons::{Border, DUNGEONS, Dungeon, TUNNEL_ROWS, WALLS, WATER};
use super::grid::{COLUMNS, ROOMS, Room};
use kernel::kit::Side;

/// The passage between two neighbouring rooms.
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

/// The ways out of a room, by side: up, right, down, left; none where the dungeon ends.
pub type Ways = [Option<Way>; Side::COUNT];

static ALL: LazyLock<Vec<[Ways; ROOMS]>> =
    LazyLock::new(|| Dungeon::all().map(ways_of_dungeon).collect());

/// The ways out of `room`, walls and water included.
pub fn ways(dungeon: Dungeon, room: Room) -> &'static Ways {
    debug_assert!(dungeon.idx() < DUNGEONS);
    &ALL[dungeon.idx()][room.idx()]
}

/// The passage between two rooms, if they are neighbours.
pub fn between(dungeon: Dungeon, from: Room, to: Room) -> Option<Passage> {
    ways(dungeon, from).iter().flatten().find(|it| it.to == to).map(|it| it.by)
}

fn ways_of_dungeon(dungeon: Dungeon) -> [Ways; ROOMS] {
    let mut all = [[None; Side::COUNT]; ROOMS];
    for room in Room::all() {
        all[room.idx()] = Side::ALL.map(|side| {
            let beyond = room.beyond(side);
            let way = beyond.map(|to| Way { to, by: passage(dungeon, room, to) });
            way.or_else(|| tunnel(room, side))
        });
    }
    all
}

fn passage(dungeon: Dungeon, one: Room, other: Room) -> Passage {
    let is_here = |border: &Border| *border == [one, other] || *border == [other, one];
    if WALLS.iter().chain(dungeon.card().walls).any(is_here) {
        return Passage::Wall;
    }
    WATER.iter().position(is_here).map_or(Passage::Open, |it| Passage::Water(it as u8))
}

fn tunnel(room: Room, side: Side) -> Option<Way> {
    let far = match (room.column(), side) {
        (0, Side::West) => COLUMNS - 1,
        (5, Side::East) => 0,
        (_, Side::North | Side::East | Side::South | Side::West) => return None,
    };
    let is_tunnel = TUNNEL_ROWS.contains(&room.row());
    is_tunnel.then(|| Way { to: Room::at(far, room.row()), by: Passage::Tunnel })
}
