//! Components and the laying of the table (DR-010, DR-201 to DR-208), and what is proven for many seeds, for all courses of
//! luck, or for an observer.

use dungeon_roll::dice::Throw;
use dungeon_roll::rules::chance;
use dungeon_roll::treasures::{TOKENS, full_bag};
use dungeon_roll::{Action, DungeonFace, DungeonRoll, Event, Hero, PartyFace, Phase, Treasure};
use kernel::chance::{FastChance, KeyedChance, every};
use kernel::{Edition, Game, Observer, Seat, Seed, Words};

use testing::scene::{Vocabulary, begun};

use super::given::{laid, setup};
use super::table::Table;

#[test]
fn there_are_thirty_six_tokens_of_ten_kinds() {
    let counts = [3, 3, 3, 3, 3, 4, 6, 3, 4, 4];
    let keys = [
        "sword", "talisman", "scepter", "tools", "scroll", "ring", "scales", "elixir", "bait",
        "portal",
    ];
    let ids = ["DR-201"];
    // As printed: later editions add kinds behind these.
    let bag = full_bag(Edition::FIRST, 1);
    assert_eq!(bag.0[..counts.len()], counts, "{ids:?}");
    assert_eq!(bag.total(), TOKENS, "{ids:?}");
    assert_eq!(full_bag(Edition::FIRST, 2).total(), 2 * TOKENS, "{ids:?}");
    let named: [&str; Treasure::COUNT] = Treasure::ALL.map(|it| it.key());
    assert_eq!(named[..keys.len()], keys, "{ids:?}");
}

#[test]
fn every_face_is_as_likely_as_any_other() {
    let ids = ["DR-010"];
    let mut seen = Vec::new();
    let n_courses = every(6, |chance| {
        seen.push(Throw::party(1, chance::PARTY.at(0, 0, 0), chance).faces()[0]);
    });
    assert_eq!(n_courses, 6, "{ids:?}");
    assert!(PartyFace::ALL.iter().all(|it| seen.contains(it)), "{ids:?}");
    let mut seen = Vec::new();
    every(6, |chance| seen.push(Throw::dungeon(1, chance::LEVEL.at(0, 1, 0), chance).faces()[0]));
    assert!(DungeonFace::ALL.iter().all(|it| seen.contains(it)), "{ids:?}");
}

#[test]
fn fewer_dice_fall_like_the_first_of_many() {
    let ids = ["DR-010", "DR-018"];
    for seed in 0..50 {
        let key = chance::LEVEL.at(2, 6, 0);
        let roll = |n| Throw::dungeon(n, key, &mut KeyedChance::new(Seed::from_bits(seed)));
        assert_eq!(roll(7).faces()[..4], roll(4).faces()[..], "{ids:?}");
    }
}

/// The heroes that are dealt to so many players by a seed.
fn dealt(words: &str, seed: u64) -> Vec<Hero> {
    let table = laid(&setup(words), seed).scene.state.table;
    Seat::all(table.n_seats()).filter_map(|it| table.player(it).hero).collect()
}

#[test]
fn no_hero_is_dealt_twice() {
    let ids = ["DR-202"];
    let mut seen = Vec::new();
    for seed in 0..60 {
        let mut heroes = dealt("players=4 deal=random", seed);
        seen.extend(heroes.iter().copied());
        heroes.sort_unstable();
        heroes.dedup();
        assert_eq!(heroes.len(), 4, "{ids:?}");
    }
    assert!(Hero::ALL[..8].iter().all(|it| seen.contains(it)), "{ids:?}");
}

#[test]
fn luck_says_who_goes_first() {
    let first = |seed| laid(&setup("players=3 first=random"), seed).state.table.first;
    let firsts: Vec<Seat> = (0..40).map(first).collect();
    assert!(Seat::all(3).all(|it| firsts.contains(&it)), "{:?}", ["DR-203"]);
}

