//! Items (RA-130 to RA-139).

use dungeon_raiders::What;
use kernel::Seat;

use super::table::{Table, check};

#[test]
fn items_are_used_once_and_stay_unless_used() {
    let given = "at 1 5; room T03; items key 2";
    let then = "items key 1; hand 1 2 3 4 5; at 2 1; supply torch 5 crystal 5 key 4 sword 5";
    check(&["RA-130", "RA-162"], given, "all key 1 1", then);
    check(&["RA-130"], "room T03", "key", "refused NoSuchItem(Key)");
    check(&["RA-130"], "room T03", "crystal", "refused NoSuchItem(Crystal)");
    check(&["RA-130"], "room T03", "torch", "refused NoSuchItem(Torch)");
}

#[test]
fn a_torch_goes_back_and_the_user_still_lays_a_card() {
    let then = "items none; supply torch 5 crystal 5 key 5 sword 5; awaited a; refused no";
    check(&["RA-131"], "items torch 1", "torch", then);
}

#[test]
fn a_torch_may_be_used_whenever_cards_are_awaited() {
    let ids = ["RA-132"];
    let given = "items torch 1; b: items torch 1";
    check(&ids, given, "", "awaited a; others b");
    check(&ids, given, "b: torch; 3; torch", "items none; b: items none; awaited b");
    check(&ids, "room X05; items torch 1", "5; b: 4; torch", "items none; awaited c");
    check(&["RA-132", "RA-131"], "items torch 1; a: dead", "torch", "refused Dead");
    check(&ids, "at 1 4; items torch 1", "torch", "items none");
    check(&ids, "quick; items torch 1", "3; torch", "items none; awaited b c");
}

#[test]
fn a_torch_may_be_used_where_no_room_is_dark_and_shows_nothing() {
    let ids = ["RA-132", "RA-262"];
    let back = "items none; supply torch 5 crystal 5 key 5 sword 5; awaited a";
    for given in ["level; items torch 1", "at 1 5; items torch 1", "at 5 5; items torch 1"] {
        check(&ids, given, "torch", back);
        let mut table = Table::given(given);
        table.play("torch");
        let told: Vec<What> = table.what().copied().collect();
        assert_eq!(told, [What::Torch { seat: Seat::FIRST }], "{ids:?}: {given}");
        assert!(table.state.ground.torched.is_empty(), "{ids:?}: {given}: nobody has looked");
    }
    // Returned before a vault where it was short, it can be had there.
    let given = "room V01; level; b: items torch 1; supply torch 0";
    check(&ids, given, "", "others b");
    check(&ids, given, "b: torch; 1; b: 5; c: 4", "items torch 1; b: items none");
    check(&ids, given, "1; b: 5; c: 4", "items none; b: items torch 1");
    // One that is chosen face down, to be laid, cannot be used as well.
    let boss = "quick; boss; at 5 5; room B08; items torch 1; c: items torch 2";
    check(&["RA-132", "RA-216"], boss, "4 torch; torch", "refused NoSuchItem(Torch)");
    check(&["RA-132", "RA-216"], boss, "c: 4 torch; c: torch", "c: items torch 1; awaited a b");
}

#[test]
fn a_crystal_user_lays_after_all_others() {
    let given = "items crystal 1";
    check(&["RA-133"], given, "crystal; b: 2; c: 3; a: 4", "laid b2 c3 a4; items none");
    check(&["RA-133"], given, "crystal; a: 4", "refused NotYourTurn");
}

#[test]
fn several_crystal_users_lay_clockwise_from_the_first_player() {
    let given = "players 4; first c; items crystal 1; d: items crystal 1";
    check(&["RA-134"], given, "c: 1; d: crystal; crystal; b: 2; d: 3; a: 4", "laid c1 b2 d3 a4");
}

#[test]
fn the_second_card_may_be_any_and_another_crystal_waits_again() {
    let ids = ["RA-135"];
    let given = "room T03; items crystal 2 key 1; b: items crystal 1";
    check(&ids, given, "crystal; b: crystal; c: 3; a: crystal; b: 1; a: key", "laid c3 b1 akey");
    let given = "room M03; items crystal 1 sword 1";
    check(&ids, given, "crystal; b: 1; c: 2; a: sword", "laid b1 c2 asword");
}

#[test]
fn a_crystal_may_be_used_in_every_room_by_anybody() {
    let ids = ["RA-136"];
    for room in ["M01", "T01", "X01", "V01"] {
        let given = format!("room {room}; c: items crystal 1");
        check(&ids, &given, "1; b: 2; c: crystal; c: 3", "laid a1 b2 c3");
    }
}

#[test]
fn a_key_is_for_treasure_and_a_sword_for_monsters() {
    let given = |room: &str| format!("room {room}; items key 1 sword 1");
    check(&["RA-137"], &given("T01"), "", "may 1, 2, 3, 4, 5, key");
    check(&["RA-138"], &given("M01"), "", "may 1, 2, 3, 4, 5, sword");
    check(&["RA-137"], &given("M01"), "key", "refused KeyOnlyForTreasure");
    check(&["RA-138"], &given("T01"), "sword", "refused SwordOnlyForMonsters");
    let then = "supply torch 5 crystal 5 key 5 sword 4; hand 1 2 3 4 5";
    check(&["RA-137"], &given("T01"), "all key 1 1", then);
}

#[test]
fn a_key_goes_back_when_the_room_is_discarded() {
    let mut table = Table::given("room T03; items key 1");
    table.play("key");
    table.expect(&["RA-137"], "supply torch 5 crystal 5 key 4 sword 5; items none");
    table.play("b: 1; c: 1");
    table.expect(&["RA-137"], "supply torch 5 crystal 5 key 5 sword 5");
}

#[test]
fn keys_and_swords_tie_with_fives() {
    let ids = ["RA-139", "RA-065"];
    check(&ids, "room T09; items key 1; b: items key 1", "all key key 5", "t 6; c: t 6");
    check(&ids, "room M03; c: dead; items sword 1", "all sword 5 -", "fights confused");
    check(&ids, "room T03; items key 1; first a", "all key 5 1", "first b");
    check(&ids, "room M09; items sword 1", "all sword 5 1", "w 0; b: w 0; c: w 3");
}
