//! The state of a table's computers.

use std::ops::Range;

use leptos::prelude::*;

use crate::browser::timer::Timer;
use crate::browser::worker::Worker;
use crate::kernel::SeatSet;
use crate::kernel::question::Sent;
use crate::shell::kit::app_context::Answer;
use crate::shell::model::pacing::{Pace, Wait};
use crate::shell::words;

/// Computers that are done within so many milliseconds are not announced.
const UNTOLD_MILLIS: i32 = 700;

/// The state of a table's computers.
#[derive(Clone, Copy)]
pub struct Computers {
    /// The timer that calls them, or gives the worker up; cancelled with the table.
    pub call: StoredValue<Option<Timer>>,
    /// The number of actions before they began.
    pub began: StoredValue<usize>,
    /// The number of actions heard, and seen on stage.
    pub shown: StoredValue<usize>,
    /// The present wait for them.
    pub wait: StoredValue<Wait>,
    /// True if nothing is looked at until a person is awaited.
    pub skips: StoredValue<bool>,
    /// The actions that are retold, since not all of them could be watched.
    pub told: RwSignal<Option<Range<usize>>>,
    /// Tells whether they have played for longer than goes without saying.
    is_long: RwSignal<bool>,
    /// The progress of the one that thinks, in words; empty where nothing was said of it.
    so_far: RwSignal<String>,
    /// The timer that says so, unless they are done before.
    announce: StoredValue<Option<Timer>>,
    /// The worker that thinks for them; none where they think here.
    pub worker: StoredValue<Option<Worker>, LocalStorage>,
    /// The code that thinks for them here, once it was fetched.
    pub here: StoredValue<Option<Answer>>,
    /// The number of the latest question to the worker: no answer to another one counts.
    pub asked: StoredValue<u32>,
    /// The part of the match that the worker was sent.
    pub sent: StoredValue<Sent>,
    /// True if the latest question told it what was new alone.
    pub goes_on: StoredValue<bool>,
    /// Those who were asked whether they act out of turn, after so many actions, and declined.
    pub declined: StoredValue<(usize, SeatSet)>,
}

impl Computers {
    /// The computers of a table where so many actions have been taken.
    pub fn new(ply: usize) -> Computers {
        Computers {
            call: StoredValue::new(None),
            began: StoredValue::new(ply),
            shown: StoredValue::new(ply),
            wait: StoredValue::new(Wait::new(0.0, Pace::AtOnce, 0)),
            skips: StoredValue::new(false),
            told: RwSignal::new(None),
            is_long: RwSignal::new(false),
            so_far: RwSignal::new(String::new()),
            announce: StoredValue::new(None),
            worker: StoredValue::new_local(None),
            here: StoredValue::new(None),
            asked: StoredValue::new(0),
            sent: StoredValue::new(Sent::NOTHING),
            goes_on: StoredValue::new(false),
            declined: StoredValue::new((ply, SeatSet::NONE)),
        }
    }

    /// Tells whether they have played for longer than goes without saying.
    pub fn is_long(self) -> Signal<bool> {
        self.is_long.into()
    }

    /// The progress of the one that thinks, in words; empty where nothing was said of it.
    pub fn so_far(self) -> Signal<String> {
        self.so_far.into()
    }

    /// The one that thinks has come so far, in percent; 0 where nothing is known of it.
    pub fn note_progress(self, percent: u32) {
        let _ = self.so_far.try_set(words::so_far(percent));
    }

    /// Tells no longer what they did.
    pub fn forget_recap(self) {
        self.told.set(None);
    }

    /// They begin, or are done; what lasts is announced.
    pub fn announce(self, are_playing: bool) {
        if !are_playing {
            self.announce.set_value(None);
            self.is_long.set(false);
        } else if !self.is_long.get_untracked() {
            let announce = move || {
                // None is told once the table is closed.
                let _ = self.is_long.try_set(true);
            };
            self.announce.set_value(Timer::after(UNTOLD_MILLIS, announce));
        }
    }
}
