//! The map: locations, what stands on them, and the places where one could be laid.

use super::call::call;
use super::ends::{EndModel, end, is_open_end, to_lay};
use super::lit::Lit;
use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::forecast::{Gain, Walk};
use crate::games::dungeoneer::client::{
    Action, Ask, Category, Exchange, Exit, Ground, Hazard, HeroId, LocationId, Odds, QuestPlace,
    Share, Site, Step, Word, forecast, is_place,
};
use crate::kernel::Seat;
use crate::kernel::kit::{Cell, Side};

/// The map, in columns from the west and rows from the north.
#[derive(Clone, PartialEq, Debug)]
pub struct MapModel {
    pub columns: u8,
    pub rows: u8,
    /// The column of the west edge and the row of the north edge, in squares from the map's first.
    pub corner: (i8, i8),
    pub places: Vec<PlaceModel>,
    pub ends: Vec<EndModel>,
    /// The location that is to be laid.
    pub to_lay: Option<LocationId>,
    /// True if somebody at this device is asked where: then all of the map is wanted.
    pub is_asked_where: bool,
    /// The place of the observer's hero, by column and row; without one, the active player's.
    pub home: Option<(u8, u8)>,
    /// The places that a question is about, by columns and rows.
    pub call: Vec<(u8, u8)>,
    /// The way that is planned, from where the hero stands, by columns and rows; empty without a plan.
    pub way: Vec<(u8, u8)>,
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
    /// True if entering it would bring glory and peril to the observer's hero.
    pub is_new: bool,
    pub is_deactivated: bool,
    /// The hazard for those who enter.
    pub hazard: Option<Hazard>,
    /// True if the card does something else.
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
    /// The cost of the way there, where it can be gone.
    pub ap: Option<u8>,
    /// The cost of the way there if the roll at its first exit fails, where that is more.
    pub ap_most: Option<u8>,
    /// The chance of the roll at the exit on the way there, if there is one.
    pub risk: Option<Percent>,
    /// The exit that is tried first on the planned way, and how likely its roll succeeds.
    pub tried: Option<(Side, Percent)>,
    /// The gain for the observer's hero from entering it; none where nothing more is gained in this turn.
    pub gain: Option<Gain>,
    /// The gains and demands of all of the way there, of the place that is held, and the number of steps.
    pub walk: Option<(usize, Walk)>,
}

impl PlaceModel {
    /// It without what changes what is on it in nothing: where it is drawn, how it is lit, what its exits show.
    pub fn still(&self) -> PlaceModel {
        let (lit, held) = (Lit::Idle, [false; 4]);
        PlaceModel {
            column: 0,
            row: 0,
            lit,
            is_new: false,
            held,
            tried: None,
            gain: None,
            walk: None,
            ..self.clone()
        }
    }
}

impl PlaceModel {
    /// Tells whether something lies at its foot: a hazard, or a token.
    pub const fn has_foot(&self) -> bool {
        let has_token = 0 < self.n_tokens || 0 < self.n_attached;
        self.hazard.is_some() || self.is_deactivated || self.has_bridge || has_token
    }
}

/// A chance in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Percent(pub u8);

impl Percent {
    /// A chance, rounded; nothing but what is sure is 100, nothing but what cannot be is 0.
    pub fn of(odds: Odds) -> Percent {
        Percent(odds.percent())
    }

    /// The same of a chance that is counted over more ways.
    pub fn of_share(share: Share) -> Percent {
        let shown = match (share.n, share.n == share.of) {
            (0, _) => 0,
            (_, true) => 100,
            (_, false) => ((share.thousandths() + 5) / 10).clamp(1, 99),
        };
        Percent(shown as u8)
    }

