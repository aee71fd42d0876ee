//! The things still to be done, in order.

/// No agenda is longer, in steps.
pub const AGENDA_MAX: usize = 64;

/// A stack of steps. Steps are plain data, such as an enum with the cards that they are about, so that
/// states can be compared, hashed and replayed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Agenda<S> {
    /// The next one last.
    steps: Vec<S>,
}

impl<S> Agenda<S> {
    /// Nothing to do.
    pub const EMPTY: Agenda<S> = Agenda { steps: Vec::new() };

    /// The next step.
    pub fn next(&self) -> Option<&S> {
        self.steps.last()
    }

    /// The next step, to be changed: a question that has been answered in part.
    pub fn next_mut(&mut self) -> Option<&mut S> {
        self.steps.last_mut()
    }

    /// The steps, the next one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &S> + ExactSizeIterator + Clone {
        self.steps.iter().rev()
    }

    /// Tells whether nothing is left to do.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Does this before all that is planned.
    ///
    /// # Panics
    /// If there are [`AGENDA_MAX`] steps.
    pub fn push(&mut self, step: S) {
        assert!(self.steps.len() < AGENDA_MAX);
        self.steps.push(step);
    }

    /// Does these before all that is planned, in this order.
    ///
    /// # Panics
    /// If there would be more than [`AGENDA_MAX`] steps.
    pub fn push_all<const N: usize>(&mut self, steps: [S; N]) {
        assert!(self.steps.len() + N <= AGENDA_MAX);
        self.steps.extend(steps.into_iter().rev());
    }

    /// Takes the next step off: it is done, or a question answered.
    pub fn pop(&mut self) -> Option<S> {
        self.steps.pop()
    }

    /// Takes the next step off, unless it has to wait for an answer. A game calls it until there is
    /// none, and carries each step out:
    ///
    /// ```text
    /// while let Some(step) = state.agenda.proceed(Step::asks) {
    ///     state = carry_out(state, step, chance, events);
    /// }
    /// ```
    pub fn proceed(&mut self, asks: impl Fn(&S) -> bool) -> Option<S> {
        self.steps.pop_if(|it| !asks(it))
    }

    /// Strikes out what will not be done any more: the effect of a card that was cancelled.
    pub fn retain(&mut self, is_kept: impl Fn(&S) -> bool) {
        self.steps.retain(is_kept);
    }
}

impl<S> Default for Agenda<S> {
    fn default() -> Agenda<S> {
        Agenda::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_done_in_the_order_in_which_they_are_given() {
        let mut agenda = Agenda::EMPTY;
        agenda.push('z');
        agenda.push_all(['a', 'b', 'c']);
        assert_eq!(agenda.iter().collect::<String>(), "abcz");
        agenda.retain(|it| *it != 'b');
        assert_eq!(agenda.next(), Some(&'a'));
        assert_eq!(agenda.pop(), Some('a'));
        assert_eq!(agenda.iter().collect::<String>(), "cz");
    }

    #[test]
    fn a_step_that_asks_stays_until_it_is_answered() {
        let mut agenda = Agenda::default();
        agenda.push_all(['a', 'b', '?', 'c']);
        let mut done = String::new();
        while let Some(step) = agenda.proceed(|it| *it == '?') {
            done.push(step);
        }
        assert_eq!((done.as_str(), agenda.next()), ("ab", Some(&'?')));
        if let Some(step) = agenda.next_mut() {
            *step = '!';
        }
        assert_eq!(agenda.proceed(|it| *it == '?'), Some('!'));
        assert_eq!((agenda.pop(), agenda.pop(), agenda.is_empty()), (Some('c'), None, true));
    }
}
