//! The legal moves of a hero, and whether it may explore (DN-130, DN-131, DN-250).

use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Exit};
use crate::refusals::Refusal;
use crate::setup::Switch;
use crate::state::{Open, Phase, State};
use crate::steps::Passage;
use kernel::Seat;
use kernel::kit::Side;

/// Checks that a hero may go this way (DN-250, DN-251).
pub fn may_go(
    open: &Open,
    seat: Seat,
    side: Side,
    with: Option<AdventureId>,
) -> Result<(), Refusal> {
    if open.active != seat || open.phase != Phase::Heroics {
        return Err(Refusal::OnlyHeroics);
    }
    let hero = &open.heroes[seat];
    if hero.prone.is_some() {
        return Err(Refusal::Lying);
    }
    let beyond = hero.at.beyond(side);
    if !open.map.has(beyond) {
        return Err(Refusal::NothingThere);
    }
    let site = open.site(hero.at);
    let exit = site.exit(side);
    let passage = passage(open, seat, with)?;
    if exit == Exit::Wall && passage != Passage::Phased {
        return Err(Refusal::Wall);
    }
    let has_condition =
        matches!(exit, Exit::Blocked(..) | Exit::Trap(..)) && site.held[side.idx()].is_none();
    if passage == Passage::Ignoring && !has_condition {
        return Err(Refusal::NothingToIgnore);
    }
    if hero.ap == 0 { Err(Refusal::NoAp) } else { Ok(()) }
}

/// The passage of a move with this card through the exit.
pub fn passage(open: &Open, seat: Seat, with: Option<AdventureId>) -> Result<Passage, Refusal> {
    let Some(card) = with else { return Ok(Passage::Plain) };
    let (ability, _) = super::uses::may_move_with(open, seat, card)?;
    let is_phased = ability.parts.iter().any(|it| it.effect == Effect::Phase);
    Ok(if is_phased { Passage::Phased } else { Passage::Ignoring })
}

/// Checks that a hero may explore (DN-131).
pub fn may_explore(state: &State, seat: Seat) -> Result<(), Refusal> {
    let open = &state.open;
    if open.active != seat || open.phase != Phase::Heroics {
        Err(Refusal::OnlyHeroics)
    } else if open.rules.has(Switch::Charted) {
        Err(Refusal::AllIsLaid)
    } else if state.hidden.locations.is_empty() || open.is_map_full {
        Err(Refusal::NoLocations)
    } else if super::fights::ap(open, seat, false) == 0 {
        Err(if open.heroes[seat].prone.is_some() { Refusal::Lying } else { Refusal::NoAp })
    } else {
        Ok(())
    }
}
