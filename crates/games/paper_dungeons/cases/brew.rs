//! Potions (PD-110 to PD-113).

use super::table::check;

#[test]
fn any_die_but_boots_brews_two_potions() {
    let ids = ["PD-110"];
    for (roll, die) in
        [("1 2 3 6 7 10", 1), ("1 2 3 6 7 10", 7), ("4 5 3 8 9 10", 4), ("4 5 3 8 9 10", 5)]
    {
        check(&ids, &format!("roll {roll}"), &format!("{die} brew"), "potions 2");
    }
    check(&ids, "", "10 brew", "refused BootsOnlyMove");
}

#[test]
fn the_last_potion_of_a_row_gives_its_reward() {
    let ids = ["PD-111", "PD-113"];
    check(&ids, "potions 2", "1 brew", "potions 4; queue level");
    check(&ids, "potions 3", "1 brew", "potions 5; queue level");
    check(&ids, "potions 4", "1 brew", "potions 6; queue none");
    check(&ids, "potions 6", "1 brew", "potions 8; queue box");
    check(&ids, "potions 10", "1 brew", "potions 12; gems 1");
}

#[test]
fn the_source_of_the_potion_does_not_matter() {
    let ids = ["PD-111"];
    check(&ids, "potions 3", "1 walk F1", "potions 4; queue level");
    check(&ids, "potions 3; queue box potion", "box crown", "potions 4; queue level");
    check(&ids, "potions 2; items cauldron 1", "1 craft cauldron", "potions 5; queue level");
    check(&ids, "draft T15 O06; potions 2", "keep T15 O06", "potions 4; queue level");
    check(&ids, "potions 7; gems 2; at F4; levels 1/1/1/4", "1 walk F3", "potions 8; queue box");
}

#[test]
fn there_are_twelve_potions_and_the_last_steals_a_gem() {
    let ids = ["PD-112"];
    check(&ids, "potions 11", "1 brew", "potions 12; gems 1; own none");
    check(&ids, "potions 12; gems 1", "1 brew", "potions 12; gems 1");
    check(&ids, "potions 11; gone A B C D E F G H", "1 brew", "gems 1");
    check(&ids, "potions 11; gems 4", "1 brew", "gems 5; queue level");
}
