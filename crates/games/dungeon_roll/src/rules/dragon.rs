//! The dragon (DR-051 to DR-060, DR-118, DR-119).

use super::play::Play;
use super::sources::{each_source, printed_type, types_of_member};
use crate::action::{Band, Event, Reason, Source};
use crate::dice::{PARTY_TYPES, Types};
use crate::heroes::Side;
use crate::state::Table;

/// Tells whether the members can be used as pairwise different companions (DR-052 to DR-054): any
/// few of them together can be at least as many types.
pub fn are_different(sets: &[Types]) -> bool {
    (1..1_usize << sets.len()).all(|chosen| {
        let picked = (0..sets.len()).filter(|it| chosen & 1 << it != 0);
        let union = picked.clone().fold(Types::NONE, |union, it| union.or(sets[it]));
        picked.count() <= union.len()
    })
}

/// The sets of types of a band's members.
pub fn types_of_band(side: &Side, members: &[Source]) -> [Types; 3] {
    let mut sets = [Types::NONE; 3];
    for (set, &member) in sets.iter_mut().zip(members) {
        *set = types_of_member(side, member);
    }
    sets
}

/// The needs of a band in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Muster {
    /// The number of those that have still to join.
    pub n_missing: u8,
    /// The types that are missing, and that somebody at hand can be used as; empty when the band is full, or when
    /// nobody can join.
    pub wanted: Types,
    /// Those who can join, each kind once.
    pub candidates: Vec<Source>,
}

/// The part of a band that is missing from `chosen` to defeat the dragon.
pub fn missing(table: &Table, chosen: &[Source]) -> Muster {
    let side = table.side();
    let n_missing = side.n_dragon_types.saturating_sub(chosen.len() as u8);
    let mut muster = Muster { n_missing, wanted: Types::NONE, candidates: Vec::new() };
    let n_chosen = chosen.len().min(3);
    let mut sets = [Types::NONE; 4];
    sets[..n_chosen].copy_from_slice(&types_of_band(side, &chosen[..n_chosen])[..n_chosen]);
    if n_missing == 0 {
        return muster;
    }
    let mut at_hand = Types::NONE;
    each_source(table, |source| {
        let n_used = chosen.iter().filter(|&&it| it == source).count() as u8;
        sets[n_chosen] = types_of_member(side, source);
        if n_used < super::sources::available(table, source) && are_different(&sets[..=n_chosen]) {
            at_hand = at_hand.or(sets[n_chosen]);
            muster.candidates.push(source);
        }
    });
    for companion in at_hand.and(PARTY_TYPES).iter() {
        sets[n_chosen] = Types::one(companion);
        if are_different(&sets[..=n_chosen]) {
            muster.wanted = muster.wanted.with(companion);
        }
    }
    muster
}

impl Play<'_> {
    /// The band is used up, the lair empties; a treasure and 1 experience are the reward (DR-057).
    pub fn slay(&mut self, band: &Band) {
        let printed = |it: &Source| printed_type(*it).map_or(Types::NONE, Types::one);
        let sets: Vec<Types> = band.members().iter().map(printed).collect();
        let by_specialty = sets.len() < 3 || !are_different(&sets);
        for &member in band.members() {
            self.spend(member);
        }
        let n_dice = self.empty_lair();
        self.table.delve.has_slain = true;
        let seat = self.seat();
        self.emit(Event::DragonSlain { seat, band: *band, n_dice, by_specialty });
        self.reward();
    }

    /// The dragon is defeated without a fight; that is a victory like any other (DR-309).
    pub fn banish(&mut self, with: Source) {
        self.spend(with);
        let n_dice = self.empty_lair();
        self.table.delve.has_slain = true;
        let seat = self.seat();
        self.emit(Event::Banished { seat, with, n_dice });
        self.reward();
    }

    /// A treasure and 1 experience (DR-057).
    fn reward(&mut self) {
        self.draw();
        self.gain(1, Reason::Dragon);
    }
}
