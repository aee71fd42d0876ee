//! The adviser: a worker of its own, which is started when it is first wanted; where there is none, or it fails, or
//! says nothing for long, the page itself, once it has been painted.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::timer::Timer;
use crate::browser::worker::{PATIENCE_MILLIS, Worker};
use crate::kernel::Seat;
use crate::kernel::question::{Asked, Question, read_progress, read_text};
use crate::parts::Lasting;

/// An answer that says that all of the match is needed.
const NEEDS_ALL: &str = "?";

/// Answers a question here, which tells all of the match: with what stands in an answer behind its number.
type Answer = Box<dyn Fn(&Question) -> Option<String>>;

/// A match as a message to a worker.
#[derive(Clone, Debug, Default)]
pub struct MatchMessage {
    /// All of it: a record.
    pub all: String,
    /// The message to somebody who has been told all of it; empty where nobody is asked twice about it.
    pub again: String,
}

/// A question under way.
struct Pending {
    question: Question,
    told: MatchMessage,
    here: Answer,
    /// Is given the answer, empty where there is nothing to be said; none if the question makes no sense.
    then: Box<dyn FnOnce(Option<String>)>,
}

/// Gives advice, one question after another; a later question takes the place of an earlier one. It is gone with its owner.
pub type Advisor = Lasting<AdvisorParts>;

/// The parts of a [`Advisor`].
pub struct AdvisorParts {
    /// The id of the game.
    game: &'static str,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    /// True if a worker was given up: from then on the page thinks.
    is_alone: StoredValue<bool>,
    has_all: StoredValue<bool>,
    n_asked: StoredValue<u32>,
    pending: StoredValue<Option<Pending>, LocalStorage>,
    patience: StoredValue<Option<Timer>>,
    /// The progress of the answer, in percent; 0 where nothing is known of it.
    progress: RwSignal<u32>,
}

impl Advisor {
    /// Of the game with this id. Nobody is asked yet, and no worker started.
    pub fn new(game: &'static str) -> Advisor {
        Lasting::of(AdvisorParts {
            game,
            worker: StoredValue::new_local(None),
            is_alone: StoredValue::new(false),
            has_all: StoredValue::new(false),
            n_asked: StoredValue::new(0),
            pending: StoredValue::new_local(None),
            patience: StoredValue::new(None),
            progress: RwSignal::new(0),
        })
    }

    /// The progress of the answer to the latest question, in percent; 0 where nothing is known of it.
    pub fn progress(self) -> Signal<u32> {
        self.progress.into()
    }

    /// Starts the worker, if it is not there: it is soon to be asked.
    pub fn prepare(self) {
        let is_there = self.worker.with_value(Option::is_some);
        if is_there || self.is_alone.get_value() {
            return;
        }
        let worker = Worker::start(
            self.game,
            move |answer| self.observe(&answer),
            move || self.give_worker_up(0),
        );
        self.is_alone.set_value(worker.is_none());
        self.has_all.set_value(false);
        self.worker.set_value(worker);
    }

    /// Asks about a seat of a match. `here` answers where no worker does.
    pub fn ask(
        self,
        told: MatchMessage,
        (seat, asked): (Seat, Asked),
        here: Answer,
        then: impl FnOnce(Option<String>) + 'static,
    ) {
        self.prepare();
        let number = self.n_asked.get_value() + 1;
        self.n_asked.set_value(number);
        self.progress.set(0);
        let question = Question { number, seat, asked, told: String::new() };
        self.pending.set_value(Some(Pending { question, told, here, then: Box::new(then) }));
        if self.is_alone.get_value() {
            return self.think_here();
        }
        let goes_on = self.has_all.get_value();
        self.post(goes_on);
    }

    /// Stops the worker: nobody waits for it any longer.
    pub fn stop(self) {
        self.pending.set_value(None);
        self.patience.set_value(None);
        self.worker.set_value(None);
    }

    /// Sends what is pending, with all of the match unless the worker has it.
    fn post(self, goes_on: bool) {
        let text = self.pending.with_value(|it| {
            let it = it.as_ref()?;
            let goes_on = goes_on && !it.told.again.is_empty();
            let told = if goes_on { &it.told.again } else { &it.told.all };
            Some((Question { told: told.clone(), ..it.question.clone() }.to_string(), goes_on))
        });
        let Some((text, goes_on)) = text else { return };
        self.worker.with_value(|it| it.iter().for_each(|it| it.post(&text)));
        // A worker that says it needs all after it was told all is given up.
        self.has_all.set_value(goes_on);
        self.give_worker_up(PATIENCE_MILLIS);
    }

    fn observe(self, answer: &str) {
        if answer.is_empty() {
            return self.give_worker_up(0);
        }
        let number = self.n_asked.try_get_value().unwrap_or_default();
        if let Some(percent) = read_progress(number, answer) {
            let _ = self.progress.try_set(percent);
            return self.give_worker_up(PATIENCE_MILLIS);
        }
        let Some(text) = read_text(number, answer) else { return };
        if text == NEEDS_ALL {
            return if self.has_all.get_value() {
                self.post(false)
            } else {
                self.give_worker_up(0)
            };
        }
        self.has_all.set_value(true);
        self.finish(Some(text.to_owned()));
    }

    /// Hands the answer over.
    fn finish(self, answer: Option<String>) {
        self.patience.set_value(None);
        let pending = self.pending.try_update_value(Option::take).flatten();
        if let Some(Pending { then, .. }) = pending {
            then(answer);
        }
    }

    /// Goes on without the worker after so many milliseconds, unless it answers before.
    fn give_worker_up(self, millis: i32) {
        let go_on_alone = move || {
            self.worker.set_value(None);
            self.is_alone.set_value(true);
            self.think_here();
        };
        let _ = self.patience.try_set_value(Timer::after(millis, go_on_alone));
    }

    /// Thinks on the page, after it has been painted.
    fn think_here(self) {
        let think = move || {
            let answer = self.pending.try_with_value(|it| {
                let it = it.as_ref()?;
                let whole = Question { told: it.told.all.clone(), ..it.question.clone() };
                Some((it.here)(&whole))
            });
            if let Some(Some(answer)) = answer {
                self.finish(answer);
            }
        };
        request_animation_frame(move || set_timeout(think, Duration::ZERO));
    }
}
