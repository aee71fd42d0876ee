//! Rulings on edge cases (RA-240 to RA-275). Those not found here stand with their rules.

use dungeon_raiders::rules::wastes_crystal;
use dungeon_raiders::{Action, DungeonRaiders};
use kernel::{Game, Lang, Observer, Seat, Words};

use super::table::{Table, check};

#[test]
fn who_dies_in_a_room_is_in_its_sum() {
    let given = "players 4; room M05; d: w 9";
    check(&["RA-242"], given, "all 5 4 3 1", "fights unbeaten 13:14; d: is dead");
    check(&["RA-242"], given, "all 5 4 3 2", "fights beaten 14:14; d: is alive");
}

#[test]
fn the_next_room_counts_one_less() {
    let mut table = Table::given("players 4; room X04; dark 2 M05; d: w 9");
    table.play("all 2 3 4 5");
    table.expect(&["RA-243"], "d: is dead; at 1 2; room M05");
    table.play("all 5 2 3 -");
    table.expect(&["RA-243", "RA-091"], "fights unbeaten 10:11");
}

#[test]
fn two_who_are_left_of_more_still_bleed() {
    let given = "c: dead; at 5 5; room X01; w 6; b: w 2; t 20";
    check(&["RA-244", "RA-267"], given, "all 1 1 -", "is bled; b: is alive; winners b");
    check(&["RA-244"], "c: dead; room T09", "all 5 4 -", "t 9; b: t 7");
}

#[test]
fn a_key_or_a_five_is_a_free_choice() {
    let given = "room T03; items key 2";
    check(&["RA-245"], given, "", "may 1, 2, 3, 4, 5, key");
    check(&["RA-245"], given, "5", "hand 1 2 3 4; items key 2");
    check(&["RA-246"], given, "key key", "refused OneCard");
    check(&["RA-246"], given, "key; b: 1; c: 1", "items key 1");
}

#[test]
fn a_crystal_user_may_lay_anything() {
    let given = "items crystal 1";
    check(&["RA-247"], given, "", "may 1, 2, 3, 4, 5, crystal");
    check(&["RA-247"], given, "crystal; b: 5; c: 4", "may 1, 2, 3, 4, 5");
}

#[test]
fn if_all_use_crystals_the_same_order_comes_again() {
    let items = "items crystal 1; b: items crystal 1; c: items crystal 1";
    let given = format!("first b; {items}");
    let do_ = "b: crystal; c: crystal; crystal";
    check(&["RA-248"], &given, do_, "awaited b; laid none");
    check(&["RA-248"], &given, &format!("{do_}; b: 1; c: 2; a: 3"), "laid b1 c2 a3");
    let quick = format!("quick; {items}");
    check(&["RA-248"], &quick, "crystal; b: crystal; c: crystal", "awaited a b c; laid none");
}

#[test]
fn a_last_crystal_is_wasted() {
    let given = "items crystal 2";
    let do_ = "crystal; b: 1; c: 2; a: crystal";
    check(&["RA-249"], given, do_, "awaited a; items none");
    check(&["RA-249"], given, &format!("{do_}; 3"), "laid b1 c2 a3");
}

#[test]
fn a_last_crystal_is_warned_of() {
    let ids = ["RA-249", "RA-136"];
    let wastes = |given: &str, do_: &str| {
        let mut table = Table::given(given);
        table.play(do_);
        let view = DungeonRaiders::view(&table.state, Observer::Seat(Seat::FIRST));
        let offer = |lang| DungeonRaiders::offer(&Action::UseCrystal, &view, lang);
        let is_told = offer(Lang::En).contains("no effect") && offer(Lang::Ru).contains("впустую");
        assert_eq!(is_told, wastes_crystal(&view), "{ids:?}: {do_}");
        is_told
    };
    let given = "items crystal 2; b: items crystal 1";
    assert!(!wastes(given, ""), "{ids:?}");
    assert!(!wastes(given, "crystal; b: crystal; c: 2"), "{ids:?}: b lays after a");
    assert!(wastes(given, "crystal; b: 1; c: 2"), "{ids:?}");
    assert!(wastes(&format!("first b; {given}"), "b: 1; c: 2"), "{ids:?}");
    assert!(!wastes(&format!("quick; {given}"), "b: 1; c: 2"), "{ids:?}: nothing is turned up");
    assert!(wastes(&format!("quick; {given}"), "crystal; b: 1; c: 2"), "{ids:?}");
}

#[test]
fn a_crystal_used_in_a_vault_can_be_claimed_there() {
    let given = "room V01; supply crystal 1; items crystal 1";
    check(&["RA-250"], given, "crystal; b: 5; c: 5; a: 2", "items crystal 1");
}

#[test]
fn claims_of_different_kinds_are_apart() {
    let given = "players 4; room V01; supply torch 1";
    let then = "items none; b: items none; c: items key 1; d: items key 1";
    check(&["RA-252"], given, "all 1 1 3 3", then);
}

#[test]
fn bounds_waste_what_goes_beyond() {
    check(&["RA-253"], "room V04; w 0", "all 3 5 1", "w 0; b: w 0");
    // Two coins each: what the first cannot carry does not go to the second.
    check(&["RA-254"], "room T04; t 20; b: t 15", "all 5 5 1", "t 20; b: t 17; c: t 5");
    check(&["RA-254"], "room T04; t 20; b: t 19", "all 5 5 1", "t 20; b: t 20; c: t 5");
    check(&["RA-255"], "room X01; t 0; b: t 0; c: t 0", "all 5 1 1", "t 0; b: t 0; c: t 0");
    check(&["RA-257"], "room X05; t 1; b: t 0", "all 1 5 5", "t 1; b: t 0");
}

#[test]
fn a_one_on_the_spikes_never_kills() {
    for w in 0..10 {
        let mut table = Table::given(&format!("room X04; w {w}"));
        table.play("all 1 5 5");
        let now: u8 = table.fact(Seat::FIRST, "w").parse().expect("wounds");
        assert_eq!(now, w + (10 - w) / 2, "{:?}", ["RA-258"]);
        assert!(now <= 9, "{:?}", ["RA-258"]);
    }
    check(&["RA-258"], "room X04; w 9", "all 3 5 5", "is dead");
}

#[test]
fn no_key_or_sword_lies_in_a_trap() {
    let given = "room X04; items key 1 sword 1";
    check(&["RA-259"], given, "", "may 1, 2, 3, 4, 5");
}

#[test]
fn what_the_dead_have_laid_goes_back_too() {
    let given = "shields; players 4; b: dead; c: dead; room M09; d: w 9; d: items sword 2";
    let then = "fights unbeaten 10:18; d: is dead; supply torch 5 crystal 5 key 5 sword 5";
    check(&["RA-275"], given, "all 5 - - sword", then);
}

#[test]
fn items_of_the_dead_are_back_before_the_next_room() {
    let given = "players 4; room X04; w 9; items sword 5; dark 2 V01";
    let mut table = Table::given(given);
    table.play("all 3 5 5 5");
    table.expect(&["RA-274"], "is dead; at 1 2; supply torch 5 crystal 5 key 5 sword 5");
    table.play("all - 4 4 4");
    table.expect(&["RA-274"], "b: items sword 1; c: items sword 1; d: items sword 1");
}
