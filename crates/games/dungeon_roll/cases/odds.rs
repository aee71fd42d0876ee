//! Knowledge before a choice: exact odds, abilities, previews.

use dungeon_roll::client::{abilities, missing, odds, preview, seek_odds};
use dungeon_roll::{Action, Companion, DungeonFace, DungeonRoll, Source, View};
use kernel::{Game, Observer};

use testing::scene::Vocabulary;

use super::table::Table;

/// Calls `see` with every way in which `n` dice can fall.
fn each_fall(n: u32, mut see: impl FnMut(&[DungeonFace])) {
    for nth in 0..6_u32.pow(n) {
        let faces: Vec<DungeonFace> =
            (0..n).map(|it| DungeonFace::ALL[(nth / 6_u32.pow(it) % 6) as usize]).collect();
        see(&faces);
    }
}

#[test]
fn odds_are_counted_over_every_fall_of_the_dice() {
    let ids = ["DR-018", "DR-051"];
    for n_dice in 0..=7_u8 {
        for lair in 0..=3_u8 {
            let odds = odds(&Table::given(&format!("lair {lair}")).state.table, n_dice);
            let mut counts = [[0_u32; 9]; 6];
            let (mut n_monsters, mut n_wakes, mut n_all) = ([0_u32; 9], 0, 0);
            each_fall(n_dice.into(), |faces| {
                let n = |face: DungeonFace| faces.iter().filter(|&&it| it == face).count();
                n_all += 1;
                for face in DungeonFace::ALL {
                    counts[face as usize][n(face)] += 1;
                }
                let monsters = [DungeonFace::Goblin, DungeonFace::Skeleton, DungeonFace::Ooze];
                n_monsters[monsters.into_iter().map(n).sum::<usize>()] += 1;
                n_wakes += u32::from(3 <= n(DungeonFace::Dragon) + usize::from(lair));
            });
            assert_eq!(odds.n_ways(), n_all, "{ids:?}");
            assert_eq!(odds.dragon_wakes(), n_wakes, "{ids:?}: {n_dice} dice, lair {lair}");
            for n in 0..=8_u8 {
                assert_eq!(odds.monsters(n), n_monsters[usize::from(n)], "{ids:?}");
                for face in DungeonFace::ALL {
                    let count = counts[face as usize][usize::from(n)];
                    assert_eq!(odds.exactly(face, n), count, "{ids:?}: {n} of {face:?}");
                    let at_least: u32 = counts[face as usize][usize::from(n)..].iter().sum();
                    assert_eq!(odds.at_least(face, n), at_least, "{ids:?}");
                }
            }
        }
    }
}

fn view(table: &Table) -> View {
    DungeonRoll::view(&table.state, Observer::All)
}

#[test]
fn abilities_tell_what_each_source_can_do() {
    let ids = ["DR-023", "DR-041", "DR-091"];
    let table = Table::given("hero commander; party FFS; floor GGKO; treasures tools ring");
    let found = abilities(&view(&table));
    let of = |source| found.iter().find(|it| it.source == source).expect("an ability");
    let fighter = of("F".parse().expect("a source"));
    assert_eq!((fighter.n, fighter.defeats.0, fighter.has_extra), (2, [2, 1, 1], true), "{ids:?}");
    assert!(of("S".parse().expect("a source")).rerolls, "{ids:?}");
    let tools = of("tools".parse().expect("a source"));
    assert_eq!((tools.defeats.0, tools.opens, tools.has_extra), ([1, 1, 1], 0, false), "{ids:?}");
    assert_eq!(found.len(), 3, "{ids:?}");
    let table = Table::given("hero minstrel; phase loot; party MF; floor $$$PP; graveyard 0");
    let found = abilities(&view(&table));
    let numbers: Vec<(u8, u8)> = found.iter().map(|it| (it.opens, it.drinks)).collect();
    assert_eq!(numbers, [(1, 1), (3, 1)], "{ids:?}");
}

#[test]
fn the_dragon_says_whom_it_still_misses() {
    let ids = ["DR-052", "DR-054"];
    let table = Table::given("hero spellsword; phase dragon; lair 3; party FFT; treasures tools");
    let source = |it: &str| -> Source { it.parse().expect("a source") };
    let one = missing(&table.state.table, &[source("T")]);
    assert_eq!(one.n_missing, 2, "{ids:?}");
    assert!(!one.wanted.has(Companion::Thief) && one.wanted.has(Companion::Mage), "{ids:?}");
    assert_eq!(one.candidates, [source("F"), Source::Hero], "{ids:?}");
    let two = missing(&table.state.table, &[source("T"), source("F")]);
    assert_eq!(two.candidates, [source("F"), Source::Hero], "{ids:?}");
    assert!(two.wanted.has(Companion::Fighter), "{ids:?}");
    let three = missing(&table.state.table, &[source("T"), source("F"), source("F")]);
    assert_eq!((three.n_missing, three.candidates.len()), (0, 0), "{ids:?}");
}

#[test]
fn previews_tell_what_is_certain() {
    let ids = ["DR-042", "DR-057", "DR-062"];
    let see = |given: &str, do_: &str| {
        let action: Action = do_.parse().expect("an action");
        preview(&view(&Table::given(given)), &action)
    };
    let fight = see("party F; floor GG", "fight F GG").expect("a preview");
    assert!(fight.after.is_some_and(|it| it.delve.floor.is_empty()), "{ids:?}");
    let open = see("phase loot; party T; floor $$P", "open T 2").expect("a preview");
    assert_eq!((open.n_treasures, open.after), (2, None), "{ids:?}");
    let slay = see("hero knight; xp 4; phase dragon; lair 3; party FCM", "dragon F C M");
    let slay = slay.expect("a preview");
    assert_eq!((slay.n_treasures, slay.xp, slay.masters), (1, 1, true), "{ids:?}");
    let retire = see("phase regroup; level 6", "retire").expect("a preview");
    assert_eq!((retire.xp, retire.n_party_dice, retire.ending.is_some()), (6, 0, true), "{ids:?}");
    let seek = see("phase regroup; level 6; lair 1", "seek").expect("a preview");
    assert_eq!((seek.n_dungeon_dice, seek.xp), (6, 0), "{ids:?}");
    let reroll = see("party SFF; floor GG", "reroll S GG F").expect("a preview");
    assert_eq!((reroll.n_dungeon_dice, reroll.n_party_dice), (2, 1), "{ids:?}");
    assert!(see("party F; floor GG", "fight F K").is_err(), "{ids:?}");
}

#[test]
fn odds_follow_the_hero() {
    let see = |given: &str| seek_odds(&Table::given(given).state.table).expect("odds");
    let brewing = see("hero alchemist; phase regroup; level 1");
    let ways = |face| brewing.at_least(face, 1);
    let ids = ["DR-303"];
    assert_eq!((ways(DungeonFace::Chest), ways(DungeonFace::Potion)), (0, 20), "{ids:?}");
    let viking = see("hero undead-viking; phase regroup; level 1");
    assert_eq!([0, 1, 2].map(|it| viking.monsters(it)), [16, 16, 4], "{ids:?}");
}
