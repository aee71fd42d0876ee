//! Setup (PD-001 to PD-020).

use std::collections::BTreeSet;

use kernel::chance::{ScriptedChance, every};
use kernel::{Chance, Game, Observer, Seat, Seed};
use paper_dungeons::dungeons::{DUNGEONS, Dungeon};
use paper_dungeons::rules::chance;
use paper_dungeons::state::{Phase, Sheet};
use paper_dungeons::{Event, PaperDungeons, Refusal, Setup, State, What};

use super::table::Table;

fn setup(text: &str) -> Setup {
    text.parse().expect("a setup")
}

fn begin(text: &str, chance: ScriptedChance) -> (State, Vec<Event>) {
    let (mut chance, mut events) = (chance, Vec::new());
    let state =
        PaperDungeons::begin(&setup(text), PaperDungeons::EDITION, &mut chance, &mut events);
    (state, events)
}

fn some_luck() -> ScriptedChance {
    ScriptedChance::new(Seed::from_bits(11))
}

#[test]
fn every_player_runs_one_team_of_four_heroes() {
    let ids = ["PD-001", "PD-010"];
    for n_players in 1..=8 {
        let text = format!("players={n_players} dungeon=A missions=3 vanishing=no");
        let (state, _) = begin(&text, some_luck());
        assert_eq!(state.teams.len(), n_players, "{ids:?}");
        for (_, team) in state.teams.iter() {
            assert_eq!(team.sheet, Sheet::new(), "{ids:?}");
            assert_eq!(team.sheet.levels, [1, 1, 1, 1], "{ids:?}");
            assert_eq!(team.sheet.strength(), 4, "{ids:?}");
        }
    }
    for n_players in [0, 9] {
        let text = format!("players={n_players} dungeon=A missions=3 vanishing=no");
        assert_eq!(PaperDungeons::admit(&setup(&text)), Err(Refusal::Players), "{ids:?}");
    }
}

#[test]
fn luck_reveals_a_dungeon_or_the_players_pick_one() {
    let ids = ["PD-011"];
    for dungeon in Dungeon::all() {
        let chance = some_luck().script(chance::DUNGEON, &[dungeon.idx() as u32]);
        let (state, events) = begin("players=2 dungeon=random missions=none vanishing=no", chance);
        assert_eq!(state.ground.dungeon, dungeon, "{ids:?}");
        assert_eq!(events[0].what, What::Revealed { dungeon }, "{ids:?}");
        let letter = dungeon.card().letter.en();
        let text = format!("players=2 dungeon={letter} missions=none vanishing=no");
        assert_eq!(begin(&text, some_luck()).0.ground.dungeon, dungeon, "{ids:?}");
    }
    let n_courses = every(20, |chance| {
        chance.below(chance::DUNGEON, DUNGEONS as u32);
    });
    assert_eq!(n_courses, 12, "{ids:?}");
}

#[test]
fn the_monsters_of_the_card_are_revealed() {
    let ids = ["PD-013"];
    for dungeon in Dungeon::all() {
        let letter = dungeon.card().letter.en();
        let text = format!("players=1 dungeon={letter} missions=none vanishing=no");
        let (_, events) = begin(&text, some_luck());
        let told = Event { secret_of: None, what: What::Revealed { dungeon } };
        assert_eq!(events[0], told, "{ids:?}");
        let levels = dungeon.card().monsters.map(|it| it.card().level);
        assert_eq!(levels, [1, 2, 3], "{ids:?}");
    }
}

#[test]
fn three_random_missions_lie_open_unless_played_without() {
    let ids = ["PD-015", "PD-230"];
    let (state, events) = begin("players=2 dungeon=A missions=3 vanishing=no", some_luck());
    let cards: BTreeSet<_> = state.ground.missions.into_iter().flatten().collect();
    assert_eq!((cards.len(), state.ground.open), (3, [true; 3]), "{ids:?}");
    let is_told = |it: &Event| matches!(it.what, What::Missions { .. }) && it.secret_of.is_none();
    assert!(events.iter().any(is_told), "{ids:?}");
    let (state, events) = begin("players=2 dungeon=A missions=none vanishing=no", some_luck());
    assert_eq!(state.ground.missions, [None; 3], "{ids:?}");
    assert!(!events.iter().any(is_told), "{ids:?}");
}

#[test]
fn every_player_is_dealt_two_talents_and_two_objectives() {
    let ids = ["PD-016"];
    let (state, events) = begin("players=8 dungeon=A missions=3 vanishing=no", some_luck());
    let dealt = || state.teams.iter().filter_map(|(_, it)| it.dealt);
    let talents: BTreeSet<_> = dealt().flat_map(|it| it.talents).collect();
    let objectives: BTreeSet<_> = dealt().flat_map(|it| it.objectives).collect();
    assert_eq!((talents.len(), objectives.len()), (16, 16), "{ids:?}");
    for (seat, team) in state.teams.iter() {
        let cards = team.dealt.expect("cards");
        let what = What::Dealt { seat, cards };
        assert!(events.contains(&Event { secret_of: Some(seat), what }), "{ids:?}");
    }
}

#[test]
fn the_table_is_laid_in_order() {
    let ids = ["PD-020"];
    let (state, events) = begin("players=2 dungeon=A missions=3 vanishing=no", some_luck());
    assert_eq!(state.ground.phase, Phase::Draft, "{ids:?}");
    let order: Vec<u8> = events
        .iter()
        .map(|it| match it.what {
            What::Revealed { .. } => 0,
            What::Missions { .. } => 1,
            What::Dealt { .. } => 2,
            _ => 9,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 2], "{ids:?}");
    let mut table = Table::given("players 2; draft T15 O06; b: draft T05 O11");
    table.play("b: keep T05 O11");
    table.expect(&ids, "phase Draft; potions 0");
    table.play("keep T15 O06");
    let shown = |it: &&Event| matches!(it.what, What::TalentShown { .. });
    assert_eq!(table.events.iter().filter(shown).count(), 2, "{ids:?}");
    let place = |is: fn(&What) -> bool| table.events.iter().position(|it| is(&it.what));
    let shown = place(|it| matches!(it, What::TalentShown { .. }));
    let potion = place(|it| matches!(it, What::Brewed { .. }));
    let round = place(|it| matches!(it, What::Round { round: 1 }));
    assert!(shown < potion && potion < round, "{ids:?}");
    let mut before = Table::given("draft T03 O06");
    for phase in [Phase::Draft, Phase::PreGame] {
        before.state.ground.phase = phase;
        before.state.ground.roll = [None; 6];
        let view = PaperDungeons::view(&before.state, Observer::All);
        assert_eq!(view.faces_left(Seat::FIRST).count(), 0, "{ids:?}: no dice before round 1");
    }
}
