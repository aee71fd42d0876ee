//! What is hidden from whom (RA-190 to RA-196).

use dungeon_raiders::{Card, DungeonRaiders, Event, Item, Items, Setup, What};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Occasion, Seat, SeatSet, Seed, Turn, Words};

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);

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
