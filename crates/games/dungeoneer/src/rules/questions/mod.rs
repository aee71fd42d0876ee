//! Questions that must be answered: one row for each, in the file of its family. A row says what the question
//! offers, what an answer does, and what else is special about it; here is what they share.

mod battles;
pub mod cards;
mod heroes;
mod map;
mod quests;

use super::engine::Engine;
use crate::action::{Action, Word};
use crate::ask::{Ask, of_each};
use crate::state::State;
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::{Answer, Prompt, Shape};

/// One row of the table of questions.
trait Question {
    /// The options are cards of a hand.
    const IS_ABOUT_A_HAND: bool = false;

    /// A player whose hero is destroyed is asked all the same.
    const IS_FOR_THE_DEAD: bool = false;

    /// The possible answers; where there are none, the question is left out.
    fn offers(&self, state: &State) -> Shape<Word>;

    /// Carries an answer out.
    fn answer(&self, engine: &mut Engine<'_>, answer: &Action);

    /// Does what is to be done where the question is left out.
    fn leave_out(&self, _engine: &mut Engine<'_>) {}

    /// The choice of the other side in solo, made against the hero by rule (DN-649, DN-654); none where the hero
    /// chooses.
    fn solo(&self, _engine: &mut Engine<'_>) -> Option<Word> {
        None
    }
}

/// One of these words.
fn one_of(words: impl IntoIterator<Item = Word>) -> Shape<Word> {
    Shape::One(words.into_iter().collect())
}

/// The word that was picked; nobody's where the answer is of another shape.
fn picked(answer: &Action) -> Word {
    if let Answer::Pick(word) = answer { *word } else { Word::Nobody }
}

/// The options of a question, where one of several words is picked.
fn options(of: &impl Question, state: &State) -> Vec<Word> {
    match of.offers(state) {
        Shape::One(of) => of,
        _ => Vec::new(),
    }
}

/// The earliest option.
fn first_option(of: &impl Question, state: &State) -> Option<Word> {
    options(of, state).first().copied()
}

/// The constants of the row of a question.
fn traits_of<Q: Question>(_: &Q) -> (bool, bool) {
    (Q::IS_ABOUT_A_HAND, Q::IS_FOR_THE_DEAD)
}

/// Tells whether the question to a seat lies open to everybody, with all of its answers (DN-573): no card of a hand is
/// among them.
pub fn is_open_choice(state: &State, seat: Seat) -> bool {
    match state.open.agenda.next() {
        Some(Step::Ask(ask)) => !of_each!(ask, it => { traits_of(it) }).0 && ask.seat() == seat,
        Some(
            Step::ChooseHero(_)
            | Step::Place { .. }
            | Step::Turned { .. }
            | Step::Replace { .. }
            | Step::SaveAp,
        ) => true,
        Some(Step::Window { .. }) => state.hidden.hands[seat].is_empty(),
        _ => false,
    }
}

/// The question with its options.
pub fn prompt(state: &State, ask: &Ask) -> Prompt<Word> {
    Prompt { seat: ask.seat(), shape: of_each!(ask, it => { it.offers(state) }) }
}

impl Engine<'_> {
    /// Carries an answer out.
    pub fn answer(&mut self, ask: &Ask, answer: &Action) {
        of_each!(ask, it => { it.answer(self, answer) });
    }

    /// A question is put, unless it has one answer only, for all that everybody sees (DN-576), or none.
    pub fn settle_ask(&mut self, ask: Ask) -> Option<Step> {
        let ask = &ask;
        let (is_about_a_hand, is_for_the_dead) = of_each!(ask, it => { traits_of(it) });
        let Prompt { seat, shape } = prompt(self.state, ask);
        let n_options = match &shape {
            Shape::One(of) => of.len(),
            _ => 2,
        };
        if n_options == 0 || !self.state.open.heroes[seat].is_alive && !is_for_the_dead {
            of_each!(ask, it => { it.leave_out(self) });
            return None;
        }
        let n_hidden = if is_about_a_hand { self.state.hidden.hands[seat].len() } else { 1 };
        if n_options == 1
            && n_hidden == 1
            && let Shape::One(of) = shape
        {
            self.answer(ask, &Answer::Pick(of[0]));
            return None;
        }
        if self.state.open.rules.is_solo()
            && let Some(word) = of_each!(ask, it => { it.solo(self) })
        {
            self.answer(ask, &Answer::Pick(word));
            return None;
        }
        Some(Step::Ask(*ask))
    }
}
