//! Computers at the table: they are called after the page has been drawn, and think in a worker, so
//! that the page never stands still. Without a worker they think here, one action at a time, with what is fetched
//! for that. Either way they choose the same.

use leptos::prelude::*;

use super::{Table, ai};
use crate::browser::clock;
use crate::browser::timer::Timer;
use crate::browser::worker::{PATIENCE_MILLIS, Worker};
use crate::kernel::question::{Asked, Question, Reply, Sent, read_progress};
use crate::kernel::{BySeat, Match, Seat, SeatSet};
use crate::shell::board::Board;
use crate::shell::kit::app_context::{Answer, Preference};
use crate::shell::model::pacing::{Pace, Wait};
use crate::shell::model::seating::{Player, Seating};
use crate::shell::model::table_model::RecapModel;
use crate::shell::narration::{Listener, recap};

/// The time until code that thinks here and did not come is fetched again, in milliseconds.
const AGAIN_MILLIS: i32 = 3_000;

/// The factor by which things on stage are looked at longer than other actions.
const STAGED: f64 = 2.0;

impl<G: Board> Table<G> {
    /// Starts the worker, if the seating and the match give it something to do.
    pub(super) fn start_worker(self) {
        let game = self.game.read_untracked();
        let is_mixed = self.persons().len() < game.n_seats();
        let is_mixed = is_mixed && !self.is_thought_elsewhere();
        let is_started = self.computers.worker.with_value(Option::is_some);
        if is_mixed && !is_started && !game.turn().awaited().is_empty() {
            let observe = move |answer: String| self.observe(&answer);
            let worker = Worker::start(G::ID, observe, move || self.give_worker_up(0));
            self.computers.worker.set_value(worker);
            self.computers.sent.set_value(Sent::NOTHING);
        }
    }

    /// The seats of persons, here and elsewhere.
    fn persons(self) -> SeatSet {
        self.seating.with_untracked(Seating::persons)
    }

    /// The computer that is next, in its turn or out of it; none while a person acts out of turn.
    fn next_computer(self) -> Option<Seat> {
        let guest = self.device.get_untracked().guest;
        let game = self.game.read_untracked();
        let next = ai::asked(&game, self.persons(), self.declined(game.ply()));
        next.filter(|_| guest.is_none() && !self.is_thought_elsewhere())
    }

    /// Tells whether another device thinks for the computers: the one at which the table was laid, as long as people at
    /// other devices in the room play at it.
    fn is_thought_elsewhere(self) -> bool {
        let is_guest = self.origin.with_value(|it| it.is_guest);
        is_guest && self.seating.with_untracked(|it| !it.phones().is_empty())
    }

    /// Those who have been asked in vain after so many actions.
    fn declined(self, ply: usize) -> SeatSet {
        let (at, seats) = self.computers.declined.get_value();
        if at == ply { seats } else { SeatSet::NONE }
    }

    /// Tells whether people wait for a computer; they do not while one is asked if it breaks in on them.
    fn is_waited_for(self) -> bool {
        let next = ai::next(&self.game.read_untracked(), self.persons());
        self.next_computer().is_some() && next.is_some()
    }

    /// Calls the computers, if it is for them to act; they begin after the page has been drawn.
    pub(super) fn call_computers(self, millis: i32) {
        // What was asked before belongs to a moment that has passed.
        self.computers.asked.update_value(|it| *it += 1);
        self.computers.call.set_value(None);
        self.computers.forget_recap();
        let ply = self.game.read_untracked().ply();
        self.computers.declined.set_value((ply, SeatSet::NONE));
        let is_called = self.next_computer().is_some();
        self.computers.announce(self.is_waited_for());
        if is_called {
            self.computers.began.set_value(ply);
            self.computers.shown.set_value(ply);
            let n_computers = self.seats_of_computers().len();
            self.computers.wait.set_value(Wait::new(clock::now(), self.pace(), n_computers));
            self.call_again(millis);
        }
    }

