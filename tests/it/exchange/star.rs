//! A host and up to three guests, each with a wire to the host: all that can happen to them, in any order.

mod asking;
mod quiet;

use kernel::chance::FastChance;
use kernel::exchange::{Ask, Asking, Change, Lead, Meeting, Received, Why};
use kernel::{Game, Match, Seat, SeatSet, Seed, record};

use super::course::Course;
use super::deeds::{Deed, act};
use super::wire::{At, Wire};
use super::{Pool, persons, seats_of};

/// So many things happen before all is quiet, at most.
const STEPS_MAX: u32 = 40;

/// After so many greetings all have the same line.
const BEATS_MAX: usize = 12;

/// No more texts go over quiet wires before that.
const TEXTS_MAX: usize = 400;

/// In one of so many schedules, the last guest has another match.
const STRANGE_ONE_IN: u32 = 10;

/// In one of so many, a person may act at any device.
const SHARES_ONE_IN: u32 = 8;

/// In one of so many, no device leads.
const EQUAL_ONE_IN: u32 = 4;

/// The lines that lead at a wire for its host and its guest.
const LEADS: [[Lead; 2]; 2] = [[Lead::Own, Lead::Other], [Lead::ByRules; 2]];

const HOST: usize = 0;

struct Device<G: Game> {
    game: Match<G>,
    turned_back: u32,
    left: Vec<Match<G>>,
    /// A question of this device, and one that its person has not answered yet.
    own_ask: Option<Ask>,
    to_answer: Option<Ask>,
    /// The other end has another match: nothing goes on between them.
    is_strange: bool,
    is_refused: bool,
}

impl<G: Game> Device<G> {
    fn new(game: Match<G>, is_strange: bool) -> Device<G> {
        let (own_ask, to_answer) = (None, None);
        let left = Vec::new();
        Device { game, turned_back: 0, left, own_ask, to_answer, is_strange, is_refused: false }
    }
}

struct Star<G: Game> {
    devices: Vec<Device<G>>,
    /// The wire of each guest, the first of which is device 1.
    wires: Vec<Wire>,
    asking: Option<Asking>,
    /// The guest that asked; none if the host did.
    asker: Option<usize>,
    persons: SeatSet,
    leads: [Lead; 2],
    is_shared: bool,
    is_quiet: bool,
    deeds: Vec<Deed>,
    /// The lines before and after something was taken back.
    taken_back: Vec<[Match<G>; 2]>,
    luck: FastChance,
    course: Course,
}

impl<G: Game> Star<G> {
    fn new(base: &Match<G>, mut luck: FastChance) -> Star<G> {
        let n_guests = 1 + luck.pick(3) as usize;
        let has_stranger = luck.pick(STRANGE_ONE_IN) == 0;
        let device = |nth: usize| {
            let is_strange = has_stranger && nth == n_guests;
            let seed = Seed::from_bits(base.seed().bits() + 1);
            let other = || Match::begin(base.setup().clone(), seed).expect("a table");
            Device::new(if is_strange { other() } else { base.clone() }, is_strange)
        };
        let persons = persons(base, &mut luck);
        let leads = LEADS[usize::from(luck.pick(EQUAL_ONE_IN) == 0)];
        Star {
            devices: (0..=n_guests).map(device).collect(),
            wires: (0..n_guests).map(|_| Wire::new(leads, persons)).collect(),
            asking: None,
            asker: None,
            persons,
            leads,
            is_shared: luck.pick(SHARES_ONE_IN) == 0,
            is_quiet: false,
            deeds: Vec::new(),
            taken_back: Vec::new(),
            luck,
            course: Course::default(),
        }
    }

    fn pick(&mut self, n: usize) -> usize {
        self.luck.pick(n as u32) as usize
    }

    fn step(&mut self) {
        let (device, wire) = (self.pick(self.devices.len()), self.pick(self.wires.len()));
        match self.luck.pick(20) {
            0..=5 => self.act(device),
            6..=13 => {
                let at = if self.luck.pick(2) == 0 { At::Host } else { At::Guest };
                self.deliver(wire, at);
            }
            14 | 15 => self.lay(wire),
            16 => self.beat(wire),
            17 => self.ask(device),
            18 => self.answer(device),
            _ => match self.luck.pick(4) {
                0 => self.cut(wire),
                1 => self.restart(device),
                2 => self.take_back_freely(),
                _ => {}
            },
        }
    }

