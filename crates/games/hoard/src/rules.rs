//! The rules, as functions of a state. They stand by number, in words, in `cases/rules.txt`.

use kernel::{BySeat, Chance, Key, Line, Seat, SeatSet, Standing, Turn};

use crate::action::{Action, Event};
use crate::refusals::Refusal;
use crate::setup::Setup;
use crate::state::State;

const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// The coins that fill the arms of a thief (HO-06).
pub const ARMS_FULL: u8 = 30;

/// The rounds until the candle is down (HO-09).
pub const N_ROUNDS: u8 = 20;

/// A grab brings two coins at least, so arms are full after so many.
const N_GRABS_MAX: u32 = ARMS_FULL as u32 / 2;

/// No match has more actions: in each turn all grabs, and leaving.
pub const PLIES_MAX: u32 = *SEATS.end() as u32 * N_ROUNDS as u32 * (N_GRABS_MAX + 1);

/// The throw of a grab. All who play on one seed meet the same luck: it depends on the round, the seat and the number
/// of the grab, and on nothing that was done before.
const GRAB: Key = Key::new("grab");

/// HO-01. Two to four thieves.
pub fn admit(setup: &Setup) -> Result<usize, Refusal> {
    if SEATS.contains(&setup.n_players) { Ok(setup.n_players) } else { Err(Refusal::Players) }
}

/// HO-02. The first seat begins, and nobody has any gold.
pub fn begin(setup: &Setup, events: &mut Vec<Event>) -> State {
    events.push(Event::Round { round: 1 });
    let chests = BySeat::new(setup.n_players, |_| 0);
    State { setup: *setup, chests, seat: Seat::FIRST, arms: 0, n_grabs: 0, round: 1 }
}

/// HO-02, HO-08, HO-09. One thief after another, until one has enough or the candle is down.
pub fn turn(state: &State) -> Turn {
    let has_winner = state.chests.values().any(|it| state.setup.goal <= *it);
    let is_over = has_winner || N_ROUNDS < state.round;
    if is_over { Turn::Over } else { Turn::Of(SeatSet::one(state.seat)) }
}

/// Tells whether `seat` may take `action` now, and if not, why not.
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (turn(state), action) {
        (Turn::Over, _) => Err(Refusal::Over),
        (Turn::Of(awaited), _) if !awaited.has(seat) => Err(Refusal::NotYourTurn),
        (Turn::Of(_), Action::Grab) if ARMS_FULL <= state.arms => Err(Refusal::ArmsFull),
        (Turn::Of(_), Action::Leave) if state.arms == 0 => Err(Refusal::ArmsEmpty),
        (Turn::Of(_), Action::Grab | Action::Leave) => Ok(()),
    }
}

/// Carries out a checked action.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    match action {
        Action::Grab => grab(state, seat, chance, events),
        Action::Leave => leave(state, seat, events),
    }
}

/// HO-03, HO-04. So many coins as the die shows; a one wakes the dragon.
fn grab(state: &mut State, seat: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let key = GRAB.at(state.round.into(), seat.idx() as u32, state.n_grabs.into());
    let pips = 1 + chance.below(key, 6) as u8;
    if pips == 1 {
        events.push(Event::Woke { seat, lost: state.arms });
        return next(state, events);
    }
    state.n_grabs += 1;
    state.arms += pips;
    events.push(Event::Grabbed { seat, pips, arms: state.arms });
}

/// HO-05, HO-08. The coins in the arms are safe; enough of them win at once.
fn leave(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.chests[seat] += state.arms;
    let chest = state.chests[seat];
    events.push(Event::Left { seat, coins: state.arms, chest });
    if state.setup.goal <= chest {
        state.arms = 0;
        events.push(Event::Won { seat });
        return;
    }
    next(state, events);
}

/// HO-02, HO-09. The next thief; after the last one a new round, if the candle still burns.
fn next(state: &mut State, events: &mut Vec<Event>) {
    state.arms = 0;
    state.n_grabs = 0;
    let follower = state.chests.seats().find(|it| state.seat < *it);
    state.seat = follower.unwrap_or(Seat::FIRST);
    if follower.is_none() {
        state.round += 1;
        let burns = state.round <= N_ROUNDS;
        events.push(if burns { Event::Round { round: state.round } } else { Event::CandleDown });
    }
}

/// HO-10, HO-11. Coins carried out count, those in the arms do not; equal thieves share a rank.
pub fn standing(state: &State) -> Standing {
    let coins = |seat: Seat| i32::from(state.chests[seat]);
    let line = |seat| Line { id: "coins", points: coins(seat), count: coins(seat), rule: "HO-10" };
    Standing::rank(&state.chests, |seat| vec![line(seat)])
}
