//! A hero alone (RA-220 to RA-236).

use dungeon_raiders::{DungeonRaiders, Face, Room, Setup, What};
use kernel::chance::{FastChance, KeyedChance};
use kernel::{Game, Lang, Match, Observer, Seat, Seed, Turn, Words};

use super::table::{Table, check};

#[test]
fn a_card_is_laid_and_the_room_resolved() {
    check(&["RA-220"], "players 1; room X01; t 9", "4", "t 7; hand 1 2 3 5; at 1 2; awaited a");
}

#[test]
fn nobody_bleeds_and_the_living_win() {
    let ids = ["RA-221"];
    let last = "players 1; at 5 5; room X01";
    check(&ids, &format!("{last}; t 7; w 9"), "2", "over yes; is alive; winners a; total 7");
    check(&["RA-221", "RA-232"], "players 1; room X04; t 9; w 8", "2", "w 10; over yes; total 0");
}

#[test]
fn treasure_has_no_upper_bound() {
    check(&["RA-222"], "players 1; room T09; t 20", "5", "t 26");
    check(&["RA-222"], "players 1; room X05; t 1", "2", "t 0");
}

#[test]
fn there_are_no_items_and_no_item_vaults() {
    let ids = ["RA-223"];
    for seed in 0..60 {
        let mut game: Match<DungeonRaiders> =
            Match::begin(Setup::plain(1), Seed::from_bits(seed)).expect("a table");
        game.play_at_random(&mut FastChance::new(seed), 64);
        assert!(game.turn() == Turn::Over, "{ids:?}");
        let vaults = [Room::V01, Room::V02, Room::V03];
        assert!(vaults.iter().all(|&it| !game.state().dungeon.drawn().has(it)), "{ids:?}");
    }
    check(&ids, "players 1; room M01; monster 3", "sword", "refused NoSuchItem(Sword)");
}

#[test]
fn the_start_is_chosen() {
    let ids = ["RA-224"];
    for wounds in 2..=5 {
        let setup = Setup { solo_wounds: wounds, ..Setup::plain(1) };
        Table::fresh(setup).expect(&ids, &format!("t 2; w {wounds}; items none; first none"));
    }
}

#[test]
fn the_monster_power_deck_has_ten_cards() {
    let ids = ["RA-225", "RA-228"];
    let mut chance = KeyedChance::new(Seed::from_bits(7));
    let chosen = Setup { chosen: true, ..Setup::plain(1) };
    let state =
        DungeonRaiders::begin(&chosen, DungeonRaiders::EDITION, &mut chance, &mut Vec::new());
    assert_eq!(state.ground.monster_deck.0, [4, 4, 2], "{ids:?}");
    for seed in 0..40 {
        let mut game: Match<DungeonRaiders> =
            Match::begin(Setup::plain(1), Seed::from_bits(seed)).expect("a table");
        game.play_at_random(&mut FastChance::new(seed), 64);
        let mut left = [4, 4, 2];
        let told = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
        for event in told {
            if let What::MonsterCard { card } = event.what {
                left[usize::from(card) - 3] -= 1;
            }
        }
        assert_eq!(game.view(Observer::Public).ground.monster_deck.0, left, "{ids:?}");
    }
}

#[test]
fn the_monsters_card_comes_before_ones_own() {
    let ids = ["RA-226"];
    for seed in 0..40 {
        let mut game: Match<DungeonRaiders> =
            Match::begin(Setup::plain(1), Seed::from_bits(seed)).expect("a table");
        while game.turn() != Turn::Over {
            let view = game.view(Observer::Seat(Seat::FIRST));
            let is_monster = matches!(view.face(), Some(Face::Monster { .. }));
            assert_eq!(view.ground.monster_card.is_some(), is_monster, "{ids:?}");
            game.play_at_random(&mut FastChance::new(seed), 1);
        }
    }
}

#[test]
fn only_a_greater_card_escapes() {
    let ids = ["RA-227"];
    for (monster, card, then) in [
        (3, "4", "fights escaped 3; w 0"),
        (4, "4", "fights caught 4; w 1"),
        (4, "5", "fights escaped 4; w 0"),
        (5, "5", "fights caught 5; w 1"),
        (3, "1", "fights caught 3; w 1"),
    ] {
        check(&ids, &format!("players 1; room M04; monster {monster}"), card, then);
    }
}

#[test]
fn every_smaller_chest_is_taken() {
    let ids = ["RA-229", "RA-270"];
    for (card, t) in [("1", 5), ("2", 5), ("3", 7), ("4", 7), ("5", 11)] {
        check(&ids, "players 1; room T10", card, &format!("t {t}"));
    }
}

#[test]
fn traps_act_on_the_hero_alone() {
    let ids = ["RA-230", "RA-271"];
    for (card, t) in [("2", 9), ("3", 8), ("4", 7), ("5", 6)] {
        check(&ids, "players 1; room X01; t 9", card, &format!("t {t}"));
    }
    for (card, w) in [("2", 5), ("3", 6), ("5", 8)] {
        check(&ids, "players 1; room X03; w 5", card, &format!("w {w}"));
    }
    for (card, t) in [("1", 5), ("2", 7), ("3", 8), ("4", 9)] {
        check(&ids, "players 1; room X05; t 9", card, &format!("t {t}"));
    }
    for (card, w) in [("1", 7), ("2", 7), ("3", 6), ("4", 5)] {
        check(&ids, "players 1; room X04; w 5", card, &format!("w {w}"));
    }
}

#[test]
fn coin_vaults_and_levels_are_as_usual() {
    check(&["RA-231"], "players 1; room V05; w 3", "5", "w 1");
    check(&["RA-231"], "players 1; room V04", "2", "t 7");
    check(&["RA-233"], "players 1; at 1 5; hand 2; room V04", "2", "hand 1 2 3 4 5; at 2 1");
}

/// The verdict on a hero alone who carries out `t`.
fn verdict(t: u8) -> String {
    let mut table = Table::given(&format!("players 1; wounds 4; at 5 5; room X01; t {t}"));
    table.play("1");
    let view = DungeonRaiders::view(&table.state, Observer::All);
    DungeonRaiders::verdict(&view, Lang::En).expect("a verdict")
}

#[test]
fn results_have_names_and_tell_the_starting_wounds() {
    let ids = ["RA-234", "RA-236"];
    let bands = [
        (0, "little"),
        (9, "little"),
        (10, "fair"),
        (14, "fair"),
        (15, "solid"),
        (19, "solid"),
        (20, "good"),
        (24, "good"),
        (25, "excellent"),
        (29, "excellent"),
        (30, "legendary"),
        (46, "legendary"),
    ];
    for (t, word) in bands {
        let verdict = verdict(t).to_lowercase();
        assert!(verdict.contains(word), "{ids:?}: {t}: {verdict}");
        assert!(verdict.contains("4 wounds"), "{ids:?}: {verdict}");
    }
    let mut table = Table::given("players 1; room X04; w 9");
    table.play("2");
    let view = DungeonRaiders::view(&table.state, Observer::All);
    let verdict = DungeonRaiders::verdict(&view, Lang::Ru).expect("a verdict");
    assert!(verdict.contains("погиб"), "{ids:?}: {verdict}");
}
