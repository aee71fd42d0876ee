//! Everything that lies on the table, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod dock;
pub mod hand;
pub mod heroes;
pub mod last_result;
pub mod level;
pub mod open_room;

use super::query::Query;
use crate::games::dungeon_raiders::client::{Event, Phase, Setup};

pub use dock::{Dock, Other, Prompt};
pub use hand::{Candidate, CardModel, Help, Hint, Lit};
pub use heroes::{HeroModel, Shown};
pub use last_result::LastResult;
pub use level::{LevelModel, RoomModel, Stand};
pub use open_room::{Detail, Kinds, Meter, OpenRoom};

/// The table: all that lies on it.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    pub phase: Phase,
    pub is_solo: bool,
    /// Somebody at this device can do something now.
    pub can_act: bool,
    pub level: LevelModel,
    pub open_room: OpenRoom,
    /// The result of the room before.
    pub last_result: Option<LastResult>,
    pub heroes: Vec<HeroModel>,
    /// One's own cards.
    pub hand: Vec<CardModel>,
    pub candidates: Vec<Candidate>,
    pub stakes: Stakes,
    /// Threes, fours and fives left in the monster power deck, for a hero alone.
    pub deck: Option<[u8; 3]>,
    pub dock: Dock,
}

/// The stakes at a table of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// A hero alone: to get out alive (RA-221).
    Alone,
    /// Nobody bleeds (RA-202).
    Duel,
    /// Neither do wounds kill (RA-E03).
    SafeDuel,
    /// Wounds kill, and those with the most bleed (RA-170, RA-180).
    Company,
    /// Only bleeding kills (RA-E03).
    LateDeath,
}

impl Stakes {
    fn of(setup: &Setup) -> Stakes {
        match (setup.n_players, setup.dies_late()) {
            (1, _) => Stakes::Alone,
            (2, false) => Stakes::Duel,
            (2, true) => Stakes::SafeDuel,
            (_, false) => Stakes::Company,
            (_, true) => Stakes::LateDeath,
        }
    }
}

/// Draws the table. `recent` are the latest events that the observer noticed.
pub fn board_model(query: Query<'_>, recent: &[Event]) -> BoardModel {
    let ground = query.ground();
    let last_result = last_result::last_result(ground, recent);
    BoardModel {
        phase: ground.phase,
        is_solo: ground.setup.is_solo(),
        can_act: query.actor().is_some(),
        level: level::level(query),
        open_room: open_room::open_room(query),
        heroes: heroes::heroes(query, last_result.as_ref()),
        hand: hand::hand(query),
        candidates: hand::candidates(query),
        stakes: Stakes::of(&ground.setup),
        deck: Some(ground.monster_deck.0).filter(|_| ground.setup.is_solo()),
        dock: dock::dock(query),
        last_result,
    }
}
