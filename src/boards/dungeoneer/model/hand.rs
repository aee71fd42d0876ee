//! One's own cards.

use super::lit::Lit;
use super::outcome::{Effect, effect};
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Action, AdventureId, Prospect, Trait, Word, price, printed_prices, prospect,
};

/// A card of one's own hand; equal ones lie together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardModel {
    pub card: AdventureId,
    pub n: u8,
    /// The lowest price that it has now.
    pub price: u8,
    /// Whether the price differs from the printed one.
    pub is_cheaper: bool,
    /// Whether it is paid with peril.
    pub in_peril: bool,
    pub lit: Lit,
    /// Whether something can be done with it now.
    pub is_playable: bool,
    /// What it would come to, where it can be played in one way.
    pub prospect: Option<Prospect>,
    /// What it would make of the battle at hand, where it can be played in one way.
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
        let traits = card.card().traits;
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
            in_peril: !traits.has(Trait::Boon) && !traits.has(Trait::Treasure),
            lit: Lit::of(query, Thing::Card(card)),
            is_playable: query.is_lit(Thing::Card(card)),
            prospect,
            effect,
        });
    }
    hand
}
