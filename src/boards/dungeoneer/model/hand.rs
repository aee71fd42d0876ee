//! One's own cards.

use super::lit::Lit;
use super::outcome::{Effect, effect};
use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Action, AdventureId, Phase, Prospect, Trait, Word, price, printed_prices, prospect,
};
use crate::kernel::Seat;

/// A card of one's own hand; equal ones lie together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardModel {
    pub card: AdventureId,
    pub n: u8,
    /// The lowest price that it has now.
    pub price: u8,
    /// True if the price differs from the printed one.
    pub is_cheaper: bool,
    /// True if it is paid with peril.
    pub in_peril: bool,
    /// The glory or peril missing for it in the phase in which it is played; 0 where it is no matter of the price.
    pub short: u16,
    pub lit: Lit,
    /// True if something can be done with it now.
    pub is_playable: bool,
    /// Its prospect, where it can be played in one way.
    pub prospect: Option<Prospect>,
    /// Its effect on the battle at hand, where it can be played in one way.
    pub effect: Option<Effect>,
}

/// Draws one's own cards.
pub fn hand(query: Query<'_>) -> Vec<CardModel> {
    let open = query.open();
    let Some((seat, cards)) = query.own().and_then(|it| Some((it, query.view.hands[it].as_ref()?)))
    else {
        return Vec::new();
    };
    let mut hand: Vec<CardModel> = Vec::new();
    for card in cards.iter() {
        if let Some(last) = hand.last_mut().filter(|it| it.card == card) {
            last.n += 1;
            continue;
        }
        let printed = printed_prices(card.card())[0];
        let about = query.about(Thing::Card(card));
        let prospect = match about.as_slice() {
            [Action::Play(word) | Action::Do(word)] => prospect(open, seat, *word),
            _ => None,
        };
        let effect = match about.as_slice() {
            [only] => effect(query, only),
            _ => None,
        };
        let payers = about.into_iter().map(|it| match it {
            Action::Play(Word::Play { payer, .. }) | Action::Do(Word::Play { payer, .. }) => *payer,
            _ => None,
        });
        let prices = payers.map(|it| price(open, seat, card, printed, it));
        let least = prices.min().unwrap_or(printed);
        hand.push(CardModel {
            card,
            n: 1,
            price: least,
            is_cheaper: least < printed,
            in_peril: is_in_peril(card),
            short: short(query, seat, card),
            lit: Lit::of(query, Thing::Card(card)),
            is_playable: query.is_lit(Thing::Card(card)),
            prospect,
            effect,
        });
    }
    hand
}

/// Tells whether a card is paid in peril of others.
fn is_in_peril(card: AdventureId) -> bool {
    let traits = card.card().traits;
    !traits.has(Trait::Boon) && !traits.has(Trait::Treasure)
}

/// The amount missing to play a card in the own free moment of its phase, from the one who has most.
fn short(query: Query<'_>, seat: Seat, card: AdventureId) -> u16 {
    let open = query.open();
    let is_free = query.wanted() == Wanted::Free && query.actor() == Some(open.active);
    let printed = printed_prices(card.card())[0];
    let missing = |payer: Option<Seat>| {
        let has = payer.map_or(open.heroes[seat].glory, |it| open.heroes[it].peril);
        u16::from(price(open, seat, card, printed, payer)).saturating_sub(has)
    };
    match (open.phase, is_in_peril(card)) {
        (Phase::Villainy, true) if is_free => {
            open.opponents(seat).iter().map(|it| missing(Some(it))).min().unwrap_or(0)
        }
        (Phase::Heroics, false) if is_free => missing(None),
        _ => 0,
    }
}

/// The lowest price of each card of the hand that is paid in peril.
pub fn prices_in_peril(query: Query<'_>, seat: Seat) -> impl Iterator<Item = u8> {
    let open = query.open();
    let cards = query.view.hands[seat].as_ref().into_iter().flat_map(|it| it.iter());
    cards.filter(|it| is_in_peril(*it)).filter_map(move |card| {
        let printed = printed_prices(card.card())[0];
        let of = |it| price(open, seat, card, printed, Some(it));
        open.opponents(seat).iter().map(of).min()
    })
}
