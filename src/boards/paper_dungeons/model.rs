//! Everything that the sheet shows, as plain data without words: one look per thing, and what a
//! touch of it would bring.

pub mod cards;
pub mod foes;
pub mod map;
pub mod team;
pub mod tray;

use super::query::Query;
use super::selection::Panel;
use crate::games::paper_dungeons::client::{Dungeon, PaperDungeons, Phase};
use crate::kernel::{Game, Line, Seat};

pub use cards::{CardsModel, DealModel};
pub use foes::{MissionModel, MonsterModel, RoundModel};
pub use map::{MapModel, RoomModel};
pub use team::{HeroModel, ItemModel, LifeModel, PotionsModel, TrackModel};
pub use tray::Tray;

/// The sheet's contents.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    pub dungeon: Dungeon,
    /// The seats whose sheets can be looked at; empty for a team alone.
    pub tabs: Vec<Tab>,
    /// The part of the sheet that is wanted now, in which round.
    pub wanted: (u8, Panel),
    /// The seat whose sheet is shown.
    pub shown: Seat,
    /// True if the sheet shown is a rival's.
    pub is_rival: bool,
    pub is_over: bool,
    pub map: MapModel,
    pub rounds: Vec<RoundModel>,
    pub heroes: [HeroModel; 4],
    pub items: [ItemModel; 8],
    pub potions: PotionsModel,
    pub life: LifeModel,
    pub gems: TrackModel,
    pub minions: TrackModel,
    pub monsters: [MonsterModel; 3],
    pub missions: Vec<MissionModel>,
    /// The worth of a mission this round.
    pub mission_glory: i8,
    pub cards: CardsModel,
    pub deal: Option<DealModel>,
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
pub fn board_model(query: Query<'_>) -> BoardModel {
    let view = query.view;
    let standing = PaperDungeons::standing(view);
    let place = &standing.places[query.shown()];
    let routes = query.routes();
    let tab = |it: Seat| Tab {
        seat: it,
        is_shown: it == query.shown(),
        is_own: it == query.own(),
        is_done: view.teams[it].is_done || (view.ground.round == 0 && view.teams[it].has_kept),
        total: standing.places[it].total,
    };
    let is_solo = view.ground.is_solo();
    BoardModel {
        dungeon: view.ground.dungeon,
        tabs: if is_solo { Vec::new() } else { view.teams.seats().map(tab).collect() },
        wanted: (view.ground.round, query.panel()),
        shown: query.shown(),
        is_rival: query.shown() != query.own(),
        is_over: view.ground.phase == Phase::Over,
        map: map::map(query, &routes),
        rounds: foes::rounds(query),
        heroes: team::heroes(query),
        items: team::items(query),
        potions: team::potions(query),
        life: team::life(query),
        gems: team::gems(query),
        minions: team::minions(query),
        monsters: foes::monsters(query),
        missions: foes::missions(query),
        mission_glory: foes::mission_glory(query),
        cards: cards::cards(query),
        deal: cards::deal(query),
        lines: place.lines.clone(),
        total: place.total,
        tray: tray::tray(query, &routes),
    }
}
