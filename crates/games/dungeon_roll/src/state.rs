//! The state of a match, and what an observer sees of it. Everything lies open but luck to come:
//! a state is the table, and so is what anybody sees.

use crate::dice::PARTY_TYPES;
use std::hash::{Hash, Hasher};

use super::action::PLANNED;
use super::dice::{Floor, Party, Pile, Types};
use super::heroes::{Hero, MASTER_XP, NOBODY, Side, Temp};
use super::setup::{House, PLAYERS_MAX};
use super::treasures::{Treasure, Treasures, full_bag};
use kernel::{BySeat, Edition, Observer, Seat, Tally};

/// Delves of each player (DR-095).
pub const DELVES: u8 = 3;

/// The deepest level (DR-063).
pub const LEVEL_MAX: u8 = 10;

/// Monsters that fight for the party, by kind.
pub type Temps = Tally<Temp>;

/// The phase of the match. Anything that nobody decides is not a phase to wait in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A player chooses a hero (DR-202).
    Choosing,
    /// The party may be re-rolled once (DR-016).
    Forming,
    Monster,
    Loot,
    Dragon,
    Regroup,
    Over,
}

/// Everything that a player keeps from delve to delve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// None before heroes are chosen, and in a match without them.
    pub hero: Option<Hero>,
    /// Which side of the hero card lies up (DR-082).
    pub is_master: bool,
    /// Experience of levels, one number for each delve.
    pub level_xp: [u8; DELVES as usize],
    /// Experience of dragons.
    pub dragon_xp: u8,
    /// Experience instead of treasures that were not there (DR-043, DR-058).
    pub bag_xp: u8,
    pub treasures: Treasures,
    /// Delves that are over.
    pub n_delves: u8,
}

impl Player {
    /// A player before the first delve (DR-205).
    pub const fn new(hero: Option<Hero>) -> Player {
        Player {
            hero,
            is_master: false,
            level_xp: [0; DELVES as usize],
            dragon_xp: 0,
            bag_xp: 0,
            treasures: Treasures::NONE,
            n_delves: 0,
        }
    }

    /// Experience so far.
    pub fn xp(&self) -> u16 {
        let levels: u16 = self.level_xp.iter().map(|&it| u16::from(it)).sum();
        levels + u16::from(self.dragon_xp) + u16::from(self.bag_xp)
    }

    /// The side of the hero card that lies up; without a hero, a side that does nothing.
    pub fn side(&self) -> &'static Side {
        self.hero.map_or(&NOBODY, |it| it.side(self.is_master))
    }

    /// Tells whether there is experience enough for the master side, and such a side (DR-082, DR-086, DR-302).
    pub fn has_mastered(&self) -> bool {
        self.can_rise() && MASTER_XP <= self.xp()
    }

    /// Tells whether the hero has a master side.
    pub fn can_rise(&self) -> bool {
        self.hero.is_some_and(Hero::can_rise)
    }
}

/// The delve under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Delve {
    /// The face of the level die, 1 to 10; 0 before the first level.
    pub level: u8,
    pub phase: Phase,
    /// Active party dice.
    pub party: Party,
    /// Used party dice; what they showed does not matter.
    pub graveyard: u8,
    pub temps: Temps,
    /// Dungeon dice on the level.
    pub floor: Floor,
    /// Dragon dice in the lair.
    pub lair: u8,
    /// True if the ultimate has been used in this delve (DR-035).
    pub is_exhausted: bool,
    /// True if nobody retires from a level whose dragon was not defeated (DR-317).
    pub is_raging: bool,
    /// True if the dragon was defeated on this level.
    pub has_slain: bool,
    /// True if the one re-roll that a hero has on each level was made (DR-304).
    pub has_tracked: bool,
    /// Dungeon dice that a scout has rolled and has still to lay out (DR-313).
    pub scouted: Pile,
    /// Dice laid out for the first levels, until they are come to.
    pub plan: [Pile; PLANNED],
    /// Treasures to be given back before anything else (DR-315).
    pub n_owed: u8,
    /// Re-rolls on this level so far.
    pub n_rerolls: u8,
    /// Treasures drawn in this delve so far.
    pub n_draws: u8,
}

