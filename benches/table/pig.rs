//! Pig: roll and add, or hold; a one loses the turn. The first with 100 points wins.

use std::fmt;
use std::str::FromStr;

use kernel::chance::FastChance;
use kernel::game::RuleId;
use kernel::notation::{ParseError, Reader};
use kernel::{
    BySeat, Chance, Cites, Edition, Game, Key, Line, Observer, Seat, SeatSet, Standing, Turn,
};

const GOAL: u32 = 100;
const ROLL: Key = Key::new("pig roll");

pub struct Pig;

/// Two players; there is nothing to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup;

#[derive(Clone, PartialEq, Debug, Hash)]
pub struct State {
    scores: [u32; 2],
    turn_total: u32,
    to_play: u8,
    n_plies: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    Roll,
    Hold,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Rolled { seat: Seat, pips: u32 },
    Held { seat: Seat, points: u32 },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NotYourTurn;

impl Cites for NotYourTurn {
    fn rule(&self) -> RuleId {
        "PIG-1"
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        Reader::new(text).end().map(|()| Setup)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Roll => "roll",
            Action::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "roll" => Ok(Action::Roll),
            "hold" => Ok(Action::Hold),
            _ => Err(ParseError::Unexpected),
        }
    }
}

impl State {
    fn is_over(&self) -> bool {
        self.scores.iter().any(|&it| GOAL <= it) || Pig::PLIES_MAX <= self.n_plies
    }

    fn seat(&self) -> Seat {
        Seat::new(usize::from(self.to_play))
    }
}

impl Game for Pig {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = State;
    type Refusal = NotYourTurn;

    const ID: &'static str = "pig";
    const PLIES_MAX: u32 = 10_000;
    const LEGAL_MAX: usize = 2;

    fn admit(_: &Setup) -> Result<usize, NotYourTurn> {
        Ok(2)
    }

    fn begin(_: &Setup, _: Edition, _: &mut dyn Chance, _: &mut Vec<Event>) -> State {
        State { scores: [0; 2], turn_total: 0, to_play: 0, n_plies: 0 }
    }

    fn turn(state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Of(SeatSet::one(state.seat())) }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if Pig::turn(state).awaited().has(seat) {
            into.extend([Action::Roll, Action::Hold]);
        }
    }

    fn pick_legal(_: &State, _: Seat, luck: &mut FastChance, _: &mut Vec<Action>) -> Action {
        [Action::Roll, Action::Hold][luck.pick(2) as usize]
    }

    fn check(state: &State, seat: Seat, _: &Action) -> Result<(), NotYourTurn> {
        if Pig::turn(state).awaited().has(seat) { Ok(()) } else { Err(NotYourTurn) }
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        state.n_plies += 1;
        let turn_total = match action {
            Action::Roll => {
                let pips = 1 + chance.below(ROLL.at(state.n_plies, 0, 0), 6);
                events.push(Event::Rolled { seat, pips });
                if pips == 1 { None } else { Some(state.turn_total + pips) }
            }
            Action::Hold => {
                events.push(Event::Held { seat, points: state.turn_total });
                state.scores[seat.idx()] += state.turn_total;
                None
            }
        };
        // The next player, without a guess whether it is their turn.
        state.to_play ^= u8::from(turn_total.is_none());
        state.turn_total = turn_total.unwrap_or(0);
    }

    fn standing(view: &State) -> Standing {
        let points = |seat: Seat| view.scores[seat.idx()];
        let line = |seat: Seat| Line {
            id: "points",
            points: points(seat) as i32,
            count: points(seat) as i32,
            rule: "PIG-2",
        };
        Standing::rank(&BySeat::new(2, points), |seat| vec![line(seat)])
    }

    fn view(state: &State, _: Observer) -> State {
        state.clone()
    }

    fn determinize(view: &State, _: &mut dyn Chance) -> State {
        view.clone()
    }

    fn observe(event: &Event, _: Observer) -> Option<Event> {
        Some(event.clone())
    }
}
