//! The legal actions of a team, and why not others (PD-070, PD-080 to PD-130).

use super::dice_uses::Uses;
use super::marks::{can_fill, can_raise, standing_minions};
use super::moves::can_cross;
use super::uses::Fit;
use crate::action::Action;
use crate::dice::{DICE_PER_ROUND, Face, Symbol};
use crate::dungeons::{Guard, Letter, printed};
use crate::grid::Room;
use crate::heroes::Hero;
use crate::items::{BOXES, Item};
use crate::objectives::Objective;
use crate::refusals::Refusal;
use crate::state::{Ground, LEVEL_MAX, Phase, Reward, State, Team};
use crate::talents::Talent;
use crate::ways::between;
use kernel::Seat;
use kernel::chance::FastChance;

/// Adds every action that `seat` may take, each once.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    legal_team(&state.ground, &state.teams[seat], into);
}

/// Adds every action that a team may take, each once.
pub fn legal_team(ground: &Ground, team: &Team, into: &mut Vec<Action>) {
    match ground.phase {
        Phase::Draft => draft(team, into),
        Phase::PreGame | Phase::Spoils => choices(team, into),
        Phase::Action if team.is_done => {}
        Phase::Action if !team.queue.is_empty() => choices(team, into),
        Phase::Action => Uses::of(ground, team).each(|it| into.push(it)),
        Phase::Over => {}
    }
}

fn draft(team: &Team, into: &mut Vec<Action>) {
    let Some(dealt) = team.dealt.filter(|_| team.talent.is_none()) else { return };
    for talent in dealt.talents {
        into.extend(dealt.objectives.map(|objective| Action::Keep { talent, objective }));
    }
}

/// The choices that the first reward of the queue asks for.
fn choices(team: &Team, into: &mut Vec<Action>) {
    let (sheet, Some(&reward)) = (&team.sheet, team.queue.first()) else { return };
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => into.extend(
            Hero::ALL
                .into_iter()
                .filter(|&it| can_raise(sheet, reward, it))
                .map(|hero| Action::GainLevel { hero }),
        ),
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => into.extend(
            Item::ALL
                .into_iter()
                .filter(|&it| can_fill(sheet, reward, it))
                .map(|item| Action::GainBox { item }),
        ),
        Reward::Minion => {
            into.extend(standing_minions(sheet).map(|room| Action::MarkMinion { room }));
        }
        Reward::AnyGem => {
            into.extend(Letter::ALL.map(|letter| Action::StealGem { letter }));
            into.push(Action::Decline);
        }
        Reward::Wounds { n_wounds, .. } => {
            let n_most = n_wounds.min(sheet.free_hearts());
            into.extend((0..=n_most).map(|n_wounds| Action::Spare { n_wounds }));
        }
        Reward::Potion | Reward::Gem => unreachable!("it is marked without a choice"),
    }
}

/// Draws one of the actions that `seat` may take, as [`legal`] lists them; what dice can be used for is counted, not
/// listed.
pub fn pick(state: &State, seat: Seat, luck: &mut FastChance, spare: &mut Vec<Action>) -> Action {
    let (ground, team) = (&state.ground, &state.teams[seat]);
    if ground.phase == Phase::Action && !team.is_done && team.queue.is_empty() {
        let uses = Uses::of(ground, team);
        return uses.nth(luck.pick(uses.len() as u32) as usize);
    }
    spare.clear();
    legal_team(ground, team, spare);
    spare[luck.pick(spare.len() as u32) as usize]
}

/// Tells whether `seat` may take `action`.
///
/// # Errors
/// The reason why not.
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if !state.teams.has(seat) {
        return Err(Refusal::Players);
    }
    check_team(&state.ground, &state.teams[seat], action)
}

/// Tells whether a team may take `action`.
///
/// # Errors
/// The reason why not.
pub fn check_team(ground: &Ground, team: &Team, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Keep { talent, objective } => check_keep(ground, team, talent, objective),
        Action::Level { die, hero } => {
            check_die(ground, team, die)?;
            check_level(team, die, hero)
        }
        Action::Craft { die, item } => {
            check_die(ground, team, die)?;
            check_craft(team, die, item)
        }
        Action::Brew { die } => {
            check_die(ground, team, die)?;
            if die.symbol() == Symbol::Boots { Err(Refusal::BootsOnlyMove) } else { Ok(()) }
        }
        Action::Walk { die, to } => {
            check_die(ground, team, die)?;
            check_step(ground, team, to)
        }
        Action::Rest { die } => check_die(ground, team, die),
        Action::Step { to } => {
            check_acting(ground, team)?;
            let walk = team.walk.ok_or(Refusal::NotMoving)?;
            if walk.left == 0 {
                return Err(Refusal::NoMovesLeft);
            }
            check_step(ground, team, to)
        }
        Action::Done => {
            check_acting(ground, team)?;
            let n_used = team.sheet.used(ground.round).count();
            if n_used < DICE_PER_ROUND { Err(Refusal::DiceLeft) } else { Ok(()) }
        }
        Action::GainLevel { .. }
        | Action::GainBox { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Spare { .. } => check_choice(team, action),
    }
}

