//! Lines as a hand draws them: walls in ink, marks in pencil. Everything here makes the text of an
//! SVG path; a room is 100 units wide, row 7 lies on top.

use std::fmt::Write;

use crate::games::paper_dungeons::client::{Border, COLUMNS, ROWS, Room, TUNNEL_ROWS};

/// The side of a room.
pub const SIDE: i32 = 100;

const WIDTH: i32 = SIDE * COLUMNS as i32;
const HEIGHT: i32 = SIDE * ROWS as i32;

/// A point on the sheet.
type Point = (i32, i32);

/// The sway of an unsteady hand: at most `reach` to either side, always the same for a number.
fn sway(number: u32, reach: i32) -> i32 {
    let mut bits = number.wrapping_add(1).wrapping_mul(0x9E37_79B9);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x85EB_CA6B);
    bits ^= bits >> 13;
    (bits % (2 * reach as u32 + 1)) as i32 - reach
}

fn near(point: Point, number: u32, reach: i32) -> Point {
    (point.0 + sway(number, reach), point.1 + sway(number ^ 0x5555, reach))
}

fn push(path: &mut String, verb: char, points: &[Point]) {
    path.push(verb);
    for (x, y) in points {
        // Writing into a string cannot fail.
        let _ = write!(path, "{x} {y} ");
    }
}

/// The middle of a room.
pub fn centre(room: Room) -> Point {
    let (x, y) = corner(room);
    (x + SIDE / 2, y + SIDE / 2)
}

/// The upper left corner of a room.
pub fn corner(room: Room) -> Point {
    (SIDE * room.column() as i32, SIDE * (ROWS as i32 - 1 - room.row() as i32))
}

/// The place of the team's lantern in a room: thousandths of the drawing, margins included.
pub fn lantern(room: Room) -> Point {
    let (x, y) = corner(room);
    ((30 + x + 30) * 1000 / 660, (10 + y + 70) * 1000 / 762)
}

/// The ends of the line between two neighbouring rooms.
fn edge(border: Border) -> (Point, Point) {
    let [one, other] = border.map(corner);
    if one.0 == other.0 {
        let y = one.1.max(other.1);
        ((one.0, y), (one.0 + SIDE, y))
    } else {
        let x = one.0.max(other.0);
        ((x, one.1), (x, one.1 + SIDE))
    }
}

/// A straight line, drawn by hand in `n_parts` strokes.
fn stroke(path: &mut String, from: Point, to: Point, n_parts: i32, number: u32) {
    push(path, 'M', &[near(from, number, 2)]);
    for part in 1..=n_parts {
        let x = from.0 + (to.0 - from.0) * part / n_parts;
        let y = from.1 + (to.1 - from.1) * part / n_parts;
        push(path, 'L', &[near((x, y), number + part as u32, 2)]);
    }
}

/// The borders between rooms, dashed on the sheet.
pub fn grid() -> String {
    let mut path = String::new();
    for column in 1..COLUMNS as i32 {
        stroke(&mut path, (column * SIDE, 0), (column * SIDE, HEIGHT), 5, 40 * column as u32);
    }
    for row in 1..ROWS as i32 {
        stroke(&mut path, (0, row * SIDE), (WIDTH, row * SIDE), 5, 900 + 40 * row as u32);
    }
    path
}

/// The outer border, open where tunnels and entrances are.
pub fn rim() -> String {
    let mut path = String::new();
    stroke(&mut path, (0, 0), (WIDTH, 0), 12, 2_000);
    for side in [0, WIDTH] {
        for row in (0..ROWS).filter(|it| !TUNNEL_ROWS.contains(it)) {
            let y = SIDE * (ROWS as i32 - 1 - row as i32);
            stroke(&mut path, (side, y), (side, y + SIDE), 2, 2_100 + (side + y) as u32);
        }
    }
    for column in 0..COLUMNS as i32 {
        let x = column * SIDE;
        stroke(&mut path, (x, HEIGHT), (x + 30, HEIGHT), 1, 2_900 + x as u32);
        stroke(&mut path, (x + 70, HEIGHT), (x + SIDE, HEIGHT), 1, 2_950 + x as u32);
    }
    path
}

/// Walls between rooms.
pub fn walls(borders: impl Iterator<Item = Border>) -> String {
    let mut path = String::new();
    for (idx, border) in borders.enumerate() {
        let (from, to) = edge(border);
        stroke(&mut path, from, to, 4, 3_000 + 17 * idx as u32);
    }
    path
}

