//! Missions (PD-230 to PD-235).

use super::table::check;

/// Proves a mission: what is not enough, and what is.
#[track_caller]
fn mission(card: &str, short: &str, enough: &str) {
    let ids = ["PD-231"];
    let (one, two) = if ["M13", "M02"].contains(&card) { ("M16", "M05") } else { ("M13", "M02") };
    let missions = format!("players 2; round 4; missions {card} {one} {two}");
    let still = format!("claims none; open {card} {one} {two}");
    check(&ids, &format!("{missions}; {short}"), "end", &still);
    check(
        &ids,
        &format!("{missions}; {enough}"),
        "end",
        &format!("claims {card} +4; open {one} {two}"),
    );
}

#[test]
fn minions_of_three_levels() {
    mission("M01", "beaten D1 B2 F3 A4 C4", "beaten D1 F3 D7");
    mission("M01", "beaten F3 D7 A7 C6", "beaten E2 C4 F5");
}

#[test]
fn a_hero_of_level_6() {
    mission("M02", "levels 5/4/4/4", "levels 1/1/1/6");
}

#[test]
fn a_whole_row() {
    mission("M03", "explored A3 B3 C3 D3 E3 F1 F2 F4", "explored 3");
    mission("M03", "explored A7 B7 C7 D7 E7", "explored A7 B7 C7 D7 E7 F7");
}

#[test]
fn all_heroes_at_level_3() {
    mission("M04", "levels 4/4/4/2", "levels 3/3/3/3");
}

#[test]
fn a_whole_column() {
    mission("M05", "explored A1 A2 A3 A4 A5 A6 B7", "explored A");
    mission("M05", "explored F1 F2 F3 F4 F5 F7", "explored F");
}

#[test]
fn eight_potions_used_or_not() {
    mission("M06", "potions 7", "potions 8; hearts 16");
}

#[test]
fn three_heroes_of_level_4() {
    mission("M07", "levels 3/5/3/4", "levels 4/5/1/4");
}

#[test]
fn six_minions() {
    mission("M08", "beaten D1 B2 E2 C3 F3", "beaten D1 B2 E2 C3 F3 A4");
}

#[test]
fn four_gems() {
    mission("M09", "gems 3", "gems 4");
}

#[test]
fn two_corners() {
    mission("M10", "explored A1 B7 E7 F2", "explored A1 F7");
    mission("M10", "explored A7", "explored A7 F1");
}

#[test]
fn five_traps_with_repeats() {
    mission("M11", "traps 4; walls 3; water 3", "traps 5");
}

#[test]
fn fifteen_rooms() {
    mission("M12", "explored 1 2 B3 C3", "explored 1 2 B3 C3 D4");
}

#[test]
fn four_magic_items() {
    mission(
        "M13",
        "items sword 2, tome 2, crown 2, cloak 1, armour 1",
        "items sword 2, tome 2, crown 2, cloak 2",
    );
}

#[test]
fn strength_12() {
    mission("M14", "levels 5/4/1/1", "levels 5/5/1/1");
}

#[test]
fn the_rooms_of_all_three_monsters() {
    mission("M15", "dungeon A; explored D3 C5 D4 E6", "dungeon A; explored D3 C5 E7");
    mission("M15", "dungeon L; explored D3 C5 E7", "dungeon L; explored D4 C5 D6");
}

#[test]
fn two_heroes_of_level_5() {
    mission("M16", "levels 5/4/4/4", "levels 5/1/1/5");
}

const THREE: &str = "players 3; round 4; missions M06 M14 M09";

#[test]
fn missions_are_common_to_all_teams() {
    check(&["PD-230"], THREE, "", "open M06 M14 M09");
    check(
        &["PD-230"],
        &format!("{THREE}; b: potions 8; c: gems 4"),
        "end",
        "b: claims M06 +4; c: claims M09 +4",
    );
    check(&["PD-230"], "players 3; round 4; potions 8", "end", "claims none");
}

#[test]
fn a_mission_is_claimed_at_the_end_of_a_round() {
    let ids = ["PD-232"];
    check(&ids, &format!("{THREE}; potions 6"), "1 brew; box crown", "claims none; potions 8");
    check(
        &ids,
        &format!("{THREE}; potions 6"),
        "1 brew; box crown; end",
        "claims M06 +4; line:missions 4; round 5",
    );
}

#[test]
fn all_teams_score_it_in_one_round_and_then_it_is_gone() {
    let ids = ["PD-233"];
    let given = format!("{THREE}; potions 8; b: potions 9; c: potions 7");
    check(&ids, &given, "end", "claims M06 +4; b: claims M06 +4; c: claims none; open M14 M09");
    let then = "c: potions 9; c: claims none; open M14 M09; claims M06 +4";
    check(&ids, &given, "end; c: 1 brew; c: box crown; end", then);
}

#[test]
fn several_missions_may_be_claimed_at_once_and_by_themselves() {
    let given = format!("{THREE}; potions 8; gems 4; levels 3/3/3/3");
    check(&["PD-234"], &given, "end", "claims M06 +4, M14 +4, M09 +4; open none; line:missions 12");
}

#[test]
fn missions_look_at_the_whole_game_so_far() {
    // The potions of earlier rounds count.
    check(&["PD-235"], &format!("{THREE}; potions 8"), "end", "claims M06 +4");
}

#[test]
fn missions_are_tested_before_the_fight() {
    let ids = ["PD-235", "PD-T43"];
    let given = "players 2; dungeon B; round 3; missions M14 M16 M13; levels 3/3/3/2; explored D4";
    check(&ids, given, "end", "fights +5; queue level; claims none");
    check(&ids, given, "end; gain R", "round 4; strength 12; claims none");
    check(&ids, given, "end; gain R; end", "claims M14 +4; b: claims none");
    let rival = format!("{given}; b: levels 3/3/3/3");
    check(&ids, &rival, "end", "claims none; b: claims M14 +4; open M16 M13");
    check(&ids, &rival, "end; gain R; end", "claims none");
}

#[test]
fn there_is_no_test_after_the_last_fight() {
    let given = "players 2; dungeon I; round 8; missions M14 M16 M13; levels 1/1/3/6; explored D6";
    let given = format!("{given}; items sword 2; talent T05; b: levels 1/1/1/1");
    check(&["PD-235"], &given, "end; gain W", "phase Over; strength 12; claims none");
}
