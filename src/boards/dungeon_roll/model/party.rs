//! The party, the hero card, and the treasures.

use super::lit::Lit;
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::Thing;
use crate::games::dungeon_roll::client::{
    self, Hero, MASTER_XP, PartyFace, Source, Temp, Treasure,
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
    pub thing: Thing,
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
    /// True if the ultimate was used in this delve.
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
    /// Their worth at the end.
    pub points: u8,
    /// Tokens in the chest.
    pub n_bag: u8,
}

/// The treasures of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    pub treasure: Treasure,
    /// Its effect at this table.
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
        dice.map(move |nth| (Thing::Die(face, nth), Source::Die(face)))
    });
    let temps = Temp::ALL.into_iter().flat_map(|temp| {
        let temps = 0..delve.temps[temp];
        temps.map(move |nth| (Thing::Temp(temp, nth), Source::Temp(temp)))
    });
    let member = |(thing, source): (Thing, Source)| Member {
        thing,
        source,
        lit: Lit::of(query, thing),
        socket: socket(query, source, thing.nth()),
    };
    PartyModel { members: dice.chain(temps).map(member).collect(), graveyard: delve.graveyard }
}

/// The place in the band of the source numbered `nth` of its kind.
fn socket(query: Query<'_>, source: Source, nth: u8) -> Option<u8> {
    let chosen = query.selection.band.members();
    let mut places = chosen.iter().enumerate().filter(|(_, it)| **it == source);
    places.nth(nth.into()).map(|(place, _)| place as u8 + 1)
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
        lit: if is_adventurer { Lit::of(query, Thing::Hero) } else { Lit::Idle },
        socket: if is_adventurer { socket(query, Source::Hero, 0) } else { None },
    }
}

/// Draws the treasures in sight.
pub fn hoard(query: Query<'_>) -> HoardModel {
    let table = query.table();
    let seat = query.shown();
    let treasures = &table.player(seat).treasures;
    let is_own = query.options.actor == Some(seat);
    let token = |treasure: Treasure| {
        let lit = if is_own { Lit::of(query, Thing::Treasure(treasure)) } else { Lit::Idle };
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
