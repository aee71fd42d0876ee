//! Exact odds of a roll of dungeon dice, counted over all ways in which the dice can fall.

use super::course::next_dice;
use crate::games::dungeon_roll::dice::{DungeonFace, THROW_MAX};
use crate::games::dungeon_roll::state::{DRAGON_WAKES, LEVEL_MAX, Table};

/// The odds of a throw of dungeon dice. All numbers are ways out of [`Odds::n_ways`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Dice that will be rolled.
    pub n_dice: u8,
    /// Dragon dice that lie in the lair already.
    pub lair: u8,
}

impl Odds {
    /// All ways in which the dice can fall: six to the number of dice.
    pub fn n_ways(&self) -> u32 {
        6_u32.pow(self.n_dice.into())
    }

    /// Ways in which exactly `n` dice show `face`.
    pub fn exactly(&self, _: DungeonFace, n: u8) -> u32 {
        if self.n_dice < n {
            return 0;
        }
        choose(self.n_dice, n) * 5_u32.pow((self.n_dice - n).into())
    }

    /// Ways in which at least `n` dice show `face`.
    pub fn at_least(&self, face: DungeonFace, n: u8) -> u32 {
        (n..=self.n_dice).map(|it| self.exactly(face, it)).sum()
    }

    /// Ways in which exactly `n` dice show monsters, of any type.
    pub fn monsters(&self, n: u8) -> u32 {
        if self.n_dice < n {
            return 0;
        }
        // Three faces of six are monsters.
        choose(self.n_dice, n) * 3_u32.pow(self.n_dice.into())
    }

    /// Ways in which the dragon wakes: with the dice in the lair there are at least three.
    pub fn dragon_wakes(&self) -> u32 {
        self.at_least(DungeonFace::Dragon, DRAGON_WAKES.saturating_sub(self.lair))
    }

    /// The number of dice that show one face, on average, in sixths.
    pub const fn mean_in_sixths(&self) -> u32 {
        self.n_dice as u32
    }
}

/// In how many ways `n` dice of `of` can be picked.
fn choose(of: u8, n: u8) -> u32 {
    debug_assert!(usize::from(of) <= THROW_MAX);
    (0..u32::from(n)).fold(1, |ways, it| ways * (u32::from(of) - it) / (it + 1))
}

/// The odds of a throw of `n_dice` with `lair` dice in the lair.
pub fn odds(n_dice: u8, lair: u8) -> Odds {
    Odds { n_dice, lair }
}

/// The odds of the next level, as they stand now; none below level 10.
pub fn seek_odds(table: &Table) -> Option<Odds> {
    (table.delve.level < LEVEL_MAX).then(|| odds(next_dice(table), table.delve.lair))
}
