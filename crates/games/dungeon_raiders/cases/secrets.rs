//! Secrets: each player's hidden information (RA-190 to RA-196).

use dungeon_raiders::{Card, DungeonRaiders, Item, Items, Setup, What};
use kernel::chance::FastChance;
use kernel::{Game, Observer, Occasion, Seat, Turn, Words};
use testing::scene::{Vocabulary, begun};

use super::table::Table;

const A: Seat = Seat::FIRST;

#[test]
fn who_has_which_closed_item_may_be_guessed() {
    let ids = ["RA-190"];
    let view = Table::given("closed; items sword 1; b: items key 1; c: items torch 1").seen_by(A);
    let mut luck = FastChance::new(1);
    let mut holders = [0; 2];
    for _ in 0..50 {
        let world = DungeonRaiders::determinize(&view, &mut luck);
        let n_keys = [Seat::new(1), Seat::new(2)].map(|it| world.heroes[it].items[Item::Key]);
        assert_eq!(n_keys[0] + n_keys[1], 1, "{ids:?}");
        holders[usize::from(n_keys[1])] += 1;
        assert!(world.heroes.iter().all(|(_, it)| it.items.total() == 1), "{ids:?}");
    }
    assert!(holders.iter().all(|&it| 0 < it), "{ids:?}: {holders:?}");
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

/// Keeps track of the items of each hero, as anyone can who remembers what was to be heard.
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
        let mut game = begun::<DungeonRaiders>(setup, seed);
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
