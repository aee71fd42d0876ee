//! Setup (PD-001 to PD-020): what is proven for all courses of luck, and for all cards.

use std::collections::BTreeSet;

use kernel::chance::every;
use kernel::{Chance, Observer, Seat};
use paper_dungeons::dungeons::DUNGEONS;
use paper_dungeons::rules::chance;
use paper_dungeons::state::Phase;
use paper_dungeons::{Event, What};
use testing::scene::Vocabulary;

use super::table::Table;

#[test]
fn every_dungeon_is_as_likely_as_any_other() {
    let n_courses = every(20, |chance| {
        chance.below(chance::DUNGEON, DUNGEONS as u32);
    });
    assert_eq!(n_courses, 12, "{:?}", ["PD-011"]);
}

#[test]
fn every_player_is_dealt_two_talents_and_two_objectives() {
    let ids = ["PD-016", "PD-015"];
    let table = Table::given("begun players=8");
    let missions: BTreeSet<_> = table.state.ground.missions.into_iter().flatten().collect();
    let dealt = || table.state.teams.iter().filter_map(|(_, it)| it.dealt);
    let talents: BTreeSet<_> = dealt().flat_map(|it| it.talents).collect();
    let objectives: BTreeSet<_> = dealt().flat_map(|it| it.objectives).collect();
    assert_eq!((missions.len(), talents.len(), objectives.len()), (3, 16, 16), "{ids:?}");
    for (seat, team) in table.state.teams.iter() {
        let what = What::Dealt { seat, cards: team.dealt.expect("cards") };
        assert!(table.events.contains(&Event { secret_of: Some(seat), what }), "{ids:?}");
    }
}

#[test]
fn there_are_no_dice_before_round_1() {
    let mut before = Table::given("draft T03 O06");
    for phase in [Phase::Draft, Phase::PreGame] {
        before.state.ground.phase = phase;
        before.state.ground.roll = [None; 6];
        let view = before.view(Observer::All);
        assert_eq!(view.faces_left(Seat::FIRST).count(), 0, "{:?}", ["PD-020"]);
    }
}
