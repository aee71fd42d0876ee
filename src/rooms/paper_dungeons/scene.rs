//! Everything that the sheet shows, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod cards;
pub mod foes;
pub mod map;
pub mod team;
pub mod tray;

use super::draft::{Draft, Panel};
use super::sight::Sight;
use crate::games::paper_dungeons::dungeons::Dungeon;
use crate::games::paper_dungeons::{Action, PaperDungeons, Phase, View};
use crate::kernel::{Game, Line, Seat};

pub use cards::{CardsLook, DealLook};
pub use foes::{MissionLook, MonsterLook, RoundLook};
pub use map::{MapLook, RoomLook};
pub use team::{HeroLook, ItemLook, LifeLook, PotionsLook, TrackLook};
pub use tray::Tray;

/// What the sheet shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub dungeon: Dungeon,
    /// The seats whose sheets can be looked at; empty for a team alone.
    pub tabs: Vec<Tab>,
    /// The part of the sheet that is wanted now, in which round.
    pub wanted: (u8, Panel),
    /// The seat whose sheet is shown.
    pub shown: Seat,
    /// Whether the sheet shown is a rival's.
    pub is_rival: bool,
    pub is_over: bool,
    pub map: MapLook,
    pub rounds: Vec<RoundLook>,
    pub heroes: [HeroLook; 4],
    pub items: [ItemLook; 8],
    pub potions: PotionsLook,
    pub life: LifeLook,
    pub gems: TrackLook,
    pub minions: TrackLook,
    pub monsters: [MonsterLook; 3],
    pub missions: Vec<MissionLook>,
    /// What a mission is worth this round.
    pub mission_glory: i8,
    pub cards: CardsLook,
    pub deal: Option<DealLook>,
    pub lines: Vec<Line>,
    pub total: i32,
    pub tray: Tray,
}

/// The tab of one team's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tab {
    pub seat: Seat,
    pub is_shown: bool,
    pub is_own: bool,
    pub is_done: bool,
    pub total: i32,
}

/// Draws the sheet.
pub fn scene(view: &View, legal: &[Action], seat: Option<Seat>, draft: &Draft) -> Scene {
    let sight = Sight { view, legal, seat, draft };
    let standing = PaperDungeons::standing(view);
    let place = &standing.places[sight.shown()];
    let routes = sight.routes();
    let tab = |it: Seat| Tab {
        seat: it,
        is_shown: it == sight.shown(),
        is_own: it == sight.own(),
        is_done: view.teams[it].is_done || (view.ground.round == 0 && view.teams[it].has_kept),
        total: standing.places[it].total,
    };
    let is_solo = view.ground.is_solo();
    Scene {
        dungeon: view.ground.dungeon,
        tabs: if is_solo { Vec::new() } else { view.teams.seats().map(tab).collect() },
        wanted: (view.ground.round, sight.panel()),
        shown: sight.shown(),
        is_rival: sight.shown() != sight.own(),
        is_over: view.ground.phase == Phase::Over,
        map: map::map(sight, &routes),
        rounds: foes::rounds(sight),
        heroes: team::heroes(sight),
        items: team::items(sight),
        potions: team::potions(sight),
        life: team::life(sight),
        gems: team::gems(sight),
        minions: team::minions(sight),
        monsters: foes::monsters(sight),
        missions: foes::missions(sight),
        mission_glory: foes::mission_glory(sight),
        cards: cards::cards(sight),
        deal: cards::deal(sight),
        lines: place.lines.clone(),
        total: place.total,
        tray: tray::tray(sight, &routes),
    }
}