    /// Someone at a device acts; the computers think at the host.
    fn act(&mut self, nth: usize) {
        let n_devices = self.devices.len();
        let device = &mut self.devices[nth];
        let all: SeatSet = Seat::all(device.game.n_seats()).collect();
        let computers = all.minus(self.persons);
        let seats = match (device.is_strange || self.is_shared, nth == HOST) {
            (true, _) => all,
            (false, true) => seats_of(&device.game, nth, n_devices).or(computers),
            (false, false) => seats_of(&device.game, nth, n_devices).minus(computers),
        };
        let deed = act(&mut device.game, seats, nth, &mut self.luck);
        if !device.is_strange {
            self.deeds.extend(deed.filter(|it| self.persons.has(it.seat())));
        }
        self.pass_on(nth, None);
    }

    /// A device sends what its other ends lack, but for the one from which that has come.
    fn pass_on(&mut self, nth: usize, but: Option<usize>) {
        let at = if nth == HOST { At::Host } else { At::Guest };
        let of_device = |wire: &usize| nth == HOST || *wire + 1 == nth;
        let wires = (0..self.wires.len()).filter(|it| of_device(it) && but != Some(*it));
        for wire in wires.collect::<Vec<usize>>() {
            let Device { game, turned_back, .. } = &self.devices[nth];
            let text = self.wires[wire].end(at).changed(game, *turned_back);
            self.send(wire, at.other(), text);
        }
    }

    fn send(&mut self, wire: usize, to: At, text: Option<String>) {
        if let Some(text) = text {
            self.wires[wire].send(to, text, self.is_quiet, &mut self.luck);
        }
    }

    /// The next text of a wire arrives.
    fn deliver(&mut self, wire: usize, at: At) -> bool {
        let Some(text) = self.wires[wire].next(at, self.is_quiet, &mut self.luck) else {
            return false;
        };
        let nth = if at == At::Host { HOST } else { wire + 1 };
        let Device { game, turned_back, .. } = &self.devices[nth];
        let received = self.wires[wire].end(at).receive(game, *turned_back, &text);
        self.take(received, wire, at);
        true
    }

    fn take(&mut self, received: Received<G>, wire: usize, at: At) {
        let nth = if at == At::Host { HOST } else { wire + 1 };
        self.send(wire, at.other(), received.reply);
        match received.meeting {
            Some(Meeting::Joined { .. }) => self.course.n_joined += 1,
            Some(Meeting::Parted { .. }) => self.course.n_parted += 1,
            _ => {}
        }
        let is_strange = self.devices[wire + 1].is_strange;
        for why in received.refused.into_iter().chain(received.refused_there) {
            match why {
                Why::Unreadable => self.course.n_unreadable += 1,
                Why::OtherMatch => {
                    assert!(is_strange);
                    self.course.n_strange += 1;
                    self.devices[wire + 1].is_refused = true;
                }
                Why::NewerProtocol | Why::OtherEdition(_) | Why::TooLong | Why::Unplayable(_) => {
                    panic!("{why}")
                }
            }
        }
        if let Some(Change { game, turned_back, left }) = received.change {
            assert!(!is_strange);
            let device = &mut self.devices[nth];
            assert!(device.turned_back <= turned_back);
            (device.game, device.turned_back) = (game, turned_back);
            self.course.n_left += usize::from(left.is_some());
            device.left.extend(left);
            let ply = device.game.ply();
            device.game.pass_due();
            let is_passed = ply < device.game.ply();
            self.pass_on(nth, (!is_passed).then_some(wire));
        }
        if let Some(ask) = received.asked {
            self.asked(ask, wire, at);
        }
        if let Some((ask, verdict)) = received.answered {
            match at {
                At::Host => self.answered(wire, ask, verdict),
                At::Guest => self.devices[nth].own_ask = None,
            }
        }
    }

    /// Lays a new wire where one was cut.
    fn lay(&mut self, wire: usize) {
        if self.wires[wire].is_up {
            return;
        }
        self.wires[wire].is_up = true;
        self.beat(wire);
    }

