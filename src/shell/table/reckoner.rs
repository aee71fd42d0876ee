//! The worker that finds out what a board wants to know, and what it has found out. Its answers count for the
//! moment that it was asked about alone.

use leptos::prelude::*;

use crate::browser::timer::Timer;
use crate::browser::worker::{PATIENCE_MILLIS, Worker};
use crate::kernel::Seat;
use crate::kernel::question::{Asked, Question, read_text};
use crate::shell::board::Reckoned;

/// The moment that a question is about: what a match came to, and who asks.
pub type Moment = (u64, Seat);

/// The state of a table's questions.
#[derive(Clone, Copy)]
pub struct Reckoner {
    /// The id of the game.
    game: &'static str,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    /// The number of the latest question, and the moment that it is about.
    asked: StoredValue<(u32, Option<Moment>)>,
    /// The last finding, and its moment: nothing, where the worker did not say.
    found: RwSignal<Option<(Moment, Option<String>)>>,
    /// The timer that gives the worker up.
    patience: StoredValue<Option<Timer>>,
}

impl Reckoner {
    /// Of the game with this id; nothing is asked yet.
    pub fn new(game: &'static str) -> Reckoner {
        Reckoner {
            game,
            worker: StoredValue::new_local(None),
            asked: StoredValue::new((0, None)),
            found: RwSignal::new(None),
            patience: StoredValue::new(None),
        }
    }

    /// The knowledge about a moment.
    pub fn of(self, moment: Option<Moment>) -> Reckoned {
        let Some(moment) = moment else { return Reckoned::Nothing };
        self.found.with(|it| match it {
            Some((of, found)) if *of == moment => {
                found.clone().map_or(Reckoned::Nothing, Reckoned::Known)
            }
            Some(_) | None => Reckoned::Waiting,
        })
    }

    /// Asks about a moment, unless that is known or under way.
    pub fn ask(self, moment: Moment, told: impl FnOnce() -> String) {
        let is_known = self.found.with_untracked(|it| it.as_ref().is_some_and(|it| it.0 == moment));
        let (number, under_way) = self.asked.get_value();
        if is_known || under_way == Some(moment) {
            return;
        }
        if self.worker.with_value(Option::is_none) {
            let worker =
                Worker::start(self.game, move |it| self.observe(&it), move || self.give_up());
            self.worker.set_value(worker);
        }
        let number = number + 1;
        self.asked.set_value((number, Some(moment)));
        let question = Question { number, seat: moment.1, asked: Asked::Reckon, told: told() };
        let post = |it: &Worker| it.post(&question.to_string());
        if self.worker.with_value(|it| it.as_ref().map(post)).is_none() {
            return self.give_up();
        }
        self.patience.set_value(Timer::after(PATIENCE_MILLIS, move || self.give_up()));
    }

    /// Takes an answer to the latest question.
    fn observe(self, answer: &str) {
        let Some((number, Some(moment))) = self.asked.try_get_value() else { return };
        if answer.is_empty() {
            return self.give_up();
        }
        if let Some(text) = read_text(number, answer) {
            let text = (!text.is_empty()).then(|| text.to_owned());
            self.settle(moment, text);
        }
    }

    /// The worker does not answer; the next question goes to another one.
    fn give_up(self) {
        let _ = self.worker.try_set_value(None);
        if let Some((_, Some(moment))) = self.asked.try_get_value() {
            self.settle(moment, None);
        }
    }

    fn settle(self, moment: Moment, found: Option<String>) {
        let number = self.asked.get_value().0;
        self.asked.set_value((number, None));
        self.patience.set_value(None);
        self.found.set(Some((moment, found)));
    }
}
