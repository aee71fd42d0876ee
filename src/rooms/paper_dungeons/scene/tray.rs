//! What lies under the thumb: dice, their uses, the plan, and the button that goes on.

use super::foes::{MissionLook, MonsterLook, mission_glory, missions, monsters};
use crate::games::paper_dungeons::dice::{DICE, DICE_PER_ROUND, Side};
use crate::games::paper_dungeons::state::{Phase, Reward};
use crate::games::paper_dungeons::{Action, Colour, Face, Hero, Item, Room};
use crate::kernel::Seat;
use crate::rooms::paper_dungeons::draft::{Spot, Verb};
use crate::rooms::paper_dungeons::gain::{Mark, Sign};
use crate::rooms::paper_dungeons::routes::Route;
use crate::rooms::paper_dungeons::sight::{Sight, has_minion, letter_in};

/// The tray.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray {
    pub round: u8,
    pub dice: [DieLook; DICE],
    /// The uses of the chosen die, each with what it offers; none without a die.
    pub verbs: Vec<VerbLook>,
    /// Choices spelled out: of a reward, or of a use of a die.
    pub chips: Vec<Chip>,
    pub say: Say,
    pub plan: Option<Plan>,
    pub main: Main,
    /// What the end of the round will bring, as far as it is known.
    pub closing: Option<Closing>,
    pub can_act: bool,
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieLook {
    pub idx: usize,
    pub side: Side,
    pub colour: Colour,
    pub state: DieState,
}

/// What can be done with a die.
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
pub struct VerbLook {
    pub verb: Verb,
    /// How much it offers: rooms to go, heroes, items, potions; 0 if it cannot be done.
    pub n: u8,
    /// The hero, if there is just one to raise, and the level reached.
    pub hero: Option<(Hero, u8)>,
    pub is_open: bool,
}

/// A choice spelled out.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub spot: Spot,
    pub marks: Vec<Mark>,
    /// The level that a hero reaches.
    pub level: u8,
}

/// The planned way.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub from: Option<Room>,
    pub to: Room,
    pub marks: Vec<Mark>,
    /// Moves of the die before that are lost.
    pub n_lost: u8,
}

/// One line about what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
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
    /// Touch any lit place; moves that are lost by it.
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

/// What is known of the end of the round.
#[derive(Clone, PartialEq, Debug)]
pub struct Closing {
    pub claims: Vec<MissionLook>,
    pub claim_glory: i8,
    pub fight: Option<MonsterLook>,
}

/// Draws the tray.
pub fn tray(sight: Sight<'_>, routes: &[Route]) -> Tray {
    let plan = plan(sight, routes);
    let main = main(sight, plan.as_ref());
    Tray {
        round: sight.view.ground.round,
        dice: dice(sight),
        verbs: verbs(sight, routes),
        chips: chips(sight),
        say: say(sight),
        plan,
        main,
        closing: (main == Main::Done).then(|| closing(sight)),
        can_act: sight.actor().is_some(),
    }
}

fn dice(sight: Sight<'_>) -> [DieLook; DICE] {
    let ground = &sight.view.ground;
    let faces = sight.faces();
    let mut spent: Vec<Face> = match ground.round {
        0 => Vec::new(),
        round => sight.team().sheet.used(round).collect(),
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
            (Some(_), None) if sight.draft.die == Some(idx) => DieState::Chosen,
            (Some(face), None) if faces.contains(&face) => DieState::Free,
            (Some(_), None) => DieState::Idle,
        };
        let colour = if idx < DICE / 2 { Colour::White } else { Colour::Black };
        DieLook { idx, side, colour, state }
    })
}

fn verbs(sight: Sight<'_>, routes: &[Route]) -> Vec<VerbLook> {
    let Some(die) = sight.die() else { return Vec::new() };
    let sheet = &sight.team().sheet;
    let is_able = |spot: &Spot| sight.asks(*spot).is_some_and(|it| sight.can(&it));
    let heroes: Vec<Hero> = Hero::ALL.into_iter().filter(|&it| is_able(&Spot::Hero(it))).collect();
    let n_items = Item::ALL.into_iter().filter(|&it| is_able(&Spot::Item(it))).count();
    let look = |verb: Verb| {
        let n = match verb {
            Verb::Walk => routes.iter().map(|it| it.rooms.len()).max().unwrap_or(0) as u8,
            Verb::Level => heroes.len() as u8,
            Verb::Craft => n_items as u8,
            Verb::Brew => brewed(sight),
            Verb::Rest => u8::from(sight.can(&Action::Rest { die })),
        };
        let only = (verb == Verb::Level && heroes.len() == 1).then(|| heroes[0]);
        let hero = only.map(|it| (it, sheet.level(it) + 1));
        VerbLook { verb, n, hero, is_open: sight.draft.verb == Some(verb) }
    };
    Verb::ALL.map(look).to_vec()
}

/// Potions that the chosen die gives.
fn brewed(sight: Sight<'_>) -> u8 {
    let marks = sight.brings(Spot::Potions).map_or_else(Vec::new, |it| it.marks);
    marks.iter().find(|it| it.sign == Sign::Potion).map_or(0, |it| it.n as u8)
}