#[test]
fn later_heroes_come_only_when_asked_for() {
    let ids = ["DR-301"];
    let base: Vec<Hero> = (0..80).flat_map(|it| dealt("deal=random", it)).collect();
    assert!(base.len() == 80 && base.iter().all(|it| Hero::ALL[..8].contains(it)), "{ids:?}");
    let all: Vec<Hero> = (0..400).flat_map(|it| dealt("deal=random heroes=all", it)).collect();
    assert!(Hero::ALL.iter().all(|it| all.contains(it)), "{ids:?}");
    // The guild is that of the box.
    let box_keys = Hero::ALL[..8].iter().map(|it| it.key());
    let guild = DungeonRoll::ACHIEVEMENTS.iter().flat_map(|it| it.each).copied();
    assert!(guild.eq(box_keys), "{ids:?}");
}

#[test]
fn what_luck_answered_is_marked_in_the_history() {
    let ids = ["DR-140"];
    let mut game = begun::<DungeonRoll>(setup("deal=none"), 3);
    let mut luck = FastChance::new(3);
    game.play_at_random(&mut luck, 400);
    let entries = |verbs: [&str; 2]| {
        let is_it = |it: &str| verbs.iter().any(|verb| it.starts_with(verb));
        game.log().iter().filter(|it| is_it(&it.action.to_string())).collect::<Vec<_>>()
    };
    assert!(!entries(["seek", "retire"]).is_empty(), "{ids:?}");
    assert!(entries(["seek", "reroll"]).iter().all(|it| it.drew), "{ids:?}");
    assert!(!entries(["fight", "drink"]).is_empty(), "{ids:?}");
    assert!(entries(["fight", "drink"]).iter().all(|it| !it.drew), "{ids:?}");
}

#[test]
fn adventurers_take_turns() {
    let mut table = Table::given("setup players=3 first=1; begun");
    let mut order = Vec::new();
    while !table.is_over() {
        order.push((table.state.table.adventurer(), table.state.table.lord()));
        let turn = table.state.table.turn_idx;
        while !table.is_over() && table.state.table.turn_idx == turn {
            let legal = table.words();
            let action =
                ["flee", "end", "retire"].iter().find(|it| legal.iter().any(|has| has == *it));
            table.play(action.expect("a way out"));
        }
    }
    let order: Vec<String> = order.iter().map(|(one, lord)| format!("{one}{lord}")).collect();
    let ids = ["DR-T40", "DR-094", "DR-095", "DR-204"];
    assert_eq!(order.join(" "), "ab bc ca ab bc ca ab bc ca", "{ids:?}");
}

#[test]
fn everybody_sees_all_treasures() {
    let ids = ["DR-137", "DR-143"];
    let table = Table::given("setup players=3; treasures ring; b: treasures scales scales");
    for observer in [Observer::Public, Observer::Seat(Seat::new(2)), Observer::All] {
        let view = table.view(observer);
        assert_eq!(view.table.player(Seat::new(1)).treasures.total(), 2, "{ids:?}");
        assert_eq!(view.table.bag[Treasure::Scales], 4, "{ids:?}");
        assert_eq!(view.table.bag.total(), 33, "{ids:?}");
    }
}

#[test]
fn every_token_is_as_likely_as_any_other() {
    let ids = ["DR-142", "DR-042"];
    let given = "phase loot; floor $; party F; bag ring ring scales; level 9; lair 1";
    let table = Table::given(given);
    let (mut n_rings, mut n_all) = (0, 0);
    let action = "open F 1".parse().expect("an action");
    every(10_000, |chance| {
        let mut events = Vec::new();
        DungeonRoll::apply(table.state, Seat::FIRST, &action, chance, &mut events);
        // Courses differ in their chance: all are counted in 36 times 3 parts.
        let weight = 108 / chance.one_in();
        let is_ring = |it: &Event| matches!(it, Event::Drew { treasure: Treasure::Ring, .. });
        n_all += weight;
        n_rings += if events.iter().any(is_ring) { weight } else { 0 };
    });
    assert_eq!((n_rings, n_all), (72, 108), "{ids:?}");
    assert_eq!(table.state.table.delve.phase, Phase::Loot);
}

#[test]
fn two_companions_are_no_action() {
    assert!("fight FT KK".parse::<Action>().is_err(), "{:?}", ["DR-030"]);
}
