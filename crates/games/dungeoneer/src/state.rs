//! The state of a match: what lies open, and what is hidden.

use super::cards::{AdventureId, Ground, HeroId, LocationCard, LocationId, QuestId};
use super::setup::Rules;
use super::steps::Step;
use kernel::ask::Agenda;
use kernel::kit::{Bag, Cell, Map, Pile, PileView, Side};
use kernel::{BySeat, Observer, Seat, SeatList, SeatSet, Set, kinds};

pub use super::cards::{Exit, Form};
use super::pieces::{Battle, Group, Lurker, Origin, Readied, Roll, Term};

/// No hand is filled beyond this (DN-155).
pub const HAND: usize = 5;

/// A lair holds no more monsters (DN-422).
pub const LAIR: usize = 3;

/// So many quests win (DN-001).
pub const QUESTS: usize = 3;

/// No hero rises higher (DN-039).
pub const LEVEL_MAX: u8 = 4;

/// So many deactivation tokens there are (DN-024).
pub const DEACTIVATIONS: usize = 3;

/// Everything. Both halves lie on the heap: states are handed from one action to the next all the time.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct State {
    pub open: Box<Open>,
    pub hidden: Box<Hidden>,
}

/// The things that only some know, or nobody.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Hidden {
    pub hands: BySeat<Bag<AdventureId>>,
    /// The number of glory cards that each wants first (DN-682), once said.
    pub first: BySeat<Option<u8>>,
    /// Location cards to be laid (DN-600).
    pub sites: BySeat<Bag<LocationId>>,
    pub locations: Pile<LocationId>,
    pub quests: Pile<QuestId>,
    /// The adventure deck; with split decks that of glory and that of peril. The second is empty where
    /// there is one deck.
    pub decks: [Pile<AdventureId>; 2],
}

/// The things that everybody sees (DN-081 to DN-083).
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Open {
    pub rules: Rules,
    /// Counted from 1.
    pub round: u8,
    /// Turns begun; 0 while the table is laid.
    pub turn: u32,
    pub first: Seat,
    pub active: Seat,
    pub phase: Phase,
    pub heroes: SeatList<Hero>,
    pub map: Map<Site>,
    /// The deck of locations is empty, or counts as empty until the map changes (DN-126).
    pub is_map_full: bool,
    pub globals: Vec<QuestId>,
    /// Quests that have left the game with their players (DN-730), or were not needed (DN-643).
    pub gone: Vec<QuestId>,
    /// Escorts that lie on the map (DN-527).
    pub tokens: Vec<(QuestId, Cell)>,
    /// Health of quest monsters that is not as printed, until the next Reset (DN-107).
    pub hunted: Vec<(QuestId, u8)>,
    /// Discarded adventure cards, by deck.
    pub discards: [Vec<AdventureId>; 2],
    /// Discards that have become a deck since somebody last acted: they are still in everybody's mind.
    pub reshuffled: Vec<AdventureId>,
    /// Heroes that nobody has.
    pub unused: Vec<HeroId>,
    /// Effects that end.
    pub terms: Vec<Term>,
    /// The bridge is extended; it lies where a location says so (DV-M13).
    pub is_bridge_on: bool,
    /// The battle that is fought.
    pub battle: Option<Battle>,
    /// The roll that is about to be made.
    pub roll: Option<Roll>,
    /// Encounters announced and not fought yet, one group a hero.
    pub declared: Vec<Group>,
    /// Wounds that are about to be suffered, and whether by a blow in a comparison.
    pub pending: u8,
    pub pending_from_hit: bool,
    /// A blow took a token instead of its first wound (DN-530).
    pub has_taken_token: bool,
    /// Attacks that an effect of two has been about already.
    pub aimed: Vec<u8>,
    /// Cards turned up, of which one may be taken.
    pub revealed: Vec<AdventureId>,
    /// Encounters have been declared in this turn (DN-115).
    pub has_declared: bool,
    /// Banes that wait in solo (DN-648).
    pub waiting: Vec<AdventureId>,
    /// The rolls of the turn so far, and the draws of other luck.
    pub n_rolls: u32,
    pub agenda: Agenda<Step>,
    pub ending: Option<Ending>,
}

