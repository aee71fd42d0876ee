//! What is hidden from whom (RA-190 to RA-196).

use undercroft::games::dungeon_raiders::rules::unseen_rooms;
use undercroft::games::dungeon_raiders::{DungeonRaiders, Event, Item, Place, Room, What};
use undercroft::kernel::luck::Imagined;
use undercroft::kernel::{Eye, Game, Seat};

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const SECOND: Place = Place { level: 0, room: 1 };

fn seen_room(table: &Table, eye: Eye, place: Place) -> Option<Room> {
    DungeonRaiders::view(&table.state, eye).dungeon.slot(place).room
}

#[test]
fn closed_hands_are_seen_by_their_owners() {
    let ids = ["RA-190"];
    let table = Table::given("closed; items sword 1; b: items key 1 torch 1");
    let view = DungeonRaiders::view(&table.state, Eye::Seat(A));
    assert!(view.heroes[A].items.is_some_and(|it| it.has(Item::Sword)), "{ids:?}");
    assert_eq!(view.heroes[B].items, None, "{ids:?}");
    let public = DungeonRaiders::view(&table.state, Eye::Public);
    assert!(public.heroes.iter().all(|(_, it)| it.items.is_none()), "{ids:?}");
    // Somebody has them, and who has what may be guessed.
    let mut luck = Imagined::new(1);
    let mut holders = [0; 2];
    for _ in 0..50 {
        let world = DungeonRaiders::imagine(&view, &mut luck);
        let n_keys = [B, Seat::new(2)].map(|it| world.heroes[it].items[Item::Key]);
        assert_eq!(n_keys[0] + n_keys[1], 1, "{ids:?}");
        holders[usize::from(n_keys[1])] += 1;
    }
    assert!(holders.iter().all(|&it| 0 < it), "{ids:?}: {holders:?}");
}

#[test]
fn power_cards_in_hand_are_known() {
    let ids = ["RA-191"];
    let mut table = Table::given("closed");
    table.play("all 4 2 1");
    for eye in [Eye::Seat(B), Eye::Public] {
        let hand = DungeonRaiders::view(&table.state, eye).heroes[A].mat.hand;
        assert_eq!(hand.iter().collect::<Vec<u8>>(), [1, 2, 3, 5], "{ids:?}");
    }
}

#[test]
fn with_the_memory_aid_all_items_lie_open() {
    let table = Table::given("items sword 1; b: items key 1");
    for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Public] {
        let view = DungeonRaiders::view(&table.state, eye);
        for (seat, hero) in view.heroes.iter() {
            assert_eq!(hero.items, Some(table.state.heroes[seat].items), "{:?}", ["RA-192"]);
        }
    }
}

#[test]
fn the_light_of_a_torch_is_for_its_user() {
    let ids = ["RA-193", "RA-131", "RA-196"];
    let mut table = Table::given("items torch 1");
    assert_eq!(seen_room(&table, Eye::All, SECOND), None, "{ids:?}: nobody has drawn it yet");
    table.play("torch");
    let room = seen_room(&table, Eye::Seat(A), SECOND);
    assert!(room.is_some(), "{ids:?}");
    for eye in [Eye::Seat(B), Eye::Public] {
        assert_eq!(seen_room(&table, eye, SECOND), None, "{ids:?}");
    }
    table.play("1; b: 2");
    assert_eq!(seen_room(&table, Eye::Seat(A), SECOND), room, "{ids:?}");
    table.play("c: 3");
    for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Public] {
        assert_eq!(seen_room(&table, eye, SECOND), room, "{ids:?}: it was entered");
    }
    let last = Place { level: 0, room: 4 };
    assert!(seen_room(&table, Eye::Seat(A), last).is_some(), "{ids:?}: for the whole level");
    assert_eq!(seen_room(&table, Eye::Seat(B), last), None, "{ids:?}");
}

#[test]
fn everybody_hears_that_a_torch_was_used_and_one_what_it_showed() {
    let ids = ["RA-131", "RA-263"];
    let mut table = Table::given("items torch 1");
    table.play("torch");
    let heard = |eye: Eye| -> Vec<Event> {
        table.events.iter().filter_map(|it| DungeonRaiders::hear(it, eye)).collect()
    };
    for eye in [Eye::Seat(B), Eye::Public] {
        let told: Vec<What> = heard(eye).iter().map(|it| it.what).collect();
        assert_eq!(told, [What::Torch { seat: A }], "{ids:?}");
    }
    let own = heard(Eye::Seat(A));
    assert!(own.iter().any(DungeonRaiders::uncovers), "{ids:?}");
}

#[test]
fn two_torches_show_the_same_to_each_for_himself() {
    let ids = ["RA-264"];
    let mut table = Table::given("items torch 1; b: items torch 1");
    table.play("torch");
    let room = seen_room(&table, Eye::Seat(A), SECOND);
    assert_eq!(seen_room(&table, Eye::Seat(B), SECOND), None, "{ids:?}");
    table.play("b: torch");
    assert_eq!(seen_room(&table, Eye::Seat(B), SECOND), room, "{ids:?}");
    table.expect(&ids, "items none; b: items none; supply torch 5 crystal 5 key 5 sword 5");
}

#[test]
fn the_rooms_that_may_come_can_be_counted() {
    let ids = ["RA-194"];
    let mut table = Table::given("items torch 1");
    let unseen = |table: &Table, eye| unseen_rooms(&DungeonRaiders::view(&table.state, eye));
    assert_eq!(unseen(&table, Eye::Public).len(), 29, "{ids:?}");
    assert!(!unseen(&table, Eye::Public).has(Room::T03), "{ids:?}");
    table.play("torch");
    assert_eq!(unseen(&table, Eye::Public).len(), 29, "{ids:?}");
    assert_eq!(unseen(&table, Eye::Seat(A)).len(), 25, "{ids:?}");
    let alone = Table::given("players 1");
    assert_eq!(unseen(&alone, Eye::Seat(A)).len(), 26, "{ids:?}");
}

#[test]
fn a_committed_card_is_secret_until_all_are_turned_up() {
    let ids = ["RA-195", "RA-196"];
    let mut table = Table::given("quick");
    table.play("4");
    for eye in [Eye::Seat(B), Eye::Public] {
        let seen = DungeonRaiders::view(&table.state, eye).heroes[A];
        assert!(seen.has_committed && seen.commit.is_none(), "{ids:?}");
        assert_eq!(seen.mat.hand.len(), 5, "{ids:?}");
        let heard = table.events.iter().filter_map(|it| DungeonRaiders::hear(it, eye));
        let told: Vec<What> = heard.map(|it| it.what).collect();
        assert_eq!(told, [What::Committed { seat: A }], "{ids:?}");
    }
    let own = DungeonRaiders::view(&table.state, Eye::Seat(A)).heroes[A];
    assert!(own.commit.is_some(), "{ids:?}");
    table.play("b: 1; c: 2");
    let seen = DungeonRaiders::view(&table.state, Eye::Public).heroes[A];
    assert!(!seen.has_committed && !seen.mat.hand.has(4), "{ids:?}");
}
