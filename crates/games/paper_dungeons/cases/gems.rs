//! Gems (PD-210 to PD-224).

use super::table::check;

#[test]
fn two_gems_lie_outside_and_are_always_there() {
    let ids = ["PD-210"];
    let gone = "gone A B C D E F G H";
    check(&ids, &format!("{gone}; levels 1/1/1/3"), "9 level R", "gems 1; own none");
    check(&ids, &format!("{gone}; potions 11"), "1 brew", "gems 1; own none");
    let rivals = "players 2; levels 1/1/1/3; b: levels 1/1/1/3; b: potions 11; potions 11";
    check(&ids, rivals, "9 level R; 1 brew; b: 1 brew; b: 9 level R", "gems 2; b: gems 2");
    check(&ids, rivals, "9 level R; 1 brew; end", "gone none; b: gone none");
}

#[test]
fn a_gem_is_stolen_behind_its_guard() {
    let ids = ["PD-211"];
    check(&ids, "at D4", "1 walk C4", "beaten C4; wounds 3; gems 1; own C");
    check(&ids, "at D4; gone C", "1 walk C4", "beaten C4; wounds 3; gems 0; own none");
    check(&ids, "at D4; own C; gems 1", "1 walk C4", "beaten C4; gems 1");
    check(&ids, "at A2", "1 walk A3", "traps 1; wounds 1; own A");
}

#[test]
fn each_gem_fills_a_circle_and_takes_its_reward() {
    let ids = ["PD-212"];
    check(&ids, "at D4; gems 1", "1 walk C4", "gems 2; queue none; potions 0");
    check(&ids, "at D4; gems 2", "1 walk C4", "gems 3; potions 1");
    check(&ids, "at D4; gems 3", "1 walk C4", "gems 4; queue none");
    check(&ids, "at D4; gems 4", "1 walk C4", "gems 5; queue level");
    check(&ids, "at D4; gems 7", "1 walk C4", "gems 8; queue box");
    check(&ids, "levels 1/1/1/3; gems 7", "9 level R", "gems 8; queue box");
    check(&ids, "at D4; gems 9", "1 walk C4", "gems 10; line:gems 52");
}

const RIVALS: &str = "players 3; at D4; b: at D4; c: at D3";

#[test]
fn a_stolen_gem_vanishes_for_rivals_from_the_next_round_on() {
    let ids = ["PD-220"];
    check(&ids, RIVALS, "1 walk C4; c: 1 walk D4; c: step C4", "own C; c: own C");
    check(&ids, RIVALS, "1 walk C4; end; c: 1 walk D4; c: step C4", "c: gems 0; c: minions 1");
}

#[test]
fn several_teams_may_steal_one_gem_in_one_round() {
    let ids = ["PD-221", "PD-T19"];
    let then = "own C; b: own C; gems 1; b: gems 1; c: gems 0; gone none; b: gone none; c: gone C";
    check(&ids, RIVALS, "1 walk C4; b: 1 walk C4; end", then);
}

#[test]
fn letters_named_at_the_end_of_a_round_are_crossed_out() {
    let ids = ["PD-222"];
    check(&ids, RIVALS, "1 walk C4; end", "own C; gone none; b: gone C; c: gone C");
    check(&ids, RIVALS, "1 walk C4; b: 1 rest", "b: gone none");
    // What was named once is not named again, and what is gone stays gone.
    check(&ids, RIVALS, "1 walk C4; end; end", "gone none; b: gone C");
    // The room works as ever: its minion, its place on the map.
    check(&ids, "at D4; gone C", "1 walk C4", "minions 1; wounds 3; rooms 2; gems 0");
    check(&ids, "at C2; gone C", "1 walk C3; gain C", "levels 1/1/2/1");
}

#[test]
fn the_gem_of_a_treasure_hunter_is_not_named() {
    check(
        &["PD-223", "PD-343"],
        "players 2; draft T04 O06; b: draft T03 O11",
        "keep T04 O06; b: keep T03 O11; steal C; end; end",
        "own C; gems 1; gone none; b: gone none",
    );
}

#[test]
fn ten_gems_can_be_had() {
    let given = "own A B D E F G H; gems 8; at D4; potions 10";
    check(&["PD-224"], given, "1 walk C4; 2 brew", "gems 10; line:gems 52; lost none");
}
