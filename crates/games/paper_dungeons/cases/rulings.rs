//! Rulings on edge cases (PD-400 to PD-427).

use super::table::{Table, check};

#[test]
fn health_that_rises_does_not_undo_a_resurrection() {
    let given = "wounds 5; resurrected yes; levels 1/1/1/1";
    check(&["PD-400"], given, "1 level W; 2 level Z; end", "resurrected yes; line:resurrection -9");
}

#[test]
fn what_a_room_gives_comes_too_late_for_its_wounds() {
    let ids = ["PD-401"];
    check(&ids, "at B1", "1 walk A1", "wounds 1; potions 1; hearts 0");
    check(&ids, "at C1; potions 3; hearts 6", "1 walk D1; gain R", "wounds 2; levels 1/1/1/2");
    let shaman = "at C1; talent T16; beaten B2 E2";
    check(&ids, shaman, "1 walk D1", "wounds 2; potions 2; hearts 0");
}

#[test]
fn skulls_look_at_the_cleric_at_the_start_of_the_round() {
    let ids = ["PD-402"];
    let given = "levels 1/1/3/1; next S S 3 8 9 10";
    check(&ids, given, "end; 8 level C", "wounds 2; levels 1/1/4/1");
    check(&ids, given, "8 level C; end", "wounds 0; levels 1/1/4/1");
}

#[test]
fn only_the_level_is_doubled() {
    check(&["PD-403"], "levels 4/1/1/1; items sword 2", "", "power:1A 15; power:1C 12");
}

#[test]
fn armour_does_not_help_against_monsters() {
    check(&["PD-404"], "levels 2/2/2/2; items armour 2", "", "power:1A 10");
}

#[test]
fn a_step_and_a_tunnel_are_two_moves() {
    let ids = ["PD-405"];
    check(&ids, "dungeon A; at E2", "1 walk F2; step A2", "at A2; left 0");
    check(&ids, "dungeon A; at E2", "1 walk A2", "refused NotAdjacent");
}

#[test]
fn an_item_completed_by_a_room_serves_the_same_move() {
    let ids = ["PD-406", "PD-083"];
    let cloak = "dungeon A; at D4; items cloak 1";
    check(&ids, cloak, "10 walk D5; box cloak; step E5", "at E5; walls 1; left 1");
    let medallion = "dungeon A; at D4; items medallion 1";
    check(&ids, medallion, "10 walk D5; box medallion; step D6; step E6", "at E6; water 1");
    check(&ids, medallion, "10 walk D5; box crown; step D6; step E6", "refused Water");
}

#[test]
fn a_room_without_its_gem_works_as_ever() {
    let ids = ["PD-407"];
    check(&ids, "at D4; gone C", "1 walk C4", "wounds 3; minions 1; gems 0; rooms 2");
    check(&ids, "at A2; gone A", "1 walk A3", "traps 1; wounds 1; gems 0; rooms 2");
}

#[test]
fn a_gem_is_there_for_all_until_the_round_ends() {
    let pair = "players 2; at D4; b: at D4";
    check(&["PD-408"], pair, "1 walk C4; 2 rest; 3 rest; done; b: 1 walk C4", "own C; b: own C");
}

#[test]
fn a_gem_of_the_treasure_hunter_may_be_stolen_by_a_rival() {
    let given = "players 3; talent T04; own C; gems 1; b: at D4";
    let then = "own C; gems 1; gone none; b: own C; b: gone none; c: gone C";
    check(&["PD-409"], given, "b: 1 walk C4; end", then);
}

#[test]
fn rivals_and_monsters_both_make_gems_vanish() {
    let given = "players 2; vanishing yes; dungeon A; round 3; b: at D4";
    check(&["PD-410"], given, "b: 1 walk C4; end", "gone A C D; b: gone A D; b: own C");
}

#[test]
fn three_levels_means_3_4_and_5() {
    let given = "missions M01 M02 M16; round 4";
    check(&["PD-411"], &format!("{given}; beaten D1 B2 F3"), "end", "claims none");
    check(&["PD-411"], &format!("{given}; beaten D1 F3 C6"), "end", "claims M01 +4");
}

#[test]
fn rows_and_columns_do_not_care_for_walls() {
    let ids = ["PD-412"];
    // A wall between C2 and D2, water between B3 and C3, a wall between B1 and B2.
    let given = "missions M03 M05 M16; round 4";
    check(&ids, &format!("{given}; explored 2"), "end", "claims M03 +4");
    check(&ids, &format!("{given}; explored 3"), "end", "claims M03 +4");
    check(&ids, &format!("{given}; explored B"), "end", "claims M05 +4");
    check(&ids, "objective O05; explored 2 3", "", "line:objective 4");
}

#[test]
fn a_clover_needs_neither_wizard_nor_psionic() {
    let ids = ["PD-413"];
    let given = "talent T08; roll 5 5 3 8 9 10";
    check(&ids, given, "5 level W; 5 level C", "levels 2/1/2/1; psionic no");
    check(&ids, given, "5 level W; 3 level C", "levels 2/1/2/1; psionic yes");
}

#[test]
fn psionic_does_not_change_boots_or_clovers() {
    let ids = ["PD-414"];
    check(&ids, "talent T08", "10 level W", "refused BootsOnlyMove");
    let clover = "talent T08; roll 5 5 3 8 9 10";
    check(&ids, clover, "5 walk C1; step B1; step C1", "refused NoMovesLeft");
    check(&ids, "talent T08", "3 level Z", "refused WrongHero(Wizard)");
}

