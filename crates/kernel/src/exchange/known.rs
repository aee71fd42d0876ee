//! What an end knows of the other one, and what that lacks.

use std::cmp::Ordering;

use super::message::Have;
use super::places::Places;
use super::why::Why;
use crate::Edition;
use crate::written::WrittenLog;

/// What an end knows of the other one.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// What the other end has, by its own word.
    confirmed: Places,
    /// What it has if all that was sent has arrived.
    sent: Places,
    /// The number of times that moves have been taken back in that.
    turned_back: u32,
}

/// What is to be sent.
pub(super) enum Reply {
    Nothing,
    /// What this end has.
    Have,
    /// What comes after so many actions.
    Since(usize),
    Refuse(Why),
}

impl Known {
    /// What the other end lacks of a line in which moves were taken back so often.
    pub(super) fn lacking(&self, log: &WrittenLog, turned_back: u32) -> Reply {
        let ends = [&self.sent, &self.confirmed].map(|it| it.last_on(log));
        let (Some(theirs), Some(common)) = (self.sent.ply(), ends.into_iter().flatten().max())
        else {
            return Reply::Have;
        };
        match self.turned_back.cmp(&turned_back) {
            Ordering::Less => Reply::Since(common),
            Ordering::Greater => Reply::Have,
            Ordering::Equal if common < log.ply() => Reply::Since(common),
            // It has all of the line, and more.
            Ordering::Equal if common < theirs => Reply::Have,
            Ordering::Equal => Reply::Nothing,
        }
    }

    /// Takes the word of the other end for what it has, and compares it with a line. What is known of that is its
    /// edition, and how often moves have been taken back.
    pub(super) fn compare(
        &mut self,
        have: Have,
        log: &WrittenLog,
        (edition, turned_back): (Edition, u32),
    ) -> Reply {
        if have.edition != edition {
            return Reply::Refuse(Why::OtherEdition(have.edition));
        }
        if have.table != log.line_value(0) {
            return Reply::Refuse(Why::OtherMatch);
        }
        if turned_back < have.turned_back {
            // It has had what it confirmed before: it knew of that when it was taken back.
            (self.sent, self.turned_back) = (have.places, have.turned_back);
        } else {
            self.confirm(have.places, have.turned_back);
        }
        self.lacking(log, turned_back)
    }

    /// The other end has these places, and no line that goes further.
    pub(super) fn confirm(&mut self, places: Places, turned_back: u32) {
        self.sent = places.clone();
        self.confirmed = places;
        self.turned_back = turned_back;
    }

    /// The other end has been sent all of a line.
    pub(super) fn send(&mut self, log: &WrittenLog, turned_back: u32) {
        self.sent = Places::of(log, log.ply());
        self.turned_back = turned_back;
    }

    /// The number of actions of a line that the other end has by its own word; none if it has said nothing yet.
    pub(super) fn confirmed_on(&self, log: &WrittenLog) -> Option<usize> {
        self.confirmed.last_on(log)
    }
}
