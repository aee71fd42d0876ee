//! A computer's turn as text: what it is asked, and what it answers. So it can think beside the page.
//! A seat that nobody waits for is asked whether it acts out of turn, and may decline. A player may ask
//! for advice in the same way, about the present choice or one of long ago, and a board for numbers that take long.
//!
//! The one that answers keeps the match: it is sent as a whole once, and from then on what is new. Each question says
//! from which place it goes on, and what the check value is where it is asked; where either is not what
//! the match that was kept comes to, the answer is that all of it is needed, and it is sent again.
//!
//! # Beside the page
//!
//! Thinking on the page's own thread would make it stutter. A table with computers starts a worker: `public/worker.js`,
//! which runs the page's own program without a page (`app::work`), so that it needs hardly anything that the page
//! has not fetched. It is sent a question (`kernel::question`): which seat, which level, and the match;
//! it answers with an action in notation. The match is sent as a record once, and kept ([`KeptMatch`]). From
//! then on the page sends what is new: from which ply it goes on, the line value there, the lines of the actions,
//! and the check value where the computer is asked. The worker takes back what comes after that ply, plays what is
//! new, and answers only if both values are those of its own match; otherwise it says that it needs all of it, as
//! after a restart, or where another tab went another way. What the worker keeps is never needed, so any answer can
//! be thrown away: after an undo, or when the table is closed, the question's number is no longer the latest. A
//! computer's luck comes from the seed, the ply and the seat, so the page would choose the same; it does, one
//! action at a time, where the worker fails, or says nothing for long: what thinks is a piece of its own, for both. A
//! computer that may act out of turn is asked at every such moment, and mostly declines.
//!
//! A board may want to know what takes long to find out, such as Dungeon Roll's chance to clear the next level:
//! `Board::reckons` says when, `Bots::reckon` finds it out, and a worker of its own is asked
//! (`shell::table::reckoning`), about the moment that a person at the device sees. The board keeps room for the
//! answer meanwhile, and gets it as text (`Hand::reckoned`); if none comes, it is drawn as ever. Replays and
//! lessons ask nothing.

use std::fmt;
use std::str::FromStr;

use super::chance::FastChance;
use super::expectation::{expect, expect_at_start};
use super::notation::{ParseError, Reader, number};
use super::{
    Advice, Basis, Bots, Game, Match, Observer, Seat, Seed, Tablebase, Way, digest, record,
};

/// The choice of the computer at `seat`: where it is awaited, one of its actions; where it may act out of turn, one of
/// them or none. It depends on what its seat sees and on the place in the match alone: at any place and time it
/// chooses the same.
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

/// The strongest computer's advice on the choice that `seat` had after `ply` actions of a match, from what it saw
/// then; none where it had none, or nothing is to be said. The action that was taken there, if one was, is weighed in
/// any case.
pub fn advise<G: Bots>(game: &Match<G>, seat: Seat, ply: usize) -> Option<Advice<G::Action>> {
    if game.ply() < ply {
        return None;
    }
    let state = game.state_at(ply);
    let is_asked = G::turn(&state).awaited().has(seat) || G::out_of_turn(&state).has(seat);
    let mut legal = Vec::new();
    if is_asked {
        G::legal(&state, seat, &mut legal);
    }
    if legal.len() < 2 {
        return None;
    }
    let taken = game.log().get(ply).filter(|it| it.seat == seat).map(|it| &it.action);
    let mut luck = FastChance::new(digest(&(game.seed().bits(), ply as u64, seat)));
    G::advise(&G::view(&state, Observer::Seat(seat)), seat, &legal, taken, &mut luck)
}

/// The advice to a seat now ([`advise`]). Where that says nothing, it is what the strongest computer does: where
/// heroes are chosen, where a table is laid, and out of turn. None where only one thing can be done, or it is best to
/// let the moment pass.
pub fn advise_now<G: Bots>(game: &Match<G>, seat: Seat) -> Option<Advice<G::Action>> {
    let own_choice = || {
        let is_only = game.turn().awaited().has(seat) && game.legal(seat).len() < 2;
        let is_pass = |it: &G::Action| G::is_pass(it);
        let choice = choose(game, seat, G::LEVELS.len() - 1).filter(|it| !is_only && !is_pass(it));
        let ways = choice.map(|it| Way { line: vec![it], worth: 0 }).into_iter().collect();
        Advice::of(ways, Basis::Judgement, None)
    };
    advise(game, seat, game.ply()).or_else(own_choice)
}