#[test]
fn level_ups_beyond_the_top_are_lost_and_told() {
    let ids = ["PD-415"];
    let given = "levels 6/6/6/5; queue level level level";
    check(&ids, given, "gain R", "levels 6/6/6/6; lost level level; queue none");
}

#[test]
fn boxes_given_need_no_symbol() {
    let ids = ["PD-416"];
    check(&ids, "draft T14 O06", "keep T14 O06; box sceptre; box tome", "items tome 1, sceptre 1");
    for item in ["sword", "tome", "crown", "sceptre"] {
        check(&ids, "at F1", &format!("1 walk E1; box {item}"), &format!("items {item} 1"));
    }
    let monster = "players 2; dungeon B; round 6; explored A5; levels 3/3/2/3";
    check(&ids, monster, "end; box sword", "items sword 1; round 7");
}

#[test]
fn a_sceptre_without_minions_only_costs() {
    let all = "beaten D1 B2 E2 C3 F3 A4 C4 B5 F5 C6 A7 D7; items sceptre 1";
    let then = "queue none; lost minion minion; line:items 1; minions 12";
    check(&["PD-417"], all, "9 craft sceptre", then);
}

#[test]
fn minions_marked_from_afar_count_by_their_levels_at_once() {
    let ids = ["PD-418"];
    let given = "missions M01 M08 M16; items sceptre 1; beaten D1; objective O02; round 4";
    check(&ids, given, "9 craft sceptre; mark F5; mark C4; end", "claims M01 +4");
    check(&ids, given, "9 craft sceptre; mark F5; mark D7", "line:objective 2; line:minions 3");
    check(&ids, "draft T13 O02", "keep T13 O02; mark F5; mark D7", "line:objective 2");
}

#[test]
fn power_decides_about_the_reward_not_the_range() {
    let given = "players 2; dungeon B; round 6; explored A5; b: explored A5; \
        levels 4/4/3/5; b: levels 5/4/3/5";
    let then = "fights +7; b: fights +7; queue none; b: queue box; power:2A 22; b: power:2A 23";
    check(&["PD-419"], given, "end", then);
}

#[test]
fn a_game_of_two_is_not_solo_whoever_plays() {
    let ids = ["PD-420"];
    let given = "players 2; dungeon B; missions M06 M02 M13";
    check(&ids, &format!("{given}; round 1; b: potions 8"), "end", "b: claims M06 +4");
    check(&ids, &format!("{given}; round 8; b: potions 8"), "end", "b: claims M06 +4");
    let fight = format!("{given}; round 3; b: explored D4; b: levels 3/3/3/3");
    check(&ids, &fight, "end", "b: queue level; gone none");
}

#[test]
fn a_team_without_a_player_uses_its_dice_for_nothing() {
    let given = "players 2; at C1";
    let script = "1 brew; 2 brew; gain W; 3 brew; done; b: 1 rest; b: 2 rest; b: 3 rest; b: done";
    check(&["PD-421"], given, script, "round 2; b: rooms 0; b: levels 1/1/1/1; b: potions 0");
}

#[test]
fn a_round_trip_is_two_moves() {
    let ids = ["PD-423"];
    check(&ids, "at D4", "1 walk D4", "refused SameRoom");
    check(&ids, "at E2", "1 walk D2; step D2", "refused SameRoom");
    check(&ids, "at D2", "1 walk E2; step D2", "traps 1; left 0");
}

#[test]
fn three_boxes_of_the_round_track_are_always_filled() {
    let mut table = Table::given("potions 12");
    table.play("1 rest; 10 rest; 2 brew");
    table.expect(&["PD-425"], "used 1 10 2");
    table.play("done; end");
    let track = table.state.teams[kernel::Seat::FIRST].sheet.track;
    let n_filled = track.iter().map(|round| round.iter().flatten().count());
    assert_eq!(n_filled.collect::<Vec<_>>(), [3, 3, 0, 0, 0, 0, 0, 0], "{:?}", ["PD-425"]);
}

#[test]
fn two_boxes_of_a_monster_may_complete_one_item() {
    let given = "players 2; dungeon A; round 8; explored E7; levels 6/6/6/5";
    check(&["PD-426"], given, "end; box cloak", "queue box; items cloak 1; phase Spoils");
    check(&["PD-426"], given, "end; box cloak; box cloak", "items cloak 2; phase Over");
    check(&["PD-426"], given, "end; box cloak; box crown", "items crown 1, cloak 1");
    check(&["PD-426"], given, "end; box tome; box tome; gain R", "levels 6/6/6/6; phase Over");
}

#[test]
fn the_reward_of_the_third_monster_counts() {
    let ids = ["PD-427"];
    let given =
        "players 2; dungeon A; round 8; explored E7; levels 6/6/6/5; objective O11; items crown 2";
    check(&ids, given, "end", "line:items 6; line:objective 0");
    check(&ids, given, "end; box cloak; box cloak", "line:items 8; line:objective 2; phase Over");
    let lich = "players 2; dungeon E; round 8; explored C7; levels 5/6/6/5; objective O06";
    check(&ids, lich, "end; gain W", "levels 6/6/6/5; line:levels 18");
}
