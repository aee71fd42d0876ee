//! What a link brings, as plain data to draw: an invitation, or why it cannot be opened.

use crate::kernel::Trail;

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letter {
    /// The id of the box, whose drawing is shown and whose lesson is offered; none if it is of no box here.
    pub of_box: Option<&'static str>,
    /// Who sends it, or what it is of.
    pub lead: String,
    /// What is proposed, or what is wrong.
    pub title: String,
    /// The table in one line: who plays, and by which options.
    pub table: String,
    /// Who played, the best first; nothing where that is not known.
    pub rows: Vec<Row>,
    /// The match in symbols.
    pub trail: Trail,
    /// What is said in small print, a sentence each.
    pub notes: Vec<String>,
    /// Whether something is wrong with the link.
    pub is_broken: bool,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub name: String,
    /// What the result is besides its total, such as a rank.
    pub said: String,
    pub total_words: String,
    /// Whether it is whoever is to be beaten.
    pub is_sender: bool,
}
