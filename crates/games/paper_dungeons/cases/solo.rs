//! Variants and the game of one team (PD-320 to PD-322, PD-330 to PD-334).

use kernel::chance::{FastChance, KeyedChance, ScriptedChance};
use kernel::kit::Later;
use kernel::{Game, Match, Seat, Seed};
use paper_dungeons::{Action, PaperDungeons, Setup, State};

use super::given::roll;
use super::table::Table;

#[test]
fn variants_are_agreed_on_before_the_game() {
    for n_players in 1..=8 {
        for has_vanishing in [true, false] {
            let setup = Setup {
                n_players,
                dungeon: None,
                has_missions: true,
                has_vanishing,
                asks_potions: Later(false),
            };
            let admitted = PaperDungeons::admit(&setup);
            assert_eq!(admitted, Ok(n_players), "{:?}", ["PD-320", "PD-321"]);
        }
    }
}

#[test]
fn a_team_alone_is_set_up_as_usual() {
    let setup = Setup {
        n_players: 1,
        dungeon: None,
        has_missions: true,
        has_vanishing: false,
        asks_potions: Later(false),
    };
    let state = PaperDungeons::begin(
        &setup,
        PaperDungeons::EDITION,
        &mut KeyedChance::new(Seed::from_bits(3)),
        &mut Vec::new(),
    );
    let ids = ["PD-330"];
    assert!(state.ground.missions.iter().all(Option::is_some), "{ids:?}");
    assert!(state.teams[Seat::FIRST].dealt.is_some(), "{ids:?}");
    assert!(state.ground.has_vanishing, "{:?}", ["PD-331"]);
}

/// Plays a whole game by the first legal action, so that it depends on nothing but its luck.
fn replay(seed: u64) -> State {
    let mut table = Table::given("dungeon C; missions M01 M02 M03; draft T03 O06");
    let mut chance = ScriptedChance::new(Seed::from_bits(seed));
    for round in 1..=8 {
        let key = paper_dungeons::rules::chance::ROLL.at(round, 0, 0);
        chance = chance.script(key, &[0, 1, 2, 2, 3, 4]);
    }
    for _ in 0..400 {
        let mut legal = Vec::new();
        PaperDungeons::legal(&table.state, Seat::FIRST, &mut legal);
        let Some(action) = legal.first().copied() else { return table.state };
        let state = table.state.clone();
        table.state =
            PaperDungeons::apply(state, Seat::FIRST, &action, &mut chance, &mut table.events);
    }
    panic!("the game is over");
}

#[test]
fn cards_and_dice_determine_a_game() {
    let ids = ["PD-334"];
    assert_eq!(replay(1), replay(2), "{ids:?}");
    assert_eq!(replay(1).ground.roll, roll("1 2 3 8 9 10"), "{ids:?}");
}

#[test]
fn a_seed_is_a_challenge_that_can_be_shared() {
    let ids = ["PD-334"];
    let setup: Setup =
        "players=1 dungeon=random missions=3 vanishing=yes".parse().expect("a setup");
    let seed = Seed::from_text("7K2Q-XM49");
    let mut one: Match<PaperDungeons> = Match::begin(setup.clone(), seed).expect("a match");
    one.play_at_random(&mut FastChance::new(5), 1000);
    let mut other: Match<PaperDungeons> = Match::begin(setup, seed).expect("a match");
    for entry in one.log() {
        let action: Action = entry.action;
        assert_eq!(other.play(entry.seat, action), Ok(()), "{ids:?}");
    }
    assert_eq!(one.state(), other.state(), "{ids:?}");
    assert_eq!(one.state().ground.round, 8, "{ids:?}");
}
