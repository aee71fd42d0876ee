//! Computers at the table: they are called after the page has been drawn, and act in short slices.

use leptos::prelude::*;

use super::Table;
use crate::browser::clock;
use crate::browser::timer::Timer;
use crate::kernel::Match;
use crate::shell::frame::Haste;
use crate::shell::{Room, history, thinker};

/// Computers may act for so long, in milliseconds, before the page is drawn again.
const SLICE_MILLIS: f64 = 12.0;

/// In haste, computers play so many times as fast.
const FAST: i32 = 5;

impl<G: Room> Table<G> {
    /// Calls the computers, if it is for them to act; they begin after the page has been drawn.
    pub(super) fn call_computers(self, millis: i32) {
        let ply = self.game.read_untracked().ply();
        if thinker::next(&self.game.read_untracked(), self.persons).is_some() {
            self.began.set_value(ply);
            self.call_again(millis);
        }
    }

    /// From now on computers play so fast, the one whose turn it is at once.
    pub(super) fn hurry(self, haste: Haste) {
        self.haste.set_value(haste);
        if thinker::next(&self.game.read_untracked(), self.persons).is_some() {
            self.call_again(0);
        }
    }

    fn call_again(self, millis: i32) {
        self.call.set_value(Timer::after(millis, move || self.let_computers_act()));
    }

    /// Lets computers act until the person at the device notices something, for one slice of time.
    fn let_computers_act(self) {
        // A table that was closed has nothing to update.
        let Some(was_noticed) = self.game.try_update_untracked(|game| self.act_unseen(game)) else {
            return;
        };
        self.save();
        if thinker::next(&self.game.read_untracked(), self.persons).is_some() {
            self.call_again(if was_noticed { self.pace() } else { 0 });
        } else {
            if self.haste.get_value() == Haste::Skip {
                self.haste.set_value(Haste::Plain);
            }
            // The table of a match that is over lies open: only how it ended is read aloud.
            let game = self.game.read_untracked();
            let last = game.ply().saturating_sub(1);
            let is_over = game.turn().awaited().is_empty();
            drop(game);
            self.narrate(if is_over { last } else { self.began.get_value() });
        }
        self.game.notify();
    }

    /// The pause after an action that was noticed.
    fn pace(self) -> i32 {
        let pause = self.desk.manner.get_untracked().pause_millis * G::PACE;
        match self.haste.get_value() {
            Haste::Plain => pause,
            Haste::Fast => pause / FAST,
            Haste::Skip => 0,
        }
    }

    /// Takes actions of computers until one is noticed. Tells whether one was.
    fn act_unseen(self, game: &mut Match<G>) -> bool {
        let (start, holder) = (clock::now(), self.holder.get_untracked());
        while self.company.with_value(|it| thinker::step(game, it)) {
            let is_skipped = self.haste.get_value() == Haste::Skip;
            if !is_skipped && thinker::was_noticed(game, history::eye(game, self.persons, holder)) {
                return true;
            }
            if SLICE_MILLIS <= clock::now() - start {
                return false;
            }
        }
        false
    }
}