/// A question about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The action of the computer of this level there: an index into the levels of the game.
    Act(usize),
    /// The advice to the seat ([`Advice`]): now, or after so many actions.
    Weigh(Option<usize>),
    /// Its expectation ([`Expectation`](super::Expectation)): before and after its decision that begins after so many
    /// actions, or at the start of the match.
    Expect(Option<usize>),
    /// The answer that its board wants ([`Bots::reckon`]).
    Reckon,
}

/// The words of [`Asked`].
const WEIGH: &str = "weigh";
const EXPECT: &str = "expect";
const RECKON: &str = "reckon";

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asked::Act(level) => write!(f, "{level}"),
            Asked::Weigh(None) => write!(f, "{WEIGH}"),
            Asked::Weigh(Some(ply)) => write!(f, "{WEIGH} {ply}"),
            Asked::Expect(None) => write!(f, "{EXPECT}"),
            Asked::Expect(Some(ply)) => write!(f, "{EXPECT} {ply}"),
            Asked::Reckon => write!(f, "{RECKON}"),
        }
    }
}

impl Asked {
    fn read(reader: &mut Reader<'_>) -> Result<Asked, ParseError> {
        match reader.word()? {
            RECKON => Ok(Asked::Reckon),
            WEIGH => Ok(Asked::Weigh(place(reader)?)),
            EXPECT => Ok(Asked::Expect(place(reader)?)),
            level => Ok(Asked::Act(number(level, 0, u32::from(u8::MAX))? as usize)),
        }
    }
}

/// After how many actions something is asked, if that is said.
fn place(reader: &mut Reader<'_>) -> Result<Option<usize>, ParseError> {
    if reader.is_at_end() {
        return Ok(None);
    }
    reader.number(0, u32::MAX).map(|it| Some(it as usize))
}

/// The answer of a computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply<A> {
    Act(A),
    /// It was asked whether it acts out of turn, and does not.
    Decline,
    /// It was sent what is new of a match that it does not have: it needs all of it.
    NeedsAll,
}

/// The notation of [`Reply::NeedsAll`]; no action is written so.
const NEEDS_ALL: &str = "?";

/// Which computer is to act in which match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Every question of a table has a number of its own; its answer has the same.
    pub number: u32,
    pub seat: Seat,
    pub asked: Asked,
    /// The match so far: a record, or what is new of it ([`record::write_since`]).
    pub told: String,
}

impl Question {
    /// Tells whether it holds only what is new, for somebody who has the rest.
    pub fn goes_on(&self) -> bool {
        record::is_since(&self.told)
    }

    /// Answers as the computer would, a decline by the number alone, and so where there is no advice; none if the question makes no
    /// sense. `kept` is the match that was asked about last, and then the one that is asked about now.
    pub fn answer<G: Bots>(&self, kept: &mut Option<Match<G>>) -> Option<String> {
        self.catch_up(kept)?;
        let Some(game) = kept else { return Some(self.needs_all()) };
        let answer = self.answer_about(game)?.map(|it| format!(" {it}")).unwrap_or_default();
        Some(format!("{}{answer}", self.number))
    }

    /// Makes `kept` the match that is asked about; nothing is kept where all of it is needed. None if the question makes no
    /// sense.
    fn catch_up<G: Bots>(&self, kept: &mut Option<Match<G>>) -> Option<()> {
        let before = kept.take();
        *kept = if self.goes_on() {
            before.and_then(|mut it| record::read_since(&mut it, &self.told).ok().map(|()| it))
        } else {
            Some(record::read::<G>(&self.told).ok()?.0)
        };
        Some(())
    }