impl Delve {
    /// A delve before its party is rolled; nothing lies anywhere.
    pub const fn new(phase: Phase) -> Delve {
        Delve {
            level: 0,
            phase,
            party: Party::NONE,
            graveyard: 0,
            temps: Temps::NONE,
            floor: Floor::NONE,
            lair: 0,
            is_exhausted: false,
            is_raging: false,
            has_slain: false,
            has_tracked: false,
            scouted: Pile::NONE,
            plan: [Pile::NONE; PLANNED],
            n_owed: 0,
            n_rerolls: 0,
            n_draws: 0,
        }
    }
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub edition: Edition,
    pub n_players: u8,
    pub house: House,
    /// The first adventurer (DR-203).
    pub first: Seat,
    /// The number of the delve under way, counted from 0 (DR-094).
    pub turn_idx: u8,
    /// The adventurer of that delve: asked for so often that it is not worked out each time.
    adventurer: Seat,
    players: BySeat<Player, PLAYERS_MAX>,
    /// Tokens in the chest. Who counts can know them: nobody sees them.
    pub bag: Treasures,
    pub delve: Delve,
}

impl Table {
    /// A table before anything is dealt.
    pub fn new(edition: Edition, n_players: usize, house: House, first: Seat) -> Table {
        Table {
            edition,
            n_players: n_players as u8,
            house,
            first,
            turn_idx: 0,
            adventurer: first,
            players: BySeat::sized(n_players, |_| Player::new(None)),
            bag: full_bag(edition, house.n_boxes),
            delve: Delve::new(Phase::Choosing),
        }
    }

    /// The number of seats.
    pub const fn n_seats(&self) -> usize {
        self.n_players as usize
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The player of a seat, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// The adventurer of the delve under way (DR-094).
    pub const fn adventurer(&self) -> Seat {
        self.adventurer
    }

    /// Goes to another delve; its adventurer is that many seats after the first (DR-094).
    pub fn go_to_delve(&mut self, turn_idx: u8) {
        self.turn_idx = turn_idx;
        self.adventurer = Seat::new((self.first.idx() + usize::from(turn_idx)) % self.n_seats());
    }

    /// The dungeon lord: the adventurer's left neighbour (DR-094). A player alone is both (DR-096).
    pub const fn lord(&self) -> Seat {
        Seat::new((self.adventurer().idx() + 1) % self.n_seats())
    }

    /// The side of the adventurer's hero card that lies up.
    pub fn side(&self) -> &'static Side {
        self.player(self.adventurer()).side()
    }

    /// The treasures of the adventurer.
    pub fn treasures(&self) -> &Treasures {
        &self.player(self.adventurer()).treasures
    }

    /// Tells whether the adventurer owns such a treasure.
    pub fn owns(&self, treasure: Treasure) -> bool {
        self.treasures()[treasure] != 0
    }

    /// Dungeon dice that lie nowhere and can be rolled.
    pub fn reserve(&self) -> u8 {
        let delve = &self.delve;
        self.house.n_dungeon_dice - delve.floor.total() - delve.lair - delve.temps.total()
    }

    /// Delves in the whole match (DR-095).
    pub const fn n_delves(&self) -> u8 {
        DELVES * self.n_players
    }

    /// Tells whether the dragon is awake (DR-051).
    pub fn is_dragon_awake(&self) -> bool {
        self.side().dragon_wakes <= self.delve.lair
    }

    /// The companions that defeat one extra monster now (DR-091, DR-321).
    pub fn extra(&self) -> Types {
        let side = self.side();
        if side.is_cursed && self.delve.is_exhausted { PARTY_TYPES } else { side.extra }
    }

    /// The dice laid out for the next level, if there are any (DR-313).
    pub fn planned(&self) -> Option<Pile> {
        let next = self.delve.plan.get(usize::from(self.delve.level)).copied();
        next.filter(|it| !it.is_empty())
    }

    /// Tells whether the adventurer may retire from the level, once it is dealt with (DR-062, DR-317).
    pub fn can_retire(&self) -> bool {
        !self.delve.is_raging || self.delve.has_slain
    }
}

/// Hashes empty seats as well, up to the largest table: the check values of records do.
impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.n_players.hash(state);
        self.house.hash(state);
        self.first.hash(state);
        self.turn_idx.hash(state);
        self.adventurer.hash(state);
        let at = |nth| self.players.get(Seat::new(nth)).copied().unwrap_or(Player::new(None));
        std::array::from_fn::<Player, PLAYERS_MAX, _>(at).hash(state);
        self.bag.hash(state);
        self.delve.hash(state);
        self.edition.hash(state);
    }
}

/// Everything; there are no secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub table: Table,
}

/// The table as an observer sees it: the same for all observers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub observer: Observer,
    pub table: Table,
}