    /// Both ends say what they have, and what they have asked.
    fn beat(&mut self, wire: usize) {
        for (nth, at) in [(HOST, At::Host), (wire + 1, At::Guest)] {
            let Device { game, turned_back, own_ask, .. } = &self.devices[nth];
            let (end, own_ask) = (self.wires[wire].end(at), *own_ask);
            let mut texts = vec![end.greet(game, *turned_back)];
            texts.extend(own_ask.filter(|it| it.holds(game, *turned_back)).map(|it| end.ask(it)));
            let asking = self.asking.as_ref().filter(|_| at == At::Host);
            let asking = asking.filter(|it| it.waits_for().any(|it| it == wire));
            texts.extend(asking.map(|it| self.wires[wire].end(at).ask(it.ask())));
            texts.into_iter().for_each(|it| self.send(wire, at.other(), Some(it)));
        }
    }

    fn cut(&mut self, wire: usize) {
        self.wires[wire].cut(self.leads, self.persons);
        self.devices[wire + 1].to_answer = None;
        if let Some(asking) = &mut self.asking {
            asking.leave(wire);
        }
        self.settle();
    }

    /// A device starts again with what it has kept: its match, and how often moves were taken back.
    fn restart(&mut self, nth: usize) {
        if nth == HOST {
            self.asking = None;
            self.devices[HOST].to_answer = None;
        }
        (0..self.wires.len()).filter(|it| nth == HOST || it + 1 == nth).for_each(|it| self.cut(it));
        let device = &mut self.devices[nth];
        let kept = record::write(&device.game, &[]);
        (device.game, _) = record::read(&kept).expect("a record");
    }

    /// Everything arrives from now on, and nothing more is done. Returns once all have the same line.
    fn become_quiet(&mut self, name: &str) {
        self.is_quiet = true;
        let wires = 0..self.wires.len();
        // What is still on its way on noisy wires is as it is.
        for beat in 0.. {
            assert!(beat < BEATS_MAX, "{name}: no end");
            for wire in wires.clone() {
                if self.wires[wire].is_up {
                    self.beat(wire);
                } else {
                    self.lay(wire);
                }
            }
            let mut n_texts = 0;
            while wires.clone().any(|it| self.deliver(it, At::Host) | self.deliver(it, At::Guest)) {
                n_texts += 1;
                assert!(n_texts < TEXTS_MAX, "{name}: too many texts");
            }
            if self.is_one() && self.asking.is_none() {
                break;
            }
            (0..self.devices.len()).for_each(|it| self.answer(it));
        }
    }

    fn is_one(&self) -> bool {
        let host = &self.devices[HOST];
        let has_same = |it: &Device<G>| {
            it.turned_back == host.turned_back
                && it.game.written_since(0) == host.game.written_since(0)
        };
        self.devices.iter().all(|it| if it.is_strange { it.is_refused } else { has_same(it) })
    }

    /// Everything that a person did counts, or is in a line that was left where it was done, or was taken back.
    fn nothing_is_lost(&mut self, name: &str) {
        let line = &self.devices[HOST].game;
        for deed in &self.deeds {
            let mut lines = self.devices[deed.device].left.iter().chain([line]);
            let is_there = lines.any(|it| deed.is_in(it));
            let is_taken_back = || {
                let mut pairs = self.taken_back.iter();
                pairs.any(|[before, after]| deed.is_in(before) && !deed.is_in(after))
            };
            assert!(is_there || is_taken_back(), "{name}: a deed is lost");
        }
        self.course.n_deeds += self.deeds.len();
    }
}

/// Runs so many schedules.
pub fn run<G: Game>(pool: &Pool<G>, n: u64) -> Course {
    let mut course = Course { n, ..Course::default() };
    for nth in 0..n {
        let mut luck = FastChance::new(nth);
        let base = pool.pick(&mut luck);
        let mut star = Star::new(base, luck);
        (0..star.wires.len()).for_each(|it| star.lay(it));
        for _ in 0..star.luck.pick(STEPS_MAX + 1) {
            star.step();
        }
        let name = format!("{} {nth}", G::ID);
        star.become_quiet(&name);
        star.nothing_is_lost(&name);
        course += star.course;
    }
    println!("{}: {course:?}", G::ID);
    course
}
