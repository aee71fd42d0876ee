//! Levels, regrouping, fleeing and the end (DR-015 to DR-021, DR-061 to DR-071, DR-094 to DR-097,
//! DR-132, DR-139, DR-140).

use dungeon_roll::{DungeonRoll, Setup};
use kernel::chance::FastChance;
use kernel::{Match, Seed};

use super::given::setup;
use super::table::{Table, check};

#[test]
fn a_level_has_as_many_dice_as_its_number() {
    for level in 1..=9 {
        for lair in 0..=2 {
            let given = format!("phase regroup; level {level}; lair {lair}; party FF");
            let then = format!("rolled {}; party FF; graveyard 5", (level + 1).min(7 - lair));
            check(&["DR-018", "DR-019", "DR-020", "DR-139"], &given, "seek", &then);
        }
    }
    let given = "setup dice=9; phase regroup; level 9; lair 1";
    check(&["DR-019"], given, "seek", "rolled 8; level 10");
}

#[test]
fn dragons_among_the_dice_go_to_the_lair() {
    let given = "phase regroup; level 4; lair 1";
    check(&["DR-004", "DR-005"], given, "[roll DGD$P]; seek", "floor G$P; lair 3; reserve 1");
}

#[test]
fn recruits_leave_when_the_party_regroups() {
    let given = "hero necromancer; party F; floor KK; level 2";
    let then = "temps none; phase regroup; reserve 7; party F";
    check(&["DR-061"], given, "unleash KK; end", then);
    let given = "hero necromancer; party F; floor KKG; level 2";
    check(&["DR-132"], given, "unleash KK; flee", "temps none; turn 1");
    let given = format!("{given}; treasures portal");
    check(&["DR-132"], &given, "unleash KK; portal", "temps none; turn 1; xp 7");
}

#[test]
fn to_retire_or_to_seek_glory() {
    for level in 1..=9 {
        let given = format!("phase regroup; level {level}; party FCH; lair 2");
        let paid = format!("xp {level}; turn 1; line:delve-1 {level}");
        check(&["DR-062", "DR-071"], &given, "retire", &paid);
        let deeper = format!("level {}; party FCH; phase monster", level + 1);
        check(&["DR-064"], &given, "[party F]; seek", &deeper);
        let table = Table::given(&given);
        assert_eq!(table.legal(), ["retire", "seek"], "{:?}", ["DR-071", "DR-079"]);
    }
    let given = "phase regroup; level 4; treasures portal";
    check(&["DR-079"], given, "portal", "refused NotNow");
    check(&["DR-071"], given, "flee", "refused CannotFlee");
}

#[test]
fn level_ten_is_the_end() {
    let given = "level 10; party FCM; floor G";
    check(&["DR-063"], given, "fight F G; end", "xp 10; turn 1");
    let given = "level 10; phase dragon; lair 3; party FCM";
    check(&["DR-063", "DR-057"], given, "dragon F C M", "xp 11; turn 1");
}

#[test]
fn the_lair_keeps_its_dice_from_level_to_level() {
    let given = "level 3; party F; floor -; lair 2";
    check(&["DR-065", "DR-005"], given, "end; [roll GGGG]; seek", "lair 2; floor GGGG");
    check(&["DR-066", "DR-005"], given, "end; [first G]; retire", "lair 0; reserve 6; floor G");
}

#[test]
fn who_flees_keeps_what_he_has() {
    let given = "level 5; party F; floor KK; xp 2; treasures ring scales";
    let then = "xp 2; treasures ring scales; turn 1; line:delve-1 0";
    check(&["DR-067", "DR-068", "DR-069", "DR-071"], given, "flee", then);
    let given = "phase loot; bag none; floor $; party F; level 2; lair 3";
    check(&["DR-068", "DR-043"], given, "open F 1; flee", "xp 1; line:empty-bag 1");
    check(&["DR-070"], "party F; floor $", "flee", "refused NothingToFlee");
    check(&["DR-070"], "phase loot; party F; floor $", "flee", "refused CannotFlee");
    // Somebody who could fight may flee all the same.
    check(&["DR-070"], "party H; floor G", "flee", "turn 1");
}

#[test]
fn every_player_delves_three_times() {
    let given = "setup players=2; turn 5; delves 3; b: delves 2; phase regroup; level 2";
    check(&["DR-095"], given, "retire", "phase over; b: xp 2; b: delves 3");
    let given = "setup players=2; turn 4; delves 2; b: delves 2; phase regroup; level 2";
    check(&["DR-095", "DR-094"], given, "retire", "phase monster; adventurer b; lord a; xp 2");
    let mut table = Table::given("setup players=2; party F; floor G");
    table.play("b: flee");
    table.expect(&["DR-094"], "refused NotYourDelve");
    let mut table = Table::given("turn 2; delves 2; phase regroup");
    table.play("retire; seek");
    table.expect(&["DR-095"], "refused MatchIsOver");
}

#[test]
fn experience_has_no_limit() {
    let given = "xp 200; phase regroup; level 9";
    check(&["DR-097"], given, "retire", "xp 209; total 209");
}

#[test]
fn what_luck_answered_is_marked_in_the_history() {
    let ids = ["DR-140"];
    let setup: Setup = setup("deal=none");
    let mut game: Match<DungeonRoll> = Match::begin(setup, Seed::from_bits(3)).expect("a table");
    let mut luck = FastChance::new(3);
    game.play_at_random(&mut luck, 400);
    let entries = |verbs: [&str; 2]| {
        let is_it = |it: &str| verbs.iter().any(|verb| it.starts_with(verb));
        game.log().iter().filter(|it| is_it(&it.action.to_string())).collect::<Vec<_>>()
    };
    assert!(!entries(["seek", "retire"]).is_empty(), "{ids:?}");
    assert!(entries(["seek", "reroll"]).iter().all(|it| it.drew), "{ids:?}");
    assert!(!entries(["fight", "drink"]).is_empty(), "{ids:?}");
    assert!(entries(["fight", "drink"]).iter().all(|it| !it.drew), "{ids:?}");
}
