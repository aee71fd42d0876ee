//! Reading a record never panics, for any text: it replays, or the reader says what is wrong.

use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::notation::ParseError;
use kernel::record::{self, RECORD_MAX, RecordError};
use kernel::{Match, Seat, Seed};
use testing::records::mangled_records_are_refused_or_replay;

use crate::tiny::{Commit, Tiny};

#[test]
fn mangled_records_of_the_tiny_game() {
    let setups = ["players=2 cards=3", "players=3 cards=3", "players=4 cards=6"];
    mangled_records_are_refused_or_replay::<Tiny>(&setups, 60_000);
}

/// A sound record: `players=2 cards=2`, both commits of both rounds.
fn sound() -> String {
    let mut game: Match<Tiny> =
        Match::begin("players=2 cards=2".parse().expect("a setup"), Seed::from_bits(3))
            .expect("a table");
    game.play_at_random(&mut FastChance::new(3), 4);
    record::write(&game, &[])
}

/// Replaces line `nth` (from 1) of a sound record.
fn with_line(nth: usize, line: &str) -> String {
    let text = sound();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[nth - 1] = line;
    lines.join("\n")
}

#[track_caller]
fn check(text: &str, error: RecordError) {
    assert_eq!(record::read::<Tiny>(text).map(|(game, _)| game.ply()), Err(error));
}

#[test]
fn a_sound_record_replays() {
    assert_eq!(record::read::<Tiny>(&sound()).map(|(game, _)| game.ply()), Ok(4));
}

#[test]
fn the_ends_of_lines_do_not_matter() {
    for end in ["\r\n", " \n", "\t \r\n"] {
        let text = format!("\u{feff}{}\n\n", sound().replace('\n', end));
        assert_eq!(record::read::<Tiny>(&text).map(|(game, _)| game.ply()), Ok(4));
    }
}

#[test]
fn seats_without_a_name_stay_without() {
    for names in [["", ""], ["Ada", ""], ["", "Ада"], ["Ada", "Grace"]] {
        let (game, _) = record::read::<Tiny>(&sound()).expect("a record");
        let names = names.map(str::to_owned);
        let text = record::write(&game, &names);
        let (again, names_again) = record::read::<Tiny>(&text).expect("a record");
        assert_eq!(names_again, names);
        assert_eq!(record::write(&again, &names_again), text);
    }
}

/// A match of the tiny game after so many actions of the sound record, and what another tab has kept.
fn behind(n_plies: usize) -> Match<Tiny> {
    let (mut game, _) = record::read::<Tiny>(&sound()).expect("a record");
    game.cut(n_plies);
    game
}

#[test]
fn a_match_goes_on_as_a_record_says_that_goes_through_it() {
    for n_plies in 0..=4 {
        let mut game = behind(n_plies);
        let names = ["Ada".to_owned(), String::new()];
        let text = record::write(&behind(4), &names);
        assert_eq!(record::read_on(&mut game, &text), Some(names.to_vec()));
        assert_eq!(record::write(&game, &names), text);
    }
}

#[test]
fn a_match_stays_where_it_is_if_a_record_goes_another_way_or_wrong() {
    let broken = sound().replace("check ", "check 0");
    let elsewhere = with_line(3, "seed 0000-0001");
    let (_, last) = sound().split_once("\na ").map(|it| (it.0.len(), it.1.to_owned())).expect("a");
    let other_way = sound().replace(&format!("a {}", last.lines().next().expect("a line")), "a 9");
    for text in [broken, elsewhere, other_way, record::write(&behind(1), &[]), String::new()] {
        let mut game = behind(2);
        assert_eq!(record::read_on(&mut game, &text), None, "{text}");
        assert_eq!(record::write(&game, &[]), record::write(&behind(2), &[]));
    }
}

#[test]
fn matches_know_how_far_they_are_the_same() {
    let (whole, mut n_parted) = (behind(4), 0);
    for n_plies in 0..=4 {
        let mut game = behind(n_plies);
        assert_eq!((game.n_same(&whole), whole.n_same(&game)), (n_plies, n_plies));
        let is_other = |seat: Seat, it: &Commit| {
            whole.log().get(n_plies).is_some_and(|own| (own.seat, own.action) != (seat, *it))
        };
        let seats = game.turn().awaited();
        let choices =
            seats.iter().flat_map(|it| game.legal(it).into_iter().map(move |act| (it, act)));
        if let Some((seat, other)) = choices.into_iter().find(|it| is_other(it.0, &it.1)) {
            game.play(seat, other).expect("a legal action");
            n_parted += 1;
            game.play_at_random(&mut FastChance::new(1), 1);
            assert_eq!(game.n_same(&whole), n_plies, "after {} actions", game.ply());
        }
    }
    assert!(1 < n_parted);
}