    /// The chances that the attacker lands the blow, nobody does, and the defender does.
    pub fn of_exchange(exchange: Exchange) -> [Percent; 3] {
        let tie = Odds { n: exchange.ties, of: forecast::EXCHANGES };
        [exchange.win(), tie, exchange.loss()].map(Percent::of)
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

impl MapModel {
    /// The square in a column and a row.
    const fn cell(&self, column: u8, row: u8) -> Cell {
        Cell::new(self.corner.0 + column as i8, self.corner.1 - row as i8)
    }

    /// The square where the hero stands.
    pub fn home_cell(&self) -> Option<Cell> {
        self.home.map(|it| self.cell(it.0, it.1))
    }

    /// Every square that is drawn with its column and row, locations first.
    fn drawn(&self) -> impl Iterator<Item = (Cell, (u8, u8))> {
        let places = self.places.iter().map(|it| (it.cell, (it.column, it.row)));
        places.chain(self.ends.iter().map(|it| (it.cell, (it.column, it.row))))
    }

    /// Every square that is drawn.
    pub fn cells(&self) -> Vec<Cell> {
        self.drawn().map(|it| it.0).collect()
    }

    /// The next square that is drawn on this side of one, in the same row or column.
    pub fn next(&self, from: Cell, side: Side) -> Option<(Cell, (u8, u8))> {
        let n_most = usize::from(self.columns.max(self.rows));
        let ahead = std::iter::successors(Some(from), |it| Some(it.beyond(side)));
        let mut ahead = ahead.skip(1).take(n_most);
        ahead.find_map(|cell| self.drawn().find(|it| it.0 == cell))
    }
}

/// Draws the map.
pub fn map(query: Query<'_>) -> MapModel {
    let open = query.open();
    // While a location is placed, each empty place can be asked why it cannot lie there.
    let is_shown = |cell: &Cell| {
        let is_asked = query.wanted() == Wanted::Place && query.actor().is_some();
        is_asked || is_open_end(open, *cell) || query.is_lit(Thing::Cell(*cell))
    };
    let ends: Vec<Cell> = open.map.edge().into_iter().filter(is_shown).collect();
    let all = || open.map.iter().map(|it| it.0).chain(ends.iter().copied());
    let west = all().map(Cell::east).min().unwrap_or(0);
    let east = all().map(Cell::east).max().unwrap_or(0);
    let south = all().map(Cell::north).min().unwrap_or(0);
    let north = all().map(Cell::north).max().unwrap_or(0);
    let at = |cell: Cell| ((cell.east() - west) as u8, (north - cell.north()) as u8);
    let ends = ends.iter().map(|&cell| end(query, cell, at(cell)));
    let own = Some(query.own().unwrap_or(open.active)).filter(|it| open.heroes[*it].is_alive);
    let own = own.filter(|_| !open.map.is_empty());
    MapModel {
        columns: (east - west) as u8 + 1,
        rows: (north - south) as u8 + 1,
        corner: (west, north),
        places: open.map.iter().map(|(cell, site)| place(query, cell, site, at(cell))).collect(),
        ends: ends.collect(),
        to_lay: to_lay(open),
        is_asked_where: query.wanted() == Wanted::Place && query.actor().is_some(),
        home: own.map(|seat| at(open.heroes[seat].at)),
        call: call(query).into_iter().map(at).collect(),
        way: way(query).into_iter().map(at).collect(),
    }
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
    let steps = query.way_to(cell);
    let ap = (!steps.is_empty()).then_some(steps.len() as u8);
    let first = steps.first().and_then(side_of).or_else(|| first_side(query, cell));
    let risk = first.and_then(|it| risk(query, it));
    let is_blocked = first.is_some_and(|it| is_blocked(query, it));
    let ap = ap.or_else(|| step_ap(query, cell));
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
        hazard: card.hazards().next(),
        has_effect: card.has_effect(),
        has_bridge: crate::games::dungeoneer::client::has_bridge(card) && open.is_bridge_on,
        stands: stands.collect(),
        pins: pins(query, site),
        n_tokens: open.tokens.iter().filter(|it| it.1 == cell).count() as u8,
        n_attached: site.attached.len() as u8,
        lit: match Lit::of(query, Thing::Cell(cell)) {
            Lit::Idle if ap.is_some() => Lit::Lit,
            lit => lit,
        },
        ap,
        ap_most: ap.filter(|_| is_blocked && risk.is_some()).map(|it| it + 1),
        risk,
        tried: tried(query, cell),
        gain: forecast::entering(open, own.unwrap_or(open.active), cell),
        walk: walk(query, cell, &steps),
    }
}

/// The gain of the steps to a held place for the hero who goes now, and their number; none without steps.
fn walk(query: Query<'_>, cell: Cell, steps: &[Action]) -> Option<(usize, Walk)> {
    if query.selection.thing != Some(Thing::Cell(cell)) {
        return None;
    }
    let sides: Vec<Side> = steps.iter().filter_map(side_of).collect();
    let mover = mover(query).filter(|_| !sides.is_empty())?;
    Some((sides.len(), forecast::walk(query.open(), mover, &sides)))
}

/// The side by which a step leads.
const fn side_of(action: &Action) -> Option<Side> {
    match action {
        Action::Do(Word::Go { side, .. }) => Some(*side),
        _ => None,
    }
}

/// The squares of the planned way, the hero's own first; empty if what is planned is no way.
fn way(query: Query<'_>) -> Vec<Cell> {
    let (plan, Some(seat)) = (query.plan(), query.actor()) else { return Vec::new() };
    let sides: Vec<Side> = plan.iter().filter_map(side_of).collect();
    let mut at = query.open().heroes[seat].at;
    let mut way = Vec::new();
    for side in sides {
        if way.is_empty() {
            way.push(at);
        }
        at = at.beyond(side);
        way.push(at);
    }
    way
}

/// The exit of this location that is tried first on the planned way, if a roll is made there.
fn tried(query: Query<'_>, cell: Cell) -> Option<(Side, Percent)> {
    let way = way(query);
    let side = way.first()?.side_to(*way.get(1)?).filter(|_| way[0] == cell)?;
    Some((side, risk(query, side)?))
}

/// The cost of one step into a neighbour, where it can be taken only with a card.
fn step_ap(query: Query<'_>, cell: Cell) -> Option<u8> {
    first_side(query, cell).filter(|_| query.moves()).map(|_| 1)
}

/// The seat going now, or moved.
fn mover(query: Query<'_>) -> Option<Seat> {
    match query.open().agenda.next() {
        Some(Step::Ask(Ask::ExitBy(it))) => Some(it.mover),
        _ => query.actor().filter(|_| query.moves()),
    }
}

/// The side by which the hero who goes now leaves for a neighbour.
fn first_side(query: Query<'_>, cell: Cell) -> Option<Side> {
    let at = query.open().heroes[mover(query)?].at;
    at.side_to(cell).filter(|_| query.is_lit(Thing::Cell(cell)))
}

/// The chance of the roll at an exit for the hero who goes now, where one is made.
fn risk(query: Query<'_>, side: Side) -> Option<Percent> {
    let (open, mover) = (query.open(), mover(query)?);
    let odds = forecast::exit(open, mover, open.heroes[mover].at, side)?;
    Some(Percent::of(odds)).filter(|it| it.0 < 100)
}

/// Tells whether the hero who goes now pays more where that roll fails.
fn is_blocked(query: Query<'_>, side: Side) -> bool {
    let at = mover(query).map(|it| query.open().heroes[it].at);
    let site = at.and_then(|it| query.open().map.get(it));
    site.is_some_and(|it| matches!(it.exit(side), Exit::Blocked(..)))
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

/// Tells whether a place is so particular that a sign on the map helps to find it.
const fn is_pinned(place: QuestPlace) -> bool {
    matches!(place, QuestPlace::Location(_) | QuestPlace::Entrance)
}
