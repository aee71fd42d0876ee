//! Taking moves back, where several devices play: the others are asked, by way of the host.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;

use super::Wired;
use super::ways::{Bar, Way};
use super::wires::Wires;
use crate::kernel::exchange::{Ask, Asking, Verdict};
use crate::kernel::{message, text};
use crate::parts::{Notice, effect_since};
use crate::shell::words::messages;

/// The number of the person at the host among those who are asked; wires count from 1.
const HOST: usize = 0;

/// A question that all are asked, and the wire that it came by; none if the person at the host asks.
type Put = (Asking, Option<u32>);

/// The questions at one device.
#[derive(Clone)]
pub struct Questions {
    wired: Wired,
    wires: Rc<Wires>,
    /// The question that all are asked; at a host alone.
    asking: Rc<RefCell<Option<Put>>>,
    /// The question to the person here, and the wire that the answer goes to.
    asked: Rc<Cell<Option<(Ask, u32)>>>,
    /// The number of moves that the person here is asked to take back.
    n_asked: RwSignal<Option<usize>>,
}

impl Questions {
    /// The questions at a table.
    pub fn new(wired: Wired, wires: Rc<Wires>) -> Questions {
        let (asking, asked, n_asked) = (Rc::default(), Rc::default(), RwSignal::new(None));
        Questions { wired, wires, asking, asked, n_asked }
    }

    /// A question to the person here, and the wire that the answer goes to; or none any more.
    fn ask_here(&self, asked: Option<(Ask, u32)>) {
        self.asked.set(asked);
        self.n_asked.set(asked.map(|it| it.0.n_taken_back()));
    }

    fn is_guest(&self) -> bool {
        self.wired.played.shown.model.read_untracked().is_guest
    }

    /// The person here asks.
    pub fn ask(&self, ask: Ask) {
        if self.is_guest() {
            return self.wires.open_numbers().into_iter().for_each(|it| self.post(it, ask));
        }
        self.put(ask, None);
    }

    /// A question has come by a wire.
    pub fn receive(&self, ask: Ask, from: u32) {
        if self.is_guest() { self.ask_here(Some((ask, from))) } else { self.put(ask, Some(from)) }
    }

    /// An answer has come by a wire.
    pub fn answer(&self, ask: Ask, verdict: Verdict, from: u32) {
        if self.is_guest() {
            return self.settle_here(verdict);
        }
        let verdict = self
            .asking
            .borrow_mut()
            .as_mut()
            .and_then(|(asking, _)| asking.answer(from as usize, ask, verdict));
        self.settle(verdict);
    }

    /// Puts a question to all but the one who asks; not while another one holds.
    fn put(&self, ask: Ask, from: Option<u32>) {
        if let Some(first) = self.asker(ask) {
            // Who asks again waits for the same answer.
            if first != from {
                self.conclude(from, ask, Verdict::Void);
            }
            return;
        }
        let others = self.wires.open_numbers().into_iter().filter(|it| Some(*it) != from);
        let others: Vec<u32> = others.collect();
        others.iter().for_each(|it| self.post(*it, ask));
        let host = from.map(|it| (ask, it));
        self.ask_here(host);
        let all = others.into_iter().map(|it| it as usize).chain(host.map(|_| HOST));
        let asking = Asking::new(ask, all);
        let verdict = asking.verdict();
        *self.asking.borrow_mut() = Some((asking, from));
        self.settle(verdict);
    }

    /// All have answered a host.
    fn settle(&self, verdict: Option<Verdict>) {
        let Some(verdict) = verdict else { return };
        let Some((asking, from)) = self.asking.borrow_mut().take() else { return };
        self.ask_here(None);
        let ask = asking.ask();
        if verdict == Verdict::Agree {
            self.wired.carrying.get_value().take_back(ask);
        }
        self.conclude(from, ask, verdict);
    }

    /// The wire of the one whose question about the same line is open; none if nobody asks about it.
    fn asker(&self, ask: Ask) -> Option<Option<u32>> {
        let asking = self.asking.borrow();
        asking.as_ref().filter(|(it, _)| it.ask().is_of_line(&ask)).map(|it| it.1)
    }

    /// Those who are no longer at the table are not waited for.
    pub fn leave_absent(&self) {
        let open = self.wires.open_numbers();
        let verdict = self.asking.borrow_mut().as_mut().and_then(|(asking, _)| {
            let all: Vec<usize> = asking.waits_for().filter(|it| *it != HOST).collect();
            let absent = all.into_iter().filter(|it| !open.contains(&(*it as u32)));
            absent.for_each(|it| asking.leave(it));
            asking.verdict()
        });
        self.settle(verdict);
    }

    /// Tells the one who has asked what came of it.
    fn conclude(&self, from: Option<u32>, ask: Ask, verdict: Verdict) {
        match from {
            Some(from) => self.reply(from, ask, verdict),
            None => self.settle_here(verdict),
        }
    }

    /// The question of the person here is settled.
    fn settle_here(&self, verdict: Verdict) {
        self.wired.carrying.get_value().asking().set(None);
        let ctx = self.wired.played.shown.ctx;
        let lang = ctx.lang.get_untracked();
        let words = match verdict {
            Verdict::Agree => return,
            Verdict::Decline => message!(lang, "room-declined"),
            Verdict::Void => message!(lang, "room-ask-void"),
        };
        ctx.notices.show(Notice::brief(words.to_owned()));
    }

    /// The person here answers.
    fn decide(&self, verdict: Verdict) {
        let Some((ask, from)) = self.asked.take() else { return };
        self.n_asked.set(None);
        if self.is_guest() {
            return self.reply(from, ask, verdict);
        }
        let verdict = self
            .asking
            .borrow_mut()
            .as_mut()
            .and_then(|(asking, _)| asking.answer(HOST, ask, verdict));
        self.settle(verdict);
    }

    fn post(&self, number: u32, ask: Ask) {
        let text = self.wires.with_end(number, |it| it.ask(ask));
        text.into_iter().for_each(|it| self.wires.post(number, &it));
    }

    fn reply(&self, number: u32, ask: Ask, verdict: Verdict) {
        let text = self.wires.with_end(number, |it| it.answer(ask, verdict));
        text.into_iter().for_each(|it| self.wires.post(number, &it));
    }
}

/// The question to the person here, with both answers; nothing while nobody asks.
#[component]
pub fn AskedBack(questions: Questions) -> impl IntoView {
    let ctx = questions.wired.played.shown.ctx;
    let carrying = questions.wired.carrying.get_value();
    let n_asked = questions.n_asked;
    // As soon as the match goes on, nobody waits for the answer.
    effect_since(move |was: Option<u64>| {
        let now = carrying.line();
        if was.is_some_and(|it| it != now) {
            n_asked.set(None);
        }
        now
    });
    let questions = StoredValue::new_local(questions);
    let decide = move |verdict| questions.with_value(|it| it.decide(verdict));
    let bar = move || {
        let n = n_asked.get()?;
        let title = Signal::derive(move || message!(ctx.lang.get(), "room-may-take-back", n = n));
        let ways = vec![
            Way::main(text!("room-agree"), "check", move || decide(Verdict::Agree)),
            Way::new(text!("room-decline"), "close", move || decide(Verdict::Decline)),
        ];
        Some(Bar { icon: None, title, hint: None, ways }.draw(ctx))
    };
    view! { {bar} }
}
