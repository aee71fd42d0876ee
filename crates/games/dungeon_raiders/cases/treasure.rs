//! Treasure rooms (RA-080 to RA-086) and the bounds of treasure (RA-004).

use super::table::check;

#[test]
fn the_highest_value_takes_the_bigger_chest() {
    check(&["RA-080"], "room T09", "all 2 5 4", "t 5; b: t 9; c: t 7");
    check(&["RA-080"], "room T04", "all 3 1 2", "t 9; b: t 5; c: t 5");
}

#[test]
fn a_chest_is_shared_and_the_rest_is_lost() {
    check(&["RA-081"], "room T09", "all 5 5 1", "t 7; b: t 7; c: t 7");
    check(&["RA-081"], "room T03", "all 5 5 1", "t 6; b: t 6; c: t 5");
    check(&["RA-082"], "players 4; room T03", "all 5 5 5 5", "t 5; b: t 5; c: t 5; d: t 5");
}

#[test]
fn the_second_chest_goes_to_the_next_value() {
    check(&["RA-083"], "players 5; room T09", "all 5 3 3 1 1", "t 9; b: t 6; c: t 6; d: t 5");
}

#[test]
fn a_lost_first_chest_does_not_move_down() {
    let then = "t 5; b: t 5; c: t 5; d: t 6";
    check(&["RA-084"], "players 4; room T05", "all 5 5 5 3", then);
}

#[test]
fn without_a_second_value_the_second_chest_stays() {
    check(&["RA-085"], "room T09", "all 2 2 2", "t 6; b: t 6; c: t 6");
}

#[test]
fn one_chest_has_nothing_for_the_second() {
    check(&["RA-086"], "room T04", "all 5 4 3", "t 9; b: t 5; c: t 5");
}

#[test]
fn treasure_stays_between_nothing_and_twenty() {
    check(&["RA-004"], "room T09; t 18; b: t 20", "all 5 4 1", "t 20; b: t 20");
    check(&["RA-004"], "room X01; t 1; b: t 0; c: t 0", "all 5 1 1", "t 0");
    check(&["RA-004", "RA-222"], "players 1; room T09; t 19", "5", "t 25");
}
