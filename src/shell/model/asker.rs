//! The seat that may ask for a hint at a table, as plain data.

/// The state of hints at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asker {
    /// The place of the seat that acts at this device now, from 0; none while no person does.
    pub seat: Option<usize>,
    /// The number of actions taken.
    pub ply: usize,
    /// The line value there: where it is another, a hint is about something else.
    pub line: u64,
    /// After how many actions each hint was asked for.
    pub asked: Vec<u32>,
}
