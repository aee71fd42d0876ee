//! Vaults (RA-120 to RA-127).

use super::table::check;

#[test]
fn everybody_gets_what_stands_above_the_number() {
    let ids = ["RA-120"];
    let given = "players 5; room V02; e: w 3";
    let then = "items torch 1; b: items crystal 1; c: items key 1; d: items sword 1; \
        e: items none; e: w 2; supply torch 4 crystal 4 key 4 sword 4";
    check(&ids, given, "all 1 2 3 4 5", then);
    let given = "players 5; room V05; c: w 3; e: w 3";
    let then = "t 6; b: t 7; c: t 5; c: w 2; d: t 8; e: t 5; e: w 1";
    check(&ids, given, "all 1 2 3 4 5", then);
}

#[test]
fn several_may_take_the_same() {
    check(&["RA-121"], "room V01", "all 3 3 3", "items key 1; b: items key 1; c: items key 1");
}

#[test]
fn if_there_are_too_few_nobody_gets_one() {
    let ids = ["RA-122", "RA-251"];
    let then = "items none; b: items none; c: items none";
    check(&ids, "room V01; supply sword 2", "all 4 4 4", then);
    check(&ids, "room V01; supply sword 3", "all 4 4 4", "items sword 1; c: items sword 1");
}

#[test]
fn what_was_used_in_this_room_is_back() {
    let given = "room V01; supply torch 1; items torch 1";
    check(&["RA-123"], given, "torch; 1; b: 2; c: 2", "items torch 1; b: items crystal 1");
}

#[test]
fn coins_and_potions_are_for_everybody() {
    check(&["RA-124"], "room V04", "all 4 4 4", "t 8; b: t 8; c: t 8");
    let given = "room V04; w 4; b: w 1";
    check(&["RA-125", "RA-005"], given, "all 5 5 5", "w 2; b: w 0; c: w 0");
}

#[test]
fn hands_have_no_limit() {
    let given = "room V01; items torch 4 crystal 5 key 5 sword 5";
    check(&["RA-126"], given, "all 1 5 5", "items torch 5 crystal 5 key 5 sword 5");
}

#[test]
fn keys_and_swords_have_no_place_here() {
    let given = "room V01; items key 1 sword 1";
    check(&["RA-127"], given, "key", "refused KeyOnlyForTreasure");
    check(&["RA-127"], given, "sword", "refused SwordOnlyForMonsters");
}
