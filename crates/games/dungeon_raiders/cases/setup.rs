//! Setup (RA-006, RA-007, RA-020 to RA-026, RA-042).

use dungeon_raiders::{Character, DungeonRaiders, Item, Light, Setup, What};
use kernel::{Observer, Occasion, Seat, Words};
use testing::scene::{Vocabulary, begun};

use super::table::Table;

#[test]
fn twelve_rooms_are_lit_and_a_level_may_have_any_number() {
    let ids = ["RA-021", "RA-022"];
    let mut counts = [0; 6];
    for seed in 0..400 {
        let level = *begun::<DungeonRaiders>(Setup::plain(3), seed).state().dungeon.level(0);
        let n_lit = level.iter().filter(|it| it.light == Light::Lit).count();
        assert!(level.iter().all(|it| it.light != Light::Stacked), "{ids:?}");
        counts[n_lit] += 1;
    }
    // Of 25 rooms 12 are lit: none of five in 2.4 %, all of five in 1.5 % of all levels.
    assert!(counts.iter().all(|&it| 0 < it), "{ids:?}: {counts:?}");
    assert!(100 < counts[2] && 100 < counts[3], "{ids:?}: {counts:?}");
}

#[test]
fn characters_are_dealt_unless_a_hero_is_alone() {
    let ids = ["RA-023", "RA-224"];
    let option = DungeonRaiders::OPTIONS.iter().find(|it| it.key == "heroes").expect("an option");
    for is_seasoned in [false, true] {
        let choice = |n_seats| option.choices[option.unsaid(Occasion { n_seats, is_seasoned })].key;
        assert_eq!(
            [1, 2, 3, 4, 5].map(choice),
            ["chosen", "dealt", "dealt", "dealt", "dealt"],
            "{ids:?}"
        );
    }
}

#[test]
fn characters_are_dealt_and_their_items_leave_the_supply() {
    let ids = ["RA-023", "RA-025", "RA-026", "RA-042"];
    let mut seen = Vec::new();
    for seed in 0..60 {
        let game = begun::<DungeonRaiders>(Setup::plain(3), seed);
        let mut supply = [5; 4];
        for (seat, hero) in game.state().heroes.iter() {
            let character = hero.mat.character.expect("a character is dealt");
            let card = character.card();
            assert_eq!((hero.mat.treasure, hero.mat.wounds), (card.treasure, card.wounds));
            assert_eq!(hero.items, card.items, "{ids:?}");
            for (item, n) in card.items.iter() {
                supply[item.idx()] -= n;
            }
            if seat == Seat::FIRST && !seen.contains(&character) {
                seen.push(character);
            }
            let twins = game.state().heroes.iter();
            assert_eq!(twins.filter(|it| it.1.mat.character == Some(character)).count(), 1);
        }
        let left = Item::ALL.map(|it| game.state().ground.supply[it]);
        assert_eq!(left, supply, "{ids:?}");
    }
    assert_eq!(seen.len(), Character::ALL.len(), "{ids:?}");
}

#[test]
fn later_levels_are_nowhere_to_be_seen() {
    let ids = ["RA-024", "RA-194"];
    for seed in 0..40 {
        let game = begun::<DungeonRaiders>(Setup::plain(4), seed);
        for observer in [Observer::Seat(Seat::FIRST), Observer::Public, Observer::All] {
            let view = game.view(observer);
            for slot in (1..5).flat_map(|level| view.dungeon.level(level)) {
                assert_eq!((slot.light, slot.room), (Light::Stacked, None), "{ids:?}");
            }
        }
    }
}

#[test]
fn one_seed_has_one_dungeon_for_every_company() {
    let ids = ["RA-020"];
    let laid = |n_heroes| Table::fresh(Setup { late_death: true, ..Setup::plain(n_heroes) });
    let entered = |mut table: Table| {
        table.play_on(|_| false);
        table.entered()
    };
    assert_eq!(entered(laid(2)), entered(laid(5)), "{ids:?}");
    // A torch changes nothing in the rooms to come.
    let mut lit = laid(3);
    lit.state.heroes[Seat::FIRST].items[Item::Torch] += 1;
    lit.state.ground.supply[Item::Torch] -= 1;
    lit.play("torch");
    assert_eq!(entered(lit), entered(laid(3)), "{ids:?}");
}

#[test]
fn the_first_player_is_found_by_chance() {
    let mut firsts = [0; 4];
    for seed in 0..100 {
        let table = Table::of_seed(Setup::plain(4), seed);
        let first = table.state.ground.first.expect("a first player");
        firsts[first.idx()] += 1;
        let told = What::First { seat: first, by_chance: true };
        assert!(table.what().any(|it| *it == told), "{:?}", ["RA-007"]);
    }
    assert!(firsts.iter().all(|&it| 10 < it), "{firsts:?}");
}
