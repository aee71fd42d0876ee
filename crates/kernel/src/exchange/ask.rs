//! Taking moves back, where all agree.
//!
//! One end asks; the host of the table asks all who have to agree. If they do, the host takes the moves back and raises
//! the number of times that this has happened: a line with a higher number goes before all with a lower one. If one declines,
//! nothing changes. A question is about one line: as soon as that goes on, it is void.

use super::places::Place;
use crate::notation::{ParseError, Reader};
use crate::written::WrittenLog;
use crate::{Game, Match};

/// No match has been taken back more often.
pub const TURNED_BACK_MAX: u32 = 1_000_000;

/// A question: may the match go back to a place?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The number of times that moves were taken back before.
    turned_back: u32,
    /// The number of actions that would stay.
    ply: usize,
    /// The end of the line that is asked about.
    end: Place,
}

impl Ask {
    /// A question about a match as it is now: may it go back to its first `ply` actions? None if it has no more, or
    /// has been taken back too often ([`TURNED_BACK_MAX`]).
    pub fn of<G: Game>(game: &Match<G>, turned_back: u32, ply: usize) -> Option<Ask> {
        Ask::at(game.written(), turned_back, ply)
    }

    pub(super) fn at(log: &WrittenLog, turned_back: u32, ply: usize) -> Option<Ask> {
        let is_sound = ply < log.ply() && turned_back < TURNED_BACK_MAX;
        is_sound.then(|| Ask { turned_back, ply, end: Place::of(log, log.ply()) })
    }

    /// The number of actions that would stay.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The number of actions that would be taken back, at least one.
    pub fn n_taken_back(&self) -> usize {
        self.end.ply - self.ply
    }

    /// Tells whether a match is still as it was asked about; otherwise the question is void.
    pub fn holds<G: Game>(&self, game: &Match<G>, turned_back: u32) -> bool {
        self.is_about(game.written(), turned_back)
    }

    /// Tells whether another question is about the same line, though perhaps about another place in it.
    pub fn is_of_line(&self, other: &Ask) -> bool {
        self.turned_back == other.turned_back && self.end == other.end
    }

    pub(super) fn is_about(&self, log: &WrittenLog, turned_back: u32) -> bool {
        self.turned_back == turned_back && self.end.ply == log.ply() && self.end.is_on(log)
    }

    /// Takes back what was asked about, since all agree. Returns the number of times that moves have been taken back
    /// now; none if the question is void, and then nothing has changed.
    pub fn take_back<G: Game>(&self, game: &mut Match<G>, turned_back: u32) -> Option<u32> {
        if !self.holds(game, turned_back) {
            return None;
        }
        game.cut(self.ply);
        Some(turned_back + 1)
    }

    pub(super) fn text(&self) -> String {
        format!("{} {} {}", self.turned_back, self.ply, self.end.text())
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Ask, ParseError> {
        let turned_back = reader.number(0, TURNED_BACK_MAX - 1)?;
        let ply = reader.number(0, u32::MAX)? as usize;
        let end = Place::read(reader)?;
        if end.ply <= ply {
            return Err(ParseError::Unexpected);
        }
        Ok(Ask { turned_back, ply, end })
    }
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Agree,
    Decline,
    /// The line has gone on meanwhile, at one end or the other.
    Void,
}

impl Verdict {
    pub(super) fn word(self) -> &'static str {
        match self {
            Verdict::Agree => "agree",
            Verdict::Decline => "decline",
            Verdict::Void => "void",
        }
    }

    pub(super) fn read(word: &str) -> Result<Verdict, ParseError> {
        let all = [Verdict::Agree, Verdict::Decline, Verdict::Void];
        all.into_iter().find(|it| it.word() == word).ok_or(ParseError::Unexpected)
    }
}

/// A question at the host, until all have answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asking {
    ask: Ask,
    waits_for: Vec<usize>,
    verdict: Option<Verdict>,
}

