//! Trap rooms (RA-100 to RA-107).

use super::table::check;

#[test]
fn whoever_lays_the_card_may_spring_the_trap_on_himself() {
    check(&["RA-100"], "room X03; w 1; b: w 2; c: w 2", "all 4 1 1", "w 3; b: w 2; c: w 2");
    let given = "room X01; t 9";
    check(&["RA-100"], given, "all 5 1 1", "t 6");
    check(&["RA-100"], given, "all 1 5 5", "t 6");
}

#[test]
fn one_skull_hits_the_leaders_and_two_skulls_everybody() {
    check(&["RA-101"], "room X01; t 9; b: t 9", "all 1 1 3", "t 8; b: t 8; c: t 5");
    check(&["RA-101"], "room X05; t 9; b: t 9", "all 3 5 5", "t 8; b: t 8; c: t 4");
}

#[test]
fn magnets_go_by_the_highest_card() {
    let ids = ["RA-102"];
    for (high, t) in [(1, 9), (2, 9), (3, 8), (4, 7), (5, 6)] {
        check(&ids, "room X02; t 9", &format!("all 1 1 {high}"), &format!("t {t}; b: t 5"));
    }
}

#[test]
fn boulders_go_by_the_highest_card() {
    let ids = ["RA-103"];
    for (high, w) in [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)] {
        let given = "room X03; b: w 1; c: w 1";
        check(&ids, given, &format!("all 1 1 {high}"), &format!("w {w}; b: w 1; c: w 1"));
    }
}

#[test]
fn lava_goes_by_the_lowest_card() {
    let ids = ["RA-104"];
    for (low, t) in [(1, 5), (2, 7), (3, 8), (4, 9), (5, 9)] {
        check(&ids, "room X05; t 9", &format!("all 5 5 {low}"), &format!("t {t}"));
    }
}

#[test]
fn spikes_go_by_the_lowest_card() {
    let ids = ["RA-105"];
    for (low, w) in [(1, 6), (2, 5), (3, 4), (4, 3), (5, 3)] {
        check(&ids, "room X04; w 3", &format!("all 5 5 {low}"), &format!("w {w}"));
    }
    // Half of the wounds that are left, rounded down, for the lowest card of all.
    for (w, then) in [(0, 5), (5, 7), (8, 9)] {
        check(&ids, &format!("room X04; w {w}"), "all 5 5 1", &format!("w {then}"));
    }
}

#[test]
fn everything_is_worked_out_from_what_was_before() {
    let given = "room X01; t 6; b: t 5; c: t 5";
    check(&["RA-106", "RA-256"], given, "all 1 1 5", "t 3; b: t 5; c: t 5");
}

#[test]
fn keys_and_swords_stay_in_the_hand() {
    let given = "room X01; items key 1 sword 1 crystal 1 torch 1";
    let ids = ["RA-107"];
    check(&ids, given, "key", "refused KeyOnlyForTreasure");
    check(&ids, given, "sword", "refused SwordOnlyForMonsters");
    check(&ids, given, "", "may 1, 2, 3, 4, 5, crystal, torch");
}
