//! A computer's turn as text: what it is asked, and what it answers. So it can think beside the page.

use std::fmt;
use std::str::FromStr;

use super::chance::FastChance;
use super::notation::{ParseError, Reader};
use super::{Bots, Match, Observer, Seat, Seed, digest, record};

/// What the computer at `seat`, which is awaited, chooses. It depends on what its seat sees and on
/// the place in the match alone: wherever it thinks, and whenever, it chooses the same.
pub fn choose<G: Bots>(game: &Match<G>, seat: Seat, level: usize) -> G::Action {
    choose_in::<G>(game.state(), (game.seed(), game.ply()), seat, level)
}

/// What the computer at `seat`, which may act, chooses in this state of a match, after so many actions. In
/// every state that looks the same to it, that is the same.
pub fn choose_in<G: Bots>(
    state: &G::State,
    (seed, ply): (Seed, usize),
    seat: Seat,
    level: usize,
) -> G::Action {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    assert!(!legal.is_empty());
    let luck = digest(&(seed.bits(), ply as u64, seat));
    let view = G::view(state, Observer::Seat(seat));
    G::think(level, &view, seat, &legal, &mut FastChance::new(luck))
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
    /// Answers as the computer would; none if the question makes no sense.
    pub fn answer<G: Bots>(&self) -> Option<String> {
        let (game, _) = record::read::<G>(&self.record).ok()?;
        let is_sensible = game.turn().awaited().has(self.seat) && self.level < G::LEVELS.len();
        is_sensible.then(|| format!("{} {}", self.number, choose(&game, self.seat, self.level)))
    }

    /// Reads the action out of an answer; none if it answers another question.
    pub fn read_answer<G: Bots>(number: u32, answer: &str) -> Option<G::Action> {
        let mut reader = Reader::new(answer);
        let is_ours = reader.number(0, u32::MAX) == Ok(number);
        reader.rest().parse().ok().filter(|_| is_ours)
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
