//! What a touch comes to.

use super::draft::{Draft, Panel, Pick, Spot, Verb, Why, kept};
use super::routes::Route;
use super::sight::Sight;
use crate::games::paper_dungeons::dice::DICE_PER_ROUND;
use crate::games::paper_dungeons::rules;
use crate::games::paper_dungeons::ways::between;
use crate::games::paper_dungeons::{Action, Face, Hero, Item, Refusal, Room, Symbol};

/// Answers a touch of `spot`.
pub fn pick(sight: Sight<'_>, spot: Spot) -> Pick {
    let draft = *sight.draft;
    if let Spot::Sheet(seat) = spot {
        return Pick::Draft(Draft { peek: Some(seat), ..Draft::default() });
    }
    if sight.actor().is_none() {
        return Pick::Nothing(Why::NotNow);
    }
    match spot {
        Spot::Sheet(_) => Pick::Draft(draft),
        Spot::Die(idx) => pick_die(sight, idx),
        Spot::Verb(verb) => pick_verb(sight, verb),
        Spot::Room(room) => pick_room(sight, room),
        Spot::Talent(talent) => Pick::Draft(Draft { talent: Some(talent), ..draft }),
        Spot::Objective(objective) => Pick::Draft(Draft { objective: Some(objective), ..draft }),
        Spot::Main => pick_main(sight),
        Spot::Decline => act(Action::Decline),
        Spot::Hero(_) | Spot::Item(_) | Spot::Potions | Spot::Spare(_) => pick_mark(sight, spot),
    }
}

fn act(action: Action) -> Pick {
    Pick::Act(vec![action])
}

fn pick_die(sight: Sight<'_>, idx: usize) -> Pick {
    let Some(face) = sight.view.ground.roll[idx] else { return Pick::Nothing(Why::Skull) };
    if !sight.faces().contains(&face) {
        return refuse(sight, Action::Brew { die: face });
    }
    let is_chosen = sight.draft.die == Some(idx);
    Pick::Draft(Draft { die: (!is_chosen).then_some(idx), ..Draft::default() })
}

fn pick_verb(sight: Sight<'_>, verb: Verb) -> Pick {
    let draft = *sight.draft;
    let Some(die) = sight.die() else { return Pick::Nothing(Why::DieFirst) };
    let open = Draft { verb: Some(verb), aim: None, ..draft };
    match verb {
        Verb::Walk => Pick::Show(Panel::Map, Draft { verb: None, ..draft }),
        Verb::Level => match only(sight, Hero::ALL.map(Spot::Hero)) {
            Choices::None => refuse(sight, Action::Level { die, hero: hero_of(die) }),
            Choices::One(action) => act(action),
            Choices::Many => Pick::Show(Panel::Heroes, open),
        },
        Verb::Craft => match only(sight, Item::ALL.map(Spot::Item)) {
            Choices::None => refuse(sight, Action::Craft { die, item: Item::Cloak }),
            Choices::One(action) => act(action),
            Choices::Many => Pick::Show(Panel::Items, open),
        },
        Verb::Brew => pick_mark(sight, Spot::Potions),
        Verb::Rest => Pick::Draft(open),
    }
}

/// How many of several spots can be taken.
enum Choices {
    None,
    One(Action),
    Many,
}

