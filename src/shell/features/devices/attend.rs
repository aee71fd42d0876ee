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
use crate::parts::Notice;
use crate::shell::kit::carrying::{Carried, Carry};
use crate::shell::kit::shown::{Played, Shown};
use crate::shell::model::table_model::TableModel;

/// The time between two greetings, which make up for what was lost and show that a device is there.
const BEAT: Duration = Duration::from_secs(3);

/// Attends to the wires of a table for as long as it is open.
pub fn attend(wired: Wired, wires: &Rc<Wires>, questions: Questions) {
    let Wired { played: Played { shown: Shown { model, .. }, .. }, carrying } = wired;
    let at = At { wired, wires: wires.clone(), questions };
    let receiver = at.clone();
    wires.open_table(Rc::new(move |number, text| receiver.receive(number, text)));
    let sender = StoredValue::new_local(at.clone());
    wires.seat_persons(persons(&model.read_untracked()));
    Effect::new(move |_| {
        carrying.line.track();
        sender.with_value(|it| it.carry_all(Carry::Changed));
    });
    Effect::new(move |_| {
        let names = carrying.given.get();
        if !model.read_untracked().is_guest {
            sender.with_value(|it| it.wires.post_all(&WireText::Names(names)));
        }
    });
    Effect::new(move |_| {
        let ask = carrying.asking.get().and_then(|it| carrying.ask_of.run(it));
        if let Some(ask) = ask {
            sender.with_value(|it| it.questions.ask(ask));
        }
    });
    let presence = wires.presence();
    Effect::new(move |_| {
        presence.track();
        let is_guest = model.read().is_guest;
        if !is_guest {
            sender.with_value(|it| {
                it.post_present();
                it.questions.leave_absent();
            });
        }
    });
    let beat = move || {
        // The table may be closed by now.
        let _ = sender.try_with_value(|it| {
            it.wires.look_around();
            it.carry_all(Carry::Greet);
        });
    };
    let beating = set_interval_with_handle(beat, BEAT);
    at.carry_all(Carry::Greet);
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
#[derive(Clone)]
struct At {
    wired: Wired,
    wires: Rc<Wires>,
    questions: Questions,
}

impl At {
    fn receive(&self, number: u32, text: &str) {
        match WireText::read(text) {
            Some(WireText::Exchange(text)) => self.carry(number, Carry::Take(text)),
            Some(WireText::Sit(name)) => self.sit(number, name),
            Some(WireText::Names(names)) if self.is_guest() => {
                let name = self.wired.carrying.name;
                names.into_iter().enumerate().for_each(|it| name.run(it));
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
            self.wired.carrying.name.run((seat.idx(), name));
        }
        self.greet(number);
    }

    /// Tells the other end of a wire what is known here. While its table is not open yet it takes nothing: it is told
    /// again when that opens.
    fn greet(&self, number: u32) {
        if !self.is_guest() {
            let given = self.wired.carrying.given.get_untracked();
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
        let carrier = self.wired.carrying.carrier.get_value();
        let Some(carried) = self.wires.with_end(number, |it| carrier(it, what)) else { return };
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
