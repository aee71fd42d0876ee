//! Everybody's mat.

use super::echo::Echo;
use crate::games::dungeon_raiders::rules::{self, Odds};
use crate::games::dungeon_raiders::{Action, Character, Hand, Item, Items, Lay, Phase, Plight};
use crate::kernel::{Seat, SeatSet};
use crate::rooms::dungeon_raiders::sight::Sight;

/// No monster of the deck gives more wounds at once.
const HARD_BLOW: u8 = 3;

/// One hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroLook {
    pub seat: Seat,
    pub is_own: bool,
    pub character: Option<Character>,
    pub plight: Plight,
    pub treasure: u8,
    pub wounds: u8,
    /// The power cards left.
    pub hand: Hand,
    /// The items, if this eye sees them.
    pub items: Option<Items>,
    /// How many there are, seen or not.
    pub n_items: u8,
    pub shown: Shown,
    /// Whether the marker lies here.
    pub is_first: bool,
    pub is_awaited: bool,
    /// Whether this hero knows the dark rooms of the level.
    pub has_torched: bool,
    /// Whether the next wounds may be deadly.
    pub is_in_danger: bool,
    /// Whether this hero would bleed to death if the match ended now.
    pub would_bleed: bool,
    /// What the last room brought, until a card lies in this one.
    pub last: Change,
    /// What the cards that are weighed may do.
    pub odds: Option<Odds>,
}

/// A hero's part in the last room: the cards, and the change of fortune.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    pub laid: Option<Lay>,
    pub treasure: i8,
    pub wounds: i8,
    pub item: Option<Item>,
}

/// What a hero has put down in this room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    Nothing,
    Laid(Lay),
    /// A card lies face down; this eye may know it.
    FaceDown(Option<Action>),
    /// A crystal: the card comes later.
    Later,
}

/// Draws everybody.
pub fn heroes(sight: Sight<'_>, echo: Option<&Echo>) -> Vec<HeroLook> {
    let ground = sight.ground();
    let awaited = awaited(sight);
    let bleeding = bleeding(sight);
    // The last room is old news as soon as a card lies in this one.
    let is_fresh = sight.view.heroes.iter().all(|(_, it)| it.mat.laid.is_none())
        && ground.postponed.is_empty();
    let look = |seat: Seat| {
        let seen = &sight.view.heroes[seat];
        let mat = &seen.mat;
        let shown = match mat.laid {
            Some(lay) => Shown::Laid(lay),
            None if seen.has_committed => Shown::FaceDown(seen.commit),
            None if ground.postponed.has(seat) => Shown::Later,
            None => Shown::Nothing,
        };
        HeroLook {
            seat,
            is_own: sight.own() == Some(seat),
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
            last: echo.filter(|_| is_fresh).map(|it| it.change(seat)).unwrap_or_default(),
            odds: sight.weighed().map(|it| it.heroes[seat]),
        }
    };
    sight.view.heroes.seats().map(look).collect()
}

/// Who is awaited, as everybody sees it.
pub fn awaited(sight: Sight<'_>) -> SeatSet {
    let ground = sight.ground();
    match ground.phase {
        Phase::Choosing => {
            let mut heroes = sight.view.heroes.iter();
            let next = heroes.find(|(_, it)| it.mat.character.is_none());
            next.map_or(SeatSet::NONE, |(seat, _)| SeatSet::one(seat))
        }
        Phase::Playing if ground.setup.is_quick() => {
            let is_open = |seat: &Seat| !sight.view.heroes[*seat].has_committed;
            ground.waiting.iter().filter(is_open).collect()
        }
        Phase::Playing => rules::head_of_queue(ground).map_or(SeatSet::NONE, SeatSet::one),
        Phase::Over => SeatSet::NONE,
    }
}

/// Who has the most wounds, where that will cost the victory (RA-180, RA-181).
fn bleeding(sight: Sight<'_>) -> SeatSet {
    let ground = sight.ground();
    let living = ground.living;
    if ground.setup.n_players < 3 || ground.phase != Phase::Playing {
        return SeatSet::NONE;
    }
    let wounds = |seat: Seat| sight.view.heroes[seat].mat.wounds;
    let most = living.iter().map(wounds).max();
    let worst: SeatSet = living.iter().filter(|&it| Some(wounds(it)) == most).collect();
    if worst == living { SeatSet::NONE } else { worst }
}
