//! The tray under the thumb: dice, their uses, the plan, and the button that goes on.

use super::foes::{MissionModel, MonsterModel, mission_glory, missions, monsters};
use crate::boards::paper_dungeons::gain::{Sign, SignCount};
use crate::boards::paper_dungeons::query::{Query, has_minion, letter_in};
use crate::boards::paper_dungeons::routes::Route;
use crate::boards::paper_dungeons::selection::{Thing, Verb};
use crate::games::paper_dungeons::client::{
    Action, Colour, DICE, DICE_PER_ROUND, Face, Hero, Phase, Reward, Room, Side,
};
use crate::kernel::Seat;

/// The tray.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray {
    pub round: u8,
    pub dice: [DieModel; DICE],
    /// The uses of the chosen die, each with what it offers; none without a die.
    pub verbs: Vec<VerbModel>,
    /// Choices spelled out: of a reward, or of a use of a die.
    pub chips: Vec<Chip>,
    pub say: Prompt,
    pub plan: Option<PlannedWay>,
    pub main: Main,
    /// The coming end of the round, as far as it is known.
    pub closing: Option<Closing>,
    pub can_act: bool,
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieModel {
    pub idx: usize,
    pub side: Side,
    pub colour: Colour,
    pub state: DieState,
}

/// The use that a die has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DieState {
    /// It has not been rolled.
    Blank,
    Skull,
    Spent,
    Chosen,
    /// It can be chosen.
    Free,
    /// It cannot be used now.
    Idle,
}

/// One use of the chosen die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerbModel {
    pub verb: Verb,
    /// The size of its offer: rooms to go, heroes, items, potions; 0 if it cannot be done.
    pub n: u8,
    /// The hero, if there is just one to raise, and the level reached.
    pub hero: Option<(Hero, u8)>,
    pub is_open: bool,
}

/// A choice spelled out.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub thing: Thing,
    pub marks: Vec<SignCount>,
    /// The level that a hero reaches.
    pub level: u8,
}

/// The planned way.
#[derive(Clone, PartialEq, Debug)]
pub struct PlannedWay {
    pub from: Option<Room>,
    pub to: Room,
    pub marks: Vec<SignCount>,
    /// Moves of the die before that are lost.
    pub n_lost: u8,
}

/// One line about what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Keep one talent and one objective.
    Cards {
        has_talent: bool,
        has_objective: bool,
    },
    /// Others are still choosing or playing.
    Wait,
    /// Choose one of the dice; this many more.
    ChooseDie {
        n_left: u8,
    },
    /// Input any lit place; moves that are lost by it.
    Mark {
        face: Face,
        n_lost: u8,
    },
    /// Go on with the move; or choose another die, or end the round.
    Step {
        n_left: u8,
        can_end: bool,
    },
    Reward(Reward),
    /// The die would be spent for nothing.
    Rest(Face),
    /// All three dice are used.
    Done,
    Over,
    /// A rival's sheet.
    Rival(Seat),
    /// Nobody at this device can act.
    Read,
}

/// The button that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Main {
    /// Nothing to go on with yet.
    None,
    Walk(Room),
    Keep {
        is_ready: bool,
    },
    Rest,
    Done,
    /// Back to one's own sheet.
    Back(Seat),
}

/// The known part of the end of the round.
#[derive(Clone, PartialEq, Debug)]
pub struct Closing {
    pub claims: Vec<MissionModel>,
    pub claim_glory: i8,
    pub fight: Option<MonsterModel>,
}

/// Draws the tray.
pub fn tray(query: Query<'_>, routes: &[Route]) -> Tray {
    let plan = plan(query, routes);
    let main = main(query, plan.as_ref());
    Tray {
        round: query.view.ground.round,
        dice: dice(query),
        verbs: verbs(query, routes),
        chips: chips(query),
        say: prompt(query),
        plan,
        main,
        closing: (main == Main::Done).then(|| closing(query)),
        can_act: query.actor().is_some(),
    }
}

fn dice(query: Query<'_>) -> [DieModel; DICE] {
    let ground = &query.view.ground;
    let faces = query.faces();
    let mut spent: Vec<Face> = match ground.round {
        0 => Vec::new(),
        round => query.team().sheet.used(round).collect(),
    };
    std::array::from_fn(|idx| {
        let side = ground.roll[idx];
        let used = side.and_then(|face| spent.iter().position(|&it| it == face));
        let state = match (side, used) {
            _ if ground.round == 0 => DieState::Blank,
            (None, _) => DieState::Skull,
            (Some(_), Some(at)) => {
                spent.swap_remove(at);
                DieState::Spent
            }
            (Some(_), None) if query.selection.die == Some(idx) => DieState::Chosen,
            (Some(face), None) if faces.contains(&face) => DieState::Free,
            (Some(_), None) => DieState::Idle,
        };
        let colour = if idx < DICE / 2 { Colour::White } else { Colour::Black };
        DieModel { idx, side, colour, state }
    })
}

