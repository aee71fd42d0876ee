//! Cards that lie open and can be looked through: discard piles, and what lies before each hero. What lies in
//! a deck is no part of it.

use crate::games::dungeoneer::client::{AdventureId, DeckId, Open};
use crate::kernel::Seat;

/// A place with open cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// The discard pile of a deck; of the first deck where there is one for all.
    Discards(DeckId),
    /// Readied cards, and the lair.
    Before(Seat),
}

/// A card at such a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShelfCard {
    pub card: AdventureId,
    /// True if it waits in a lair.
    pub is_in_lair: bool,
}

/// All places at a table, discard piles first.
pub fn shelves(open: &Open) -> Vec<Shelf> {
    let decks = if open.rules.is_split() { 2 } else { 1 };
    let discards = DeckId::ALL.into_iter().take(decks).map(Shelf::Discards);
    discards.chain(open.heroes.seats().map(Shelf::Before)).collect()
}

/// The cards at a place, what came last first.
pub fn cards(open: &Open, shelf: Shelf) -> Vec<ShelfCard> {
    let plain = |card: &AdventureId| ShelfCard { card: *card, is_in_lair: false };
    match shelf {
        Shelf::Discards(deck) => open.discards[deck.idx()].iter().rev().map(plain).collect(),
        Shelf::Before(seat) => {
            let hero = &open.heroes[seat];
            let lair = hero.lair.iter().rev().map(|it| (it.card, true));
            let readied = hero.readied.iter().rev().map(|it| (it.card, false));
            let all = readied.chain(lair);
            all.map(|(card, is_in_lair)| ShelfCard { card, is_in_lair }).collect()
        }
    }
}
