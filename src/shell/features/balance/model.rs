//! Luck and choices apart, as plain data to draw: two sums, and the course of what could be expected.

use crate::kernel::{Balance, Lang, Measure, message, number, signed};
use crate::shell::model::words::messages;

/// The course is drawn on a sheet of so many units; its frame leaves room for marks on the left and above.
pub const WIDTH: i32 = 340;
pub const HEIGHT: i32 = 150;
const LEFT: i32 = 40;
const RIGHT: i32 = 328;
const TOP: i32 = 22;
const BOTTOM: i32 = 138;

/// A victory, in hundredths of a percent.
const SURE: i32 = 10_000;

/// A sum in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SumModel {
    /// With its sign: `+3.2`.
    pub told: String,
    /// The possible error: `±0.6`.
    pub off: String,
    pub is_loss: bool,
}

/// Luck and choices of a seat in a match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BalanceModel {
    pub luck: SumModel,
    pub choices: SumModel,
    /// The way from the expectation to the result, in a sentence.
    pub sums: String,
    /// The decision that cost most, with its price; none if none cost more than it may be off.
    pub dearest: Option<String>,
    /// The basis of the numbers.
    pub basis: String,
    pub course: Course,
}

/// The expectation over a match, as a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The same in words.
    pub told: String,
    /// After how many actions, and where that is on the sheet: across and down.
    pub points: Vec<(usize, i32, i32)>,
    /// The pieces of the line on which a choice cost something.
    pub falls: Vec<[(i32, i32); 2]>,
    /// The marks on the left, and how far down: the most and the least, and the expectation at the start.
    pub marks: Vec<(i32, String)>,
}

/// The scale of hundredths: whole percents of a chance, or tenths of a total.
#[derive(Clone, Copy)]
pub struct Scale {
    measure: Measure,
    lang: Lang,
}

impl Scale {
    /// The scale of a measure in a language.
    pub fn new(measure: Measure, lang: Lang) -> Scale {
        Scale { measure, lang }
    }

    /// The language that it is told in.
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// Hundredths in the steps that are told.
    pub fn steps(self, hundredths: i32) -> i32 {
        let step = match self.measure {
            Measure::Chance => 100,
            Measure::Total => 10,
        };
        (hundredths + step / 2).div_euclid(step)
    }

    /// So many steps: `31 %`, `23.3`.
    pub fn told(self, steps: i32) -> String {
        self.with_unit(number, steps)
    }

    /// The same with its sign.
    pub fn signed(self, steps: i32) -> String {
        self.with_unit(signed, steps)
    }

    /// The possible error of a value: a step at least.
    pub fn off(self, hundredths: u32) -> String {
        format!("±{}", self.told(self.steps(hundredths as i32).max(1)))
    }

    fn with_unit(self, words: fn(i32) -> String, steps: i32) -> String {
        match self.measure {
            Measure::Chance => format!("{} %", words(steps)),
            Measure::Total => {
                // The sign of a number below one would be lost with its whole part.
                let sign: String =
                    words(steps).chars().take_while(|it| !it.is_ascii_digit()).collect();
                let n = steps.unsigned_abs();
                let point = message!(self.lang, "decimal-mark");
                format!("{sign}{}{point}{}", n / 10, n % 10)
            }
        }
    }
}

impl Course {
    /// Draws the course of a balance; `words` tells it, from what was expected and the least and the most of it.
    pub fn of(balance: &Balance, scale: Scale, words: impl Fn([String; 3]) -> String) -> Course {
        let values = || balance.course.iter().map(|it| it.1);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let (low, high) = match balance.measure {
            Measure::Chance => (0, SURE),
            // A line that hardly moves is drawn as one.
            Measure::Total => (least, most.max(least + 500)),
        };
        let last = balance.course.last().map_or(1, |it| it.0).max(1);
        let across = |ply: usize| LEFT + (RIGHT - LEFT) * ply as i32 / last as i32;
        let down = |it: i32| BOTTOM - (BOTTOM - TOP) * (it - low) / (high - low).max(1);
        let spot = |&(ply, it): &(usize, i32)| (across(ply), down(it));
        // The first point is the start, the last one the end; between them stand the two sides of each decision.
        let decisions = balance.course.get(1..balance.course.len() - 1).unwrap_or_default();
        let pairs = decisions.chunks_exact(2).filter(|it| it[1].1 < it[0].1);
        let told = |it: i32| scale.told(scale.steps(it));
        let mut marks = vec![(down(high), told(high)), (down(low), told(low))];
        let start = down(balance.expected.sum);
        if marks.iter().all(|it| 12 <= (it.0 - start).abs()) {
            marks.push((start, told(balance.expected.sum)));
        }
        Course {
            told: words([told(balance.expected.sum), told(least), told(most)]),
            points: balance.course.iter().map(|it| (it.0, across(it.0), down(it.1))).collect(),
            falls: pairs.map(|it| [spot(&it[0]), spot(&it[1])]).collect(),
            marks,
        }
    }

    /// The line's place after so many actions, or its last one.
    pub fn spot(&self, ply: usize) -> (i32, i32) {
        let before = self.points.iter().rev().find(|it| it.0 <= ply);
        before.or(self.points.first()).map_or((LEFT, BOTTOM), |it| (it.1, it.2))
    }

    /// The line as the outline of a drawing.
    pub fn line(&self) -> String {
        let points: Vec<String> = self.points.iter().map(|(_, x, y)| format!("{x} {y}")).collect();
        format!("M{}", points.join("L"))
    }

    /// The area below the line.
    pub fn area(&self) -> String {
        format!("{}V{BOTTOM}H{LEFT}Z", self.line())
    }
}
