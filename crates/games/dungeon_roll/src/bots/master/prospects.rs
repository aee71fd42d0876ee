//! The prospects of going on for a hero of the box, or nobody, by best play: with an empty bag, where each treasure is
//! a point of experience, and with treasures, which are worth more, but no experience.
//!
//! `benches/solve` counts the first exactly for every party, level, lair and side, adds what treasures bring nobody for the
//! second, and puts both into a few thousand numbers for
//! each hero: two layers of sums, negative ones counted as nothing, and a sum of those. Whole numbers only, so that every
//! machine comes to the same.

use crate::dice::{Party, PartyFace};
use crate::heroes::{BASE_HEROES, Hero, MASTER_XP};
use crate::state::Player;
use kernel::Tablebase;

/// The numbers of the heroes of the box, in order, and of nobody, who has no novice's side: what one and two delves are worth
/// by experience, with an empty bag and with treasures in it; the sums of the novice, those of the master.
static NUMBERS: [Tablebase; BASE_HEROES + 1] = [
    Tablebase::of("spellsword", include_bytes!("../../../tablebases/spellsword.bin")),
    Tablebase::of("occultist", include_bytes!("../../../tablebases/occultist.bin")),
    Tablebase::of("crusader", include_bytes!("../../../tablebases/crusader.bin")),
    Tablebase::of("enchantress", include_bytes!("../../../tablebases/enchantress.bin")),
    Tablebase::of("minstrel", include_bytes!("../../../tablebases/minstrel.bin")),
    Tablebase::of("half-goblin", include_bytes!("../../../tablebases/half-goblin.bin")),
    Tablebase::of("mercenary", include_bytes!("../../../tablebases/mercenary.bin")),
    Tablebase::of("knight", include_bytes!("../../../tablebases/knight.bin")),
    Tablebase::of("nobody", include_bytes!("../../../tablebases/nobody.bin")),
];

/// The numbers of all.
pub fn tablebases() -> &'static [Tablebase] {
    &NUMBERS
}

/// The numbers of a hero, or of nobody; none where they have not been counted.
pub fn tablebase(hero: Option<Hero>) -> Option<&'static Tablebase> {
    hero.map_or(NUMBERS.last(), |it| NUMBERS[..BASE_HEROES].get(it as usize))
}

/// Each face, whether there is one of it, the level, the lair, whether the ultimate was used, whether there are treasures.
const N_MASTER: usize = 2 * PartyFace::COUNT + 10 + 2 + 2;

/// A novice's experience, delves to come, and how far the other side is, besides.
const N_NOVICE: usize = N_MASTER + 5;

/// The sums of the first layer, and of the second.
const WIDE: usize = 32;
const NARROW: usize = 16;

/// Experience and mastery: so many kinds of players between delves.
const RANKS: usize = MASTER_XP as usize + 1;

/// The worth that treasures add in the last delve, as a part of what they add before.
const LAST_LOOT: [i32; 2] = [3, 8];

/// The numbers kept of one layer of sums after another.
const fn n_numbers(n_inputs: usize) -> usize {
    n_inputs * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW + 1
}

/// A party that regroups, or is about to begin.
#[derive(Clone, Copy)]
pub struct Camp {
    pub party: Party,
    /// 0 before the first level.
    pub level: u8,
    pub lair: u8,
    pub is_exhausted: bool,
    /// True if there are treasures in the bag.
    pub has_bag: bool,
    pub is_master: bool,
    pub xp: u16,
    /// Delves to come after this one.
    pub n_left: u8,
}

/// The prospects of a hero, as they are known.
#[derive(Clone, Copy)]
pub struct Prospects {
    numbers: &'static [u8],
    has_novice: bool,
}

impl Prospects {
    /// The prospects of a hero, or of nobody; none where they have not been counted.
    pub fn of(hero: Option<Hero>) -> Option<Prospects> {
        let numbers = tablebase(hero)?.bytes()?;
        Some(Prospects { numbers, has_novice: hero.is_some() })
    }

    fn number(&self, place: usize) -> i32 {
        let bytes = self.numbers.get(2 * place..2 * place + 2);
        bytes.map_or(0, |it| i16::from_le_bytes([it[0], it[1]]).into())
    }

