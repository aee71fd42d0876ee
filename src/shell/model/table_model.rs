//! The shell's picture of a match, and what it asks of it: strings, numbers and flags. Games end at this door, so the
//! code that draws exists once.

use super::asker::Asker;
use super::history::UndoRule;
use super::pacing::Pace;
use super::sending::SendingModel;
use crate::kernel::{Edition, Ruling, Text};

/// The table at one moment, in the language of the page, as the observer at the device sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableModel {
    /// The id of the match; empty for one that is not kept.
    pub id: String,
    /// The id of the game.
    pub game: &'static str,
    /// Its setup without house rules and expansions, as [`crate::kernel::Words::PLAIN`].
    pub plain: &'static [&'static str],
    pub title: &'static str,
    /// The place of play, as [`crate::kernel::Words::venue`].
    pub venue: Option<&'static str>,
    /// The moment of the match: `Round 4 of 8`.
    pub moment: String,
    /// The code of the seed.
    pub seed: String,
    pub edition: EditionModel,
    pub seats: Vec<SeatModel>,
    /// The total of the seat at the device, or of the only person; of the best seat otherwise.
    pub total: i32,
    /// The same, with its unit.
    pub total_words: String,
    /// True if that seat is out of the reckoning, or would be.
    pub is_out: bool,
    /// Why the last action may not be taken back; none while it may.
    pub no_undo: Option<Text>,
    pub can_redo: bool,
    /// The rule for taking back.
    pub undo: UndoRule,
    pub is_over: bool,
    /// The one who should take the device before anything is shown.
    pub curtain: Option<String>,
    /// The one who goes on once everybody has looked at what came of the last action; none while nobody need do so.
    pub shown_before: Option<String>,
    /// Why, in one sentence; empty where the game says nothing.
    pub summons: String,
    pub interruption: InterruptionModel,
    pub standing: StandingModel,
    /// True if it is played against the match of somebody else.
    pub has_rival: bool,
    /// The deeds of computers while not all of it could be watched, until a person acts.
    pub recap: Option<RecapModel>,
    /// True if the table was laid at another device in the room.
    pub is_guest: bool,
    /// The persons elsewhere who wait for the match; none while somebody here or a computer plays.
    pub sending: Option<SendingModel>,
    /// True if another tab has deleted the match.
    pub is_deleted: bool,
    /// The seat that may ask for a hint, and when any was asked for.
    pub asker: Asker,
}

impl TableModel {
    /// The place of the only person's seat, from 0; none if there are several.
    pub fn only_person(&self) -> Option<usize> {
        let mut persons = self.seats.iter().enumerate().filter(|(_, it)| !it.is_computer);
        let only = persons.next().filter(|_| persons.next().is_none());
        only.map(|it| it.0)
    }
}

/// The edition of the rules that a match is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditionModel {
    pub number: Edition,
    /// The newest edition of the game.
    pub newest: Edition,
    /// All rules of the game that were mended.
    pub rulings: &'static [Ruling],
}

impl EditionModel {
    /// The rules that were mended after this edition: the match is played without.
    pub fn mended_since(self) -> impl Iterator<Item = &'static Ruling> {
        self.rulings.iter().filter(move |it| !self.number.has(it.since))
    }
}

/// The persons acting out of turn at a shared device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InterruptionModel {
    /// The one who has asked for the device, and not handed it back.
    pub guest: Option<String>,
    /// The seats that may ask for it: their places, from 0, and their names.
    pub askers: Vec<(usize, String)>,
    /// The words before their names.
    pub why: &'static str,
}

/// A line that was left at a table for study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftLine {
    /// The first action that is another one than in the present line; counted from 1.
    pub departs_at: usize,
    /// The number of its actions from there on.
    pub n_actions: usize,
    /// The moment of its end: `Round 4 of 8`.
    pub moment: String,
    /// The score at its end.
    pub total_words: String,
}

/// One seat of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatModel {
    pub name: String,
    pub is_awaited: bool,
    pub is_computer: bool,
    /// True if a person at this device plays it.
    pub is_here: bool,
    /// The player of it: `person`, `friend`, or the key of a level.
    pub player: &'static str,
}

/// The score of the whole table, best seat first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingModel {
    /// The leader, or the winner, in one sentence; nothing at a table for one.
    pub headline: Option<String>,
    /// The game's own sentence about the result, once it is over.
    pub verdict: Option<String>,
    /// True if everybody has lost.
    pub is_lost: bool,
    pub places: Vec<PlaceModel>,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceModel {
    pub rank: u8,
    pub name: String,
    /// True if it has won, or would if the match ended now; nobody wins what is lost, and nobody alone.
    pub is_winner: bool,
    /// The total with its unit.
    pub total_words: String,
    pub lines: Vec<LineModel>,
}

/// One line of a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineModel {
    pub name: String,
    /// The source of the points.
    pub note: String,
    pub points: i32,
    pub rule: &'static str,
}

/// The deeds of computers while not all of it could be watched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapModel {
    /// One line for each computer.
    pub lines: Vec<String>,
    /// The number of actions before they began.
    pub ply: usize,
}

/// A wish of the shell to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take the last action back.
    Undo,
    /// Take again what was taken back last.
    Redo,
    /// Everybody has looked at what came of the last action.
    GoOn,
    /// The awaited person has the device in hand.
    Reveal,
    /// The person at this seat, counted from 0, asks for the device out of turn.
    Interrupt(usize),
    /// Hand back the device that was asked for.
    HandBack,
    /// Say again what was said last.
    Repeat,
    /// Say what the person at the device may do.
    AnnounceChoices,
    /// Say the score.
    AnnounceScore,
    /// Give the seat to the player with this key from now on; the place of the seat counts from 0.
    Seat(usize, &'static str),
    /// Go to the end of the line that was left, by its number.
    Line(usize),
    /// Let computers play so fast, at every table.
    Pace(Pace),
    /// Let the computers play at once, until a person is awaited.
    Skip,
    /// Tell no longer what computers did.
    CloseRecap,
    /// Keep the match that another tab has deleted.
    KeepAgain,
    /// Leave it deleted for now.
    LeaveDeleted,
    /// Note that a person elsewhere has been sent the match as it is.
    NoteSent,
    /// Note that a hint was asked for here.
    NoteHint,
    /// Lay the same table again with a fresh seed.
    Again,
    /// Lay the same table again with the same seed.
    SameSeed,
}
