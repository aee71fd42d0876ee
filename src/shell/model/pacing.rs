//! The pace of computers, and how long people look at what they do.
//!
//! Computers play at one of four paces (`shell::model::pacing`), which bound how long people wait between two
//! choices of theirs; what went by faster than it can be read is told afterwards in a few words
//! (`shell::narration::recap`, `Words::recap`).

use crate::kernel::Seat;

/// The pace of computers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Pace {
    /// Each action is looked at, however long it takes.
    EveryMove,
    #[default]
    Calm,
    Quick,
    AtOnce,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::EveryMove, Pace::Calm, Pace::Quick, Pace::AtOnce];

    /// The name in the settings as they are kept.
    pub const fn key(self) -> &'static str {
        match self {
            Pace::EveryMove => "slow",
            Pace::Calm => "system",
            Pace::Quick => "quick",
            Pace::AtOnce => "instant",
        }
    }

    /// The pace of this name; the plain one if there is none.
    pub fn read(key: &str) -> Pace {
        Pace::ALL.into_iter().find(|it| it.key() == key).unwrap_or_default()
    }

    /// The next slower one, if there is any.
    pub fn slower(self) -> Option<Pace> {
        Pace::ALL.into_iter().rfind(|it| *it < self)
    }

    /// The next faster one, if there is any.
    pub fn faster(self) -> Option<Pace> {
        Pace::ALL.into_iter().find(|it| self < *it)
    }

    /// For how long one looks at an action where there is time, in milliseconds.
    pub fn pause_millis(self) -> f64 {
        match self {
            Pace::EveryMove => 1800.0,
            Pace::Calm => 900.0,
            Pace::Quick => 250.0,
            Pace::AtOnce => 0.0,
        }
    }

    /// The longest wait of people between two choices of theirs, in milliseconds, but for the time that the last
    /// computer thinks.
    pub fn wait_millis(self) -> f64 {
        match self {
            Pace::EveryMove => f64::INFINITY,
            Pace::Calm => 12_000.0,
            Pace::Quick => 4_000.0,
            Pace::AtOnce => 0.0,
        }
    }
}

/// An action that would be in sight for less than this is passed over.
const LOOK_MIN_MILLIS: f64 = 150.0;

/// The actions within a turn share what time there is: each takes such a part of what is left.
const SHARE: f64 = 3.0;

/// One wait of people between two choices of theirs. Each computer has an equal part of its time; half
/// of that is for what came of its turn, and the other half for what it did before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wait {
    /// When people choose again, in milliseconds since 1970.
    until: f64,
    /// Whose turn it is, when it ends, and how much of it is for what came of it.
    turn: Option<(Seat, f64, f64)>,
    /// The number of computers still without a turn.
    n_to_come: usize,
    is_abridged: bool,
}

impl Wait {
    /// A wait that begins now, at a table with so many computers.
    pub fn new(now: f64, pace: Pace, n_computers: usize) -> Wait {
        let until = now + pace.wait_millis();
        Wait { until, turn: None, n_to_come: n_computers, is_abridged: false }
    }

    /// The rest of this wait at another pace, as if it began now.
    pub fn at(self, now: f64, pace: Pace) -> Wait {
        Wait { until: now + pace.wait_millis(), turn: None, ..self }
    }

    /// Tells whether anything was passed over.
    pub fn is_abridged(&self) -> bool {
        self.is_abridged
    }

    /// For how long people look at an action of `seat` that they have noticed, in milliseconds; none
    /// if it is passed over. `pause` is how long they would like to; `passes_on` is whether it was the
    /// last of a turn.
    pub fn select(&mut self, now: f64, seat: Seat, pause: f64, passes_on: bool) -> Option<f64> {
        let (end, kept) = match self.turn {
            Some((whose, end, kept)) if whose == seat => (end, kept),
            Some(_) | None => self.turn_of(now, seat, pause),
        };
        let left = end - now;
        let wanted = if passes_on { left } else { (left - kept) / SHARE };
        let looked = pause.min(wanted);
        let is_seen = LOOK_MIN_MILLIS <= looked;
        self.is_abridged |= !is_seen;
        is_seen.then_some(looked)
    }

    /// The turn of `seat` begins: its end, and how much of it is for what comes of it.
    fn turn_of(&mut self, now: f64, seat: Seat, pause: f64) -> (f64, f64) {
        // Nobody knows whether there is one more when all have had a turn: half is kept for it.
        let share = if self.n_to_come == 0 { 2.0 } else { self.n_to_come as f64 };
        self.n_to_come = self.n_to_come.saturating_sub(1);
        let millis = (self.until - now).max(0.0) / share;
        let (end, kept) = (now + millis, pause.min(millis / 2.0));
        self.turn = Some((seat, end, kept));
        (end, kept)
    }
}
