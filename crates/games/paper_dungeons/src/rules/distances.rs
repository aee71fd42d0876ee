//! The distances of the rooms from where a team stands.

use std::sync::OnceLock;

use crate::dungeons::{DUNGEONS, Dungeon};
use crate::grid::{COLUMNS, ROOMS, Room};
use crate::items::Item;
use crate::state::{Ground, Team};
use crate::talents::Talent;
use crate::ways::{Passage, ways};

/// Further than any room.
pub const FAR: u8 = 60;

/// The number of moves to each room; [`FAR`] where there is no way.
pub type Distances = [u8; ROOMS];

/// The barriers that a team can cross: walls, and water (PD-123, PD-349).
#[derive(Clone, Copy)]
struct Crossing {
    walls: bool,
    water: bool,
}

impl Crossing {
    const COUNT: usize = 4;

    /// The inverse of [`Crossing::idx`].
    const fn new(idx: usize) -> Crossing {
        Crossing { walls: 2 <= idx, water: idx % 2 == 1 }
    }

    fn of(team: &Team) -> Crossing {
        Crossing {
            walls: team.sheet.has(Item::Cloak),
            water: team.sheet.has(Item::Medallion) || team.talent == Some(Talent::Ranger),
        }
    }

    const fn idx(self) -> usize {
        2 * self.walls as usize + self.water as usize
    }

    const fn allows(self, passage: Passage) -> bool {
        match passage {
            Passage::Open | Passage::Tunnel => true,
            Passage::Wall => self.walls,
            Passage::Water(_) => self.water,
        }
    }
}

/// By what can be crossed; from each room, and at the end from outside.
type OfDungeon = [[Distances; ROOMS + 1]; Crossing::COUNT];

/// By dungeon, once somebody asks.
static ALL: [OnceLock<Box<OfDungeon>>; DUNGEONS] = [const { OnceLock::new() }; DUNGEONS];

/// The number of moves to each room from where a team stands.
pub fn distances(ground: &Ground, team: &Team) -> &'static Distances {
    let dungeon = ground.dungeon;
    let all = ALL[dungeon.idx()].get_or_init(|| Box::new(of_dungeon(dungeon)));
    let from = team.sheet.position().map_or(ROOMS, Room::idx);
    &all[Crossing::of(team).idx()][from]
}

fn of_dungeon(dungeon: Dungeon) -> OfDungeon {
    std::array::from_fn(|crossing| {
        std::array::from_fn(|from| search(dungeon, Crossing::new(crossing), Room::all().nth(from)))
    })
}

/// Searches breadth first, from a room or from outside.
fn search(dungeon: Dungeon, crossing: Crossing, start: Option<Room>) -> Distances {
    let mut distances = [FAR; ROOMS];
    let mut front: Vec<Room> = match start {
        Some(room) => vec![room],
        None => (0..COLUMNS).map(|column| Room::at(column, 0)).collect(),
    };
    for distance in u8::from(start.is_none())..FAR {
        front.retain(|it| distances[it.idx()] == FAR);
        front.iter().for_each(|it| distances[it.idx()] = distance);
        let beyond = |room: &Room| ways(dungeon, *room).iter().flatten();
        let next = front.iter().flat_map(beyond).filter(|it| crossing.allows(it.by));
        front = next.map(|it| it.to).collect();
    }
    distances
}
