//! Everything that lies on the table, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod dock;
pub mod echo;
pub mod hand;
pub mod heroes;
pub mod level;
pub mod stage;

use super::sight::Sight;
use crate::games::dungeon_raiders::{Event, Phase, Setup};

pub use dock::{Dock, Other, Say};
pub use echo::Echo;
pub use hand::{Candidate, CardLook, Help, Hint, Lit};
pub use heroes::{HeroLook, Shown};
pub use level::{LevelLook, RoomLook, Stand};
pub use stage::{Detail, Kinds, Meter, Stage};

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub phase: Phase,
    pub is_solo: bool,
    /// Whether somebody at this device can do something now.
    pub can_act: bool,
    pub level: LevelLook,
    pub stage: Stage,
    /// What came of the room before.
    pub echo: Option<Echo>,
    pub heroes: Vec<HeroLook>,
    /// One's own cards.
    pub hand: Vec<CardLook>,
    pub candidates: Vec<Candidate>,
    pub stakes: Stakes,
    /// Threes, fours and fives left in the monster power deck, for a hero alone.
    pub deck: Option<[u8; 3]>,
    pub dock: Dock,
}

/// What is at stake at a table of this kind.
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

/// Draws the table. `recent` are the latest events that the eye noticed.
pub fn scene(sight: Sight<'_>, recent: &[Event]) -> Scene {
    let ground = sight.ground();
    let echo = echo::echo(ground, recent);
    Scene {
        phase: ground.phase,
        is_solo: ground.setup.is_solo(),
        can_act: sight.actor().is_some(),
        level: level::level(sight),
        stage: stage::stage(sight),
        heroes: heroes::heroes(sight, echo.as_ref()),
        hand: hand::hand(sight),
        candidates: hand::candidates(sight),
        stakes: Stakes::of(&ground.setup),
        deck: Some(ground.monster_deck.0).filter(|_| ground.setup.is_solo()),
        dock: dock::dock(sight),
        echo,
    }
}