kinds! {
    /// A phase of a turn (DN-100).
    pub enum Phase {
        /// The table is laid.
        Setup = "setup",
        Reset = "reset",
        Villainy = "villainy",
        Locations = "locations",
        Heroics = "heroics",
        /// Discard and draw.
        Discard = "discard",
    }
}

/// The ending of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Three quests (DN-001, DN-009).
    Quests(Seat),
    /// Every other hero is destroyed (DN-002).
    LastHero(Seat),
    /// All were destroyed at the same time (DN-007); nobody if it is a draw.
    Together(Option<Seat>),
    /// The limit of rounds (DN-763).
    Rounds,
    /// The hero alone is destroyed (DN-009), or time is up.
    Lost,
}

/// A hero and the player's open cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hero {
    pub card: HeroId,
    pub is_alive: bool,
    /// The player is out of the game.
    pub is_out: bool,
    /// 1 to 4.
    pub level: u8,
    pub health: u8,
    pub glory: u16,
    pub peril: u16,
    /// Action points; outside one's own turn the saved one.
    pub ap: u8,
    /// The requirement for a hero who lies to stand up.
    pub prone: Option<StandUp>,
    pub at: Cell,
    pub readied: Vec<Readied>,
    pub lair: Vec<Lurker>,
    /// Unfinished quests of one's own.
    pub quests: Vec<QuestId>,
    /// Those of them whose token the hero bears.
    pub carried: Vec<QuestId>,
    pub done: Vec<QuestId>,
    /// The bonus to its income at the next Reset, and the least that is left (DN-105).
    pub income: i8,
    /// Until when its player passes.
    pub wish: Wish,
    /// An action point was saved at the end of its last turn (DN-621).
    pub has_saved: bool,
    /// That one is still there: it is spent last (DN-154, DN-304).
    pub keeps_ap: bool,
    /// Glory and cards in hand of a destroyed hero, as they were (DN-007).
    pub last_glory: u16,
    pub last_cards: u16,
    pub now: Now,
}

/// The things that a hero has done, or suffered, in the current turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Now {
    /// Locations that are not new (DN-106), a bit each; kept from Reset to Reset of one's own.
    pub visited: u64,
    pub has_moved: bool,
    /// The one attack of a turn (DN-403).
    pub has_attacked: bool,
    /// Fell for an action point (DN-618, DN-621).
    pub has_fallen_for_ap: bool,
    /// An action point that only pays what is done next, not a move (DN-618).
    pub loose_ap: bool,
    /// The origins that were used once.
    pub used: Vec<Origin>,
    /// Quests attempted (DN-502).
    pub attempted: Vec<QuestId>,
    /// Searches that reached their goal here (DN-522).
    pub found: Vec<QuestId>,
    /// Escorts laid down (DN-732).
    pub laid_down: Vec<QuestId>,
    /// Heroes who have attacked this one (DN-436).
    pub attacked_by: SeatSet,
}

/// The requirement for a hero to rise (DN-350).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StandUp {
    /// Pay an action point.
    Pay,
    /// Pay it, and overcome a threat.
    Overcome(Form, u8),
}

/// A player's wish to be asked or to pass (DN-572).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    Ask,
    /// Passes for the rest of this battle.
    PassBattle,
    /// Passes until the own turn begins, but where the own hero is concerned.
    PassTurn,
}

/// A location on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Site {
    pub card: LocationId,
    /// Given a half-turn.
    pub is_turned: bool,
    pub is_deactivated: bool,
    /// The seats that hold the exits open (DN-262).
    pub held: [Option<Seat>; 4],
    /// The attached cards, and whose they are.
    pub attached: Vec<(AdventureId, Seat)>,
}

impl Site {
    /// A location as it is placed.
    pub const fn new(card: LocationId, is_turned: bool) -> Site {
        Site { card, is_turned, is_deactivated: false, held: [None; 4], attached: Vec::new() }
    }