/// The cuts across walls that make them look like stone.
pub fn hatches(borders: impl Iterator<Item = Border>) -> String {
    let mut path = String::new();
    for border in borders {
        let ((x0, y0), (x1, y1)) = edge(border);
        for nth in 0..5 {
            let (x, y) =
                (x0 + (x1 - x0) * (17 * nth + 16) / 100, y0 + (y1 - y0) * (17 * nth + 16) / 100);
            let _ = write!(path, "M{} {}l8 -8", x - 4, y + 4);
        }
    }
    path
}

/// The beds of water between rooms, as straight bands.
pub fn beds(borders: impl Iterator<Item = Border>) -> String {
    let mut path = String::new();
    for border in borders {
        let (from, to) = edge(border);
        push(&mut path, 'M', &[from]);
        push(&mut path, 'L', &[to]);
    }
    path
}

/// The waves on water.
pub fn waves(borders: impl Iterator<Item = Border>) -> String {
    let mut path = String::new();
    for border in borders {
        let ((x0, y0), (x1, _)) = edge(border);
        let (start, wave, again) = if x0 == x1 {
            ([(x0 - 4, y0 + 3), (x0 + 4, y0 + 11)], "q7 8 0 16", "t0 16")
        } else {
            ([(x0 + 3, y0 - 4), (x0 + 11, y0 + 4)], "q8 7 16 0", "t16 0")
        };
        for (x, y) in start {
            let _ = write!(path, "M{x} {y}{wave}{again}{wave}{again}{wave}");
        }
    }
    path
}

/// The arches of the tunnels, with arrows.
pub fn tunnels() -> String {
    let mut path = String::new();
    for row in TUNNEL_ROWS {
        let y = SIDE * (ROWS as i32 - 1 - row as i32);
        let _ = write!(path, "M-2 {}c-24 0-24 68 0 68M-6 {}h-14m6-7l-7 7l7 7", y + 16, y + 50);
        let _ = write!(path, "M602 {}c24 0 24 68 0 68M606 {}h14m-6-7l7 7l-7 7", y + 16, y + 50);
    }
    path
}

/// The steps before the six entrances.
pub fn entrances() -> String {
    let mut path = String::new();
    for column in 0..COLUMNS as i32 {
        let x = column * SIDE;
        let _ = write!(path, "M{} 708h32M{} 714h24M{} 720h16", x + 34, x + 38, x + 42);
    }
    path
}

/// Flagstones on the floor of an empty room.
pub fn flagstones(rooms: impl Iterator<Item = Room>) -> String {
    let mut path = String::new();
    for room in rooms {
        let (x, y) = corner(room);
        let number = 5_000 + 7 * room.idx() as u32;
        for nth in 0..2 {
            let spot = near((x + 44, y + 36 + 26 * nth), number + nth as u32, 14);
            let _ = write!(
                path,
                "M{} {}l{} {}",
                spot.0,
                spot.1,
                9 + sway(number, 2),
                sway(number + 3, 2)
            );
        }
    }
    path
}

/// A patch of colour that fills a room, a little uneven.
pub fn patch(room: Room) -> String {
    let (x, y) = corner(room);
    let number = 6_000 + 11 * room.idx() as u32;
    let mut path = String::new();
    push(&mut path, 'M', &[near((x + 5, y + 5), number, 2)]);
    push(&mut path, 'L', &[near((x + 95, y + 5), number + 1, 2)]);
    push(&mut path, 'L', &[near((x + 95, y + 95), number + 2, 2)]);
    push(&mut path, 'L', &[near((x + 5, y + 95), number + 3, 2)]);
    path.push('z');
    path
}

/// The pencil line of a team's way, from an entrance on; a tunnel is left and entered at the rims.
pub fn trail(rooms: &[Room]) -> String {
    let Some(first) = rooms.first() else { return String::new() };
    let (x, _) = centre(*first);
    let mut pen = Pen::at((x, HEIGHT + 12));
    for (idx, &room) in rooms.iter().enumerate() {
        if 0 < idx {
            pen.pass_tunnel(rooms[idx - 1], room);
        }
        pen.line_to(stand(room, idx));
    }
    pen.lift()
}

