//! Rewards and their order (PD-070 to PD-072).

use super::table::check;

const ALL_ITEMS: &str = "items sword 2, tome 2, crown 2, sceptre 2, armour 2, cauldron 2, \
    medallion 2, cloak 2";

#[test]
fn effects_of_minions_come_before_the_find() {
    let ids = ["PD-070"];
    check(&ids, "talent T06; beaten B2 E2; at C2", "1 walk C3", "queue box level");
    check(&ids, "talent T06; beaten B2 E2; at C1", "1 walk D1", "queue box potion");
    check(&ids, "talent T16; beaten B2 E2; at C2", "1 walk C3", "queue level; potions 1");
}

#[test]
fn a_gem_is_stolen_at_once_and_its_reward_waits() {
    let ids = ["PD-070"];
    let given = "talent T06; beaten B2 E2; gems 2; at F4";
    check(&ids, given, "1 walk F3", "gems 3; own B; queue box potion; potions 0");
    check(&ids, "gems 4; levels 1/1/1/3", "9 level R", "gems 5; queue level");
}

#[test]
fn the_gem_track_comes_before_the_merchant() {
    let given = "talent T12; gems 4; at F4; levels 1/1/1/4";
    check(&["PD-070"], given, "1 walk F3", "gems 5; queue level potion; potions 0");
    check(&["PD-070"], given, "1 walk F3; gain W", "queue none; potions 1");
}

#[test]
fn the_cauldron_is_poured_at_once() {
    check(&["PD-070"], "items cauldron 1; potions 3", "1 craft cauldron", "potions 6; queue level");
}

#[test]
fn rewards_wait_in_line() {
    let ids = ["PD-070"];
    check(&ids, "queue box level; items sceptre 1", "box sceptre", "queue level minion minion");
    check(&ids, "queue box box; items tome 1", "box tome", "queue box level");
    check(&ids, "queue level box; talent T02; levels 4/1/1/1", "gain W", "queue box box");
    // Potions are marked in their turn, not before.
    check(&ids, "queue box potion level; potions 3", "box crown", "queue level level; potions 4");
    check(&ids, "queue level gem box", "gain W", "gems 1; queue box");
}

#[test]
fn rewards_come_before_the_next_move_or_die() {
    let ids = ["PD-070"];
    check(&ids, "queue level", "1 brew", "refused RewardFirst");
    check(&ids, "queue level; used 1 2 3", "done", "refused RewardFirst");
    check(&ids, "at F1", "10 walk E1; step E2", "refused RewardFirst");
    check(&ids, "at F1", "10 walk E1; box crown; step E2", "at E2");
    check(&ids, "queue level", "box crown", "refused NoSuchReward");
    check(&ids, "queue level box", "box crown", "refused NoSuchReward");
}

#[test]
fn a_level_up_is_for_any_hero_and_a_box_for_any_item() {
    let ids = ["PD-071"];
    for objective in ["objective O06", "objective O11"] {
        let given = format!("queue level; {objective}");
        check(&ids, &given, "gain W", "levels 2/1/1/1");
        check(&ids, &given, "gain Z", "levels 1/2/1/1");
        check(&ids, &given, "gain C", "levels 1/1/2/1");
        check(&ids, &given, "gain R", "levels 1/1/1/2");
    }
    for item in ["sword", "tome", "crown", "sceptre", "armour", "cauldron", "medallion", "cloak"] {
        check(&ids, "queue box", &format!("box {item}"), &format!("items {item} 1"));
    }
    check(&ids, "queue box; items crown 1", "box crown", "items crown 2");
    check(&ids, "queue box; items crown 2", "box crown", "refused ItemComplete(Crown)");
}

#[test]
fn what_cannot_be_marked_is_lost() {
    let ids = ["PD-072"];
    check(&ids, "levels 6/6/6/6; at C2", "1 walk C3", "lost level; queue none");
    check(&ids, &format!("{ALL_ITEMS}; at F1"), "1 walk E1", "lost box; queue none");
    check(&ids, "potions 12", "1 walk F1", "lost potion; potions 12");
    check(&ids, "gems 10; queue box gem", "box crown", "lost gem; gems 10");
    let beaten = "beaten D1 B2 E2 C3 F3 A4 C4 B5 F5 C6 A7 D7; queue box minion";
    check(&ids, beaten, "box crown", "lost minion; minions 12");
}

#[test]
fn rewards_are_neither_refused_nor_saved() {
    check(&["PD-072"], "queue level", "decline", "refused CannotDecline");
    check(&["PD-072"], "queue box", "decline", "refused CannotDecline");
    check(&["PD-072"], "queue minion", "decline", "refused CannotDecline");
    check(&["PD-072"], "queue level; used 1 2 3", "done", "refused RewardFirst");
}
