//! A hero alone (RA-220 to RA-236).

use dungeon_raiders::{DungeonRaiders, Face, Room, Setup, What};
use kernel::chance::FastChance;
use kernel::{Observer, Seat, Turn};
use testing::scene::begun;

#[test]
fn there_are_no_items_and_no_item_vaults() {
    let ids = ["RA-223"];
    for seed in 0..60 {
        let mut game = begun::<DungeonRaiders>(Setup::plain(1), seed);
        game.play_at_random(&mut FastChance::new(seed), 64);
        assert!(game.turn() == Turn::Over, "{ids:?}");
        let vaults = [Room::V01, Room::V02, Room::V03];
        assert!(vaults.iter().all(|&it| !game.state().dungeon.drawn().has(it)), "{ids:?}");
    }
}

#[test]
fn the_monster_power_deck_has_ten_cards() {
    let ids = ["RA-225", "RA-228"];
    let chosen = begun::<DungeonRaiders>(Setup { chosen: true, ..Setup::plain(1) }, 7);
    let state = chosen.state();
    assert_eq!(state.ground.monster_deck.0, [4, 4, 2], "{ids:?}");
    for seed in 0..40 {
        let mut game = begun::<DungeonRaiders>(Setup::plain(1), seed);
        game.play_at_random(&mut FastChance::new(seed), 64);
        let mut left = [4, 4, 2];
        let told = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
        for event in told {
            if let What::MonsterCard { card } = event.what {
                left[usize::from(card) - 3] -= 1;
            }
        }
        assert_eq!(game.view(Observer::Public).ground.monster_deck.0, left, "{ids:?}");
    }
}

#[test]
fn the_monsters_card_comes_before_ones_own() {
    let ids = ["RA-226"];
    for seed in 0..40 {
        let mut game = begun::<DungeonRaiders>(Setup::plain(1), seed);
        while game.turn() != Turn::Over {
            let view = game.view(Observer::Seat(Seat::FIRST));
            let is_monster = matches!(view.face(), Some(Face::Monster { .. }));
            assert_eq!(view.ground.monster_card.is_some(), is_monster, "{ids:?}");
            game.play_at_random(&mut FastChance::new(seed), 1);
        }
    }
}
