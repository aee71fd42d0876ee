//! A pile that is drawn late is, for all that anybody can tell, a pile that was shuffled early.

use std::collections::BTreeMap;

use kernel::chance::{FastChance, KeyedChance, every};
use kernel::kit::{Bag, Deck, Pile};
use kernel::{Chance, Key, Observer, Seat, SeatSet, Seed};

use super::each_luck;

const CARDS: Key = Key::new("cards");
const WORLD: Key = Key::new("world");
const A: Seat = Seat::FIRST;

/// A deed that can be done with a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    /// Draw a card, and keep it.
    Draw,
    /// Look at the top two.
    Look,
    /// Put the card drawn first back on top.
    ToTop,
    /// Put the card drawn last back under all others.
    ToBottom,
    /// Shuffle the pile, with the card drawn first.
    Shuffle,
    /// Search the pile for card 2, and shuffle it.
    Search,
}

const DEEDS: [Deed; 6] =
    [Deed::Draw, Deed::Look, Deed::ToTop, Deed::ToBottom, Deed::Shuffle, Deed::Search];

/// The deeds as a person at the table sees them: every card that is drawn, looked at or found.
type Seen = Vec<u8>;

fn late(cards: &[u8], deeds: &[Deed], chance: &mut dyn Chance) -> Seen {
    let mut pile = Pile::new(cards.iter().copied());
    let (mut kept, mut seen) = (Vec::new(), Vec::new());
    for deed in deeds {
        match deed {
            Deed::Draw => {
                let drawn = pile.draw(CARDS, chance);
                kept.extend(drawn);
                seen.extend(drawn);
            }
            Deed::Look => seen.extend(pile.show(2, SeatSet::one(A), CARDS, chance)),
            Deed::ToTop if !kept.is_empty() => pile.put_on_top(kept.remove(0), SeatSet::all()),
            Deed::ToBottom => {
                kept.pop().into_iter().for_each(|it| pile.put_under(it, SeatSet::one(A)));
            }
            Deed::ToTop => {}
            Deed::Shuffle => pile.shuffle_in(kept.drain(..kept.len().min(1))),
            Deed::Search => {
                seen.push(u8::from(pile.take(2)));
                pile.shuffle_in([]);
            }
        }
    }
    seen
}

/// The same with a list in which each card has its place, the topmost last.
fn early(cards: &[u8], deeds: &[Deed], chance: &mut dyn Chance) -> Seen {
    let mut list = cards.to_vec();
    let (mut kept, mut seen) = (Vec::new(), Vec::new());
    shuffle(&mut list, chance);
    for deed in deeds {
        match deed {
            Deed::Draw => {
                let drawn = list.pop();
                kept.extend(drawn);
                seen.extend(drawn);
            }
            Deed::Look => seen.extend(list.iter().rev().take(2)),
            Deed::ToTop if !kept.is_empty() => list.push(kept.remove(0)),
            Deed::ToBottom => kept.pop().into_iter().for_each(|it| list.insert(0, it)),
            Deed::ToTop => {}
            Deed::Shuffle => {
                list.extend(kept.drain(..kept.len().min(1)));
                shuffle(&mut list, chance);
            }
            Deed::Search => {
                let found = list.iter().position(|it| *it == 2).map(|at| list.remove(at));
                seen.push(u8::from(found.is_some()));
                shuffle(&mut list, chance);
            }
        }
    }
    seen
}

fn shuffle(list: &mut [u8], chance: &mut dyn Chance) {
    for n in (2..=list.len()).rev() {
        list.swap(n - 1, chance.below(CARDS, n as u32) as usize);
    }
}

/// Divided by every number of courses that the small cases come to.
const WHOLE: u64 = 12_u64.pow(12);

/// The chance of everything that can be seen, as a part of [`WHOLE`].
fn chances(play: impl Fn(&mut dyn Chance) -> Seen) -> BTreeMap<Seen, u64> {
    let mut chances = BTreeMap::new();
    every(u32::MAX, |chance| {
        let seen = play(chance);
        assert_eq!(WHOLE % chance.one_in(), 0);
        *chances.entry(seen).or_default() += WHOLE / chance.one_in();
    });
    chances
}

fn check(cards: &[u8], deeds: &[Deed]) {
    let late = chances(|chance| late(cards, deeds, chance));
    let early = chances(|chance| early(cards, deeds, chance));
    assert_eq!(late, early, "{cards:?} {deeds:?}");
    assert_eq!(late.values().sum::<u64>(), WHOLE);
}

