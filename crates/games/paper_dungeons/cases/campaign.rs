//! The campaign (PD-325, PD-326).

use kernel::chance::KeyedChance;
use kernel::kit::Later;
use kernel::{BySeat, Game, Seat, Seed};
use paper_dungeons::dungeons::Scenario;
use paper_dungeons::rules::{Chapter, campaign};
use paper_dungeons::state::Sheet;
use paper_dungeons::{PaperDungeons, Setup};

/// Totals and explored rooms of each team's chapters; then the sums and who wins.
#[track_caller]
fn check(ids: &[&str], teams: &[[(i32, u8); 3]], sums: &[i32], winners: &str) {
    let chapters = BySeat::new(teams.len(), |seat| {
        teams[seat.idx()].map(|(total, n_explored)| Chapter { total, n_explored }).to_vec()
    });
    let (found, won) = campaign(&chapters);
    assert_eq!(found.iter().map(|(_, it)| *it).collect::<Vec<_>>(), sums, "{ids:?}");
    assert_eq!(won.iter().map(|it| it.to_string()).collect::<String>(), winners, "{ids:?}");
}

#[test]
fn the_highest_sum_of_three_chapters_wins() {
    let ids = ["PD-325"];
    check(
        &ids,
        &[[(70, 20), (60, 20), (50, 20)], [(10, 30), (80, 30), (95, 30)]],
        &[180, 185],
        "b",
    );
    check(&ids, &[[(-5, 9), (40, 20), (50, 20)]], &[85], "a");
}

#[test]
fn rooms_of_all_chapters_break_a_tie_and_then_it_is_shared() {
    let ids = ["PD-326"];
    let first = [(50, 20), (50, 20), (50, 20)];
    check(&ids, &[first, [(60, 10), (40, 30), (50, 21)]], &[150, 150], "b");
    check(&ids, &[first, [(60, 10), (40, 30), (50, 20)]], &[150, 150], "ab");
    check(&ids, &[first, [(49, 42), (50, 42), (50, 42)]], &[150, 149], "a");
    check(&ids, &[first, first, [(0, 0); 3]], &[150, 150, 0], "ab");
}

#[test]
fn every_chapter_is_a_normal_game_set_up_anew() {
    let ids = ["PD-325", "PD-326"];
    for scenario in Scenario::ALL {
        for (idx, dungeon) in scenario.chapters().into_iter().enumerate() {
            assert_eq!(dungeon.card().scenario, scenario, "{ids:?}");
            assert_eq!(dungeon.card().chapter as usize, idx + 1, "{ids:?}");
            let setup = Setup {
                n_players: 2,
                dungeon: Some(dungeon),
                has_missions: true,
                has_vanishing: true,
                asks_potions: Later(false),
            };
            let mut chance = KeyedChance::new(Seed::from_bits(8));
            let state =
                PaperDungeons::begin(&setup, PaperDungeons::EDITION, &mut chance, &mut Vec::new());
            assert_eq!(state.ground.dungeon, dungeon, "{ids:?}");
            assert_eq!(state.teams[Seat::new(1)].sheet, Sheet::new(), "{ids:?}");
            assert!(state.teams[Seat::new(1)].dealt.is_some(), "{ids:?}");
        }
    }
}
