//! The party, the hero card, and the treasures.

use super::Lit;
use crate::games::dungeon_roll::heroes::{Asks, MASTER_XP};
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{
    Action, Hero, PartyFace, Phase, Source, Temp, Treasure, Ultimate,
};
use crate::kernel::{Seat, Text};
use crate::rooms::dungeon_roll::craft::{self, Craft};
use crate::rooms::dungeon_roll::draft::{Plan, Roller, Spot};
use crate::rooms::dungeon_roll::sight::Sight;
use crate::rooms::dungeon_roll::touch::can_join;

/// The active dice, and the used ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyLook {
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
pub struct HeroLook {
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
pub struct HoardLook {
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
pub fn party(sight: Sight<'_>) -> PartyLook {
    let delve = &sight.table().delve;
    let dice = PartyFace::ALL.into_iter().flat_map(|face| {
        let dice = 0..delve.party[face];
        dice.map(move |nth| (Spot::Die(face, nth), Source::Die(face), nth))
    });
    let temps = Temp::ALL.into_iter().flat_map(|temp| {
        let temps = 0..delve.temps[temp];
        temps.map(move |nth| (Spot::Temp(temp, nth), Source::Temp(temp), nth))
    });
    let member = |(spot, source, nth)| {
        let lit = lit_member(sight, source, nth);
        Member { spot, source, lit, socket: socket(sight, source, nth) }
    };
    PartyLook { members: dice.chain(temps).map(member).collect(), graveyard: delve.graveyard }
}

/// The place in the band of the source numbered `nth` of its kind.
fn socket(sight: Sight<'_>, source: Source, nth: u8) -> Option<u8> {
    let chosen = sight.draft.band.members();
    let mut places = chosen.iter().enumerate().filter(|(_, it)| **it == source);
    places.nth(nth.into()).map(|(place, _)| place as u8 + 1)
}

fn lit_member(sight: Sight<'_>, source: Source, nth: u8) -> Lit {
    match (source, sight.draft.plan) {
        (Source::Die(face), Plan::Reroll(by, _, party)) => {
            if by.face() == Some(face) && nth == sight.draft.held {
                Lit::Held
            } else if party.has(face, nth) {
                Lit::Picked
            } else {
                Lit::Lit
            }
        }
        (Source::Die(face), Plan::Craft(it)) => craft::lit_die(sight, it, face, nth),
        (_, _) => lit_source(sight, source, nth), // Nothing else tells equal dice apart.
    }
}

/// How a source stands out that is used by itself.
fn lit_source(sight: Sight<'_>, source: Source, nth: u8) -> Lit {
    if sight.actor().is_none() {
        return Lit::Idle;
    }
    if sight.table().delve.phase == Phase::Dragon {
        let is_free = can_join(sight, source) || sight.can_reroll(Roller::Scroll(source));
        return if nth < sight.draft.band.count(source) {
            Lit::Picked
        } else if is_free {
            Lit::Free
        } else {
            Lit::Idle
        };
    }
    let is_held = |with: Source| with == source && nth == held(sight, source);
    match sight.draft.plan {
        Plan::Use(with) | Plan::Which(with, _) | Plan::Drink(with, _) if is_held(with) => Lit::Held,
        Plan::Reroll(Roller::Scroll(with), ..) if is_held(with) => Lit::Held,
        Plan::Target(target) if sight.reach(source, target) != 0 => Lit::Lit,
        Plan::Target(_) => Lit::Idle,
        Plan::Open
        | Plan::Use(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Drink(..)
        | Plan::Aim(_)
        | Plan::Craft(_)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => {
            if sight.is_useful(source) {
                Lit::Free
            } else {
                Lit::Idle
            }
        }
    }
}

/// Which of several equal sources is the one in hand: dice lie apart, treasures in a pile.
fn held(sight: Sight<'_>, source: Source) -> u8 {
    match source {
        Source::Die(_) => sight.draft.held,
        Source::Temp(_) | Source::Treasure(_) | Source::Hero => 0,
    }
}

/// Draws the hero card in sight.
pub fn hero(sight: Sight<'_>) -> HeroLook {
    let table = sight.table();
    let seat = sight.shown();
    let player = table.player(seat);
    let is_adventurer = seat == table.adventurer();
    HeroLook {
        seat,
        hero: player.hero,
        is_master: player.is_master,
        is_exhausted: is_adventurer && table.delve.is_exhausted,
        xp: player.xp(),
        to_master: player.can_rise().then(|| MASTER_XP.saturating_sub(player.xp())),
        lit: if is_adventurer { lit_hero(sight) } else { Lit::Idle },
        socket: if is_adventurer { socket(sight, Source::Hero, 0) } else { None },
    }
}

fn lit_hero(sight: Sight<'_>) -> Lit {
    if sight.actor().is_none() {
        return Lit::Idle;
    }
    let is_held = matches!(
        sight.draft.plan,
        Plan::Aim(_)
            | Plan::Give(..)
            | Plan::Craft(Craft::Set(_) | Craft::Pay(_) | Craft::Dice(..))
            | Plan::Reroll(Roller::Hero, ..)
            | Plan::Sure(Action::Unleash)
    );
    if is_held {
        return Lit::Held;
    }
    let is_ready = match rules::ultimate(sight.view).map(Ultimate::asks) {
        Ok(Asks::Task) => return lit_source(sight, Source::Hero, 0),
        Ok(Asks::Nothing) => sight.can(&Action::Unleash),
        Ok(Asks::Monsters) => sight.can_aim(),
        Ok(Asks::Reroll) => sight.can_reroll(Roller::Hero),
        Ok(Asks::Treasure) => sight.can_intervene(),
        Ok(Asks::Face | Asks::Price | Asks::Dice) => craft::of_ultimate(sight).is_some(),
        Err(_) => false,
    };
    if is_ready { Lit::Free } else { Lit::Idle }
}

/// Draws the treasures in sight.
pub fn hoard(sight: Sight<'_>) -> HoardLook {
    let table = sight.table();
    let seat = sight.shown();
    let treasures = &table.player(seat).treasures;
    let is_own = sight.actor() == Some(seat);
    let token = |treasure: Treasure| {
        let lit = if is_own { lit_treasure(sight, treasure) } else { Lit::Idle };
        let source = Source::Treasure(treasure);
        let socket = if is_own { socket(sight, source, 0) } else { None };
        let effect = treasure.effect(table.house.bait);
        Token { treasure, effect, n: treasures[treasure], lit, socket }
    };
    HoardLook {
        seat,
        tokens: Treasure::ALL.into_iter().filter(|&it| treasures[it] != 0).map(token).collect(),
        points: rules::treasure_points(&rules::counted(table, seat)),
        n_bag: table.bag.total(),
    }
}

fn lit_treasure(sight: Sight<'_>, treasure: Treasure) -> Lit {
    if sight.table().delve.n_owed != 0 {
        let is_held = sight.draft.plan == Plan::Sure(Action::Discard { treasure });
        return if is_held { Lit::Held } else { Lit::Free };
    }
    if let Plan::Craft(it) = sight.draft.plan
        && let Some(lit) = craft::lit_treasure(sight, it, treasure)
    {
        return lit;
    }
    let held = match treasure {
        Treasure::Ring => Plan::Sure(Action::Ring),
        Treasure::Bait => Plan::Sure(Action::Bait),
        Treasure::Portal => Plan::Sure(Action::Portal),
        Treasure::Elixir if matches!(sight.draft.plan, Plan::Elixir(_)) => sight.draft.plan,
        Treasure::Elixir => Plan::Elixir(None),
        Treasure::VorpalSword
        | Treasure::Talisman
        | Treasure::Scepter
        | Treasure::ThievesTools
        | Treasure::Scroll => return lit_source(sight, Source::Treasure(treasure), 0),
        Treasure::Scales => return Lit::Idle,
    };
    if sight.draft.plan == held {
        Lit::Held
    } else if rules::treasure_use(sight.view, treasure).is_ok() {
        Lit::Free
    } else {
        Lit::Idle
    }
}
