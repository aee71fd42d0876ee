//! The dock under the thumb: the prompt, the choices spelled out, and the buttons that go on.

use super::marks::{Consequence, brings};
pub use super::prompt::Prompt;
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::query::choices::{Chip, choices};
use crate::boards::dungeon_roll::query::course::{Other, main, other};
use crate::boards::dungeon_roll::selection::{
    Held, Picked, Picks, Plan, Revival, Roller, Target, horde,
};
use crate::games::dungeon_roll::client::{
    self, Action, FloorDice, Forming, Magic, Phase, Preparation, Source, Types, Ultimate,
};

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    pub say: Prompt,
    /// Choices spelled out.
    pub choices: Vec<Chip>,
    pub band: Option<BandModel>,
    pub other: Other,
    pub main: Option<Main>,
    /// The main button's gains.
    pub brings: Vec<Consequence>,
}

/// The main button's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Main {
    pub action: Action,
    /// The phase that follows, if luck has no say in it; none if the delve ends.
    pub next: Option<Phase>,
}

/// Those who meet the dragon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BandModel {
    /// The places, and who has taken each.
    pub sockets: Vec<Option<Source>>,
    /// The types that can still join; none when the band is full, or when nobody fits.
    pub wanted: Types,
    /// True if anybody here could join.
    pub has_candidates: bool,
}

/// Draws the dock.
pub fn dock(query: Query<'_>) -> Dock {
    let main = main(query);
    let next = |action: &Action| {
        let after = client::preview(query.options.view, action).ok().and_then(|it| it.after);
        after.map(|it| it.delve.phase)
    };
    Dock {
        say: prompt(query),
        choices: choices(query),
        band: band(query),
        other: other(query),
        main: main.map(|action| Main { action, next: next(&action) }),
        brings: main.map(|it| brings(query, &it)).unwrap_or_default(),
    }
}

fn prompt(query: Query<'_>) -> Prompt {
    let table = query.table();
    if table.delve.phase == Phase::Over {
        return Prompt::Over;
    }
    if query.options.actor.is_none() {
        let awaited = client::turn(query.options.view).awaited().iter().next();
        return awaited.map_or(Prompt::Read, Prompt::Watch);
    }
    match query.selection.plan {
        Plan::Open => phase_prompt(query),
        Plan::Held(it) => held_prompt(it),
        Plan::Picks(it) => picks_prompt(query, it),
        Plan::Faces(Revival::Intervention(None), _) => Prompt::Give,
        Plan::Faces(of, chosen) => {
            Prompt::Faces(query.options.n_revived(of).saturating_sub(chosen.total()))
        }
        Plan::Sure(Action::Form(Forming::Choose { hero })) => Prompt::Hero(hero),
        Plan::Sure(Action::Spend(Magic::Bait)) => Prompt::Bait(table.house.bait),
        Plan::Sure(action) => Prompt::Sure(action),
    }
}

const fn held_prompt(held: Held) -> Prompt {
    match held {
        Held::Source(with) => Prompt::Hand(with),
        Held::Target(target) => Prompt::Target(target),
        Held::Both(..) => Prompt::Which,
        Held::Again => Prompt::Again,
        Held::Ready => Prompt::Ready,
        Held::Lure(_) => Prompt::Lure,
        Held::Price(_) => Prompt::Pay,
    }
}

fn picks_prompt(query: Query<'_>, picks: Picks) -> Prompt {
    match picks {
        Picks::Reroll(Roller::Muster, _, party) => Prompt::Muster(party.total()),
        Picks::Reroll(Roller::Inscribe, _, party) => {
            let n = match query.table().side().preparation {
                Preparation::Scrolls(n) => n,
                Preparation::Nothing | Preparation::Reroll | Preparation::Plan => 0,
            };
            Prompt::Inscribe(n.saturating_sub(party.total()))
        }
        Picks::Reroll(_, floor, party) => Prompt::Reroll(floor.total() + party.total()),
        Picks::Aim(it) => aim_prompt(query, &it),
        Picks::Dice(..) if client::ultimate(query.options.view) == Ok(Ultimate::Fury) => {
            Prompt::DiceOfLevel
        }
        Picks::Dice(..) => Prompt::Dice,
        Picks::Set(it) if it.floor.is_none() && it.party.is_none() => Prompt::Set,
        Picks::Set(_) => Prompt::SetFace,
        Picks::Scout(first, second) => match (first.total(), second.total()) {
            (0, _) => Prompt::Scout(1, 1),
            (_, n) if n < 2 => Prompt::Scout(2, 2 - n),
            (_, _) => Prompt::Scout(3, 0),
        },
    }
}

fn phase_prompt(query: Query<'_>) -> Prompt {
    let delve = &query.table().delve;
    if delve.n_owed != 0 {
        return Prompt::Owed(delve.n_owed);
    }
    if let Some(helps) = query.options.stuck {
        return Prompt::Stuck { is_dragon: delve.phase == Phase::Dragon, helps };
    }
    match delve.phase {
        Phase::Choosing => Prompt::ChooseHero,
        Phase::Forming => Prompt::Muster(0),
        Phase::Monster => match delve.floor.monsters().total() {
            0 => Prompt::Clear,
            n => Prompt::Monsters(n),
        },
        Phase::Loot => Prompt::Loot,
        Phase::Dragon => Prompt::Dragon,
        Phase::Regroup if !query.table().can_retire() => Prompt::NoRetreat(delve.level),
        Phase::Regroup => Prompt::Regroup(delve.level),
        Phase::Over => Prompt::Over,
    }
}

/// The prompt for more monsters, or types of them, to aim the ultimate at.
fn aim_prompt(query: Query<'_>, picked: &Picked<5>) -> Prompt {
    let free = query.options.free(picked);
    let picked = horde(picked);
    let Some(aim) = query.options.aim() else { return Prompt::Aim(0) };
    if aim.is_whole {
        let n_free = Target::ALL.iter().filter(|it| free.iter().any(|(die, _)| die == *it)).count();
        return Prompt::AimTypes((aim.n_types - picked.n_kinds()).min(n_free as u8));
    }
    Prompt::Aim((aim.n_max - picked.total()).min(free.len() as u8))
}

fn band(query: Query<'_>) -> Option<BandModel> {
    let table = query.table();
    if table.delve.phase != Phase::Dragon {
        return None;
    }
    let chosen = query.selection.band.members();
    let missing = client::missing(table, &chosen);
    let n_places = chosen.len() + usize::from(missing.n_missing);
    Some(BandModel {
        sockets: (0..n_places).map(|it| chosen.get(it).copied()).collect(),
        wanted: missing.wanted,
        has_candidates: !missing.candidates.is_empty() && query.options.stuck.is_none(),
    })
}