    /// The worth of so many delves to come for a player, in thousandths of a point.
    pub fn delves(&self, n_left: u8, player: &Player, has_bag: bool) -> i32 {
        let rank = if player.is_master { MASTER_XP } else { player.xp().min(MASTER_XP) };
        let place = usize::from(rank) + if has_bag { 2 * RANKS } else { 0 };
        match n_left {
            0 => 0,
            1 => self.number(place),
            _ => self.number(RANKS + place),
        }
    }

    /// The worth of going on over retiring at once with nothing, in thousandths of a point; experience so far does
    /// not count, delves to come do.
    pub fn on(&self, camp: &Camp) -> i32 {
        let on = self.told(camp);
        if !camp.has_bag || camp.n_left != 0 {
            return on;
        }
        // In the last delve a treasure is little more than a point, as with an empty bag.
        let empty = self.told(&Camp { has_bag: false, ..*camp });
        empty + (on - empty) * LAST_LOOT[0] / LAST_LOOT[1]
    }

    /// The same, told by the sums.
    fn told(&self, camp: &Camp) -> i32 {
        let is_novice = self.has_novice && !camp.is_master;
        let mut inputs = Inputs::default();
        for (face, &n) in camp.party.0.iter().enumerate() {
            inputs.add(face, n.into());
            inputs.add(PartyFace::COUNT + face, n.min(1).into());
        }
        let level = usize::from(camp.level.min(9));
        inputs.add(2 * PartyFace::COUNT + level, 1);
        let rest = 2 * PartyFace::COUNT + 10;
        inputs.add(rest, u8::from(camp.lair == 1).into());
        inputs.add(rest + 1, u8::from(2 <= camp.lair).into());
        inputs.add(rest + 2, u8::from(camp.is_exhausted || !self.has_novice).into());
        inputs.add(rest + 3, u8::from(camp.has_bag).into());
        if is_novice {
            let then = camp.xp + u16::from(camp.level);
            inputs.add(rest + 4, camp.xp.into());
            inputs.add(rest + 5, u8::from(camp.n_left == 1).into());
            inputs.add(rest + 6, u8::from(2 <= camp.n_left).into());
            inputs.add(rest + 7, MASTER_XP.saturating_sub(then).into());
            inputs.add(rest + 8, u8::from(MASTER_XP <= then).into());
        }
        let first = 4 * RANKS;
        let from = if self.has_novice && !is_novice { first + n_numbers(N_NOVICE) } else { first };
        self.sums(from, if is_novice { N_NOVICE } else { N_MASTER }, &inputs)
    }

    /// The result of the sums that begin at a place.
    fn sums(&self, from: usize, n_inputs: usize, inputs: &Inputs) -> i32 {
        let row = |place: usize, n: usize| {
            let bytes = self.numbers.get(2 * place..2 * (place + n)).unwrap_or_default();
            bytes.chunks_exact(2).map(|it| i32::from(i16::from_le_bytes([it[0], it[1]])))
        };
        let second = from + n_inputs * WIDE + WIDE;
        let last = second + WIDE * NARROW + NARROW;
        let mut wide = [0; WIDE];
        wide.iter_mut().zip(row(second - WIDE, WIDE)).for_each(|(it, weight)| *it = weight);
        for &(place, input) in &inputs.all[..inputs.n] {
            let weights = row(from + place * WIDE, WIDE);
            wide.iter_mut().zip(weights).for_each(|(it, weight)| *it += weight * input);
        }
        let mut narrow = [0_i64; NARROW];
        narrow
            .iter_mut()
            .zip(row(last - NARROW, NARROW))
            .for_each(|(it, weight)| *it = i64::from(weight) << 8);
        for (nth, sum) in wide.into_iter().enumerate().filter(|it| 0 < it.1) {
            let weights = row(second + nth * NARROW, NARROW);
            let sum = i64::from(sum >> 4);
            narrow.iter_mut().zip(weights).for_each(|(it, weight)| *it += i64::from(weight) * sum);
        }
        let ends = narrow.into_iter().zip(row(last, NARROW));
        let end: i64 = ends.map(|(it, weight)| (it.max(0) >> 12) * i64::from(weight)).sum();
        let said = end + (i64::from(self.number(last + NARROW)) << 8);
        // Four points are one in the sums.
        ((said * 4000) >> 20) as i32
    }
}

/// The inputs that are not nothing, by their places.
#[derive(Default)]
struct Inputs {
    all: [(usize, i32); N_NOVICE],
    n: usize,
}

impl Inputs {
    fn add(&mut self, place: usize, input: i32) {
        if input != 0 {
            self.all[self.n] = (place, input);
            self.n += 1;
        }
    }
}
