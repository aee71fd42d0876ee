//! The kept texts pass their readers before any page sees them: with anything in the storage, nothing panics, and
//! nothing gets through that makes no sense.

use serde_json::{Value, json};
use testing::mutate::nudged;
use undercroft::app::catalogue::{GameId, OnTheShelf, read_route};
use undercroft::app::game_pieces;
use undercroft::app::saved_matches::title_of;
use undercroft::browser::storage::StorageError;
use undercroft::kernel::Lang;
use undercroft::kernel::achievements::AchievementInfo;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::name::{NAME_MAX, clean_name};
use undercroft::shell::features::campaign::page::{sums_words, team_words};
use undercroft::shell::features::hall::page::table_words;
use undercroft::shell::features::{self, achievements, aside};
use undercroft::shell::model::route::Route;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::store::campaign::{Campaign, Score};
use undercroft::shell::store::game_info::GameInfo;
use undercroft::shell::store::hall::{Feat, groups};
use undercroft::shell::store::kept::{self, Row, Sound, settings};
use undercroft::shell::store::saves::kept::{Entry, SavedMatch, read_index, read_match};

/// So many values of each of the five kinds are tried.
const N_EACH: u64 = 20_000;

pub fn games() -> Vec<GameInfo> {
    GameId::ALL.iter().filter_map(|it| game_pieces::info(*it)).collect()
}

/// The folder of the games.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/games");

/// The text of a golden record, such as `dungeon-roll/knight`.
pub fn golden(name: &str) -> String {
    let (game, name) = name.split_once('/').expect("a game and a name");
    let game = game.replace('-', "_");
    std::fs::read_to_string(format!("{GAMES}/{game}/records/{name}.txt")).expect("a record")
}

pub fn feat(id: &str, game: &str, total: i32) -> Value {
    let seat = |name: &str, is_person: bool, with: &str| {
        json!({ "name": name, "is_person": is_person, "rank": 1, "total": total, "with": with,
            "honours": ["dragon_slayer", "cheater"] })
    };
    json!({
        "id": id, "game": game, "ended": 1.7e12, "seed": "7K2Q-XM49",
        "setup": "players=2 dungeon=B missions=3 vanishing=no",
        "seats": [seat("Ada", true, "knight"), seat("", false, "")],
        "en": { "total": "9 glory", "verdict": "" }, "ru": { "total": "9 слав", "verdict": "Герой." },
    })
}

pub fn campaign(id: &str, n_seats: usize, n_chapters: usize) -> Value {
    let chapter = |nth: usize| {
        json!({ "id": format!("m{nth}"), "ended": 1.7e12,
            "scores": vec![json!({ "total": 50, "mark": 20 }); n_seats] })
    };
    json!({
        "id": id, "game": "paper-dungeons", "scenario": "mummy", "begun": 1.7e12,
        "names": vec!["Ada"; n_seats], "players": vec!["person"; n_seats],
        "heroes": vec![vec!["Grom", ""]; n_seats],
        "chapters": (0..n_chapters).map(chapter).collect::<Vec<_>>(),
    })
}

pub fn list(rows: &[Value]) -> Value {
    json!({ "v": 1, "rows": rows })
}

fn index() -> Value {
    let summary = json!({ "moment": "Round 4", "score": "17 glory", "awaited": "" });
    let entry = |id: &str, game: &str| {
        json!({ "id": id, "game": game, "changed": 1.7e12, "is_over": false, "en": summary,
            "ru": summary, "name": "Friday" })
    };
    json!({ "v": 1, "matches": [entry("abc", "paper-dungeons"), entry("d1", "chess")],
        "finished": ["paper-dungeons"], "has_asked": true })
}

/// Every stored kind: what it was set aside as, and a text that makes sense.
fn kinds() -> Vec<(&'static str, Value)> {
    let hall = [feat("a", "paper-dungeons", 9), feat("b", "dungeon-roll", 27)];
    let campaigns = [campaign("c", 1, 3), campaign("d", 2, 2)];
    let saved = json!({ "v": 1, "record": golden("dungeon-roll/knight"), "players": ["person"],
        "undo": "study", "lines": ["AQ"], "rival": "AQ", "name": "Friday" });
    vec![
        ("undercroft/hall", list(&hall)),
        ("undercroft/campaigns", list(&campaigns)),
        ("undercroft/index", index()),
        ("undercroft/settings", json!({ "v": 1, "lang": "ru", "theme": "dark", "pace": "slow" })),
        ("undercroft/match/abc", saved),
    ]
}

