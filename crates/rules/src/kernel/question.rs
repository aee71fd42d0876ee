//! A computer's turn as text: what it is asked, and what it answers. So it can think beside the page.
//! A seat that nobody waits for is asked whether it acts out of turn, and may decline.

use std::fmt;
use std::str::FromStr;

use super::chance::FastChance;
use super::notation::{ParseError, Reader};
use super::{Bots, Match, Observer, Seat, Seed, digest, record};

/// What the computer at `seat` chooses: where it is awaited, one of its actions; where it may act out of
/// turn, one of them or none. It depends on what its seat sees and on the place in the match alone:
/// wherever it thinks, and whenever, it chooses the same.
pub fn choose<G: Bots>(game: &Match<G>, seat: Seat, level: usize) -> Option<G::Action> {
    choose_in::<G>(game.state(), (game.seed(), game.ply()), seat, level)
}

/// The same in this state of a match, after so many actions. In every state that looks the same to the
/// seat, that is the same.
pub fn choose_in<G: Bots>(
    state: &G::State,
    (seed, ply): (Seed, usize),
    seat: Seat,
    level: usize,
) -> Option<G::Action> {
    let is_awaited = G::turn(state).awaited().has(seat);
    if !is_awaited && !G::out_of_turn(state).has(seat) {
        return None;
    }
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let mut luck = FastChance::new(digest(&(seed.bits(), ply as u64, seat)));
    let view = G::view(state, Observer::Seat(seat));
    if is_awaited {
        assert!(!legal.is_empty());
        Some(G::think(level, &view, seat, &legal, &mut luck))
    } else {
        G::interrupt(level, &view, seat, &legal, &mut luck)
    }
}

/// What a computer has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply<A> {
    Act(A),
    /// It was asked whether it acts out of turn, and does not.
    Decline,
}

/// Which computer is to act in which match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Every question of a table has a number of its own; its answer has the same.
    pub number: u32,
    pub seat: Seat,
    /// An index into the levels of the game.
    pub level: usize,
    /// The match so far.
    pub record: String,
}

impl Question {
    /// Answers as the computer would, a decline by the number alone; none if the question makes no
    /// sense.
    pub fn answer<G: Bots>(&self) -> Option<String> {
        let (game, _) = record::read::<G>(&self.record).ok()?;
        if !game.actors().has(self.seat) || G::LEVELS.len() <= self.level {
            return None;
        }
        let action = choose(&game, self.seat, self.level);
        let action = action.map(|it| format!(" {it}")).unwrap_or_default();
        Some(format!("{}{action}", self.number))
    }

    /// Reads an answer; none if it answers another question.
    pub fn read_answer<G: Bots>(number: u32, answer: &str) -> Option<Reply<G::Action>> {
        let mut reader = Reader::new(answer);
        if reader.number(0, u32::MAX) != Ok(number) {
            return None;
        }
        let is_declined = reader.is_at_end();
        let action = reader.rest().parse().ok().map(Reply::Act);
        if is_declined { Some(Reply::Decline) } else { action }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { number, seat, level, record } = self;
        write!(f, "{number} {seat} {level}\n{record}")
    }
}

impl FromStr for Question {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Question, ParseError> {
        let (first, record) = text.split_once('\n').ok_or(ParseError::Short)?;
        let mut reader = Reader::new(first);
        let question = Question {
            number: reader.number(0, u32::MAX)?,
            seat: Seat::read(reader.word()?)?,
            level: reader.number(0, u32::from(u8::MAX))? as usize,
            record: record.to_owned(),
        };
        reader.end()?;
        Ok(question)
    }
}
