//! A file that is taken in joins what is here: nothing is doubled, and nothing is lost.

use leptos::prelude::{Callback, Owner, Signal, untrack};
use serde_json::{Value, json};
use testing::mutate::nudged;
use undercroft::browser::storage::StorageError;
use undercroft::kernel::Lang;
use undercroft::kernel::chance::FastChance;
use undercroft::parts::Notices;
use undercroft::shell::features::backup::store::intake::{Intake, join_rows};
use undercroft::shell::features::backup::store::meet::{Meeting, joined, line_of, meet};
use undercroft::shell::features::backup::store::{self, ImportSummary, Refused};
use undercroft::shell::features::backup::words;
use undercroft::shell::kit::app_context::{AppContext, Preferences, Ways};
use undercroft::shell::model::feedback::Feedback;
use undercroft::shell::model::pacing::Pace;
use undercroft::shell::store::campaign::Campaign;
use undercroft::shell::store::hall::Feat;
use undercroft::shell::store::kept::{self, Row};
use undercroft::shell::store::saves::kept::SavedMatch;

use crate::kept::{campaign, feat, golden, list};

/// A match of which so many actions were taken; its last state is not proved.
fn beginning(n_actions: usize) -> SavedMatch {
    let record = golden("paper-dungeons/solo");
    let is_action = |line: &&str| line.starts_with("a ");
    let n_lines = record.lines().position(|it| is_action(&it)).expect("an action") + n_actions;
    let lines: Vec<&str> = record.lines().take(n_lines).collect();
    SavedMatch::new(format!("{}\ncheck 0000000000000000\n", lines.join("\n")))
}

/// The same, but for its last action.
fn otherwise(n_actions: usize) -> SavedMatch {
    let saved = beginning(n_actions - 1);
    SavedMatch::new(saved.record.replace("check", "a otherwise\ncheck"))
}

#[track_caller]
fn check(ours: &SavedMatch, theirs: &SavedMatch, meeting: Meeting) {
    assert_eq!(meet(ours, theirs), meeting);
}

#[test]
fn the_longer_line_wins_and_another_one_parts() {
    check(&beginning(4), &beginning(4), Meeting::Known);
    check(&beginning(6), &beginning(4), Meeting::Known);
    check(&beginning(4), &beginning(6), Meeting::Longer);
    check(&beginning(6), &otherwise(5), Meeting::Parted { is_longer: false });
    check(&otherwise(5), &beginning(6), Meeting::Parted { is_longer: true });
    let other_seed = beginning(4).record.replace("seed ", "seed 0");
    check(&beginning(4), &SavedMatch::new(other_seed), Meeting::Other);
}

#[test]
fn names_and_check_values_do_not_make_another_match() {
    let named = beginning(4).record.replacen("\na ", "\nname Ada\na ", 1);
    let named = SavedMatch::new(named.replace("check 0", "check 1"));
    check(&beginning(4), &named, Meeting::Known);
    assert_eq!(line_of(&beginning(4)), line_of(&named));
    assert_ne!(line_of(&beginning(4)), line_of(&beginning(5)));
}

#[test]
fn a_match_that_goes_on_keeps_its_name_and_all_lines_that_were_left() {
    let mut ours = beginning(4);
    let mut theirs = beginning(6);
    (ours.name, theirs.name) = ("Friday".to_owned(), "Monday".to_owned());
    (ours.lines, theirs.lines) = (vec!["A".to_owned(), "B".to_owned()], vec!["B".to_owned()]);
    let both = joined(&theirs, &ours, &ours);
    assert_eq!((both.name.as_str(), both.record), ("Friday", theirs.record));
    assert_eq!(both.lines, ["B", "A"]);
}

/// A page without a browser: nothing can be kept, and all is held in memory.
fn ctx() -> AppContext {
    let preferences = Preferences {
        pace: Pace::AtOnce,
        has_letter_keys: true,
        is_asked_seldom: false,
        feedback: Feedback::NOTHING,
    };
    let go = Callback::new(|_| ());
    let ctx = AppContext::new(
        Notices::new(),
        Signal::stored(Lang::En),
        (Signal::stored(preferences), Callback::new(|_| ())),
        Ways { go, go_instead: go, boxes: Vec::new, fetch_answer: |_, then| then(None) },
    );
    ctx.open_stores();
    ctx
}

fn file(kept: &[(&str, String)]) -> String {
    let kept: serde_json::Map<String, Value> =
        kept.iter().map(|(key, text)| ((*key).to_owned(), json!(text))).collect();
    json!({ "undercroft": 1, "made": 5.0, "kept": kept }).to_string()
}

fn take_in(ctx: AppContext, text: &str) -> Result<ImportSummary, Refused> {
    let mut intake = Intake::new(ctx.stores(), store::read(text)?);
    loop {
        if let Some(brought) = intake.step() {
            return Ok(brought);
        }
    }
}