    /// The tablebases that have to be looked up for the answer, and are not here.
    fn missing<G: Bots>(&self, game: &Match<G>) -> Vec<&'static Tablebase> {
        if game.n_seats() <= self.seat.idx() || G::tablebases().iter().all(Tablebase::is_here) {
            return Vec::new();
        }
        let mut needed = G::looked_up(&game.view(Observer::Seat(self.seat)));
        needed.retain(|it| !it.is_here());
        needed
    }

    /// The answer without its number, if there is anything to be answered; none if the question makes no sense, or a
    /// tablebase is missing.
    pub fn answer_about<G: Bots>(&self, game: &Match<G>) -> Option<Option<String>> {
        if game.n_seats() <= self.seat.idx() || !self.missing(game).is_empty() {
            return None;
        }
        match self.asked {
            Asked::Act(level) => {
                let is_sound = game.actors().has(self.seat) && level < G::LEVELS.len();
                let act = || choose(game, self.seat, level).map(|it| it.to_string());
                is_sound.then(act)
            }
            Asked::Weigh(ply) => {
                let advice = match ply {
                    Some(ply) => advise(game, self.seat, ply),
                    None => advise_now(game, self.seat),
                };
                Some(advice.map(|it| it.to_string()))
            }
            Asked::Expect(ply) => {
                let found = match ply {
                    Some(ply) => expect(game, self.seat, ply),
                    None => expect_at_start(game, self.seat),
                };
                Some(found.map(|it| it.to_string()))
            }
            Asked::Reckon => Some(G::reckon(&game.view(Observer::Seat(self.seat)), self.seat)),
        }
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

/// The match that a worker was asked about last, which it keeps between two questions.
pub struct KeptMatch<G: Game>(Option<Match<G>>);

impl<G: Game> Default for KeptMatch<G> {
    fn default() -> KeptMatch<G> {
        KeptMatch(None)
    }
}

/// Somebody who answers the questions of a game.
pub trait Answers {
    /// All tablebases of the game.
    fn tablebases(&self) -> &'static [Tablebase];

    /// Those that have to be taken in before a question can be answered.
    fn missing(&mut self, question: &str) -> Vec<&'static Tablebase>;

    /// Answers a question to a computer player; none if it makes no sense, or a tablebase is missing.
    fn answer(&mut self, question: &str) -> Option<String>;
}

impl<G: Bots> Answers for KeptMatch<G> {
    fn tablebases(&self) -> &'static [Tablebase] {
        G::tablebases()
    }

    fn missing(&mut self, question: &str) -> Vec<&'static Tablebase> {
        // Then nothing need be read: most games have none.
        if G::tablebases().iter().all(Tablebase::is_here) {
            return Vec::new();
        }
        let Ok(question) = question.parse::<Question>() else { return Vec::new() };
        let _ = question.catch_up(&mut self.0);
        self.0.as_ref().map(|it| question.missing(it)).unwrap_or_default()
    }

    fn answer(&mut self, question: &str) -> Option<String> {
        question.parse::<Question>().ok()?.answer(&mut self.0)
    }
}

/// Answers a question about a match that is told whole; none if it makes no sense.
pub fn answer<G: Bots>(question: &str) -> Option<String> {
    KeptMatch::<G>::default().answer(question)
}

/// The mark behind the number where it is said how far an answer has come; no answer is written so.
const SO_FAR: &str = "~";

/// Writes the progress of an answer that takes long: that so many percent of it are there.
pub fn write_progress(number: u32, percent: u32) -> String {
    format!("{number} {SO_FAR} {percent}")
}

/// Reads how far the answer to a question has come, in percent; none if something else was said, or of another question.
pub fn read_progress(number: u32, said: &str) -> Option<u32> {
    let percent = behind(number, said)?.strip_prefix(SO_FAR)?;
    percent.trim_start().parse().ok().filter(|it| *it < 100)
}

/// The text in an answer behind its number: an advice, or what was reckoned; none if it answers another question, or
/// says only how far it has come. Empty where there is nothing to be said.
pub fn read_text(number: u32, answer: &str) -> Option<&str> {
    behind(number, answer).filter(|it| !it.starts_with(SO_FAR))
}

fn behind(number: u32, answer: &str) -> Option<&str> {
    let (head, text) = answer.split_once(' ').unwrap_or((answer, ""));
    (head.parse() == Ok(number)).then_some(text)
}

/// The part of a match sent to the one that answers questions about it.
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
        let Question { number, seat, asked, told } = self;
        write!(f, "{number} {seat} {asked}\n{told}")
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
            asked: Asked::read(&mut reader)?,
            told: told.to_owned(),
        };
        reader.end()?;
        Ok(question)
    }
}
