//! The consequences once all cards lie: the room's effects, deaths, the next first player, the end of a level and of
//! the match (RA-201 to RA-205).

use super::blows::Blow;
use super::contest::Contest;
use super::delve::{enter, lay_out};
use super::effects::{bounded, effects};
use crate::action::{Cause, Event, Fight, What};
use crate::cards::{Card, FULL_HAND, Hand, Items};
use crate::dungeon::Place;
use crate::heroes::Party;
use crate::rooms::Face;
use crate::state::{Ground, Phase, Plight, State};
use kernel::{Chance, Seat, SeatSet};

/// The room is resolved, and the match goes on to the next card that is awaited.
pub fn resolve(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let contest = Contest::of_state(state).expect("the heroes are in a room");
    let mut fight = None;
    let blows = effects(&contest, &mut |what| {
        if let What::Fought { fight: it, .. } = what {
            fight = Some(it);
        }
        events.push(Event { secret_of: None, what });
    });
    strike(state, &contest, fight, &blows, events);
    bury(state, &blows, events);
    let lead = next_first(&state.ground, &contest, state.living());
    clear_table(state);
    if is_decided(state) {
        return finish(state, events);
    }
    let n_heads = if let Face::Boss(boss) = contest.room.face() { boss.n_heads() } else { 1 };
    if state.ground.head + 1 < n_heads {
        state.ground.head += 1;
        state.ground.waiting = state.living();
        return;
    }
    if state.ground.here.is_last() {
        return bleed(state, events);
    }
    if let Some(seat) = lead.filter(|_| lead != state.ground.first) {
        state.ground.first = lead;
        events.push(Event { secret_of: None, what: What::First { seat, by_chance: false } });
    }
    go_on(state, chance, events);
}

/// The cause of a blow. `fight` is how the fight in the room ended, if there was one.
fn cause_of(contest: &Contest, fight: Option<Fight>, blow: &Blow) -> Cause {
    let is_alone = contest.setup.is_solo();
    let by_force =
        |is_boss| Cause::Monster { fight: fight.expect("every monster is fought"), is_boss };
    match contest.room.face() {
        Face::Monster { .. } => by_force(false),
        // What a boss gives comes out of its chest, what it takes it takes by force.
        Face::Boss(_) if 0 < blow.treasure => Cause::Chest { is_alone },
        Face::Boss(_) => by_force(true),
        Face::Treasure { .. } => Cause::Chest { is_alone },
        Face::Trap(trap) => Cause::Trap(trap),
        Face::Vault { .. } => Cause::Vault,
    }
}

/// Everybody's gains, losses and wounds (RA-004, RA-005).
fn strike(
    state: &mut State,
    contest: &Contest,
    fight: Option<Fight>,
    blows: &Party<Blow>,
    events: &mut Vec<Event>,
) {
    for (seat, blow) in blows.iter().filter(|(_, it)| **it != Blow::NONE) {
        let (hero, cause) = (&mut state.heroes[seat], cause_of(contest, fight, blow));
        let mut emit = |what| events.push(Event { secret_of: None, what });
        let (treasure, wounds) = bounded(&state.ground.setup, &hero.mat, *blow);
        if treasure != 0 {
            hero.mat.treasure = hero.mat.treasure.saturating_add_signed(treasure);
            emit(What::Treasure { seat, by: treasure, now: hero.mat.treasure, cause });
        }
        if wounds != 0 {
            hero.mat.wounds = hero.mat.wounds.saturating_add_signed(wounds);
            emit(What::Wounds { seat, by: wounds, now: hero.mat.wounds, cause });
        }
        if let Some(item) = blow.item {
            hero.items[item] += 1;
            state.ground.supply[item] -= 1;
            emit(What::Took { seat, item });
        }
    }
}

