//! The test vectors of section 8.

use dungeon_raiders::rooms::deck;
use dungeon_raiders::{DungeonRaiders, Room, RoomSet, Setup, What};
use kernel::Game;

use super::table::{Table, check};

/// A supply to which everything has come back.
const WHOLE: &str = "supply torch 5 crystal 5 key 5 sword 5";

#[test]
fn tv_01_to_04_the_examples_of_the_rulebook() {
    let then = "t 6; b: t 6; c: t 6; d: t 7; e: t 5";
    check(&["TV-01", "RA-081", "RA-083"], "players 5; room T09", "all 4 4 4 2 1", then);
    let then = "w 0; b: w 0; c: w 3; d: w 3; fights unbeaten 15:18";
    check(&["TV-02", "RA-092", "RA-093"], "players 4; room M09", "all 5 4 3 3", then);
    check(&["TV-03", "RA-104"], "room X05; b: t 5", "all 1 4 4", "b: t 3");
    check(&["TV-04", "RA-105"], "room X04; b: w 3", "all 1 4 4", "b: w 6");
}

#[test]
fn tv_05_to_08_monsters_and_chests() {
    let then = "fights beaten 18:18; w 0; b: w 0; c: w 0; d: w 0";
    check(&["TV-05"], "players 4; room M09", "all 5 5 4 4", then);
    check(&["TV-06"], "room T02", "all 5 5 5", "t 5; b: t 5; c: t 5");
    check(&["TV-07"], "room T07", "all 4 4 4", "t 6; b: t 6; c: t 6");
    check(&["TV-08"], "room T05", "all 5 5 3", "t 6; b: t 6; c: t 6");
}

#[test]
fn tv_09_to_12_magnets_and_boulders() {
    let given = "room X01; t 7; b: t 7; c: t 3";
    check(&["TV-09"], given, "all 1 2 4", "t 5; b: t 5; c: t 3");
    let given = "room X01; t 9; b: t 2; c: t 2";
    check(&["TV-10"], given, "all 2 1 2", "t 9; b: t 2; c: t 2");
    let given = "room X03; w 0; b: w 3; c: w 3";
    check(&["TV-11"], given, "all 5 1 1", "w 3; b: w 3; c: w 3");
    let given = "room X03; w 8; b: w 8; c: w 9";
    let then = "w 10; b: w 10; c: w 9; is dead; b: is dead; c: is alive; over yes; winners c";
    check(&["TV-12", "RA-176"], given, "all 3 4 1", then);
}

#[test]
fn tv_13_to_17_lava_and_spikes() {
    let given = "room X05; t 1; b: t 20; c: t 8";
    check(&["TV-13"], given, "all 1 4 5", "t 1; b: t 10; c: t 4");
    check(&["TV-14"], given, "all 2 4 5", "t 0; b: t 18; c: t 6");
    check(&["TV-15"], given, "all 4 5 4", "t 1; b: t 20; c: t 8");
    let given = "room X04; w 0; b: w 8; c: w 9";
    check(&["TV-15"], given, "all 4 5 4", "w 0; b: w 8; c: w 9");
    check(&["TV-16"], given, "all 1 3 3", "w 5; b: w 9; c: w 9");
    let given = "room X04; w 8; b: w 9; c: w 2";
    let then = "w 10; b: w 11; c: w 4; is dead; b: is dead; over yes; winners c";
    check(&["TV-17"], given, "all 2 4 4", then);
}

#[test]
fn tv_18_to_20_vaults() {
    let then = "items none; b: items none; c: items torch 1";
    check(&["TV-18"], "room V01; supply sword 1", "all 4 4 1", then);
    let then = "items sword 1; b: items sword 1; c: w 1; supply torch 5 crystal 5 key 5";
    check(&["TV-19"], "room V01; supply sword 2; c: w 2", "all 4 4 5", then);
    let given = "room V04; t 19; b: t 5; c: t 5; w 0; b: w 1; c: w 6";
    check(&["TV-20"], given, "all 4 3 5", "t 20; b: t 5; c: t 5; w 0; b: w 0; c: w 4");
}

