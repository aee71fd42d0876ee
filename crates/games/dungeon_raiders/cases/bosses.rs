//! The boss of 2013 (appendix A).

use std::collections::BTreeSet;

use dungeon_raiders::client::unseen_bosses;
use dungeon_raiders::rooms::deck;
use dungeon_raiders::{Boss, DungeonRaiders, Face, Light, Place, Setup, What};
use kernel::{Game, Observer, Seat};

use super::table::{Table, check};

/// Where the boss lies, and the room before it.
const LAIR: Place = Place { level: 4, room: 4 };
const BEFORE_IT: Place = Place { level: 4, room: 3 };

/// A fight with a boss in the last room.
fn boss(room: &str, given: &str) -> String {
    format!("boss; at 5 5; room {room}; {given}")
}

#[test]
fn the_boss_is_the_last_of_twenty_five_rooms() {
    let ids = ["RA-B01", "RA-B02"];
    let setup = Setup { boss: true, late_death: true, ..Setup::plain(4) };
    let mut came = BTreeSet::new();
    for seed in 0..120 {
        let mut table = Table::of_seed(setup, seed);
        table.play_on(|it| it.state.ground.here == BEFORE_IT);
        let lair = DungeonRaiders::view(&table.state, Observer::Public).dungeon.slot(LAIR);
        assert_eq!((lair.light, lair.room), (Light::Dark, None), "{ids:?}: it lies face down");
        table.play_on(|_| false);
        let entered: Vec<(Face, bool)> = table.what().filter_map(entry).collect();
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

/// A room that is entered, and whether it was dark.
fn entry(what: &What) -> Option<(Face, bool)> {
    let What::Entered { room, was_dark, .. } = what else { return None };
    Some((room.face(), *was_dark))
}

#[test]
fn a_torch_in_the_last_level_shows_the_boss() {
    let ids = ["RA-B02"];
    let mut table = Table::given("boss; at 5 1; items torch 1");
    let view = |table: &Table| DungeonRaiders::view(&table.state, Observer::Seat(Seat::FIRST));
    assert_eq!(view(&table).dungeon.slot(LAIR).room, None, "{ids:?}");
    assert_eq!(unseen_bosses(&view(&table)).len(), 11, "{ids:?}");
    table.play("torch");
    let slot = view(&table).dungeon.slot(LAIR);
    let is_boss = slot.room.is_some_and(|it| matches!(it.face(), Face::Boss(_)));
    assert!(is_boss && slot.light == Light::Dark, "{ids:?}");
    assert_eq!(unseen_bosses(&view(&table)).len(), 0, "{ids:?}");
}

#[test]
fn there_are_six_of_each_item() {
    let table = Table::fresh(Setup { boss: true, ..Setup::plain(5) });
    table.expect(&["RA-B03"], "supply torch 5 crystal 4 key 5 sword 5");
}

#[test]
fn one_or_two_cards_are_laid_together() {
    let ids = ["RA-B04"];
    let given = boss("B01", "hand 2 3; items sword 2 key 1");
    let then = "may 2, 3, key, sword, 2 3, 2 key, 2 sword, 3 key, 3 sword, key sword, sword sword";
    check(&ids, &given, "", then);
    check(&ids, &given, "3 sword; b: 5; c: 4 5", "laid a3+sword b5 c4+5");
    check(&ids, &given, "lay", "refused NoCard");
    check(&ids, &given, "2 2", "refused CardIsPlayed(2)");
    check(&ids, &given, "key key", "refused NoSuchItem(Key)");
    let quick = format!("quick; {}", boss("B01", ""));
    check(&ids, &quick, "4 5; b: 1 2", "awaited c; laid none");
}

#[test]
fn items_are_spent_and_mostly_count_nothing() {
    let ids = ["RA-B05"];
    let given = boss("B04", "items key 1 torch 1 crystal 1 sword 1; c: dead");
    let then = "fights unbeatable; items crystal 1 sword 1; b: w 4";
    check(&ids, &given, "lay torch key; b: 1", then);
    let given = boss("B01", "items sword 1");
    let then = "fights beaten 12:11; supply torch 6 crystal 6 key 6 sword 6";
    check(&ids, &given, "lay 5 sword; b: 1; c: 1", then);
}

#[test]
fn crystals_postpone_unless_forbidden() {
    let ids = ["RA-B06"];
    let given = boss("B01", "items crystal 1");
    check(&ids, &given, "crystal; b: 1; c: 2; a: 3 4", "laid b1 c2 a3+4");
    let given = boss("B07", "items crystal 1 key 1");
    check(&ids, &given, "crystal", "refused Forbidden(Crystal)");
    check(&ids, &given, "lay crystal", "refused Forbidden(Crystal)");
    check(&ids, &given, "lay key", "refused no");
}

#[test]
fn the_sum_of_all_totals_beats_the_boss() {
    let ids = ["RA-B07"];
    check(&ids, &boss("B10", ""), "all 4+5 1+2 1", "fights beaten 13:13; c: w 0");
    check(&ids, &boss("B10", ""), "all 4+5 1 1", "fights unbeaten 11:13; b: w 4; c: w 4; w 0");
    check(&ids, &boss("B10", "players 4; d: dead"), "all 4+5 3 1 -", "fights beaten 13:13");
}

#[test]
fn two_cannot_beat_a_boss() {
    let ids = ["RA-B08"];
    check(&ids, &boss("B10", "players 2"), "all 4+5 5", "fights unbeatable; w 0; b: w 4");
    check(&ids, &boss("B10", "players 2"), "all 1+4 5", "fights confused; w 0; b: w 0");
    check(&ids, &boss("B04", "players 2"), "all 4+5 5", "w 4; b: w 0");
    check(&ids, &boss("B07", "players 2"), "all 4+5 5", "w 2; b: w 2");
    check(&ids, &boss("B08", "c: dead"), "all 4+5 5 -", "w 3; b: w 3");
    check(&ids, &boss("B11", "players 2"), "all 4 5; 3; b: 2", "w 2; b: w 2");
    let shields = boss("B10", "shields; c: dead");
    check(&["RA-B08", "RA-E06"], &shields, "all 4+5 5 -", "fights beaten 14:13");
}

#[test]
fn the_highest_card_is_a_single_one() {
    let ids = ["RA-B09"];
    check(&ids, &boss("B06", ""), "all 3+4 1 2", "fights unbeaten 10:14; b: w 4");
    check(&ids, &boss("B05", "b: t 9; items sword 1"), "all sword 1 2", "b: w 2; b: t 4");
}

#[test]
fn after_the_boss_the_dead_are_counted_and_the_game_ends() {
    let then = "b: is dead; over yes; c: is alive; c: w 3; c: is alive; winners c";
    let given = boss("B03", "b: w 0; c: w 3; w 9; t 9");
    check(&["RA-B10"], &given, "all 4 1 2", then);
    let given = boss("B10", "w 7; b: w 1; c: w 2; t 20");
    check(&["RA-B10"], &given, "all 1 2 3", "is dead; over yes; c: is bled; winners b");
}

#[test]
fn the_second_lowest_is_the_next_total() {
    let ids = ["RA-B11"];
    let four = boss("B07", "players 4");
    check(&ids, &four, "all 1 1 2 3", "w 2; b: w 2; c: w 2; d: w 0");
    check(&ids, &four, "all 1 1 1 1", "w 2; b: w 2; c: w 2; d: w 2");
    check(&ids, &boss("B08", ""), "all 1 2 5", "w 3; b: w 3; c: w 0");
}

#[test]
fn the_examples() {
    check(&["RA-B12"], &boss("B06", ""), "all 1+2 4 5", "fights unbeaten 12:14; w 5; b: w 0");
    check(&["RA-B13"], &boss("B04", ""), "all 5 3 1", "fights unbeaten 9:11; w 4; b: w 0; c: w 0");
    let given = boss("B02", "items sword 1");
    let then = "fights beaten 21:17; t 5; b: t 8; c: t 5";
    check(&["RA-B14"], &given, "all 4+sword 3+5 1+3", then);
}

#[test]
fn each_boss_has_its_own_way() {
    let ids = ["RA-B05", "RA-B07"];
    let wolves = boss("B01", "items torch 1");
    check(&ids, &wolves, "all 1+torch 2 3", "fights unbeaten 6:11; w 0; b: w 0; c: w 0");
    check(&ids, &boss("B02", "items key 1"), "all 5+key 4+5 4+5", "fights beaten 23:17; t 8");
    check(&ids, &boss("B02", ""), "all 3 4 5", "fights unbeaten 12:17; w 4; t 5");
    check(&ids, &boss("B03", ""), "all 3 4 1", "c: is dead; c: w 0; w 0; over yes");
    check(&ids, &boss("B05", ""), "all 3 4 1", "c: w 2; c: t 1");
    check(&ids, &boss("B06", "items sword 1"), "lay sword", "refused Forbidden(Sword)");
    check(&ids, &boss("B08", "items torch 1"), "all 1+torch 2 3", "w 0; b: w 3; c: w 3");
    check(&ids, &boss("B09", "items crystal 1"), "all 1+crystal 3 2", "w 0; b: w 0; c: w 4");
    check(&ids, &boss("B10", "items torch 1"), "all 1+torch 3 2", "w 0; b: w 0; c: w 4");
}

#[test]
fn the_hydra_has_two_heads() {
    let ids = ["RA-B08", "RA-B10"];
    let given = boss("B11", "");
    check(&ids, &given, "all 3+4 1 1", "refused OneCard");
    check(&ids, &given, "lay", "refused NoCard");
    check(&ids, &given, "all 3 2 1", "fights unbeaten 6:8; c: w 2; over no; awaited a");
    check(&ids, &given, "all 3 2 1; lay", "awaited b; laid a3 b2 c1 anone");
    check(&ids, &given, "all 3 2 1; 4 5", "refused OneCard");
    let then = "fights unbeaten 6:8, beaten 8:8; over yes; c: w 2; w 0";
    check(&ids, &given, "all 3 2 1; all 5 3 lay", then);
    let given = boss("B11", "players 4; d: w 9");
    let then = "fights unbeaten 6:10, unbeaten 7:8; d: is dead; c: w 4; c: is bled; over yes";
    check(&ids, &given, "all 2 2 1 1; all 4 3 lay -", then);
}
