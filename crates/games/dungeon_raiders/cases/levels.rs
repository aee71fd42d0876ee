//! Levels (RA-050 to RA-052, RA-160 to RA-162).

use dungeon_raiders::{Light, Setup};

use testing::scene::Vocabulary;

use super::table::Table;

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
    let entered: Vec<u8> = table.entered().iter().map(|it| it.0.number()).collect();
    assert_eq!(entered, (1..=25).collect::<Vec<u8>>(), "{ids:?}");
}

#[test]
fn there_is_always_a_card_to_lay() {
    let ids = ["RA-064"];
    let mut table = Table::given("");
    table.play_on(|table| {
        let seat = table.awaited();
        let left = 5 - table.state.ground.here.room;
        assert!(left <= table.state.heroes[seat].mat.hand.count(), "{ids:?}");
        false
    });
}
