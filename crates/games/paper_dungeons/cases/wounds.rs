//! Wounds, health and resurrection (PD-060 to PD-068).

use super::table::check;

#[test]
fn wounds_come_from_skulls_monsters_minions_and_traps() {
    let ids = ["PD-060"];
    check(&ids, "next S 2 3 8 9 10", "end", "wounds 1");
    check(&ids, "round 3; levels 2/2/1/1; explored D3; talent T02", "end", "fights +2; wounds 3");
    check(&ids, "at C1", "1 walk D1", "wounds 2");
    check(&ids, "at B1", "1 walk A1", "wounds 1");
}

#[test]
fn each_wound_fills_a_heart() {
    check(&["PD-061"], "wounds 2; levels 3/3/3/3; at B1", "1 walk A1", "wounds 3");
    check(&["PD-061"], "wounds 2; levels 3/3/3/1; at C1", "1 walk D1", "wounds 4");
}

#[test]
fn health_is_the_sum_of_levels() {
    check(&["PD-062"], "", "", "strength 4");
    check(&["PD-062"], "levels 2/3/1/4", "1 level W", "strength 11");
    check(&["PD-062"], "levels 6/6/6/6", "", "strength 24");
    // Wounds equal to the health grown by a level-up do not fell the team.
    check(&["PD-062"], "wounds 4; at B1", "1 level W; 2 walk A1", "wounds 5; resurrected no");
}

#[test]
fn more_wounds_than_health_resurrect_the_team_once() {
    let ids = ["PD-063"];
    check(&ids, "wounds 3; at B1", "1 walk A1", "wounds 4; resurrected no");
    check(&ids, "wounds 4; at B1", "1 walk A1", "wounds 5; resurrected yes; line:resurrection -9");
    check(&ids, "wounds 3; at C1", "1 walk D1", "wounds 5; resurrected yes");
    let again = "wounds 7; resurrected yes; at B1";
    check(&ids, again, "1 walk A1", "wounds 8; line:resurrection -9; line:wounds -4");
    check(&ids, "wounds 4; at B1", "1 walk A1; 2 brew; 3 brew", "potions 5");
}

#[test]
fn wounds_in_potions_count_for_nothing() {
    let ids = ["PD-064"];
    let given = "wounds 4; potions 1; at B1";
    check(&ids, given, "1 walk A1", "wounds 4; hearts 1; resurrected no; line:wounds -2");
}

#[test]
fn each_potion_takes_two_wounds() {
    let ids = ["PD-065"];
    check(&ids, "potions 2; hearts 0; at C1", "1 walk D1", "hearts 2; wounds 0; free 4");
    check(&ids, "potions 2; hearts 3; at B1", "1 walk A1", "hearts 4; wounds 0");
    check(&ids, "potions 2; hearts 4; at B1", "1 walk A1", "hearts 4; wounds 1");
}

#[test]
fn a_table_that_asks_lets_the_owner_divide_the_wounds() {
    let ids = ["PD-065"];
    let given = "asks yes; potions 2; at C1";
    check(&ids, given, "1 walk D1", "hearts 0; wounds 0; minions 1");
    check(&ids, given, "1 walk D1; spare 0", "hearts 0; wounds 2; potions 3");
    check(&ids, given, "1 walk D1; spare 1", "hearts 1; wounds 1; potions 3");
    check(&ids, given, "1 walk D1; spare 2", "hearts 2; wounds 0; free 4");
    check(&ids, given, "1 walk D1; step D2", "refused WoundsFirst");
    check(&ids, given, "1 walk D1; 2 brew", "refused WoundsFirst");
    check(&ids, "asks yes", "spare 0", "refused NoSuchReward");
    // The potion of the room comes after the fight, so it takes none of its wounds.
    check(&ids, "asks yes; at C1", "1 walk D1", "hearts 0; wounds 2; potions 1");
    let given = "asks yes; potions 1; wounds 3; at C1";
    check(&["PD-065", "PD-063"], given, "1 walk D1; spare 0", "wounds 5; resurrected yes");
    check(&["PD-065", "PD-063"], given, "1 walk D1; spare 1", "wounds 4; resurrected no");
}

#[test]
fn a_table_that_asks_asks_about_skulls_and_monsters_too() {
    let ids = ["PD-065"];
    let given = "asks yes; potions 1; next S S 3 8 9 10";
    check(&ids, given, "end; spare 1", "round 2; hearts 1; wounds 1");
    check(&ids, given, "end; 3 brew", "refused WoundsFirst");
    let fight = "asks yes; round 3; levels 2/2/1/1; explored D3; potions 1; talent T02";
    check(&ids, fight, "end", "phase Spoils; round 3; wounds 0");
    check(&ids, fight, "end; spare 2", "phase Action; round 4; hearts 2; wounds 1");
    let last = "asks yes; dungeon B; round 8; levels 6/6/6/6; explored E7; potions 1; talent T02";
    check(&ids, last, "end; spare 0", "phase Over; hearts 0; wounds 3");
}

#[test]
fn a_table_that_does_not_ask_keeps_its_check_value() {
    use kernel::kit::Later;
    use std::collections::hash_map::DefaultHasher;
    use std::hash::{Hash, Hasher};
    let hash = |it: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        it(&mut hasher);
        hasher.finish()
    };
    let nothing = hash(&|_| {});
    assert_eq!(hash(&|it| Later(false).hash(it)), nothing, "PD-065");
    assert_ne!(hash(&|it| Later(true).hash(it)), nothing, "PD-065");
}

#[test]
fn what_potions_cannot_take_is_marked() {
    check(&["PD-066"], "potions 1; hearts 1; at C1", "1 walk D1", "hearts 2; wounds 1");
    let fight = "round 3; levels 2/2/1/1; explored D3; potions 1; talent T02";
    check(&["PD-066"], fight, "end", "hearts 2; wounds 1");
    let asked = "asks yes; potions 1; hearts 1; at C1";
    check(&["PD-066"], asked, "1 walk D1; spare 2", "refused NotThatManyHearts");
    check(&["PD-066"], asked, "1 walk D1; spare 1", "hearts 2; wounds 1");
}

#[test]
fn potions_do_not_heal() {
    check(&["PD-067"], "wounds 3", "1 brew; 2 brew; gain W", "wounds 3; hearts 0; potions 4");
}

#[test]
fn wounds_beyond_24_are_counted_without_a_heart() {
    let ids = ["PD-068"];
    check(&ids, "levels 6/6/6/6; wounds 23; at B1", "1 walk A1", "wounds 24; resurrected no");
    let given = "levels 6/6/6/6; wounds 24; at B1";
    check(&ids, given, "1 walk A1", "wounds 25; resurrected yes; line:wounds -12");
    check(&ids, "wounds 40; resurrected yes; at B1", "1 walk A1", "wounds 41; line:wounds -12");
}
