//! Advice: what the strongest computer makes of a choice, from what its seat sees alone. Hints and the look
//! back over a match are made of it.

use std::fmt;
use std::str::FromStr;

use super::notation::{ParseError, Reader};
use super::sort;

/// No advice names more ways.
pub const WAYS_MAX: usize = 4;

/// The separator between the actions of a way. No action is written with it.
const THEN: &str = "; ";

/// The basis for the worths of an advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// They are counted over everything that can happen.
    Exact,
    /// They are averages of so many made-up matches.
    Trials(u32),
    /// They are a computer's judgement of where a way leads.
    Judgement,
    /// They are averages of what came of the way in so many matches that were played on to their end. In 95 of 100 advices
    /// the best worth is off by `error` hundredths at most, and its difference to another by `gap`.
    Played { n: u32, measure: Measure, error: u32, gap: u32 },
}

/// The unit of worths that come of matches played on to their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The chance to win, in hundredths of a percent.
    Chance,
    /// The total of the seat, in hundredths of its unit.
    Total,
}

impl Measure {
    /// The word in answers of a worker.
    pub const fn key(self) -> &'static str {
        match self {
            Measure::Chance => "chance",
            Measure::Total => "total",
        }
    }

    /// Reads that word.
    ///
    /// # Errors
    /// If there is no such measure.
    pub fn read(word: &str) -> Result<Measure, ParseError> {
        let all = [Measure::Chance, Measure::Total];
        all.into_iter().find(|it| it.key() == word).ok_or(ParseError::Unexpected)
    }
}

/// The means of what came of some ways; all numbers are in hundredths.
pub struct Means {
    /// One for each way.
    pub means: Vec<i32>,
    /// The error of the best mean: two standard errors.
    pub error: u32,
    /// The error of the difference of the best mean and another: two standard errors of the least certain.
    pub gap: u32,
}

impl Means {
    /// The means of what came of each way. Every way was played in the same worlds.
    pub fn of(scores: &[Vec<i64>]) -> Means {
        let n = scores.first().map_or(0, Vec::len).max(1) as i64;
        let means: Vec<i64> = scores.iter().map(|it| it.iter().sum::<i64>() / n).collect();
        let best = (0..means.len()).max_by_key(|&it| means[it]);
        let best = best.map_or(&[][..], |it| &scores[it]);
        let gaps = scores.iter().map(|of| two_errors(of.iter().zip(best).map(|it| it.0 - it.1), n));
        Means {
            error: two_errors(best.iter().copied(), n) as u32,
            gap: gaps.max().unwrap_or_default() as u32,
            means: means.into_iter().map(|it| it as i32).collect(),
        }
    }
}

/// Two standard errors of the mean of `n` numbers.
pub fn two_errors(all: impl Iterator<Item = i64> + Clone, n: i64) -> u64 {
    let sum: i64 = all.clone().sum();
    let squares: i64 = all.map(|it| it * it).sum();
    // Four times the variance of the mean.
    let variance = 4 * (squares - sum * sum / n) / (n * (n - 1).max(1));
    (variance.max(0) as u64).isqrt()
}

impl Basis {
    /// Ways that differ by less than `about`, or by less than what their difference may be off, are about as good.
    pub fn about(self, about: i32) -> i32 {
        match self {
            Basis::Played { gap, .. } => about.max(gap as i32),
            Basis::Exact | Basis::Trials(_) | Basis::Judgement => about,
        }
    }
}

/// One way to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<A> {
    /// The actions of the seat, one after another; at least one. The first can be taken now.
    pub line: Vec<A>,
    /// The expected worth, in hundredths of what the game is about: glory, experience, or what its basis says.
    pub worth: i32,
}

/// The advice to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The best way first; at least one, at most [`WAYS_MAX`]. All meet the same luck.
    pub ways: Vec<Way<A>>,
    pub basis: Basis,
}

impl<A: PartialEq> Advice<A> {
    /// Puts ways in order, the best first, and keeps the first ones; `taken` is kept, at any worth.
    /// None if there are none.
    pub fn of(mut ways: Vec<Way<A>>, basis: Basis, taken: Option<&A>) -> Option<Advice<A>> {
        // A stable sort: of equals, the one that was found first is the better one.
        sort(&mut ways, |one, other| other.worth < one.worth);
        let is_taken = |it: &Way<A>| taken.is_some_and(|taken| it.line.first() == Some(taken));
        let mut nth = 0;
        ways.retain(|it| {
            nth += 1;
            nth < WAYS_MAX || is_taken(it)
        });
        ways.truncate(WAYS_MAX);
        (!ways.is_empty()).then_some(Advice { ways, basis })
    }

    /// The best way.
    pub fn best(&self) -> &Way<A> {
        &self.ways[0]
    }

    /// The gap in worth between the best way and the one that begins with this action, in hundredths; none if no way
    /// does.
    pub fn loss(&self, action: &A) -> Option<i32> {
        let way = self.ways.iter().find(|it| it.line.first() == Some(action))?;
        Some(self.best().worth - way.worth)
    }
}

impl<A: fmt::Display> fmt::Display for Advice<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.basis {
            Basis::Exact => write!(f, "exact")?,
            Basis::Trials(n) => write!(f, "trials {n}")?,
            Basis::Judgement => write!(f, "judgement")?,
            Basis::Played { n, measure, error, gap } => {
                write!(f, "played {} {n} {error} {gap}", measure.key())?;
            }
        }
        for Way { line, worth } in &self.ways {
            write!(f, "\n{worth} ")?;
            for (nth, action) in line.iter().enumerate() {
                let then = if nth == 0 { "" } else { THEN };
                write!(f, "{then}{action}")?;
            }
        }
        Ok(())
    }
}

impl<A: FromStr<Err = ParseError>> FromStr for Advice<A> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Advice<A>, ParseError> {
        let mut lines = text.lines();
        let mut head = Reader::new(lines.next().ok_or(ParseError::Short)?);
        let basis = match head.word()? {
            "exact" => Basis::Exact,
            "trials" => Basis::Trials(head.number(0, u32::MAX)?),
            "judgement" => Basis::Judgement,
            "played" => {
                let measure = Measure::read(head.word()?)?;
                let n = head.number(0, u32::MAX)?;
                let (error, gap) = (head.number(0, u32::MAX)?, head.number(0, u32::MAX)?);
                Basis::Played { n, measure, error, gap }
            }
            _ => return Err(ParseError::Unexpected),
        };
        head.end()?;
        let ways = lines.map(read_way).collect::<Result<Vec<_>, _>>()?;
        match ways.len() {
            1..=WAYS_MAX => Ok(Advice { ways, basis }),
            _ => Err(ParseError::Short),
        }
    }
}

fn read_way<A: FromStr<Err = ParseError>>(line: &str) -> Result<Way<A>, ParseError> {
    let (worth, line) = line.split_once(' ').ok_or(ParseError::Short)?;
    let worth = worth.parse().map_err(|_| ParseError::Unexpected)?;
    let line = line.split(THEN).map(str::parse).collect::<Result<_, _>>()?;
    Ok(Way { line, worth })
}
