//! Dice: the roll, the pool, and how dice are used (PD-040 to PD-047, PD-080 to PD-083).

use kernel::{Chance, Game, Key, Seat};
use paper_dungeons::dice::{DICE, Face};
use paper_dungeons::{PaperDungeons, What};

use super::table::{Table, check};

#[test]
fn teams_share_one_pool_and_take_nothing_from_it() {
    check(
        &["PD-043"],
        "players 2; b: levels 2/1/1/1",
        "1 level W; b: 1 level W; b: 8 level C; 8 level C",
        "levels 2/1/2/1; b: levels 3/1/2/1; used 1 8; b: used 1 8",
    );
}

#[test]
fn the_numbers_of_used_faces_are_written_down_in_order() {
    check(&["PD-044"], "", "9 brew; 1 rest; 10 walk C1", "used 9 1 10");
    check(&["PD-044"], "roll 5 2 3 8 9 10", "5 craft crown", "used 5");
}

#[test]
fn skulls_wound_every_team_before_it_acts() {
    let ids = ["PD-045"];
    check(&ids, "players 2; next S 2 3 S 9 10", "end", "round 2; wounds 2; b: wounds 2");
    check(&ids, "next 1 2 3 8 9 10", "end", "round 2; wounds 0");
}

#[test]
fn a_skull_cannot_be_used() {
    check(&["PD-045"], "roll S 2 3 8 9 10", "1 brew", "refused NoSuchDie");
    check(&["PD-045"], "roll S S 3 8 9 10", "3 rest; 8 rest; 9 rest; done", "round 2");
}

#[test]
fn a_clover_is_any_class_of_any_colour() {
    let ids = ["PD-046"];
    let roll = "roll 5 2 3 8 9 10; objective O06";
    check(&ids, roll, "5 level W", "levels 2/1/1/1");
    check(&ids, roll, "5 level Z", "levels 1/2/1/1");
    check(&ids, roll, "5 level C", "levels 1/1/2/1");
    check(&ids, roll, "5 level R", "levels 1/1/1/2");
    for item in ["sword", "tome", "crown", "sceptre", "armour", "cauldron", "medallion", "cloak"] {
        check(&ids, roll, &format!("5 craft {item}"), &format!("items {item} 1"));
    }
    check(&ids, roll, "5 brew", "potions 2");
    check(&ids, roll, "5 walk C1; step B1; step A1", "refused NoMovesLeft");
}

#[test]
fn boots_only_move_up_to_three_rooms() {
    let ids = ["PD-047"];
    check(&ids, "", "10 walk C1; step B1; step C1", "path C1 B1 C1; left 0");
    check(&ids, "", "10 walk C1; step B1; step C1; step B1", "refused NoMovesLeft");
    check(&ids, "", "10 level W", "refused BootsOnlyMove");
    check(&ids, "", "10 craft cloak", "refused BootsOnlyMove");
    check(&["PD-047", "PD-110"], "", "10 brew", "refused BootsOnlyMove");
}

#[test]
fn a_team_uses_exactly_three_dice_each_once() {
    let ids = ["PD-080"];
    check(&ids, "", "9 brew; 1 level W; 2 craft cloak; done", "round 2; potions 2");
    check(&ids, "", "1 brew; 2 rest; 8 rest; 9 brew", "refused NoDiceLeft");
    check(&ids, "", "1 brew; 2 rest; done", "refused DiceLeft");
    check(&ids, "", "1 brew; 1 level W", "refused NoSuchDie");
    check(&ids, "", "6 brew", "refused NoSuchDie");
    check(&ids, "queue level", "gain W; 1 brew", "used 1");
}

#[test]
fn a_die_has_four_uses() {
    check(&["PD-080"], "", "1 level W", "levels 2/1/1/1; used 1");
    check(&["PD-080"], "", "1 craft sword", "items sword 1; used 1");
    check(&["PD-080"], "", "1 brew", "potions 2; used 1");
    check(&["PD-080"], "", "1 walk C1", "at C1; used 1");
}

#[test]
fn a_die_may_be_used_for_less() {
    let ids = ["PD-081"];
    check(&ids, "", "1 rest; 2 walk C1; 10 walk B1; done", "path C1 B1; round 2");
    check(&ids, "potions 12", "1 brew", "potions 12; used 1");
    check(&ids, "potions 11", "1 brew", "potions 12");
    let spent = "levels 6/6/6/6; potions 12; \
        items sword 2, tome 2, crown 2, sceptre 2, armour 2, cauldron 2, medallion 2, cloak 2";
    check(&ids, spent, "1 rest; 10 rest; 2 brew; done", "round 2");
}