fn only<const N: usize>(sight: Sight<'_>, spots: [Spot; N]) -> Choices {
    let asked = spots.into_iter().filter_map(|it| sight.asks(it));
    let legal: Vec<Action> = asked.filter(|it| sight.can(it)).collect();
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

fn pick_mark(sight: Sight<'_>, spot: Spot) -> Pick {
    match sight.asks(spot) {
        Some(action) if sight.can(&action) => act(action),
        Some(action) => refuse(sight, action),
        None if sight.reward().is_some() => Pick::Nothing(Why::Elsewhere),
        None => one_die_for(sight, spot),
    }
}

/// Without a die: chooses it, if only one face can do this.
fn one_die_for(sight: Sight<'_>, spot: Spot) -> Pick {
    let is_able = |idx: &usize| {
        let draft = Draft { die: Some(*idx), ..Draft::default() };
        let sight = Sight { draft: &draft, ..sight };
        match spot.room() {
            Some(room) => sight.routes().iter().any(|it| it.to() == room),
            None => sight.asks(spot).is_some_and(|it| sight.can(&it)),
        }
    };
    let roll = &sight.view.ground.roll;
    let able: Vec<usize> = (0..roll.len()).filter(is_able).collect();
    match able.first() {
        Some(&first) if able.iter().all(|&it| roll[it] == roll[first]) => {
            let aim = spot.room();
            Pick::Draft(Draft { die: Some(first), aim, ..Draft::default() })
        }
        Some(_) => Pick::Nothing(Why::DieFirst),
        None => no_die_can(sight, spot),
    }
}

fn no_die_can(sight: Sight<'_>, spot: Spot) -> Pick {
    let Some(&die) = sight.faces().first() else {
        return Pick::Nothing(Why::Rule(Refusal::NoDiceLeft));
    };
    match spot {
        Spot::Room(to) => refuse_room(sight, to, Action::Walk { die, to }, DICE_PER_ROUND as u8),
        Spot::Hero(hero) => {
            let faces = sight.faces();
            let own = faces.into_iter().find(|it| hero_of(*it) == hero).unwrap_or(die);
            refuse(sight, Action::Level { die: own, hero })
        }
        Spot::Item(item) => refuse(sight, Action::Craft { die, item }),
        Spot::Potions | Spot::Die(_) | Spot::Verb(_) | Spot::Talent(_) | Spot::Objective(_) => {
            refuse(sight, Action::Brew { die })
        }
        Spot::Main | Spot::Decline | Spot::Spare(_) | Spot::Sheet(_) => {
            Pick::Nothing(Why::DieFirst)
        }
    }
}

fn pick_room(sight: Sight<'_>, room: Room) -> Pick {
    if sight.reward().is_some() {
        return pick_mark(sight, Spot::Room(room));
    }
    let routes = sight.routes();
    match routes.iter().find(|it| it.to() == room) {
        Some(Route { actions, .. }) if sight.draft.aim == Some(room) => Pick::Act(actions.clone()),
        Some(_) => Pick::Draft(Draft { aim: Some(room), verb: None, ..*sight.draft }),
        None => match (sight.die(), sight.moves_left()) {
            (Some(die), _) => refuse_room(sight, room, Action::Walk { die, to: room }, die.moves()),
            (None, 0) => one_die_for(sight, Spot::Room(room)),
            (None, left) => refuse_room(sight, room, Action::Step { to: room }, left),
        },
    }
}

/// A room further than one step is too far, rather than not adjacent.
fn refuse_room(sight: Sight<'_>, room: Room, action: Action, n_steps: u8) -> Pick {
    match refuse(sight, action) {
        Pick::Nothing(Why::Rule(Refusal::NotAdjacent)) if !is_inside_reach(sight, room) => {
            Pick::Nothing(Why::TooFar(n_steps))
        }
        other => other,
    }
}

/// Whether a room is one step away.
fn is_inside_reach(sight: Sight<'_>, room: Room) -> bool {
    let position = sight.team().sheet.position();
    position.is_some_and(|it| between(sight.view.ground.dungeon, it, room).is_some())
}

fn pick_main(sight: Sight<'_>) -> Pick {
    let draft = sight.draft;
    if let Some(dealt) = sight.team().dealt {
        return match kept(dealt, draft) {
            Some(keep) if sight.can(&keep) => act(keep),
            Some(keep) => refuse(sight, keep),
            None => Pick::Nothing(Why::CardsFirst),
        };
    }
    if let Some(room) = draft.aim {
        return pick_room(sight, room);
    }
    match (sight.die(), draft.verb) {
        (Some(die), Some(Verb::Rest)) => act(Action::Rest { die }),
        (Some(_) | None, _) if sight.can(&Action::Done) => act(Action::Done),
        (Some(_) | None, _) if sight.reward().is_some() => Pick::Nothing(Why::Elsewhere),
        (Some(_) | None, _) => Pick::Nothing(Why::DieFirst),
    }
}

fn refuse(sight: Sight<'_>, action: Action) -> Pick {
    let Some(seat) = sight.actor() else { return Pick::Nothing(Why::NotNow) };
    match rules::check_view(sight.view, seat, action) {
        Ok(()) => act(action),
        Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}