#[test]
fn drawing_late_equals_shuffling_early() {
    for cards in [&[][..], &[1], &[1, 2], &[1, 1], &[1, 2, 3], &[1, 2, 2]] {
        for nth in 0..6_usize.pow(4) {
            let deeds = [0, 1, 2, 3].map(|it| DEEDS[nth / 6_usize.pow(it) % 6]);
            check(cards, &deeds);
        }
    }
}

#[test]
fn drawing_late_equals_shuffling_early_to_the_last_card() {
    let draws = [Deed::Draw; 4];
    for first in DEEDS {
        for second in DEEDS {
            let deeds: Vec<Deed> = [Deed::Draw, first, second].into_iter().chain(draws).collect();
            check(&[1, 2, 2, 3], &deeds);
        }
    }
}

/// Does something at random with a pile of the cards 0 to 11, some of them twice, and calls `see`
/// with the pile and with what is outside of it.
fn each_state(mut see: impl FnMut(&Pile<u8>, &Bag<u8>, &mut FastChance)) {
    each_luck(|luck| {
        let mut pile = Pile::new((0..18).map(|it| it * 2 / 3));
        let mut outside = Bag::NONE;
        for _ in 0..40 {
            let by = if luck.pick(2) == 0 { SeatSet::all() } else { SeatSet::one(A) };
            let picked = outside.draw(WORLD, luck);
            let at = luck.pick(10);
            match (at, picked) {
                (0, Some(card)) => pile.put_on_top(card, by),
                (1 | 2, Some(card)) => pile.put_under(card, by),
                (3, Some(card)) => pile.shuffle_in([card]),
                (4, picked) => {
                    outside.extend(picked);
                    if pile.take(5) {
                        outside.add(5);
                    }
                }
                (5, picked) => {
                    outside.extend(picked);
                    let n = luck.pick(4) as usize;
                    let shown = pile.show(n, by, CARDS, luck);
                    assert_eq!(shown.len(), n.min(pile.len()));
                }
                (_, picked) => {
                    outside.extend(picked);
                    outside.extend(pile.draw(CARDS, luck));
                }
            }
            see(&pile, &outside, luck);
        }
    });
}

#[test]
fn a_pile_conserves_its_cards() {
    let whole: Bag<u8> = (0..18).map(|it| it * 2 / 3).collect();
    each_state(|pile, outside, _| {
        let together: Bag<u8> = pile.cards().iter().chain(outside.iter()).collect();
        assert_eq!(together, whole);
        assert_eq!(pile.len(), pile.cards().len());
        assert_eq!(pile.is_empty(), pile.cards().is_empty());
    });
}

#[test]
fn determinizing_keeps_what_is_known() {
    let mut n_unlike = 0;
    each_state(|pile, outside, luck| {
        for observer in
            [Observer::Seat(A), Observer::Seat(Seat::new(1)), Observer::Public, Observer::All]
        {
            let view = pile.view(observer);
            assert_eq!(view.len(), pile.len());
            // What the observer sees nowhere: the unseen cards of the pile, and a hand beside it.
            let mut unseen: Bag<u8> = pile.cards().iter().chain(outside.iter()).collect();
            view.seen().for_each(|it| assert!(unseen.take(it)));
            assert_eq!(unseen.len(), view.n_unseen() + outside.len());
            let world = view.determinize(&mut unseen, WORLD, luck);
            assert_eq!(world.view(observer), view);
            assert_eq!(unseen.len(), outside.len(), "just the unseen cards are taken");
            let together: Bag<u8> = world.cards().iter().chain(unseen.iter()).collect();
            assert_eq!(together, pile.cards().iter().chain(outside.iter()).collect());
            n_unlike += usize::from(world != *pile);
        }
        let mut rest = pile.cards();
        pile.view(Observer::All).seen().for_each(|it| assert!(rest.take(it)));
        assert_eq!(pile.view(Observer::All).determinize(&mut rest, WORLD, luck), *pile);
    });
    assert!(0 < n_unlike, "what is unseen differs from world to world");
}

