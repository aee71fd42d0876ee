//! Monsters (PD-240 to PD-250). Dungeon B: Minotaur in D4, Chimera in A5, Watcher in E7.

use super::table::check;

#[test]
fn monsters_are_fought_after_rounds_3_6_and_8() {
    let ids = ["PD-240"];
    let given = "dungeon B; levels 6/6/6/6; explored D4 A5 E7";
    for round in [1, 2, 4, 5, 7] {
        check(&ids, &format!("{given}; round {round}"), "end", "fights none");
    }
    check(&ids, &format!("{given}; round 3"), "end", "fights +5; line:1A 5; line:2A none");
    check(&ids, &format!("{given}; round 6"), "end", "fights +7; line:2A 7");
    check(&ids, &format!("{given}; round 8"), "end", "fights +11; line:3A 11; phase Over");
}

#[test]
fn a_team_fights_where_it_once_was() {
    let ids = ["PD-241", "PD-T14"];
    let given = "dungeon B; round 3; levels 2/2/2/2; talent T01";
    check(&ids, &format!("{given}; explored D4; at B1"), "end", "fights +3; wounds 2");
    check(&ids, &format!("{given}; at D3"), "1 walk D4; end", "fights +3; wounds 2");
    check(&ids, &format!("{given}; at D3"), "end", "fights -2; wounds 0");
    check(&ids, "dungeon B; round 2; at D3", "1 walk D4; end; end", "fights -2; round 4");
    let two = "dungeon B; round 2; at D3; levels 2/2/2/2";
    check(&ids, two, "1 walk D4; step D3; end; end", "fights +3; round 4");
}

#[test]
fn power_is_strength_the_feared_hero_once_more_and_bonuses() {
    let ids = ["PD-242"];
    check(&ids, "levels 1/2/3/3", "", "power:1A 10; power:1B 12; power:1C 11; power:1D 12");
    check(&ids, "levels 4/2/3/3", "", "power:1A 17; power:1B 16");
    check(&ids, "levels 3/2/3/3; items sword 2", "", "power:1A 17");
    check(&ids, "levels 3/2/3/3; items sword 1", "", "power:1A 14");
    check(&ids, "levels 3/2/3/3; talent T05", "", "power:1A 16");
    check(&ids, "levels 4/2/3/3; items sword 2; talent T05", "", "power:1A 22");
}

#[test]
fn equality_reaches_a_range() {
    let ids = ["PD-243", "PD-244", "PD-T30"];
    // Chimera: power is strength and the Rogue's level once more.
    let rows = [
        ("3/3/3/2", "-4", 0),
        ("3/3/2/3", "+3", 4),
        ("3/3/3/4", "+3", 4),
        ("3/3/4/4", "+5", 3),
        ("3/3/3/6", "+5", 3),
        ("3/3/6/5", "+7", 2),
        ("6/6/6/6", "+7", 2),
    ];
    for (levels, glory, wounds) in rows {
        let given = format!("dungeon B; round 6; explored A5; talent T01; levels {levels}");
        check(&ids, &given, "end", &format!("fights {glory}; wounds {wounds}"));
    }
}

#[test]
fn a_barbarian_is_not_wounded() {
    let given = "dungeon B; round 6; explored A5; talent T03; levels 3/3/2/3";
    check(&["PD-244"], given, "end", "fights +3; wounds 0");
}

#[test]
fn who_has_not_been_there_or_is_too_weak_flees() {
    let ids = ["PD-245", "PD-T15"];
    check(&ids, "dungeon B; round 6; levels 6/6/6/6", "end", "fights -4; wounds 0; line:2A -4");
    check(&["PD-245"], "dungeon B; round 6; explored A5", "end", "fights -4; wounds 0");
    check(&["PD-245"], "dungeon B; round 8; explored A5", "end", "fights -6");
}

#[test]
fn teams_fight_separately() {
    let given = "players 2; dungeon B; round 6; explored A5; b: explored A5; talent T01; \
        b: talent T02; levels 3/3/2/3; b: levels 3/3/2/3";
    check(&["PD-246"], given, "end", "fights +3; wounds 4; b: fights +3; b: wounds 4");
}

const PAIR: &str = "players 2; dungeon B; round 6; explored A5; b: explored A5";

#[test]
fn the_one_strongest_team_gets_the_reward() {
    let ids = ["PD-247"];
    let given = format!("{PAIR}; levels 3/3/3/4; b: levels 3/3/2/3");
    check(&ids, &given, "end", "queue box; b: queue none; phase Spoils; round 6");
    check(&ids, &given, "end; box cloak", "items cloak 1; b: items none; round 7");
    let tied = format!("{PAIR}; levels 3/3/3/4; b: levels 3/3/3/4");
    check(&["PD-247", "PD-T16"], &tied, "end", "queue none; b: queue none; round 7");
    // Who fled is not compared: the only team that fought is the strongest.
    let alone = "players 2; dungeon B; round 6; explored A5; levels 3/3/2/3; b: levels 6/6/6/6";
    check(&ids, alone, "end", "queue box; b: fights -4");
    check(&ids, "players 2; dungeon B; round 6", "end", "queue none; b: queue none; round 7");
    check(&ids, "dungeon B; round 6; explored A5; levels 6/6/6/6", "end", "queue none; round 7");
}

#[test]
fn every_kind_of_reward_is_given() {
    let ids = ["PD-247"];
    let pair = "players 2; levels 6/6/6/5; b: levels 1/1/1/1";
    check(&ids, &format!("{pair}; dungeon B; round 3; explored D4"), "end", "queue level");
    check(&ids, &format!("{pair}; dungeon C; round 3; explored F4"), "end", "queue box");
    check(&ids, &format!("{pair}; dungeon A; round 3; explored D3"), "end", "potions 2; round 4");
    check(&ids, &format!("{pair}; dungeon D; round 3; explored B3"), "end", "potions 1; round 4");
    check(&ids, &format!("{pair}; dungeon C; round 6; explored C5"), "end", "potions 3; round 7");
    check(&ids, &format!("{pair}; dungeon A; round 8; explored E7"), "end", "queue box box");
}

#[test]
fn glory_comes_before_wounds_reward_and_vanishing() {
    let ids = ["PD-248"];
    // The Cauldron completed as a reward comes too late for the wounds of the fight.
    let given = format!("{PAIR}; vanishing yes; talent T01; levels 3/3/3/4; items cauldron 1");
    check(&ids, &given, "end", "fights +3; wounds 4; queue box; gone none; b: gone none");
    check(
        &ids,
        &given,
        "end; box cauldron",
        "wounds 4; hearts 0; potions 3; gone E G; b: gone E G",
    );
}

#[test]
fn a_reward_does_not_change_the_fight_just_made() {
    let ids = ["PD-249"];
    let given = "players 2; dungeon B; round 3; explored D4; levels 2/2/2/1; b: levels 1/1/1/1";
    check(&ids, given, "end; gain W", "levels 3/2/2/1; fights +2; power:1A 11; line:1A 2");
    check(&ids, given, "end; gain R", "levels 2/2/2/2; fights +2; line:levels 3");
}

#[test]
fn the_glory_of_a_fight_is_written_at_once() {
    let ids = ["PD-250"];
    check(&ids, "dungeon B; round 3; explored D4; levels 2/2/2/2", "end", "line:1A 3; round 4");
    check(&ids, "dungeon B; round 3", "end", "line:1A -2; round 4");
}
