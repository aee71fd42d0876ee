//! The map: locations, what stands on them, and the places where one could be laid.

use super::lit::Lit;
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Ask, Category, Exit, Ground, HeroId, LocationId, Odds, Open, QuestPlace, Site, Step, forecast,
    is_place,
};
use crate::kernel::Seat;
use crate::kernel::kit::{Cell, Side};

/// The map, in columns from the west and rows from the north.
#[derive(Clone, PartialEq, Debug)]
pub struct MapModel {
    pub columns: u8,
    pub rows: u8,
    pub places: Vec<PlaceModel>,
    pub ends: Vec<EndModel>,
    /// The location that is to be laid.
    pub to_lay: Option<LocationId>,
    /// Where the hero of whoever looks stands, by column and row.
    pub home: Option<(u8, u8)>,
}

/// A location on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceModel {
    pub cell: Cell,
    pub column: u8,
    pub row: u8,
    pub card: LocationId,
    pub ground: Ground,
    pub is_entrance: bool,
    /// By side of the map.
    pub exits: [Exit; 4],
    /// Exits that a hero holds open.
    pub held: [bool; 4],
    pub glory: u8,
    pub peril: u8,
    /// Whether entering it would bring glory and peril to the hero of whoever looks.
    pub is_new: bool,
    pub is_deactivated: bool,
    /// Whether the card does something.
    pub has_effect: bool,
    /// A bridge lies here, extended.
    pub has_bridge: bool,
    pub stands: Vec<Stands>,
    pub pins: Vec<Pin>,
    /// Escorts that lie here.
    pub n_tokens: u8,
    /// Cards attached to it.
    pub n_attached: u8,
    pub lit: Lit,
    /// What the way there costs, where it can be gone.
    pub ap: Option<u8>,
    /// How likely the roll at the exit on the way there succeeds, if there is one.
    pub risk: Option<Percent>,
}

/// A chance in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Percent(pub u8);

impl Percent {
    /// A chance, rounded; nothing but what is sure is 100, nothing but what cannot be is 0.
    pub fn of(odds: Odds) -> Percent {
        let of = u64::from(odds.of.max(1));
        let rounded = (u64::from(odds.n) * 200 + of) / (2 * of);
        let is_sure = odds.n == odds.of;
        let shown = match (odds.n, is_sure) {
            (0, _) => 0,
            (_, true) => 100,
            (_, false) => rounded.clamp(1, 99),
        };
        Percent(shown as u8)
    }
}

/// A hero on a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stands {
    pub seat: Seat,
    pub hero: HeroId,
    pub is_prone: bool,
    pub n_carried: u8,
    pub is_own: bool,
}

/// A quest that can be attempted, or ended, in a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pin {
    /// Whose it is; none if it is for all.
    pub seat: Option<Seat>,
    pub category: Category,
}

/// An empty place beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndModel {
    pub cell: Cell,
    pub column: u8,
    pub row: u8,
    pub lit: Lit,
}

/// Draws the map.
pub fn map(query: Query<'_>) -> MapModel {
    let open = query.open();
    let edge = open.map.edge();
    let is_open_end = |cell: &Cell| is_open_end(open, *cell);
    let ends: Vec<Cell> =
        edge.into_iter().filter(|it| is_open_end(it) || query.is_lit(Thing::Cell(*it))).collect();
    let all = || open.map.iter().map(|it| it.0).chain(ends.iter().copied());
    let west = all().map(Cell::east).min().unwrap_or(0);
    let east = all().map(Cell::east).max().unwrap_or(0);
    let south = all().map(Cell::north).min().unwrap_or(0);
    let north = all().map(Cell::north).max().unwrap_or(0);
    let at = |cell: Cell| ((cell.east() - west) as u8, (north - cell.north()) as u8);
    let ends = ends.iter().map(|&cell| {
        let (column, row) = at(cell);
        EndModel { cell, column, row, lit: Lit::of(query, Thing::Cell(cell)) }
    });
    let own = query.own().filter(|it| open.heroes[*it].is_alive);
    let own = own.filter(|_| !open.map.is_empty());
    MapModel {
        columns: (east - west) as u8 + 1,
        rows: (north - south) as u8 + 1,
        places: open.map.iter().map(|(cell, site)| place(query, cell, site, at(cell))).collect(),
        ends: ends.collect(),
        to_lay: match open.agenda.next() {
            Some(Step::Place { location, .. } | Step::Turned { location, .. }) => Some(*location),
            Some(Step::Replace { site, .. }) => Some(*site),
            _ => None,
        },
        home: own.map(|seat| at(open.heroes[seat].at)),
    }
}

