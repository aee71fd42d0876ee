//! Exact odds of a roll of dungeon dice, counted over all ways in which the dice can fall.

use crate::dice::{DungeonFace, Monster, THROW_MAX};
use crate::heroes::Turning;
use crate::rules::next_dice;
use crate::state::{LEVEL_MAX, Table};

/// The odds of a throw of dungeon dice. All numbers are ways out of [`Odds::n_ways`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Dice that will be rolled.
    pub n_dice: u8,
    /// Dragon dice that lie in the lair already.
    pub lair: u8,
    /// So many dice in the lair wake the dragon.
    pub wakes: u8,
    /// Faces that turn into others as they fall (DR-303).
    pub turning: Option<Turning>,
}

impl Odds {
    /// All ways in which the dice can fall: six to the number of dice.
    pub fn n_ways(&self) -> u32 {
        6_u32.pow(self.n_dice.into())
    }

    /// The number of sides of a die that count as `face`.
    fn n_sides(&self, face: DungeonFace) -> u32 {
        match self.turning {
            Some(turning) if turning.from == face => 0,
            Some(turning) if turning.to == face => 2,
            Some(_) | None => 1,
        }
    }

    /// Ways in which exactly `n` dice show one of `n_sides` sides.
    fn exactly_sides(&self, n_sides: u32, n: u8) -> u32 {
        if self.n_dice < n {
            return 0;
        }
        let (n, rest) = (u32::from(n), u32::from(self.n_dice - n));
        choose(self.n_dice, n as u8) * n_sides.pow(n) * (6 - n_sides).pow(rest)
    }

    /// Ways in which exactly `n` dice show `face`.
    pub fn exactly(&self, face: DungeonFace, n: u8) -> u32 {
        self.exactly_sides(self.n_sides(face), n)
    }

    /// Ways in which at least `n` dice show `face`.
    pub fn at_least(&self, face: DungeonFace, n: u8) -> u32 {
        (n..=self.n_dice).map(|it| self.exactly(face, it)).sum()
    }

    /// Ways in which exactly `n` dice show monsters, of any type.
    pub fn monsters(&self, n: u8) -> u32 {
        let sides = Monster::ALL.map(|it| self.n_sides(it.face()));
        self.exactly_sides(sides.iter().sum(), n)
    }

    /// Ways in which the dragon wakes: with the dice in the lair there are enough.
    pub fn dragon_wakes(&self) -> u32 {
        self.at_least(DungeonFace::Dragon, self.wakes.saturating_sub(self.lair))
    }
}

/// In how many ways `n` dice of `of` can be picked.
fn choose(of: u8, n: u8) -> u32 {
    debug_assert!(usize::from(of) <= THROW_MAX);
    (0..u32::from(n)).fold(1, |ways, it| ways * (u32::from(of) - it) / (it + 1))
}

/// The odds of a throw of `n_dice` on this table.
pub fn odds(table: &Table, n_dice: u8) -> Odds {
    let side = table.side();
    let lair = table.delve.lair;
    Odds { n_dice, lair, wakes: side.dragon_wakes, turning: side.turning }
}

/// The odds of the next level, as they stand now; none below level 10, and none if its dice have
/// been laid out (DR-313).
pub fn seek_odds(table: &Table) -> Option<Odds> {
    (table.delve.level < LEVEL_MAX && table.planned().is_none())
        .then(|| odds(table, next_dice(table)))
}