#[test]
fn a_name_cannot_break_out_of_its_line() {
    let (game, _) = record::read::<Tiny>(&sound()).expect("a record");
    let names = ["Eve\na commit 1\ncheck 0".to_owned(), "\u{202e}\u{7}nobody\u{2028}".to_owned()];
    let (_, names_again) = record::read::<Tiny>(&record::write(&game, &names)).expect("a record");
    assert_eq!(names_again, ["Eve a commit 1 check 0", "nobody"]);
}

#[test]
fn a_text_beyond_all_measure_is_not_even_looked_at() {
    check(&" ".repeat(RECORD_MAX + 1), RecordError::TooLong);
}

#[test]
fn any_other_text_is_not_a_record() {
    check("", RecordError::NotARecord);
    check("\n\n\n", RecordError::NotARecord);
    check("{\"seed\": 1}", RecordError::NotARecord);
    check(&with_line(1, "undercroft 0"), RecordError::NotARecord);
    check(&with_line(1, "undercroft"), RecordError::NotARecord);
    check(&with_line(1, "undercroft 99999999999"), RecordError::NotARecord);
}

#[test]
fn a_newer_program_is_named_as_the_reason() {
    check(&with_line(1, "undercroft 3"), RecordError::NewerFormat);
}

#[test]
fn a_record_of_another_game_says_of_which() {
    check(&with_line(2, "game chess 1"), RecordError::OtherGame("chess".to_owned()));
}

#[test]
fn a_record_of_a_newer_edition_says_of_which() {
    check(&with_line(2, "game tiny 2"), RecordError::NewerEdition(2));
    check(&with_line(2, "game tiny 65535"), RecordError::NewerEdition(65535));
}

#[test]
fn a_header_that_cannot_be_read_names_its_line() {
    check(&with_line(2, "game tiny 99999"), RecordError::Header { line: 2 });
    check(&with_line(2, "game tiny 0"), RecordError::Header { line: 2 });
    check(&with_line(2, "game tiny 1 1"), RecordError::Header { line: 2 });
    check(&with_line(3, "seed 0000-000U"), RecordError::Header { line: 3 });
    check(&with_line(3, "setup players=2 cards=2"), RecordError::Header { line: 3 });
    check(&with_line(4, "setup players=2"), RecordError::Header { line: 4 });
    check(&with_line(4, &format!("setup {}", "x".repeat(1000))), RecordError::Header { line: 4 });
    check(&with_line(5, "name a\nname b\nname c"), RecordError::Header { line: 7 });
}

#[test]
fn a_table_that_cannot_be_laid_names_the_rule() {
    check(&with_line(4, "setup players=9 cards=2"), RecordError::Setup { rule: "T-1" });
    check(&with_line(4, "setup players=0 cards=2"), RecordError::Setup { rule: "T-1" });
}

#[test]
fn an_action_that_cannot_be_read_names_its_ply() {
    check(&with_line(5, ""), RecordError::Unreadable { ply: 1, error: ParseError::Short });
    check(&with_line(6, "a"), RecordError::Unreadable { ply: 2, error: ParseError::Short });
    check(
        &with_line(6, "a fly"),
        RecordError::Unreadable { ply: 2, error: ParseError::Unexpected },
    );
    check(
        &with_line(6, "z commit 1"),
        RecordError::Unreadable { ply: 2, error: ParseError::Unexpected },
    );
    check(
        &with_line(6, "c commit 1"),
        RecordError::Unreadable { ply: 2, error: ParseError::Unexpected },
    );
    check(
        &with_line(7, "a commit 1 1"),
        RecordError::Unreadable { ply: 3, error: ParseError::Long },
    );
    let long = format!("a {}", "commit ".repeat(1000));
    check(&with_line(8, &long), RecordError::Unreadable { ply: 4, error: ParseError::Long });
}

#[test]
fn an_action_against_the_rules_names_its_ply_and_the_rule() {
    check(&with_line(5, "a commit 77"), RecordError::Refused { ply: 1, rule: "T-4" });
    let text = sound();
    let first = text.lines().nth(4).expect("a first action");
    check(&with_line(6, first), RecordError::Refused { ply: 2, rule: "T-3" });
    let beyond = text.replace("check", "a commit 1\ncheck");
    check(&beyond, RecordError::Refused { ply: 5, rule: "T-2" });
}

