//! What lies under the thumb: what is wanted, the choices spelled out, and the buttons that go on.

use super::craft;
use super::marks::{Mark, brings};
pub use super::prompt::{Choice, Prompt};
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::query::craft::{begun, can_lure};
use crate::boards::dungeon_roll::query::main_act::main_act;
use crate::boards::dungeon_roll::query::picks::aims;
use crate::boards::dungeon_roll::query::stuck::stuck;
use crate::boards::dungeon_roll::selection::{Craft, Picked, Plan, Roller, Spot, Target, horde};
use crate::games::dungeon_roll::client::{
    self, Action, Course, FloorDice, Magic, PartyFace, Phase, Preparation, Source, Treasure, Types,
};

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    pub say: Prompt,
    /// Choices spelled out.
    pub choices: Vec<Choice>,
    pub band: Option<BandModel>,
    pub other: Other,
    pub main: Option<Main>,
    /// What the main button brings.
    pub brings: Vec<Mark>,
}

/// What the main button does.
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
    /// Whether anybody here could join.
    pub has_candidates: bool,
}

/// The button beside the main one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    None,
    /// To put down what is in hand.
    Drop,
    Flee,
    /// To retire, for so much experience.
    Retire(u8),
    /// To go on to this level, although hardly anybody is left to go.
    Seek(u8),
}

impl Dock {
    /// Which of the ways home and down is not the main one, while both are there.
    pub fn other_way(&self) -> Option<Spot> {
        match self.other {
            Other::Retire(_) => Some(Spot::Retire),
            Other::Seek(_) => Some(Spot::Seek),
            Other::None | Other::Drop | Other::Flee => None,
        }
    }
}