fn outlandish(luck: &mut FastChance) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(2),
        json!(256),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(u64::MAX),
        json!(1e308),
        json!(-0.5),
        json!(""),
        json!([]),
        json!({}),
        json!("../../evil"),
        json!("A\u{202e}dA\u{0}\n"),
        json!(format!("e{}", "\u{301}".repeat(200))),
        json!("ж".repeat(5000)),
        json!("undercroft 2\ngame x 1\n"),
        json!("undercroft 1\ngame ../x 1\n"),
        json!("paper-dungeons"),
        json!(vec!["person"; 9]),
        json!(vec![vec!["a"; 40]; 9]),
    ];
    values[luck.pick(values.len() as u32) as usize].clone()
}

/// Changes one thing somewhere within a value.
fn disturb(value: &mut Value, luck: &mut FastChance) {
    let is_here = luck.pick(12) == 0;
    match value {
        Value::Array(items) if !items.is_empty() && !is_here => {
            let at = luck.pick(items.len() as u32) as usize;
            match luck.pick(8) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.extend(vec![items[at].clone(); 9]),
                _ => disturb(&mut items[at], luck),
            }
        }
        Value::Object(fields) if !fields.is_empty() && !is_here => {
            let at = luck.pick(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).cloned().unwrap_or_default();
            match luck.pick(12) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert("more".to_owned(), outlandish(luck))),
                _ => disturb(&mut fields[&key], luck),
            }
        }
        _ => *value = outlandish(luck),
    }
}

/// Calls `look` with texts of one kind that were sound once, and are not any more; it tells whether
/// the text was read, and whether a part of it was refused. Some of everything must happen.
#[track_caller]
fn each_mutant(key: &str, mut look: impl FnMut(&str, u64) -> (bool, bool)) {
    let games = games();
    let sound = kinds().into_iter().find(|it| it.0 == key).expect("a kind").1;
    let (mut n_read, mut n_refused) = (0, 0);
    for nth in 0..N_EACH {
        let mut luck = FastChance::new(nth);
        let mut value = sound.clone();
        for _ in 0..1 + luck.pick(2) {
            disturb(&mut value, &mut luck);
        }
        let mut text = value.to_string();
        if luck.pick(8) == 0 {
            text = nudged(&text, &mut luck);
        }
        let (is_read, is_refused) = look(&text, nth);
        n_read += u64::from(is_read);
        n_refused += u64::from(is_refused);
        // The page of what was set aside looks through the same text once more.
        if nth % 40 == 0 {
            let item = aside::store::item(format!("{key}/aside/{nth}"), &text, &games);
            aside::words::verdict(&item, Lang::Ru);
        }
    }
    assert!(N_EACH / 10 < n_read && N_EACH / 10 < n_refused, "{n_read} read, {n_refused} refused");
}

/// Shows results as the pages of the hall, of achievements and of the shelf do.
fn show_results(feats: &[Feat], games: &[GameInfo]) {
    for info in games {
        let game = info.label.id;
        for is_solo in [true, false] {
            groups::ranking(feats.to_vec(), game, is_solo);
        }
        achievements::store::finished_with(feats, game);
        let all = GameId::read(game).expect("on the shelf").achievements();
        for AchievementInfo { key, .. } in all {
            let bearers = achievements::store::bearers(feats, game, key);
            achievements::words::earned(&bearers, Lang::Ru);
        }
        for member in info.cast.map(|it| (it.members)()).unwrap_or_default() {
            achievements::store::best_with(feats, game, member.key);
        }
        for feat in feats {
            achievements::store::note_earned(&mut feat.clone(), &[], all, feats);
            achievements::store::news(feat, all, feats);
            features::hall::words::setup(&feat.setup, info, Lang::En);
            (info.total)(feat.total(), Lang::Ru);
        }
    }
    for feat in feats {
        assert!((1..=8).contains(&feat.seats.len()));
        assert!(feat.seats.iter().all(|it| clean_name(&it.name) == it.name));
        table_words(feat, Lang::En);
        check_id(&feat.id);
    }
}

fn show_campaigns(campaigns: &[Campaign], games: &[GameInfo]) {
    for campaign in campaigns {
        check_id(&campaign.id);
        let names = campaign.shown_names(Lang::En);
        assert!(names.iter().all(|it| it.chars().count() <= NAME_MAX), "{names:?}");
        assert_eq!(campaign.sums().0.len(), names.len());
        team_words(campaign, Lang::Ru);
        sums_words(campaign, Lang::En);
        for info in games {
            let Some(scenario) = campaign.scenario(info) else { continue };
            let present = campaign.present(scenario);
            for nth in 0..scenario.chapters.len() {
                features::campaign::words::chapter_name(scenario, nth, info, Lang::En);
                campaign.setup(info, scenario, nth);
            }
            assert!(present.is_none_or(|it| it < scenario.chapters.len()));
        }
    }
}

