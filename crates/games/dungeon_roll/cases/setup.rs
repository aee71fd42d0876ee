//! Components and the laying of the table (DR-010, DR-201 to DR-208), and what is proven for many seeds, for all courses of
//! luck, or for whoever looks on.

use dungeon_roll::dice::Throw;
use dungeon_roll::rules::chance;
use dungeon_roll::setup::PLAYERS_MAX;
use dungeon_roll::treasures::{TOKENS, full_bag};
use dungeon_roll::{
    Action, DungeonFace, DungeonRoll, Event, Hero, PartyFace, Phase, Setup, Treasure, Ultimate,
};
use kernel::chance::{FastChance, KeyedChance, every};
use kernel::{Edition, Game, Match, Observer, Seat, Seed, Words};

use super::given::{begun, hero, setup};
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

#[test]
fn all_treasures_lie_in_the_chest() {
    let ids = ["DR-201", "DR-205", "DR-206"];
    for n_players in 1..=PLAYERS_MAX {
        let (state, _) = begun(&format!("players={n_players} deal=random"));
        assert_eq!(state.table.bag.total(), 36, "{ids:?}");
        assert!(!state.table.delve.is_exhausted, "{ids:?}");
        for seat in Seat::all(n_players) {
            let player = state.table.player(seat);
            assert!(player.treasures.is_empty() && player.xp() == 0, "{ids:?}");
            assert!(player.hero.is_some() && !player.is_master, "{:?}", ["DR-202", "DR-082"]);
        }
    }
    let (state, _) = begun("bag=double");
    assert_eq!(state.table.bag.total(), 72);
}

#[test]
fn one_to_four_can_play() {
    for n_players in 0..=9 {
        let setup = Setup { n_players, ..setup("first=random") };
        let admitted = DungeonRoll::admit(&setup).is_ok();
        assert_eq!(admitted, (1..=4).contains(&n_players), "{:?}", ["DR-207"]);
    }
}

#[test]
fn no_hero_is_dealt_twice() {
    let ids = ["DR-202"];
    let mut seen = Vec::new();
    for seed in 0..60 {
        let chance = &mut KeyedChance::new(Seed::from_bits(seed));
        let state = DungeonRoll::begin(
            &setup("players=4 deal=random"),
            DungeonRoll::EDITION,
            chance,
            &mut Vec::new(),
        );
        let mut heroes: Vec<Hero> =
            Seat::all(4).filter_map(|it| state.table.player(it).hero).collect();
        seen.extend(heroes.iter().copied());
        heroes.sort_unstable();
        heroes.dedup();
        assert_eq!(heroes.len(), 4, "{ids:?}");
    }
    assert!(Hero::ALL[..8].iter().all(|it| seen.contains(it)), "{ids:?}");
}

#[test]
fn a_mirror_shows_the_same_hero_to_everybody() {
    let (state, _) = begun("players=4 deal=mirror");
    let hero = state.table.player(Seat::FIRST).hero;
    assert!(hero.is_some(), "{:?}", ["DR-202"]);
    assert!(Seat::all(4).all(|it| state.table.player(it).hero == hero), "{:?}", ["DR-202"]);
    let (state, _) = begun("players=4 deal=none");
    assert!(Seat::all(4).all(|it| state.table.player(it).hero.is_none()), "{:?}", ["DR-202"]);
}

#[test]
fn the_host_or_luck_says_who_goes_first() {
    let ids = ["DR-203", "DR-204", "DR-208"];
    for (first, lord) in [("1", "b"), ("2", "c"), ("3", "a")] {
        let (state, events) = begun(&format!("players=3 first={first}"));
        assert_eq!(state.table.lord().to_string(), lord, "{ids:?}");
        // Nobody waits for the lord: the dice of level 1 lie there.
        assert!(events.iter().any(|it| matches!(it, Event::Populated { .. })), "{ids:?}");
    }
    let mut firsts: Vec<Seat> = Vec::new();
    for seed in 0..40 {
        let chance = &mut KeyedChance::new(Seed::from_bits(seed));
        let state = DungeonRoll::begin(
            &setup("players=3 first=random"),
            DungeonRoll::EDITION,
            chance,
            &mut Vec::new(),
        );
        firsts.push(state.table.first);
    }
    assert!(Seat::all(3).all(|it| firsts.contains(&it)), "{:?}", ["DR-203"]);
    let absent = setup("players=2 first=3");
    assert!(DungeonRoll::admit(&absent).is_err(), "{:?}", ["DR-203"]);
}

