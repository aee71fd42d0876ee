//! A set is what a sorted list without repetitions is.

use std::collections::BTreeSet;

use kernel::chance::every;
use kernel::kit::{Kind, Square};
use kernel::{Key, Seat, SeatSet, Set, digest};

use super::{Coin, each_luck};

/// The set with these bits, and the list of what is in it.
fn pair<K: Kind>(bits: u64) -> (Set<K>, BTreeSet<K>) {
    let list: BTreeSet<K> = K::every().filter(|it| bits >> it.place() & 1 == 1).collect();
    (list.iter().copied().collect(), list)
}

fn check_one<K: Kind>(bits: u64) {
    let (set, list) = pair::<K>(bits);
    assert!(set.iter().eq(list.iter().copied()));
    assert!(set.iter().rev().eq(list.iter().rev().copied()));
    assert_eq!(set.iter().len(), list.len());
    assert_eq!((set.len(), set.count() as usize), (list.len(), list.len()));
    assert_eq!(set.is_empty(), list.is_empty());
    assert_eq!(set.first(), list.first().copied());
    assert_eq!(Set::of(|it| list.contains(&it)), set);
    for (n, kind) in K::every().enumerate() {
        assert_eq!(set.nth(n), list.iter().nth(n).copied());
        assert_eq!(set.has(kind), list.contains(&kind));
        let mut more = list.clone();
        more.insert(kind);
        assert!(set.with(kind).iter().eq(more));
        let mut fewer = list.clone();
        fewer.remove(&kind);
        assert!(set.without(kind).iter().eq(fewer));
        let next = list.range(kind..).next().or(list.first());
        assert_eq!(set.next_from(kind), next.copied());
    }
}

fn check_two<K: Kind>(one: u64, other: u64) {
    let (one, list) = pair::<K>(one);
    let (other, others) = pair::<K>(other);
    assert!(one.or(other).iter().eq(list.union(&others).copied()));
    assert!(one.and(other).iter().eq(list.intersection(&others).copied()));
    assert!(one.minus(other).iter().eq(list.difference(&others).copied()));
    assert_eq!(one.is_within(other), list.is_subset(&others));
    assert_eq!(one == other, list == others);
}

#[test]
fn small_sets_are_lists_without_repetitions() {
    for one in 0..8 {
        check_one::<Coin>(one);
        (0..8).for_each(|other| check_two::<Coin>(one, other));
    }
    for one in 0..256 {
        check_one::<Seat>(one);
        (0..256).step_by(5).for_each(|other| check_two::<Seat>(one, other));
    }
}

#[test]
fn large_sets_are_lists_without_repetitions() {
    each_luck(|luck| {
        let mut bits = || u64::from(luck.pick(u32::MAX)) << 32 | u64::from(luck.pick(u32::MAX));
        let (one, other) = (bits(), bits() & bits());
        check_one::<Square<8, 8>>(one);
        check_one::<Square<6, 7>>(one & other);
        check_two::<Square<8, 8>>(one, other);
    });
    check_one::<Square<8, 8>>(u64::MAX);
    check_one::<Square<8, 8>>(0);
}

#[test]
fn all_and_none_are_the_ends() {
    assert_eq!(Set::<Coin>::all().len(), 3);
    assert_eq!(SeatSet::all().len(), 8);
    assert_eq!(Set::<Square<8, 8>>::all().len(), 64);
    assert_eq!(Set::<Square<6, 7>>::all().len(), 42);
    assert!(SeatSet::NONE.is_empty() && SeatSet::default() == SeatSet::NONE);
    assert_eq!(Coin::set(&Coin::ALL), Set::all());
    assert_eq!(Coin::set(&[Coin::Gold]), Set::one(Coin::Gold));
}

#[test]
fn a_set_is_as_wide_in_check_values_as_its_kinds() {
    assert_eq!(digest(&Set::one(Coin::Gold)), digest(&4_u8));
    assert_eq!(digest(&SeatSet::one(Seat::new(7))), digest(&128_u8));
    assert_eq!(digest(&Set::one(Square::<6, 7>::at(5, 6))), digest(&(1_u64 << 41)));
}

#[test]
fn every_member_is_drawn_with_the_same_chance() {
    for bits in 0..8 {
        let (set, list) = pair::<Coin>(bits);
        let mut drawn = Vec::new();
        every(8, |chance| {
            let mut rest = set;
            let coin = rest.draw(Key::new("coin"), chance);
            assert_eq!(coin.into_iter().collect::<Set<Coin>>(), set.minus(rest));
            drawn.extend(coin);
        });
        assert!(drawn.into_iter().eq(list), "each course of luck draws another one");
    }
}