fn show_entries(entries: &[Entry]) {
    for entry in entries {
        check_id(&entry.id);
        assert!(title_of(entry, Lang::Ru).chars().count() <= NAME_MAX + 40);
        assert!(!entry.game.contains(['/', '.', '<']), "{}", entry.game);
    }
}

fn show_match(saved: &SavedMatch, games: &[GameInfo], is_played: bool) {
    assert!(groups::counts(saved) || !groups::counts(saved));
    for info in games {
        Seating::read(&saved.players, 1, info.levels);
        if is_played {
            let _ = (info.check)(&saved.record);
        }
    }
}

/// Every id leads to a place, and back.
#[track_caller]
fn check_id(id: &str) {
    let place = Route::Match(id.to_owned());
    assert_eq!(read_route(&place.hash()), Some(place));
}

/// Checks that every row read of a list is shown, and reads the same again.
fn try_lists<T: Row + std::fmt::Debug>(key: &str, show: impl Fn(&[T], &[GameInfo])) {
    let games = games();
    each_mutant(key, |text, _| match kept::rows::<T>(text) {
        Ok(Sound { value, aside }) => {
            show(&value, &games);
            let again = kept::write_rows(&value).expect("JSON");
            assert_eq!(kept::rows::<T>(&again), Ok(Sound { value, aside: None }));
            (true, aside.is_some())
        }
        Err(_) => (false, true),
    });
}

