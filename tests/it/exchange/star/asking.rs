//! Taking moves back by agreement: a device asks, the host asks all others, and does what they say.

use kernel::Game;
use kernel::exchange::{Ask, Asking, Verdict};

use super::{Device, HOST, Star};
use crate::exchange::wire::At;

/// The number of the person at the host, among those who have to agree.
const PERSON: usize = 99;

impl<G: Game> Star<G> {
    /// A device puts a question, if it has anything to take back.
    pub(super) fn ask(&mut self, nth: usize) {
        let Device { game, turned_back, is_strange, .. } = &self.devices[nth];
        let ply = game.ply().saturating_sub(1 + self.luck.pick(2) as usize);
        let ask = Ask::of(game, *turned_back, ply).filter(|_| !is_strange);
        let Some(ask) = ask else { return };
        if nth == HOST {
            self.begin_asking(ask, None);
        } else {
            self.devices[nth].own_ask = Some(ask);
            let text = self.wires[nth - 1].end(At::Guest).ask(ask);
            self.send(nth - 1, At::Host, Some(text));
        }
    }

    /// The host asks all who are there, but for the one that has asked.
    fn begin_asking(&mut self, ask: Ask, asker: Option<usize>) {
        let is_asked = |it: &usize| asker != Some(*it) && self.wires[*it].is_up;
        let guests = (0..self.wires.len()).filter(is_asked);
        let all: Vec<usize> = guests.chain(asker.is_some().then_some(PERSON)).collect();
        self.asking = Some(Asking::new(ask, all.clone()));
        self.asker = asker;
        if asker.is_some() {
            self.devices[HOST].to_answer = Some(ask);
        }
        for wire in all.into_iter().filter(|it| *it != PERSON) {
            let text = self.wires[wire].end(At::Host).ask(ask);
            self.send(wire, At::Guest, Some(text));
        }
        self.settle();
    }

    pub(super) fn asked(&mut self, ask: Ask, wire: usize, at: At) {
        match at {
            At::Guest => self.devices[wire + 1].to_answer = Some(ask),
            At::Host if self.asking.is_none() => self.begin_asking(ask, Some(wire)),
            At::Host => {
                let text = self.wires[wire].end(At::Host).answer(ask, Verdict::Decline);
                self.send(wire, At::Guest, Some(text));
            }
        }
    }

    /// The person at a device answers.
    pub(super) fn answer(&mut self, nth: usize) {
        let is_against = self.luck.pick(4) == 0;
        self.give(nth, if is_against { Verdict::Decline } else { Verdict::Agree });
    }

    /// The person at a device gives this answer, if it has been asked.
    pub(super) fn give(&mut self, nth: usize, verdict: Verdict) {
        let Some(ask) = self.devices[nth].to_answer.take() else { return };
        let Device { game, turned_back, .. } = &self.devices[nth];
        let verdict = if ask.holds(game, *turned_back) { verdict } else { Verdict::Void };
        if nth == HOST {
            return self.answered(PERSON, ask, verdict);
        }
        let text = self.wires[nth - 1].end(At::Guest).answer(ask, verdict);
        self.send(nth - 1, At::Host, Some(text));
    }

    pub(super) fn answered(&mut self, from: usize, ask: Ask, verdict: Verdict) {
        if let Some(asking) = &mut self.asking {
            asking.answer(from, ask, verdict);
        }
        self.settle();
    }

    /// The host does what came of its question, if it has been answered.
    pub(super) fn settle(&mut self) {
        let host = &mut self.devices[HOST];
        let Some(asking) = &self.asking else { return };
        let ask = asking.ask();
        let is_void = !ask.holds(&host.game, host.turned_back);
        let verdict = if is_void { Some(Verdict::Void) } else { asking.verdict() };
        let Some(verdict) = verdict else { return };
        self.asking = None;
        if verdict == Verdict::Agree {
            self.take_back(ask);
        } else {
            self.course.n_declined += 1;
            if let Some(wire) = self.asker {
                let text = self.wires[wire].end(At::Host).answer(ask, verdict);
                self.send(wire, At::Guest, Some(text));
            }
        }
    }

    pub(super) fn take_back(&mut self, ask: Ask) {
        let device = &mut self.devices[HOST];
        let before = device.game.clone();
        let back = ask.take_back(&mut device.game, device.turned_back);
        device.turned_back = back.expect("the question holds");
        device.game.pass_due();
        self.taken_back.push([before, device.game.clone()]);
        self.course.n_taken_back += 1;
        self.pass_on(HOST, None);
    }

    /// At a friendly table the host asks nobody.
    pub(super) fn take_back_freely(&mut self) {
        let Device { game, turned_back, .. } = &self.devices[HOST];
        if let Some(ask) = Ask::of(game, *turned_back, game.ply().saturating_sub(1)) {
            self.take_back(ask);
        }
    }
}
