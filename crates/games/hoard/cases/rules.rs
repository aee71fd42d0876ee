//! Every rule, in the order of the list.

use hoard::{Hoard, Refusal, Setup};
use kernel::Game;

use crate::table::check;

#[test]
fn two_to_four_thieves_play() {
    let ids = ["HO-01"];
    for n_players in [2, 3, 4] {
        assert_eq!(Hoard::admit(&Setup::plain(n_players)), Ok(n_players), "{ids:?}");
    }
    for n_players in [0, 1, 5] {
        assert_eq!(Hoard::admit(&Setup::plain(n_players)), Err(Refusal::Players), "{ids:?}");
    }
}

#[test]
fn thieves_take_turns() {
    let ids = ["HO-02"];
    check(&ids, "players 3", "", "turn a; round 1");
    check(&ids, "players 3", "grab 1", "turn b; round 1");
    check(&ids, "players 3; turn c", "c: grab 1", "turn a; round 2");
    check(&ids, "", "b: grab 5", "refused NotYourTurn; turn a");
}

#[test]
fn a_grab_brings_what_the_die_shows() {
    check(&["HO-03"], "", "grab 2; grab 6", "arms 8; chest 0; turn a");
}

#[test]
fn a_one_wakes_the_dragon() {
    check(&["HO-04"], "chest 7; arms 12", "grab 1", "arms 0; chest 7; turn b");
}

#[test]
fn whoever_leaves_keeps_the_coins() {
    check(&["HO-05"], "chest 7; arms 12", "leave", "arms 0; chest 19; turn b");
}

#[test]
fn full_arms_grab_no_more() {
    let ids = ["HO-06"];
    check(&ids, "arms 29", "grab 6", "arms 35; refused nothing");
    check(&ids, "arms 30", "grab 6", "arms 30; refused ArmsFull");
}

#[test]
fn nobody_leaves_with_empty_arms() {
    check(&["HO-07"], "", "leave", "refused ArmsEmpty; turn a");
}

#[test]
fn enough_coins_win_at_once() {
    let ids = ["HO-08"];
    check(&ids, "chest 40; arms 9", "leave", "chest 49; turn b");
    check(&ids, "chest 40; arms 10", "leave", "chest 50; turn over; rank 1; b: rank 2");
    check(&ids, "goal 100; chest 40; arms 10", "leave", "chest 50; turn b");
    check(&ids, "chest 50", "grab 2", "refused Over");
}

#[test]
fn the_candle_burns_for_twenty_rounds() {
    let ids = ["HO-09"];
    check(&ids, "round 19; turn b", "b: grab 1", "round 20; turn a");
    check(&ids, "round 20", "grab 1", "turn b");
    check(&ids, "round 20; turn b", "b: grab 1", "turn over");
}

#[test]
fn most_coins_in_a_chest_win() {
    check(&["HO-10"], "chest 20; b: chest 19; turn b; arms 9", "", "rank 1; b: rank 2");
}

#[test]
fn equal_thieves_share_a_rank() {
    check(&["HO-11"], "players 3; chest 9; b: chest 9", "", "rank 1; b: rank 1; c: rank 3");
}
