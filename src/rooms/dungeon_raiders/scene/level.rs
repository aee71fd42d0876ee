//! The five rooms of the level, as they lie in a row.

use super::stage::strength_of;
use crate::games::dungeon_raiders::{Dungeon, Light, Phase, Place, Room};
use crate::rooms::dungeon_raiders::sight::Sight;

/// The level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelLook {
    /// Counted from 0.
    pub level: u8,
    pub rooms: Vec<RoomLook>,
}

/// Where a room stands beside the heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    Passed,
    Here,
    Ahead,
}

/// One room card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomLook {
    pub place: Place,
    pub stand: Stand,
    /// What is known to lie there.
    pub room: Option<Room>,
    /// Whether it lies face down, and only this eye knows it, by the light of a torch.
    pub is_by_torch: bool,
    /// What its monster is worth against the heroes who live.
    pub strength: Option<u8>,
    /// Whether it is the one drawn large.
    pub is_shown: bool,
}

/// Draws the level.
pub fn level(sight: Sight<'_>) -> LevelLook {
    let here = sight.ground().here;
    let shown = sight.draft.peek.unwrap_or(here);
    let look = |place: Place| {
        let slot = sight.view.dungeon.slot(place);
        RoomLook {
            place,
            stand: match place.room.cmp(&here.room) {
                std::cmp::Ordering::Less => Stand::Passed,
                std::cmp::Ordering::Equal => Stand::Here,
                std::cmp::Ordering::Greater => Stand::Ahead,
            },
            room: slot.room,
            is_by_torch: here < place && slot.light == Light::Dark && slot.room.is_some(),
            strength: slot.room.and_then(|it| strength_of(sight, it)),
            is_shown: place == shown,
        }
    };
    let is_laid_out = sight.ground().phase != Phase::Choosing;
    let places = Dungeon::places(here.level).filter(|_| is_laid_out);
    LevelLook { level: here.level, rooms: places.map(look).collect() }
}
