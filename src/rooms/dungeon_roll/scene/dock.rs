//! What lies under the thumb: what is wanted, the choices spelled out, and the buttons that go on.

use super::marks::{Mark, brings};
use super::stuck::{Helps, stuck};
use crate::games::dungeon_roll::dice::Types;
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::setup::BaitScope;
use crate::games::dungeon_roll::{Action, Hero, PartyFace, Phase, Preparation, Source, Treasure};
use crate::kernel::Seat;
use crate::rooms::dungeon_roll::craft::{self, Craft};
use crate::rooms::dungeon_roll::draft::{Picked, Plan, Roller, Spot, Target, horde};
use crate::rooms::dungeon_roll::sight::Sight;
use crate::rooms::dungeon_roll::touch::aims;

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    pub say: Say,
    /// Choices spelled out.
    pub choices: Vec<Choice>,
    pub band: Option<BandLook>,
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

/// A choice spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    pub spot: Spot,
    /// What it does at once, if it is a way of its own.
    pub way: Option<Action>,
    /// How many dice it is about.
    pub n: u8,
    /// Whether it is chosen already.
    pub is_on: bool,
}

/// Those who meet the dragon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BandLook {
    /// The places, and who has taken each.
    pub sockets: Vec<Option<Source>>,
    /// The types that are missing; none when the band is full, or when nobody fits.
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

/// One line about what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
    /// Nobody at this device can act.
    Read,
    Over,
    /// Somebody else delves, or chooses a hero.
    Watch(Seat),
    ChooseHero,
    Hero(Hero),
    /// Dice of the fresh party can be re-rolled once; so many are picked.
    Muster(u8),
    /// So many monsters stand in the way.
    Monsters(u8),
    /// No monster is left.
    Clear,
    Loot,
    /// The dragon is awake.
    Dragon,
    /// The party cannot deal with the dragon, or with monsters; what helps instead.
    Stuck {
        is_dragon: bool,
        helps: Helps,
    },
    Regroup(u8),
    /// The level is done, but nobody may retire.
    NoRetreat(u8),
    /// A source is in hand.
    Hand(Source),
    Target(Target),
    Which,
    /// So many dice are picked to be re-rolled.
    Reroll(u8),
    /// So many faces are still to be chosen.
    Faces(u8),
    /// The ultimate can be aimed at so many more monsters.
    Aim(u8),
    /// The ultimate takes all monsters of so many types.
    AimTypes(u8),
    /// The hero re-rolls one die.
    Again,
    /// So many scouted dice are still to be laid out for a level; none, if all are.
    Scout(u8, u8),
    /// So many dice of the party are still to be set to scrolls.
    Inscribe(u8),
    /// A scroll is to turn a monster into a dragon.
    Lure,
    /// A treasure is to ready the hero.
    Ready,
    /// A die is to be picked, and then its face.
    Set,
    SetFace,
    /// Something is to be given for the dragon.
    Pay,
    /// Dungeon dice are to be picked, those of the lair included or not.
    Dice,
    DiceOfLevel,
    /// So many treasures are to be given back.
    Owed(u8),
    /// A treasure is to be given up.
    Give,
    /// A second touch does it.
    Sure(Action),
    /// A second touch throws the bait, for such dice.
    Bait(BaitScope),
}

/// Draws the dock.
pub fn dock(sight: Sight<'_>) -> Dock {
    let main = sight.main();
    let next = |action: &Action| {
        let after = rules::preview(sight.view, action).ok().and_then(|it| it.after);
        after.map(|it| it.delve.phase)
    };
    Dock {
        say: say(sight),
        choices: choices(sight),
        band: band(sight),
        other: other(sight),
        main: main.map(|action| Main { action, next: next(&action) }),
        brings: main.map(|it| brings(sight, &it)).unwrap_or_default(),
    }
}

