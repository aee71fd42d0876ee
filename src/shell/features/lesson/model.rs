//! A lesson at one of its steps, as plain data to draw.

/// So many times something else is tried in a step before a hand points at what to tap.
const PATIENCE: usize = 2;

/// A lesson at one of its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonModel {
    /// Which step it is, counted from 1.
    pub number: usize,
    pub n_steps: usize,
    pub words: String,
    /// Selectors of what to look at before anything is tapped, one after another.
    pub looks: Vec<String>,
    pub tried: Tried,
    /// True if something has been done in this step.
    pub has_acted: bool,
    /// True if there is anything to go back to.
    pub can_go_back: bool,
    /// True if nothing is done in this step but looking.
    pub is_looking: bool,
    /// The words about the lesson that this one goes on from, where it is offered first, in place of all else.
    pub before: Option<String>,
    /// Symbols with words, at the last step; none before it.
    pub learnt: Option<Vec<(String, String)>>,
}

/// The attempts since something last fitted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    /// Why it does not fit; none if nothing was tried.
    pub wrong: Option<String>,
    /// The number of tries that did not fit.
    pub n_wrong: usize,
    /// True if the one who tapped last is asked to look first at what the others do.
    pub is_hasty: bool,
}

/// The part of a step that has been looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The number of the step, and how much had not fitted by then.
    at: (usize, usize),
    n: usize,
}

/// The target of the light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A thing that is only looked at: the look at this place.
    Look(usize),
    /// The thing to be tapped next.
    Tap,
}

impl LessonModel {
    /// The target of the light. After something that did not fit one looks again; after more of that only what is to
    /// be tapped is lit.
    pub fn lit(&self, seen: Seen) -> Lit {
        let n_seen = self.n_seen(seen);
        if self.is_looking {
            return Lit::Look(n_seen.min(self.looks.len().saturating_sub(1)));
        }
        if self.has_acted || self.points() || self.looks.len() <= n_seen {
            return Lit::Tap;
        }
        Lit::Look(n_seen)
    }

    /// Tells whether a hand points at what to tap.
    pub fn points(&self) -> bool {
        PATIENCE <= self.tried.n_wrong
    }

    /// The part seen once so many things were looked at.
    pub fn after(&self, n_looks: usize) -> Seen {
        Seen { at: (self.number, self.tried.n_wrong), n: n_looks }
    }

    fn n_seen(&self, seen: Seen) -> usize {
        if seen.at == (self.number, self.tried.n_wrong) { seen.n } else { 0 }
    }
}

/// A wish of the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonWish {
    /// To the step before; to the beginning of this one, if something was done in it.
    Back,
    /// To the next step, with this one done or not.
    Skip,
    /// To the first step.
    Again,
    /// To the lesson that this one goes on from.
    Before,
    /// To this one all the same.
    AllTheSame,
    /// To a table of one's own.
    OwnGame,
    Leave,
}
