//! The view of an observer, the events it notices, and worlds that look the same (DN-080 to DN-083).

use crate::ask::Moment;
use crate::cards::{AdventureId, LocationId, QuestId};
use crate::event::Event;
use crate::state::{Hidden, State, View};
use crate::steps::Step;
use kernel::kit::Bag;
use kernel::{Chance, Key, Observer, Seat, SeatSet};

use super::open_cards::{deck_of, each_open_card};

pub const UNSEEN: Key = Key::new("dungeoneer unseen");

pub const CHOICE: Key = Key::new("dungeoneer unseen choice");

/// The view of `observer`.
pub fn view(state: &State, observer: Observer) -> View {
    let hidden = &state.hidden;
    View {
        observer,
        open: state.open.clone(),
        hands: hidden.hands.map(|seat, it| observer.sees(seat).then(|| it.clone())),
        n_cards: hidden.hands.map(|_, it| it.len()),
        first: hidden.first.map(|seat, it| it.filter(|_| observer.sees(seat))),
        has_said: hidden.first.map(|_, it| it.is_some()),
        sites: hidden.sites.map(|seat, it| observer.sees(seat).then(|| it.clone())),
        n_sites: hidden.sites.map(|_, it| it.len()),
        locations: hidden.locations.view(observer),
        quests: hidden.quests.view(observer),
        decks: [hidden.decks[0].view(observer), hidden.decks[1].view(observer)],
    }
}

/// The adventure cards that the view does not show, by deck.
fn unseen_cards(view: &View) -> [Bag<AdventureId>; 2] {
    let open = &view.open;
    let mut all: [Vec<AdventureId>; 2] = [Vec::new(), Vec::new()];
    for id in AdventureId::all().filter(|it| super::might::is_in_play(open, *it)) {
        let copies = std::iter::repeat_n(id, usize::from(id.card().n_copies));
        all[deck_of(open, id)].extend(copies);
    }
    let mut unseen = all.map(|it| it.into_iter().collect::<Bag<AdventureId>>());
    let mut take = |card: AdventureId| {
        let is_there = unseen[deck_of(open, card)].take(card);
        debug_assert!(is_there, "{card} is seen once too often");
    };
    each_open_card(open, &mut take);
    view.hands.values().flatten().flat_map(|it| it.iter()).for_each(&mut take);
    view.decks.iter().flat_map(|it| it.seen()).for_each(&mut take);
    unseen
}

/// The quests that the view does not show.
fn unseen_quests(view: &View) -> Bag<QuestId> {
    let open = &view.open;
    let all = QuestId::all().filter(|it| open.rules.deals(it.card().of, it.card().since));
    let mut unseen: Bag<QuestId> = all.collect();
    for (_, hero) in open.heroes.iter() {
        hero.quests.iter().chain(&hero.done).for_each(|it| {
            unseen.take(*it);
        });
    }
    open.globals.iter().chain(&open.gone).chain(open.tokens.iter().map(|it| &it.0)).for_each(
        |it| {
            unseen.take(*it);
        },
    );
    view.quests.seen().for_each(|it| {
        unseen.take(it);
    });
    unseen
}

/// The locations that the view does not show.
fn unseen_locations(view: &View) -> Bag<LocationId> {
    let open = &view.open;
    let all = LocationId::all().filter(|it| open.rules.deals(it.card().of, it.card().since));
    let mut unseen: Bag<LocationId> = all.collect();
    open.map.iter().for_each(|(_, it)| {
        unseen.take(it.card);
    });
    for step in open.agenda.iter() {
        if let Step::Place { location, .. } | Step::Turned { location, .. } = step {
            unseen.take(*location);
        }
    }
    view.sites.values().flatten().flat_map(|it| it.iter()).for_each(|it| {
        unseen.take(it);
    });
    view.locations.seen().for_each(|it| {
        unseen.take(it);
    });
    unseen
}

/// The things that a view does not show: all worlds that look like it are dealt from the same.
#[derive(Clone)]
pub struct Unseen {
    /// By deck.
    cards: [Bag<AdventureId>; 2],
    locations: Bag<LocationId>,
    quests: Bag<QuestId>,
}

