//! A replay as plain data: where it comes from, where it stands, and what a person asks of it.

use crate::kernel::record::RecordError;

/// The origin of the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// From the shelf, under this id.
    Kept(String),
    /// From a link or a record; it proved itself.
    Received,
    /// From a link or a record, as far as that was sound.
    Broken(RecordError),
    /// The other match of two that are compared.
    Beside,
}

/// A wish of the person about a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    First,
    PreviousPart,
    Previous,
    Next,
    NextPart,
    Last,
    /// To the place after so many actions.
    To(usize),
    /// Run, or stop running.
    Run,
    /// The next speed.
    Faster,
    /// Play on from here, as a match of its own.
    PlayOn,
    /// Play on from here in the same match; at a table for study, which keeps the line.
    GoBack,
}

/// The place in a replay, as plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub ply: usize,
    pub n_plies: usize,
    pub is_running: bool,
    /// An index into the speeds, the slowest first.
    pub speed: usize,
    /// True if it was reached by a leap: then nothing moves there.
    pub is_leap: bool,
    /// True if the match can be played on from here.
    pub can_play_on: bool,
    /// True if the same match can go on from here.
    pub can_go_back: bool,
}
