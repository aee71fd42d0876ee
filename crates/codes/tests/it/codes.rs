//! Codes come back as they were sent.

use std::collections::BTreeSet;

use codes::{Answer, BYTES_MAX, Code, Invitation, Unread, game_number, read};

use crate::luck::Luck;
use crate::sdp::{ANSWERS, CHROMIUM_OFFER, CHROMIUM_OPEN, OFFERS, SAFARI_OFFER, connection};

/// The most letters of a code: those of an odd number of bytes, at most 120.
const LETTERS_MAX: usize = 179;

const NAMES: [&str; 6] =
    ["", "Ada", "Александр", "Maximilian the Second", "🐉🐉🐉🐉🐉🐉🐉", "  Zoë  "];

pub fn invitation(sdp: &str, host: &str) -> Invitation {
    let (game, host) = (game_number("dungeon-roll"), host.to_owned());
    Invitation { game, n_seats: 4, seat: 3, host, key: 0xBEEF, connection: connection(sdp) }
}

#[track_caller]
fn check_code(code: &str) {
    assert!(code.len() <= LETTERS_MAX, "{}", code.len());
    assert!(code.len() / 3 * 2 < BYTES_MAX);
    assert!(code.bytes().all(|it| b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:".contains(&it)));
    // No messenger cuts a link before a digit.
    assert!(code.ends_with(|it: char| it.is_ascii_digit()), "{code}");
}

#[test]
fn invitations_come_back_with_as_much_as_there_is_room_for() {
    for (sdp, name) in OFFERS.iter().flat_map(|sdp| NAMES.map(|name| (sdp, name))) {
        let sent = invitation(sdp, name);
        check_code(&sent.code());
        let received = Invitation::read(&sent.code()).expect("it is whole");
        let Invitation { game, n_seats, seat, key, .. } = received;
        assert_eq!((game, n_seats, seat, key), (sent.game, 4, 3, 0xBEEF));
        assert!(name.trim().starts_with(&received.host), "{}", received.host);
        let n = received.connection.candidates().len();
        assert_eq!(received.connection.candidates(), &sent.connection.candidates()[..n]);
        // What is read has room, and stays as it is.
        assert_eq!(Invitation::read(&received.code()), Ok(received.clone()));
        assert_eq!(read(&received.code()), Ok(Code::Invitation(received)));
    }
}

#[test]
fn what_has_no_room_is_the_end_of_a_name_then_the_last_candidates() {
    let received = |sdp, name| {
        let it = Invitation::read(&invitation(sdp, name).code()).expect("it is whole");
        (it.host, it.connection.candidates().len())
    };
    // What browsers say of a phone leaves room for a name.
    assert_eq!(
        received(CHROMIUM_OPEN, "Maximilian the Second"),
        ("Maximilian the Second".into(), 2)
    );
    assert_eq!(received(CHROMIUM_OFFER, "Maximilian the Second"), ("Maximilian the S".into(), 2));
    assert_eq!(received(CHROMIUM_OFFER, "Александр"), ("Александ".into(), 2));
    assert_eq!(received(CHROMIUM_OFFER, "🐉🐉🐉🐉🐉🐉🐉"), ("🐉🐉🐉🐉".into(), 2));
    // One that has many addresses, with names that are as long as they may be.
    assert_eq!(received(SAFARI_OFFER, "Александр"), ("Александр".into(), 2));
    let long = SAFARI_OFFER
        .replace("+a/Z", &"u".repeat(32))
        .replace("JUQ3pXr2mRrXk7g0y9JqBnO/", &"p".repeat(40));
    assert_eq!(received(&long, "Александр"), ("Алекса".into(), 1));
    let long = long.replace(" 192.0.2.40 61042 typ host", " ::1 61042 typ host");
    assert_eq!(received(&long, "Александр"), (String::new(), 1));
}

#[test]
fn answers_come_back() {
    for sdp in ANSWERS {
        let sent = Answer { key: 7, connection: connection(sdp) };
        check_code(&sent.code());
        assert_eq!(Answer::read(&sent.code()), Ok(sent.clone()));
        assert_eq!(read(&sent.code()), Ok(Code::Answer(sent)));
    }
    let long = SAFARI_OFFER.replace("actpass", "active");
    let long = Answer { key: 7, connection: connection(&long) };
    check_code(&long.code());
    let received = Answer::read(&long.code()).expect("it is whole");
    assert_eq!(received.connection.candidates(), &long.connection.candidates()[..3]);
}

#[test]
fn a_code_is_found_in_a_link_and_as_people_pass_it_on() {
    let sent = invitation(CHROMIUM_OFFER, "Ada");
    let code = sent.code();
    let in_lines = code.as_bytes().chunks(7).map(|it| String::from_utf8_lossy(it).into_owned());
    let in_lines = in_lines.collect::<Vec<_>>().join(" \r\n");
    let percent =
        code.replace('$', "%24").replace('+', "%2B").replace('/', "%2f").replace(':', "%3A");
    for text in [
        code.clone(),
        code.to_lowercase(),
        in_lines.clone(),
        format!("  {code}\n"),
        format!("https://example.org/undercroft/?x=1#i={code}"),
        format!("HTTPS://EXAMPLE.ORG/#I={}", code.to_lowercase()),
        format!("Come and play #1: https://example.org/#i={in_lines} — Ada"),
        format!("https://example.org/#i={percent}"),
        format!("{code} Sent from my phone"),
        format!("{code}\nПриходи!"),
    ] {
        assert_eq!(Invitation::read(&text), Ok(sent.clone()), "{text}");
    }
    let answer = Answer { key: 1, connection: connection(ANSWERS[0]) };
    let link = format!("https://example.org/#a={}", answer.code());
    assert_eq!(Answer::read(&link), Ok(answer.clone()));
    assert_eq!(Invitation::read(&link), Err(Unread::OtherKind));
    assert_eq!(Answer::read(&code), Err(Unread::OtherKind));
}

#[test]
fn other_texts_are_no_codes() {
    for text in
        ["", " ", "A", "AB", "Привет", "https://example.org/", "#i=", "#a=%", "000", ":::", "😀"]
    {
        assert_eq!(read(text), Err(Unread::NotACode), "{text}");
    }
}

#[test]
fn a_code_that_is_cut_anywhere_is_said_to_be_cut() {
    let code = invitation(CHROMIUM_OFFER, "Ada").code();
    for n in 3..code.len() {
        assert_eq!(read(&code[..n]), Err(Unread::Cut), "{n}");
    }
    for n in 0..3 {
        assert_eq!(read(&code[..n]), Err(Unread::NotACode));
    }
}

#[test]
fn games_have_numbers_of_their_own() {
    let ids = ["dungeon-raiders", "dungeon-roll", "dungeoneer", "hoard", "paper-dungeons"];
    let numbers: BTreeSet<u16> = ids.into_iter().map(game_number).collect();
    assert_eq!(numbers.len(), ids.len());
}

#[test]
fn any_seat_key_and_name_comes_back() {
    let mut luck = Luck::new(5);
    for _ in 0..2_000 {
        let (sdp, name) = (*luck.one_of(&OFFERS), *luck.one_of(&NAMES));
        let mut sent = invitation(sdp, name);
        sent.n_seats = luck.byte().max(1);
        sent.seat = luck.byte() % sent.n_seats;
        sent.key = u16::from_be_bytes([luck.byte(), luck.byte()]);
        let received = Invitation::read(&sent.code()).expect("it is whole");
        assert_eq!(
            (received.n_seats, received.seat, received.key),
            (sent.n_seats, sent.seat, sent.key)
        );
    }
}