#[test]
fn a_record_that_never_ends_is_cut_off() {
    let mut game: Match<Tiny> =
        Match::begin("players=4 cards=6".parse().expect("a setup"), Seed::from_bits(3))
            .expect("a table");
    game.play_at_random(&mut FastChance::new(3), 24);
    let text = record::write(&game, &[]).replace("check", "a commit 1\ncheck");
    check(&text, RecordError::TooManyPlies);
}

#[test]
fn another_ending_is_noticed() {
    let error = RecordError::CheckDiffers { after: 0, by: 4 };
    check(&with_line(9, "check 0000000000000000"), error);
    // The same actions under another seed are other cards, or come to another end.
    let other = record::read::<Tiny>(&with_line(3, "seed 0000-0004")).map(|_| ());
    assert!(
        matches!(other, Err(RecordError::CheckDiffers { .. } | RecordError::Refused { .. })),
        "{other:?}"
    );
}

#[test]
fn a_record_that_breaks_off_says_so() {
    let text = sound();
    let (head, _) = text.split_once("check").expect("a last line");
    check(head, RecordError::NoCheck);
    check(&with_line(9, "check nothing"), RecordError::NoCheck);
    check(&with_line(9, "check "), RecordError::NoCheck);
    check(&with_line(9, "check +123456789abcdef"), RecordError::NoCheck);
}

/// A record of eight teams, in which the state is checked three times before the end.
fn long() -> String {
    let setup = crate::setups::PAPER_DUNGEONS[6].parse().expect("a setup");
    let mut game: Match<PaperDungeons> = Match::begin(setup, Seed::from_bits(2)).expect("a table");
    game.play_at_random(&mut FastChance::new(2), 110);
    assert_eq!(game.ply(), 110);
    record::write(&game, &[])
}

#[track_caller]
fn check_long(text: &str, error: RecordError, n_sound: usize) {
    let read = record::read_sound::<PaperDungeons>(text).expect("a table");
    assert_eq!((read.error, read.game.ply()), (Some(error), n_sound));
    assert!(!read.game.can_redo());
}

#[test]
fn a_long_record_is_checked_every_32_actions() {
    let text = long();
    let places: Vec<&str> = text.lines().filter(|it| it.starts_with("at ")).collect();
    let places: Vec<&str> = places.iter().filter_map(|it| it.split(' ').nth(1)).collect();
    assert_eq!(places, ["32", "64", "96"]);
    assert!(record::read::<PaperDungeons>(&text).is_ok());
    // The order is that of play: the line before the one with the check value is the 32nd action.
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[4 + 32].starts_with("at 32 "), "{}", lines[4 + 32]);
}

#[test]
fn a_record_without_check_values_between_is_read_as_ever() {
    let bare = format!("undercroft 1\n{}", testing::golden::bare(&long()));
    assert_eq!(record::read::<PaperDungeons>(&bare).map(|(game, _)| game.ply()), Ok(110));
    let some: String = long().lines().filter(|it| !it.starts_with("at 64")).fold(
        String::new(),
        |mut text, line| {
            text.push_str(line);
            text.push('\n');
            text
        },
    );
    assert_eq!(record::read::<PaperDungeons>(&some).map(|(game, _)| game.ply()), Ok(110));
}

#[test]
fn a_long_record_says_where_it_goes_wrong() {
    let text = long();
    let place = |ply: usize| {
        let start = text.find(&format!("at {ply} ")).expect("a check value");
        (start, start + text[start..].find('\n').expect("the end of a line"))
    };
    let (start, end) = place(64);
    let other = format!("{}at 64 0000000000000000{}", &text[..start], &text[end..]);
    check_long(&other, RecordError::CheckDiffers { after: 32, by: 64 }, 32);
    let (start, end) = place(32);
    let other = format!("{}at 32 0000000000000000{}", &text[..start], &text[end..]);
    check_long(&other, RecordError::CheckDiffers { after: 0, by: 32 }, 0);
    let other = format!("{}at 33{}", &text[..start], &text[start + 5..]);
    check_long(&other, RecordError::CheckDiffers { after: 0, by: 33 }, 0);
    let other = format!("{}at dawn{}", &text[..start], &text[end..]);
    let error = ParseError::Unexpected;
    check_long(&other, RecordError::Unreadable { ply: 33, error }, 32);
    let (head, _) = text.split_once("check ").expect("a last line");
    let other = format!("{head}check 0000000000000000\n");
    check_long(&other, RecordError::CheckDiffers { after: 96, by: 110 }, 96);
}
