//! The sixteen talents (PD-340 to PD-352).

use super::table::{Table, check};

#[test]
fn talents_act_before_round_1_or_on_occasion_or_once_a_round() {
    let ids = ["PD-340"];
    check(&ids, "draft T15 O06", "keep T15 O06", "round 1; potions 2");
    check(&ids, "talent T12; at D4", "1 walk C4", "potions 1");
    check(&ids, "talent T08", "3 level C", "psionic yes; levels 1/1/2/1");
    check(&ids, "talent T01", "1 brew; 2 brew", "potions 6");
}

#[test]
fn an_alchemist_brews_three_potions() {
    let ids = ["PD-341"];
    check(&ids, "talent T01", "1 brew", "potions 3");
    check(&ids, "talent T01; potions 10", "1 brew", "potions 12; gems 1");
    check(&ids, "talent T01", "1 walk F1", "potions 1");
    check(&ids, "talent T01; items cauldron 1", "1 craft cauldron", "potions 3");
    check(&ids, "talent T01; queue box potion", "box crown", "potions 1");
}

#[test]
fn a_noble_gets_a_box_for_every_hero_who_reaches_level_5() {
    let ids = ["PD-342"];
    check(&ids, "talent T02; levels 4/1/1/1", "1 level W", "queue box");
    check(&ids, "talent T02; levels 5/1/1/1", "1 level W", "queue none");
    check(&ids, "talent T02; levels 3/1/1/1", "1 level W", "queue none");
    check(&ids, "talent T02; levels 4/4/4/4; queue level", "gain C", "queue box");
    let four = "talent T02; levels 4/4/4/4; queue level level level level";
    check(&ids, four, "gain W; gain Z; gain C; gain R", "queue box box box box");
    check(&ids, "talent T02; levels 4/1/1/1; items tome 1", "2 craft tome; gain W", "queue box");
}

#[test]
fn a_treasure_hunter_takes_any_gem_from_afar() {
    let ids = ["PD-343"];
    for letter in ["A", "B", "C", "D", "E", "F", "G", "H"] {
        let then = format!("own {letter}; gems 1; rooms 0; minions 0; round 1; at outside");
        check(&ids, "draft T04 O06", &format!("keep T04 O06; steal {letter}"), &then);
    }
    check(&ids, "draft T04 O06", "keep T04 O06; decline", "own none; gems 0; round 1");
    check(&ids, "draft T04 O06", "keep T04 O06; 1 brew", "refused RewardFirst");
}

#[test]
fn the_room_of_a_gem_taken_from_afar_keeps_its_guard() {
    let ids = ["PD-343"];
    let mut table = Table::given("draft T04 O06");
    table.play("keep T04 O06; steal A");
    table.also("at A2");
    table.play("1 walk A3");
    table.expect(&ids, "traps 1; wounds 1; gems 1; own A; queue none");
    check(&ids, "talent T04; own C; gems 1; at D4", "1 walk C4", "minions 1; wounds 3; gems 1");
    // The track reward of the circle is taken.
    check(&ids, "draft T04 O06; gems 4", "keep T04 O06; steal C", "gems 5; queue level");
}

#[test]
fn every_third_minion_pays_the_beastmaster_and_the_shaman() {
    let ids = ["PD-344"];
    let rooms = ["D1", "B2", "E2", "C3", "F3", "A4", "C4", "B5", "F5", "C6", "A7"];
    for n_before in 1..=11 {
        let beaten = rooms[..n_before].join(" ");
        let is_third = (n_before + 1) % 3 == 0;
        let room = if n_before < 11 { rooms[n_before] } else { "D7" };
        let given = format!("beaten {beaten}; queue minion");
        let pays = if is_third { "box" } else { "none" };
        let then = format!("queue {pays}; minions {}", n_before + 1);
        check(&ids, &format!("{given}; talent T06"), &format!("mark {room}"), &then);
        let then = format!("potions {}", i32::from(is_third));
        check(&ids, &format!("{given}; talent T16"), &format!("mark {room}"), &then);
    }
    let both = "talent T06; beaten B2; items sceptre 1";
    check(&ids, both, "9 craft sceptre; mark F5; mark D7", "queue box; minions 3");
}

#[test]
fn a_veteran_raises_two_different_heroes() {
    let ids = ["PD-345"];
    check(&ids, "draft T07 O06", "keep T07 O06; gain W; gain C", "levels 2/1/2/1; round 1");
    check(&ids, "draft T07 O06", "keep T07 O06; gain W; gain W", "refused SameHero(Warrior)");
    check(&ids, "draft T07 O06", "keep T07 O06; gain W; decline", "refused CannotDecline");
}