    fn seats_of_computers(self) -> SeatSet {
        let persons = self.persons();
        Seat::all(self.game.read_untracked().n_seats()).filter(|it| !persons.has(*it)).collect()
    }

    /// From now on computers play so fast, here and at other tables.
    pub(super) fn change_pace(self, pace: Pace) {
        let is_faster = self.pace() < pace;
        self.ctx.prefer.run(Preference::Pace(pace));
        self.computers.wait.update_value(|it| *it = it.at(clock::now(), pace));
        if is_faster && self.next_computer().is_some() {
            self.call_again(0);
        }
    }

    /// Computers play at once, until a person is awaited.
    pub(super) fn skip(self) {
        self.computers.skips.set_value(true);
        if self.next_computer().is_some() {
            self.call_again(0);
        }
    }

    fn call_again(self, millis: i32) {
        self.computers.call.set_value(Timer::after(millis, move || self.let_computers_act()));
    }

    /// Lets the computers act: by asking the worker, or here.
    fn let_computers_act(self) {
        // A table that was closed has nobody to ask.
        let Some(here) = self.computers.here.try_get_value() else { return };
        if self.ask() {
            return;
        }
        let Some(answer) = here else { return self.fetch_answer() };
        self.computers.sent.set_value(Sent::NOTHING);
        if let Some(said) = self.question().and_then(|it| answer(&it.to_string())) {
            self.observe(&said);
        }
    }

    /// Fetches what thinks here, and lets the computers act then.
    fn fetch_answer(self) {
        let then = move |answer: Option<Answer>| {
            // The table may be closed by now.
            if self.computers.here.try_set_value(answer).is_none() {
                self.call_again(if answer.is_some() { 0 } else { AGAIN_MILLIS });
            }
        };
        (self.ctx.fetch_answer)(G::ID, Box::new(then));
    }

    /// Asks the worker what the computer that is next chooses. Tells whether there is a worker.
    fn ask(self) -> bool {
        let post = |worker: &Option<Worker>| {
            let (worker, question) = (worker.as_ref()?, self.question()?);
            worker.post(&question.to_string());
            Some(())
        };
        let is_asked = self.computers.worker.try_with_value(post).flatten().is_some();
        if is_asked {
            self.give_worker_up(PATIENCE_MILLIS);
        }
        is_asked
    }

    fn question(self) -> Option<Question> {
        let seat = self.next_computer()?;
        let game = self.game.read_untracked();
        let Player::Computer(level) = self.seating.with_untracked(|it| it.player(seat)) else {
            return None;
        };
        let number = self.computers.asked.get_value() + 1;
        self.computers.asked.set_value(number);
        let told = self.computers.sent.try_update_value(|it| it.write_next(&game))?;
        let question = Question { number, seat, asked: Asked::Act(level), told };
        self.computers.goes_on.set_value(question.goes_on());
        Some(question)
    }

    /// Takes the action that the worker answers with, unless the question has lost its meaning.
    fn observe(self, answer: &str) {
        if answer.is_empty() {
            return self.give_worker_up(0);
        }
        let Some(number) = self.computers.asked.try_get_value() else { return };
        if let Some(percent) = read_progress(number, answer) {
            self.computers.note_progress(percent);
            return self.give_worker_up(PATIENCE_MILLIS);
        }
        let Some(reply) = Question::read_answer::<G>(number, answer) else { return };
        self.computers.note_progress(0);
        if reply == Reply::NeedsAll {
            return self.send_all();
        }
        let Some(seat) = self.next_computer() else { return };
        let act = |game: &mut Match<G>| {
            match reply {
                Reply::Act(action) => game.play(seat, action).ok()?,
                Reply::Decline => {
                    let declined = (game.ply(), self.declined(game.ply()).with(seat));
                    self.computers.declined.set_value(declined);
                    return Some(None);
                }
                Reply::NeedsAll => return None,
            }
            game.pass_due();
            let select = self.select(game);
            self.pass_for_persons(game);
            Some(select)
        };
        let Some(select) = self.game.try_update_untracked(act).flatten() else {
            return self.give_worker_up(0);
        };
        // What nobody looks at need not be kept: after a reload it is chosen again.
        if select.is_some() || !self.ask() {
            self.after_computers(select);
        }
    }