#[test]
fn two_dice_of_one_symbol_are_two_dice() {
    let roll = "roll 1 1 3 6 9 10";
    check(&["PD-082"], roll, "1 level W; 1 brew; 6 rest; done", "levels 2/1/1/1; potions 2");
    check(&["PD-082"], roll, "1 level W; 1 brew; 1 brew", "refused NoSuchDie");
}

#[test]
fn what_a_die_brings_holds_from_the_next_die_on() {
    let ids = ["PD-083", "PD-091"];
    check(&ids, "levels 1/3/1/1", "3 level C", "refused WrongColour(Cleric)");
    check(&ids, "levels 1/3/1/1", "2 level Z; 3 level C", "levels 1/4/2/1");
    // The box of E1 completes the Cloak; the same move goes through the wall of D1 and D2.
    check(
        &["PD-083"],
        "dungeon I; at F1; items cloak 1",
        "10 walk E1; box cloak; step D1; step D2",
        "at D2; walls 1",
    );
}

/// Luck that says one roll, then a quiet one.
struct FirstRoll {
    values: [u32; DICE],
    n_rolls: u32,
}

impl Chance for FirstRoll {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        assert_eq!((n, out.len()), (6, DICE));
        out.copy_from_slice(if self.n_rolls == 0 { &self.values } else { &[0, 1, 2, 2, 3, 4] });
        self.n_rolls += 1;
    }
}

/// Begins round 1 with one roll; gives the number of rolls that were made, and what happened.
fn begin_round(table: &Table, values: [u32; DICE]) -> (u32, Vec<What>) {
    let mut chance = FirstRoll { values, n_rolls: 0 };
    let mut events = Vec::new();
    let keep = "keep T03 O06".parse().expect("an action");
    PaperDungeons::apply(table.state.clone(), Seat::FIRST, &keep, &mut chance, &mut events);
    (chance.n_rolls, events.into_iter().map(|it| it.what).collect())
}

#[test]
fn three_skulls_or_three_clovers_are_rolled_again() {
    let table = Table::given("draft T03 O06");
    let rolls = [
        ([5, 5, 0, 5, 0, 0], 2),
        ([5, 5, 0, 0, 0, 0], 1),
        ([4, 4, 4, 0, 0, 0], 2),
        ([4, 4, 0, 0, 0, 0], 1),
        ([0, 0, 0, 4, 4, 4], 1),
        ([4, 4, 5, 5, 0, 0], 1),
        ([4, 4, 4, 5, 5, 5], 2),
    ];
    for (values, n_rolls) in rolls {
        let ids = ["PD-042", "PD-T17"];
        assert_eq!(begin_round(&table, values).0, n_rolls, "{ids:?}: {values:?}");
    }
}

#[test]
fn all_six_dice_are_rolled_again_before_anyone_sees_wounds() {
    let table = Table::given("draft T03 O06");
    let (_, happened) = begin_round(&table, [5, 5, 5, 5, 4, 4]);
    let rolls: Vec<&What> =
        happened.iter().filter(|it| matches!(it, What::Rolled { .. })).collect();
    let quiet = super::given::roll("1 2 3 8 9 10");
    let ids = ["PD-042", "PD-422"];
    assert_eq!(rolls, [&What::Rolled { roll: quiet, n_rerolls: 1 }], "{ids:?}");
    assert!(!happened.iter().any(|it| matches!(it, What::Wounded { .. })), "{ids:?}");
}

/// Every roll there is: 3121 of 46656 are rolled again, and the others have the printed averages.
#[test]
fn one_roll_in_fifteen_is_rolled_again() {
    let table = Table::given("draft T03 O06");
    let (mut n_again, mut n_skulls, mut n_clovers, mut n_boots) = (0, 0, 0, 0);
    for course in 0..46_656_u32 {
        let values: [u32; DICE] = std::array::from_fn(|idx| course / 6_u32.pow(idx as u32) % 6);
        let (n_rolls, happened) = begin_round(&table, values);
        if 1 < n_rolls {
            n_again += 1;
            continue;
        }
        let roll = happened.iter().find_map(|it| match it {
            What::Rolled { roll, .. } => Some(*roll),
            _ => None,
        });
        let roll = roll.expect("a roll");
        let count = |side| roll.iter().filter(|it| **it == side).count();
        assert!(count(None) <= 2, "{:?}: four dice can be used", ["PD-042"]);
        n_skulls += count(None);
        n_clovers += count(Some(Face::CLOVER));
        n_boots += count(Some(Face::BOOTS));
    }
    let n_legal = 46_656 - n_again;
    let average = |n: usize| (1000 * n + n_legal / 2) / n_legal;
    assert_eq!(n_again, 3121, "{:?}", ["PD-042"]);
    assert_eq!([n_skulls, n_clovers, n_boots].map(average), [859, 502, 514], "{:?}", ["PD-042"]);
}
