//! Views, the events that an observer notices, and worlds that look the same.

use super::delve::draw_room;
use super::legal::legal;
use crate::action::{Action, Event, What};
use crate::cards::{Item, Items};
use crate::dungeon::{Dungeon, Light, Place};
use crate::heroes::Party;
use crate::state::{Ground, Hero, Phase, Seen, State, View};
use kernel::{Chance, Key, Observer, Seat, SeatSet};

/// The view of `observer`.
pub fn view(state: &State, observer: Observer) -> View {
    let ground = state.ground;
    let dungeon = see_dungeon(state, observer);
    let heroes = state.heroes.map(|seat, hero| see(&ground, hero, observer.sees(seat)));
    View { observer, ground, dungeon, heroes }
}

/// Rooms are seen when they are lit, when they have been entered, and by the light of one's own
/// torch (RA-060, RA-193).
fn see_dungeon(state: &State, observer: Observer) -> Dungeon {
    let ground = &state.ground;
    let has_looked = match observer {
        Observer::Seat(seat) => ground.torched.has(seat),
        Observer::Public => false,
        Observer::All => true,
    };
    let mut seen = Dungeon::STACKED;
    for place in (0..=ground.here.level).flat_map(Dungeon::places) {
        let slot = state.dungeon.slot(place);
        seen.lay_out(place, slot.light);
        let is_open = place <= ground.here || slot.light == Light::Lit || has_looked;
        if let Some(room) = slot.room.filter(|_| is_open) {
            seen.put(place, room);
        }
    }
    seen
}

fn see(ground: &Ground, hero: &Hero, is_own: bool) -> Seen {
    // Everybody sees which hands are empty, as those of the dead are (RA-171, RA-190).
    let is_empty = hero.items.is_empty();
    let is_open = is_own || is_empty || ground.setup.memory;
    Seen {
        is_own,
        mat: hero.mat,
        items: Some(hero.items).filter(|_| is_open),
        n_items: hero.items.total(),
        has_committed: hero.commit.is_some(),
        commit: hero.commit.filter(|_| is_own),
    }
}

/// An event as `observer` notices it.
pub fn observe(event: &Event, observer: Observer) -> Option<Event> {
    event.secret_of.is_none_or(|seat| observer.sees(seat)).then_some(*event)
}

/// The heroes who may hold a torch, or have used one, while dark rooms are left (RA-132, RA-196): for all that
/// everybody sees, no matter what else this observer knows.
pub fn interrupters(view: &View) -> SeatSet {
    let ground = &view.ground;
    if ground.phase != Phase::Playing {
        return SeatSet::NONE;
    }
    let public = public_part(view);
    let is_dark = view.dungeon.is_dark_after(ground.here);
    let may_light = |it: &Seen| may_hold(&public, it).has(Item::Torch);
    let may_look = |it: Seat| is_dark && ground.torched.has(it);
    let living = public.heroes.iter().filter(|(_, it)| it.mat.is_alive());
    living.filter(|&(seat, it)| may_light(it) || may_look(seat)).map(|it| it.0).collect()
}

/// The view without the items that only one observer sees.
fn public_part(view: &View) -> View {
    let memory = view.ground.setup.memory;
    let is_open = |it: &Seen| memory || it.n_items == 0;
    let heroes = view.heroes.map(|_, it| Seen { items: it.items.filter(|_| is_open(it)), ..*it });
    View { heroes, ..*view }
}

/// Closed hands, the light of a torch and secret cards are for one observer (RA-196). Of a hand
/// without items there is nothing to hide.
pub fn is_private(state: &State, seat: Seat) -> bool {
    let ground = &state.ground;
    let has_looked = ground.torched.has(seat) && state.dungeon.is_dark_after(ground.here);
    let is_closed = !ground.setup.memory && !state.heroes[seat].items.is_empty();
    ground.phase == Phase::Playing && (is_closed || ground.setup.is_quick() || has_looked)
}

/// Tells whether an event cannot be unseen: the light of a torch (RA-193), a dark room that is entered, although
/// another's torch may have drawn it before, and the cards of others that are turned up (RA-195).
pub fn uncovers(event: &Event) -> bool {
    matches!(
        event.what,
        What::Looked { .. } | What::Entered { was_dark: true, .. } | What::TurnedUp
    )
}

