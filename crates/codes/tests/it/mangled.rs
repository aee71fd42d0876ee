//! Codes that were changed on the way are refused, or are the same code; nothing panics.

use codes::{Answer, Code, Connection, Unread, read};

use crate::codes::invitation;
use crate::luck::Luck;
use crate::sdp::{ANSWERS, OFFERS, connection};

const LETTERS: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:";

/// All codes that browsers' descriptions lead to.
fn all() -> Vec<(String, Code)> {
    let invitations = OFFERS.iter().map(|it| invitation(it, "Boris"));
    let answers = ANSWERS.iter().map(|it| Answer { key: 77, connection: connection(it) });
    let codes = invitations.map(|it| it.code()).chain(answers.map(|it| it.code()));
    codes.map(|it| (it.clone(), read(&it).expect("it is whole"))).collect()
}

/// One change that a text may suffer.
fn mangle(text: &str, luck: &mut Luck) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let nth = luck.below(signs.len());
    let letter = char::from(*luck.one_of(LETTERS));
    match luck.below(7) {
        0 if !signs.is_empty() => signs[nth] = letter,
        1 => signs.insert(nth, letter),
        2 if !signs.is_empty() => drop(signs.remove(nth)),
        3 => signs.truncate(nth),
        4 if 1 < signs.len() => signs.swap(nth, luck.below(text.chars().count())),
        5 => signs.insert(nth, *luck.one_of(&[' ', '\n', '.', '#', '%', 'ж', '\0', '🐉'])),
        _ => drop(signs.drain(..nth)),
    }
    signs.into_iter().collect()
}

#[test]
fn a_mangled_code_is_refused_or_equal() {
    let (codes, mut luck) = (all(), Luck::new(1));
    let mut n_refused = 0;
    for _ in 0..60_000 {
        let (text, code) = luck.one_of(&codes);
        let mut text = text.clone();
        for _ in 0..=luck.below(3) {
            text = mangle(&text, &mut luck);
        }
        match read(&text) {
            Ok(it) => assert_eq!(it, *code, "{text}"),
            Err(_) => n_refused += 1,
        }
    }
    assert!(40_000 < n_refused, "{n_refused}");
}

#[test]
fn one_wrong_letter_is_always_noticed() {
    for (text, _) in all() {
        for nth in 0..text.len() {
            for letter in LETTERS {
                let mut changed = text.clone().into_bytes();
                if changed[nth] == *letter {
                    continue;
                }
                changed[nth] = *letter;
                let changed = String::from_utf8(changed).expect("letters");
                assert!(read(&changed).is_err(), "{changed}");
            }
        }
    }
}

#[test]
fn noise_is_no_code() {
    let mut luck = Luck::new(2);
    for _ in 0..20_000 {
        let n = luck.below(300);
        let text: String = (0..n).map(|_| char::from(*luck.one_of(LETTERS))).collect();
        assert!(read(&text).is_err(), "{text}");
        let bytes = luck.bytes(n);
        assert!(read(&String::from_utf8_lossy(&bytes)).is_err());
    }
}

/// The bytes of a code, by its letters.
fn bytes_of(text: &str) -> Vec<u8> {
    let value = |it: &u8| LETTERS.iter().position(|letter| letter == it).expect("a letter");
    let groups = text.as_bytes().chunks(3).map(|it| {
        let sum = it.iter().rev().fold(0, |sum, it| sum * 41 + value(it));
        (sum, it.len() - 1)
    });
    groups.flat_map(|(sum, n)| (0..n).rev().map(move |nth| (sum >> (8 * nth)) as u8)).collect()
}

fn text_of(bytes: &[u8]) -> String {
    let mut text = String::new();
    for pair in bytes.chunks(2) {
        let mut value = pair.iter().fold(0, |sum, it| sum * 256 + usize::from(*it));
        for _ in 0..=pair.len() {
            text.push(char::from(LETTERS[value % 41]));
            value /= 41;
        }
    }
    text
}

/// A code with other bytes, and the check value that goes with them.
fn forged(bytes: &[u8]) -> String {
    let said = &bytes[..bytes.len() - 2];
    let mut check = 0xFFFF_u16;
    for nth in 0..8 * said.len() {
        let bit = said[nth / 8] >> (7 - nth % 8) & 1;
        let carries = (check >> 15) ^ u16::from(bit) == 1;
        check = (check << 1) ^ if carries { 0x1021 } else { 0 };
    }
    text_of(&[said, &check.to_be_bytes()].concat())
}

#[test]
fn a_forged_code_says_nothing_that_no_browser_says() {
    let (codes, mut luck) = (all(), Luck::new(3));
    let mut n_read = 0;
    for _ in 0..60_000 {
        let mut bytes = bytes_of(&luck.one_of(&codes).0);
        for _ in 0..=luck.below(4) {
            // The head stays as it is, so that what it says is looked at.
            let nth = 2 + luck.below(bytes.len() - 4);
            bytes[nth] = luck.byte();
        }
        let (connection, again) = match read(&forged(&bytes)) {
            Ok(Code::Invitation(it)) => (it.connection.clone(), it.code()),
            Ok(Code::Answer(it)) => (it.connection.clone(), it.code()),
            Err(it) => {
                assert_eq!(it, Unread::NotACode);
                continue;
            }
        };
        n_read += 1;
        let described = Connection::of_sdp(&connection.to_sdp());
        assert_eq!(described.map(|it| it.role()), Ok(connection.role()));
        assert!(read(&again).is_ok());
    }
    assert!(10_000 < n_read, "{n_read}");
}

#[test]
fn a_code_of_another_version_is_told_from_one_that_is_cut() {
    for (text, _) in all() {
        let mut bytes = bytes_of(&text);
        bytes[0] ^= 0b110;
        assert_eq!(read(&forged(&bytes)), Err(Unread::OtherVersion));
        assert_eq!(read(&text_of(&bytes)), Err(Unread::Cut));
        bytes[0] ^= 0x40;
        assert_eq!(read(&forged(&bytes)), Err(Unread::NotACode));
    }
}
