//! A tally is what a sorted list with repetitions is.

use std::collections::BTreeMap;

use kernel::chance::every;
use kernel::{Key, Tally, digest};

use super::Coin;

type Coins = Tally<Coin>;

/// Calls `see` with every tally of at most three coins of each kind.
fn each_small(mut see: impl FnMut(Coins)) {
    Tally([3; 3]).each_part(&mut see);
}

fn list(coins: &Coins) -> Vec<Coin> {
    coins.iter().flat_map(|(coin, n)| std::iter::repeat_n(coin, n.into())).collect()
}

#[test]
fn a_tally_is_a_list_without_an_order() {
    let mut n_tallies = 0;
    each_small(|coins| {
        n_tallies += 1;
        let listed = list(&coins);
        assert_eq!(listed.iter().rev().copied().collect::<Coins>(), coins);
        assert_eq!(usize::from(coins.total()), listed.len());
        assert_eq!(coins.is_empty(), listed.is_empty());
        assert_eq!(coins.iter().count(), usize::from(coins.n_kinds()));
        assert!(coins.kinds().iter().eq(coins.iter().map(|it| it.0)));
        assert!(Coin::ALL.into_iter().all(|it| coins.has(it) == listed.contains(&it)));
        for n in 0..=listed.len() {
            assert_eq!(coins.nth(n as u32), listed.get(n).copied());
        }
        assert_eq!(digest(&coins), digest(&coins.0), "check values hash the numbers");
    });
    assert_eq!(n_tallies, 64);
}

#[test]
fn what_is_added_can_be_taken_out() {
    each_small(|one| {
        each_small(|other| {
            let both = one.plus(&other);
            assert_eq!(both, other.plus(&one));
            assert_eq!(both.total(), one.total() + other.total());
            assert!(both.holds(&one) && both.holds(&other));
            assert_eq!(both.minus(&other), one);
            assert_eq!(one.holds(&other), Coin::ALL.iter().all(|it| other[*it] <= one[*it]));
        });
    });
    assert_eq!(Coins::each(2), Coin::ALL.into_iter().chain(Coin::ALL).collect());
    assert_eq!(Coins::of(Coin::Silver, 2), Tally([0, 2, 0]));
}

#[test]
fn every_part_is_taken_once() {
    each_small(|coins| {
        let mut parts = Vec::new();
        coins.each_part(|it| parts.push(it));
        assert_eq!(parts.len(), coins.0.iter().map(|it| usize::from(*it) + 1).product());
        assert!(parts.iter().all(|it| coins.holds(it)));
        let found = (0..coins.n_parts()).map(|n| coins.nth_part(n));
        assert_eq!(found.collect::<Vec<_>>(), parts);
        parts.sort_unstable();
        assert!(parts.is_sorted_by(|one, next| one < next));
    });
}

#[test]
fn every_hand_of_a_size_is_found_once() {
    for n in 0..6 {
        let mut hands = Vec::new();
        Coins::each_of_size(n, &mut |it| hands.push(it));
        assert_eq!(hands.len(), (usize::from(n) + 1) * (usize::from(n) + 2) / 2);
        assert!(hands.iter().all(|it| it.total() == n));
        let found = (0..Coins::n_of_size(n)).map(|nth| Coins::nth_of_size(n, nth));
        assert_eq!(found.collect::<Vec<_>>(), hands);
        assert_eq!(Coins::n_up_to_size(n), (0..=n).map(Coins::n_of_size).sum());
        hands.sort_unstable();
        assert!(hands.is_sorted_by(|one, next| one < next));
    }
}

#[test]
fn every_thing_is_drawn_with_the_same_chance() {
    each_small(|coins| {
        let mut drawn: BTreeMap<Coin, u8> = BTreeMap::new();
        every(9, |chance| {
            let mut rest = coins;
            if let Some(coin) = rest.draw(Key::new("coin"), chance) {
                assert_eq!(rest.plus(&Tally::of(coin, 1)), coins);
                *drawn.entry(coin).or_default() += 1;
            }
        });
        assert!(drawn.into_iter().eq(coins.iter()));
    });
}

#[test]
fn letters_are_read_in_any_order() {
    assert_eq!(Tally::<Coin>::read("scs", 3), Ok(Tally([1, 2, 0])));
    assert_eq!(Coins::read("css", 3).map(|it| it.letters()), Ok("css".to_owned()));
    assert_eq!(Coins::read("-", 0), Ok(Coins::NONE));
    assert_eq!(Coins::NONE.letters(), "-");
    for word in ["ccc", "cx", "c-", "ж"] {
        assert!(Coins::read(word, 2).is_err(), "{word}");
    }
}
