//! The content of a link, as plain data to draw: an invitation, or why it cannot be opened.

use crate::kernel::Trail;

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letter {
    /// The id of the box, whose drawing is shown and whose lesson is offered; none if it is of no box here.
    pub of_box: Option<&'static str>,
    /// The sender, or the thing that it is of.
    pub lead: String,
    /// The proposal, or the trouble.
    pub title: String,
    /// The table in one line: who plays, and by which options.
    pub table: String,
    /// The players, the best first; nothing where they are not known.
    pub rows: Vec<Row>,
    /// What has happened, a line each.
    pub lines: Vec<String>,
    /// The match in symbols.
    pub trail: Trail,
    /// The small print, a sentence each.
    pub notes: Vec<String>,
    /// True if something is wrong with the link.
    pub is_broken: bool,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub name: String,
    /// The result besides its total, such as a rank.
    pub said: String,
    pub total_words: String,
    /// True for the one who is to be beaten.
    pub is_sender: bool,
}
