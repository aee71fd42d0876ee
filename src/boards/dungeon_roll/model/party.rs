//! The party, the hero card, and the treasures.

use super::craft;
use super::lit::Lit;
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::query::craft::of_ultimate;
use crate::boards::dungeon_roll::query::picks::can_join;
use crate::boards::dungeon_roll::selection::{Plan, Roller, Spot};
use crate::games::dungeon_roll::client::{
    self, Action, Asks, Hero, MASTER_XP, Magic, PartyFace, Phase, Skill, Source, Temp, Treasure,
    Ultimate, Unleash,
};
use crate::kernel::{Seat, Text};

/// The active dice, and the used ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyModel {
    pub members: Vec<Member>,
    pub graveyard: u8,
}

/// A die of the party, or a monster that fights for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    pub spot: Spot,
    pub source: Source,
    pub lit: Lit,
    /// The place in the band that it has taken, counted from 1.
    pub socket: Option<u8>,
}

/// The hero card in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroModel {
    pub seat: Seat,
    pub hero: Option<Hero>,
    pub is_master: bool,
    /// Whether the ultimate was used in this delve.
    pub is_exhausted: bool,
    pub xp: u16,
    /// Experience that the master side is away; none for those who have no such side.
    pub to_master: Option<u16>,
    pub lit: Lit,
    /// The place in the band that the hero has taken.
    pub socket: Option<u8>,
}

/// The treasures in sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HoardModel {
    pub seat: Seat,
    pub tokens: Vec<Token>,
    /// What they are worth at the end.
    pub points: u8,
    /// Tokens in the chest.
    pub n_bag: u8,
}

/// The treasures of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    pub treasure: Treasure,
    /// What it does at this table.
    pub effect: Text,
    pub n: u8,
    pub lit: Lit,
    pub socket: Option<u8>,
}

/// Draws the party.
pub fn party(query: Query<'_>) -> PartyModel {
    let delve = &query.table().delve;
    let dice = PartyFace::ALL.into_iter().flat_map(|face| {
        let dice = 0..delve.party[face];
        dice.map(move |nth| (Spot::Die(face, nth), Source::Die(face), nth))
    });
    let temps = Temp::ALL.into_iter().flat_map(|temp| {
        let temps = 0..delve.temps[temp];
        temps.map(move |nth| (Spot::Temp(temp, nth), Source::Temp(temp), nth))
    });
    let member = |(spot, source, nth)| {
        let lit = lit_member(query, source, nth);
        Member { spot, source, lit, socket: socket(query, source, nth) }
    };
    PartyModel { members: dice.chain(temps).map(member).collect(), graveyard: delve.graveyard }
}

/// The place in the band of the source numbered `nth` of its kind.
fn socket(query: Query<'_>, source: Source, nth: u8) -> Option<u8> {
    let chosen = query.selection.band.members();
    let mut places = chosen.iter().enumerate().filter(|(_, it)| **it == source);
    places.nth(nth.into()).map(|(place, _)| place as u8 + 1)
}

fn lit_member(query: Query<'_>, source: Source, nth: u8) -> Lit {
    match (source, query.selection.plan) {
        (Source::Die(face), Plan::Reroll(by, _, party)) => {
            if by.face() == Some(face) && nth == query.selection.held {
                Lit::Held
            } else if party.has(face, nth) {
                Lit::Picked
            } else {
                Lit::Lit
            }
        }
        (Source::Die(face), Plan::Craft(it)) => craft::lit_die(query, it, face, nth),
        (_, _) => lit_source(query, source, nth), // Nothing else tells equal dice apart.
    }
}

/// How a source stands out that is used by itself.
fn lit_source(query: Query<'_>, source: Source, nth: u8) -> Lit {
    if query.actor().is_none() {
        return Lit::Idle;
    }
    if query.table().delve.phase == Phase::Dragon {
        let is_free = can_join(query, source) || query.can_reroll(Roller::Scroll(source));
        return if nth < query.selection.band.count(source) {
            Lit::Picked
        } else if is_free {
            Lit::Free
        } else {
            Lit::Idle
        };
    }
    let is_held = |with: Source| with == source && nth == held(query, source);
    match query.selection.plan {
        Plan::Use(with) | Plan::Which(with, _) | Plan::Drink(with, _) if is_held(with) => Lit::Held,
        Plan::Reroll(Roller::Scroll(with), ..) if is_held(with) => Lit::Held,
        Plan::Target(target) if query.reach(source, target) != 0 => Lit::Lit,
        Plan::Target(_) => Lit::Idle,
        _ => {
            if query.is_useful(source) {
                Lit::Free
            } else {
                Lit::Idle
            }
        }
    }
}

