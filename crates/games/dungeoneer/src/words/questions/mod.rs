//! Questions that must be answered, in words: one row for each, in the file of its family. A row has the question
//! itself, what to look at before it is answered, and what an answer does where its word alone does not tell.

mod battles;
mod cards;
mod heroes;
mod map;
mod quests;

use crate::action::Action;
use crate::ask::{Ask, of_each};
use crate::messages;
use crate::state::View;
use kernel::{Lang, Text, text};

/// One row of the table of questions.
trait Worded {
    /// The question.
    const ASKED: Text;

    /// The hint, without the best answer being named.
    const LOOK: Text;

    /// The same, where it depends on what is asked.
    fn look(&self) -> Text {
        Self::LOOK
    }

    /// An answer in words; none where its word alone tells.
    fn answer(&self, _answer: &Action, _view: &View, _lang: Lang) -> Option<String> {
        None
    }
}

/// The hint for a card that has to go.
pub const DISCARD: Text = text!("look-discard");

/// The question itself.
pub const fn asked(ask: &Ask) -> Text {
    const fn asked_by<W: Worded>(_: &W) -> Text {
        W::ASKED
    }
    of_each!(ask, it => { asked_by(it) })
}

/// The hint before it is answered.
pub fn look(ask: &Ask) -> Text {
    of_each!(ask, it => { it.look() })
}

/// An answer in words; none where its word alone tells.
pub fn answer(ask: &Ask, answer: &Action, view: &View, lang: Lang) -> Option<String> {
    of_each!(ask, it => { it.answer(answer, view, lang) })
}
