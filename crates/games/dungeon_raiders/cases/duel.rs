//! The duel of two heroes (RA-200 to RA-205).

use dungeon_raiders::{DungeonRaiders, Setup};
use kernel::Game;

use super::table::{Table, check};

#[test]
fn everything_else_is_as_ever() {
    let ids = ["RA-200"];
    let table = Table::fresh(Setup::plain(2));
    assert!(table.state.ground.first.is_some(), "{ids:?}");
    assert_eq!(DungeonRaiders::turn(&table.state).awaited().len(), 1, "{ids:?}");
    check(&ids, "players 2; room T09", "all 5 4", "t 9; b: t 7; first a");
    check(&ids, "players 2; room T09; items key 1", "all key 5", "t 7; b: t 7; first b");
}

#[test]
fn the_other_one_wins_at_once() {
    let given = "players 2; room X04; w 8; t 20";
    check(&["RA-201", "RA-178"], given, "all 2 5", "over yes; is dead; winners b");
}

#[test]
fn nobody_bleeds_in_a_duel() {
    let ids = ["RA-202"];
    let last = "players 2; at 5 5; room X01";
    check(&ids, &format!("{last}; t 9; w 9; b: t 8"), "all 1 1", "is alive; winners a");
    check(&ids, &format!("{last}; w 3; b: w 2"), "all 1 1", "winners b");
    check(&ids, &format!("{last}; w 3; b: w 3"), "all 1 1", "winners a b");
}

#[test]
fn monsters_cannot_be_beaten() {
    let ids = ["RA-203"];
    check(&ids, "players 2; room M01", "all 5 4", "fights unbeatable; w 0; b: w 3");
    check(&ids, "players 2; room M01", "all 4 4", "fights confused; w 0; b: w 0");
}

#[test]
fn a_sword_counts_five() {
    let given = "players 2; room M05; items sword 1";
    check(&["RA-204"], given, "all sword 4", "w 0; b: w 2");
    check(&["RA-204"], given, "all sword 5", "w 0; b: w 0");
}

#[test]
fn if_both_die_nobody_wins() {
    let then = "is dead; b: is dead; over yes; winners none";
    check(&["RA-205", "RA-178"], "players 2; room X03; w 8; b: w 8", "all 5 5", then);
}
