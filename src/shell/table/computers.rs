//! Computers at the table: they are called after the page has been drawn, and think in a worker, so
//! that the page never stands still. Without a worker they think here, in short slices. Either way
//! they choose the same.

use leptos::prelude::*;

use super::Table;
use crate::browser::clock;
use crate::browser::timer::Timer;
use crate::browser::worker::Worker;
use crate::kernel::question::Question;
use crate::kernel::{Match, Seat, record};
use crate::shell::company::Player;
use crate::shell::device::Device;
use crate::shell::frame::Haste;
use crate::shell::{Room, thinker};

/// The script of the worker.
const WORKER: &str = "public/think.js";

/// A worker that has not answered after so long, in milliseconds, is given up. It may have to be
/// fetched first.
const PATIENCE_MILLIS: i32 = 15_000;

/// Computers that think here may do so for so long, in milliseconds, before the page is drawn again.
const SLICE_MILLIS: f64 = 12.0;

/// In haste, computers play so many times as fast.
const FAST: i32 = 5;

/// What a table keeps of its computers.
#[derive(Clone, Copy)]
pub struct Computers {
    /// What calls them, or gives the worker up; cancelled with the table.
    call: StoredValue<Option<Timer>>,
    /// How many actions had been taken when they began.
    began: StoredValue<usize>,
    /// How fast they play.
    haste: StoredValue<Haste>,
    /// The worker that thinks for them; none where they think here.
    worker: StoredValue<Option<Worker>, LocalStorage>,
    /// The number of the latest question to the worker: no answer to another one counts.
    asked: StoredValue<u32>,
}

impl Computers {
    /// The computers of a table where so many actions have been taken.
    pub fn new(ply: usize) -> Computers {
        Computers {
            call: StoredValue::new(None),
            began: StoredValue::new(ply),
            haste: StoredValue::new(Haste::Plain),
            worker: StoredValue::new_local(None),
            asked: StoredValue::new(0),
        }
    }
}

impl<G: Room> Table<G> {
    /// Starts the worker, if the company and the match give it something to do.
    pub(super) fn start_worker(self) {
        let game = self.game.read_untracked();
        let is_mixed = self.device.read_untracked().persons.len() < game.n_seats();
        let is_started = self.computers.worker.with_value(Option::is_some);
        if is_mixed && !is_started && !game.turn().awaited().is_empty() {
            let hear = move |answer: String| self.hear(&answer);
            let worker = Worker::start(WORKER, hear, move || self.give_worker_up(0));
            self.computers.worker.set_value(worker);
        }
    }

    /// The computer that is next; none while somebody acts out of turn.
    fn next_computer(self) -> Option<Seat> {
        let Device { persons, guest, .. } = self.device.get_untracked();
        let next = thinker::next(&self.game.read_untracked(), persons);
        next.filter(|_| guest.is_none())
    }

    /// Calls the computers, if it is for them to act; they begin after the page has been drawn.
    pub(super) fn call_computers(self, millis: i32) {
        // What was asked before belongs to a moment that has passed.
        self.computers.asked.update_value(|it| *it += 1);
        self.computers.call.set_value(None);
        let ply = self.game.read_untracked().ply();
        if self.next_computer().is_some() {
            self.computers.began.set_value(ply);
            self.call_again(millis);
        }
    }

    /// From now on computers play so fast, the one whose turn it is at once.
    pub(super) fn hurry(self, haste: Haste) {
        self.computers.haste.set_value(haste);
        if self.next_computer().is_some() {
            self.call_again(0);
        }
    }

    fn call_again(self, millis: i32) {
        self.computers.call.set_value(Timer::after(millis, move || self.let_computers_act()));
    }

    /// Lets the computers act: by asking the worker, or here for one slice of time.
    fn let_computers_act(self) {
        // A table that was closed has nobody to ask, and nothing to update.
        if self.ask() {
            return;
        }
        if let Some(noticed) = self.game.try_update_untracked(|game| self.act_unseen(game)) {
            self.after_computers(noticed);
        }
    }

