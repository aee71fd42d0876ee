//! Points, ties and titles (DR-075, DR-098 to DR-101).

use dungeon_roll::{DungeonRoll, Phase, View};
use kernel::{Game, Lang, Observer, Words};

use super::table::{Table, check};

#[test]
fn unused_treasures_score() {
    let ids = ["DR-098", "DR-075"];
    for (treasures, total) in [
        ("none", 0),
        ("sword", 1),
        ("portal", 2),
        ("portal portal", 4),
        ("scales", 1),
        ("scales scales", 4),
        ("scales scales scales", 5),
        ("scales scales scales scales scales scales", 12),
        ("ring elixir bait", 3),
    ] {
        check(&ids, &format!("treasures {treasures}"), "", &format!("total {total}"));
        let total = total + 7;
        check(&ids, &format!("xp 7; treasures {treasures}"), "", &format!("total {total}"));
    }
    // Everything in the box together (section 7).
    let all = "sword sword sword talisman talisman talisman scepter scepter scepter tools tools tools \
        scroll scroll scroll ring ring ring ring scales scales scales scales scales scales \
        elixir elixir elixir bait bait bait bait portal portal portal portal";
    check(&ids, &format!("treasures {all}"), "", "total 46");
}

#[test]
fn each_source_of_points_has_its_line() {
    let given = "phase regroup; level 6; xp 2; treasures portal scales scales ring";
    let then = "line:delve-1 6; line:dragons 2; line:empty-bag none; line:treasures 4; \
        line:portals 1; line:scales 2; total 15; line:delve-2 none";
    check(&["DR-098"], given, "retire", then);
}

#[test]
fn fewer_treasures_break_a_tie() {
    let ids = ["DR-099"];
    let given = "setup players=2; xp 9; treasures ring; b: xp 10";
    check(&ids, given, "", "total 10; b: total 10; b: rank 1; rank 2");
    let given = "setup players=2; xp 9; treasures scales; b: xp 9; b: treasures bait";
    check(&ids, given, "", "rank 1; b: rank 1");
    let given = "setup players=2; xp 9; b: xp 7; b: treasures ring";
    check(&ids, given, "", "rank 1; b: rank 2");
}

#[test]
fn a_broken_tie_is_told_and_a_shared_victory_is_not() {
    let verdict = |given: &str| {
        let mut table = Table::given(&format!("setup players=2; {given}"));
        table.state.table.delve.phase = Phase::Over;
        DungeonRoll::verdict(&DungeonRoll::view(&table.state, Observer::All), Lang::En)
    };
    let told = "Equal points: whoever has fewer treasures is ahead.";
    assert_eq!(verdict("xp 9; treasures ring; b: xp 10").as_deref(), Some(told));
    assert_eq!(verdict("xp 9; b: xp 9"), None);
    assert_eq!(verdict("xp 9; b: xp 8"), None);
}

#[test]
fn points_at_the_end_make_no_master() {
    let given = "hero knight; turn 2; delves 2; phase regroup; level 2; treasures scales scales";
    check(&["DR-100"], given, "retire", "phase over; master no; total 6");
}

#[test]
fn a_player_alone_earns_a_title() {
    let ids = ["DR-101"];
    let titles = [
        (0, "Dragon Fodder"),
        (15, "Dragon Fodder"),
        (16, "Village Hero"),
        (23, "Village Hero"),
        (24, "Seasoned Explorer"),
        (29, "Seasoned Explorer"),
        (30, "Champion"),
        (34, "Champion"),
        (35, "Hero of Ages"),
        (60, "Hero of Ages"),
    ];
    for (score, title) in titles {
        let mut table = Table::given(&format!("xp {score}"));
        let view = |table: &Table| -> View { DungeonRoll::view(&table.state, Observer::All) };
        assert_eq!(DungeonRoll::verdict(&view(&table), Lang::En), None, "{ids:?}");
        table.state.table.delve.phase = Phase::Over;
        let verdict = DungeonRoll::verdict(&view(&table), Lang::En).expect("a title");
        assert!(verdict.contains(title), "{ids:?}: {score}: {verdict}");
        // In company there is none.
        let mut two = Table::given(&format!("setup players=2; xp {score}"));
        two.state.table.delve.phase = Phase::Over;
        assert_eq!(DungeonRoll::verdict(&view(&two), Lang::En), None, "{ids:?}");
    }
}