/// The choices that the plan leaves open.
fn choices(sight: Sight<'_>) -> Vec<Choice> {
    let plain = |spot| Choice { spot, way: None, n: 0, is_on: false };
    match sight.draft.plan {
        Plan::Use(with) => {
            let by = Roller::Scroll(with);
            let reroll = sight.can_reroll(by).then(|| plain(Spot::Reroll));
            let is_on = sight.draft.is_careful;
            let careful = Choice { is_on, ..plain(Spot::Careful) };
            let careful = sight.can_be_careful(with).then_some(careful);
            reroll.into_iter().chain(careful).collect()
        }
        Plan::Which(with, target) => {
            let ways = sight.ways(with, target).into_iter().enumerate();
            let choice = |(nth, way)| Choice { way: Some(way), ..plain(Spot::Way(nth as u8)) };
            ways.map(choice).collect()
        }
        Plan::Reroll(Roller::Inscribe, ..) => Vec::new(),
        Plan::Reroll(Roller::Scroll(with), ..) if craft::can_lure(sight, with) => {
            [plain(Spot::Lure)].into_iter().chain(sweeps(sight)).collect()
        }
        Plan::Reroll(..) => sweeps(sight),
        Plan::Give(given, _) => offers(sight, given).chain(faces(sight)).collect(),
        Plan::Drink(..) | Plan::Elixir(_) => faces(sight),
        Plan::Open => {
            let helps = stuck(sight).unwrap_or_default().spots();
            let helps = helps.map(|(spot, n)| Choice { n, ..plain(spot) });
            helps.chain(craft::begun(sight).into_iter().map(plain)).collect()
        }
        Plan::Craft(it) => craft::choices(sight, it),
        Plan::Target(_) | Plan::Aim(_) | Plan::Hero(_) | Plan::Sure(_) => Vec::new(),
    }
}

/// The faces that dice can come back with; then those chosen, to be given back.
fn faces(sight: Sight<'_>) -> Vec<Choice> {
    let Some((chosen, _)) = sight.faces() else { return Vec::new() };
    let face = |spot, n| Choice { spot, way: None, n, is_on: false };
    let all = PartyFace::ALL.into_iter().map(|it| face(Spot::Face(it), 0));
    let taken = PartyFace::ALL.into_iter().filter(|&it| chosen[it] != 0);
    let taken = taken.map(|it| Choice { is_on: true, ..face(Spot::Unface(it), chosen[it]) });
    all.chain(taken).collect()
}

fn say(sight: Sight<'_>) -> Say {
    let table = sight.table();
    let delve = &table.delve;
    if delve.phase == Phase::Over {
        return Say::Over;
    }
    if sight.actor().is_none() {
        let awaited = rules::turn(table).awaited().iter().next();
        return awaited.map_or(Say::Read, Say::Watch);
    }
    match sight.draft.plan {
        Plan::Open => say_phase(sight),
        Plan::Use(with) => Say::Hand(with),
        Plan::Target(target) => Say::Target(target),
        Plan::Which(..) => Say::Which,
        Plan::Reroll(Roller::Muster, _, party) => Say::Muster(party.total()),
        Plan::Reroll(Roller::Inscribe, _, party) => Say::Inscribe(n_missing_scrolls(sight, &party)),
        Plan::Reroll(_, floor, party) => Say::Reroll(floor.total() + party.total()),
        Plan::Give(None, _) => Say::Give,
        Plan::Drink(..) | Plan::Elixir(_) | Plan::Give(Some(_), _) => {
            Say::Faces(sight.faces().map_or(0, |(chosen, n_max)| n_max - chosen.total()))
        }
        Plan::Aim(picked) => say_aim(sight, &picked),
        Plan::Craft(it) => craft::say(sight, it),
        Plan::Hero(hero) => Say::Hero(hero),
        Plan::Sure(Action::Bait) => Say::Bait(table.house.bait),
        Plan::Sure(action) => Say::Sure(action),
    }
}

