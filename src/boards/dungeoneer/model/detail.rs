//! The thing that is held, to be explained.

use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Action, AdventureId, FoeCard, HeroId, LocationId, QuestId, Refusal, Trait, Word, why_not,
};
use crate::kernel::Seat;

/// The subject explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Adventure(AdventureId),
    Location(LocationId),
    Quest(QuestId),
    Hero(Seat, HeroId),
}

/// The held thing's kind; none if nothing is held, or nothing is to be said of it.
pub fn detail(query: Query<'_>) -> Option<Detail> {
    let open = query.open();
    let of_foe = |nth: u8| match open.battle.as_ref()?.foes.get(usize::from(nth))?.card {
        FoeCard::Adventure(card) => Some(Detail::Adventure(card)),
        FoeCard::Quest(quest) => Some(Detail::Quest(quest)),
    };
    match query.selection.thing? {
        Thing::Cell(cell) => open.map.get(cell).map(|it| Detail::Location(it.card)),
        Thing::Card(card) | Thing::Readied(card, _) | Thing::Lair(card, _) => {
            Some(Detail::Adventure(card))
        }
        Thing::Quest(quest) => Some(Detail::Quest(quest)),
        Thing::Hero(seat) => open.heroes.get(seat).map(|it| Detail::Hero(seat, it.card)),
        Thing::Foe(nth) => of_foe(nth),
        Thing::Attack(_) => None,
    }
}

/// Why the card of one's own hand that is held cannot be played now; none where it can, or no such card is
/// held.
pub fn why(query: Query<'_>) -> Option<Refusal> {
    let (Thing::Card(card), seat) = (query.selection.thing?, query.own()?) else { return None };
    if query.is_lit(Thing::Card(card)) {
        return None;
    }
    let open = query.open();
    let traits = card.card().traits;
    let in_glory = traits.has(Trait::Boon) || traits.has(Trait::Treasure);
    let payer = open.opponents(seat).iter().next().filter(|_| !in_glory);
    let play = Word::Play { card, price: None, payer };
    let is_window = query.pass_until().next().is_some();
    let action = if is_window { Action::Play(play) } else { Action::Do(play) };
    why_not(query.view, seat, &action)
}