fn verbs(query: Query<'_>, routes: &[Route]) -> Vec<VerbModel> {
    let Some(die) = query.die() else { return Vec::new() };
    let sheet = &query.team().sheet;
    let is_able = |it: &Thing| query.action(*it).is_some();
    let model = |verb: Verb| {
        let able: Vec<Thing> = verb.things().into_iter().filter(is_able).collect();
        let n = match verb {
            Verb::Walk => routes.iter().map(|it| it.rooms.len()).max().unwrap_or(0) as u8,
            Verb::Level | Verb::Craft => able.len() as u8,
            Verb::Brew => brewed(query),
            Verb::Rest => u8::from(query.can(&Action::Rest { die })),
        };
        let hero = match able[..] {
            [Thing::Hero(only)] => Some((only, sheet.level(only) + 1)),
            _ => None,
        };
        VerbModel { verb, n, hero, is_open: query.selection.verb == Some(verb) }
    };
    Verb::ALL.map(model).to_vec()
}

/// Potions that the chosen die gives.
fn brewed(query: Query<'_>) -> u8 {
    let marks = query.brings(Thing::Potions).map_or_else(Vec::new, |it| it.marks);
    marks.iter().find(|it| it.sign == Sign::Potion).map_or(0, |it| it.n as u8)
}

fn chips(query: Query<'_>) -> Vec<Chip> {
    let things = match (query.reward(), query.selection.verb) {
        (Some(reward), _) => things(reward),
        (None, Some(verb)) => verb.things(),
        (None, None) => Vec::new(),
    };
    things.into_iter().filter_map(|it| chip(query, it)).collect()
}

/// The things that can be an answer to a reward.
fn things(reward: Reward) -> Vec<Thing> {
    let rooms = |is_in: fn(Room) -> bool| {
        Room::all().filter(|&it| is_in(it)).map(Thing::Room).collect::<Vec<Thing>>()
    };
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => Verb::Level.things(),
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => Verb::Craft.things(),
        Reward::Minion => rooms(has_minion),
        Reward::AnyGem => {
            let mut things = rooms(|it| letter_in(it).is_some());
            things.push(Thing::Decline);
            things
        }
        Reward::Wounds { n_wounds, .. } => (0..=n_wounds).rev().map(Thing::Spare).collect(),
        Reward::Potion | Reward::Gem => Vec::new(),
    }
}

fn chip(query: Query<'_>, thing: Thing) -> Option<Chip> {
    let gain = query.brings(thing)?;
    let level = thing.hero().map_or(0, |hero| query.team().sheet.level(hero) + 1);
    Some(Chip { thing, marks: beyond(thing, gain.marks), level })
}

/// The gains of a choice beyond the mark that it is named after.
fn beyond(thing: Thing, marks: Vec<SignCount>) -> Vec<SignCount> {
    let own = match thing {
        Thing::Hero(_) => Sign::Level,
        Thing::Item(_) => Sign::Box,
        Thing::Room(_) => Sign::Minion,
        Thing::Potions | Thing::Spare(_) | Thing::Decline => return marks,
    };
    let is_own = |it: &SignCount| *it == SignCount { sign: own, n: 1 };
    marks.into_iter().filter(|it| !is_own(it)).collect()
}

fn prompt(query: Query<'_>) -> Prompt {
    let ground = &query.view.ground;
    let team = query.team();
    if query.shown() != query.own() {
        return Prompt::Rival(query.shown());
    }
    if ground.phase == Phase::Over {
        return Prompt::Over;
    }
    if query.actor().is_none() {
        return if query.seat.is_some() { Prompt::Wait } else { Prompt::Read };
    }
    if team.dealt.is_some() {
        let selection = query.selection;
        return Prompt::Cards {
            has_talent: selection.talent.is_some(),
            has_objective: selection.objective.is_some(),
        };
    }
    if let Some(reward) = query.reward() {
        return Prompt::Reward(reward);
    }
    match (query.die(), query.selection.verb) {
        (Some(face), Some(Verb::Rest)) => Prompt::Rest(face),
        (Some(face), _) => Prompt::Mark { face, n_lost: query.moves_left() },
        (None, _) if 0 < query.moves_left() => {
            Prompt::Step { n_left: query.moves_left(), can_end: query.can(&Action::Done) }
        }
        (None, _) if query.can(&Action::Done) => Prompt::Done,
        (None, _) => Prompt::ChooseDie { n_left: (DICE_PER_ROUND - query.n_used()) as u8 },
    }
}

fn plan(query: Query<'_>, routes: &[Route]) -> Option<PlannedWay> {
    let route = routes.iter().find(|it| Some(it.to()) == query.selection.aim)?;
    Some(PlannedWay {
        from: query.team().sheet.position(),
        to: route.to(),
        marks: route.gain.marks.clone(),
        n_lost: if query.die().is_some() { query.moves_left() } else { 0 },
    })
}

fn main(query: Query<'_>, plan: Option<&PlannedWay>) -> Main {
    if query.shown() != query.own() {
        return Main::Back(query.own());
    }
    if let Some(deal) = super::cards::deal(query) {
        return Main::Keep { is_ready: deal.is_ready };
    }
    match (plan, query.selection.verb) {
        (Some(plan), _) => Main::Walk(plan.to),
        (None, Some(Verb::Rest)) => Main::Rest,
        (None, _) if query.can(&Action::Done) => Main::Done,
        (None, _) => Main::None,
    }
}

fn closing(query: Query<'_>) -> Closing {
    let round = query.view.ground.round;
    let is_won = |it: &MissionModel| it.is_open && it.claimed.is_none() && it.done == it.of;
    Closing {
        claims: missions(query).into_iter().filter(is_won).collect(),
        claim_glory: mission_glory(query),
        fight: monsters(query).into_iter().find(|it| it.round == round),
    }
}
