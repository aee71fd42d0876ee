//! Death and the end of the game (RA-170 to RA-184, RA-001, RA-002, RA-269).

use dungeon_raiders::DungeonRaiders;
use kernel::{Game, Lang, Observer, Seat, Words};

use super::table::{Table, check};

/// The last room, a magnet that low cards do not spring.
const LAST: &str = "at 5 5; room X01";

#[test]
fn ten_wounds_kill() {
    let ids = ["RA-170", "RA-005"];
    check(&ids, "room X03; w 7; b: w 8; c: w 8", "all 5 1 1", "w 10; is dead; over no");
    check(&ids, "room X03; w 6; b: w 8; c: w 8", "all 5 1 1", "w 9; is alive");
    check(&["RA-005"], "room X03; w 9; b: w 9; c: w 9", "all 5 1 1", "w 12; b: w 12");
}

#[test]
fn the_items_of_the_dead_go_back() {
    let given = "room X04; w 9; items torch 2 sword 1; t 8";
    let then = "is dead; items none; t 0; supply torch 5 crystal 5 key 5 sword 5; b: t 5";
    check(&["RA-171", "RA-173"], given, "all 2 5 5", then);
}

#[test]
fn all_deaths_of_a_room_come_together() {
    let given = "players 4; room X04; w 9; b: w 9";
    check(&["RA-172"], given, "all 2 5 5 5", "is dead; b: is dead; c: is alive; over no");
}

#[test]
fn the_dead_take_no_part() {
    let ids = ["RA-174"];
    let given = "players 4; d: dead";
    check(&ids, given, "all 1 1 2 -", "over no; at 1 2; awaited c");
    check(&ids, &format!("{given}; room X01; d: t 20"), "all 1 1 5 -", "t 2; b: t 2; c: t 2");
    check(&ids, &format!("{given}; w 2; b: w 3; c: w 3; d: w 0; room X03"), "all 1 1 5 -", "w 5");
    let then = "is alive; b: is alive; c: is alive";
    check(&["RA-174", "RA-268"], &format!("{given}; {LAST}; d: w 12"), "all 1 1 1 -", then);
    check(&ids, &format!("{given}; d: items torch 1"), "d: torch", "refused Dead");
}

#[test]
fn the_last_one_alive_wins_at_once() {
    let given = "players 4; c: dead; d: dead; room X04; b: w 9; t 1";
    check(&["RA-176"], given, "all 5 2 - -", "over yes; winners a; b: is dead");
}

#[test]
fn if_all_are_dead_nobody_wins() {
    let given = "room X04; w 9; b: w 9; c: w 9";
    check(&["RA-177"], given, "all 2 2 2", "over yes; winners none");
}

#[test]
fn those_with_the_most_wounds_bleed_to_death() {
    let ids = ["RA-180", "RA-002", "RA-265"];
    let given = format!("{LAST}; w 5; b: w 5; c: w 3; t 20; b: t 20; c: t 0");
    check(&ids, &given, "all 1 1 1", "is bled; b: is bled; c: is alive; winners c; total 20");
}

#[test]
fn nobody_bleeds_if_all_have_the_same() {
    let given = format!("{LAST}; w 4; b: w 4; c: w 4; b: t 6");
    let then = "is alive; b: is alive; c: is alive; winners b";
    check(&["RA-181", "RA-266"], &given, "all 1 1 1", then);
}

#[test]
fn the_most_treasure_wins_and_then_the_fewest_wounds() {
    let ids = ["RA-182", "RA-001"];
    let four = format!("players 4; {LAST}; d: w 9");
    check(&ids, &format!("{four}; t 7; b: t 8; c: t 6; d: t 20"), "all 1 1 1 1", "winners b");
    let tied = format!("{four}; t 7; b: t 7; c: t 7");
    let given = format!("{tied}; w 2; b: w 1; c: w 3");
    check(&["RA-183"], &given, "all 1 1 1 1", "winners b; rank 2; c: rank 3");
    let given = format!("{tied}; w 2; b: w 1; c: w 1");
    check(&["RA-183"], &given, "all 1 1 1 1", "winners b c; rank 3");
}

