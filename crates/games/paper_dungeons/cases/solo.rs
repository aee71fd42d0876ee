//! Variants and the game of one team (PD-320 to PD-322, PD-330 to PD-334).

use kernel::chance::{FastChance, KeyedChance, ScriptedChance};
use kernel::kit::Later;
use kernel::{Game, Match, Seat, Seed};
use paper_dungeons::{Action, PaperDungeons, Setup, State};

use super::given::roll;
use super::table::{Table, check};

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
fn gems_vanish_for_rivals_only_if_agreed_and_always_for_a_team_alone() {
    let pair = "players 2; dungeon B; round 3; explored D4";
    check(&["PD-321"], pair, "end", "gone none; b: gone none");
    check(&["PD-321"], &format!("{pair}; vanishing yes"), "end", "gone A C; b: gone A C");
    check(&["PD-321", "PD-331", "PD-330"], "dungeon B; round 3; explored D4", "end", "gone A C");
}

#[test]
fn the_letters_of_a_monster_vanish_after_its_fight() {
    let ids = ["PD-322"];
    check(&ids, "dungeon B; round 3; levels 6/6/6/6", "end", "fights -2; gone A C");
    check(&ids, "dungeon B; round 3; own C", "end", "gone A; own C");
    check(&ids, "dungeon B; round 6; gone A C", "end", "gone A C E G");
    check(&ids, "dungeon B; round 8", "end", "gone none");
    check(&ids, "dungeon B; round 2", "end", "gone none");
    let letters =
        ["A D", "A C", "B D", "B C", "A D", "B D", "B C", "A C", "B C", "A C", "B D", "A D"];
    let second =
        ["F H", "E G", "E H", "F G", "E H", "E G", "E H", "F G", "F H", "F H", "F G", "E G"];
    for (idx, dungeon) in "ABCDEFGHIJKL".chars().enumerate() {
        let gone = format!("gone {}", letters[idx]);
        check(&ids, &format!("dungeon {dungeon}; round 3"), "end", &gone);
        let gone = format!("gone {}", second[idx]);
        check(&ids, &format!("dungeon {dungeon}; round 6"), "end", &gone);
    }
}

#[test]
fn a_team_alone_gets_no_reward_of_monsters() {
    let given = "dungeon B; levels 6/6/6/5";
    for (round, lair) in [(3, "D4"), (6, "A5")] {
        let given = format!("{given}; round {round}; explored {lair}");
        check(&["PD-330", "PD-247"], &given, "end", "queue none; levels 6/6/6/5; items none");
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

#[test]
fn a_mission_is_worth_less_from_round_to_round() {
    for (idx, glory) in [6, 5, 4, 4, 3, 3, 2, 1].into_iter().enumerate() {
        let given = format!("round {}; missions M06 M02 M16; potions 8", idx + 1);
        let then = format!("claims M06 +{glory}; line:missions {glory}");
        check(&["PD-332", "PD-424"], &given, "end", &then);
    }
    check(
        &["PD-332", "PD-T37"],
        "round 4; missions M06 M02 M16; potions 8",
        "end",
        "line:missions 4",
    );
    let rounds = "round 2; missions M06 M02 M16; potions 6";
    check(&["PD-332", "PD-424"], rounds, "end; 1 brew; box crown; end", "claims M06 +4");
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
