//! The one number that tells a position of a level from others.

use crate::state::Table;
use crate::treasures::Treasure;

/// The stage of a position: what is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The player chooses; whether there was a fight after which nothing need be re-rolled.
    Choice { has_fought: bool },
    /// So many dungeon dice and party dice are in hand, and more may be taken up.
    Taking(u8, u8),
    /// So many dungeon dice and party dice are still to fall.
    Falling(Dice),
    /// So many treasures are still to be drawn.
    Drawing(u8),
}

/// Dice that are still to fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    pub n_dungeon: u8,
    pub n_party: u8,
    /// True if scrolls of the party go to the graveyard.
    pub buries_scrolls: bool,
}

/// The number of a position. Experience of this level beyond that of dragons is in it, since it can turn a hero.
pub fn place(table: &Table, stage: Stage) -> u128 {
    let (delve, player) = (&table.delve, table.player(table.adventurer()));
    let mut number = Number(0);
    let (kind, first, second) = match stage {
        Stage::Choice { has_fought } => (0, u8::from(has_fought), 0),
        Stage::Taking(n_dungeon, n_party) => (1, n_dungeon, n_party),
        Stage::Falling(dice) => (2 + u8::from(dice.buries_scrolls), dice.n_dungeon, dice.n_party),
        Stage::Drawing(n) => (4, n, 0),
    };
    number.add(3, &[kind, delve.phase as u8]);
    number.add(4, &[first, second]);
    number.add(4, &delve.party.0);
    number.add(4, &delve.floor.0);
    number.add(4, &delve.temps.0);
    number.add(4, &[delve.graveyard, delve.lair]);
    // Scales and portals do nothing for a level, so it is the same which of them somebody has.
    let mut treasures = player.treasures;
    let n_idle = treasures[Treasure::Scales] + treasures[Treasure::Portal];
    (treasures[Treasure::Scales], treasures[Treasure::Portal]) = (0, 0);
    number.add(4, &treasures.0[..Treasure::Portal as usize]);
    number.add(5, &[n_idle]);
    number.add(2, &[delve.n_owed]);
    let flags = [delve.is_exhausted, delve.has_tracked, player.is_master];
    number.add(1, &flags.map(u8::from));
    number.0
}

/// A number that is put together.
pub struct Number(pub u128);

impl Number {
    /// Adds numbers of so many bits each.
    pub fn add(&mut self, n_bits: u32, numbers: &[u8]) {
        for &it in numbers {
            debug_assert!(u32::from(it) < 1 << n_bits);
            self.0 = self.0 << n_bits | u128::from(it);
        }
    }
}