impl Unseen {
    pub fn new(view: &View) -> Unseen {
        Unseen {
            cards: unseen_cards(view),
            locations: unseen_locations(view),
            quests: unseen_quests(view),
        }
    }

    /// A world that looks just like the view that this was made for: hands and decks are made up.
    pub fn deal(mut self, view: &View, chance: &mut dyn Chance) -> State {
        let hands = view.hands.map(|seat, it| {
            let mut deal = |nth: usize| self.deal_card(view, (seat.idx(), nth), chance);
            it.clone().unwrap_or_else(|| (0..view.n_cards[seat]).map(&mut deal).collect())
        });
        let first = view.first.map(|seat, it| match (view.has_said[seat], it) {
            (true, None) => Some(chance.below(CHOICE.at(seat.idx() as u32, 0, 0), 6) as u8),
            (_, known) => *known,
        });
        let sites = view.sites.map(|seat, it| {
            let mut deal = |nth: usize| {
                let key = UNSEEN.at(8 + seat.idx() as u32, nth as u32, 0);
                self.locations.draw(key, chance).expect("a location for each back")
            };
            it.clone().unwrap_or_else(|| (0..view.n_sites[seat]).map(&mut deal).collect())
        });
        let Unseen { cards: [mut glory, mut peril], mut locations, mut quests } = self;
        let hidden = Hidden {
            hands,
            first,
            sites,
            locations: view.locations.determinize(&mut locations, UNSEEN.at(20, 0, 0), chance),
            quests: view.quests.determinize(&mut quests, UNSEEN.at(21, 0, 0), chance),
            decks: [
                view.decks[0].determinize(&mut glory, UNSEEN.at(22, 0, 0), chance),
                view.decks[1].determinize(&mut peril, UNSEEN.at(23, 0, 0), chance),
            ],
        };
        State { open: view.open.clone(), hidden: Box::new(hidden) }
    }

    /// A card of a hand that the view does not show, by seat and place. Of two decks, it comes from either as far as
    /// they go round.
    fn deal_card(
        &mut self,
        view: &View,
        (seat, nth): (usize, usize),
        chance: &mut dyn Chance,
    ) -> AdventureId {
        let n_free = [0, 1].map(|deck| self.cards[deck].len() - view.decks[deck].n_unseen());
        let (seat, nth) = (seat as u32, nth as u32);
        let pick = if view.open.rules.is_split() {
            let total = n_free[0] + n_free[1];
            chance.below(CHOICE.at(seat, nth, 1), total as u32) as usize
        } else {
            0
        };
        let deck = usize::from(n_free[0] <= pick);
        self.cards[deck].draw(UNSEEN.at(seat, nth, 0), chance).expect("a card for each back")
    }
}

/// A world that looks just like the view: hands and decks are made up.
pub fn determinize(view: &View, chance: &mut dyn Chance) -> State {
    Unseen::new(view).deal(view, chance)
}

/// The event as an observer notices it: cards drawn are seen by the one who draws them.
pub fn observe(event: &Event, observer: Observer) -> Option<Event> {
    Some(match event {
        Event::Drew { who, n, is_refill, .. } if !observer.sees(who.seat) => {
            Event::Drew { who: *who, cards: None, n: *n, is_refill: *is_refill }
        }
        other => other.clone(),
    })
}

/// Tells whether somebody has seen by this event what was hidden, luck aside.
pub fn uncovers(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { .. }
            | Event::DrewLocation { .. }
            | Event::DrewPeril { .. }
            | Event::Revealed { .. }
            | Event::Global { .. }
            | Event::QuestSwapped { .. }
            // The hand is discarded face up (DN-005).
            | Event::Destroyed { .. }
    )
}

/// The seats that may break in, for all that everybody sees (DN-572).
pub fn interrupters(view: &View) -> SeatSet {
    let open = &view.open;
    if open.agenda.next() != Some(&Step::Free) {
        return SeatSet::NONE;
    }
    let might =
        |seat: &Seat| super::might::might_act(open, view.n_cards[*seat], Moment::Interrupt, *seat);
    open.alive().without(open.active).iter().filter(might).collect()
}
