//! The choice between the tavern and the next level, with its exact odds.

use crate::boards::dungeon_roll::query::course::pays_from;
use crate::boards::dungeon_roll::query::{Chance, Query};
use crate::games::dungeon_roll::client::{self, DungeonFace, Odds, Phase};

/// The facts known of the next level before it is rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddsModel {
    /// The level that would be rolled.
    pub level: u8,
    pub n_dice: u8,
    /// Dragons in the lair already.
    pub lair: u8,
    /// The number of dragons yet to wake it.
    pub n_asleep: u8,
    /// Experience for retiring now.
    pub xp: u8,
    /// All ways in which the dice can fall.
    pub n_ways: u32,
    /// Ways for so many monsters, from none to all.
    pub monsters: Vec<u32>,
    /// Ways for at least one, two and three of each face.
    pub faces: Vec<(DungeonFace, [u32; 3])>,
    /// Ways in which the dragon wakes.
    pub wakes: u32,
    /// True if it flees instead: the lair empties.
    pub flees: bool,
    /// The known chance to clear the level.
    pub chance: Chance,
    /// The chance from which it pays to go on, in ten-thousandths; none where nobody may retire.
    pub pays_from: Option<u32>,
}

impl OddsModel {
    /// Ways for no dragon, for one, for two, and for three or more; fewer where fewer dice fall.
    pub fn dragons(&self) -> Vec<u32> {
        let at_least =
            self.faces.iter().find(|it| it.0 == DungeonFace::Dragon).map_or([0; 3], |it| it.1);
        let n_most = usize::from(self.n_dice.min(3));
        let up_to = [self.n_ways, at_least[0], at_least[1], at_least[2]];
        let exactly = |n: usize| if n == n_most { up_to[n] } else { up_to[n] - up_to[n + 1] };
        (0..=n_most).map(exactly).collect()
    }
}

/// Draws the odds while the party regroups.
pub fn odds(query: Query<'_>) -> Option<OddsModel> {
    let table = query.table();
    if table.delve.phase != Phase::Regroup {
        return None;
    }
    let odds: Odds = client::seek_odds(table)?;
    let face = |it: DungeonFace| (it, [1, 2, 3].map(|n| odds.at_least(it, n)));
    Some(OddsModel {
        level: table.delve.level + 1,
        n_dice: odds.n_dice,
        lair: odds.lair,
        n_asleep: table.side().dragon_wakes.saturating_sub(odds.lair),
        xp: table.delve.level,
        n_ways: odds.n_ways(),
        monsters: (0..=odds.n_dice).map(|n| odds.monsters(n)).collect(),
        faces: DungeonFace::ALL.map(face).to_vec(),
        wakes: odds.dragon_wakes(),
        flees: table.side().scares_dragons,
        chance: query.chance,
        pays_from: pays_from(query),
    })
}
