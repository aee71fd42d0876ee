//! The knowledge about results: what tells them apart, in this version's rows, an older's and a newer's; and the
//! challenges of days, which are the same on every device for ever.

use serde_json::json;
use undercroft::app::catalogue::{BOXES, ShelfBox};
use undercroft::app::game_pieces;
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::games::with_rules;
use undercroft::kernel::luck::{Luck, Stroke};
use undercroft::kernel::{Game, Lang, Seat, Seed, Sign, Trail, Words, record};
use undercroft::shell::features;
use undercroft::shell::features::challenge::result::invitation;
use undercroft::shell::features::challenge::store::{self, Challenges};
use undercroft::shell::features::hall::page::table_words;
use undercroft::shell::features::hall::words;
use undercroft::shell::features::statistics::store::luck::AllLuck;
use undercroft::shell::features::statistics::store::{Range, Statistics, Won};
use undercroft::shell::model::day::Day;
use undercroft::shell::model::mark::Mark;
use undercroft::shell::store::hall::Feat;
use undercroft::shell::store::hall::groups::{Group, group_of};
use undercroft::shell::store::kept::{self, Row};

use crate::kept::{feat, golden, list};

/// The only result of a list with one row.
fn only(row: &serde_json::Value) -> Feat {
    let found = kept::rows::<Feat>(&list(std::slice::from_ref(row)).to_string()).expect("a list");
    assert_eq!((found.value.len(), found.aside), (1, None));
    found.value.into_iter().next().expect("a row")
}

#[test]
fn a_row_of_an_older_version_is_ranked_as_before() {
    let old = only(&feat("old", "dungeon-roll", 9));
    assert_eq!((group_of(&old, &[]), old.may_earn()), (Group::Ranked, true));
    assert_eq!(old.seats[0].achievements, ["dragon_slayer", "cheater"]);
    let written = serde_json::to_value(&old).expect("JSON");
    for field in ["marks", "today"] {
        assert_eq!(written.get(field), None, "{field}");
    }
}

#[test]
fn the_only_person_among_computers_is_you_in_the_hall() {
    let mut row = feat("own", "dungeon-roll", 9);
    assert_eq!(table_words(&only(&row), Lang::En), "1. Ada: 9 · 1. Computer 2: 9");
    row["seats"][0]["name"] = json!("");
    assert_eq!(table_words(&only(&row), Lang::En), "1. You: 9 · 1. Computer 2: 9");
    assert_eq!(table_words(&only(&row), Lang::Ru), "1. Вы: 9 · 1. Компьютер 2: 9");
    // Of several persons everybody has a number.
    row["seats"][1]["is_person"] = json!(true);
    assert_eq!(table_words(&only(&row), Lang::En), "1. Player 1: 9 · 1. Player 2: 9");
}

#[test]
fn a_mark_of_a_newer_version_stays_and_tells_the_result_apart() {
    let mut row = feat("new", "dungeon-roll", 9);
    row["marks"] = json!(["hints", "by-magic"]);
    row["today"] = json!("2026-11-24");
    row["seats"][1]["level"] = json!("hard");
    let new = only(&row);
    assert_eq!((group_of(&new, &[]), new.today.as_str()), (Group::Apart, "2026-11-24"));
    assert_eq!(new.seats[1].level, "hard");
    assert_eq!(serde_json::to_value(&new).expect("JSON")["marks"], row["marks"]);
    assert_eq!(words::marks(&new, &[], Lang::En), "with hints; otherwise than usual");
}

#[test]
fn what_makes_no_sense_in_marks_and_days_is_left_out() {
    let mut row = feat("odd", "dungeon-roll", 9);
    row["marks"] = json!(["<b>", "link"]);
    row["today"] = json!("2026-02-30");
    let odd = only(&row);
    assert_eq!((odd.marks, odd.today), (vec![Mark::Link.key().to_owned()], String::new()));
}