#[test]
fn a_broken_tie_is_told_and_the_dead_are_tied_with_nobody() {
    let verdict = |given: &str, script: &str| {
        let mut table = Table::given(&format!("{LAST}; {given}"));
        table.play(script);
        DungeonRaiders::verdict(&DungeonRaiders::view(&table.state, Observer::All), Lang::En)
    };
    let told = "Equal treasure: whoever has fewer wounds is ahead.";
    let tie = "players 4; d: w 9; t 7; b: t 7; c: t 6; w 2; b: w 1; c: w 3";
    assert_eq!(verdict(tie, "all 1 1 1 1").as_deref(), Some(told));
    let clear = "players 4; d: w 9; t 7; b: t 8; c: t 6";
    assert_eq!(verdict(clear, "all 1 1 1 1"), None);
    assert_eq!(verdict("shields; b: dead; c: dead; w 9; t 0", "1"), None);
}

#[test]
fn the_only_one_left_after_level_five_wins() {
    let given = "shields; at 5 5; room X01; b: dead; c: dead; w 9; t 0";
    check(&["RA-184"], given, "1", "over yes; winners a; is alive");
}

#[test]
fn places_after_the_winner() {
    let ids = ["RA-269"];
    let given = format!(
        "players 5; {LAST}; t 9; b: t 6; w 2; b: w 2; c: w 7; d: w 7; c: t 5; d: t 8; e: dead"
    );
    check(&ids, &given, "all 1 1 1 1 -", "rank 1; b: rank 2; d: rank 3; c: rank 4; e: rank 5");
    let given = "players 5; at 1 3; room X04; c: w 9; d: dead; e: dead";
    check(&ids, given, "all 2 5 5 - -", "c: is dead; c: rank 3; d: rank 4; e: rank 4");
}

#[test]
fn whoever_bleeds_keeps_the_coins_and_is_out() {
    let ids = ["RA-180", "RA-182", "RA-170"];
    let told = |table: &Table, is_over: bool| {
        let standing = table.standing();
        let of =
            |seat, lang| DungeonRaiders::total_of(&standing.places[Seat::new(seat)], is_over, lang);
        let is_out = standing.places.iter().map(|(_, it)| it.is_out).collect::<Vec<_>>();
        (is_out, [0, 1, 2].map(|it| of(it, Lang::En)), of(0, Lang::Ru))
    };
    let given = format!("{LAST}; w 5; t 9; b: t 9; c: t 3");
    let mut table = Table::given(&given);
    let (is_out, en, ru) = told(&table, false);
    assert_eq!(is_out, [true, false, false], "{ids:?}");
    assert_eq!(en, ["9 coins, would bleed", "9 coins", "3 coins"], "{ids:?}");
    assert_eq!(ru, "9 монеток, грозит кровопотеря", "{ids:?}");
    table.play("all 1 1 1");
    let (is_out, en, ru) = told(&table, true);
    assert_eq!(is_out, [true, false, false], "{ids:?}");
    assert_eq!(en[0], "bled to death with 9 coins", "{ids:?}");
    assert_eq!(ru, "смерть от кровопотери, 9 монеток", "{ids:?}");
    table.expect(&ids, "total 9; rank 3; b: rank 1; winners b");
    // Equal treasure was broken by no tie: one of the two has bled.
    let view = DungeonRaiders::view(&table.state, Observer::All);
    assert_eq!(DungeonRaiders::verdict(&view, Lang::En), None, "{ids:?}");
    let mut table = Table::given("players 4; d: dead; room X04; w 9");
    table.play("all 2 5 5 -");
    assert_eq!(told(&table, false).1[0], "died in room 1", "{ids:?}");
}
