//! The quick variant (RA-210 to RA-217), also the default of 2013 (RA-E05).

use dungeon_raiders::Setup;

use super::table::{Table, check};

#[test]
fn everybody_chooses_at_the_same_time() {
    let ids = ["RA-210", "RA-E05"];
    check(&ids, "quick", "", "awaited a b c");
    check(&ids, "quick", "c: 4; a: 2", "awaited b; laid none; a: hand 1 2 3 4 5");
    check(&ids, "quick; room T03", "c: 4; a: 2; b: 1", "laid a2 b1 c4; c: t 8; at 1 2");
    check(&ids, "quick", "c: 4; c: 3", "refused AlreadyChosen");
}

#[test]
fn a_crystal_is_turned_up_and_another_card_follows() {
    let ids = ["RA-211"];
    let given = "quick; room V01; items crystal 1; supply crystal 0";
    check(&ids, given, "crystal; b: 2", "supply torch 5 key 5 sword 5; items crystal 1");
    check(&ids, given, "crystal; b: 2; c: 1", "awaited a; laid b2 c1; items none");
    check(&ids, given, "crystal; b: 2; c: 1; a: 3", "items key 1; b: items crystal 1");
}

#[test]
fn crystal_users_choose_together_again() {
    let given = "quick; items crystal 1; c: items crystal 1";
    let do_ = "crystal; b: 2; c: crystal";
    check(&["RA-212"], given, do_, "awaited a c; laid b2");
    check(&["RA-212"], given, &format!("{do_}; c: 5"), "awaited a; laid b2");
    check(&["RA-212"], given, &format!("{do_}; c: 5; a: 1"), "laid b2 a1 c5");
}

#[test]
fn there_is_no_first_player() {
    let ids = ["RA-213"];
    let table = Table::fresh(Setup { quick: true, ..Setup::plain(4) });
    table.expect(&ids, "first none; awaited a b c d");
    check(&ids, "quick", "all 1 5 2", "first none; awaited a b c");
}

#[test]
fn a_second_crystal_waits_once_more() {
    let given = "quick; items crystal 2; b: items crystal 1";
    let do_ = "crystal; b: crystal; c: 1; a: crystal; b: 2";
    check(&["RA-214"], given, do_, "awaited a; laid c1 b2; items none");
}

#[test]
fn keys_and_swords_have_their_rooms() {
    let ids = ["RA-215"];
    let given = "quick; room M03; items key 1 sword 1";
    check(&ids, given, "key", "refused KeyOnlyForTreasure");
    check(&ids, given, "sword; b: 1; c: 1", "laid asword b1 c1");
}

#[test]
fn torches_burn_before_and_after_the_choice() {
    let ids = ["RA-216"];
    let given = "quick; items torch 2";
    check(&ids, given, "torch; 3; torch; b: 1", "awaited c; items none; others none");
    check(&ids, given, "3; torch; 4", "refused AlreadyChosen");
    check(&ids, given, "3", "others a; supply torch 3 crystal 5 key 5 sword 5");
    check(&ids, given, "torch", "supply torch 4 crystal 5 key 5 sword 5");
}

#[test]
fn two_may_play_it_and_one_need_not() {
    let ids = ["RA-217"];
    check(&ids, "players 2; quick; room M03", "all 5 5", "fights confused; first none");
    check(&ids, "players 2; quick; room M03", "all 5 4", "fights unbeatable; b: w 3");
    check(&ids, "players 1; quick; room T01", "5", "laid a5; t 6; first none");
}