#[test]
fn a_result_says_why_it_stands_apart() {
    let mut row = feat("x", "dungeon-roll", 9);
    row["setup"] = json!("players=1 dice=9");
    row["marks"] = json!(["repeated", "undo"]);
    let said = |lang| words::stands_apart(&only(&row), &["dice=7"], lang);
    assert_eq!(
        said(Lang::En),
        "Not ranked, because of a seed played before, undo that is not strict and house rules or expansions."
    );
    assert_eq!(
        said(Lang::Ru),
        "Не в счёт: этот расклад уже играли; нестрогая отмена ходов; домашние правила или дополнения."
    );
    for mark in Mark::ALL {
        assert_eq!(Mark::read(mark.key()), Some(mark));
        assert_ne!(words::mark(mark).en(), words::mark(mark).ru());
    }
}

fn day(text: &str) -> Day {
    Day::read(text).expect(text)
}

fn challenges(shelf_box: &ShelfBox) -> Challenges {
    let info = game_pieces::info(shelf_box.game).expect("a game");
    let (tables, edition_days) = with_rules!(shelf_box.game, G => (G::TODAYS, G::EDITION_DAYS));
    Challenges { info, of_box: shelf_box.info(), tables, edition_days }
}

fn shelf_box(id: &str) -> Challenges {
    challenges(ShelfBox::find(id).expect("a box"))
}

/// The table of a day in a box: its seed, what stands in its setup, and the computers.
#[track_caller]
fn check_day(id: &str, date: &str, seed: &str, fields: &str, rivals: &[&str]) {
    let order = store::order(&shelf_box(id), day(date), day(date)).expect("a table");
    assert_eq!(order.seed.to_string(), seed);
    assert_eq!(order.seed, Seed::of_day(id, date));
    for field in fields.split(' ') {
        assert!(order.setup.split(' ').any(|it| it == field), "{}", order.setup);
    }
    assert_eq!(order.players.iter().skip(1).map(String::as_str).collect::<Vec<_>>(), rivals);
    assert_eq!((order.today.as_str(), order.marks.len()), (date, 0));
}

#[test]
fn the_challenge_of_a_day_is_the_same_for_everybody_for_ever() {
    check_day("paper-dungeons", "2026-11-24", "9ZQA-QF40", "players=1 dungeon=J missions=3", &[]);
    check_day("paper-dungeons", "2026-11-25", "DSGK-MXSP", "players=1 dungeon=F missions=3", &[]);
    check_day(
        "dungeon-roll",
        "2026-11-24",
        "GHX5-J82F",
        "players=1 deal=random dice=9 heroes=base",
        &[],
    );
    check_day(
        "dungeon-roll",
        "2030-02-28",
        "W40X-Z604",
        "players=1 deal=random dice=7 heroes=base",
        &[],
    );
    check_day("dungeon-raiders", "2026-11-24", "0REC-00PK", "players=5 boss=no", &["normal"; 4]);
    check_day("tomb-of-the-lich-lord", "2026-11-24", "KZ47-WY9Z", "players=2 box=tomb", &["hard"]);
    check_day(
        "vault-of-the-fiends",
        "2026-11-25",
        "1H03-T5QK",
        "players=3 box=vault",
        &["normal"; 2],
    );
}

/// The edition that a challenge of the tomb is played by.
fn edition_of_day(date: &str) -> u16 {
    let challenges = shelf_box("tomb-of-the-lich-lord");
    let order = store::order(&challenges, day(date), day(date)).expect("a table");
    let created = (challenges.info.create_match)(&order, Lang::En);
    let saved = created.unwrap_or_else(|it| panic!("{}", it.words)).saved;
    record::head(&saved.record).expect("a record").edition.number()
}

#[test]
fn the_challenge_of_a_past_day_is_played_by_the_edition_of_that_day() {
    assert_eq!(["2026-11-24", "2026-11-25"].map(edition_of_day), [1, 1]);
    assert_eq!(["2026-11-26", "2030-01-01"].map(edition_of_day), [2, 2]);
}

