//! Devices that have no wire: people send the whole match as a message, which may come late, twice, or never.

use kernel::chance::FastChance;
use kernel::exchange::{Lead, Meeting, meet};
use kernel::{Game, Match, Seat, SeatSet};

use super::deeds::{Deed, act};
use super::{Pool, persons, seats_of};

/// So many things happen before all is quiet, at most.
const STEPS_MAX: u32 = 24;

/// After so many rounds all have the same line: in each of them everybody sends to the next.
const ROUNDS_MAX: usize = 12;

/// One of two seats is played at two devices in one of so many schedules.
const SHARES_ONE_IN: u32 = 8;

struct Ring<G: Game> {
    lines: Vec<Match<G>>,
    /// The lines that were left at each device.
    left: Vec<Vec<Match<G>>>,
    /// The messages that may still come, each with the number of its device.
    sent: Vec<(usize, Match<G>)>,
    deeds: Vec<Deed>,
    persons: SeatSet,
}

impl<G: Game> Ring<G> {
    fn new(base: &Match<G>, n_devices: usize, persons: SeatSet) -> Ring<G> {
        let lines = vec![base.clone(); n_devices];
        let left = lines.iter().map(|_| Vec::new()).collect();
        Ring { lines, left, sent: Vec::new(), deeds: Vec::new(), persons }
    }

    fn step(&mut self, is_shared: bool, luck: &mut FastChance) {
        let n_devices = self.lines.len();
        let device = luck.pick(n_devices as u32) as usize;
        match luck.pick(4) {
            0 | 1 => {
                let game = &mut self.lines[device];
                // Computers think at the first device.
                let computers: SeatSet =
                    Seat::all(game.n_seats()).filter(|it| !self.persons.has(*it)).collect();
                let own = seats_of(game, device, n_devices).and(self.persons);
                let own = if device == 0 { own.or(computers) } else { own };
                let seats = if is_shared { Seat::all(game.n_seats()).collect() } else { own };
                let deed = act(game, seats, device, luck);
                self.deeds.extend(deed.filter(|it| self.persons.has(it.seat())));
            }
            2 => {
                let to = luck.pick(n_devices as u32) as usize;
                self.sent.push((to, self.lines[device].clone()));
            }
            _ if self.sent.is_empty() => {}
            _ => {
                let nth = luck.pick(self.sent.len() as u32) as usize;
                let is_kept = luck.pick(4) == 0;
                let (to, line) =
                    if is_kept { self.sent[nth].clone() } else { self.sent.swap_remove(nth) };
                self.open(to, &line);
            }
        }
    }

    /// A message is opened at a device.
    fn open(&mut self, device: usize, line: &Match<G>) {
        let own = &mut self.lines[device];
        let met = meet(own, line, self.persons, Lead::ByRules).expect("one match");
        let Some(game) = met.game else { return };
        let before = std::mem::replace(own, game);
        if matches!(met.meeting, Meeting::Parted { .. }) {
            self.left[device].push(before);
        }
    }

    fn is_one(&self) -> bool {
        self.lines.iter().all(|it| it.written_since(0) == self.lines[0].written_since(0))
    }

    /// Everybody sends to the next, all at once.
    fn go_round(&mut self) {
        let lines = self.lines.clone();
        for (nth, line) in lines.iter().enumerate() {
            self.open((nth + 1) % lines.len(), line);
        }
    }
}

/// Runs so many schedules, and returns their number.
pub fn run<G: Game>(pool: &Pool<G>, n: u64) -> u64 {
    let (mut n_left, mut n_acted) = (0, 0);
    for nth in 0..n {
        let mut luck = FastChance::new(nth);
        let base = pool.pick(&mut luck);
        let n_devices = 2 + luck.pick(3) as usize;
        let mut ring = Ring::new(base, n_devices, persons(base, &mut luck));
        let is_shared = luck.pick(SHARES_ONE_IN) == 0;
        for _ in 0..luck.pick(STEPS_MAX + 1) {
            ring.step(is_shared, &mut luck);
        }
        let rounds = (0..ROUNDS_MAX).take_while(|_| {
            let is_one = ring.is_one();
            if !is_one {
                ring.go_round();
            }
            !is_one
        });
        let n_rounds = rounds.count();
        assert!(n_rounds < ROUNDS_MAX, "{} {nth}: no end", G::ID);
        for deed in &ring.deeds {
            let mut lines = ring.left[deed.device].iter().chain([&ring.lines[0]]);
            assert!(lines.any(|it| deed.is_in(it)), "{} {nth}: a deed is lost", G::ID);
        }
        n_acted += ring.deeds.len();
        n_left += usize::from(ring.left.iter().any(|it| !it.is_empty()));
    }
    println!("{}: {n} rings, {n_acted} deeds, lines left in {n_left}", G::ID);
    n
}
