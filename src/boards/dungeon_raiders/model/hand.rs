//! One's own cards, and characters to choose from.

use super::open_room::gift_for;
use crate::boards::dungeon_raiders::query::Query;
use crate::boards::dungeon_raiders::selection::Plan;
use crate::games::dungeon_raiders::client::{
    self, Action, Card, Character, Face, Item, Lay, POWER_MAX, Phase, Span,
};

/// The highlight of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A touch of it says why not.
    Idle,
    /// A touch weighs it.
    Free,
    /// It is weighed.
    Picked,
}

/// A card, or several of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardModel {
    pub card: Card,
    /// The number of copies; a power card that lies on the table is none.
    pub n: u8,
    pub lit: Lit,
    /// The possible effect, if it can be laid.
    pub hint: Option<Hint>,
    /// The other effect.
    pub help: Option<Help>,
}

/// The effect of an item beside what its number brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A crystal: the hero lays after the others (RA-133).
    Later,
    /// A crystal, while nobody else has still to lay (RA-249).
    Wasted,
    /// A torch: so many dark rooms are seen (RA-131), perhaps none (RA-132).
    Look(u8),
    /// An item that can be laid before a boss, where it counts so much (RA-B05).
    Counts(u8),
}

/// The possible effect of a card for the player who lays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    pub treasure: Span,
    pub wounds: Span,
    /// An item, and whether it is certain.
    pub item: Option<(Item, bool)>,
    /// It may be the death of the hero.
    pub may_die: bool,
}

/// A character to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub character: Character,
    pub is_free: bool,
    pub is_chosen: bool,
}

/// Draws the cards of the observer: power cards first, played ones as well; then items.
pub fn hand(query: Query<'_>) -> Vec<CardModel> {
    let Some(own) = query.own() else { return Vec::new() };
    if query.ground().phase != Phase::Playing || !query.view.heroes[own].mat.is_alive() {
        return Vec::new();
    }
    let powers = (1..=POWER_MAX).map(Card::Power);
    let items = query.items().iter().map(|(item, _)| Card::Item(item));
    powers.chain(items).map(|it| model(query, it)).collect()
}

fn model(query: Query<'_>, card: Card) -> CardModel {
    let is_picked = match (query.selection.plan, card) {
        (Plan::Lay(lay), _) => lay.cards().any(|it| it == card),
        (Plan::Crystal, Card::Item(Item::Crystal)) => !query.is_before_boss(),
        (Plan::Torch, Card::Item(Item::Torch)) => true,
        (Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_), _) => false,
    };
    let is_free = query.actor().is_some() && query.with_card(card).is_ok();
    let lit = match (is_picked, is_free) {
        (true, _) => Lit::Picked,
        (false, true) => Lit::Free,
        (false, false) => Lit::Idle,
    };
    CardModel { card, n: query.stock(card), lit, hint: hint(query, card), help: help(query, card) }
}

/// The use of an item; before a boss it is laid with others, and may count nothing.
fn help(query: Query<'_>, card: Card) -> Option<Help> {
    let can = |action: Action| query.can(action);
    if let Some(Face::Boss(boss)) = query.view.face() {
        let is_item = card.item().is_some() && can(Action::Lay { lay: Lay::one(card) });
        return is_item.then(|| Help::Counts(boss.value(card)));
    }
    match card {
        Card::Item(Item::Crystal) if can(Action::UseCrystal) => {
            let is_wasted = client::wastes_crystal(query.view);
            Some(if is_wasted { Help::Wasted } else { Help::Later })
        }
        Card::Item(Item::Torch) if can(Action::UseTorch) => Some(Help::Look(query.n_dark())),
        Card::Item(_) | Card::Power(_) => None,
    }
}

/// The possible effect of the card alone; before a boss that is not yet the whole of it.
fn hint(query: Query<'_>, card: Card) -> Option<Hint> {
    let lay = Lay::one(card);
    if query.is_before_boss() || !query.can(Action::Lay { lay }) {
        return None;
    }
    let prospect = query.prospect(lay)?;
    let odds = &prospect.heroes[query.own()?];
    let item = gift_for(query.view.face(), card).filter(|_| 0 < odds.n_items);
    Some(Hint {
        treasure: odds.treasure,
        wounds: odds.wounds,
        item: item.map(|it| (it, odds.n_items == prospect.n_courses)),
        may_die: 0 < odds.n_deaths,
    })
}

/// The characters, while they are chosen.
pub fn candidates(query: Query<'_>) -> Vec<Candidate> {
    if query.ground().phase != Phase::Choosing {
        return Vec::new();
    }
    let is_taken = |it| query.view.heroes.iter().any(|(_, hero)| hero.mat.character == Some(it));
    let model = |character| Candidate {
        character,
        is_free: !is_taken(character),
        is_chosen: query.selection.plan == Plan::Choose(character),
    };
    Character::ALL.into_iter().map(model).collect()
}