/// Whether a location beside this empty place opens towards it.
fn is_open_end(open: &Open, cell: Cell) -> bool {
    open.map.around(cell).any(|(side, site)| site.is_open(side.opposite()))
}

fn place(query: Query<'_>, cell: Cell, site: &Site, (column, row): (u8, u8)) -> PlaceModel {
    let open = query.open();
    let card = site.says();
    let own = query.own();
    let stands = open.heroes.iter().filter(|(_, it)| it.is_alive && it.at == cell);
    let stands = stands.map(|(seat, hero)| Stands {
        seat,
        hero: hero.card,
        is_prone: hero.prone.is_some(),
        n_carried: hero.carried.len() as u8,
        is_own: own == Some(seat),
    });
    let ap = query.ap_to(cell);
    PlaceModel {
        cell,
        column,
        row,
        card: site.card,
        ground: card.ground,
        is_entrance: card.is_entrance,
        exits: Side::ALL.map(|side| site.exit(side)),
        held: site.held.map(|it| it.is_some()),
        glory: card.glory,
        peril: card.peril,
        is_new: own.is_none_or(|it| open.heroes[it].is_new(site.card)),
        is_deactivated: site.is_deactivated,
        has_effect: !card.abilities.is_empty(),
        has_bridge: crate::games::dungeoneer::client::has_bridge(card) && open.is_bridge_on,
        stands: stands.collect(),
        pins: pins(query, site),
        n_tokens: open.tokens.iter().filter(|it| it.1 == cell).count() as u8,
        n_attached: site.attached.len() as u8,
        lit: match Lit::of(query, Thing::Cell(cell)) {
            Lit::Idle if ap.is_some() => Lit::Lit,
            lit => lit,
        },
        ap: ap.or_else(|| step_ap(query, cell)),
        risk: risk(query, cell),
    }
}

/// What one step into a neighbour costs, where it can be taken only with a card.
fn step_ap(query: Query<'_>, cell: Cell) -> Option<u8> {
    (query.moves() && query.is_lit(Thing::Cell(cell))).then_some(1)
}

/// How likely the roll at the exit to a neighbour succeeds, where one is made.
fn risk(query: Query<'_>, cell: Cell) -> Option<Percent> {
    let open = query.open();
    let mover = match open.agenda.next() {
        Some(Step::Ask(Ask::ExitBy { mover, .. })) => *mover,
        _ => query.actor().filter(|_| query.moves())?,
    };
    let at = open.heroes[mover].at;
    let side = at.side_to(cell).filter(|_| query.is_lit(Thing::Cell(cell)))?;
    let odds = forecast::exit(open, mover, at, side)?;
    Some(Percent::of(odds)).filter(|it| it.0 < 100)
}

/// The quests that are attempted or ended here.
fn pins(query: Query<'_>, site: &Site) -> Vec<Pin> {
    let open = query.open();
    let all = open.heroes.iter().flat_map(|(seat, it)| {
        let carried = it.carried.clone();
        it.quests.iter().map(move |quest| (Some(seat), *quest, carried.contains(quest)))
    });
    let globals = open.globals.iter().map(|it| (None, *it, false));
    let here = all.chain(globals).filter(|(_, quest, is_carried)| {
        let card = quest.card();
        let place = if *is_carried { card.goal } else { Some(card.place) };
        place.is_some_and(|it| is_pinned(it) && is_place(it, site))
    });
    let pin = here.map(|(seat, quest, _)| {
        let category = quest.card().categories.iter().next_back().unwrap_or(Category::Threat);
        Pin { seat, category }
    });
    pin.collect()
}

/// Whether a place is so particular that a sign on the map helps to find it.
const fn is_pinned(place: QuestPlace) -> bool {
    matches!(place, QuestPlace::Location(_) | QuestPlace::Entrance)
}
