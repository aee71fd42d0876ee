//! The game of one team (PD-334): what is proven of whole games.

use kernel::chance::{FastChance, ScriptedChance};
use kernel::{Match, Seat, Seed};
use paper_dungeons::{Action, PaperDungeons, Setup, State};
use testing::scene::Vocabulary;

use super::given::roll;
use super::table::Table;

/// Plays a whole game by the first legal action, so that it depends on nothing but its luck.
fn replay(seed: u64) -> State {
    let mut table = Table::given("dungeon C; missions M01 M02 M03; draft T03 O06");
    let mut chance = ScriptedChance::new(Seed::from_bits(seed));
    for round in 1..=8 {
        let key = paper_dungeons::rules::chance::ROLL.at(round, 0, 0);
        chance = chance.script(key, &[0, 1, 2, 2, 3, 4]);
    }
    for _ in 0..400 {
        let Some(action) = table.legal(Seat::FIRST).first().copied() else {
            return table.scene.state;
        };
        table.take(Seat::FIRST, &action, &mut chance);
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