/// How many dice are still to be set to scrolls.
fn n_missing_scrolls(sight: Sight<'_>, picked: &Picked<6>) -> u8 {
    if let Preparation::Scrolls(n) = sight.table().side().preparation {
        n.saturating_sub(picked.total())
    } else {
        0
    }
}

fn say_phase(sight: Sight<'_>) -> Say {
    let delve = &sight.table().delve;
    if delve.n_owed != 0 {
        return Say::Owed(delve.n_owed);
    }
    if let Some(helps) = stuck(sight) {
        return Say::Stuck { is_dragon: delve.phase == Phase::Dragon, helps };
    }
    match delve.phase {
        Phase::Choosing => Say::ChooseHero,
        Phase::Forming => Say::Muster(0),
        Phase::Monster => match delve.floor.monsters().total() {
            0 => Say::Clear,
            n => Say::Monsters(n),
        },
        Phase::Loot => Say::Loot,
        Phase::Dragon => Say::Dragon,
        Phase::Regroup if !sight.table().can_retire() => Say::NoRetreat(delve.level),
        Phase::Regroup => Say::Regroup(delve.level),
        Phase::Over => Say::Over,
    }
}

/// How many more monsters, or types of them, the ultimate can be aimed at.
fn say_aim(sight: Sight<'_>, picked: &Picked<5>) -> Say {
    let picked = horde(picked);
    let free = aims(sight, sight.draft.plan);
    let Some(aim) = sight.aim() else { return Say::Aim(0) };
    if aim.is_whole {
        let n_free = Target::ALL.iter().filter(|it| free.iter().any(|(die, _)| die == *it)).count();
        return Say::AimTypes((aim.n_types - picked.n_kinds()).min(n_free as u8));
    }
    Say::Aim((aim.n_max - picked.total()).min(free.len() as u8))
}

fn band(sight: Sight<'_>) -> Option<BandLook> {
    let table = sight.table();
    if table.delve.phase != Phase::Dragon {
        return None;
    }
    let chosen = sight.draft.band.members();
    let missing = rules::missing(table, &chosen);
    let n_places = chosen.len() + usize::from(missing.n_missing);
    Some(BandLook {
        sockets: (0..n_places).map(|it| chosen.get(it).copied()).collect(),
        wanted: missing.wanted,
        has_candidates: !missing.candidates.is_empty() && stuck(sight).is_none(),
    })
}

/// Faces of which at least two dice can be picked at once.
fn sweeps(sight: Sight<'_>) -> Vec<Choice> {
    let Plan::Reroll(by, picked_floor, picked_party) = sight.draft.plan else { return Vec::new() };
    let (floor, party) = sight.rerollable(by);
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

fn offers(sight: Sight<'_>, given: Option<Treasure>) -> impl Iterator<Item = Choice> {
    let table = *sight.table();
    let owned = Treasure::ALL.into_iter().filter(move |&it| table.owns(it));
    owned.map(move |treasure| Choice {
        spot: Spot::Offer(treasure),
        way: None,
        n: table.treasures()[treasure],
        is_on: given == Some(treasure),
    })
}

fn other(sight: Sight<'_>) -> Other {
    match sight.draft.plan {
        _ if sight.actor().is_none() => Other::None,
        Plan::Open
        | Plan::Reroll(Roller::Muster | Roller::Inscribe, ..)
        | Plan::Craft(Craft::Scout(..)) => {
            if sight.can(&Action::Flee) {
                Other::Flee
            } else if sight.goes_home() {
                Other::Seek(sight.table().delve.level + 1)
            } else if sight.can(&Action::Retire) {
                Other::Retire(sight.table().delve.level)
            } else {
                Other::None
            }
        }
        Plan::Use(_)
        | Plan::Target(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Drink(..)
        | Plan::Aim(_)
        | Plan::Craft(_)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => Other::Drop,
    }
}