/// A planned way, from the middle of the room where the team stands.
pub fn plan(from: Option<Room>, rooms: &[Room]) -> String {
    let Some(first) = rooms.first() else { return String::new() };
    let start = from.map_or_else(|| (centre(*first).0, HEIGHT + 18), centre);
    let mut pen = Pen::at(start);
    let mut before = from;
    for &room in rooms {
        if let Some(before) = before {
            pen.pass_tunnel(before, room);
        }
        pen.line_to(centre(room));
        before = Some(room);
    }
    pen.lift()
}

/// The line's place in a room: the lower half, and never twice at quite the same place.
fn stand(room: Room, idx: usize) -> Point {
    let (x, y) = centre(room);
    let number = 7_000 + 13 * idx as u32;
    (x + sway(number, 8), y + 26 + sway(number + 5, 7))
}

/// A pencil that rounds its corners.
struct Pen {
    path: String,
    /// The point before the last, unless a line begins at the last.
    before: Option<Point>,
    last: Point,
}

impl Pen {
    fn at(start: Point) -> Pen {
        let mut path = String::new();
        push(&mut path, 'M', &[start]);
        Pen { path, before: None, last: start }
    }

    fn line_to(&mut self, to: Point) {
        if let Some(before) = self.before {
            let corner = self.last;
            push(&mut self.path, 'L', &[quarter(corner, before)]);
            push(&mut self.path, 'Q', &[corner, quarter(corner, to)]);
        }
        self.before = Some(self.last);
        self.last = to;
    }

    fn pass_tunnel(&mut self, from: Room, to: Room) {
        let is_tunnel = 1 < from.column().abs_diff(to.column());
        if !is_tunnel {
            return;
        }
        let y = self.last.1;
        let (out, back) = if from.column() == 0 { (-22, WIDTH + 22) } else { (WIDTH + 22, -22) };
        self.line_to((out, y));
        push(&mut self.path, 'L', &[(out, y)]);
        push(&mut self.path, 'M', &[(back, y)]);
        self.before = None;
        self.last = (back, y);
    }

    fn lift(mut self) -> String {
        push(&mut self.path, 'L', &[self.last]);
        self.path
    }
}

/// The point a quarter of the way from one point to another.
fn quarter(from: Point, to: Point) -> Point {
    (from.0 + (to.0 - from.0) / 4, from.1 + (to.1 - from.1) / 4)
}

/// A pencil cross over a square of side 48 at a point of a room.
pub fn cross(at: Point, number: u32) -> String {
    let (x, y) = at;
    let bend = sway(number, 4);
    format!(
        "M{} {}Q{} {} {} {}M{} {}Q{} {} {} {}",
        x - 22 + sway(number + 1, 3),
        y - 22,
        x + bend,
        y + 2,
        x + 23,
        y + 22 + sway(number + 2, 3),
        x + 22,
        y - 22 + sway(number + 3, 3),
        x - bend,
        y + 1,
        x - 22,
        y + 22,
    )
}

/// A pencil ring around a point of a room.
pub fn ring(at: Point, radius: i32, number: u32) -> String {
    let (x, y, r) = (at.0, at.1, radius);
    let slip = 3 + sway(number, 2);
    format!(
        "M{} {}C{} {} {} {} {} {}S{} {} {} {}Q{} {} {} {}",
        x - r,
        y + 2,
        x - r + slip,
        y - r - 6,
        x + r - 2,
        y - r - 3,
        x + r,
        y + slip,
        x - r + 4,
        y + r + 8,
        x - r - 1,
        y + slip + 2,
        x - r - 2,
        y - r / 2,
        x - 2,
        y - r - slip,
    )
}

/// Scribbles that fill a box of 24 units.
pub fn scribble(number: u32) -> &'static str {
    const SCRIBBLES: [&str; 4] = [
        "M5 19 9 6l2 13 3-14 1 13 4-12",
        "M4 8l14-2-14 6 16-2-15 6 14-1",
        "M5 5l3 14 3-13 2 13 3-12 3 11",
        "M5 7l13-2-12 6 13-1-13 6 12 0-8 4",
    ];
    SCRIBBLES[(sway(number, 50) + 50) as usize % SCRIBBLES.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_through_a_tunnel_is_two_lines() {
        let rooms = ["E2", "F2", "A2"].map(Room::named);
        assert_eq!(trail(&rooms).matches('M').count(), 2);
        assert_eq!(plan(Some(rooms[0]), &rooms[1..]).matches('M').count(), 2);
    }

    #[test]
    fn no_way_is_no_line() {
        assert_eq!(trail(&[]), "");
        assert_eq!(plan(None, &[]), "");
    }
}