fn chips(sight: Sight<'_>) -> Vec<Chip> {
    let heroes = || Hero::ALL.map(Spot::Hero).to_vec();
    let items = || Item::ALL.map(Spot::Item).to_vec();
    let rooms = |is_in: fn(Room) -> bool| {
        Room::all().filter(|&it| is_in(it)).map(Spot::Room).collect::<Vec<Spot>>()
    };
    let spots = match (sight.reward(), sight.draft.verb) {
        (Some(Reward::Level | Reward::LevelFirst | Reward::LevelOther(_)), _) => heroes(),
        (Some(Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_)), _) => items(),
        (Some(Reward::Minion), _) => rooms(has_minion),
        (Some(Reward::AnyGem), _) => {
            let mut spots = rooms(|it| letter_in(it).is_some());
            spots.push(Spot::Decline);
            spots
        }
        (Some(Reward::Wounds { n_wounds, .. }), _) => {
            (0..=n_wounds).rev().map(Spot::Spare).collect()
        }
        (Some(Reward::Potion | Reward::Gem), _) => Vec::new(),
        (None, Some(Verb::Level)) => heroes(),
        (None, Some(Verb::Craft)) => items(),
        (None, Some(Verb::Walk | Verb::Brew | Verb::Rest) | None) => Vec::new(),
    };
    spots.into_iter().filter_map(|it| chip(sight, it)).collect()
}

fn chip(sight: Sight<'_>, spot: Spot) -> Option<Chip> {
    let gain = sight.brings(spot)?;
    let level = spot.hero().map_or(0, |hero| sight.team().sheet.level(hero) + 1);
    Some(Chip { spot, marks: beyond(spot, gain.marks), level })
}

/// What a choice brings beyond the mark that it is named after.
fn beyond(spot: Spot, marks: Vec<Mark>) -> Vec<Mark> {
    let own = match (spot.hero(), spot.item(), spot.room()) {
        (Some(_), _, _) => Sign::Level,
        (_, Some(_), _) => Sign::Box,
        (_, _, Some(_)) => Sign::Minion,
        (None, None, None) => return marks,
    };
    let is_own = |it: &Mark| *it == Mark { sign: own, n: 1 };
    marks.into_iter().filter(|it| !is_own(it)).collect()
}

fn say(sight: Sight<'_>) -> Say {
    let ground = &sight.view.ground;
    let team = sight.team();
    if sight.shown() != sight.own() {
        return Say::Rival(sight.shown());
    }
    if ground.phase == Phase::Over {
        return Say::Over;
    }
    if sight.actor().is_none() {
        return if sight.seat.is_some() { Say::Wait } else { Say::Read };
    }
    if team.dealt.is_some() {
        let draft = sight.draft;
        return Say::Cards {
            has_talent: draft.talent.is_some(),
            has_objective: draft.objective.is_some(),
        };
    }
    if let Some(reward) = sight.reward() {
        return Say::Reward(reward);
    }
    match (sight.die(), sight.draft.verb) {
        (Some(face), Some(Verb::Rest)) => Say::Rest(face),
        (Some(face), _) => Say::Mark { face, n_lost: sight.moves_left() },
        (None, _) if 0 < sight.moves_left() => {
            Say::Step { n_left: sight.moves_left(), can_end: sight.can(&Action::Done) }
        }
        (None, _) if sight.can(&Action::Done) => Say::Done,
        (None, _) => Say::ChooseDie { n_left: (DICE_PER_ROUND - sight.n_used()) as u8 },
    }
}

fn plan(sight: Sight<'_>, routes: &[Route]) -> Option<Plan> {
    let route = routes.iter().find(|it| Some(it.to()) == sight.draft.aim)?;
    Some(Plan {
        from: sight.team().sheet.position(),
        to: route.to(),
        marks: route.gain.marks.clone(),
        n_lost: if sight.die().is_some() { sight.moves_left() } else { 0 },
    })
}

fn main(sight: Sight<'_>, plan: Option<&Plan>) -> Main {
    if sight.shown() != sight.own() {
        return Main::Back(sight.own());
    }
    if let Some(deal) = super::cards::deal(sight) {
        return Main::Keep { is_ready: deal.is_ready };
    }
    match (plan, sight.draft.verb) {
        (Some(plan), _) => Main::Walk(plan.to),
        (None, Some(Verb::Rest)) => Main::Rest,
        (None, _) if sight.can(&Action::Done) => Main::Done,
        (None, _) => Main::None,
    }
}

fn closing(sight: Sight<'_>) -> Closing {
    let round = sight.view.ground.round;
    let is_won = |it: &MissionLook| it.is_open && it.claimed.is_none() && it.done == it.of;
    Closing {
        claims: missions(sight).into_iter().filter(is_won).collect(),
        claim_glory: mission_glory(sight),
        fight: monsters(sight).into_iter().find(|it| it.round == round),
    }
}
