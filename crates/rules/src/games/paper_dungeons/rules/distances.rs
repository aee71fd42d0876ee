//! How far the rooms are from where a team stands.

use super::legal::can_cross;
use crate::games::paper_dungeons::grid::{COLUMNS, ROOMS, Room};
use crate::games::paper_dungeons::state::{Ground, Team};
use crate::games::paper_dungeons::ways::ways;

/// Further than any room.
pub const FAR: u8 = 60;

/// The number of moves to each room; [`FAR`] where there is no way.
pub fn distances(ground: &Ground, team: &Team) -> [u8; ROOMS] {
    let mut distances = [FAR; ROOMS];
    let mut queue = [Room::named("A1"); ROOMS];
    let mut n_queued = 0;
    let mut add = |room: Room, distance: u8, distances: &mut [u8; ROOMS], queue: &mut [Room]| {
        if distances[room.idx()] == FAR {
            distances[room.idx()] = distance;
            queue[n_queued] = room;
            n_queued += 1;
        }
        n_queued
    };
    let mut end = 0;
    match team.sheet.position() {
        Some(room) => end = add(room, 0, &mut distances, &mut queue),
        None => {
            for column in 0..COLUMNS {
                end = add(Room::at(column, 0), 1, &mut distances, &mut queue);
            }
        }
    }
    let mut next = 0;
    while next < end {
        let from = queue[next];
        next += 1;
        let distance = distances[from.idx()] + 1;
        for way in ways(ground.dungeon, from).iter().flatten() {
            if can_cross(team, way.by).is_ok() {
                end = add(way.to, distance, &mut distances, &mut queue);
            }
        }
    }
    distances
}
