//! The switches of other editions (appendix B).

use std::collections::BTreeSet;

use dungeon_raiders::{Chests, Dungeon, DungeonRaiders, Letter, Light, Place, Setup};
use kernel::{Game, Observer};

use super::table::{Table, check};

#[test]
fn spikes_of_2013_halve_the_life() {
    let ids = ["RA-E01"];
    check(&ids, "spikes; room X04; w 3; b: w 0; c: w 9", "all 1 5 5", "w 7; b: w 5; c: w 10");
    check(&ids, "spikes; room X04; w 3; c: w 9", "all 1 5 5", "c: is dead");
    check(&ids, "spikes; room X04; w 3", "all 2 5 5", "w 5");
}

#[test]
fn equal_treasure_is_a_shared_victory() {
    let given = "tie; players 4; at 5 5; room X01; w 2; b: w 1; c: w 1; d: w 9; c: t 4";
    check(&["RA-E02"], given, "all 1 1 1 1", "winners a b; c: rank 3");
}

#[test]
fn nobody_dies_before_the_end() {
    let ids = ["RA-E03"];
    check(&ids, "death; room X03; w 9; b: w 9; c: w 11", "all 5 1 1", "w 12; is alive; over no");
    check(&ids, "death; room X04; w 9; b: w 12; c: w 3", "all 1 5 5", "w 9; b: w 12; c: w 6");
    let last = "death; at 5 5; room X01";
    check(&ids, &format!("{last}; w 14; b: w 12"), "all 1 1 1", "is bled; b: is alive");
    let duel = "death; players 2; room X04";
    check(&ids, &format!("{duel}; w 9; b: w 1"), "all 2 5", "w 11; is alive; over no");
    let alone = "death; players 1; room X04; w 9";
    check(&ids, alone, "2", "is dead; over yes");
}

#[test]
fn level_cards_say_which_rooms_are_lit() {
    let ids = ["RA-E04"];
    let known = ["UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU"];
    let setup = Setup { level_cards: true, late_death: true, ..Setup::plain(3) };
    let mut came = BTreeSet::new();
    for seed in 0..24 {
        let mut table = Table::of_seed(setup, seed);
        table.play_on(|_| false);
        let side = |place: Place| match table.state.dungeon.slot(place).light {
            Light::Lit => 'U',
            Light::Dark => 'D',
            Light::Stacked => '?',
        };
        let seen: Vec<String> =
            (0..5).map(|level| Dungeon::places(level).map(side).collect()).collect();
        assert!(seen.iter().all(|it| known.contains(&it.as_str())), "{ids:?}: {seen:?}");
        for (nth, level) in seen.iter().enumerate() {
            assert!(!seen[..nth].contains(level), "{ids:?}: {seen:?}");
        }
        came.extend(seen);
    }
    assert_eq!(came.len(), known.len(), "{ids:?}: each can come");
}

#[test]
fn shields_go_by_the_heroes_at_the_start() {
    let ids = ["RA-E06"];
    let given = "shields; players 4; c: dead; d: dead; room M05";
    check(&ids, given, "all 5 4 - -", "fights unbeaten 9:14; w 0; b: w 2");
    check(&ids, given, "all 4 4 - -", "fights unbeaten 8:14; w 2; b: w 2");
    let alone = "shields; b: dead; c: dead";
    check(&ids, &format!("{alone}; room M01"), "5", "fights unbeaten 5:8; w 3; over no");
    check(&ids, &format!("{alone}; room T09"), "1", "t 9; first a");
    check(&ids, &format!("{alone}; room X03"), "5", "w 3");
    check(&ids, &format!("{alone}; room X03; w 8"), "5", "is dead; over yes; winners none");
    check(&ids, "shields; players 2; room M05", "all 5 4", "fights unbeatable");
    let given = "shields; b: dead; room X04; c: w 9; w 0";
    check(&ids, given, "all 5 - 2", "c: is dead; over no; awaited a");
}

