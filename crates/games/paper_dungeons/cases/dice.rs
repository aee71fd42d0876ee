//! Dice: the roll, the pool, and how dice are used (PD-040 to PD-047, PD-080 to PD-083).

use kernel::{Chance, Game, Key, Seat};
use paper_dungeons::dice::{DICE, Face};
use paper_dungeons::{PaperDungeons, What};

use super::table::Table;
use testing::scene::Vocabulary;

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