#[test]
fn tv_21_to_23_the_queue_and_the_first_player() {
    let given = "players 4; first b; b: items crystal 2; d: items crystal 1";
    let do_ = "b: crystal; c: 3; d: crystal; a: 5; b: crystal; d: 2; b: 4";
    check(&["TV-21"], given, do_, &format!("laid c3 a5 d2 b4; first a; {WHOLE}"));
    check(&["TV-22"], "players 5; first c", "all 5 1 5 2 5", "first e");
    check(&["TV-23"], "players 5; first c", "all 1 4 4 2 3", "first b");
}

#[test]
fn tv_24_a_key_keeps_the_power_cards() {
    let then = format!("t 7; b: t 7; c: t 7; hand 1 2 3 4 5; items none; {WHOLE}");
    check(&["TV-24"], "room T09; items key 1", "all key 5 4", &then);
}

#[test]
fn tv_25_and_26_the_dead_do_not_count() {
    let then = "fights unbeaten 13:14; a: w 0; b: w 2; c: w 2";
    check(&["TV-25"], "players 4; room M07; d: dead", "all 5 4 4 -", then);
    check(&["TV-26"], "room M03; c: dead", "all 2 2 -", "fights confused; w 0; b: w 0");
    let given = "shields; room M03; c: dead";
    check(&["TV-52"], given, "all 2 2 -", "fights unbeaten 4:11; w 3; b: w 3");
}

#[test]
fn tv_27_to_30_the_end() {
    // A magnet that nobody springs leaves everything as it is.
    let last = "at 5 5; room X01";
    let given = format!("{last}; t 15; b: t 12; c: t 6; w 5; b: w 5; c: w 3");
    check(&["TV-27"], &given, "all 1 1 1", "is bled; b: is bled; winners c; over yes");
    let given = format!("{last}; t 8; b: t 9; c: t 7; w 4; b: w 4; c: w 4");
    check(&["TV-28"], &given, "all 1 1 1", "is alive; b: is alive; c: is alive; winners b");
    let given =
        format!("players 4; {last}; t 10; b: t 10; c: t 10; d: t 14; w 3; b: w 2; c: w 2; d: w 7");
    check(&["TV-29"], &given, "all 1 1 1 1", "d: is bled; is alive; winners b c");
    let given = format!("players 2; {last}; t 11; b: t 11; w 6; b: w 4");
    check(&["TV-30"], &given, "all 1 1", "winners b; is alive");
}

#[test]
fn tv_31_to_33_duels() {
    let given = "players 2; room M09; items sword 1";
    check(&["TV-31"], given, "all sword 5", &format!("fights confused; w 0; b: w 0; {WHOLE}"));
    let then = "w 10; is dead; over yes; winners b";
    check(&["TV-32"], "players 2; room M09; w 7", "all 1 3", then);
    let given = "players 2; room X04; w 9; b: w 8";
    check(&["TV-33"], given, "all 2 5", "w 11; b: w 10; over yes; winners none");
}

#[test]
fn tv_34_to_38_a_hero_alone() {
    for (card, t) in [("5", 11), ("4", 7), ("3", 7), ("2", 5)] {
        check(&["TV-34"], "players 1; room T09", card, &format!("t {t}"));
    }
    check(&["TV-35"], "players 1; room T01", "2", "t 6");
    check(&["TV-35"], "players 1; room T01", "1", "t 5");
    let goblin = "players 1; room M05; monster 4";
    check(&["TV-36"], goblin, "5", "fights escaped 4; w 0");
    check(&["TV-36"], goblin, "4", "fights caught 4; w 2");
    check(&["TV-37"], "players 1; room M09; monster 5", "5", "fights caught 5; w 3");
    check(&["TV-38"], "players 1; room X01; t 20", "5", "t 17");
}