    /// Asks the worker what the computer that is next chooses. Tells whether there is a worker.
    fn ask(self) -> bool {
        let tell = |worker: &Option<Worker>| {
            let (worker, question) = (worker.as_ref()?, self.question()?);
            worker.tell(&question.to_string());
            Some(())
        };
        let is_asked = self.computers.worker.try_with_value(tell).flatten().is_some();
        if is_asked {
            self.give_worker_up(PATIENCE_MILLIS);
        }
        is_asked
    }

    fn question(self) -> Option<Question> {
        let seat = self.next_computer()?;
        let game = self.game.read_untracked();
        let Player::Computer(level) = self.company.with_untracked(|it| it.player(seat)) else {
            return None;
        };
        let number = self.computers.asked.get_value() + 1;
        self.computers.asked.set_value(number);
        Some(Question { number, seat, level, record: record::write(&game, &[]) })
    }

    /// Takes the action that the worker answers with, unless the question has lost its meaning.
    fn hear(self, answer: &str) {
        if answer.is_empty() {
            return self.give_worker_up(0);
        }
        let Some(number) = self.computers.asked.try_get_value() else { return };
        let Some(action) = Question::hear::<G>(number, answer) else { return };
        let seat = self.next_computer();
        let act = |game: &mut Match<G>| {
            let seat = seat?;
            game.play(seat, action).ok()?;
            Some(self.is_noticed(game))
        };
        let Some(noticed) = self.game.try_update_untracked(act).flatten() else {
            return self.give_worker_up(0);
        };
        // What nobody noticed need not be kept: after a reload it is chosen again.
        if noticed || !self.ask() {
            self.after_computers(noticed);
        }
    }

    /// Lets the computers think here after so many milliseconds, unless the worker answers before.
    fn give_worker_up(self, millis: i32) {
        let think_here = move || {
            self.computers.worker.set_value(None);
            if self.next_computer().is_some() {
                self.let_computers_act();
            }
        };
        let _ = self.computers.call.try_set_value(Timer::after(millis, think_here));
    }

    /// Takes actions of computers until one is noticed. Tells whether one was.
    fn act_unseen(self, game: &mut Match<G>) -> bool {
        let start = clock::now();
        while self.company.with_untracked(|it| thinker::step(game, it)) {
            if self.is_noticed(game) {
                return true;
            }
            if SLICE_MILLIS <= clock::now() - start {
                return false;
            }
        }
        false
    }

    /// Whether the person at the device notices the last action, and does not skip it.
    fn is_noticed(self, game: &Match<G>) -> bool {
        let eye = self.device.get_untracked().eye(game);
        self.computers.haste.get_value() != Haste::Skip && thinker::was_noticed(game, eye)
    }

    /// The pause after an action that was noticed.
    fn pace(self) -> i32 {
        let pause = self.desk.manner.get_untracked().pause_millis * G::PACE;
        match self.computers.haste.get_value() {
            Haste::Plain => pause,
            Haste::Fast => pause / FAST,
            Haste::Skip => 0,
        }
    }

    /// Keeps and shows what computers did; calls those that are next, or tells what has happened.
    fn after_computers(self, noticed: bool) {
        self.save();
        if self.next_computer().is_some() {
            self.call_again(if noticed { self.pace() } else { 0 });
        } else {
            self.computers.call.set_value(None);
            self.hand_on();
            if self.computers.haste.get_value() == Haste::Skip {
                self.computers.haste.set_value(Haste::Plain);
            }
            // The table of a match that is over lies open: only how it ended is read aloud.
            let game = self.game.read_untracked();
            let last = game.ply().saturating_sub(1);
            let is_over = game.turn().awaited().is_empty();
            drop(game);
            self.narrate(if is_over { last } else { self.computers.began.get_value() });
        }
        self.game.notify();
    }
}
