//! Entering, laying cards, and the first player (RA-060 to RA-065, RA-150 to RA-154).

use dungeon_raiders::client::unseen_rooms;
use dungeon_raiders::{DungeonRaiders, Room, What};
use kernel::{Game, Observer};

use super::table::{Table, check};

#[test]
fn a_dark_room_is_turned_up_for_all() {
    let ids = ["RA-060"];
    let mut table = Table::given("dark 2 X01");
    table.play("all 1 1 1");
    let entered: Vec<&What> =
        table.what().filter(|it| matches!(it, What::Entered { was_dark: true, .. })).collect();
    assert_eq!(entered.len(), 1, "{ids:?}");
    table.expect(&ids, "room X01; at 1 2; awaited b");
}

#[test]
fn cards_are_laid_openly_clockwise_from_the_first_player() {
    let ids = ["RA-061"];
    check(&ids, "first b", "", "awaited b");
    check(&ids, "first b", "b: 1; c: 2", "awaited a; laid b1 c2");
    check(&ids, "first b", "a: 1", "refused NotYourTurn");
    check(&ids, "first b; c: dead", "b: 1", "awaited a");
}

#[test]
fn everybody_lays_one_card() {
    let ids = ["RA-062"];
    check(&ids, "", "1 2", "refused OneCard");
    check(&ids, "", "lay", "refused NoCard");
    check(&ids, "", "1; b: 2; a: 3", "refused AlreadyLaid");
    check(&ids, "items torch 1", "lay torch", "refused NoValue(Torch)");
    check(&ids, "items crystal 1", "lay crystal", "refused NoValue(Crystal)");
}

#[test]
fn played_cards_lie_open_until_the_end_of_the_level() {
    let ids = ["RA-063"];
    check(&ids, "", "all 4 2 1", "hand 1 2 3 5; b: hand 1 3 4 5; c: hand 2 3 4 5");
    check(&ids, "hand 1 2", "4", "refused CardIsPlayed(4)");
    check(&ids, "at 1 5; hand 4; b: hand 2; c: hand 1", "all 4 2 1", "hand 1 2 3 4 5; at 2 1");
}

#[test]
fn there_is_always_a_card_to_lay() {
    let ids = ["RA-064"];
    check(&ids, "at 1 5; hand 3; b: hand 1", "", "may 3");
    let mut table = Table::given("");
    table.play_on(|table| {
        let seat = table.awaited();
        let left = 5 - table.state.ground.here.room;
        assert!(left <= table.state.heroes[seat].mat.hand.count(), "{ids:?}");
        false
    });
}

#[test]
fn a_room_is_discarded_when_it_is_resolved() {
    let ids = ["RA-150"];
    let mut table = Table::given("room T04; lit 2 X01; lit 3 T02");
    table.play("all 5 1 1");
    table.expect(&ids, "at 1 2; room X01; t 9");
    assert!(table.state.heroes.iter().all(|(_, it)| it.mat.laid.is_none()), "{ids:?}");
    // Its chest is not opened again, and the room does not return.
    table.play("all 1 2 2");
    table.expect(&ids, "at 1 3; room T02; t 9");
    let view = DungeonRaiders::view(&table.state, Observer::Public);
    assert!(!unseen_rooms(&view).has(Room::T04) && !unseen_rooms(&view).has(Room::X01), "{ids:?}");
}

#[test]
fn the_highest_value_leads() {
    check(&["RA-151"], "first a", "all 2 5 4", "first b; at 1 2");
    check(&["RA-151"], "first a; items key 1; first c", "c: 4; a: key; b: 1", "first a");
}

#[test]
fn of_equals_the_next_after_the_first_player_leads() {
    let ids = ["RA-152"];
    check(&ids, "first a", "all 5 5 1", "first b");
    check(&ids, "first b", "all 5 5 1", "first a");
    check(&ids, "first a", "all 5 4 1", "first a");
    check(&["RA-152", "RA-261"], "first a", "all 3 3 3", "first b");
    check(&["RA-152", "RA-261"], "first c", "all 3 3 3", "first a");
}

#[test]
fn the_dead_do_not_lead() {
    let ids = ["RA-153", "RA-260"];
    // The first player dies by the room, with the highest card.
    let given = "players 4; first b; room X03; a: w 9; b: w 7; c: w 9; d: w 9";
    check(&ids, given, "all 4 5 4 2", "b: is dead; first c");
}

#[test]
fn the_marker_goes_on_to_the_next_level() {
    check(&["RA-154"], "at 1 5; first a", "all 1 2 5", "first c; at 2 1; awaited c");
}