impl Asking {
    /// Puts a question to all who have to agree, each with a number of the caller's choice: the other ends, and the
    /// person at the host. If there are none, all agree.
    pub fn new(ask: Ask, all: impl IntoIterator<Item = usize>) -> Asking {
        let mut asking = Asking { ask, waits_for: all.into_iter().collect(), verdict: None };
        asking.settle();
        asking
    }

    /// The question.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// Those who have not answered yet: they are asked again now and then, for a question may be lost.
    pub fn waits_for(&self) -> impl Iterator<Item = usize> {
        self.waits_for.iter().copied()
    }

    /// The outcome; none as long as somebody has to answer. `Agree` holds only as long as the match is what
    /// was asked about ([`Ask::take_back`] makes sure).
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Takes an answer, and returns the outcome as [`Asking::verdict`] does. An answer to another question, or after
    /// the outcome, counts for nothing.
    pub fn answer(&mut self, from: usize, ask: Ask, verdict: Verdict) -> Option<Verdict> {
        if self.verdict.is_none() && ask == self.ask && self.waits_for.contains(&from) {
            match verdict {
                Verdict::Agree => self.leave(from),
                Verdict::Decline | Verdict::Void => self.verdict = Some(verdict),
            }
        }
        self.verdict
    }

    /// No longer waits for one that has gone.
    pub fn leave(&mut self, from: usize) {
        self.waits_for.retain(|it| *it != from);
        self.settle();
    }

    fn settle(&mut self) {
        if self.verdict.is_none() && self.waits_for.is_empty() {
            self.verdict = Some(Verdict::Agree);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(ply: usize) -> Ask {
        let mut log = WrittenLog::new(1);
        (0..4).for_each(|it| log.push(None, format_args!("a {it}")));
        Ask::at(&log, 0, ply).expect("a question")
    }

    #[test]
    fn moves_are_taken_back_when_all_have_agreed() {
        let mut asking = Asking::new(ask(2), [0, 1, 3]);
        assert_eq!(asking.answer(1, ask(2), Verdict::Agree), None);
        assert_eq!(asking.answer(1, ask(2), Verdict::Agree), None);
        assert_eq!(asking.answer(2, ask(2), Verdict::Decline), None, "it has not been asked");
        assert_eq!(asking.answer(3, ask(1), Verdict::Decline), None, "it is another question");
        assert_eq!(asking.waits_for().collect::<Vec<_>>(), [0, 3]);
        asking.leave(0);
        assert_eq!(asking.answer(3, ask(2), Verdict::Agree), Some(Verdict::Agree));
        assert_eq!(asking.answer(3, ask(2), Verdict::Decline), Some(Verdict::Agree));
        assert_eq!(Asking::new(ask(2), []).verdict(), Some(Verdict::Agree));
    }

    #[test]
    fn one_who_declines_is_enough() {
        for verdict in [Verdict::Decline, Verdict::Void] {
            let mut asking = Asking::new(ask(2), [0, 1]);
            assert_eq!(asking.answer(1, ask(2), verdict), Some(verdict));
            asking.leave(0);
            assert_eq!(asking.answer(0, ask(2), Verdict::Agree), Some(verdict));
        }
    }

    #[test]
    fn nothing_is_asked_where_nothing_can_be_taken_back() {
        let mut log = WrittenLog::new(1);
        assert_eq!(Ask::at(&log, 0, 0), None);
        log.push(None, format_args!("a x"));
        assert_eq!(Ask::at(&log, 0, 1), None);
        assert_eq!(Ask::at(&log, TURNED_BACK_MAX, 0), None);
        let ask = Ask::at(&log, 3, 0).expect("a question");
        assert_eq!((ask.ply(), ask.n_taken_back()), (0, 1));
        assert!(ask.is_about(&log, 3) && !ask.is_about(&log, 4));
        log.push(None, format_args!("a y"));
        assert!(!ask.is_about(&log, 3));
        let later = [Ask::at(&log, 3, 0), Ask::at(&log, 3, 1), Ask::at(&log, 4, 1)];
        let [zero, one, again] = later.map(|it| it.expect("a question"));
        assert!(zero.is_of_line(&one) && !zero.is_of_line(&ask) && !zero.is_of_line(&again));
    }
}
