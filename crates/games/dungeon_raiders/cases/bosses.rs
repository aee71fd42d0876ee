//! The boss of 2013.

use std::collections::BTreeSet;

use dungeon_raiders::rooms::deck;
use dungeon_raiders::{Boss, DungeonRaiders, Face, Light, Place, Setup};
use kernel::{Game, Observer};

use super::table::Table;

/// The place of the boss, and the room before it.
const LAIR: Place = Place { level: 4, room: 4 };
const BEFORE_IT: Place = Place { level: 4, room: 3 };

#[test]
fn the_boss_is_the_last_of_twenty_five_rooms() {
    let ids = ["RA-B01", "RA-B02"];
    let setup = Setup { boss: true, late_death: true, ..Setup::plain(4) };
    let mut came = BTreeSet::new();
    for seed in 0..120 {
        let mut table = Table::of_seed(setup, seed);
        table.play_on(|it| it.state.ground.here == BEFORE_IT);
        let lair = table.view(Observer::Public).dungeon.slot(LAIR);
        assert_eq!((lair.light, lair.room), (Light::Dark, None), "{ids:?}: it lies face down");
        table.play_on(|_| false);
        let entered: Vec<(Face, bool)> =
            table.entered().iter().map(|it| (it.1.face(), it.2)).collect();
        assert_eq!(entered.len(), 25, "{ids:?}");
        let Some((Face::Boss(boss), true)) = entered.last() else { panic!("{ids:?}: a boss") };
        came.insert(*boss);
        assert!(entered[..24].iter().all(|it| !matches!(it.0, Face::Boss(_))), "{ids:?}");
        assert_eq!(entered.iter().filter(|it| !it.1).count(), 12, "{ids:?}");
        assert_eq!(
            deck(DungeonRaiders::EDITION).minus(table.state.dungeon.drawn()).len(),
            6,
            "{ids:?}"
        );
    }
    assert_eq!(came.len(), Boss::ALL.len(), "{ids:?}: each can come");
}
