//! The test vectors of the rules.

use dungeon_raiders::rooms::deck;
use dungeon_raiders::{DungeonRaiders, Room, RoomSet, Setup};
use kernel::Game;

use testing::scene::Vocabulary;

use super::table::Table;

#[test]
fn tv_42_the_dungeon() {
    let ids = ["TV-42", "RA-020", "RA-021"];
    for seed in 0..24 {
        let n_heroes = 3 + (seed % 3) as u8;
        let setup = Setup { late_death: true, ..Setup::plain(n_heroes) };
        let mut table = Table::of_seed(setup, seed);
        table.play_on(|_| false);
        let entered = table.entered();
        let rooms = entered.iter().fold(RoomSet::NONE, |set, it| set.with(it.1));
        assert_eq!(entered.len(), 25, "{ids:?}");
        assert_eq!(rooms.len(), 25, "{ids:?}");
        assert_eq!(entered.iter().filter(|it| !it.2).count(), 12, "{ids:?}");
        assert_eq!(deck(DungeonRaiders::EDITION).minus(rooms).len(), 5, "{ids:?}");
    }
}

#[test]
fn tv_49_a_hero_alone_at_the_start() {
    let ids = ["TV-49", "RA-223", "RA-224", "RA-225"];
    let setup = Setup { chosen: true, solo_wounds: 5, ..Setup::plain(1) };
    for seed in 0..24 {
        let mut table = Table::of_seed(setup, seed);
        assert_eq!(table.state.ground.monster_deck.0, [4, 4, 2], "{ids:?}: threes, fours, fives");
        table.play("choose explorer");
        table.expect(&ids, "hero explorer; t 2; w 5; items none; supply none");
        // A hero who is healed in every room sees all of them.
        while !table.is_over() {
            table.also("w 0");
            let n_entered = table.state.ground.here.number();
            table.play_on(|it| n_entered < it.state.ground.here.number());
        }
        let drawn = table.state.dungeon.drawn();
        assert_eq!((table.entered().len(), drawn.len()), (25, 25), "{ids:?}");
        assert!(![Room::V01, Room::V02, Room::V03].iter().any(|&it| drawn.has(it)), "{ids:?}");
    }
}
