//! What a tap comes to.

use super::query::Query;
use super::routes::Route;
use super::selection::{Panel, Pick, Selection, Spot, Verb, Why, kept};
use crate::games::paper_dungeons::client::{
    self, Action, DICE_PER_ROUND, Face, Hero, Item, Refusal, Room, Symbol, between,
};

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    let selection = *query.selection;
    if let Spot::Sheet(seat) = spot {
        return Pick::Selection(Selection { peek: Some(seat), ..Selection::default() });
    }
    if query.actor().is_none() {
        return Pick::Nothing(Why::NotNow);
    }
    match spot {
        Spot::Sheet(_) => Pick::Selection(selection),
        Spot::Die(idx) => pick_die(query, idx),
        Spot::Verb(verb) => pick_verb(query, verb),
        Spot::Room(room) => pick_room(query, room),
        Spot::Talent(talent) => Pick::Selection(Selection { talent: Some(talent), ..selection }),
        Spot::Objective(objective) => {
            Pick::Selection(Selection { objective: Some(objective), ..selection })
        }
        Spot::Main => pick_main(query),
        Spot::Decline => act(Action::Decline),
        Spot::Hero(_) | Spot::Item(_) | Spot::Potions | Spot::Spare(_) => pick_mark(query, spot),
    }
}

fn act(action: Action) -> Pick {
    Pick::Act(vec![action])
}

fn pick_die(query: Query<'_>, idx: usize) -> Pick {
    let Some(face) = query.view.ground.roll[idx] else { return Pick::Nothing(Why::Skull) };
    if !query.faces().contains(&face) {
        return refuse(query, Action::Brew { die: face });
    }
    let is_chosen = query.selection.die == Some(idx);
    Pick::Selection(Selection { die: (!is_chosen).then_some(idx), ..Selection::default() })
}

fn pick_verb(query: Query<'_>, verb: Verb) -> Pick {
    let selection = *query.selection;
    let Some(die) = query.die() else { return Pick::Nothing(Why::DieFirst) };
    let open = Selection { verb: Some(verb), aim: None, ..selection };
    match verb {
        Verb::Walk => Pick::Show(Panel::Map, Selection { verb: None, ..selection }),
        Verb::Level => match only(query, Hero::ALL.map(Spot::Hero)) {
            Choices::None => refuse(query, Action::Level { die, hero: hero_of(die) }),
            Choices::One(action) => act(action),
            Choices::Many => Pick::Show(Panel::Heroes, open),
        },
        Verb::Craft => match only(query, Item::ALL.map(Spot::Item)) {
            Choices::None => refuse(query, Action::Craft { die, item: Item::Cloak }),
            Choices::One(action) => act(action),
            Choices::Many => Pick::Show(Panel::Items, open),
        },
        Verb::Brew => pick_mark(query, Spot::Potions),
        Verb::Rest => Pick::Selection(open),
    }
}

/// How many of several spots can be taken.
enum Choices {
    None,
    One(Action),
    Many,
}

fn only<const N: usize>(query: Query<'_>, spots: [Spot; N]) -> Choices {
    let asked = spots.into_iter().filter_map(|it| query.asks(it));
    let legal: Vec<Action> = asked.filter(|it| query.can(it)).collect();
    match legal[..] {
        [] => Choices::None,
        [one] => Choices::One(one),
        _ => Choices::Many,
    }
}

/// The hero on a face; anyone for a face without a hero.
fn hero_of(face: Face) -> Hero {
    match face.symbol() {
        Symbol::Hero(hero) => hero,
        Symbol::Clover | Symbol::Boots => Hero::Warrior,
    }
}

fn pick_mark(query: Query<'_>, spot: Spot) -> Pick {
    match query.asks(spot) {
        Some(action) if query.can(&action) => act(action),
        Some(action) => refuse(query, action),
        None if query.reward().is_some() => Pick::Nothing(Why::Elsewhere),
        None => one_die_for(query, spot),
    }
}

