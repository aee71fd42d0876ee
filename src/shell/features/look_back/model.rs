//! A look back over a match as plain data: how far it has come, and the choices that cost most.

use crate::shell::features::hint::model::Grade;

/// So many choices are shown.
pub const SLIPS_MAX: usize = 3;

/// Somebody whose choices can be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonModel {
    /// The place of the seat, from 0.
    pub seat: usize,
    /// The same as a text, for forms.
    pub key: &'static str,
    pub name: String,
}

/// The progress of the look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nobody was chosen yet.
    Waiting,
    /// So many of so many choices were weighed.
    Weighing(usize, usize),
    /// All of so many were.
    Done(usize),
    /// Nothing could be worked out.
    Failed,
}

/// A choice that cost something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlipModel {
    /// The number of actions before it.
    pub ply: usize,
    /// When it was: `Round 4 of 8`.
    pub when: String,
    pub done: String,
    pub better: String,
    /// Why that was better.
    pub why: String,
    /// The worth that the choice had less.
    pub grade: Grade,
    /// The same in words with its unit, where it has one and is at least one.
    pub price: Option<String>,
    pub is_estimate: bool,
}