#[test]
fn every_edition_after_the_first_has_its_first_day() {
    for shelf_box in BOXES {
        let (days, newest) = with_rules!(shelf_box.game, G => (G::EDITION_DAYS, G::EDITION));
        assert_eq!(days.len() + 1, usize::from(newest.number()), "{}", shelf_box.label.id);
        assert!(days.is_sorted_by(|one, other| one < other), "{days:?}");
        assert!(days.iter().all(|it| Day::read(it).is_some()), "{days:?}");
    }
}

#[test]
fn every_table_of_a_day_can_be_played_and_differs_from_the_day_before() {
    for shelf_box in BOXES {
        let challenges = challenges(shelf_box);
        let info = challenges.info;
        let mut before = None;
        for nth in 0..40 {
            let date = day("2026-11-24").plus(nth);
            let order = store::order(&challenges, date, date).expect("a table");
            let created = (info.create_match)(&order, Lang::En);
            let saved = created.unwrap_or_else(|it| panic!("{}: {}", order.setup, it.words)).saved;
            assert!(saved.record.contains(&format!("setup {}\n", order.setup)), "{}", saved.record);
            assert_eq!((saved.today, saved.players), (date.to_string(), order.players.clone()));
            let table = (order.setup.clone(), order.players.clone());
            assert_ne!(before, Some(table.clone()));
            let rivals = challenges.table(date).expect("a table").rivals;
            let is_level = |key: &&str| info.levels.iter().any(|it| it.key == *key);
            assert!(rivals.iter().all(is_level));
            let said = features::challenge::words::table(&challenges, date, Lang::Ru);
            assert!(said.starts_with("в одиночку") || said.starts_with("против"), "{said}");
            before = Some(table);
        }
    }
}

/// Without heroes it does not matter which heroes there are.
#[test]
fn a_challenge_does_not_name_what_has_no_effect() {
    let challenges = shelf_box("dungeon-roll");
    let said = |date| features::challenge::words::table(&challenges, day(date), Lang::En);
    let days = [
        "2026-11-24",
        "2026-11-25",
        "2026-11-26",
        "2026-11-27",
        "2026-11-28",
        "2026-11-29",
        "2026-11-30",
    ];
    let bare: Vec<String> =
        days.into_iter().map(said).filter(|it| it.contains("No heroes")).collect();
    assert_eq!(bare, ["alone · No heroes · Seven dice"]);
    let setup =
        "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";
    let told = words::setup(setup, &challenges.info, Lang::En);
    assert!(told.starts_with("No heroes") && !told.contains("Eight heroes"), "{told}");
}

/// A result of a challenge of Dungeon Roll.
fn of_day(id: &str, date: &str, total: i32, marks: &[&str]) -> Feat {
    let mut row = feat(id, "dungeon-roll", total);
    row["today"] = json!(date);
    row["marks"] = json!(marks);
    only(&row)
}

#[track_caller]
fn check_streak(feats: &[Feat], now: &str, dates: &[&str]) {
    let Challenges { of_box, .. } = shelf_box("dungeon-roll");
    let found = store::streak(&store::results(feats, &of_box), day(now));
    assert_eq!(found.iter().map(Day::to_string).collect::<Vec<_>>(), dates);
}

#[test]
fn a_streak_ends_today_or_yesterday_and_late_days_do_not_count() {
    let feats = [
        of_day("a", "2026-11-20", 9, &[]),
        of_day("b", "2026-11-21", 9, &["late"]),
        of_day("c", "2026-11-22", 9, &[]),
        of_day("d", "2026-11-23", 9, &[]),
    ];
    check_streak(&feats, "2026-11-23", &["2026-11-23", "2026-11-22"]);
    check_streak(&feats, "2026-11-24", &["2026-11-23", "2026-11-22"]);
    check_streak(&feats, "2026-11-25", &[]);
    check_streak(&feats, "2026-11-21", &["2026-11-20"]);
    check_streak(&[], "2026-11-25", &[]);
}