#[test]
fn later_heroes_come_only_when_asked_for() {
    let ids = ["DR-301"];
    let dealt = |words: &str, seed: u64| {
        let chance = &mut KeyedChance::new(Seed::from_bits(seed));
        let state =
            DungeonRoll::begin(&setup(words), DungeonRoll::EDITION, chance, &mut Vec::new());
        state.table.player(Seat::FIRST).hero.expect("a hero")
    };
    let base: Vec<Hero> = (0..80).map(|it| dealt("deal=random", it)).collect();
    assert!(base.iter().all(|it| Hero::ALL[..8].contains(it)), "{ids:?}");
    let all: Vec<Hero> = (0..400).map(|it| dealt("deal=random heroes=all", it)).collect();
    assert!(Hero::ALL.iter().all(|it| all.contains(it)), "{ids:?}");
    let (state, events) = begun("deal=choose");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    table.play("hero viking");
    table.expect(&ids, "refused HeroTaken(Viking)");
    let (state, events) = begun("deal=choose heroes=all");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    table.play("hero viking");
    table.expect(&ids, "hero viking; party HHHHH; graveyard 0");
    // The guild is that of the box.
    let box_keys = Hero::ALL[..8].iter().map(|it| it.key());
    let guild = DungeonRoll::ACHIEVEMENTS.iter().flat_map(|it| it.each).copied();
    assert!(guild.eq(box_keys), "{ids:?}");
}

#[test]
fn every_hero_has_a_specialty_and_an_ultimate() {
    let names = [
        ("spellsword", "battlemage"),
        ("occultist", "necromancer"),
        ("crusader", "paladin"),
        ("enchantress", "beguiler"),
        ("minstrel", "bard"),
        ("half-goblin", "chieftain"),
        ("mercenary", "commander"),
        ("knight", "dragon-slayer"),
    ];
    for (idx, (novice, master)) in names.into_iter().enumerate() {
        assert_eq!(hero(novice), (Hero::ALL[idx], false), "{:?}", ["DR-081"]);
        assert_eq!(hero(master), (Hero::ALL[idx], true), "{:?}", ["DR-081"]);
        for is_master in [false, true] {
            let ultimate: Option<Ultimate> = Hero::ALL[idx].side(is_master).ultimate;
            assert!(ultimate.is_some(), "{:?}", ["DR-081"]);
        }
    }
}

#[test]
fn what_luck_answered_is_marked_in_the_history() {
    let ids = ["DR-140"];
    let setup: Setup = setup("deal=none");
    let mut game: Match<DungeonRoll> = Match::begin(setup, Seed::from_bits(3)).expect("a table");
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
    let (state, events) = begun("players=3 first=1");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    let mut order = Vec::new();
    while !table.is_over() {
        order.push((table.state.table.adventurer(), table.state.table.lord()));
        let turn = table.state.table.turn_idx;
        while !table.is_over() && table.state.table.turn_idx == turn {
            let legal = table.legal();
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
        let view = DungeonRoll::view(&table.state, observer);
        assert_eq!(view.table.player(Seat::new(1)).treasures.total(), 2, "{ids:?}");
        assert_eq!(view.table.bag[Treasure::Scales], 4, "{ids:?}");
        assert_eq!(view.table.bag.total(), 33, "{ids:?}");
    }
    let mut bag =
        Table::given("setup players=2; bag none; b: treasures ring; phase loot; floor $; party F");
    bag.play("open F 1");
    bag.expect(&ids, "xp 1; b: treasures ring; b: xp 0");
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
