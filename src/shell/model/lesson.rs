//! A lesson at one of its steps, as plain data to draw.

/// A lesson at one of its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonModel {
    /// Which step it is, counted from 1.
    pub number: usize,
    pub n_steps: usize,
    pub words: String,
    /// Selectors of what to look at or tap, one after another.
    pub looks: Vec<String>,
    /// Why what was tried does not fit; none if nothing was.
    pub wrong: Option<String>,
    /// How much of what was tried so far did not fit.
    pub n_wrong: usize,
    /// Whether there is anything to go back to.
    pub can_go_back: bool,
    /// Whether nothing is done in this step but looking.
    pub is_looking: bool,
    /// Symbols with words, at the last step; none before it.
    pub learnt: Option<Vec<(String, String)>>,
}

/// A wish of whoever learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonWish {
    /// To the step before; to the beginning of this one, if something was done in it.
    Back,
    /// To the next step, whatever would have to be done in this one.
    Skip,
    /// To the first step.
    Again,
    /// To a table of one's own.
    OwnGame,
    Leave,
}