#[test]
fn of_a_day_the_result_that_counts_is_told_and_other_boxes_are_left_out() {
    let Challenges { of_box, .. } = shelf_box("dungeon-roll");
    let feats = [
        of_day("hinted", "2026-11-24", 30, &["hints"]),
        of_day("fair", "2026-11-24", 20, &[]),
        of_day("again", "2026-11-24", 40, &["repeated"]),
        of_day("none", "", 50, &[]),
        Feat { game: "paper-dungeons".to_owned(), ..of_day("other", "2026-11-25", 9, &[]) },
    ];
    let found = store::results(&feats, &of_box);
    assert_eq!(found.iter().map(|it| it.feat.id.as_str()).collect::<Vec<_>>(), ["fair"]);
}

#[test]
fn a_shared_result_says_the_box_the_day_the_result_and_the_streak() {
    let Challenges { of_box, .. } = shelf_box("dungeon-roll");
    let mut feat = of_day("x", "2026-11-24", 21, &[]);
    feat.seats.truncate(1);
    *feat.said.get_mut(Lang::En) = undercroft::shell::store::hall::Said {
        total: "21 experience".to_owned(),
        verdict: "Village Hero.".to_owned(),
    };
    let trail = Trail(vec![vec![Sign::Step, Sign::Home]]);
    let shared = |n, lang| {
        let on = day("2026-11-24");
        features::challenge::words::shared(
            (&of_box, on),
            &feat,
            n,
            (&trail, "https://x/#today"),
            lang,
        )
    };
    // The words of the date are the browser's.
    assert_eq!(
        shared(5, Lang::En),
        "Undercroft · Dungeon Roll · : 21 experience, Village Hero; streak 5\n🟫🍺\nhttps://x/#today"
    );
    assert!(!shared(1, Lang::En).contains("streak"));
    assert!(shared(5, Lang::Ru).contains("; серия 5"));
    let link = |feat: &Feat| invitation(&of_box, day("2026-11-24"), feat).hash();
    assert_eq!(link(&feat), "today/dungeon-roll/2026-11-24/beat-21");
    feat.is_lost = true;
    assert_eq!(link(&feat), "today/dungeon-roll/2026-11-24/beat");
}

#[test]
fn luck_that_came_later_makes_no_second_result_of_one_match() {
    let before = of_day("x", "2026-11-24", 21, &[]);
    let luck = ["12/14 champions:4:7:57 -".to_owned(), "1/1 - -".to_owned()];
    let later = before.clone().with_luck(&luck).expect("news");
    // A computer has no luck of its own.
    assert_eq!(
        (later.seats[0].luck.as_str(), later.seats[1].luck.as_str()),
        (luck[0].as_str(), "")
    );
    assert_eq!((later.covers(&before), before.covers(&later)), (true, false));
    assert_eq!(later.clone().with_luck(&luck), None);
    let other = Feat { ended: 1.0, ..before };
    assert!(!later.covers(&other));
}

