//! The wires from this device to others, one room for each match: they hold while people go to other pages, and come back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;

use super::presence::{Link, Peer, Presence};
use super::text::{Present, WireText};
use crate::browser::clock;
use crate::browser::timer::Timer;
use crate::browser::wire::Wire;
use crate::kernel::SeatSet;
use crate::kernel::exchange::{End, Limit};

/// A device from which nothing has come for so long is away, in milliseconds.
const SILENCE: f64 = 10_000.0;

thread_local! {
    static ALL: RefCell<Vec<Rc<Wires>>> = const { RefCell::new(Vec::new()) };
}

/// The wires that a component holds.
pub type HeldWires = StoredValue<Rc<Wires>, LocalStorage>;

/// Takes a text that has come by the wire with this number.
type Receiver = Rc<dyn Fn(u32, &str)>;

/// The wires of one match.
pub struct Wires {
    id: String,
    presence: ArcRwSignal<Presence>,
    lines: RefCell<Vec<Line>>,
    n_lines: Cell<u32>,
    /// The wire of the invitation that is open, and the key by which its answer is known.
    invited: Cell<Option<(u32, u16)>>,
    /// The end of the patience with it.
    patience: RefCell<Option<Timer>>,
    /// The table, while it is open.
    table: RefCell<Option<Receiver>>,
}

/// A wire with what is known of its other end.
struct Line {
    number: u32,
    wire: Wire,
    end: End,
    limit: Limit,
    peer: Peer,
    /// The moment at which something came last, in milliseconds.
    received: f64,
}

impl Wires {
    /// The room of the match with this id.
    pub fn of(id: &str) -> Rc<Wires> {
        ALL.with_borrow_mut(|all| {
            if let Some(wires) = all.iter().find(|it| it.id == id) {
                return wires.clone();
            }
            let wires = Rc::new(Wires {
                id: id.to_owned(),
                presence: ArcRwSignal::new(Presence::default()),
                lines: RefCell::new(Vec::new()),
                n_lines: Cell::new(0),
                invited: Cell::new(None),
                patience: RefCell::new(None),
                table: RefCell::new(None),
            });
            all.push(wires.clone());
            wires
        })
    }

    /// Those who are around the devices.
    pub fn presence(&self) -> ArcRwSignal<Presence> {
        self.presence.clone()
    }

    /// The number of the next wire.
    pub fn next_number(&self) -> u32 {
        self.n_lines.set(self.n_lines.get() + 1);
        self.n_lines.get()
    }

    /// An invitation is open, on the wire with this number; its answer is known by this key.
    pub fn invite(&self, number: u32, key: u16) {
        self.invited.set(Some((number, key)));
    }

    /// The wire of the invitation that is open, and its key.
    pub fn invited(&self) -> Option<(u32, u16)> {
        self.invited.get()
    }

    /// Does something with the open invitation after so many milliseconds, unless it is over by then.
    pub fn wait(&self, millis: i32, give_up: impl FnOnce() + 'static) {
        *self.patience.borrow_mut() = Timer::after(millis, give_up);
    }

    /// The invitation is over.
    pub fn end_invitation(&self) {
        self.invited.set(None);
        self.patience.take();
    }

    /// Takes a wire under a number of its own, with the seats of the device at its other end. Older wires to these seats are
    /// given up.
    pub fn add(&self, number: u32, seats: SeatSet, wire: Wire, end: End) {
        let peer = Peer { seats, link: Link::Joining, is_at_table: true };
        let limit = Limit::default();
        let received = clock::now();
        let mut lines = self.lines.borrow_mut();
        lines.push(Line { number, wire, end, limit, peer, received });
        drop(lines);
        self.publish();
    }

    /// Gives a wire up.
    pub fn remove(&self, number: u32) {
        self.lines.borrow_mut().retain(|it| it.number != number);
        self.publish();
    }

    /// A wire carries texts from now on: those to the same seats that came before are given up. Tells whether it is the
    /// first time.
    pub fn has_opened(&self, number: u32) -> bool {
        let mut lines = self.lines.borrow_mut();
        let Some(Peer { seats, link, .. }) =
            lines.iter().find(|it| it.number == number).map(|it| it.peer)
        else {
            return false;
        };
        lines.retain(|it| it.number == number || it.peer.seats.and(seats) != it.peer.seats);
        drop(lines);
        self.change(number, |peer| peer.link = Link::Open);
        link == Link::Joining
    }

