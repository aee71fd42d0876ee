//! The maps, drawn as printed, and how far it is to go.

use std::collections::{BTreeMap, VecDeque};

use paper_dungeons::Room;
use paper_dungeons::dungeons::{Dungeon, Find, Guard, Letter, Scenario, WALLS, WATER, printed};
use paper_dungeons::ways::{Passage, between};

use testing::script::joined;

use super::components::{is_printed, named};

#[track_caller]
fn check<T: PartialEq + std::fmt::Debug>(ids: &[&str], what: &str, ours: T, printed: T) {
    assert_eq!(ours, printed, "{}: {what}", ids.join(", "));
}

/// A map as it is printed: rows from 7 to 1, with the borders between them.
fn draw(
    symbols: impl Fn(Room) -> String,
    mut border: impl FnMut(Room, Room) -> char,
    is_tunnel: impl Fn(Room) -> bool,
) -> Vec<String> {
    let mut lines = vec![format!("   +{}", "-----+".repeat(6))];
    for row in (0..7).rev() {
        let room = |column| Room::at(column, row);
        let ends = if is_tunnel(room(0)) { ['<', '>'] } else { ['|', '|'] };
        let mut line = format!(" {} {}", row + 1, ends[0]);
        for column in 0..6 {
            let by = if column < 5 { border(room(column), room(column + 1)) } else { ends[1] };
            line += &format!(" {} {by}", symbols(room(column)));
        }
        lines.push(line);
        if 0 < row {
            let mut floor = |column| {
                border(Room::at(column, row - 1), room(column)).to_string().repeat(5) + "+"
            };
            lines.push((0..6).fold("   +".to_owned(), |line, column| line + &floor(column)));
        }
    }
    lines.push(format!("   +{}", " ^   +".repeat(6)));
    lines
}

/// The map of a card, or of the sheet before a card is drawn.
fn map(name: &str) -> Vec<&'static str> {
    let text = include_str!("tables/maps.txt");
    let lines = text.lines().skip_while(|it| *it != format!("= {name}"));
    lines.skip(1).take(15).collect()
}

#[test]
fn the_sheet_is_printed_as_drawn() {
    let mut n_borders = 0;
    let border = |one, other| {
        let is_drawn = |list: &[[Room; 2]]| list.contains(&[one, other]);
        n_borders += 1;
        match (is_drawn(&WALLS), is_drawn(&WATER)) {
            (true, false) => '#',
            (false, true) => '~',
            (false, false) => ' ',
            (true, true) => panic!("{one} and {other}: wall and water"),
        }
    };
    let ours = draw(symbols, border, |it| [1, 5].contains(&it.row()));
    let ids = ["PD-121", "PD-123", "PD-141", "PD-155"];
    check(&ids, "printed", ours.iter().map(String::as_str).collect(), map("printed"));
    check(&["PD-121"], "inner borders", n_borders, 71);
}

/// The printed symbols of a room: `Z5G`, `TR `, `  p`.
fn symbols(room: Room) -> String {
    let content = printed(room);
    let guard = match content.guard {
        Some(Guard::Trap) => "TR".to_owned(),
        Some(Guard::Minion(it)) => {
            let name = it.kind.name().en();
            let symbol = if name == "Ghost" { "S" } else { &name[..1] };
            format!("{symbol}{}", it.level)
        }
        None => String::new(),
    };
    let find = match content.find {
        Some(Find::Potion) => 'p',
        Some(Find::Box) => 'i',
        Some(Find::Level) => 'l',
        Some(Find::Gem(letter)) => letter.letter(),
        None => ' ',
    };
    format!("{guard:2}{find}")
}

#[test]
fn every_dungeon_is_as_drawn() {
    let ids = ["PD-012", "PD-121", "PD-123", "PD-124"];
    for dungeon in Dungeon::all() {
        let card = dungeon.card();
        let symbols = |room: Room| {
            let lair = card.rooms.iter().position(|it| *it == room);
            lair.map_or_else(|| symbols(room), |stage| format!("({})", stage + 1))
        };
        let border = |one, other| {
            let [ours, back] =
                [between(dungeon, one, other), between(dungeon, other, one)].map(drawn);
            check(&ids, &format!("{one}, {other}"), ours, back);
            ours
        };
        let is_tunnel = |room: Room| {
            let far = Room::at(5 - room.column(), room.row());
            let [ours, back] = [between(dungeon, room, far), between(dungeon, far, room)];
            check(&ids, &format!("{room}, {far}"), ours, back);
            ours == Some(Passage::Tunnel)
        };
        let ours = draw(symbols, border, is_tunnel);
        let letter = card.letter.en();
        check(&ids, letter, ours.iter().map(String::as_str).collect(), map(letter));
    }
}

fn drawn(passage: Option<Passage>) -> char {
    match passage {
        Some(Passage::Open) => ' ',
        Some(Passage::Wall) => '#',
        Some(Passage::Water(_)) => '~',
        Some(Passage::Tunnel) | None => '?',
    }
}

