//! Everything that lies on the table, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod dock;
pub mod level;
pub mod marks;
pub mod party;
pub mod players;
pub mod regroup;
pub mod stuck;

use super::draft::{Draft, Spot};
use super::sight::Sight;
use crate::games::dungeon_roll::{Hero, Phase, View};
use crate::kernel::Seat;

pub use dock::{Dock, Say};
pub use level::{LevelLook, MonsterDie};
pub use party::{HeroLook, HoardLook, Member, PartyLook};
pub use players::PlayerLook;
pub use regroup::OddsLook;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub phase: Phase,
    /// The number of the delve in the match, counted from 0.
    pub turn: u8,
    pub adventurer: Seat,
    /// Whether somebody at this device acts now.
    pub can_act: bool,
    pub level: LevelLook,
    pub party: PartyLook,
    pub hero: HeroLook,
    pub hoard: HoardLook,
    /// Heroes to choose from, and whether each is to be had.
    pub candidates: Vec<Candidate>,
    pub odds: Option<OddsLook>,
    pub players: Vec<PlayerLook>,
    pub dock: Dock,
}

/// A hero of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub hero: Hero,
    pub is_free: bool,
    /// Whether it lies on top, to be taken by a second touch.
    pub is_chosen: bool,
}

/// How a thing stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A touch of it says why not.
    Idle,
    /// It can be used, or something can be used on it.
    Free,
    /// A touch of it does what is planned.
    Lit,
    /// It is in hand, or waits for whoever deals with it.
    Held,
    /// It is picked, together with others.
    Picked,
}

/// Draws the table.
pub fn scene(view: &View, seat: Option<Seat>, draft: &Draft) -> Scene {
    let sight = Sight { view, seat, draft };
    let table = sight.table();
    Scene {
        phase: table.delve.phase,
        turn: table.turn_idx,
        adventurer: table.adventurer(),
        can_act: sight.actor().is_some(),
        level: level::level(sight),
        party: party::party(sight),
        hero: party::hero(sight),
        hoard: party::hoard(sight),
        candidates: players::candidates(sight),
        odds: regroup::odds(sight),
        players: players::players(sight),
        dock: dock::dock(sight),
    }
}

impl Scene {
    /// Whether a spot is still there to be touched.
    pub fn has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Way(_)
            | Spot::Face(_)
            | Spot::Unface(_)
            | Spot::Offer(_)
            | Spot::AllFloor(_)
            | Spot::AllParty(_)
            | Spot::Reroll
            | Spot::Again
            | Spot::Spend(_)
            | Spot::Lure
            | Spot::Ready
            | Spot::SetFloor(_)
            | Spot::SetParty(_)
            | Spot::Pay(_)
            | Spot::Careful => self.dock.choices.iter().any(|it| it.spot == spot),
            Spot::Die(..) | Spot::Temp(..) => self.party.members.iter().any(|it| it.spot == spot),
            Spot::Floor(target, nth) => {
                self.level.dice.iter().any(|it| (it.target, it.nth) == (target, nth))
            }
            Spot::Treasure(treasure) => self.hoard.tokens.iter().any(|it| it.treasure == treasure),
            Spot::Socket(_) => self.dock.band.is_some(),
            Spot::Candidate(hero) => self.candidates.iter().any(|it| it.hero == hero),
            Spot::Drop | Spot::Flee | Spot::Retire | Spot::Seek => {
                self.dock.other != dock::Other::None
            }
            Spot::Hero | Spot::Lair | Spot::Player(_) | Spot::Main => true,
        }
    }
}
