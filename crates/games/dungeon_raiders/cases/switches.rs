//! The switches of other editions.

use std::collections::BTreeSet;

use dungeon_raiders::{Chests, Dungeon, DungeonRaiders, Letter, Light, Place, Setup};
use kernel::{Game, Observer};

use super::table::Table;

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
