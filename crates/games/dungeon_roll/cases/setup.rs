//! Laying the table (DR-201 to DR-208).

use dungeon_roll::setup::PLAYERS_MAX;
use dungeon_roll::{DungeonRoll, Event, Hero, Phase, Setup};
use kernel::chance::KeyedChance;
use kernel::{Game, Seat, Seed};

use super::given::{begun, setup};
use super::table::{Table, check};

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
fn heroes_are_chosen_in_order_of_play() {
    let (state, events) = begun("players=2 deal=choose first=2");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    assert_eq!(table.awaited(), Seat::new(1), "{:?}", ["DR-202"]);
    table.play("hero knight");
    assert_eq!(table.awaited(), Seat::FIRST, "{:?}", ["DR-202"]);
    table.play("hero knight");
    table.expect(&["DR-202"], "refused HeroTaken(Knight)");
    table.refused = None;
    table.play("flee");
    table.expect(&["DR-202"], "refused ChooseFirst");
    table.refused = None;
    table.play("hero minstrel");
    table.expect(&["DR-202", "DR-015"], "hero minstrel; b: hero knight; level 1; adventurer b");
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
fn one_alone_does_it_all() {
    let (state, _) = begun("players=1 deal=random first=random");
    let ids = ["DR-096", "DR-207"];
    assert_eq!(state.table.adventurer(), state.table.lord(), "{ids:?}");
    assert_eq!(state.table.n_delves(), 3, "{ids:?}");
    let given = "turn 2; delves 2; phase regroup; level 4";
    check(&ids, given, "retire", "phase over; xp 4; line:delve-3 4; delves 3");
    let (state, _) = begun("players=4");
    assert_eq!(state.table.n_delves(), 12, "{:?}", ["DR-095"]);
    assert_ne!(state.table.delve.phase, Phase::Over);
}

#[test]
fn a_delve_cannot_be_left_before_it_begins() {
    let given = "hero mercenary; phase forming; level 0; party FFFFFFF";
    for action in ["flee", "retire", "portal", "end"] {
        check(&["DR-138"], given, action, "refused FormFirst");
    }
}
