//! Monster rooms (RA-090 to RA-095).

use super::table::check;

#[test]
fn the_shield_goes_by_the_number_of_heroes() {
    let ids = ["RA-090"];
    check(&ids, "room M01", "all 3 3 2", "fights beaten 8:8");
    check(&ids, "players 4; room M01", "all 3 3 2 1", "fights unbeaten 9:10; d: w 3; a: w 0");
    check(&ids, "players 5; room M01", "all 3 3 2 3 2", "fights beaten 13:13");
}

#[test]
fn only_the_living_count() {
    let ids = ["RA-091", "RA-241"];
    check(&ids, "players 5; room M05; e: dead", "all 5 4 3 2 -", "fights beaten 14:14");
    check(&ids, "players 5; room M05; d: dead; e: dead", "all 5 4 3 - -", "fights beaten 12:11");
}

#[test]
fn a_sum_as_great_as_the_strength_is_enough() {
    check(&["RA-092", "RA-240"], "room M02", "all 5 4 2", "fights beaten 11:11; c: w 0");
    check(&["RA-092", "RA-240"], "room M02", "all 5 4 1", "fights unbeaten 10:11; c: w 1");
}

#[test]
fn everybody_with_the_lowest_value_takes_all_wounds() {
    let then = "a: w 0; b: w 3; c: w 3";
    check(&["RA-093"], "room M03", "all 5 2 2", then);
    check(&["RA-093"], "room M03", "all 2 2 2", "a: w 3; b: w 3; c: w 3");
}

#[test]
fn two_who_are_left_fight_as_in_a_duel() {
    let ids = ["RA-094", "RA-203"];
    check(&ids, "room M09; c: dead", "all 5 4 -", "fights unbeatable; w 0; b: w 3");
    check(&ids, "room M09; c: dead", "all 4 4 -", "fights confused; w 0; b: w 0");
}

#[test]
fn a_beaten_monster_leaves_nothing() {
    let then = "fights beaten 15:14; t 5; b: t 5; c: t 5; items none; w 0";
    check(&["RA-095"], "room M09", "all 5 5 5", then);
}

#[test]
fn swords_count_five_and_go_back() {
    let given = "room M07; items sword 1; b: items sword 1";
    let then = "fights beaten 14:14; hand 1 2 3 4 5; items none; c: hand 1 2 3 5; \
        supply torch 5 crystal 5 key 5 sword 5";
    check(&["RA-138", "RA-065"], given, "all sword sword 4", then);
}