/// All deaths of a room come together (RA-172): items return to the supply, treasure is lost
/// (RA-171, RA-173).
fn bury(state: &mut State, blows: &Party<Blow>, events: &mut Vec<Event>) {
    let setup = state.ground.setup;
    for seat in state.living().iter() {
        let hero = &mut state.heroes[seat];
        let is_petrified = blows[seat].is_petrified;
        if !is_petrified && !setup.is_deadly(hero.mat.wounds) {
            continue;
        }
        state.ground.living = state.ground.living.without(seat);
        hero.mat.plight = Plight::Dead { room: state.ground.here.number() };
        hero.mat.treasure = 0;
        hero.mat.hand = Hand::NONE;
        state.ground.supply = state.ground.supply.plus(&hero.items);
        hero.items = Items::NONE;
        events.push(Event { secret_of: None, what: What::Died { seat, is_petrified } });
    }
}

/// The highest value leads; of equals, the next one clockwise after the first player (RA-151 to
/// RA-153), or to the letter the next hero, one of them or not (RA-E06). None where there is no
/// first player (RA-213).
fn next_first(ground: &Ground, contest: &Contest, living: SeatSet) -> Option<Seat> {
    let first = ground.first?;
    let values = contest.plain_values();
    let high = living.iter().filter_map(|seat| values.of(seat)).max()?;
    let highest = values.showing(high).and(living);
    let is_passed_on = ground.setup.passes_ties_on() && 1 < highest.len();
    let tied = if is_passed_on { living } else { highest };
    // The first player comes last: everybody else is asked first.
    tied.without(first).next_from(first).or(Some(first))
}

/// The room is discarded, and the items laid in it return to the supply (RA-137, RA-138, RA-275).
fn clear_table(state: &mut State) {
    state.ground.monster_card = None;
    let supply = &mut state.ground.supply;
    for (_, hero) in state.heroes.iter_mut() {
        let laid = hero.mat.laid.take();
        for item in laid.into_iter().flat_map(|lay| lay.cards()).filter_map(Card::item) {
            supply[item] += 1;
        }
    }
}

/// The match ends early when nobody is left, or one alone of several (RA-176, RA-177, RA-201,
/// RA-205, RA-221); with the shields of the start, the last hero plays on (RA-E06).
fn is_decided(state: &State) -> bool {
    let setup = &state.ground.setup;
    match state.living().len() {
        0 => true,
        1 => !setup.is_solo() && !setup.counts_the_dead(),
        _ => false,
    }
}

/// After the last room those with the most wounds bleed to death, unless all have the same; never
/// in a duel or alone (RA-180, RA-181, RA-202, RA-221).
fn bleed(state: &mut State, events: &mut Vec<Event>) {
    if 2 < state.ground.setup.n_players {
        for seat in bleeding(state.living(), |seat| state.heroes[seat].mat.wounds).iter() {
            state.ground.living = state.ground.living.without(seat);
            state.heroes[seat].mat.plight = Plight::Bled;
            events.push(Event { secret_of: None, what: What::Bled { seat } });
        }
    }
    finish(state, events);
}

/// Those of the living who have the most wounds; nobody if all have the same.
pub fn bleeding(living: SeatSet, wounds: impl Fn(Seat) -> u8) -> SeatSet {
    let most = living.iter().map(&wounds).max();
    let worst: SeatSet = living.iter().filter(|&seat| Some(wounds(seat)) == most).collect();
    if worst == living { SeatSet::NONE } else { worst }
}

fn finish(state: &mut State, events: &mut Vec<Event>) {
    state.ground.phase = Phase::Over;
    state.ground.waiting = SeatSet::NONE;
    state.ground.postponed = SeatSet::NONE;
    events.push(Event { secret_of: None, what: What::Over });
}

/// The next room; after the fifth one the power cards come back, and the next level is laid out
/// (RA-160, RA-161).
fn go_on(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let here = state.ground.here;
    if here.is_last_of_level() {
        let level = here.level;
        events.push(Event { secret_of: None, what: What::LevelPassed { level } });
        for (_, hero) in state.heroes.iter_mut().filter(|(_, it)| it.mat.is_alive()) {
            hero.mat.hand = FULL_HAND;
        }
        state.ground.here = Place { level: level + 1, room: 0 };
        lay_out(state, chance, events);
    } else {
        state.ground.here.room += 1;
    }
    enter(state, chance, events);
}
