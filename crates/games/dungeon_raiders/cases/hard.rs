//! The hard computer where the best card is plain.

use dungeon_raiders::DungeonRaiders;
use kernel::chance::FastChance;
use kernel::{Bots, Game, Observer, Seat};

use super::table::Table;

/// After some play, seat a does one of these, separated by bars.
#[track_caller]
fn check(ids: &[&str], given: &str, play: &str, best: &str) {
    let mut table = Table::given(given);
    table.play(play);
    let view = DungeonRaiders::view(&table.state, Observer::Seat(Seat::FIRST));
    let mut legal = Vec::new();
    DungeonRaiders::legal(&table.state, Seat::FIRST, &mut legal);
    let hard = DungeonRaiders::LEVELS.len() - 1;
    let done = DungeonRaiders::think(hard, &view, Seat::FIRST, &legal, &mut FastChance::new(5))
        .to_string();
    assert!(best.split('|').any(|it| it == done), "{ids:?}: {done}");
}

#[test]
fn the_last_to_lay_takes_a_chest_cheaply() {
    check(&["RA-080"], "first b; room T04", "b: 1; c: 1", "lay 2");
}

#[test]
fn a_beaten_monster_takes_a_card_that_is_not_missed() {
    check(&["RA-092"], "first b; room M02; supply key 5", "b: 5; c: 5", "lay 1|lay 2");
}

#[test]
fn the_last_chest_that_decides_is_taken() {
    check(&["RA-182"], "players 2; first b; at 5 5; room T04; t 5; b: t 8", "b: 3", "lay 4|lay 5");
}

#[test]
fn whoever_would_bleed_heals_instead_of_taking_coins() {
    let given = "first b; at 5 5; room V04; t 9; w 5; b: w 4; c: w 3";
    check(&["RA-120", "RA-180"], given, "b: 1; c: 1", "lay 5");
}

#[test]
fn a_hero_alone_slips_past_what_would_kill() {
    check(&["RA-227"], "players 1; room M01; monster 3; w 9", "", "lay 4|lay 5");
}
