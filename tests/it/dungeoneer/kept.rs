//! Records and links of Dungeoneer: whole matches are kept for ever, and come back from a link.

use games::dungeoneer::Dungeoneer;
use kernel::chance::FastChance;
use kernel::{Edition, Match, Seed, Turn, link, record};
use testing::golden::{Golden, every_choice_is_kept, every_record_replays};
use testing::records::mangled_records_are_refused_or_replay;

use super::setups;

/// A record for each box and number of players, three of a hero alone in each box, and one for each
/// variant.
const GOLDEN: &[Golden] = &[
    Golden {
        name: "tomb-two",
        setup: "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 1,
    },
    Golden {
        name: "tomb-three",
        setup: "players=3 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 2,
    },
    Golden {
        name: "tomb-four",
        setup: "players=4 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 3,
    },
    Golden {
        name: "tomb-solo-a",
        setup: "players=1 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 4,
    },
    Golden {
        name: "tomb-solo-b",
        setup: "players=1 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 5,
    },
    Golden {
        name: "tomb-solo-c",
        setup: "players=1 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=yes rounds=all ask=choice",
        seed: 6,
    },
    Golden {
        name: "vault-two",
        setup: "players=2 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 7,
    },
    Golden {
        name: "vault-three",
        setup: "players=3 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 8,
    },
    Golden {
        name: "vault-four",
        setup: "players=4 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 9,
    },
    Golden {
        name: "vault-solo-a",
        setup: "players=1 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 10,
    },
    Golden {
        name: "vault-solo-b",
        setup: "players=1 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 11,
    },
    Golden {
        name: "vault-solo-c",
        setup: "players=1 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=yes rounds=all ask=choice",
        seed: 12,
    },
    Golden {
        name: "both-two",
        setup: "players=2 box=both start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 13,
    },
    Golden {
        name: "both-four",
        setup: "players=4 box=both start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 14,
    },
    Golden {
        name: "both-six",
        setup: "players=6 box=both start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 15,
    },
    Golden {
        name: "both-solo",
        setup: "players=1 box=both start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 16,
    },
    Golden {
        name: "charted",
        setup: "players=3 box=tomb start=random charted=yes resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 17,
    },
    Golden {
        name: "resurrection",
        setup: "players=3 box=vault start=random charted=no resurrection=yes heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=30 ask=choice",
        seed: 18,
    },
    Golden {
        name: "heroes-chosen",
        setup: "players=4 box=tomb start=random charted=no resurrection=no heroes=chosen discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 19,
    },
    Golden {
        name: "discard-optional",
        setup: "players=2 box=vault start=random charted=no resurrection=no heroes=dealt discard=may impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 20,
    },
    Golden {
        name: "impartial",
        setup: "players=3 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=yes quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 21,
    },
    Golden {
        name: "quests-shared",
        setup: "players=4 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=global limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 22,
    },
    Golden {
        name: "limited",
        setup: "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=yes falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 23,
    },
    Golden {
        name: "falling",
        setup: "players=3 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=yes dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 24,
    },
    Golden {
        name: "dodging",
        setup: "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=yes turned=no split=no lair=no rounds=all ask=choice",
        seed: 25,
    },
    Golden {
        name: "half-turn",
        setup: "players=4 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=yes split=no lair=no rounds=all ask=choice",
        seed: 26,
    },
    Golden {
        name: "split",
        setup: "players=3 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=yes lair=no rounds=all ask=choice",
        seed: 27,
    },
    Golden {
        name: "ten-rounds",
        setup: "players=4 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=10 ask=choice",
        seed: 28,
    },
    Golden {
        name: "always-asked",
        setup: "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=always",
        seed: 29,
    },
    Golden {
        name: "everything",
        setup: "players=5 box=both start=random charted=yes resurrection=yes heroes=chosen discard=may impartial=yes quests=personal limited=yes falling=no dodging=yes turned=yes split=no lair=no rounds=20 ask=choice",
        seed: 30,
    },
    Golden {
        name: "both-from-the-tomb",
        setup: "players=2 box=both start=tomb charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=15 ask=choice",
        seed: 31,
    },
    Golden {
        name: "both-from-the-vault",
        setup: "players=2 box=both start=vault charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=15 ask=choice",
        seed: 32,
    },
    Golden {
        name: "vault-charted-shared",
        setup: "players=2 box=vault start=random charted=yes resurrection=no heroes=dealt discard=must impartial=no quests=global limited=no falling=no dodging=no turned=no split=no lair=no rounds=15 ask=choice",
        seed: 33,
    },
];

/// Records of edition 2.
const GOLDEN_2: &[Golden] = &[
    Golden {
        name: "tomb-three-2",
        setup: "players=3 box=tomb start=random charted=no resurrection=yes heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 101,
    },
    Golden {
        name: "vault-three-2",
        setup: "players=3 box=vault start=random charted=no resurrection=yes heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 102,
    },
    Golden {
        name: "tomb-four-2",
        setup: "players=4 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 103,
    },
    Golden {
        name: "tomb-solo-2",
        setup: "players=1 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 104,
    },
    Golden {
        name: "vault-solo-2",
        setup: "players=1 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 105,
    },
    Golden {
        name: "both-six-2",
        setup: "players=6 box=both start=random charted=no resurrection=yes heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 106,
    },
    Golden {
        name: "vault-two-2",
        setup: "players=2 box=vault start=random charted=no resurrection=no heroes=dealt discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice",
        seed: 107,
    },
];

#[test]
fn every_record_of_dungeoneer_replays() {
    every_record_replays::<Dungeoneer>(&[(Edition::FIRST, GOLDEN), (Edition::nth(2), GOLDEN_2)]);
}

#[test]
fn every_choice_of_dungeoneer_is_kept() {
    let ways: &[&[&str]] = &[
        &["box=tomb", "heroes=dealt"],
        &["box=vault", "heroes=dealt"],
        &["box=both", "heroes=dealt", "start=random"],
        &["box=both", "heroes=dealt", "start=tomb"],
        &["box=both", "heroes=dealt", "start=vault"],
        &["box=tomb", "split=yes"],
        &["box=vault", "charted=yes"],
        &["box=vault", "quests=global"],
    ];
    every_choice_is_kept::<Dungeoneer>(ways);
}

#[test]
fn mangled_records_of_dungeoneer() {
    mangled_records_are_refused_or_replay::<Dungeoneer>(setups::DUNGEONEER, 2_000);
}

#[test]
fn a_link_brings_a_whole_match_back() {
    for (nth, setup) in setups::DUNGEONEER.iter().enumerate() {
        let laid = setup.parse().expect("a setup");
        let seed = nth as u64;
        let mut game: Match<Dungeoneer> =
            Match::begin(laid, Seed::from_bits(seed)).expect("a table");
        game.play_at_random(&mut FastChance::new(seed), usize::MAX);
        assert_eq!(game.turn(), Turn::Over);
        let names = vec!["Ada".to_owned(); game.n_seats()];
        let tail = link::pack(&game, &names).unwrap_or_else(|error| panic!("{setup}: {error}"));
        let (read, _) = link::unpack::<Dungeoneer>(&tail).expect("a link");
        assert_eq!(record::write(&read, &names), record::write(&game, &names), "{setup}");
    }
}
