//! The ways in which the others can lay their cards, all of them together: the last sword of all closed hands is in one of
//! them, not in two (RA-190, RA-192).

use std::collections::BTreeMap;

use super::span::Span;
use crate::bosses::Boss;
use crate::cards::{Card, Item, Items, Lay};
use crate::heroes::HEROES_MAX;
use crate::rooms::Face;
use crate::rules::{
    Contest, chest_value, hidden_items, highest_card, is_lay_open, item_for, may_hold, value_in,
};
use crate::state::View;
use kernel::{Seat, SeatSet, sort_few};

/// Lays of one hero that make no difference to each other.
struct LayKind {
    /// One of them.
    lay: Lay,
    /// The items in closed hands that each of them takes; none that takes more than another.
    needs: Vec<Items>,
}

impl LayKind {
    fn add(&mut self, need: Items) {
        if !self.needs.iter().any(|it| need.holds(it)) {
            self.needs.retain(|it| !it.holds(&need));
            self.needs.push(need);
        }
    }
}

/// All ways in which those who have still to lay can do so.
pub struct Ways {
    others: Vec<Seat>,
    /// For each of them, the kinds of lays to choose from.
    choices: Vec<Vec<LayKind>>,
    /// The items in closed hands.
    hidden: Items,
}

impl Ways {
    /// The ways of those who have laid nothing in `contest`, as far as the observer can tell.
    pub fn of(view: &View, contest: &Contest) -> Ways {
        let others: Vec<Seat> =
            contest.living.iter().filter(|&it| contest.mats[it].laid.is_none()).collect();
        assert!(others.len() <= HEROES_MAX);
        let choices = others.iter().map(|&it| kinds_of_lays(view, contest, it)).collect();
        Ways { others, choices, hidden: hidden_items(view) }
    }

    /// The number of ways, with those that cannot be because of the items that are left.
    pub fn n_numbered(&self) -> u64 {
        self.choices.iter().map(|it| it.len() as u64).product()
    }

    /// Lays the cards of the way with this number; false if it cannot be. The first one can.
    pub fn lay_out(&self, mut number: u64, contest: &mut Contest) -> bool {
        let mut chosen = Vec::with_capacity(HEROES_MAX);
        for kinds in &self.choices {
            let n_kinds = kinds.len() as u64;
            chosen.push(&kinds[(number % n_kinds) as usize]);
            number /= n_kinds;
        }
        for (&seat, kind) in self.others.iter().zip(&chosen) {
            contest.mats[seat].laid = Some(kind.lay);
        }
        can_be(&chosen, self.hidden)
    }

    /// The least and the most that the others can add to the values that lie.
    pub fn sums(&self, face: Face) -> Span {
        let mut sums = BTreeMap::from([(self.hidden, Span { low: 0, high: 0 })]);
        for kinds in &self.choices {
            let mut after: BTreeMap<Items, Span> = BTreeMap::new();
            for (left, sum) in &sums {
                for kind in kinds {
                    let value = value_in(face, kind.lay) as i8;
                    for need in kind.needs.iter().filter(|it| left.holds(it)) {
                        let it = Span { low: sum.low + value, high: sum.high + value };
                        after.entry(left.minus(need)).and_modify(|all| all.join(it)).or_insert(it);
                    }
                }
            }
            sums = after;
        }
        let mut all = sums.into_values();
        let first = all.next().unwrap_or(Span { low: 0, high: 0 });
        all.fold(first, |mut sum, it| {
            sum.join(it);
            sum
        })
    }
}

/// Tells whether lays of these kinds can be chosen so that the items that are left are enough for all of them.
/// Everything else that is hidden has room in the hands: they show a back for each item.
fn can_be(chosen: &[&LayKind], left: Items) -> bool {
    let Some((first, rest)) = chosen.split_first() else { return true };
    first.needs.iter().any(|need| left.holds(need) && can_be(rest, left.minus(need)))
}

/// The lays that a hero may choose from, as far as the observer can tell.
pub fn open_lays(view: &View, seat: Seat) -> Vec<Lay> {
    let Some(face) = view.face() else { return Vec::new() };
    let seen = &view.heroes[seat];
    let items = may_hold(view, seen);
    let powers = seen.mat.hand.iter().map(Card::Power);
    let held: Vec<Card> = powers.chain(items.iter().map(|(item, _)| Card::Item(item))).collect();
    let mut lays: Vec<Lay> = Vec::new();
    if let Face::Boss(_) = face {
        lays.push(Lay::NONE);
        for (nth, &one) in held.iter().enumerate() {
            lays.push(Lay::one(one));
            lays.extend(held[nth..].iter().map(|&other| Lay::two(one, other)));
        }
        let head = view.ground.head;
        lays.retain(|&lay| is_lay_open(face, head, seen.mat.hand, items, lay));
        // A hand with one back holds one item, of any kind.
        lays.retain(|&lay| items_of(lay).total() <= seen.n_items);
        // As among the legal actions: one card comes before two.
        sort_few(&mut lays, |it| it.len());
    } else {
        let is_open = |it: &Card| it.item().is_none_or(|item| item_for(face) == Some(item));
        lays.extend(held.into_iter().filter(is_open).map(Lay::one));
    }
    lays
}

/// The items among the cards.
fn items_of(lay: Lay) -> Items {
    let mut items = Items::NONE;
    lay.cards().filter_map(Card::item).for_each(|it| items[it] += 1);
    items
}

/// The kinds of lays that make a difference: by value, highest card, the torch among the cards, and what they count before
/// a chest that a boss leaves.
fn kinds_of_lays(view: &View, contest: &Contest, seat: Seat) -> Vec<LayKind> {
    let face = contest.room.face();
    let kind_of = |lay: Lay| {
        let mut alone = *contest;
        alone.mats[seat].laid = Some(lay);
        alone.living = SeatSet::one(seat);
        let (high, at_chest) = match face {
            Face::Boss(boss @ Boss::MegaDragon) => (highest_card(&alone, boss), chest_value(lay)),
            Face::Boss(boss) => (highest_card(&alone, boss), 0),
            Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => {
                (0, 0)
            }
        };
        (value_in(face, lay), high, lay.has(Item::Torch), at_chest)
    };
    let is_closed = view.heroes[seat].items.is_none();
    let mut kinds: Vec<LayKind> = Vec::new();
    for lay in open_lays(view, seat) {
        let need = if is_closed { items_of(lay) } else { Items::NONE };
        match kinds.iter_mut().find(|it| kind_of(it.lay) == kind_of(lay)) {
            Some(kind) => kind.add(need),
            None => kinds.push(LayKind { lay, needs: vec![need] }),
        }
    }
    kinds
}
