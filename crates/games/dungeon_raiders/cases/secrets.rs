//! What is hidden from whom (RA-190 to RA-196).

use dungeon_raiders::client::unseen_rooms;
use dungeon_raiders::{Card, DungeonRaiders, Event, Item, Items, Place, Room, Setup, What};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Occasion, Seat, SeatSet, Seed, Turn, Words};

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const SECOND: Place = Place { level: 0, room: 1 };

fn seen_room(table: &Table, observer: Observer, place: Place) -> Option<Room> {
    DungeonRaiders::view(&table.state, observer).dungeon.slot(place).room
}

#[test]
fn closed_hands_are_seen_by_their_owners() {
    let ids = ["RA-190"];
    let table = Table::given("closed; items sword 1; b: items key 1; c: items torch 1");
    let view = DungeonRaiders::view(&table.state, Observer::Seat(A));
    assert!(view.heroes[A].items.is_some_and(|it| it.has(Item::Sword)), "{ids:?}");
    assert_eq!(view.heroes[B].items, None, "{ids:?}");
    let public = DungeonRaiders::view(&table.state, Observer::Public);
    assert!(public.heroes.iter().all(|(_, it)| it.items.is_none()), "{ids:?}");
    // Everybody sees how many cards there are; who has which may be guessed.
    let mut luck = FastChance::new(1);
    let mut holders = [0; 2];
    for _ in 0..50 {
        let world = DungeonRaiders::determinize(&view, &mut luck);
        let n_keys = [B, Seat::new(2)].map(|it| world.heroes[it].items[Item::Key]);
        assert_eq!(n_keys[0] + n_keys[1], 1, "{ids:?}");
        holders[usize::from(n_keys[1])] += 1;
        assert!(world.heroes.iter().all(|(_, it)| it.items.total() == 1), "{ids:?}");
    }
    assert!(holders.iter().all(|&it| 0 < it), "{ids:?}: {holders:?}");
}

#[test]
fn a_hand_without_items_shows_that_it_has_none() {
    let ids = ["RA-190", "RA-132"];
    let given = "closed; items sword 1; b: items torch 1; c: items";
    let view = DungeonRaiders::view(&Table::given(given).state, Observer::Seat(A));
    let n_items = view.heroes.iter().map(|(_, it)| it.n_items).collect::<Vec<_>>();
    assert_eq!(n_items, [1, 1, 0], "{ids:?}");
    let items = view.heroes.iter().map(|(_, it)| it.items.is_some()).collect::<Vec<_>>();
    assert_eq!(items, [true, false, true], "{ids:?}: it is plain to see that c has none");
    let is_private = |seat: Seat| DungeonRaiders::is_private(&Table::given(given).state, seat);
    assert_eq!([A, B, Seat::new(2)].map(is_private), [true, true, false], "{ids:?}, RA-196");
    // A hero without cards is not offered to light a torch; who else is, is the same for all who look,
    // for either of the others may hold it.
    let either = SeatSet::one(A).with(B);
    assert_eq!(DungeonRaiders::interrupters(&view), either, "{ids:?}, RA-196");
}

#[test]
fn power_cards_in_hand_are_known() {
    let ids = ["RA-191"];
    let mut table = Table::given("closed");
    table.play("all 4 2 1");
    for observer in [Observer::Seat(B), Observer::Public] {
        let hand = DungeonRaiders::view(&table.state, observer).heroes[A].mat.hand;
        assert_eq!(hand.iter().collect::<Vec<u8>>(), [1, 2, 3, 5], "{ids:?}");
    }
}

#[test]
fn hands_are_closed_unless_the_memory_aid_is_switched_on() {
    let ids = ["RA-190", "RA-192"];
    assert!(!Setup::plain(4).memory, "{ids:?}");
    let option = DungeonRaiders::OPTIONS.iter().find(|it| it.key == "memory").expect("an option");
    for is_seasoned in [false, true] {
        let choice = option.unsaid(Occasion { n_seats: 4, is_seasoned });
        assert_eq!(option.choices[choice].key, "no", "{ids:?}");
    }
}

