//! The view and events of an observer, and worlds that look the same.

use kernel::ask::Agenda;
use kernel::kit::{Bag, Deck};
use kernel::{Chance, Key, Observer, Seat, SeatSet, Stop};

use super::{COPIES, Card, Event, State, Step, View, is_gone};

const UNSEEN: Key = Key::new("cards unseen");
const CHOICE: Key = Key::new("cards unseen choice");

pub fn view(state: &State, observer: Observer) -> View {
    View {
        observer,
        ground: state.ground.clone(),
        pile: state.deck.pile.view(observer),
        discards: state.deck.discards.clone(),
        hands: state.hands.map(|seat, it| observer.sees(seat).then(|| it.clone())),
        n_cards: state.hands.map(|_, it| it.len()),
        has_bid: state.bids.map(|_, it| it.is_some()),
        bids: state.bids.map(|seat, it| it.filter(|_| observer.sees(seat))),
        stops: state.stops.map(|seat, it| observer.sees(seat).then_some(*it)),
    }
}

/// The seats that may hold a rush in another's free moment, for all that everybody sees.
pub fn interrupters(view: &View) -> SeatSet {
    let is_free = view.ground.agenda.next() == Some(&Step::Free);
    if !is_free || is_gone(&view.discards, Card::Rush) {
        return SeatSet::NONE;
    }
    let has_cards = |it: &(Seat, &usize)| 0 < *it.1 && it.0 != view.ground.active;
    view.n_cards.iter().filter(has_cards).map(|it| it.0).collect()
}

/// The card that was announced and lies nowhere yet.
fn announced(agenda: &Agenda<Step>) -> Option<Card> {
    agenda.iter().find_map(|it| if let Step::Resolve { card } = it { Some(*card) } else { None })
}

/// The cards that the view does not show.
pub fn unseen(view: &View) -> Bag<Card> {
    let mut unseen: Bag<Card> = Card::ALL.into_iter().flat_map(|it| [it; COPIES]).collect();
    let own = view.hands.values().flatten().flat_map(|it| it.iter());
    let seen = own.chain(view.discards.iter().copied()).chain(announced(&view.ground.agenda));
    for card in seen.chain(view.pile.seen()) {
        assert!(unseen.take(card), "a card that is seen is in the box");
    }
    unseen
}

/// Tells whether worlds that look like the view can differ in who holds which card.
pub fn is_anything_unseen(view: &View) -> bool {
    let hidden = view.hands.iter().filter(|(_, it)| it.is_none());
    let n_hidden = hidden.filter(|(seat, _)| 0 < view.n_cards[*seat]).count();
    let n_places = n_hidden + usize::from(0 < view.pile.n_unseen());
    let unseen = unseen(view);
    let first = unseen.iter().next();
    0 < n_hidden && 1 < n_places && first.is_some_and(|it| unseen.count(it) < unseen.len())
}

/// A world that looks just like the view: the cards and bids of others are made up, and what they have
/// said of passing.
pub fn determinize(view: &View, chance: &mut dyn Chance) -> State {
    let mut unseen = unseen(view);
    let hands = view.hands.map(|seat, it| {
        let mut deal = |nth: usize| {
            let key = UNSEEN.at(seat.idx() as u32, nth as u32, 0);
            unseen.draw(key, chance).expect("a card for each back")
        };
        it.clone().unwrap_or_else(|| (0..view.n_cards[seat]).map(&mut deal).collect())
    });
    let bids = view.bids.map(|seat, it| match (view.has_bid[seat], it) {
        (true, None) => {
            let n_cards = hands[seat].len() as u32;
            let nth = chance.below(CHOICE.at(seat.idx() as u32, 0, 0), n_cards + 1);
            Some(hands[seat].iter().nth(nth as usize))
        }
        (_, known) => *known,
    });
    let stops = view.stops.map(|seat, it| {
        let mut is_never = || chance.below(CHOICE.at(seat.idx() as u32, 1, 0), 2) == 1;
        let usual = if view.ground.asks_always { Stop::Always } else { Stop::Choice };
        let may_pass_on = seat != view.ground.active;
        it.unwrap_or_else(|| if may_pass_on && is_never() { Stop::Never } else { usual })
    });
    let pile = view.pile.determinize(&mut unseen, UNSEEN.at(9, 0, 0), chance);
    let deck = Deck { pile, discards: view.discards.clone() };
    State { ground: view.ground.clone(), deck, hands, bids, stops }
}

pub fn observe(event: &Event, observer: Observer) -> Option<Event> {
    Some(match event {
        Event::Drew { by, .. } if !observer.sees(*by) => Event::Drew { by: *by, card: None },
        Event::Looked { by, .. } if !observer.sees(*by) => Event::Looked { by: *by, cards: None },
        Event::Bid { by, .. } if !observer.sees(*by) => return None,
        Event::Turn { .. }
        | Event::Drew { .. }
        | Event::Announced { .. }
        | Event::Countered { .. }
        | Event::Scored { .. }
        | Event::Discarded { .. }
        | Event::Looked { .. }
        | Event::Ordered { .. }
        | Event::Marked { .. }
        | Event::Bid { .. }
        | Event::Revealed { .. }
        | Event::Over => event.clone(),
    })
}
