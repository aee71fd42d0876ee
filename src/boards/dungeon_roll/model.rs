//! Everything that lies on the table, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod descent;
pub mod dock;
pub mod level;
pub mod lit;
pub mod marks;
pub mod party;
pub mod players;
mod prompt;
pub mod regroup;

use super::query::Query;
use super::query::course::Other;
use super::selection::{Spot, Thing};
use crate::games::dungeon_roll::client::{DELVES, Phase};
use crate::kernel::Seat;

pub use descent::DescentModel;
pub use dock::{Dock, Prompt};
pub use level::{LevelModel, MonsterDie};
pub use lit::Lit;
pub use party::{HeroModel, HoardModel, Member, PartyModel};
pub use players::{Candidate, PlayerModel};
pub use regroup::OddsModel;

/// The things on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    pub phase: Phase,
    /// Which of their delves the adventurer is on, counted from 1.
    pub nth_delve: u8,
    pub adventurer: Seat,
    /// True if somebody at this device acts now.
    pub can_act: bool,
    pub level: LevelModel,
    pub descent: DescentModel,
    pub party: PartyModel,
    pub hero: HeroModel,
    pub hoard: HoardModel,
    /// Heroes to choose from, and whether each is to be had.
    pub candidates: Vec<Candidate>,
    pub odds: Option<OddsModel>,
    pub players: Vec<PlayerModel>,
    pub dock: Dock,
}

/// Draws the table.
pub fn board_model(query: Query<'_>) -> BoardModel {
    let table = query.table();
    BoardModel {
        phase: table.delve.phase,
        nth_delve: (table.turn_idx / table.n_seats() as u8 + 1).min(DELVES),
        adventurer: table.adventurer(),
        can_act: query.options.actor.is_some(),
        level: level::level(query),
        descent: descent::descent(query),
        party: party::party(query),
        hero: party::hero(query),
        hoard: party::hoard(query),
        candidates: players::candidates(query),
        odds: regroup::odds(query),
        players: players::players(query),
        dock: dock::dock(query),
    }
}

impl BoardModel {
    /// Tells whether a spot is still there to be touched.
    pub fn has(&self, spot: Spot) -> bool {
        let is_spelled_out = self.dock.choices.iter().any(|it| it.spot == spot);
        match spot {
            Spot::Thing(it) => is_spelled_out || self.lies(it),
            Spot::Choice(_) => is_spelled_out,
            Spot::Drop | Spot::Go(_) => self.dock.other != Other::None,
            Spot::Player(_) | Spot::Main => true,
        }
    }

    fn lies(&self, thing: Thing) -> bool {
        match thing {
            Thing::Die(..) | Thing::Temp(..) => {
                self.party.members.iter().any(|it| it.thing == thing)
            }
            Thing::Floor(target, nth) => {
                self.level.dice.iter().any(|it| (it.target, it.nth) == (target, nth))
            }
            Thing::Treasure(treasure) => self.hoard.tokens.iter().any(|it| it.treasure == treasure),
            Thing::Socket(_) => self.dock.band.is_some(),
            Thing::Candidate(hero) => self.candidates.iter().any(|it| it.hero == hero),
            Thing::Hero | Thing::Lair => true,
        }
    }
}