#[test]
fn of_two_lines_of_a_match_the_first_is_taken_and_the_last_changed_stands_first() {
    let said = r#"{"moment":"","score":"","awaited":""}"#;
    let line = |(id, changed): (&str, u32)| {
        format!(
            r#"{{"id":"{id}","game":"paper-dungeons","changed":{changed},"is_over":false,"en":{said},"ru":{said}}}"#
        )
    };
    let lines = [("b", 1), ("a", 5), ("b", 7), ("c", 9), ("a", 3)].map(line).join(",");
    let read = read_index(&format!(r#"{{"v":1,"matches":[{lines}]}}"#));
    let Ok(Sound { value, aside }) = read else { panic!("an index") };
    let order: Vec<(&str, f64)> = value.latest_first().map(|it| (&*it.id, it.changed)).collect();
    assert_eq!(order, [("c", 9.0), ("a", 5.0), ("b", 1.0)]);
    assert_eq!(value.ids(), ["a", "b", "c"]);
    let aside = aside.expect("two lines are refused");
    assert!(aside.contains(":7,") && aside.contains(":3,") && !aside.contains(":5,"), "{aside}");
}

#[test]
fn no_results_make_a_page_panic() {
    try_lists::<Feat>("undercroft/hall", show_results);
}

#[test]
fn no_campaigns_make_a_page_panic() {
    try_lists::<Campaign>("undercroft/campaigns", show_campaigns);
}

#[test]
fn no_index_makes_the_shelf_panic() {
    each_mutant("undercroft/index", |text, _| match read_index(text) {
        Ok(Sound { value, aside }) => {
            show_entries(&value.matches);
            (true, aside.is_some())
        }
        Err(_) => (false, true),
    });
}

#[test]
fn no_settings_make_the_page_panic() {
    each_mutant("undercroft/settings", |text, _| {
        let is_read = settings::read(text).is_ok();
        (is_read, !is_read)
    });
}

#[test]
fn no_match_makes_a_table_panic() {
    let games = games();
    each_mutant("undercroft/match/abc", |text, nth| match read_match(text) {
        Ok(Sound { value, .. }) => {
            show_match(&value, &games, nth % 40 == 0);
            (true, false)
        }
        Err(_) => (false, true),
    });
}

/// Which rows of a list get through, by their ids, and whether any was set aside.
#[track_caller]
fn check<T: Row>(rows: &[Value], ids: &[&str]) {
    let sound = kept::rows::<T>(&list(rows).to_string()).expect("a list");
    assert_eq!(sound.value.iter().map(T::id).collect::<Vec<_>>(), ids);
    let aside = sound.aside.map(|it| kept::rows::<T>(&it).expect("a list of what was refused"));
    assert_eq!(aside.is_some(), ids.len() < rows.len());
    assert!(aside.is_none_or(|it| it.value.len() <= rows.len() - ids.len()));
}

/// A value with one thing in it changed.
fn with(mut value: Value, place: &str, other: Value) -> Value {
    *value.pointer_mut(place).expect("a place in it") = other;
    value
}

#[test]
fn a_campaign_without_names_or_with_nine_is_set_aside() {
    let good = || campaign("good", 1, 1);
    let nobody = with(campaign("none", 1, 0), "/names", json!([]));
    let nine = with(campaign("nine", 8, 0), "/names", json!(vec!["x"; 9]));
    let uneven = with(campaign("uneven", 2, 1), "/names", json!(["x"]));
    check::<Campaign>(&[nobody, good(), nine, uneven], &["good"]);
    let flood = with(campaign("flood", 1, 1), "/chapters/0/scores/0/total", json!(i32::MAX));
    check::<Campaign>(&[flood, good(), good()], &["good"]);
}

#[test]
fn a_result_that_makes_no_sense_is_set_aside() {
    let changed = |place: &str, other: Value| with(feat("x", "tiny", 9), place, other);
    for (place, other) in [
        ("/id", json!("../x")),
        ("/id", json!("")),
        ("/game", json!("<b>")),
        ("/ended", json!(-1)),
        ("/ended", json!(1e300)),
        ("/seed", json!("no seed")),
        ("/seats", json!([])),
        ("/seats/0/rank", json!(0)),
        ("/seats/0/total", json!(2_000_000_000)),
        ("/seats/0/with", json!("A B")),
        ("/seats/0/honours", json!(["\u{202e}"])),
    ] {
        check::<Feat>(&[feat("good", "tiny", 9), changed(place, other)], &["good"]);
    }
}

#[test]
fn names_are_cleaned_wherever_they_are_read() {
    let hostile = format!("A\u{202e}{}\n", "\u{30d}".repeat(30));
    let text = list(&[with(feat("x", "tiny", 9), "/seats/0/name", json!(hostile))]).to_string();
    let feats = kept::rows::<Feat>(&text).expect("a list").value;
    assert_eq!(feats[0].seats[0].name, "A\u{30d}\u{30d}");
    let text = list(&[with(campaign("x", 1, 0), "/heroes/0/0", json!(hostile))]).to_string();
    let campaigns = kept::rows::<Campaign>(&text).expect("a list").value;
    assert_eq!(campaigns[0].heroes[0][0], "A\u{30d}\u{30d}");
    let text = with(index(), "/matches/0/name", json!(hostile)).to_string();
    assert_eq!(read_index(&text).expect("an index").value.matches[0].name, "A\u{30d}\u{30d}");
    let saved = json!({ "v": 1, "record": golden("paper-dungeons/solo"), "name": hostile });
    assert_eq!(read_match(&saved.to_string()).expect("a match").value.name, "A\u{30d}\u{30d}");
}

#[test]
fn what_a_newer_version_keeps_is_told_apart_from_nonsense() {
    for (key, value) in kinds() {
        let newer = with(value, "/v", json!(2)).to_string();
        let item = aside::store::item(format!("{key}/aside/5"), &newer, &games());
        assert_eq!((item.verdict, item.when), (aside::store::Verdict::Newer, Some(5.0)), "{key}");
    }
    assert_eq!(settings::read(r#"{"v":1,"lang":7}"#), Err(StorageError::Corrupt));
    assert_eq!(settings::read(r#"{"v":2,"lang":7}"#), Err(StorageError::Newer));
}

#[test]
fn what_was_set_aside_is_judged_by_its_own_reader() {
    let judged = |key: &str, text: &str| aside::store::item(key.to_owned(), text, &games()).verdict;
    for (key, value) in kinds().into_iter().filter(|(key, _)| *key != "undercroft/match/abc") {
        let text = value.to_string();
        assert_eq!(
            judged(&format!("{key}/aside/5"), &text),
            aside::store::Verdict::Readable,
            "{key}"
        );
        assert_eq!(
            judged(&format!("{key}/aside/5"), "{"),
            aside::store::Verdict::Senseless,
            "{key}"
        );
    }
    let saved = |record: String| json!({ "v": 1, "record": record }).to_string();
    let sound = golden("paper-dungeons/solo");
    let torn = sound.replace("keep", "kept");
    let key = "undercroft/match/abc/aside/5";
    assert_eq!(judged(key, &saved(sound)), aside::store::Verdict::Readable);
    assert!(matches!(judged(key, &saved(torn)), aside::store::Verdict::Faulty(_)));
}

#[test]
fn scores_are_summed_without_overflow() {
    let sound = kept::rows::<Campaign>(&list(&[campaign("c", 8, 32)]).to_string());
    let mut campaign = sound.expect("a list").value.remove(0);
    let most = Score { total: 1_000_000, mark: -1_000_000 };
    campaign.chapters.iter_mut().flat_map(|it| &mut it.scores).for_each(|it| *it = most);
    let campaign = campaign.checked().expect("within bounds");
    assert_eq!(campaign.sums().0.iter().map(|(_, it)| *it).max(), Some(32_000_000));
}
