//! Tic-tac-toe: three in a row.

use std::fmt;
use std::str::FromStr;

use kernel::chance::FastChance;
use kernel::game::RuleId;
use kernel::notation::{ParseError, Reader, number};
use kernel::{BySeat, Chance, Cites, Edition, Game, Line, Observer, Seat, SeatSet, Standing, Turn};

/// Three cells in a row, as bits.
const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const ALL: u16 = 0o777;

/// Whether marks have three in a row, for all ways to mark cells.
const HAVE_ROW: [bool; 1 << 9] = {
    let mut have_row = [false; 1 << 9];
    let mut marks = 0;
    while marks < have_row.len() {
        let mut nth = 0;
        while nth < ROWS.len() {
            have_row[marks] |= marks as u16 & ROWS[nth] == ROWS[nth];
            nth += 1;
        }
        marks += 1;
    }
    have_row
};

pub struct TicTacToe;

/// Two players; there is nothing to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup;

/// The marks of both players, a bit for each cell.
#[derive(Clone, PartialEq, Debug, Hash)]
pub struct State {
    marks: [u16; 2],
}

/// Marks a cell, 0 to 8.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark(u8);

#[derive(Clone, PartialEq, Debug)]
pub struct Marked {
    pub seat: Seat,
    pub cell: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NotYourTurn,
    Taken,
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotYourTurn => "TTT-1",
            Refusal::Taken => "TTT-2",
        }
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

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Mark {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Mark, ParseError> {
        number(text, 0, 8).map(|cell| Mark(cell as u8))
    }
}

impl State {
    fn has_row(&self, player: usize) -> bool {
        HAVE_ROW[usize::from(self.marks[player])]
    }

    fn taken(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }
}

impl Game for TicTacToe {
    type Setup = Setup;
    type State = State;
    type Action = Mark;
    type Event = Marked;
    type View = State;
    type Refusal = Refusal;

    const ID: &'static str = "tic-tac-toe";
    const PLIES_MAX: u32 = 9;
    const LEGAL_MAX: usize = 9;

    fn admit(_: &Setup) -> Result<usize, Refusal> {
        Ok(2)
    }

    fn begin(_: &Setup, _: Edition, _: &mut dyn Chance, _: &mut Vec<Marked>) -> State {
        State { marks: [0; 2] }
    }

    fn turn(state: &State) -> Turn {
        let is_over = state.has_row(0) || state.has_row(1) || state.taken() == ALL;
        let to_play = (state.taken().count_ones() % 2) as usize;
        if is_over { Turn::Over } else { Turn::Of(SeatSet::one(Seat::new(to_play))) }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Mark>) {
        if TicTacToe::turn(state).awaited().has(seat) {
            let mut free = ALL & !state.taken();
            while free != 0 {
                into.push(Mark(free.trailing_zeros() as u8));
                free &= free - 1;
            }
        }
    }

    fn pick_legal(state: &State, _: Seat, luck: &mut FastChance, _: &mut Vec<Mark>) -> Mark {
        let mut free = ALL & !state.taken();
        for _ in 0..luck.pick(free.count_ones()) {
            free &= free - 1;
        }
        Mark(free.trailing_zeros() as u8)
    }

    fn check(state: &State, seat: Seat, action: &Mark) -> Result<(), Refusal> {
        if !TicTacToe::turn(state).awaited().has(seat) {
            Err(Refusal::NotYourTurn)
        } else if state.taken() & (1 << action.0) != 0 {
            Err(Refusal::Taken)
        } else {
            Ok(())
        }
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: &Mark,
        _: &mut dyn Chance,
        events: &mut Vec<Marked>,
    ) {
        state.marks[seat.idx()] |= 1 << action.0;
        events.push(Marked { seat, cell: action.0 });
    }

    fn standing(view: &State) -> Standing {
        let rows = BySeat::new(2, |seat| i32::from(view.has_row(seat.idx())));
        Standing::rank(&rows, |seat| {
            vec![Line { id: "row", points: rows[seat], count: rows[seat], rule: "TTT-3" }]
        })
    }

    fn view(state: &State, _: Observer) -> State {
        state.clone()
    }

    fn determinize(view: &State, _: &mut dyn Chance) -> State {
        view.clone()
    }

    fn observe(event: &Marked, _: Observer) -> Option<Marked> {
        Some(event.clone())
    }
}