#[test]
fn tv_39_crystals_in_the_quick_variant() {
    let given = "quick; room T03; items crystal 1; c: items crystal 1 key 1";
    let do_ = "a: crystal; b: 4; c: crystal; a: 5; c: key";
    check(&["TV-39"], given, do_, "t 6; b: t 5; c: t 6");
}

#[test]
fn tv_40_a_full_bag() {
    check(&["TV-40"], "room T04; t 19", "all 5 1 1", "t 20");
}

#[test]
fn tv_41_the_supply_at_the_start() {
    let supply = "supply torch 4 crystal 3 key 4 sword 4";
    Table::fresh(Setup::plain(5)).expect(&["TV-41", "RA-025"], supply);
}

#[test]
fn tv_42_the_dungeon() {
    let ids = ["TV-42", "RA-020", "RA-021"];
    for seed in 0..24 {
        let n_heroes = 3 + (seed % 3) as u8;
        let setup = Setup { late_death: true, ..Setup::plain(n_heroes) };
        let mut table = Table::of_seed(setup, seed);
        table.play_on(|_| false);
        let entered = || {
            table.what().filter_map(|it| match it {
                What::Entered { room, was_dark, .. } => Some((*room, *was_dark)),
                _ => None, // Only rooms are counted.
            })
        };
        let rooms = entered().fold(RoomSet::NONE, |set, (room, _)| set.with(room));
        assert_eq!(entered().count(), 25, "{ids:?}");
        assert_eq!(rooms.len(), 25, "{ids:?}");
        assert_eq!(entered().filter(|(_, was_dark)| !was_dark).count(), 12, "{ids:?}");
        assert_eq!(deck(DungeonRaiders::EDITION).minus(rooms).len(), 5, "{ids:?}");
    }
}

#[test]
fn tv_43_and_44_supplies_that_run_short() {
    let given = "room V01; supply crystal 1; items crystal 1";
    let then = "items key 1; b: items crystal 1; c: items sword 1";
    check(&["TV-43", "RA-123"], given, "crystal; b: 2; c: 4; a: 3", then);
    let then = "items none; b: items none; c: w 0; supply torch 5 crystal 1 key 5 sword 5";
    check(&["TV-44"], "room V01; supply crystal 1; c: w 1", "all 2 2 5", then);
}

#[test]
fn tv_45_to_47_deaths() {
    let given = "players 4; first b; room M03; d: w 7; d: items torch 1";
    let then = format!("d: w 10; d: is dead; first c; {WHOLE}");
    check(&["TV-45", "RA-152", "RA-153"], given, "all 3 4 4 2", &then);
    let given = "players 4; first c; room X03; w 8; b: w 9; c: w 9; d: w 9";
    check(&["TV-46", "RA-153"], given, "all 5 4 4 1", "w 11; is dead; first b");
    let given = "room X04; w 8; b: w 9; c: w 8";
    let then = "is dead; b: is dead; c: is dead; over yes; winners none";
    check(&["TV-47", "RA-177"], given, "all 2 3 4", then);
}

#[test]
fn tv_48_a_sword_against_a_goblin() {
    let given = "players 4; room M05; items sword 1";
    check(&["TV-48"], given, "all sword 3 3 3", &format!("fights beaten 14:14; {WHOLE}"));
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
        let entered = || table.what().filter(|it| matches!(it, What::Entered { .. }));
        let drawn = table.state.dungeon.drawn();
        assert_eq!((entered().count(), drawn.len()), (25, 25), "{ids:?}");
        assert!(![Room::V01, Room::V02, Room::V03].iter().any(|&it| drawn.has(it)), "{ids:?}");
    }
}

#[test]
fn tv_50_and_51_without_a_bound_and_to_the_death() {
    check(&["TV-50"], "players 1; room V04; t 20", "4", "t 23");
    let then = "w 11; is dead; over yes; winners none";
    check(&["TV-51"], "players 1; room M01; monster 4; w 8", "4", then);
}