/// Draws the dock.
pub fn dock(query: Query<'_>) -> Dock {
    let main = main_act(query);
    let next = |action: &Action| {
        let after = client::preview(query.view, action).ok().and_then(|it| it.after);
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

/// The choices that the plan leaves open.
fn choices(query: Query<'_>) -> Vec<Choice> {
    let plain = |spot| Choice { spot, way: None, n: 0, is_on: false };
    match query.selection.plan {
        Plan::Use(with) => {
            let by = Roller::Scroll(with);
            let reroll = query.can_reroll(by).then(|| plain(Spot::Reroll));
            let is_on = query.selection.is_careful;
            let careful = Choice { is_on, ..plain(Spot::Careful) };
            let careful = query.can_be_careful(with).then_some(careful);
            reroll.into_iter().chain(careful).collect()
        }
        Plan::Which(with, target) => {
            let ways = query.ways(with, target).into_iter().enumerate();
            let choice = |(nth, way)| Choice { way: Some(way), ..plain(Spot::Way(nth as u8)) };
            ways.map(choice).collect()
        }
        Plan::Reroll(Roller::Inscribe, ..) => Vec::new(),
        Plan::Reroll(Roller::Scroll(with), ..) if can_lure(query, with) => {
            [plain(Spot::Lure)].into_iter().chain(sweeps(query)).collect()
        }
        Plan::Reroll(..) => sweeps(query),
        Plan::Give(given, _) => offers(query, given).chain(faces(query)).collect(),
        Plan::Drink(..) | Plan::Elixir(_) => faces(query),
        Plan::Open => {
            let helps = stuck(query).unwrap_or_default().spots();
            let helps = helps.map(|(spot, n)| Choice { n, ..plain(spot) });
            helps.chain(begun(query).into_iter().map(plain)).collect()
        }
        Plan::Craft(it) => craft::choices(query, it),
        Plan::Target(_) | Plan::Aim(_) | Plan::Hero(_) | Plan::Sure(_) => Vec::new(),
    }
}

/// The faces that dice can come back with; then those chosen, to be given back.
fn faces(query: Query<'_>) -> Vec<Choice> {
    let Some((chosen, _)) = query.faces() else { return Vec::new() };
    let face = |spot, n| Choice { spot, way: None, n, is_on: false };
    let all = PartyFace::ALL.into_iter().map(|it| face(Spot::Face(it), 0));
    let taken = PartyFace::ALL.into_iter().filter(|&it| chosen[it] != 0);
    let taken = taken.map(|it| Choice { is_on: true, ..face(Spot::Unface(it), chosen[it]) });
    all.chain(taken).collect()
}

fn prompt(query: Query<'_>) -> Prompt {
    let table = query.table();
    let delve = &table.delve;
    if delve.phase == Phase::Over {
        return Prompt::Over;
    }
    if query.actor().is_none() {
        let awaited = client::turn(query.view).awaited().iter().next();
        return awaited.map_or(Prompt::Read, Prompt::Watch);
    }
    match query.selection.plan {
        Plan::Open => phase_prompt(query),
        Plan::Use(with) => Prompt::Hand(with),
        Plan::Target(target) => Prompt::Target(target),
        Plan::Which(..) => Prompt::Which,
        Plan::Reroll(Roller::Muster, _, party) => Prompt::Muster(party.total()),
        Plan::Reroll(Roller::Inscribe, _, party) => {
            Prompt::Inscribe(n_missing_scrolls(query, &party))
        }
        Plan::Reroll(_, floor, party) => Prompt::Reroll(floor.total() + party.total()),
        Plan::Give(None, _) => Prompt::Give,
        Plan::Drink(..) | Plan::Elixir(_) | Plan::Give(Some(_), _) => {
            Prompt::Faces(query.faces().map_or(0, |(chosen, n_max)| n_max - chosen.total()))
        }
        Plan::Aim(picked) => aim_prompt(query, &picked),
        Plan::Craft(it) => craft::prompt(query, it),
        Plan::Hero(hero) => Prompt::Hero(hero),
        Plan::Sure(Action::Spend(Magic::Bait)) => Prompt::Bait(table.house.bait),
        Plan::Sure(action) => Prompt::Sure(action),
    }
}

/// How many dice are still to be set to scrolls.
fn n_missing_scrolls(query: Query<'_>, picked: &Picked<6>) -> u8 {
    if let Preparation::Scrolls(n) = query.table().side().preparation {
        n.saturating_sub(picked.total())
    } else {
        0
    }
}

fn phase_prompt(query: Query<'_>) -> Prompt {
    let delve = &query.table().delve;
    if delve.n_owed != 0 {
        return Prompt::Owed(delve.n_owed);
    }
    if let Some(helps) = stuck(query) {
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

/// How many more monsters, or types of them, the ultimate can be aimed at.
fn aim_prompt(query: Query<'_>, picked: &Picked<5>) -> Prompt {
    let picked = horde(picked);
    let free = aims(query, query.selection.plan);
    let Some(aim) = query.aim() else { return Prompt::Aim(0) };
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
        has_candidates: !missing.candidates.is_empty() && stuck(query).is_none(),
    })
}

/// Faces of which at least two dice can be picked at once.
fn sweeps(query: Query<'_>) -> Vec<Choice> {
    let Plan::Reroll(by, picked_floor, picked_party) = query.selection.plan else {
        return Vec::new();
    };
    let (floor, party) = query.rerollable(by);
    let sweep = |spot, n, n_picked| Choice { spot, way: None, n, is_on: n == n_picked };
    let on_floor = Target::ALL
        .into_iter()
        .filter(|it| 2 <= floor[it.face()])
        .map(|it| sweep(Spot::AllFloor(it), floor[it.face()], picked_floor.n_of(it)));
    let in_party = PartyFace::ALL.into_iter().filter(|&it| 2 <= party[it]);
    let in_party =
        in_party.map(|it| sweep(Spot::AllParty(it), party[it], picked_party.tally()[it]));
    on_floor.chain(in_party).collect()
}

fn offers(query: Query<'_>, given: Option<Treasure>) -> impl Iterator<Item = Choice> {
    let table = *query.table();
    let owned = Treasure::ALL.into_iter().filter(move |&it| table.owns(it));
    owned.map(move |treasure| Choice {
        spot: Spot::Offer(treasure),
        way: None,
        n: table.treasures()[treasure],
        is_on: given == Some(treasure),
    })
}

fn other(query: Query<'_>) -> Other {
    match query.selection.plan {
        _ if query.actor().is_none() => Other::None,
        Plan::Open
        | Plan::Reroll(Roller::Muster | Roller::Inscribe, ..)
        | Plan::Craft(Craft::Scout(..)) => {
            if main_act(query) == Some(Action::Course(Course::Flee)) {
                Other::None
            } else if query.can(&Action::Course(Course::Flee)) {
                Other::Flee
            } else if query.goes_home() {
                Other::Seek(query.table().delve.level + 1)
            } else if query.can(&Action::Course(Course::Retire)) {
                Other::Retire(query.table().delve.level)
            } else {
                Other::None
            }
        }
        _ => Other::Drop,
    }
}
