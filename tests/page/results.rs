//! What is known of results: what tells them apart, in this version's rows, an older's and a newer's.

use serde_json::json;
use undercroft::kernel::Lang;
use undercroft::shell::model::mark::Mark;
use undercroft::shell::pages::hall::words;
use undercroft::shell::store::hall::Feat;
use undercroft::shell::store::hall::groups::{Group, group_of};
use undercroft::shell::store::kept;

use crate::kept::{feat, list};

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
        "This result stands apart from the best: with a seed played before; with undo that is not strict; with house rules or expansions."
    );
    assert_eq!(
        said(Lang::Ru),
        "Этот результат стоит отдельно от лучших: с этим зерном уже играли; с нестрогой отменой ходов; с домашними правилами или дополнениями."
    );
    for mark in Mark::ALL {
        assert_eq!(Mark::read(mark.key()), Some(mark));
        assert_ne!(words::mark(mark).en, words::mark(mark).ru);
    }
}