/// Which of several equal sources is the one in hand: dice lie apart, treasures in a pile.
fn held(query: Query<'_>, source: Source) -> u8 {
    match source {
        Source::Die(_) => query.selection.held,
        Source::Temp(_) | Source::Treasure(_) | Source::Hero => 0,
    }
}

/// Draws the hero card in sight.
pub fn hero(query: Query<'_>) -> HeroModel {
    let table = query.table();
    let seat = query.shown();
    let player = table.player(seat);
    let is_adventurer = seat == table.adventurer();
    HeroModel {
        seat,
        hero: player.hero,
        is_master: player.is_master,
        is_exhausted: is_adventurer && table.delve.is_exhausted,
        xp: player.xp(),
        to_master: player.can_rise().then(|| MASTER_XP.saturating_sub(player.xp())),
        lit: if is_adventurer { lit_hero(query) } else { Lit::Idle },
        socket: if is_adventurer { socket(query, Source::Hero, 0) } else { None },
    }
}

fn lit_hero(query: Query<'_>) -> Lit {
    if query.actor().is_none() {
        return Lit::Idle;
    }
    let plan = query.selection.plan;
    let is_held = plan.is_of_hero() || plan == Plan::Sure(Action::Unleash(Unleash::Plain));
    if is_held {
        return Lit::Held;
    }
    let is_ready = match client::ultimate(query.view).map(Ultimate::asks) {
        Ok(Asks::Task) => return lit_source(query, Source::Hero, 0),
        Ok(Asks::Nothing) => query.can(&Action::Unleash(Unleash::Plain)),
        Ok(Asks::Monsters) => query.can_aim(),
        Ok(Asks::Reroll) => query.can_reroll(Roller::Hero),
        Ok(Asks::Treasure) => query.can_intervene(),
        Ok(Asks::Face | Asks::Price | Asks::Dice) => of_ultimate(query).is_some(),
        Err(_) => false,
    };
    if is_ready { Lit::Free } else { Lit::Idle }
}

/// Draws the treasures in sight.
pub fn hoard(query: Query<'_>) -> HoardModel {
    let table = query.table();
    let seat = query.shown();
    let treasures = &table.player(seat).treasures;
    let is_own = query.actor() == Some(seat);
    let token = |treasure: Treasure| {
        let lit = if is_own { lit_treasure(query, treasure) } else { Lit::Idle };
        let source = Source::Treasure(treasure);
        let socket = if is_own { socket(query, source, 0) } else { None };
        let effect = treasure.effect(table.house.bait);
        Token { treasure, effect, n: treasures[treasure], lit, socket }
    };
    HoardModel {
        seat,
        tokens: Treasure::ALL.into_iter().filter(|&it| treasures[it] != 0).map(token).collect(),
        points: client::treasure_points(&client::counted(table, seat)),
        n_bag: table.bag.total(),
    }
}

fn lit_treasure(query: Query<'_>, treasure: Treasure) -> Lit {
    if query.table().delve.n_owed != 0 {
        let is_held =
            query.selection.plan == Plan::Sure(Action::Skill(Skill::Discard { treasure }));
        return if is_held { Lit::Held } else { Lit::Free };
    }
    if let Plan::Craft(it) = query.selection.plan
        && let Some(lit) = craft::lit_treasure(query, it, treasure)
    {
        return lit;
    }
    let held = match treasure {
        Treasure::Ring => Plan::Sure(Action::Spend(Magic::Ring)),
        Treasure::Bait => Plan::Sure(Action::Spend(Magic::Bait)),
        Treasure::Portal => Plan::Sure(Action::Spend(Magic::Portal)),
        Treasure::Elixir if matches!(query.selection.plan, Plan::Elixir(_)) => query.selection.plan,
        Treasure::Elixir => Plan::Elixir(None),
        Treasure::Scales => return Lit::Idle,
        _ => return lit_source(query, Source::Treasure(treasure), 0), // It stands for a die.
    };
    if query.selection.plan == held {
        Lit::Held
    } else if client::treasure_use(query.view, treasure).is_ok() {
        Lit::Free
    } else {
        Lit::Idle
    }
}
