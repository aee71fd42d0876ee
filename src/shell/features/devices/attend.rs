//! A table that other devices are wired to: what they bring is taken, and what is done here is sent to them.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use super::Wired;
use super::ask::Questions;
use super::text::WireText;
use super::wires::Wires;
use super::words;
use crate::kernel::{Seat, SeatSet, Text};
use crate::parts::{Notice, effect, effect_since};
use crate::shell::kit::carrying::{Carried, Carry, Carrying};
use crate::shell::model::table_model::TableModel;

/// The time between two greetings, which make up for what was lost and show that a device is there.
const BEAT: Duration = Duration::from_secs(3);

/// Attends to the wires of a table for as long as it is open.
pub fn attend(wired: Wired, wires: &Rc<Wires>, questions: Questions) {
    let Wired { played, carrying } = wired;
    let model = played.shown.model;
    let carrying = carrying.get_value();
    let at = Rc::new(At { wired, carrying: carrying.clone(), wires: wires.clone(), questions });
    let receiver = at.clone();
    wires.open_table(Rc::new(move |number, text| receiver.receive(number, text)));
    wires.seat_persons(persons(&model.read_untracked()));
    let sender = at.clone();
    effect_since(move |was: Option<u64>| {
        let now = sender.carrying.line();
        if was != Some(now) {
            sender.carry_all(Carry::Changed);
        }
        now
    });
    let sender = at.clone();
    effect(move || {
        let names = sender.carrying.given();
        if !model.read_untracked().is_guest {
            sender.wires.post_all(&WireText::Names(names));
        }
    });
    let sender = at.clone();
    effect(move || {
        let ask = carrying.asking().get().and_then(|it| carrying.ask_of(it));
        if let Some(ask) = ask {
            sender.questions.ask(ask);
        }
    });
    let sender = at.clone();
    let presence = wires.presence();
    effect(move || {
        presence.track();
        let is_guest = model.read().is_guest;
        if !is_guest {
            sender.post_present();
            sender.questions.leave_absent();
        }
    });
    at.carry_all(Carry::Greet);
    let beat = move || {
        at.wires.look_around();
        at.carry_all(Carry::Greet);
    };
    let beating = set_interval_with_handle(beat, BEAT);
    let leaving = StoredValue::new_local(wires.clone());
    on_cleanup(move || {
        beating.into_iter().for_each(|it| it.clear());
        leaving.with_value(|it| it.close_table());
    });
}

/// The seats of persons at a table.
pub fn persons(model: &TableModel) -> SeatSet {
    let seats = model.seats.iter().enumerate();
    seats.filter(|it| !it.1.is_computer).map(|it| Seat::new(it.0)).collect()
}

/// A table and its room.
struct At {
    wired: Wired,
    carrying: Rc<dyn Carrying>,
    wires: Rc<Wires>,
    questions: Questions,
}

impl At {
    fn receive(&self, number: u32, text: &str) {
        match WireText::read(text) {
            Some(WireText::Exchange(text)) => self.carry(number, Carry::Take(text)),
            Some(WireText::Sit(name)) => self.sit(number, name),
            Some(WireText::Names(names)) if self.is_guest() => {
                let names = names.iter().enumerate();
                names.for_each(|(seat, name)| self.carrying.name(seat, name));
            }
            Some(WireText::Present(present)) => self.wires.take_present(present),
            Some(WireText::IsAtTable(_)) => self.greet(number),
            _ => {}
        }
    }

    fn is_guest(&self) -> bool {
        self.wired.played.shown.model.read_untracked().is_guest
    }

    /// A guest has sat down, perhaps under a name of its own.
    fn sit(&self, number: u32, name: String) {
        let seat = self.wires.seats(number).first();
        if let Some(seat) = seat.filter(|_| !name.is_empty() && !self.is_guest()) {
            self.carrying.name(seat.idx(), &name);
        }
        self.greet(number);
    }

    /// Tells the other end of a wire what is known here. While its table is not open yet it takes nothing: it is told
    /// again when that opens.
    fn greet(&self, number: u32) {
        if !self.is_guest() {
            let given = untrack(|| self.carrying.given());
            self.wires.post(number, &WireText::Names(given).write());
            self.post_present();
        }
        self.carry(number, Carry::Greet);
    }

    /// Tells all guests who is at the table.
    fn post_present(&self) {
        let presence = self.wires.presence();
        let present = self
            .wired
            .played
            .shown
            .model
            .with_untracked(|model| presence.with_untracked(|it| it.present(model)));
        self.wires.post_all(&WireText::Present(present));
    }

    fn carry_all(&self, what: Carry<'_>) {
        self.wires.open_numbers().into_iter().for_each(|it| self.carry(it, what));
    }

    fn carry(&self, number: u32, what: Carry<'_>) {
        let carried = self.wires.with_end(number, |it| self.carrying.carry(it, what));
        let Some(carried) = carried else { return };
        let Carried { text, refused, asked, answered, .. } = carried;
        text.into_iter().for_each(|it| self.wires.post(number, &it));
        if let Some(ask) = asked {
            self.questions.receive(ask, number);
        }
        if let Some((ask, verdict)) = answered {
            self.questions.answer(ask, verdict, number);
        }
        if let Some(why) = refused.and_then(words::refused) {
            self.notify(why);
        }
    }

    fn notify(&self, words: Text) {
        let ctx = self.wired.played.shown.ctx;
        let words = words.get(ctx.lang.get_untracked());
        ctx.notices.show(Notice::brief(words.to_owned()));
    }
}
