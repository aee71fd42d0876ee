//! Treasures (DR-008, DR-072 to DR-080, DR-121 to DR-125, DR-134 to DR-137, DR-142, DR-143).

use dungeon_roll::{DungeonRoll, Event, Phase, Treasure};
use kernel::chance::every;
use kernel::{BySeat, Game, Lang, Observer, Seat, Telling, Words};

use super::table::{Table, check};

#[test]
fn a_ring_empties_the_lair() {
    for phase in ["monster; floor G", "loot; floor $", "dragon; floor -"] {
        let lair = if phase.starts_with("dragon") { 3 } else { 2 };
        let given = format!("phase {phase}; lair {lair}; treasures ring");
        let then = "lair 0; xp 0; n-treasures 0; bag:ring 4";
        check(&["DR-076", "DR-008", "DR-123"], &given, "ring", then);
    }
    check(&["DR-076"], "floor G; treasures ring", "ring", "refused LairIsEmpty");
    check(&["DR-072"], "floor G; lair 2", "ring", "refused NoSuchTreasure(Ring)");
    let given = "setup players=2; floor G; lair 2; b: treasures ring";
    check(&["DR-072"], given, "ring", "refused NoSuchTreasure(Ring)");
    check(&["DR-072"], given, "b: ring", "refused NotYourDelve");
    let given = "lair 2; floor -; level 6; treasures ring";
    check(&["DR-123"], given, "ring; end; seek", "rolled 7");
}

#[test]
fn an_elixir_brings_a_die_back() {
    for (phase, rest) in [("monster", "floor G"), ("loot", "floor $"), ("dragon", "lair 3")] {
        let given = format!("phase {phase}; {rest}; party F; treasures elixir");
        check(&["DR-077"], &given, "elixir S", "party FS; graveyard 5; bag:elixir 3");
    }
    let given = "floor G; party FFFFFFF; treasures elixir";
    check(&["DR-077"], given, "elixir H", "refused GraveyardIsEmpty");
}

#[test]
fn bait_makes_dragons_of_everything() {
    let given = "floor GKO$P; lair 1; treasures bait";
    let then = "floor -; lair 6; bag:bait 4; phase monster";
    check(&["DR-078", "DR-008", "DR-134"], given, "bait", then);
    check(&["DR-078", "DR-134"], given, "bait; end", "phase dragon; lair 6");
    let given = "phase loot; floor $; lair 0; treasures bait";
    check(&["DR-078"], given, "bait", "phase regroup; lair 1; floor -");
    let given = "phase dragon; lair 3; treasures bait";
    check(&["DR-078"], given, "bait", "refused NoBaitNow");
    check(&["DR-078"], "floor -; treasures bait", "bait", "refused BaitInVain");
    let given = "party F; floor G; level 4; treasures bait";
    check(&["DR-134"], given, "bait; end; seek", "rolled 5; level 5; xp 0");
    // Fewer than three do not wake the dragon, and the next roll is so much smaller.
    let given = "party F; floor G; level 7; lair 1; treasures bait";
    let then = "rolled 5; level 8; xp 0; party F";
    check(&["DR-135"], given, "bait; end; [roll GGGGG]; seek", &format!("{then}; lair 2"));
    let given = "hero knight; party F; floor GK; level 7";
    check(&["DR-135"], given, "unleash; end; [roll GGGGG]; seek", &format!("{then}; lair 2"));
}

#[test]
fn bait_may_be_for_monsters_only() {
    let given = "setup bait=monsters; floor GK$; treasures bait";
    check(&["DR-078"], given, "bait; end", "phase loot; lair 2; floor $");
    let given = "setup bait=monsters; floor $; treasures bait";
    check(&["DR-078"], given, "bait", "refused BaitInVain");
    let given = "setup bait=monsters; phase loot; floor $; treasures bait";
    check(&["DR-078"], given, "bait", "refused NoBaitNow");
}

#[test]
fn tools_are_several() {
    let ids = ["DR-072"];
    let told = |phase: &str, do_: &str| {
        let mut table = Table::given(&format!("{phase}; treasures tools"));
        table.play(do_);
        let names = BySeat::new(1, |_| "Ada".to_owned());
        [Lang::En, Lang::Ru].map(|lang| {
            let to = Telling { lang, names: &names };
            DungeonRoll::describe(&table.events[0], to).expect("a sentence")
        })
    };
    let fight = told("floor G", "fight tools G");
    assert_eq!(fight[0], "Thieves' Tools defeat 1 goblin.", "{ids:?}");
    assert_eq!(fight[1], "Воровские инструменты побеждают: 1 гоблин.", "{ids:?}");
    let open = told("phase loot; floor $$", "open tools 2");
    assert_eq!(open[0], "Thieves' Tools open 2 chests.", "{ids:?}");
    assert_eq!(open[1], "Воровские инструменты открывают 2 сундука.", "{ids:?}");
    let drink = told("phase loot; floor P", "drink tools H");
    assert!(drink[0].starts_with("Thieves' Tools drink 1 potion"), "{ids:?}: {drink:?}");
    assert!(drink[1].starts_with("Воровские инструменты пьют 1 зелье"), "{ids:?}: {drink:?}");
}

#[test]
fn a_portal_leads_home_with_the_level_paid() {
    for (phase, rest) in [("monster", "floor GK"), ("loot", "floor $"), ("dragon", "lair 5")] {
        let given = format!("phase {phase}; {rest}; level 6; treasures portal");
        check(&["DR-079"], &given, "portal", "xp 6; turn 1; treasures none; line:portals 0");
    }
    let given = "hero mercenary; xp 4; floor G; treasures portal";
    let then = "xp 5; master yes; turn 1; phase monster";
    check(&["DR-124", "DR-084"], given, "portal", then);
}

#[test]
fn scales_are_for_the_end() {
    let table = Table::given("party F; floor G; lair 2; treasures scales");
    assert!(!table.legal().iter().any(|it| it.contains("scales")), "{:?}", ["DR-080"]);
    let given = "hero paladin; floor G; treasures scales";
    check(&["DR-080"], given, "unleash scales -", "floor -; bag:scales 6");
}

#[test]
fn used_treasures_can_be_drawn_again() {
    let given = "phase dragon; lair 3; party FC; treasures tools; bag none";
    check(&["DR-074", "DR-073"], given, "dragon F C tools", "treasures tools; xp 1");
    let given = "hero paladin; floor $; treasures ring; bag none";
    check(&["DR-074", "DR-073"], given, "unleash ring -", "treasures ring; xp 5");
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