/// What everybody can tell of the items of each hero, who remembers what was to be heard.
fn remember(items: &mut [Items], what: &What) {
    match *what {
        What::Character { seat, character, .. } => items[seat.idx()] = character.card().items,
        What::Took { seat, item } => items[seat.idx()][item] += 1,
        What::Torch { seat } => items[seat.idx()][Item::Torch] -= 1,
        What::Crystal { seat } => items[seat.idx()][Item::Crystal] -= 1,
        What::Laid { seat, lay } => {
            lay.cards().filter_map(Card::item).for_each(|it| items[seat.idx()][it] -= 1);
        }
        What::Died { seat, .. } => items[seat.idx()] = Items::NONE,
        _ => {} // Nothing else moves an item.
    }
}

#[test]
fn a_perfect_memory_knows_all_items_anyway() {
    let ids = ["RA-192"];
    for seed in 0..40 {
        let (quick, boss) = (seed % 2 == 1, seed % 3 == 1);
        let setup = Setup { quick, boss, memory: false, ..Setup::plain(2 + (seed % 4) as u8) };
        let mut game: Match<DungeonRaiders> =
            Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        let mut luck = FastChance::new(seed);
        let mut items = vec![Items::NONE; game.n_seats()];
        let mut observed = game.opening().to_vec();
        loop {
            let public =
                observed.iter().filter_map(|it| DungeonRaiders::observe(it, Observer::Public));
            public.for_each(|it| remember(&mut items, &it.what));
            for (seat, hero) in game.state().heroes.iter() {
                assert_eq!(items[seat.idx()], hero.items, "{ids:?}: seat {seat}");
            }
            if game.turn() == Turn::Over {
                break;
            }
            game.play_at_random(&mut luck, 1);
            observed = game.log().last().map_or(Vec::new(), |it| it.events.clone());
        }
    }
}

#[test]
fn with_the_memory_aid_all_items_lie_open() {
    let table = Table::given("items sword 1; b: items key 1");
    for observer in [Observer::Seat(A), Observer::Seat(B), Observer::Public] {
        let view = DungeonRaiders::view(&table.state, observer);
        for (seat, hero) in view.heroes.iter() {
            assert_eq!(hero.items, Some(table.state.heroes[seat].items), "{:?}", ["RA-192"]);
        }
    }
}

#[test]
fn the_light_of_a_torch_is_for_its_user() {
    let ids = ["RA-193", "RA-131", "RA-196"];
    let mut table = Table::given("items torch 1");
    assert_eq!(seen_room(&table, Observer::All, SECOND), None, "{ids:?}: nobody has drawn it yet");
    table.play("torch");
    let room = seen_room(&table, Observer::Seat(A), SECOND);
    assert!(room.is_some(), "{ids:?}");
    for observer in [Observer::Seat(B), Observer::Public] {
        assert_eq!(seen_room(&table, observer, SECOND), None, "{ids:?}");
    }
    table.play("1; b: 2");
    assert_eq!(seen_room(&table, Observer::Seat(A), SECOND), room, "{ids:?}");
    table.play("c: 3");
    for observer in [Observer::Seat(A), Observer::Seat(B), Observer::Public] {
        assert_eq!(seen_room(&table, observer, SECOND), room, "{ids:?}: it was entered");
    }
    let last = Place { level: 0, room: 4 };
    assert!(seen_room(&table, Observer::Seat(A), last).is_some(), "{ids:?}: for the whole level");
    assert_eq!(seen_room(&table, Observer::Seat(B), last), None, "{ids:?}");
}

#[test]
fn everybody_hears_that_a_torch_was_used_and_one_what_it_showed() {
    let ids = ["RA-131", "RA-263"];
    let mut table = Table::given("items torch 1");
    table.play("torch");
    let observed = |observer: Observer| -> Vec<Event> {
        table.events.iter().filter_map(|it| DungeonRaiders::observe(it, observer)).collect()
    };
    for observer in [Observer::Seat(B), Observer::Public] {
        let told: Vec<What> = observed(observer).iter().map(|it| it.what).collect();
        assert_eq!(told, [What::Torch { seat: A }], "{ids:?}");
    }
    let own = observed(Observer::Seat(A));
    assert!(own.iter().any(DungeonRaiders::uncovers), "{ids:?}");
}