#[test]
fn to_the_letter_a_tie_for_first_player_goes_to_the_next_hero() {
    let ids = ["RA-E06", "RA-152"];
    let five = |word: &str| format!("{word}; players 5; first c; room T01");
    // The third began; the first and the fourth are equal, the fourth comes next.
    check(&ids, &five("letter"), "all 5 1 2 5 1", "first d");
    check(&ids, &five("letter"), "all 5 1 5 2 1", "first d");
    check(&ids, &five("shields"), "all 5 1 5 2 1", "first a");
    check(&ids, &five("letter"), "all 3 1 5 2 1", "first c");
    check(&ids, &five("letter"), "all 3 5 2 1 1", "first b");
    // Whoever is dead leads nobody.
    check(&ids, "letter; players 4; d: dead; first c; room T01", "all 5 5 1 -", "first a");
    check(&ids, "letter; players 2; first a; room T01", "all 5 5", "first b");
    check(&ids, "letter; players 4; c: dead; d: dead; room M05", "all 4 4 - -", "w 2; b: w 2");
    check(&ids, "letter; quick; room T01", "all 5 5 1", "first none");
}

#[test]
fn a_hero_alone_may_be_held_to_one_chest() {
    let ids = ["RA-E07", "RA-229"];
    for (card, total) in [("5", "t 9"), ("4", "t 7"), ("3", "t 7"), ("2", "t 5")] {
        check(&ids, "players 1; one-chest; room T09", card, total);
    }
    check(&ids, "players 1; room T09", "5", "t 11");
    check(&ids, "players 3; one-chest; room T09", "all 5 4 1", "t 9; b: t 7");
}

#[test]
fn old_setups_mean_what_they_meant() {
    let ids = ["RA-E06", "RA-E07", "RA-192"];
    let text = |memory: &str, tail: &str| {
        format!(
            "players=3 quick=no heroes=dealt wounds=2 memory={memory} boss=no spikes=2011 \
             tie=wounds death=early light=shuffled shield={tail}"
        )
    };
    let read = |memory: &str, tail: &str| -> Setup {
        text(memory, tail).parse().unwrap_or_else(|error| panic!("{ids:?}: {tail}: {error}"))
    };
    let old = read("yes", "start");
    assert!(old.memory && !old.passes_ties_on() && old.counts_the_dead(), "{ids:?}");
    assert_eq!(old.chests, Chests::All, "{ids:?}");
    assert_eq!(read("yes", "start chests=all"), old, "{ids:?}: a new table says it");
    assert_eq!(read("no", "living"), Setup::plain(3), "{ids:?}");
    for (memory, tail) in [("yes", "start"), ("no", "living"), ("no", "letter chests=one")] {
        assert_eq!(read(memory, tail).to_string(), text(memory, tail), "{ids:?}");
    }
    for tail in ["start chests=two", "start chests=one chests=one", "start memory=no", "end"] {
        assert!(text("no", tail).parse::<Setup>().is_err(), "{ids:?}: {tail}");
    }
}

#[test]
fn switches_that_do_not_go_with_the_table_do_nothing() {
    let ids = ["RA-E03", "RA-E06", "RA-B02"];
    let odd = Setup {
        boss: true,
        late_death: true,
        letter: Letter::Full,
        quick: true,
        ..Setup::plain(1)
    };
    assert!(!odd.has_boss() && !odd.dies_late() && !odd.counts_the_dead(), "{ids:?}");
    let duel = Setup { letter: Letter::Full, chests: Chests::One, ..Setup::plain(2) };
    assert!(!duel.passes_ties_on() && !duel.takes_one_chest(), "{ids:?}");
    let plain = Table::fresh(Setup::plain(1));
    let view = |table: &Table| DungeonRaiders::view(&table.state, Observer::All).dungeon;
    assert_eq!(view(&Table::fresh(odd)), view(&plain), "{ids:?}");
}
