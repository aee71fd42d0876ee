//! Levels (RA-050 to RA-052, RA-160 to RA-162).

use dungeon_raiders::{Light, Setup, What};

use super::table::{Table, check};

#[test]
fn a_level_is_laid_out_before_its_first_room() {
    let ids = ["RA-050"];
    let mut table = Table::fresh(Setup { late_death: true, ..Setup::plain(4) });
    let mut level = 0;
    table.play_on(|table| {
        let here = table.state.ground.here;
        level = level.max(here.level);
        for (nth, slots) in (0..5).map(|it| (it, table.state.dungeon.level(it))) {
            let is_stacked = slots.iter().all(|it| it.light == Light::Stacked);
            assert_eq!(is_stacked, here.level < nth, "{ids:?}");
            let lit = slots.iter().filter(|it| it.light == Light::Lit);
            assert!(lit.into_iter().all(|it| it.room.is_some()), "{ids:?}");
        }
        false
    });
    assert_eq!(level, 4, "{ids:?}");
}

#[test]
fn rooms_come_one_after_another() {
    let ids = ["RA-051"];
    let mut table = Table::fresh(Setup { late_death: true, ..Setup::plain(3) });
    table.play_on(|_| false);
    let entered = table.what().filter_map(|it| match it {
        What::Entered { place, .. } => Some(place.number()),
        _ => None, // Only rooms are counted.
    });
    assert_eq!(entered.collect::<Vec<u8>>(), (1..=25).collect::<Vec<u8>>(), "{ids:?}");
}

#[test]
fn a_room_has_four_steps() {
    let mut table = Table::given("room T04; dark 2 X01");
    table.play("all 5 1 1");
    let steps: Vec<&str> = table
        .what()
        .map(|it| match it {
            What::Laid { .. } => "lay",
            What::Chest { .. } | What::Treasure { .. } => "resolve",
            What::First { .. } => "first",
            What::Entered { .. } => "enter",
            _ => "other", // Nothing else happens in such a room.
        })
        .collect();
    assert_eq!(steps, ["lay", "lay", "lay", "resolve", "resolve", "enter"], "{:?}", ["RA-052"]);
    table.play("all 2 5 3");
    let is_first = |it: &&What| matches!(it, What::First { by_chance: false, .. });
    assert_eq!(table.what().filter(is_first).count(), 1, "{:?}", ["RA-052"]);
}

#[test]
fn power_cards_come_back_after_the_fifth_room() {
    let given = "at 2 5; hand 5; b: hand 1; c: dead; items key 1; w 3; t 7";
    let then = "hand 1 2 3 4 5; b: hand 1 2 3 4 5; c: hand none; at 3 1";
    check(&["RA-160"], given, "all 5 1 -", then);
    check(&["RA-162"], &format!("{given}; room X01"), "all 5 1 -", "items key 1; w 3; t 4");
}

#[test]
fn after_the_last_level_the_game_ends() {
    check(&["RA-161"], "at 4 5", "all 1 1 1", "at 5 1; over no");
    check(&["RA-161"], "at 5 5", "all 1 1 1", "at 5 5; over yes");
    check(&["RA-161"], "at 5 5", "all 1 1 1; 2", "refused Over");
}