const HOLDER: Key = Key::new("imagined holder");
const CHOICE: Key = Key::new("imagined choice");

/// A world that looks just like `view`: dark rooms that others have seen are drawn from those that
/// are left, items of closed hands are spread over them, and rivals have chosen something legal.
pub fn determinize(view: &View, chance: &mut dyn Chance) -> State {
    let heroes = determinize_hands(view, chance);
    let mut state = State { ground: view.ground, dungeon: view.dungeon, heroes };
    if !view.ground.torched.is_empty() {
        let here = view.ground.here;
        let dark: Vec<Place> = view.dungeon.dark_after(here).collect();
        dark.into_iter().for_each(|place| draw_room(&mut state, place, chance));
    }
    determinize_commits(view, &mut state, chance);
    state
}

/// Closed hands hold all that is neither in the supply, nor on the table, nor in an open hand; each
/// as many cards as it shows backs (RA-190).
fn determinize_hands(view: &View, chance: &mut dyn Chance) -> Party<Hero> {
    let mut heroes = view.heroes.map(|_, seen| Hero {
        mat: seen.mat,
        items: seen.items.unwrap_or(Items::NONE),
        commit: seen.commit,
    });
    let mut backs = view.heroes.map(|_, seen| if seen.items.is_none() { seen.n_items } else { 0 });
    let mut n_backs: u8 = backs.iter().map(|(_, n)| n).sum();
    for (item, n_hidden) in hidden_items(view).iter() {
        for nth in 0..n_hidden {
            let at = HOLDER.at(item.idx() as u32, nth.into(), 0);
            let holder = holder_of(&backs, chance.below(at, n_backs.into()) as u8);
            heroes[holder].items[item] += 1;
            backs[holder] -= 1;
            n_backs -= 1;
        }
    }
    heroes
}

/// In whose hand a card is, counted over the backs of all closed hands.
fn holder_of(backs: &Party<u8>, mut nth: u8) -> Seat {
    for (seat, &n) in backs.iter() {
        if nth < n {
            return seat;
        }
        nth -= n;
    }
    unreachable!("as many items are hidden as closed hands show backs")
}

/// The items in closed hands (RA-192): everybody can count them.
pub fn hidden_items(view: &View) -> Items {
    let setup = &view.ground.setup;
    let mut hidden = Items::NONE;
    if setup.is_solo() || view.heroes.iter().all(|(_, it)| it.items.is_some()) {
        return hidden;
    }
    for item in Item::ALL {
        let laid = |seen: &Seen| {
            seen.mat.laid.map_or(0, |lay| lay.cards().filter(|it| it.item() == Some(item)).count())
        };
        let seen: u8 = view
            .heroes
            .iter()
            .map(|(_, it)| it.items.unwrap_or(Items::NONE)[item] + laid(it) as u8)
            .sum();
        hidden[item] = setup.n_items() - view.ground.supply[item] - seen;
    }
    hidden
}

/// The items that a hero may hold, as far as the observer can tell: the items of a closed hand are those that may be
/// in it, and no more than it shows backs.
pub fn may_hold(view: &View, seen: &Seen) -> Items {
    if let Some(items) = seen.items {
        return items;
    }
    let mut items = hidden_items(view);
    for item in Item::ALL {
        items[item] = items[item].min(seen.n_items);
    }
    items
}

/// Cards that rivals have chosen face down (RA-195).
fn determinize_commits(view: &View, state: &mut State, chance: &mut dyn Chance) {
    if view.ground.phase != Phase::Playing || !view.ground.setup.is_quick() {
        return;
    }
    let mut choices = Vec::new();
    for (seat, seen) in view.heroes.iter() {
        if !seen.has_committed || seen.commit.is_some() {
            continue;
        }
        choices.clear();
        legal(state, seat, &mut choices);
        choices.retain(|it| *it != Action::UseTorch);
        let nth = chance.below(CHOICE.at(seat.idx() as u32, 0, 0), choices.len() as u32);
        state.heroes[seat].commit = Some(choices[nth as usize]);
    }
}
