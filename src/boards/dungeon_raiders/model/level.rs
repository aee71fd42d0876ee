//! The five rooms of the level, as they lie in a row.

use super::open_room::strength_of;
use crate::boards::dungeon_raiders::query::Query;
use crate::games::dungeon_raiders::client::{Dungeon, Light, Phase, Place, Room};

/// The level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelModel {
    /// Counted from 0.
    pub level: u8,
    pub rooms: Vec<RoomModel>,
}

/// The place of a room beside the heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    Passed,
    Here,
    Ahead,
}

/// One room card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomModel {
    pub place: Place,
    pub stand: Stand,
    /// The room that is known to lie there.
    pub room: Option<Room>,
    /// It lies face down, and only this observer knows it, by the light of a torch.
    pub is_by_torch: bool,
    /// The worth of its monster against the heroes who live.
    pub strength: Option<u8>,
    /// It is the one drawn large.
    pub is_shown: bool,
}

/// Draws the level.
pub fn level(query: Query<'_>) -> LevelModel {
    let here = query.ground().here;
    let shown = query.selection.peek.unwrap_or(here);
    let model = |place: Place| {
        let slot = query.view.dungeon.slot(place);
        RoomModel {
            place,
            stand: match place.room.cmp(&here.room) {
                std::cmp::Ordering::Less => Stand::Passed,
                std::cmp::Ordering::Equal => Stand::Here,
                std::cmp::Ordering::Greater => Stand::Ahead,
            },
            room: slot.room,
            is_by_torch: here < place && slot.light == Light::Dark && slot.room.is_some(),
            strength: slot.room.and_then(|it| strength_of(query, it)),
            is_shown: place == shown,
        }
    };
    let is_laid_out = query.ground().phase != Phase::Choosing;
    let places = Dungeon::places(here.level).filter(|_| is_laid_out);
    LevelModel { level: here.level, rooms: places.map(model).collect() }
}