    /// The face of its card.
    pub fn says(&self) -> &'static LocationCard {
        self.card.card()
    }

    /// The exit on a side of the map.
    pub fn exit(&self, side: Side) -> Exit {
        self.says().exit(if self.is_turned { side.opposite() } else { side })
    }

    /// Tells whether it can be left by this side, at any cost.
    pub fn is_open(&self, side: Side) -> bool {
        self.exit(side) != Exit::Wall
    }

    /// The sides of the map by which it can be left, at any cost.
    pub fn ways(&self) -> Set<Side> {
        let ways = self.card.ways();
        if self.is_turned { ways.iter().map(Side::opposite).collect() } else { ways }
    }

    /// Tells whether it is a tunnel, dark or not.
    pub fn is_tunnel(&self) -> bool {
        self.says().ground != Ground::Chamber
    }
}

impl State {
    /// Tells whether no location is left to be placed after the one at hand: then the dungeon may be closed (DN-205).
    pub fn is_last_location(&self) -> bool {
        self.hidden.locations.is_empty() && self.hidden.sites.values().all(Bag::is_empty)
    }
}

impl Open {
    /// The hero of a seat.
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat]
    }

    /// The location of a hero.
    ///
    /// # Panics
    /// If the hero stands on no location: a hero who is in play always does.
    pub fn site(&self, cell: Cell) -> &Site {
        self.map.get(cell).expect("a location where a hero stands")
    }

    /// The seats whose heroes are alive.
    pub fn alive(&self) -> SeatSet {
        self.heroes.iter().filter(|(_, it)| it.is_alive).map(|it| it.0).collect()
    }

    /// The opponents of a seat who are still in the game.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.alive().without(seat)
    }

    /// Living heroes in a location, clockwise from `first`.
    pub fn heroes_at(&self, cell: Cell, first: Seat) -> Vec<Seat> {
        let n = self.heroes.len();
        let clockwise = (0..n).map(|nth| Seat::new((first.idx() + nth) % n));
        clockwise.filter(|&it| self.heroes[it].is_alive && self.heroes[it].at == cell).collect()
    }

    /// The next living player clockwise (DN-757); the seat itself if there is no other.
    pub fn left_of(&self, seat: Seat) -> Seat {
        let n = self.heroes.len();
        let others = (1..n).map(|nth| Seat::new((seat.idx() + nth) % n));
        others.into_iter().find(|&it| self.heroes[it].is_alive).unwrap_or(seat)
    }

    /// Tells whether `seat` acts in its own turn.
    pub fn is_own_turn(&self, seat: Seat) -> bool {
        self.active == seat && self.turn != 0
    }

    /// The cell of a location.
    pub fn find(&self, location: LocationId) -> Option<Cell> {
        self.map.iter().find(|(_, it)| it.card == location).map(|it| it.0)
    }
}

impl Hero {
    /// Its printed value at its level.
    pub fn base(&self, form: Form) -> u8 {
        self.card.card().levels[usize::from(self.level) - 1][form.idx()]
    }

    /// Tells whether this use is spent in the current turn.
    pub fn has_used(&self, origin: Origin) -> bool {
        self.now.used.contains(&origin)
    }

    /// Tells whether the location is new (DN-106).
    pub const fn is_new(&self, location: LocationId) -> bool {
        self.now.visited & (1 << location.0) == 0
    }
}

/// The match as an observer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub observer: Observer,
    pub open: Box<Open>,
    /// Own cards; of others' none.
    pub hands: BySeat<Option<Bag<AdventureId>>>,
    pub n_cards: BySeat<usize>,
    pub first: BySeat<Option<u8>>,
    pub has_said: BySeat<bool>,
    pub sites: BySeat<Option<Bag<LocationId>>>,
    pub n_sites: BySeat<usize>,
    pub locations: PileView<LocationId>,
    pub quests: PileView<QuestId>,
    pub decks: [PileView<AdventureId>; 2],
}