fn text_of(saved: &SavedMatch) -> String {
    serde_json::to_string(saved).expect("JSON")
}

#[test]
fn ones_own_backup_taken_in_again_doubles_nothing() {
    Owner::new().with(|| {
        let ctx = ctx();
        let key = "undercroft/match/abc";
        let early = file(&[(key, text_of(&beginning(4)))]);
        let late = file(&[(key, text_of(&beginning(6)))]);
        let parted = file(&[(key, text_of(&otherwise(5)))]);
        let taken = |text: &str| {
            let brought = take_in(ctx, text).expect("a file");
            let ImportSummary { n_new, n_known, n_longer, n_parted, .. } = brought;
            ([n_new, n_known, n_longer, n_parted], ctx.saves.pending().len())
        };
        assert_eq!(taken(&early), ([1, 0, 0, 0], 1));
        assert_eq!(taken(&early), ([0, 1, 0, 0], 1));
        assert_eq!(taken(&late), ([0, 0, 1, 0], 1));
        assert_eq!(taken(&early), ([0, 1, 0, 0], 1));
        assert_eq!(taken(&parted), ([0, 0, 0, 1], 2));
        // What runs through the memory is not looked up by its line: only what is stored is.
        assert_eq!(ctx.saves.saved("abc"), Ok(Some(beginning(6))));
    });
}

/// Rows of a list.
fn rows<T: Row>(values: &[Value]) -> Vec<T> {
    kept::rows(&list(values).to_string()).expect("a list").value
}

#[test]
fn results_and_campaigns_join_once() {
    Owner::new().with(|| {
        let ctx = ctx();
        let join = |values: &[Value]| join_rows::<Feat>(ctx.hall, rows(values)).0;
        assert_eq!(join(&[feat("a", "tiny", 9), feat("b", "tiny", 8)]), 2);
        assert_eq!(join(&[feat("a", "tiny", 9), feat("b", "tiny", 8)]), 0);
        // Another result of the same id is kept beside the first, once.
        assert_eq!(join(&[feat("a", "tiny", 7)]), 1);
        assert_eq!(join(&[feat("a", "tiny", 7)]), 0);
        assert_eq!(untrack(|| ctx.hall.rows()).len(), 3);
        let join = |values: &[Value]| join_rows::<Campaign>(ctx.campaigns, rows(values)).0;
        assert_eq!(join(&[campaign("c", 1, 1)]), 1);
        assert_eq!(join(&[campaign("c", 1, 2)]), 1, "it went on");
        assert_eq!(join(&[campaign("c", 1, 1)]), 0, "it is farther here");
        assert_eq!(untrack(|| ctx.campaigns.rows()).len(), 1);
    });
}

#[test]
fn no_file_makes_the_page_panic() {
    let sound = file(&[
        ("undercroft/match/abc", text_of(&beginning(4))),
        ("undercroft/match/../x", text_of(&beginning(5))),
        ("undercroft/hall", list(&[feat("a", "tiny", 9)]).to_string()),
        ("undercroft/campaigns", list(&[campaign("c", 1, 1)]).to_string()),
        ("undercroft/settings", r#"{"v":1,"lang":"ru"}"#.to_owned()),
        ("undercroft/hall/aside/5", "{".to_owned()),
        ("elsewhere", "no".to_owned()),
    ]);
    let mut n_taken = 0;
    for nth in 0..2_000 {
        let mut luck = FastChance::new(nth);
        let text = (0..1 + luck.pick(3)).fold(sound.clone(), |it, _| nudged(&it, &mut luck));
        Owner::new().with(|| {
            let brought = take_in(ctx(), &text);
            n_taken += usize::from(brought.is_ok());
            brought.map(|it| words::brought(it, Lang::Ru)).unwrap_or_default();
        });
    }
    assert!(200 < n_taken, "next to nothing was taken in: {n_taken}");
}

#[test]
fn a_full_storage_is_told_as_such() {
    let brought = ImportSummary {
        n_new: 3,
        n_left: 2,
        error: Some(StorageError::Full),
        ..ImportSummary::default()
    };
    let said = words::brought(brought, Lang::En);
    assert!(
        said.starts_with("Added: 3 matches. Then the browser ran out of room, and 2 matches"),
        "{said}"
    );
}

#[test]
fn where_room_ran_out_for_other_things_no_match_is_said_to_be_missing() {
    let full = |n_left| {
        let brought =
            ImportSummary { n_left, error: Some(StorageError::Full), ..ImportSummary::default() };
        [Lang::En, Lang::Ru].map(|lang| words::brought(brought, lang))
    };
    let [en, ru] = full(0);
    assert!(
        en.contains("not all results, campaigns and settings") && !en.contains("and 0"),
        "{en}"
    );
    assert!(ru.contains("не все результаты") && !ru.contains("не вошло: 0"), "{ru}");
    assert!(full(2)[0].contains("and 2 matches could not be added"), "{:?}", full(2));
}