#[test]
fn only_neighbours_and_tunnel_ends_are_joined() {
    for dungeon in Dungeon::all() {
        for one in Room::all() {
            for other in Room::all() {
                let apart =
                    (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
                let is_next = apart.0 + apart.1 == 1;
                let is_tunnel = apart == (5, 0) && [1, 5].contains(&one.row());
                let is_joined = between(dungeon, one, other).is_some();
                let what = format!("{one}, {other}");
                check(&["PD-121", "PD-123", "PD-124"], &what, is_joined, is_next || is_tunnel);
            }
        }
    }
}

#[test]
fn dungeon_cards_are_as_printed() {
    let lines = Dungeon::all().map(|dungeon| {
        let card = dungeon.card();
        let monsters = card.monsters.map(|it| format!("{} {}", it.key(), it.card().name.en()));
        // A wall stands between neighbours of a row, or one above the other; they are told row by row.
        let mut walls = card.walls.to_vec();
        walls.sort_by_key(|[one, other]| (one.row(), one.column(), one.row() == other.row()));
        let walls = walls.iter().map(|[one, other]| {
            let by = if one.row() == other.row() { '-' } else { '/' };
            format!("{one}{by}{other}")
        });
        [
            card.letter.en().to_owned(),
            card.letter.ru().to_owned(),
            named(card.title),
            format!("{}, {}", card.scenario.name().en(), card.chapter),
            monsters.join(", "),
            joined(card.rooms, ", "),
            joined(walls, ", "),
        ]
        .join(" | ")
    });
    let ids = ["PD-011", "PD-012", "PD-013", "PD-325"];
    is_printed(&ids, include_str!("tables/dungeons.txt"), lines);
}

#[test]
fn four_scenarios_have_three_chapters_each() {
    let letters: Vec<String> = Scenario::ALL
        .iter()
        .map(|it| it.chapters().map(|chapter| chapter.card().letter.en()).concat())
        .collect();
    check(&["PD-325"], "chapters", letters.join(" "), "ABC DEF GHI JKL".to_owned());
}

/// The passages that a team may cross.
#[derive(Clone, Copy, PartialEq)]
enum Gift {
    None,
    Medallion,
    Cloak,
}

/// Moves from outside, or from `start`, to every room.
fn distances(dungeon: Dungeon, start: Option<Room>, gift: Gift) -> BTreeMap<Room, u32> {
    let mut found = BTreeMap::new();
    let starts = match start {
        Some(room) => vec![(room, 0)],
        None => (0..6).map(|column| (Room::at(column, 0), 1)).collect(),
    };
    let mut queue: VecDeque<(Room, u32)> = starts.into();
    while let Some((room, moves)) = queue.pop_front() {
        if found.contains_key(&room) {
            continue;
        }
        found.insert(room, moves);
        let can_cross = |to: &Room| match between(dungeon, room, *to) {
            Some(Passage::Open | Passage::Tunnel) => true,
            Some(Passage::Wall) => gift == Gift::Cloak,
            Some(Passage::Water(_)) => gift == Gift::Medallion,
            None => false,
        };
        queue.extend(Room::all().filter(can_cross).map(|to| (to, moves + 1)));
    }
    found
}

#[test]
fn distances_from_outside_are_as_printed() {
    let lines = Dungeon::all().map(|dungeon| {
        let lairs = [Gift::None, Gift::Medallion, Gift::Cloak].map(|gift| {
            let found = distances(dungeon, None, gift);
            dungeon.card().rooms.map(|it| found[&it].to_string()).join("/")
        });
        let found = distances(dungeon, None, Gift::None);
        let gems = Letter::ALL.map(|it| format!("{}{}", it.letter(), found[&it.room()]));
        let farthest = found.values().max().expect("rooms");
        let letter = dungeon.card().letter.en();
        format!("{letter} | {} | {} | {farthest}", lairs.join(" | "), gems.join(" "))
    });
    let ids = ["PD-120", "PD-121", "PD-122", "PD-123", "PD-124"];
    is_printed(&ids, include_str!("tables/distances.txt"), lines);
}

#[test]
fn no_dungeon_has_a_dead_end() {
    for dungeon in Dungeon::all() {
        let letter = dungeon.card().letter.en();
        for room in Room::all() {
            let found = distances(dungeon, Some(room), Gift::None);
            check(&["PD-012"], &format!("{letter} from {room}"), found.len(), 42);
        }
        let opens_up = |column: &usize| {
            let pair = (Room::at(*column, 0), Room::at(*column, 1));
            between(dungeon, pair.0, pair.1) == Some(Passage::Open)
        };
        check(&["PD-012"], letter, 3 <= (0..6).filter(opens_up).count(), true);
        for wall in dungeon.card().walls {
            let is_new = |it: &[Room; 2]| it != wall && *it != [wall[1], wall[0]];
            let is_alone = WALLS.iter().chain(&WATER).all(is_new);
            check(&["PD-012"], letter, is_alone, true);
        }
    }
}