fn check_keep(
    ground: &Ground,
    team: &Team,
    talent: Talent,
    objective: Objective,
) -> Result<(), Refusal> {
    if ground.phase != Phase::Draft || team.talent.is_some() {
        return Err(Refusal::DraftIsOver);
    }
    let dealt = team.dealt.ok_or(Refusal::DraftIsOver)?;
    let is_dealt = dealt.talents.contains(&talent) && dealt.objectives.contains(&objective);
    if is_dealt { Ok(()) } else { Err(Refusal::NotDealt) }
}

/// Checks that the team is in its action phase, with no reward waiting (PD-070).
fn check_acting(ground: &Ground, team: &Team) -> Result<(), Refusal> {
    match ground.phase {
        Phase::Draft => Err(Refusal::DraftFirst),
        _ if matches!(team.queue.first(), Some(Reward::Wounds { .. })) => Err(Refusal::WoundsFirst),
        _ if !team.queue.is_empty() => Err(Refusal::RewardFirst),
        Phase::PreGame | Phase::Spoils | Phase::Over => Err(Refusal::NoDiceNow),
        Phase::Action if team.is_done => Err(Refusal::AlreadyDone),
        Phase::Action => Ok(()),
    }
}

/// Checks that a die can be used at all (PD-080, PD-082).
fn check_die(ground: &Ground, team: &Team, die: Face) -> Result<(), Refusal> {
    check_acting(ground, team)?;
    if team.sheet.used(ground.round).count() == DICE_PER_ROUND {
        return Err(Refusal::NoDiceLeft);
    }
    let n_used = team.sheet.used(ground.round).filter(|&it| it == die).count();
    if n_used < ground.n_rolled(die) { Ok(()) } else { Err(Refusal::NoSuchDie) }
}

fn check_level(team: &Team, die: Face, hero: Hero) -> Result<(), Refusal> {
    if die.symbol() == Symbol::Boots {
        return Err(Refusal::BootsOnlyMove);
    }
    match team.fit(die, hero) {
        Fit::WrongSymbol => Err(Refusal::WrongHero(hero)),
        _ if team.sheet.level(hero) == LEVEL_MAX => Err(Refusal::HeroAtTop(hero)),
        Fit::WrongColour => Err(Refusal::WrongColour(hero)),
        Fit::Yes | Fit::ByPsionic => Ok(()),
    }
}

fn check_craft(team: &Team, die: Face, item: Item) -> Result<(), Refusal> {
    if die.symbol() == Symbol::Boots {
        Err(Refusal::BootsOnlyMove)
    } else if team.sheet.items[item.idx()] == BOXES {
        Err(Refusal::ItemComplete(item))
    } else if !Item::suited_by(die).has(item) {
        Err(Refusal::WrongSymbol(item))
    } else {
        Ok(())
    }
}

fn check_step(ground: &Ground, team: &Team, to: Room) -> Result<(), Refusal> {
    match team.sheet.position() {
        None if to.row() == 0 => Ok(()),
        None => Err(Refusal::NotAnEntrance),
        Some(from) if from == to => Err(Refusal::SameRoom),
        Some(from) => {
            let passage = between(ground.dungeon, from, to).ok_or(Refusal::NotAdjacent)?;
            can_cross(team, passage)
        }
    }
}

/// Checks that an action resolves the first reward of the queue.
fn check_choice(team: &Team, action: Action) -> Result<(), Refusal> {
    let sheet = &team.sheet;
    let &reward = team.queue.first().ok_or(Refusal::NoSuchReward)?;
    match (action, reward) {
        (Action::GainLevel { hero }, Reward::LevelOther(other)) if hero == other => {
            Err(Refusal::SameHero(hero))
        }
        (
            Action::GainLevel { hero },
            Reward::Level | Reward::LevelFirst | Reward::LevelOther(_),
        ) => ok_or(can_raise(sheet, reward, hero), Refusal::HeroAtTop(hero)),
        (Action::GainBox { item }, Reward::FirstBoxOther(other)) if item == other => {
            Err(Refusal::SameItem(item))
        }
        (Action::GainBox { item }, Reward::Box) => {
            ok_or(can_fill(sheet, reward, item), Refusal::ItemComplete(item))
        }
        (Action::GainBox { item }, Reward::FirstBox | Reward::FirstBoxOther(_)) => {
            ok_or(can_fill(sheet, reward, item), Refusal::BoxFilled(item))
        }
        (Action::MarkMinion { room }, Reward::Minion) => {
            let is_minion = matches!(printed(room).guard, Some(Guard::Minion(_)));
            ok_or(is_minion && !sheet.beaten.has(room), Refusal::NoMinion)
        }
        (Action::StealGem { .. } | Action::Decline, Reward::AnyGem) => Ok(()),
        (Action::Spare { n_wounds: spared }, Reward::Wounds { n_wounds, .. }) => {
            let n_most = n_wounds.min(sheet.free_hearts());
            ok_or(spared <= n_most, Refusal::NotThatManyHearts)
        }
        (_, Reward::Wounds { .. }) => Err(Refusal::WoundsFirst),
        (Action::Decline, _) => Err(Refusal::CannotDecline),
        (_, _) => Err(Refusal::NoSuchReward),
    }
}

fn ok_or(is_so: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if is_so { Ok(()) } else { Err(otherwise) }
}