#[test]
fn a_backup_of_the_hall_brings_the_same_statistics() {
    let Challenges { of_box, .. } = shelf_box("dungeon-roll");
    let mut rows = Vec::new();
    for (nth, total) in [14, 31, 9, 20, 20, 17, 25, 12].into_iter().enumerate() {
        let mut row = feat(&format!("m{nth}"), "dungeon-roll", total);
        row["ended"] = json!(1.7e12 + nth as f64);
        row["seats"][1]["level"] = json!(if nth % 2 == 0 { "easy" } else { "normal" });
        row["seats"][1]["rank"] = json!(if nth == 0 { 1 } else { 2 });
        row["seats"][0]["rank"] = json!(if nth == 0 { 2 } else { 1 });
        row["seats"][0]["luck"] = json!(format!("{}/14 champions:{}:7:57 -", 10 + nth, nth + 1));
        if nth == 3 {
            row["marks"] = json!(["hints"]);
        }
        rows.push(row);
    }
    let read = |text: &str| kept::rows::<Feat>(text).expect("a list").value;
    let feats = read(&list(&rows).to_string());
    let told = Statistics::of(&feats, &of_box);
    assert_eq!(told.points.len(), 8);
    let medians: Vec<f64> = told.points.iter().map(|it| it.median).collect();
    assert_eq!(medians, [14.0, 22.5, 14.0, 17.0, 20.0, 18.5, 20.0, 20.0]);
    assert_eq!((told.best().map(|it| it.total), told.points[3].is_apart), (Some(31), true));
    let knight = &told.cast[0];
    assert_eq!(knight.0, "knight");
    assert_eq!(knight.1, Range { n: 8, least: 9, median: 18.5, most: 31 });
    assert_eq!(told.tables.iter().map(|it| (it.0, it.1.n)).collect::<Vec<_>>(), [(2, 8)]);
    let won = |n_won, n_played| Won { n_won, n_played };
    assert_eq!(told.levels, [("easy".to_owned(), won(3, 4)), ("normal".to_owned(), won(4, 4))]);
    let luck = AllLuck::of(&feats, &of_box).expect("known");
    assert_eq!((luck.n, luck.percent), (8, 96));
    assert_eq!(luck.kindest.expect("a stroke").0.n, 1);
    // What is written and read again is the same, row by row, and so is all that follows from it.
    let written = kept::write_rows(&feats).expect("JSON");
    assert_eq!(Statistics::of(&read(&written), &of_box), told);
}

#[test]
fn what_falls_in_every_second_match_is_no_stroke_of_luck() {
    let mut usual = feat("usual", "dungeon-roll", 9);
    usual["seats"][0]["luck"] = json!("11/14 champions:2:7:2 champions:1:7:3");
    let luck = AllLuck::of(&[only(&usual)], &shelf_box("dungeon-roll").of_box).expect("known");
    assert_eq!((luck.kindest, luck.cruellest.map(|it| it.0.one_in)), (None, Some(3)));
}

/// The luck of the first seat in a golden record.
fn luck_of<G: Words>(name: &str) -> Luck {
    let (game, _) = record::read::<G>(&golden(name)).expect("a record");
    let later = game.log().iter().flat_map(|it| &it.events);
    let events: Vec<G::Event> = game.opening().iter().chain(later).cloned().collect();
    G::luck(Seat::FIRST, &events).expect("dice were rolled")
}

#[test]
fn the_luck_of_a_match_is_counted_and_said_in_both_languages() {
    fn check<G: Words>(name: &str, words: [&str; 2]) {
        let luck = luck_of::<G>(name);
        assert_eq!(Luck::read(&luck.write()), Some(luck.clone()));
        let said = G::LUCK.expect("words");
        let strokes = [&luck.kindest, &luck.cruellest].map(|it| it.clone().expect("a stroke"));
        for (stroke, words) in strokes.iter().zip(words) {
            let [en, ru] = [Lang::En, Lang::Ru].map(|lang| (said.stroke)(stroke, lang));
            assert!(en.as_ref().is_some_and(|it| it.contains(words)), "{en:?}");
            assert_ne!(en, ru);
        }
        let unknown = Stroke { key: "of-tomorrow".to_owned(), n: 1, of: 2, one_in: 3 };
        assert_eq!((said.stroke)(&unknown, Lang::En), None);
    }
    check::<DungeonRoll>("dungeon-roll/knight", ["champion", "dragon"]);
    check::<PaperDungeons>("paper-dungeons/solo", ["clover", "skull"]);
    check::<Dungeoneer>("dungeoneer/tomb-four", ["five or six", "one or two"]);
    assert!(DungeonRaiders::LUCK.is_none());
}
