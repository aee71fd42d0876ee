//! The abilities of a side of a hero card, in terms of dice that lie on a level.

use dungeon_roll::dice::{CompanionTypes, PARTY_TYPES, Types};
use dungeon_roll::heroes::Preparation;
use dungeon_roll::{Monster, PartyFace, Side, Temp, Ultimate};

use super::sets::{FACES, Sets};

/// The places of chests, potions and dragons among the faces of dungeon dice.
pub const CHEST: usize = 3;
pub const POTION: usize = 4;
pub const DRAGON: usize = 5;

/// The source that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Die(usize),
    Temp,
    Hero,
}

/// The band that meets the dragon: dice of the party, and whether a recruited monster and the hero are with them.
pub struct Band {
    pub dice: Vec<usize>,
    pub has_temp: bool,
    pub has_hero: bool,
}

/// A side of a hero card.
pub struct Card {
    side: &'static Side,
    pub ultimate: Option<Ultimate>,
    pub loots_early: bool,
    pub crowns_scrolls: bool,
    pub musters: bool,
}

impl Card {
    pub fn new(side: &'static Side) -> Card {
        Card {
            side,
            ultimate: side.ultimate,
            loots_early: side.loots_early,
            crowns_scrolls: side.crowns_scrolls,
            musters: side.preparation == Preparation::Reroll,
        }
    }

    /// The number of monsters that can fight for the party at once.
    pub fn n_temps(&self) -> usize {
        match self.ultimate {
            Some(Ultimate::Recruit { n_max, .. }) => n_max.into(),
            _ => 0,
        }
    }

    /// The companions that a source can be used as.
    pub fn types(&self, source: Source) -> Types {
        match (source, self.ultimate) {
            (Source::Die(face), _) => self.side.types[face],
            (Source::Temp, Some(Ultimate::Recruit { temp: Temp::Fighter, .. })) => {
                self.side.types[PartyFace::Fighter as usize]
            }
            (Source::Temp, _) => self.side.types[PartyFace::Thief as usize],
            (Source::Hero, Some(Ultimate::Act(types))) => types,
            (Source::Hero, _) => Types::NONE,
        }
    }

    /// The floors that are left of a level after each fight that a source can win.
    pub fn fights(&self, floors: &Sets, floor: usize, source: Source) -> Vec<usize> {
        let types = self.types(source);
        let helped = types.and(self.side.extra);
        let there = floors.counts[floor];
        let mut left = Vec::new();
        let mut take = |taken: [u8; 3]| {
            let mut rest = there;
            for (rest, taken) in rest.iter_mut().zip(taken) {
                *rest -= taken;
            }
            let rest = floors.find(&rest).expect("fewer dice");
            if !left.contains(&rest) {
                left.push(rest);
            }
        };
        if types.is_empty() {
            return left;
        }
        for monster in Monster::ALL {
            let (place, n) = (monster as usize, there[monster as usize]);
            if n == 0 {
                continue;
            }
            let n_max = if types.sweeps(monster) { n } else { 1 };
            // Monsters who stay can be turned into dragons.
            let n_min = if self.ultimate == Some(Ultimate::Battlecry) { 1 } else { n_max };
            for n in n_min..=n_max {
                let mut taken = [0; 3];
                taken[place] = n;
                take(taken);
            }
            if helped.is_empty() {
                continue;
            }
            let n_helped = if helped.sweeps(monster) { n } else { 1 };
            for extra in 0..3 {
                let mut taken = [0; 3];
                taken[place] = n_helped;
                taken[extra] += 1;
                if taken[extra] <= there[extra] {
                    take(taken);
                }
            }
        }
        left
    }

    /// The floors left of a level where the ultimate is aimed at monsters, each with the number of monsters that join
    /// the party.
    pub fn aimed(&self, floors: &Sets, floor: usize) -> Vec<(usize, usize)> {
        let there = floors.counts[floor];
        let mut left = Vec::new();
        let mut add = |set: [u8; FACES], n_temps| {
            left.push((floors.find(&set).expect("no more dice"), n_temps));
        };
        let without = |from: [u8; FACES], place: usize| {
            let mut set = from;
            set[place] = set[place].checked_sub(1)?;
            Some(set)
        };
        match self.ultimate {
            Some(Ultimate::Recruit { monster, n_max, .. }) => {
                for n in 1..=n_max.min(there[monster as usize]) {
                    let mut set = there;
                    set[monster as usize] -= n;
                    add(set, n.into());
                }
            }
            Some(Ultimate::Battlecry) if there[..3] != [0; 3] => {
                let [g, k, o, c, p, d] = there;
                add([0, 0, 0, c, p, d + g + k + o], 0);
            }
            Some(Ultimate::Strike { n_max }) => {
                for first in (0..3).filter_map(|it| without(there, it)) {
                    let seconds = (0..3).filter_map(|it| without(first, it));
                    let before = (n_max == 2).then_some(seconds).into_iter().flatten();
                    before.for_each(|it| add(it, 0));
                    add(first, 0);
                }
            }
            Some(Ultimate::Enchant { n_max, .. }) => {
                for first in (0..3).filter_map(|it| without(there, it)) {
                    let seconds = (0..3).filter_map(|it| without(first, it));
                    let both = (n_max == 2).then_some(seconds).into_iter().flatten();
                    for mut set in both.chain([first]) {
                        set[POTION] += 1;
                        add(set, 0);
                    }
                }
            }
            _ => {}
        }
        left
    }

    /// Tells whether a source opens so many chests.
    pub fn opens(&self, source: Source, n: usize) -> bool {
        let types = self.types(source);
        !types.is_empty() && (n == 1 || types.opens_all())
    }

    /// Everybody who can meet the dragon.
    pub fn bands(&self) -> Vec<Band> {
        let dice = (0..FACES).map(Source::Die);
        let sources: Vec<Source> = dice.chain([Source::Temp, Source::Hero]).collect();
        let mut bands = Vec::new();
        let n = usize::from(self.side.n_dragon_types);
        let mut places = vec![0; n];
        loop {
            let of: Vec<Source> = places.iter().map(|&it| sources[it]).collect();
            let n_of = |source: Source| of.iter().filter(|it| **it == source).count();
            let is_met = n_of(Source::Temp) <= 1 && n_of(Source::Hero) <= 1;
            let is_ordered = places.is_sorted();
            if is_ordered && is_met && self.are_different(&of) {
                let die = |it: &Source| if let Source::Die(face) = it { Some(*face) } else { None };
                bands.push(Band {
                    dice: of.iter().filter_map(die).collect(),
                    has_temp: n_of(Source::Temp) == 1,
                    has_hero: n_of(Source::Hero) == 1,
                });
            }
            let Some(at) = places.iter().rposition(|&it| it + 1 < sources.len()) else { break };
            places[at] += 1;
            places[at + 1..].fill(0);
        }
        bands
    }

    fn are_different(&self, band: &[Source]) -> bool {
        (1..1_usize << band.len()).all(|chosen| {
            let picked = (0..band.len()).filter(|it| chosen & 1 << it != 0);
            let union = picked.clone().fold(Types::NONE, |all, it| all.or(self.types(band[it])));
            picked.count() <= union.and(PARTY_TYPES).len()
        })
    }
}
