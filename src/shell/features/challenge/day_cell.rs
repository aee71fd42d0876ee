//! A day of the calendar as plain data.

use super::store::{Begun, DayResult};
use super::words;
use crate::kernel::{Lang, message, number};
use crate::shell::model::day::Day;
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// The state of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Its result counts.
    Counts,
    /// Its result does not count.
    Apart,
    /// A match of it goes on.
    Begun,
    /// It is over, and was not played.
    Missed,
    /// It was over before anything was played here.
    ToTry,
    /// It is the present day, and was not played yet.
    Now,
    ToCome,
}

/// A day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayCell {
    pub day: Day,
    pub state: State,
    /// The total, where there is a result.
    pub total: Option<i32>,
    /// The grade of that among all results that count, from 0 to 3.
    pub worth: usize,
    pub is_now: bool,
    pub is_in_streak: bool,
    /// Its name for those who read it.
    pub label: String,
}

/// All that is known of the days.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    pub results: Vec<DayResult>,
    pub begun: Vec<Begun>,
    /// The days of the running streak.
    pub streak: Vec<Day>,
    /// The first day on which something was played here; none if nothing was.
    pub first: Option<Day>,
}

impl Known {
    /// The result of a day.
    pub fn result(&self, day: Day) -> Option<&DayResult> {
        self.results.iter().find(|it| it.day == day)
    }

    /// Counts the days that count.
    pub fn n_counted(&self) -> usize {
        self.results.iter().filter(|it| it.feat.may_earn()).count()
    }

    fn state(&self, day: Day, now: Day) -> State {
        match self.result(day) {
            Some(it) if it.feat.may_earn() => State::Counts,
            Some(_) => State::Apart,
            None if self.begun.iter().any(|it| it.day == day) => State::Begun,
            None if now < day => State::ToCome,
            None if day == now => State::Now,
            None if self.first.is_none_or(|it| day < it) => State::ToTry,
            None => State::Missed,
        }
    }

    /// In which quarter of the way from the least to the greatest total that counts a total lies.
    fn worth(&self, total: i32) -> usize {
        let counted = self.results.iter().filter(|it| it.feat.may_earn());
        let totals: Vec<i32> = counted.map(|it| it.feat.total()).collect();
        let least = totals.iter().min().copied().unwrap_or(total);
        let most = totals.iter().max().copied().unwrap_or(total);
        let (above, range) = (total.saturating_sub(least), most.saturating_sub(least));
        if range <= 0 { 1 } else { (above.clamp(0, range) as usize * 4 / range as usize).min(3) }
    }

    /// A day as the calendar shows it.
    pub fn cell(&self, day: Day, now: Day, info: &GameInfo, lang: Lang) -> DayCell {
        let state = self.state(day, now);
        let result = self.result(day);
        let total = result.map(|it| it.feat.total());
        let is_in_streak = self.streak.contains(&day);
        let mut said = match state {
            State::Counts | State::Apart => {
                let feat = result.map(|it| &it.feat);
                let outcome = feat.map(|it| words::outcome(it, lang)).unwrap_or_default();
                let why = feat.map(|it| words::why_apart(it, info, lang)).unwrap_or_default();
                if why.is_empty() { outcome } else { format!("{outcome}; {why}") }
            }
            State::Begun => message!(lang, "challenge-state-begun").to_owned(),
            State::Missed => message!(lang, "challenge-state-missed").to_owned(),
            State::ToTry => message!(lang, "challenge-state-to-try").to_owned(),
            State::Now => message!(lang, "challenge-state-now").to_owned(),
            State::ToCome => message!(lang, "challenge-state-to-come").to_owned(),
        };
        if is_in_streak {
            said = format!("{said}; {}", message!(lang, "challenge-state-in-a-row"));
        }
        DayCell {
            day,
            state,
            total,
            worth: total.map_or(0, |it| self.worth(it)),
            is_now: day == now,
            is_in_streak,
            label: words::day_label(day, &said, lang),
        }
    }
}

impl DayCell {
    /// Tells whether there is a table to go to.
    pub fn is_open(&self) -> bool {
        self.state != State::ToCome
    }

    /// The text in the cell; empty where a symbol says it.
    pub fn shown(&self) -> String {
        self.total.map(number).unwrap_or_default()
    }

    /// The symbol in the cell, if any.
    pub fn icon(&self) -> Option<&'static str> {
        match self.state {
            State::Counts | State::Apart | State::ToCome => None,
            State::Begun => Some("hourglass"),
            State::Missed | State::ToTry | State::Now => Some("play"),
        }
    }

    /// Its style classes.
    pub fn class(&self) -> String {
        let state = match self.state {
            State::Counts => ["counts-0", "counts-1", "counts-2", "counts-3"][self.worth.min(3)],
            State::Apart => "is-apart",
            State::Begun => "is-begun",
            State::Missed => "is-missed",
            State::ToTry => "is-to-try",
            State::Now => "is-open",
            State::ToCome => "is-to-come",
        };
        let now = if self.is_now { " is-now" } else { "" };
        format!("day {state}{now}")
    }
}