    /// Asks again a worker that does not have the match, and tells it all; one that was told all is given
    /// up.
    fn send_all(self) {
        self.computers.sent.set_value(Sent::NOTHING);
        if !self.computers.goes_on.get_value() || !self.ask() {
            self.give_worker_up(0);
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

    /// For how long people look at the last action, in milliseconds; none if nobody notices it, or
    /// there is no time for it.
    fn select(self, game: &Match<G>) -> Option<i32> {
        let observer = self.device.get_untracked().observer(game);
        let last = game.log().get(game.ply_before(game.ply()));
        let last = last.filter(|_| ai::was_noticed(game, observer))?;
        let seat = last.seat;
        let passes_on = ai::next(game, self.persons()) != Some(seat);
        let is_staged = last.events.iter().filter_map(G::staged).any(|it| it.weight.is_weighty());
        let staged = if is_staged { STAGED } else { 1.0 };
        let pause = self.pace().pause_millis() * f64::from(G::PACE).max(staged);
        let select = |wait: &mut Wait| wait.select(clock::now(), seat, pause, passes_on);
        self.computers.wait.try_update_value(select).flatten().map(|it| it as i32)
    }

    /// The present pace of computers.
    pub(super) fn pace(self) -> Pace {
        let skips = self.computers.skips.get_value();
        if skips { Pace::AtOnce } else { self.ctx.preferences.get_untracked().pace }
    }

    /// Keeps and shows what computers did; calls those that are next, or tells what has happened. Of
    /// those who were asked whether they break in, and all declined, there is nothing to tell.
    fn after_computers(self, select: Option<i32>) {
        let has_acted = self.computers.began.get_value() < self.game.read_untracked().ply();
        if !has_acted && self.next_computer().is_none() {
            self.computers.call.set_value(None);
            self.computers.skips.set_value(false);
            return self.computers.announce(false);
        }
        self.save();
        let (shown, latest) = (self.computers.shown.get_value(), self.game.read_untracked().ply());
        self.sound(shown);
        self.computers.shown.set_value(latest);
        if self.next_computer().is_some() {
            self.stage(shown);
            self.call_again(select.unwrap_or_default());
        } else {
            self.computers.call.set_value(None);
            self.computers.skips.set_value(false);
            self.computers.announce(false);
            self.hand_on();
            self.show_first(shown);
            self.announce_what_was_done();
        }
        self.game.notify();
    }

    /// Tells what computers did: each sentence, or in a few words what could not all be watched.
    fn announce_what_was_done(self) {
        // The table of a match that is over lies open: only how it ended is read aloud.
        let (latest, is_over) = {
            let game = self.game.read_untracked();
            (game.ply(), game.turn().awaited().is_empty())
        };
        let began = self.computers.began.get_value();
        let is_abridged = self.computers.wait.with_value(Wait::is_abridged);
        if is_over || !is_abridged {
            return self.narrate(if is_over { latest.saturating_sub(1) } else { began });
        }
        self.computers.told.set(Some(began..latest));
        let recap = {
            let game = self.game.read_untracked();
            untrack(|| self.recap(&game, &self.names(self.ctx.lang.get())))
        };
        let lines = recap.map(|it| it.lines).unwrap_or_default();
        self.narrate_after(lines, latest.saturating_sub(1));
    }

    /// The words for the observer at the device about what computers did, while that is to be told.
    pub(super) fn recap(self, game: &Match<G>, names: &BySeat<String>) -> Option<RecapModel> {
        let plies = self.computers.told.get().filter(|it| it.end == game.ply())?;
        let to = Listener { observer: self.observer(game), lang: self.ctx.lang.get(), names };
        let ply = plies.start;
        Some(RecapModel { lines: recap::lines(game, plies, self.seats_of_computers(), to), ply })
    }
}
