//! The final score (PD-270 to PD-280).

use kernel::{Game, Lang, Observer, Seat, Words};
use paper_dungeons::PaperDungeons;

use super::table::{Table, check};

#[test]
fn the_match_ends_after_the_third_fight() {
    let ids = ["PD-270", "PD-003"];
    check(&ids, "dungeon B; round 8", "end", "phase Over; round 8; line:3A -6");
    check(&ids, "dungeon B; round 7", "end", "phase Action; round 8");
}

#[test]
fn every_line_is_counted() {
    let given = "dungeon B; round 8; explored E7; levels 3/3/6/4; items crown 2, cloak 1; gems 7; \
        beaten D1 B2 E2 C3 F3 A4 C4 B5 F5; wounds 11; resurrected yes; objective O13; talent T15; \
        fights 5 -4; missions M03 M05 M13; claims 4 4";
    // Power against the Watcher: 16, and the Wizard's 3 once more.
    let then = "line:1A 5; line:2A -4; line:3A 5; line:levels 7; line:items 7; line:gems 30; \
        line:minions 16; line:wounds -8; line:resurrection -9; line:objective 4; line:talent 2; \
        line:missions 8; total 63";
    check(&["PD-270"], given, "end", then);
}

#[test]
fn every_line_says_what_its_glory_comes_from() {
    let given = "dungeon B; round 8; levels 3/3/6/6; items crown 2, sceptre 2, sword 2, cloak 1; \
        gems 7; objective O14; talent T15";
    let mut table = Table::given(given);
    table.play("end");
    let place = table.place(Seat::FIRST);
    let note = |id: &str, lang| {
        let line = place.lines.iter().find(|it| it.id == id).expect("a line");
        PaperDungeons::line(line, lang).1
    };
    for (id, en) in [
        ("levels", "lowest level 3; heroes of level 6: +2"),
        ("items", "7 boxes, Crown of the Righteous King +4, Sceptre of Death −1"),
        ("objective", "Steal gems: 7 (steps 2, 5, 7)"),
        ("talent", "Healer"),
    ] {
        assert_eq!(note(id, Lang::En), en, "PD-094, PD-103, PD-271, PD-272");
    }
    assert_eq!(note("talent", Lang::Ru), "Целитель");
}

#[test]
fn an_objective_is_reached_in_steps_and_judged_by_the_end() {
    let ids = ["PD-271"];
    for (gems, glory) in [(1, 0), (2, 2), (4, 2), (5, 4), (6, 4), (7, 6), (10, 6)] {
        let given = format!("round 8; objective O14; gems {gems}");
        check(&ids, &given, "end", &format!("line:objective {glory}; phase Over"));
    }
}

#[test]
fn the_glory_of_the_talent_counts_whatever_happened() {
    let ids = ["PD-272"];
    let glory = [-1, -1, 0, 0, -2, -2, -3, 2, 2, -2, -1, -1, 0, -3, 2, 3];
    for (idx, glory) in glory.into_iter().enumerate() {
        let given = format!("round 8; talent T{:02}", idx + 1);
        check(&ids, &given, "end", &format!("line:talent {glory}"));
    }
}

#[test]
fn a_total_may_be_negative() {
    check(&["PD-273"], "dungeon B; round 8; fights -2 -4; wounds 4", "end", "total -14");
}

const PAIR: &str = "players 2; dungeon B; round 8";

#[test]
fn the_highest_total_wins() {
    let ids = ["PD-280", "PD-003"];
    check(&ids, &format!("{PAIR}; gems 1"), "end", "rank 1; b: rank 2; phase Over");
    check(&ids, &format!("{PAIR}; b: gems 1; explored 1 2"), "end", "rank 2; b: rank 1");
}

#[test]
fn explored_rooms_break_a_tie_and_then_it_is_shared() {
    let tie = format!("{PAIR}; explored B1 C1; b: explored B1");
    check(&["PD-280"], &tie, "end", "rank 1; b: rank 2; total -6; b: total -6");
    let equal = format!("{PAIR}; explored C1; b: explored B1");
    check(&["PD-280", "PD-T20"], &equal, "end", "rank 1; b: rank 1");
}

#[test]
fn a_broken_tie_is_told_and_a_shared_victory_is_not() {
    let verdict = |given: &str| {
        let mut table = Table::given(&format!("{PAIR}; {given}"));
        table.play("end");
        PaperDungeons::verdict(&PaperDungeons::view(&table.state, Observer::All), Lang::En)
    };
    let told = "Equal glory: whoever explored more rooms is ahead.";
    assert_eq!(verdict("explored B1 C1; b: explored B1").as_deref(), Some(told));
    assert_eq!(verdict("explored C1; b: explored B1"), None);
    assert_eq!(verdict("gems 1"), None);
}
