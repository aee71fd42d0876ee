//! Asking, and breaking in: what a game of cards is written with, where one action leads to many
//! questions.
//!
//! - **Agenda.** The state holds an [`Agenda`]: a stack of steps that are plain data. A step that needs no
//!   answer is carried out at once ([`Agenda::proceed`]); a step that asks stays on top until it is
//!   answered.
//! - **One open question.** The step on top says who is asked, and the game turns it into a [`Prompt`]:
//!   a seat, one of eight shapes, and the options. A prompt is made from the state whenever somebody
//!   wants it and never kept, since its options may lie in a hand. Only a secret choice of several
//!   seats at once asks them all by one step, each by a prompt of its own.
//! - **Answers.** A game's actions are [`Answer`]s: the eight shapes, not a variant for each card.
//!   `legal` is [`Shape::answers`], `check` is [`Shape::check`].
//! - **Stops.** `Game::turn` waits for a seat wherever it might answer *for all that everybody sees*,
//!   never on the strength of what is in its hand. A [`Window`] asks several seats in turn. Passing is an
//!   action ([`Game::pass`], [`Game::is_pass`]): it changes nothing but whose answer is awaited. It makes no event, so nobody
//!   is told of it; where it was the last answer of a window, the match goes on.
//! - **Passes of the table.** A seat that can only pass, or has said that it passes until something
//!   happens, need not be bothered: [`due_pass`] is its pass, which the table makes at once. How much a
//!   seat wants to be bothered ([`Game::stop`]) lies in the state, openly or not, as an answer has left it
//!   there. So due passes follow from the log: they are written in records, and cost nothing in links.
//! - **Interrupts.** At some moments seats may act although nobody waits for them: who can is
//!   [`Game::out_of_turn`], and who is offered to, for all that everybody sees, is
//!   [`Game::interrupters`]. Nobody passes there. A computer is asked by `Bots::interrupt`, and may
//!   decline, of which nothing is kept.
//!
//! The laws stand in `crates/testing/src/laws/asking.rs`; `tests/it/cards` is a small game that uses all of it.
//!
//! [`Game::pass`]: super::Game::pass
//! [`Game::is_pass`]: super::Game::is_pass
//! [`Game::stop`]: super::Game::stop
//! [`Game::out_of_turn`]: super::Game::out_of_turn
//! [`Game::interrupters`]: super::Game::interrupters

mod agenda;
mod answer;
mod due;
mod prompt;
mod stop;
mod window;

pub use agenda::{AGENDA_MAX, Agenda};
pub use answer::Answer;
pub use due::due_pass;
pub use prompt::{ANSWERS_MAX, Misfit, Prompt, Shape};
pub use stop::Stop;
pub use window::{AfterAct, Window};
