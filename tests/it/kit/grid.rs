//! Boards and maps of squares.

use std::collections::BTreeMap;

use kernel::chance::FastChance;
use kernel::kit::grid::REACH_MAX;
use kernel::kit::{Cell, Kind, Map, Side, Square};

use super::each_luck;

type Room = Square<6, 7>;

#[test]
fn every_square_has_a_name() {
    assert_eq!(Room::all().len(), 42);
    for (idx, room) in Room::all().enumerate() {
        assert_eq!((room.idx(), room.place()), (idx, idx));
        assert_eq!(Room::at(room.column(), room.row()), room);
        assert_eq!(Room::read(&room.to_string()), Ok(room));
        assert_eq!(Room::named(&room.to_string()), room);
    }
    assert_eq!(Room::at(2, 3).to_string(), "C4");
    for word in ["", "C", "G1", "A8", "A0", "c4", "C44", "4C", "Ё1"] {
        assert!(Room::read(word).is_err(), "{word:?}");
    }
}

#[test]
fn the_way_back_leads_back() {
    let mut n_ways = 0;
    for room in Room::all() {
        for side in Side::ALL {
            let Some(beyond) = room.beyond(side) else { continue };
            n_ways += 1;
            assert_eq!(beyond.beyond(side.opposite()), Some(room));
            let (east, north) = side.step();
            assert_eq!(beyond.column() as i8 - room.column() as i8, east);
            assert_eq!(beyond.row() as i8 - room.row() as i8, north);
        }
    }
    assert_eq!(n_ways, 2 * (5 * 7 + 6 * 6), "two for each border inside the board");
    for side in Side::ALL {
        assert_eq!(side.opposite().opposite(), side);
        let beyond = Cell::START.beyond(side);
        assert_eq!(beyond.beyond(side.opposite()), Cell::START);
        assert_eq!(Cell::START.side_to(beyond), Some(side));
    }
    assert_eq!(Cell::START.side_to(Cell::START), None);
    assert_eq!(Cell::START.side_to(Cell::new(1, 1)), None);
}

#[test]
fn cells_are_written_in_one_way_only() {
    for east in -REACH_MAX..=REACH_MAX {
        for north in [-REACH_MAX, -1, 0, 7, REACH_MAX] {
            let cell = Cell::new(east, north);
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!((cell.east(), cell.north()), (east, north));
        }
    }
    assert_eq!(Cell::new(2, -1).to_string(), "2,-1");
    for word in ["", "1", "1,", ",1", "+1,0", "01,0", "-0,0", "1,2,3", "100,0", "0,-100", "1, 2"] {
        assert!(word.parse::<Cell>().is_err(), "{word:?}");
    }
}

/// A map of things that is grown at random, and the same as a list.
fn grown(luck: &mut FastChance) -> (Map<u32>, BTreeMap<Cell, u32>) {
    let mut map = Map::EMPTY;
    map.put(Cell::START, 0);
    for n in 1..20 {
        let edge = map.edge();
        map.put(edge[luck.pick(edge.len() as u32) as usize], n);
    }
    let list = map.iter().map(|(cell, it)| (cell, *it)).collect();
    (map, list)
}

#[test]
fn a_map_is_a_list_of_squares() {
    each_luck(|luck| {
        let (map, list) = grown(luck);
        assert_eq!(map.len(), list.len());
        assert!(map.iter().eq(list.iter().map(|(cell, it)| (*cell, it))));
        // However it was laid out, it is the same map.
        let mut again = Map::EMPTY;
        list.iter().rev().for_each(|(cell, it)| again.put(*cell, *it));
        assert_eq!(again, map);
        for (cell, it) in &list {
            assert_eq!((map.get(*cell), map.has(*cell)), (Some(it), true));
            *again.get_mut(*cell).expect("a thing") += 1;
            assert_eq!(again.take(*cell), Some(it + 1));
            assert_eq!((again.take(*cell), again.has(*cell)), (None, false));
        }
        assert!(again.is_empty());
        assert_eq!(again.bounds(), None);
    });
}

#[test]
fn the_edge_is_what_is_empty_and_touches_something() {
    each_luck(|luck| {
        let (map, list) = grown(luck);
        let edge = map.edge();
        assert!(edge.is_sorted_by(|one, next| one < next), "each once");
        let (low, high) = map.bounds().expect("a map");
        for north in low.north() - 2..=high.north() + 2 {
            for east in low.east() - 2..=high.east() + 2 {
                let cell = Cell::new(east, north);
                let around: Vec<u32> = map.around(cell).map(|it| *it.1).collect();
                let listed = Side::ALL.into_iter().filter_map(|it| list.get(&cell.beyond(it)));
                assert!(listed.eq(&around));
                let is_edge = !list.contains_key(&cell) && !around.is_empty();
                assert_eq!(edge.contains(&cell), is_edge);
            }
        }
        let is_within = |it: &Cell| {
            low.east() <= it.east()
                && it.east() <= high.east()
                && low.north() <= it.north()
                && it.north() <= high.north()
        };
        assert!(list.keys().all(is_within));
    });
}

#[test]
fn walks_are_the_shortest_and_find_everything_that_can_be_reached() {
    each_luck(|luck| {
        let (map, list) = grown(luck);
        // Odd things have no exit to the north.
        let can_leave = |_: Cell, it: &u32, side: Side| it.is_multiple_of(2) || side != Side::North;
        let found = map.walks(Cell::START, can_leave);
        assert!(found.is_sorted_by_key(|it| it.1), "the nearest first");
        let steps: BTreeMap<Cell, usize> = found.iter().copied().collect();
        assert_eq!(steps.len(), found.len(), "each once");
        assert_eq!(steps[&Cell::START], 0);
        for cell in list.keys() {
            // One step more than the nearest square from which one can come here.
            let from = Side::ALL.into_iter().filter_map(|side| {
                let before = cell.beyond(side);
                let can_come = can_leave(before, list.get(&before)?, side.opposite());
                steps.get(&before).filter(|_| can_come)
            });
            let nearest = from.min().map(|it| it + 1);
            let expected = if *cell == Cell::START { Some(0) } else { nearest };
            assert_eq!(steps.get(cell).copied(), expected);
        }
        for thing in 0..8 {
            let is_goal = |it: &u32| *it == thing;
            let nearest = found.iter().find(|it| is_goal(&list[&it.0]));
            assert_eq!(map.steps_to(Cell::START, can_leave, is_goal), nearest.map(|it| it.1));
        }
        assert_eq!(map.walks(Cell::new(90, 90), can_leave), []);
        assert_eq!(map.steps_to(Cell::new(90, 90), can_leave, |_| true), None);
    });
}

#[test]
fn neighbours_are_what_lies_beyond_each_side() {
    each_luck(|luck| {
        let (map, _) = grown(luck);
        let cells: Vec<Cell> = map.iter().map(|it| it.0).collect();
        let neighbours = map.neighbours();
        assert_eq!(neighbours.len(), cells.len());
        for (cell, beyond) in cells.iter().zip(neighbours) {
            for side in Side::ALL {
                let there = beyond[side.idx()].map(|it| cells[it]);
                assert_eq!(there, Some(cell.beyond(side)).filter(|it| map.has(*it)));
            }
        }
    });
    assert!(Map::<u32>::EMPTY.neighbours().is_empty());
}