/// Without a die: chooses it, if only one face can do this.
fn one_die_for(query: Query<'_>, spot: Spot) -> Pick {
    let is_able = |idx: &usize| {
        let selection = Selection { die: Some(*idx), ..Selection::default() };
        let query = Query { selection: &selection, ..query };
        match spot.room() {
            Some(room) => query.routes().iter().any(|it| it.to() == room),
            None => query.asks(spot).is_some_and(|it| query.can(&it)),
        }
    };
    let roll = &query.view.ground.roll;
    let able: Vec<usize> = (0..roll.len()).filter(is_able).collect();
    match able.first() {
        Some(&first) if able.iter().all(|&it| roll[it] == roll[first]) => {
            let aim = spot.room();
            Pick::Selection(Selection { die: Some(first), aim, ..Selection::default() })
        }
        Some(_) => Pick::Nothing(Why::DieFirst),
        None => no_die_can(query, spot),
    }
}

fn no_die_can(query: Query<'_>, spot: Spot) -> Pick {
    let Some(&die) = query.faces().first() else {
        return Pick::Nothing(Why::Rule(Refusal::NoDiceLeft));
    };
    match spot {
        Spot::Room(to) => refuse_room(query, to, Action::Walk { die, to }, DICE_PER_ROUND as u8),
        Spot::Hero(hero) => {
            let faces = query.faces();
            let own = faces.into_iter().find(|it| hero_of(*it) == hero).unwrap_or(die);
            refuse(query, Action::Level { die: own, hero })
        }
        Spot::Item(item) => refuse(query, Action::Craft { die, item }),
        Spot::Potions | Spot::Die(_) | Spot::Verb(_) | Spot::Talent(_) | Spot::Objective(_) => {
            refuse(query, Action::Brew { die })
        }
        Spot::Main | Spot::Decline | Spot::Spare(_) | Spot::Sheet(_) => {
            Pick::Nothing(Why::DieFirst)
        }
    }
}

fn pick_room(query: Query<'_>, room: Room) -> Pick {
    if query.reward().is_some() {
        return pick_mark(query, Spot::Room(room));
    }
    let routes = query.routes();
    match routes.iter().find(|it| it.to() == room) {
        Some(Route { actions, .. }) if query.selection.aim == Some(room) => {
            Pick::Act(actions.clone())
        }
        Some(_) => Pick::Selection(Selection { aim: Some(room), verb: None, ..*query.selection }),
        None => match (query.die(), query.moves_left()) {
            (Some(die), _) => refuse_room(query, room, Action::Walk { die, to: room }, die.moves()),
            (None, 0) => one_die_for(query, Spot::Room(room)),
            (None, left) => refuse_room(query, room, Action::Step { to: room }, left),
        },
    }
}

/// A room further than one step is too far, rather than not adjacent.
fn refuse_room(query: Query<'_>, room: Room, action: Action, n_steps: u8) -> Pick {
    match refuse(query, action) {
        Pick::Nothing(Why::Rule(Refusal::NotAdjacent)) if !is_inside_reach(query, room) => {
            Pick::Nothing(Why::TooFar(n_steps))
        }
        other => other,
    }
}

/// Whether a room is one step away.
fn is_inside_reach(query: Query<'_>, room: Room) -> bool {
    let position = query.team().sheet.position();
    position.is_some_and(|it| between(query.view.ground.dungeon, it, room).is_some())
}

fn pick_main(query: Query<'_>) -> Pick {
    let selection = query.selection;
    if let Some(dealt) = query.team().dealt {
        return match kept(dealt, selection) {
            Some(keep) if query.can(&keep) => act(keep),
            Some(keep) => refuse(query, keep),
            None => Pick::Nothing(Why::CardsFirst),
        };
    }
    if let Some(room) = selection.aim {
        return pick_room(query, room);
    }
    match (query.die(), selection.verb) {
        (Some(die), Some(Verb::Rest)) => act(Action::Rest { die }),
        (Some(_) | None, _) if query.can(&Action::Done) => act(Action::Done),
        (Some(_) | None, _) if query.reward().is_some() => Pick::Nothing(Why::Elsewhere),
        (Some(_) | None, _) => Pick::Nothing(Why::DieFirst),
    }
}

fn refuse(query: Query<'_>, action: Action) -> Pick {
    let Some(seat) = query.actor() else { return Pick::Nothing(Why::NotNow) };
    match client::why_not(query.view, seat, &action) {
        None => act(action),
        Some(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}
