//! The test vectors of section 8. Those not found here stand with the rules that they prove.

use super::table::{Table, check};

#[test]
fn t01_a_black_warrior_die_raises_a_black_warrior() {
    // On O07 the Warrior and the Cleric are black.
    let given = "objective O07; roll 1 2 3 6 9 10";
    check(&["PD-T01"], given, "6 level W", "levels 2/1/1/1; strength 5");
}

#[test]
fn t02_the_goblin_of_d1() {
    let given = "levels 1/1/1/2";
    check(&["PD-T02"], given, "1 walk C1", "minions 0; wounds 0; potions 0; queue none");
    check(&["PD-T02"], given, "1 walk C1; step D1", "wounds 1; hearts 0; potions 1; minions 1");
}

#[test]
fn t03_a_potion_then_a_trap() {
    let ids = ["PD-T03"];
    check(&ids, "", "1 walk F1", "potions 1; minions 0");
    check(&ids, "", "1 walk F1; step E1", "hearts 1; wounds 0; traps 1; queue box");
    check(&ids, "", "1 walk F1; step E1; box medallion", "items medallion 1");
}

#[test]
fn t05_boxes_and_complete_items() {
    let given = "items sword 2, armour 2, cloak 1, cauldron 1";
    check(&["PD-T05"], given, "", "line:items 8; potions 0; power:1C 8");
    check(&["PD-T05"], &format!("{given}; at B1"), "1 walk B2", "refused Wall");
    check(&["PD-T05"], &format!("{given}; at C1"), "1 walk D1", "wounds 1");
}

#[test]
fn t06_six_potions_with_three_dice() {
    let ids = ["PD-T06"];
    check(&ids, "", "1 brew; 2 brew; gain W; 3 brew", "potions 6; free 12; levels 2/1/1/1");
    check(&ids, "hearts 3; potions 2", "1 brew; gain W; 2 brew", "potions 6; free 9");
}

#[test]
fn t07_to_t11_glory_of_the_tracks() {
    check(&["PD-T07"], "levels 3/5/4/3", "", "line:levels 6");
    check(&["PD-T08"], "gems 7", "", "line:gems 30");
    check(&["PD-T09"], "beaten D1 B2 E2 C3 F3 A4 C4 B5 F5", "", "line:minions 16");
    check(&["PD-T10"], "levels 3/3/3/3; wounds 11", "", "line:wounds -6");
    let fallen = "wounds 11; resurrected yes";
    check(&["PD-T11"], fallen, "", "line:resurrection -9; line:wounds -6");
}

#[test]
fn t12_objective_and_talent() {
    let given = "round 8; objective O13; talent T15; beaten D1 B2 E2 C3 F3 A4 C4";
    check(&["PD-T12"], given, "end", "line:objective 4; line:talent 2");
}

#[test]
fn t13_three_teams_against_the_chimera() {
    let given = "players 3; dungeon B; round 6; explored A5; b: explored A5; c: explored A5; \
        talent T01; b: talent T01; c: talent T01; \
        levels 3/3/2/4; b: levels 3/3/3/2; c: levels 4/4/3/5";
    let ids = ["PD-T13"];
    check(&ids, given, "", "power:2A 16; b: power:2A 13; c: power:2A 22");
    let then = "fights +3; wounds 4; b: fights -4; b: wounds 0; c: fights +7; c: wounds 2; \
        queue none; b: queue none; c: queue box";
    check(&ids, given, "end", then);
    check(&ids, given, "end; c: box crown", "c: items crown 1; round 7");
}

#[test]
fn t18_one_wound_too_many() {
    let given = "wounds 4; at B1";
    check(&["PD-T18"], given, "1 walk A1", "wounds 5; resurrected yes; phase Action");
    check(&["PD-T18"], given, "1 walk A1; 2 brew", "used 1 2; refused no");
}

#[test]
fn t31_power_against_the_chimera() {
    check(&["PD-T31"], "levels 4/4/2/2", "", "power:2A 15");
}

#[test]
fn t32_a_cauldron_at_eleven_potions() {
    let given = "potions 11; items cauldron 1";
    check(&["PD-T32"], given, "1 craft cauldron", "potions 12; gems 1; queue none");
}

#[test]
fn t34_armour_spares_a_wound() {
    let given = "items armour 2; levels 1/2/1/1; at F2";
    check(&["PD-T34"], given, "1 walk E2", "wounds 0; minions 1");
}

#[test]
fn t35_the_third_minion_of_a_beastmaster() {
    let given = "talent T06; beaten D1 B2; at F4";
    check(&["PD-T35"], given, "1 walk F3", "queue box; minions 3");
    check(&["PD-T35"], given, "1 walk F3; box crown", "items crown 1");
}

#[test]
fn t36_an_assassin_comes_to_a_marked_room() {
    let mut table = Table::given("draft T13 O06");
    table.play("keep T13 O06; mark D7; mark A7");
    table.also("at D6");
    table.play("1 walk D7");
    table.expect(&["PD-T36"], "wounds 0; minions 2; own H; gems 1");
}

#[test]
fn t38_and_t39_skulls() {
    let skulls = "next S S 3 8 9 10";
    check(&["PD-T38"], &format!("{skulls}; talent T09; levels 1/1/3/1"), "end", "wounds 1");
    check(&["PD-T39"], &format!("{skulls}; levels 1/1/4/1"), "end", "wounds 0");
}

#[test]
fn t40_a_gem_is_left_outside() {
    let given = "gone A C E G; own B D F H; gems 4; levels 1/1/1/3";
    check(&["PD-T40"], given, "9 level R", "gems 5; own B D F H");
    check(&["PD-T40"], "gone A B C D E F G H; levels 1/1/1/3", "9 level R", "gems 1");
}

#[test]
fn t41_the_room_of_a_gem_taken_before_the_game() {
    let mut table = Table::given("draft T04 O06");
    table.play("keep T04 O06; steal C");
    table.also("levels 4/1/1/1; at D4");
    table.play("1 walk C4");
    table.expect(&["PD-T41"], "wounds 0; minions 1; beaten C4; gems 1; own C; queue none");
}

#[test]
fn t42_three_teams_against_the_minotaur() {
    let given = "players 3; dungeon B; round 3; talent T01; b: talent T01; c: talent T01; \
        levels 3/2/2/2; b: levels 3/2/2/1; c: levels 2/2/1/2; b: explored D4; c: explored D4";
    let ids = ["PD-T42"];
    check(&ids, given, "", "power:1A 12; b: power:1A 11; c: power:1A 9");
    let then = "fights -2; wounds 0; b: fights +3; b: wounds 2; c: fights +2; c: wounds 3; \
        queue none; b: queue level; c: queue none";
    check(&ids, given, "end", then);
    check(&ids, given, "end; b: gain Z", "b: levels 3/3/2/1; round 4");
}

#[test]
fn t44_rooms_visited_before() {
    let given = "dungeon A; explored A3 A4; beaten A4; own A; gems 1; at B3";
    check(&["PD-T44"], given, "1 walk A3", "wounds 1; gems 1");
    check(&["PD-T44"], given, "1 walk A3; step A4", "wounds 1; gems 1; minions 1; queue none");
}
