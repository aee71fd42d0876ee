//! The things that go on, as the shelf tells them: the challenge in front, days in a row over all boxes, days before
//! the first visit, and how long lessons are.

use std::fs;

use serde_json::json;
use undercroft::app::box_markup::box_markup;
use undercroft::app::catalogue::BOXES;
use undercroft::app::going_on::Todays;
use undercroft::kernel::Lang;
use undercroft::kernel::lesson::Lesson;
use undercroft::shell::features::challenge::day_cell::{Known, State};
use undercroft::shell::features::challenge::store::first_day;
use undercroft::shell::model::day::Day;
use undercroft::shell::store::game_info::GameInfo;
use undercroft::shell::store::hall::Feat;
use undercroft::shell::store::kept;
use undercroft::shell::store::saves::kept::{Index, read_index};

use crate::kept::{feat, list};

fn day(text: &str) -> Day {
    Day::read(text).expect(text)
}

/// The result of the challenge of a day in the box of this game.
fn of_day(game: &str, date: &str, marks: &[&str]) -> Feat {
    // An id has no room for both.
    let id = format!("{}{}", date.replace('-', ""), game.len());
    let mut row = feat(&id, game, 20);
    row["today"] = json!(date);
    row["marks"] = json!(marks);
    row["ended"] = json!(day(date).noon());
    let rows = kept::rows::<Feat>(&list(&[row]).to_string()).expect("a list");
    rows.value.into_iter().next().expect("a row")
}

/// The id of the box in front.
fn front(rows: &[Feat], date: &str) -> &'static str {
    BOXES[Todays::of(rows, day(date)).front].label.id
}

#[test]
fn the_boxes_take_turns_in_front() {
    let days = (0..10).map(|n| Todays::of(&[], day("2026-11-24").plus(n)).front);
    let days: Vec<usize> = days.collect();
    assert_eq!(days[..5], days[5..]);
    let mut boxes = days[..5].to_vec();
    boxes.sort_unstable();
    assert_eq!(boxes, [0, 1, 2, 3, 4]);
}

#[test]
fn a_challenge_that_was_played_makes_way_for_the_next() {
    let date = (0..5).map(|n| day("2026-11-24").plus(n).to_string());
    let date = date.into_iter().find(|it| front(&[], it) == "dungeon-roll").expect("a day");
    let played = [of_day("dungeon-roll", &date, &[])];
    assert_eq!(front(&played, &date), "dungeon-raiders");
    // That of the day before leaves it where it is.
    let before = day(&date).plus(-1).to_string();
    assert_eq!(front(&[of_day("dungeon-roll", &before, &[])], &date), "dungeon-roll");
}

#[test]
fn days_in_a_row_count_whichever_box_was_played() {
    let rows = [
        of_day("dungeon-roll", "2026-11-20", &[]),
        of_day("dungeon-roll", "2026-11-22", &[]),
        of_day("paper-dungeons", "2026-11-23", &[]),
        of_day("dungeon-roll", "2026-11-24", &["late"]),
    ];
    let todays = Todays::of(&rows, day("2026-11-24"));
    assert_eq!(todays.n_in_row, 2);
    assert_eq!(todays.days, [false, false, true, false, true, true, false]);
}

#[track_caller]
fn check_first(rows: &[Feat], index: &Index, first: Option<&str>) {
    assert_eq!(first_day(rows, index).map(|it| it.to_string()).as_deref(), first);
}

#[test]
fn the_first_day_is_that_of_the_oldest_thing_that_is_kept() {
    let text = |changed: f64| {
        let entry = json!({
            "id": "x1", "game": "dungeon-roll", "changed": changed, "is_over": false,
            "en": { "moment": "", "score": "", "awaited": "" },
            "ru": { "moment": "", "score": "", "awaited": "" },
        });
        json!({ "v": 1, "matches": [entry] }).to_string()
    };
    let index = read_index(&text(day("2026-11-21").noon())).expect("an index").value;
    check_first(&[], &Index::default(), None);
    check_first(&[], &index, Some("2026-11-21"));
    let rows = [of_day("dungeon-roll", "2026-11-22", &[])];
    check_first(&rows, &index, Some("2026-11-21"));
    check_first(&rows, &Index::default(), Some("2026-11-22"));
}

#[test]
fn days_before_the_first_visit_are_to_try_and_not_missed() {
    let info: GameInfo = undercroft::app::game_pieces::info(BOXES[0].game).expect("a game");
    let now = day("2026-11-24");
    let state = |first: Option<Day>, date: &str| {
        Known { first, ..Known::default() }.cell(day(date), now, &info, Lang::En)
    };
    let first = Some(day("2026-11-22"));
    for (date, wanted) in [
        ("2026-11-21", State::ToTry),
        ("2026-11-22", State::Missed),
        ("2026-11-23", State::Missed),
        ("2026-11-24", State::Now),
    ] {
        assert_eq!(state(first, date).state, wanted, "{date}");
    }
    let cell = state(None, "2026-11-23");
    assert_eq!((cell.state, cell.is_open()), (State::ToTry, true));
    assert!(cell.label.contains("to try") && !cell.label.contains("missed"), "{}", cell.label);
}

#[test]
fn every_box_knows_how_many_steps_its_lesson_has() {
    for it in BOXES {
        let text = fs::read_to_string(format!("public/lessons/{}.txt", it.label.id));
        let lesson = Lesson::read(&text.expect("a text")).expect("a lesson");
        assert_eq!(it.n_steps, lesson.steps.len(), "{}", it.label.id);
    }
}

/// One has room for one line on a phone.
#[test]
fn what_stands_on_a_box_is_short() {
    for it in BOXES {
        for lang in [Lang::En, Lang::Ru] {
            let line = it.label.line.get(lang);
            assert!(line.chars().count() <= 52, "{line}");
        }
    }
}

#[test]
fn what_is_kept_is_no_markup_in_a_box() {
    let kept = r#"<img src="x"> & more"#.to_owned();
    let markup = box_markup(&BOXES[0], false, Some(kept), Lang::En);
    assert!(markup.contains("&lt;img src=&quot;x&quot;> &amp; more</p>"), "{markup}");
    assert_eq!(markup.matches("<img").count(), 1, "its cover: {markup}");
}