    /// A wire is broken.
    pub fn has_closed(&self, number: u32) {
        self.change(number, |peer| peer.link = Link::Silent);
    }

    /// Does something with the wire to which another device answers, by its number.
    pub fn with_wire<T>(&self, number: u32, run: impl FnOnce(&Wire) -> T) -> Option<T> {
        self.lines.borrow().iter().find(|it| it.number == number).map(|it| run(&it.wire))
    }

    /// A text has come by a wire. Floods are not read.
    pub fn receive(&self, number: u32, text: &str) {
        let now = clock::now();
        let is_read = self.lines.borrow_mut().iter_mut().find(|it| it.number == number).map(|it| {
            let passed = (now - it.received).max(0.0) as u32;
            it.received = now;
            it.limit.admits(text.len(), passed)
        });
        if is_read != Some(true) {
            return;
        }
        let at_table = match WireText::read(text) {
            Some(WireText::IsAtTable(it)) => Some(it),
            _ => None,
        };
        self.change(number, |peer| {
            peer.link = Link::Open;
            peer.is_at_table = at_table.unwrap_or(peer.is_at_table);
        });
        let table = self.table.borrow().clone();
        if let Some(table) = table.filter(|_| at_table != Some(false)) {
            table(number, text);
        }
    }

    /// Sends a text by a wire.
    pub fn post(&self, number: u32, text: &str) {
        self.with_wire(number, |it| it.post(text));
    }

    /// Sends a text by all wires that are open.
    pub fn post_all(&self, text: &WireText<'_>) {
        let text = text.write();
        self.open_numbers().into_iter().for_each(|it| self.post(it, &text));
    }

    /// The numbers of the wires that are open.
    pub fn open_numbers(&self) -> Vec<u32> {
        let lines = self.lines.borrow();
        lines.iter().filter(|it| it.peer.link == Link::Open).map(|it| it.number).collect()
    }

    /// The seats at the other end of a wire.
    pub fn seats(&self, number: u32) -> SeatSet {
        let lines = self.lines.borrow();
        let found = lines.iter().find(|it| it.number == number);
        found.map_or(SeatSet::NONE, |it| it.peer.seats)
    }

    /// Does something with the exchange at this end of a wire. Meanwhile the wire has another one: nothing else is done
    /// with it.
    pub fn with_end<T>(&self, number: u32, run: impl FnOnce(&mut End) -> T) -> Option<T> {
        let mut end = self.lines.borrow().iter().find(|it| it.number == number)?.end.clone();
        let result = run(&mut end);
        let mut lines = self.lines.borrow_mut();
        lines.iter_mut().find(|it| it.number == number)?.end = end;
        Some(result)
    }

    /// The seats of persons are these, at all ends.
    pub fn seat_persons(&self, persons: SeatSet) {
        self.lines.borrow_mut().iter_mut().for_each(|it| it.end.seat(persons));
    }

    /// The table of the match is open: it takes what comes.
    pub fn open_table(&self, receiver: Receiver) {
        *self.table.borrow_mut() = Some(receiver);
        self.post_all(&WireText::IsAtTable(true));
    }

    /// The table is closed; the wires hold.
    pub fn close_table(&self) {
        *self.table.borrow_mut() = None;
        self.post_all(&WireText::IsAtTable(false));
    }

    /// What the host has told of those at the table.
    pub fn take_present(&self, present: Present) {
        self.presence.update(|it| it.told = Some(present));
    }

    /// Finds the wires by which nothing has come for too long.
    pub fn look_around(&self) {
        let now = clock::now();
        let is_silent = |it: &&Line| it.peer.link == Link::Open && SILENCE < now - it.received;
        let silent: Vec<u32> =
            self.lines.borrow().iter().filter(is_silent).map(|it| it.number).collect();
        silent.into_iter().for_each(|it| self.has_closed(it));
    }

    fn change(&self, number: u32, change: impl FnOnce(&mut Peer)) {
        if let Some(line) = self.lines.borrow_mut().iter_mut().find(|it| it.number == number) {
            change(&mut line.peer);
        }
        self.publish();
    }

    /// Tells those who look, if anything has changed.
    fn publish(&self) {
        let peers: Vec<Peer> = self.lines.borrow().iter().map(|it| it.peer).collect();
        if self.presence.with_untracked(|it| it.peers != peers) {
            self.presence.update(|it| it.peers = peers);
        }
    }
}