#[test]
fn worlds_of_one_view_are_as_likely_as_each_other() {
    // Seat a has looked at the top card; another observer has seen neither it nor the hand of one card.
    let mut pile = Pile::new([1, 2, 2, 3]);
    let luck = &mut FastChance::new(1);
    let hand = pile.draw(CARDS, luck).expect("a card");
    pile.show(1, SeatSet::one(A), CARDS, luck);
    let view = pile.view(Observer::Public);
    let unseen: Bag<u8> = pile.cards().iter().chain([hand]).collect();
    let seen = chances(|chance| {
        let mut world = view.determinize(&mut unseen.clone(), WORLD, chance);
        (0..3).filter_map(|_| world.draw(CARDS, chance)).collect()
    });
    let shuffled = chances(|chance| {
        let mut list = vec![1, 2, 2, 3];
        shuffle(&mut list, chance);
        list[..3].to_vec()
    });
    assert_eq!(seen, shuffled);
}

#[test]
fn equal_piles_are_equal_in_memory() {
    let luck = &mut FastChance::new(3);
    let mut one = Pile::new([]);
    let mut other = Pile::new([]);
    for card in 0..4 {
        one.put_on_top(card, SeatSet::all());
        other.put_under(3 - card, SeatSet::all());
    }
    assert_eq!(one, other);
    assert_eq!(one.draw(CARDS, luck), Some(3));
    one.put_on_top(3, SeatSet::all());
    assert_eq!(one, other);
    // What lay at the bottom is on top as soon as nothing is unknown any more.
    let mut pile = Pile::new([7]);
    pile.put_under(8, SeatSet::all());
    pile.show(1, SeatSet::all(), CARDS, luck);
    let mut listed = Pile::new([]);
    listed.put_on_top(8, SeatSet::all());
    listed.put_on_top(7, SeatSet::all());
    let tops =
        |it: &Pile<i32>| it.view(Observer::Public).top().map(|it| it.card).collect::<Vec<_>>();
    assert_eq!(tops(&pile), tops(&listed));
}

#[test]
fn every_draw_has_a_key_of_its_own() {
    // In debug builds this source panics if a key comes twice.
    let mut chance = KeyedChance::new(Seed::from_bits(5));
    let mut deck = Deck::new(0..6);
    for n in 1..=30 {
        let card = deck.draw(CARDS.at(1, 2, 0), &mut chance).expect("a card");
        deck.pile.show(2, SeatSet::all(), CARDS.at(1, 2, 0), &mut chance);
        deck.discard(card);
        assert!(n <= chance.n_draws());
    }
}

#[test]
fn one_seed_deals_the_same_cards_whoever_looks() {
    let deal = |looks: bool| {
        let mut chance = KeyedChance::new(Seed::from_bits(11));
        let mut pile = Pile::new(0..20);
        let mut draw = |_| {
            if looks {
                pile.show(3, SeatSet::one(A), CARDS, &mut chance);
            }
            pile.draw(CARDS, &mut chance)
        };
        (0..20).filter_map(&mut draw).collect::<Vec<i32>>()
    };
    assert_eq!(deal(true), deal(false));
}

#[test]
fn an_empty_deck_is_made_of_what_was_thrown_away() {
    each_luck(|luck| {
        let mut deck = Deck::new([1, 2, 3]);
        for _ in 0..4 {
            let round: Bag<i32> = (0..3).filter_map(|_| deck.draw(CARDS, luck)).collect();
            assert_eq!(round, [1, 2, 3].into_iter().collect());
            assert_eq!(deck.draw(CARDS, luck), None);
            round.iter().for_each(|it| deck.discard(it));
            assert_eq!(deck.discards.len(), 3);
        }
    });
}

#[test]
fn a_bag_is_a_sorted_list() {
    each_luck(|luck| {
        let mut list: Vec<u32> = (0..10).map(|_| luck.pick(6)).collect();
        let mut bag: Bag<u32> = list.iter().copied().collect();
        list.sort_unstable();
        assert!(bag.iter().eq(list.iter().copied()));
        for card in 0..7 {
            assert_eq!(bag.count(card), list.iter().filter(|it| **it == card).count());
            let had = bag.clone();
            assert_eq!(bag.take(card), list.contains(&card));
            if list.contains(&card) {
                bag.add(card);
            }
            assert_eq!(bag, had);
        }
    });
    let mut drawn = Vec::new();
    every(4, |chance| {
        let mut bag: Bag<u8> = [3, 1, 2, 1].into_iter().collect();
        drawn.extend(bag.draw(CARDS, chance));
    });
    assert_eq!(drawn, [1, 1, 2, 3]);
}
