//! Slips of the pen, and worse: what happens to texts on their way through mail and messengers.

use kernel::chance::FastChance;

/// Symbols that have a meaning somewhere in a record, and some that have none.
const SYMBOLS: &[&str] =
    &["0", "1", "2", "7", "9", "a", "b", "h", "z", "A", "F", "Z", " ", "=", "-", ",", "/", "+"];

/// Texts that no honest record has.
const OUTLANDISH: &[&str] = &[
    "99999999999999999999999",
    "4294967296",
    "-1",
    "00",
    "+3",
    "NaN",
    "дракон",
    "🎲",
    "\u{202e}",
    "\0",
    "\t",
    "\r",
    "e\u{301}",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

/// Lines that stand at the head of other texts.
const FOREIGN: &[&str] = &[
    "undercroft 3",
    "undercroft 0",
    "game chess 1",
    "game paper-dungeons 65535",
    "game",
    "seed 0000-0000",
    "seed ZZZZ-ZZZU",
    "setup players=0",
    "setup players=8",
    "name name name",
    "name",
    "check 0000000000000000",
    "at 32 0000000000000000",
    "at 0 0123456789abcdef",
    "at 64",
    "check ffffffffffffffffffff",
    "{\"version\":1}",
    "h",
    "",
];

fn pick<'t, T: ?Sized>(of: &[&'t T], luck: &mut FastChance) -> &'t T {
    of[luck.pick(of.len() as u32) as usize]
}

/// A place in `text`, 0 to its length, between two characters.
fn place(text: &str, luck: &mut FastChance) -> usize {
    let mut place = luck.pick(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

/// The text with one symbol changed, added or left out.
pub fn nudged(text: &str, luck: &mut FastChance) -> String {
    let at = place(text, luck);
    let (head, tail) = text.split_at(at);
    let mut rest = tail.chars();
    match luck.pick(4) {
        0 => format!("{head}{}{tail}", pick(SYMBOLS, luck)),
        1 => {
            rest.next();
            format!("{head}{}", rest.as_str())
        }
        2 | 3 => {
            rest.next();
            format!("{head}{}{}", pick(SYMBOLS, luck), rest.as_str())
        }
        _ => unreachable!("a draw below four"),
    }
}

/// A record that has suffered one to three mishaps, more often near its end than at its head, where
/// every reader stops at once.
pub fn mangled(record: &str, luck: &mut FastChance) -> String {
    let mut text = record.to_owned();
    for _ in 0..1 + luck.pick(3) {
        text = match luck.pick(12) {
            0 => flipped(text, luck),
            1..=3 => nudged_line(&text, luck),
            4..=10 => with_lines_out_of_order(&text, luck),
            11 => text[..place(&text, luck)].to_owned(),
            _ => unreachable!("a draw below twelve"),
        };
    }
    text
}

/// One bit of one byte turned; what is no longer UTF-8 is read as a program would read a file.
fn flipped(text: String, luck: &mut FastChance) -> String {
    let mut bytes = text.into_bytes();
    if !bytes.is_empty() {
        let at = luck.pick(bytes.len() as u32) as usize;
        bytes[at] ^= 1 << luck.pick(8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn nudged_line(text: &str, luck: &mut FastChance) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if !lines.is_empty() {
        let at = luck.pick(lines.len() as u32) as usize;
        lines[at] = nudged(&lines[at], luck);
    }
    lines.join("\n")
}

fn with_lines_out_of_order(text: &str, luck: &mut FastChance) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return pick(FOREIGN, luck).to_owned();
    }
    let one = luck.pick(lines.len() as u32) as usize;
    let other = luck.pick(lines.len() as u32) as usize;
    let made;
    match luck.pick(7) {
        0 => lines.swap(one, other),
        1 => drop(lines.remove(one)),
        2 => lines.insert(one, lines[other]),
        3 => lines[one] = pick(FOREIGN, luck),
        4 => lines.truncate(one),
        5 => {
            let at = place(lines[one], luck);
            let (head, tail) = lines[one].split_at(at);
            made = format!("{head}{}{tail}", pick(OUTLANDISH, luck));
            lines[one] = &made;
        }
        6 => {
            made = lines[one].repeat(1 + luck.pick(40) as usize);
            lines[one] = &made;
        }
        _ => unreachable!("a draw below seven"),
    }
    lines.join("\n")
}
