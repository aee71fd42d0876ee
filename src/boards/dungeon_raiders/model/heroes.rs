//! Everybody's mat.

use super::last_result::{Change, LastResult};
use crate::boards::dungeon_raiders::query::Query;
use crate::games::dungeon_raiders::client::{
    self, Action, Character, Hand, Items, Lay, Odds, Phase, Plight,
};
use crate::kernel::{Seat, SeatSet};

/// No monster of the deck gives more wounds at once.
const HARD_BLOW: u8 = 3;

/// One hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroModel {
    pub seat: Seat,
    pub is_own: bool,
    pub character: Option<Character>,
    pub plight: Plight,
    pub treasure: u8,
    pub wounds: u8,
    /// The power cards left.
    pub hand: Hand,
    /// The items, if this observer sees them.
    pub items: Option<Items>,
    /// The number of items, seen or not.
    pub n_items: u8,
    pub shown: Shown,
    /// The marker lies here.
    pub is_first: bool,
    pub is_awaited: bool,
    /// This hero knows the dark rooms of the level.
    pub has_torched: bool,
    /// The next wounds may be deadly.
    pub is_in_danger: bool,
    /// This hero would bleed to death if the match ended now.
    pub would_bleed: bool,
    /// The change by the last room, until a card lies in this one.
    pub last: Change,
    /// The possible effect of the weighed cards.
    pub odds: Option<Odds>,
}

/// The things that a hero has put down in this room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    Nothing,
    Laid(Lay),
    /// A card lies face down; this observer may know it.
    FaceDown(Option<Action>),
    /// A crystal: the card comes later.
    Later,
}

/// Draws everybody.
pub fn heroes(query: Query<'_>, last_result: Option<&LastResult>) -> Vec<HeroModel> {
    let ground = query.ground();
    let awaited = awaited(query);
    let bleeding = bleeding(query);
    // The last room is old news as soon as a card lies in this one.
    let is_fresh = query.view.heroes.iter().all(|(_, it)| it.mat.laid.is_none())
        && ground.postponed.is_empty();
    let model = |seat: Seat| {
        let seen = &query.view.heroes[seat];
        let mat = &seen.mat;
        let shown = match mat.laid {
            Some(lay) => Shown::Laid(lay),
            None if seen.has_committed => Shown::FaceDown(seen.commit),
            None if ground.postponed.has(seat) => Shown::Later,
            None => Shown::Nothing,
        };
        HeroModel {
            seat,
            is_own: query.own() == Some(seat),
            character: mat.character,
            plight: mat.plight,
            treasure: mat.treasure,
            wounds: mat.wounds,
            hand: mat.hand,
            items: seen.items,
            n_items: seen.n_items,
            shown,
            is_first: ground.first == Some(seat),
            is_awaited: awaited.has(seat),
            has_torched: ground.torched.has(seat),
            is_in_danger: ground.setup.is_deadly(mat.wounds + HARD_BLOW),
            would_bleed: bleeding.has(seat),
            last: last_result.filter(|_| is_fresh).map(|it| it.change(seat)).unwrap_or_default(),
            odds: query.weighed().map(|it| it.heroes[seat]),
        }
    };
    query.view.heroes.seats().map(model).collect()
}

/// The seats awaited, as everybody sees it.
pub fn awaited(query: Query<'_>) -> SeatSet {
    let ground = query.ground();
    match ground.phase {
        Phase::Choosing => {
            let mut heroes = query.view.heroes.iter();
            let next = heroes.find(|(_, it)| it.mat.character.is_none());
            next.map_or(SeatSet::NONE, |(seat, _)| SeatSet::one(seat))
        }
        Phase::Playing if ground.setup.is_quick() => {
            let is_open = |seat: &Seat| !query.view.heroes[*seat].has_committed;
            ground.waiting.iter().filter(is_open).collect()
        }
        Phase::Playing => client::head_of_queue(ground).map_or(SeatSet::NONE, SeatSet::one),
        Phase::Over => SeatSet::NONE,
    }
}

/// The seats with the most wounds, where that will cost the victory (RA-180, RA-181).
fn bleeding(query: Query<'_>) -> SeatSet {
    let ground = query.ground();
    let living = ground.living;
    if ground.setup.n_players < 3 || ground.phase != Phase::Playing {
        return SeatSet::NONE;
    }
    let wounds = |seat: Seat| query.view.heroes[seat].mat.wounds;
    let most = living.iter().map(wounds).max();
    let worst: SeatSet = living.iter().filter(|&it| Some(wounds(it)) == most).collect();
    if worst == living { SeatSet::NONE } else { worst }
}