#[test]
fn a_psionic_turns_one_die_a_round() {
    let ids = ["PD-346"];
    check(&ids, "talent T08", "3 level C", "levels 1/1/2/1; psionic yes");
    let roll = "talent T08; roll 3 4 1 6 8 9";
    check(&ids, roll, "3 level C; 4 level R", "refused WrongColour(Rogue)");
    check(&ids, roll, "6 level W; 8 level C; 9 level R", "levels 2/1/2/2; psionic yes");
    check(&ids, roll, "1 level W", "psionic no");
    check(&ids, "talent T08", "3 level C; 1 rest; 2 rest; done; 3 level C", "levels 1/1/3/1");
    check(&ids, "talent T08", "3 level R", "refused WrongHero(Rogue)");
    // The Wizard's ability does the same for nothing.
    check(&ids, "talent T08; levels 1/4/1/1", "3 level C", "psionic no; levels 1/4/2/1");
    check(&ids, "talent T08", "3 craft crown; 8 craft crown", "psionic no");
}

#[test]
fn a_fortune_teller_takes_one_wound_less_in_all() {
    let ids = ["PD-347"];
    check(&ids, "talent T09; next S S 3 8 9 10", "end", "wounds 1");
    check(&ids, "talent T09; next S 2 3 8 9 10", "end", "wounds 0");
    check(&ids, "talent T09; next 1 2 3 8 9 10", "end", "wounds 0");
    check(&ids, "talent T09; levels 1/1/4/1; next S S 3 8 9 10", "end", "wounds 0");
}

#[test]
fn a_merchant_gets_a_potion_for_every_gem() {
    let ids = ["PD-348"];
    check(&ids, "talent T12; at D4", "1 walk C4", "gems 1; potions 1");
    check(&ids, "talent T12; levels 1/1/1/3", "9 level R", "gems 1; potions 1");
    check(&ids, "talent T12; at D4; gems 2", "1 walk C4", "gems 3; potions 2");
    check(&ids, "talent T12; potions 10", "1 brew", "gems 1; potions 12; lost potion");
}

#[test]
fn a_ranger_crosses_water_and_goes_further() {
    let ids = ["PD-349"];
    check(
        &ids,
        "talent T11; at B3",
        "1 walk C3; gain W; step B3; step B2",
        "at B2; water 2; left 0",
    );
    check(
        &ids,
        "talent T11; at C4",
        "1 walk B4; step B5; step A5; step A6",
        "at A6; left 0; water 2",
    );
    check(&ids, "talent T11; at B2", "1 walk B3; step C3", "left 1");
    check(
        &ids,
        "talent T11; at B3; explored C3",
        "10 walk C3; step B3; step C3; step B3",
        "left 0",
    );
    // Each die gives it anew.
    let given = "talent T11; at B3; explored C3; beaten C3";
    check(&ids, given, "1 walk C3; step B3; step B2; 2 walk B3; step C3; step C2", "at C2; left 0");
    check(&ids, "talent T11; at B1", "1 walk B2", "refused Wall");
    // The Medallion alone gives no further move.
    check(
        &ids,
        "items medallion 2; at B3; explored C3",
        "1 walk C3; step B3; step B2",
        "refused NoMovesLeft",
    );
}

#[test]
fn the_extra_move_of_a_border_comes_once_for_a_die() {
    let given = "dungeon A; talent T11; at C3";
    let ids = ["PD-349", "PD-T33"];
    check(&ids, given, "1 walk B3; step C3; step B3", "left 0; water 3; path C3 B3 C3 B3");
    check(&ids, given, "1 walk B3; step C3; step B3; step C3", "refused NoMovesLeft");
}

#[test]
fn an_assassin_beats_any_two_minions() {
    let ids = ["PD-350"];
    let then = "beaten D1 D7; minions 2; wounds 0; round 1; rooms 0; potions 0; gems 0";
    check(&ids, "draft T13 O06", "keep T13 O06; mark D7; mark D1", then);
    check(&ids, "draft T13 O06", "keep T13 O06; mark A1", "refused NoMinion");
    check(&ids, "draft T13 O06", "keep T13 O06; mark D1; mark D1", "refused NoMinion");
}

#[test]
fn a_craftsman_begins_two_different_items() {
    let ids = ["PD-351"];
    check(
        &ids,
        "draft T14 O06",
        "keep T14 O06; box sword; box cloak",
        "items sword 1, cloak 1; round 1",
    );
    check(&ids, "draft T14 O06", "keep T14 O06; box sword; box sword", "refused SameItem(Sword)");
}

#[test]
fn barbarian_berserker_scout_and_healer_do_as_they_say() {
    let ids = ["PD-352"];
    let fight = "dungeon B; round 3; explored D4; levels 2/2/2/2";
    check(&ids, &format!("{fight}; talent T03"), "end", "fights +3; wounds 0");
    check(&ids, &format!("{fight}; talent T05"), "end", "fights +5; wounds 1; power:1A 12");
    check(&ids, "talent T10; at E2", "1 walk D2", "wounds 0; traps 1");
    check(&ids, "talent T10; at C1", "1 walk D1", "wounds 2");
    check(&ids, "draft T15 O06", "keep T15 O06", "potions 2; round 1");
    check(&ids, "draft T15 O06; next S S 3 8 9 10", "keep T15 O06", "hearts 2; wounds 0");
}
