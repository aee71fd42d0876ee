//! A match that was sent here, as plain data: how it meets what is here, and what is told of it.

use super::words;
use crate::kernel::{Lang, message};
use crate::shell::features::invitation::model::Letter;
use crate::shell::words::messages;

/// The meeting of a match that was sent with what is kept here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It is here for the first time.
    First,
    /// It has gone on since.
    News,
    /// Both have gone on, and both count.
    Joined,
    /// Both have gone on, and one alone counts: the one that was played here, or the one that was sent.
    Parted { own_counts: bool },
    /// It is here as it was sent.
    Known,
    /// The table here has gone on since.
    Behind,
    /// It is here, and is meant for somebody else.
    ForOthers,
}

impl Arrival {
    /// Tells whether there is anything of it to be kept.
    pub fn is_news(self) -> bool {
        match self {
            Arrival::First | Arrival::News | Arrival::Joined | Arrival::Parted { .. } => true,
            Arrival::Known | Arrival::Behind | Arrival::ForOthers => false,
        }
    }
}

/// All that is told of a match that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrivalModel {
    pub arrival: Arrival,
    /// The id of the box that it is shown as.
    pub of_box: Option<&'static str>,
    pub title: &'static str,
    /// The moment of the match that was sent, and of the one that is here: `Round 4 of 8`.
    pub moment: String,
    pub own_moment: String,
    /// The names of those who sent it, and of those it was sent to.
    pub from: Vec<String>,
    pub to: Vec<String>,
    /// True if nobody has done anything yet.
    pub is_new: bool,
    /// The names of those who are awaited, and whether those around this device are among them.
    pub awaited: Vec<String>,
    pub is_awaited_here: bool,
    /// The last of what has happened since this device had the match last, a sentence each, the newest last.
    pub lines: Vec<String>,
}

impl ArrivalModel {
    /// The page of it.
    pub fn letter(&self, lang: Lang) -> Letter {
        let from = words::names(&self.from, lang);
        let to = words::names(&self.to, lang);
        let title = match self.arrival {
            Arrival::First if self.is_new => {
                message!(lang, "turn-invites", n = self.from.len(), names = &from)
            }
            Arrival::First | Arrival::News => {
                message!(lang, "turn-played", n = self.from.len(), names = &from)
            }
            Arrival::Joined | Arrival::Parted { .. } => message!(lang, "turn-both").to_owned(),
            Arrival::Known => message!(lang, "turn-known").to_owned(),
            Arrival::Behind => message!(lang, "turn-behind").to_owned(),
            Arrival::ForOthers => message!(lang, "turn-for-others", names = &to),
        };
        let table = match self.arrival {
            Arrival::First | Arrival::News | Arrival::Known => self.whose(lang),
            Arrival::Joined => message!(lang, "turn-joined").to_owned(),
            Arrival::Parted { own_counts: true } => message!(lang, "turn-own-counts").to_owned(),
            Arrival::Parted { own_counts: false } => {
                message!(lang, "turn-other-counts", names = &from)
            }
            Arrival::Behind => message!(
                lang,
                "turn-behind-by",
                moment = &self.moment,
                own_moment = &self.own_moment
            ),
            Arrival::ForOthers => message!(lang, "turn-send-on").to_owned(),
        };
        let note = match self.arrival {
            Arrival::First => message!(lang, "turn-trust"),
            Arrival::News | Arrival::Joined => "",
            Arrival::Parted { .. } => message!(lang, "turn-parted-kept"),
            Arrival::Known | Arrival::Behind | Arrival::ForOthers => {
                message!(lang, "turn-unchanged")
            }
        };
        Letter {
            of_box: self.of_box,
            lead: format!("{} · {}", self.title, self.moment),
            title,
            table,
            lines: if self.arrival.is_news() { self.lines.clone() } else { Vec::new() },
            notes: [note].into_iter().filter(|it| !it.is_empty()).map(str::to_owned).collect(),
            ..Letter::default()
        }
    }

    /// The one whose turn it is, in a sentence.
    fn whose(&self, lang: Lang) -> String {
        if self.awaited.is_empty() {
            return message!(lang, "turn-over").to_owned();
        }
        let here = || words::names(&self.to, lang);
        match self.is_awaited_here {
            true => message!(lang, "turn-yours", name = &here()),
            false => words::whose(&self.awaited, lang),
        }
    }
}
