//! A computer's turn as text: what it is asked, and what it answers. So it can think beside the page.
//! A seat that nobody waits for is asked whether it acts out of turn, and may decline.
//!
//! Whoever answers keeps the match: it is sent as a whole once, and from then on what is new. Each question says
//! from which place it goes on, and what the check value is where it is asked; where either is not what
//! the match that was kept comes to, the answer is that all of it is needed, and it is sent again.

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
    /// It was sent what is new of a match that it does not have: it needs all of it.
    NeedsAll,
}

/// How [`Reply::NeedsAll`] is written; no action is written so.
const NEEDS_ALL: &str = "?";

/// Which computer is to act in which match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Every question of a table has a number of its own; its answer has the same.
    pub number: u32,
    pub seat: Seat,
    /// An index into the levels of the game.
    pub level: usize,
    /// The match so far: a record, or what is new of it ([`record::write_since`]).
    pub told: String,
}

impl Question {
    /// Whether it tells what is new alone, to somebody who has the rest.
    pub fn goes_on(&self) -> bool {
        record::is_since(&self.told)
    }

    /// Answers as the computer would, a decline by the number alone; none if the question makes no
    /// sense. `kept` is the match that was asked about last, and then the one that is asked about now.
    pub fn answer<G: Bots>(&self, kept: &mut Option<Match<G>>) -> Option<String> {
        let before = kept.take();
        let game = if self.goes_on() {
            before.and_then(|mut it| record::read_since(&mut it, &self.told).ok().map(|()| it))
        } else {
            Some(record::read::<G>(&self.told).ok()?.0)
        };
        let Some(game) = game else { return Some(self.needs_all()) };
        if !game.actors().has(self.seat) || G::LEVELS.len() <= self.level {
            return None;
        }
        let action = choose(&game, self.seat, self.level);
        *kept = Some(game);
        let action = action.map(|it| format!(" {it}")).unwrap_or_default();
        Some(format!("{}{action}", self.number))
    }

    /// The answer that all of the match is needed.
    pub fn needs_all(&self) -> String {
        format!("{} {NEEDS_ALL}", self.number)
    }

    /// Reads an answer; none if it answers another question.
    pub fn read_answer<G: Bots>(number: u32, answer: &str) -> Option<Reply<G::Action>> {
        let mut reader = Reader::new(answer);
        if reader.number(0, u32::MAX) != Ok(number) {
            return None;
        }
        if reader.is_at_end() {
            return Some(Reply::Decline);
        }
        match reader.rest() {
            NEEDS_ALL => Some(Reply::NeedsAll),
            action => action.parse().ok().map(Reply::Act),
        }
    }
}

/// How much of a match was sent to whoever answers questions about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sent(Option<usize>);

impl Sent {
    /// Nothing at all, not even how the table was laid.
    pub const NOTHING: Sent = Sent(None);

    /// Writes what is to be sent of `game` next: what is new, or all of it.
    pub fn write_next<G: Bots>(&mut self, game: &Match<G>) -> String {
        self.cut(game.ply());
        let told = match self.0 {
            Some(ply) => record::write_since(game, ply),
            None => record::write(game, &[]),
        };
        self.0 = Some(game.ply());
        told
    }

    /// All but the first `ply` actions was taken back.
    pub fn cut(&mut self, ply: usize) {
        self.0 = self.0.map(|it| it.min(ply));
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { number, seat, level, told } = self;
        write!(f, "{number} {seat} {level}\n{told}")
    }
}

impl FromStr for Question {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Question, ParseError> {
        let (first, told) = text.split_once('\n').ok_or(ParseError::Short)?;
        let mut reader = Reader::new(first);
        let question = Question {
            number: reader.number(0, u32::MAX)?,
            seat: Seat::read(reader.word()?)?,
            level: reader.number(0, u32::from(u8::MAX))? as usize,
            told: told.to_owned(),
        };
        reader.end()?;
        Ok(question)
    }
}
