//! The things that a player might do, for all that everybody sees (DN-572).

use std::sync::LazyLock;

use super::fights::{
    challenge_targets, is_special_moment, may_fall, may_stand, may_start_attack, may_strike,
};
use super::plays::{
    is_paid_in_peril, may_afford, may_do, may_lay, may_time, moments, printed_prices,
};
use super::uses::{may_use_of, topics_at};
use super::values::{self, Prices};
use crate::action::Pay;
use crate::ask::Moment;
use crate::cards::{AdventureId, Form, Solo};
use crate::setup::{Boxes, Rules};
use crate::state::Open;
use kernel::{Edition, Seat, SeatSet};

/// A card that can be played in a window, with what is asked of it first.
#[derive(Clone, Copy)]
struct Candidate {
    card: AdventureId,
    since: Edition,
    is_paid_in_peril: bool,
    /// The lowest printed price.
    price: u8,
}

impl Candidate {
    fn new(card: AdventureId) -> Candidate {
        let says = card.card();
        let is_paid_in_peril = is_paid_in_peril(says);
        Candidate { card, since: says.since, is_paid_in_peril, price: says.price.least() }
    }
}

/// The cards at this table that can be played in a window, at any price.
fn window_cards(rules: &Rules, moment: Moment) -> &'static [Candidate] {
    static LISTS: LazyLock<Vec<Vec<Candidate>>> = LazyLock::new(|| {
        let mut lists = Vec::new();
        for boxes in Boxes::ALL {
            for is_solo in [false, true] {
                lists.extend(Moment::ALL.map(|moment| {
                    let is_there = |it: &AdventureId| {
                        is_dealt(*it, boxes, is_solo) && moments(*it).has(moment)
                    };
                    AdventureId::all().filter(is_there).map(Candidate::new).collect()
                }));
            }
        }
        lists
    });
    let of_table = 2 * rules.boxes.idx() + usize::from(rules.is_solo());
    let list = &LISTS[of_table * Moment::COUNT + moment.idx()];
    // What later editions brought comes last.
    &list[..list.partition_point(|it| rules.edition.has(it.since))]
}

/// Tells whether a card belongs to the table at all.
pub fn is_in_play(open: &Open, card: AdventureId) -> bool {
    let is_there = open.rules.edition.has(card.card().since);
    is_there && is_dealt(card, open.rules.boxes, open.rules.is_solo())
}

/// Tells whether a card belongs to a table with these boxes, in some edition.
fn is_dealt(card: AdventureId, boxes: Boxes, is_solo: bool) -> bool {
    let says = card.card();
    let is_out = is_solo && says.solo == Solo::Out;
    boxes.has(says.of) && !is_out
}

/// Tells whether everybody sees where all copies of a card are.
pub fn is_gone(open: &Open, card: AdventureId) -> bool {
    let discarded = open.discards.iter().map(|pile| count(pile, card));
    let mut n_seen = discarded.sum();
    super::open_cards::each_card_in_use(open, |it| n_seen += u8::from(it == card));
    card.card().n_copies <= n_seen
}

/// The number of such cards among these: no card has as many copies as a byte counts.
fn count(pile: &[AdventureId], card: AdventureId) -> u8 {
    pile.iter().fold(0, |n: u8, it| n.wrapping_add(u8::from(*it == card)))
}

/// Tells whether a player with so many cards might act in a window, for all that everybody sees (DN-572).
pub fn might_act(open: &Open, n_cards: usize, moment: Moment, seat: Seat) -> bool {
    let prices = Prices::new(open, seat);
    if has_public_option(&prices, n_cards, moment) {
        return true;
    }
    if n_cards == 0 {
        return false;
    }
    let payers = open.opponents(seat);
    let most_peril = payers.iter().map(|it| open.heroes[it].peril).max().unwrap_or(0);
    let glory = open.heroes[seat].glory;
    let is_printed = prices.is_printed();
    let is_too_dear = |it: &Candidate| {
        let purse = if it.is_paid_in_peril { most_peril } else { glory };
        is_printed && purse < u16::from(it.price)
    };
    let mut payable = window_cards(&open.rules, moment).iter().filter(|it| !is_too_dear(it));
    payable.any(|it| {
        could_play(&prices, moment, it.card, payers).any(|_| true) && !is_gone(open, it.card)
    })
}

/// The ways in which a player who holds a card may play it: the printed price, and whose peril pays.
pub fn could_play(
    prices: &Prices<'_>,
    moment: Moment,
    card: AdventureId,
    payers: SeatSet,
) -> impl Iterator<Item = (u8, Option<Seat>)> {
    let says = card.card();
    let (open, seat) = (prices.open, prices.seat);
    let may = may_time(open, moment, seat, card).is_ok() && may_lay(open, seat, card).is_ok();
    let is_glory = !is_paid_in_peril(says);
    let own = (may && is_glory).then_some(None);
    let others = if may && !is_glory { payers } else { SeatSet::NONE };
    let ways = own.into_iter().chain(others.iter().map(Some));
    let ways = ways.flat_map(move |payer| printed_prices(says).iter().map(move |it| (*it, payer)));
    ways.filter(move |&(printed, payer)| {
        may_afford(prices, card, printed, payer).is_ok()
            && may_do(open, moment, seat, card, payer).is_ok()
    })
}

/// Tells whether a player has something to do that does not come from the hand.
fn has_public_option(prices: &Prices<'_>, n_cards: usize, moment: Moment) -> bool {
    let (open, seat) = (prices.open, prices.seat);
    let topics = topics_at(moment);
    let has_use = || {
        let mut abilities = values::abilities_on(open, seat, topics);
        abilities.any(|it| may_use_of(open, n_cards, moment, seat, (it.0, it.2)).is_ok())
    };
    if !prices.topics.and(topics).is_empty() && has_use() {
        return true;
    }
    if moment == Moment::Challenge {
        let targets = challenge_targets(open, seat);
        let may = |pay: Pay| may_start_attack(open, seat, pay).is_ok();
        let is_free = open.battle.as_ref().is_some_and(|it| it.free.is_some());
        return !targets.is_empty()
            && (is_free || may(Pay::Ap) || may(Pay::Fall) || may_fall(open, moment, seat).is_ok());
    }
    let can_strike = || {
        let at = open.heroes[seat].at;
        let mut others = open.heroes.iter().filter(|(it, hero)| *it != seat && hero.at == at);
        others.any(|it| may_strike(open, moment, seat, it.0, Form::Melee).is_ok())
    };
    is_special_moment(open, moment, seat)
        && (may_stand(open, moment, seat).is_ok()
            || may_fall(open, moment, seat).is_ok()
            || can_strike()
            || !open.heroes[seat].carried.is_empty())
}