/// Whether the last of these actions shows somebody what cannot be unseen.
#[track_caller]
fn shows(given: &str, do_: &str) -> bool {
    let mut table = Table::given(given);
    let (before, last) = do_.rsplit_once("; ").unwrap_or(("", do_));
    table.play(before);
    table.events.clear();
    table.play(last);
    assert_eq!(table.refused, None, "{do_}");
    table.events.iter().any(DungeonRaiders::uncovers)
}

#[test]
fn what_a_torch_or_a_dark_room_showed_is_not_taken_back() {
    let ids = ["RA-193"];
    let given = "items torch 1";
    assert!(shows(given, "torch"), "{ids:?}");
    assert!(!shows(given, "torch; 1"), "{ids:?}");
    assert!(!shows(given, "torch; 1; b: 2"), "{ids:?}");
    // The torch has drawn the room, so that no luck answers when it is entered.
    assert!(shows(given, "torch; 1; b: 2; c: 5"), "{ids:?}");
    assert!(!shows("lit 2 M05", "1; b: 2; c: 5"), "{ids:?}: it lay open");
}

#[test]
fn cards_that_were_turned_up_are_not_turned_down_again() {
    let ids = ["RA-195", "RA-211", "RA-216"];
    let given = "quick; lit 2 M05; items torch 1; c: items crystal 2";
    assert!(!shows(given, "4"), "{ids:?}");
    assert!(shows(given, "4; torch"), "{ids:?}");
    assert!(!shows(given, "4; b: 3"), "{ids:?}");
    assert!(shows(given, "4; b: 3; c: crystal"), "{ids:?}: c sees what the others laid");
    let alone = "4; b: 3; c: crystal; c: crystal";
    assert!(!shows(given, alone), "{ids:?}: only a card of one's own is turned up");
}

#[test]
fn two_torches_show_the_same_to_each_for_himself() {
    let ids = ["RA-264"];
    let mut table = Table::given("items torch 1; b: items torch 1");
    table.play("torch");
    let room = seen_room(&table, Observer::Seat(A), SECOND);
    assert_eq!(seen_room(&table, Observer::Seat(B), SECOND), None, "{ids:?}");
    table.play("b: torch");
    assert_eq!(seen_room(&table, Observer::Seat(B), SECOND), room, "{ids:?}");
    table.expect(&ids, "items none; b: items none; supply torch 5 crystal 5 key 5 sword 5");
}

#[test]
fn the_rooms_that_may_come_can_be_counted() {
    let ids = ["RA-194"];
    let mut table = Table::given("items torch 1");
    let unseen =
        |table: &Table, observer| unseen_rooms(&DungeonRaiders::view(&table.state, observer));
    assert_eq!(unseen(&table, Observer::Public).len(), 29, "{ids:?}");
    assert!(!unseen(&table, Observer::Public).has(Room::T03), "{ids:?}");
    table.play("torch");
    assert_eq!(unseen(&table, Observer::Public).len(), 29, "{ids:?}");
    assert_eq!(unseen(&table, Observer::Seat(A)).len(), 25, "{ids:?}");
    let alone = Table::given("players 1");
    assert_eq!(unseen(&alone, Observer::Seat(A)).len(), 26, "{ids:?}");
}

#[test]
fn a_committed_card_is_secret_until_all_are_turned_up() {
    let ids = ["RA-195", "RA-196"];
    let mut table = Table::given("quick");
    table.play("4");
    for observer in [Observer::Seat(B), Observer::Public] {
        let seen = DungeonRaiders::view(&table.state, observer).heroes[A];
        assert!(seen.has_committed && seen.commit.is_none(), "{ids:?}");
        assert_eq!(seen.mat.hand.len(), 5, "{ids:?}");
        let observed = table.events.iter().filter_map(|it| DungeonRaiders::observe(it, observer));
        let told: Vec<What> = observed.map(|it| it.what).collect();
        assert_eq!(told, [What::Committed { seat: A }], "{ids:?}");
    }
    let own = DungeonRaiders::view(&table.state, Observer::Seat(A)).heroes[A];
    assert!(own.commit.is_some(), "{ids:?}");
    table.play("b: 1; c: 2");
    let seen = DungeonRaiders::view(&table.state, Observer::Public).heroes[A];
    assert!(!seen.has_committed && !seen.mat.hand.has(4), "{ids:?}");
}
