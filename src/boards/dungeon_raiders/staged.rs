//! Events on stage: the outcome of a room.

use super::symbols::item_symbol;
use crate::games::dungeon_raiders::client::{
    Counted, DungeonRaiders, Event, Fight, Mat, Plight, Seen, Trap, What, counted,
};
use crate::kernel::{BySeat, Seat};
use crate::shell::board::{Figures, Goal, Sign, Staged, Staging, Term};

/// An event as it is put on stage; nothing of a hero's choices.
pub fn staged(event: &Event) -> Option<Staged> {
    match event.what {
        What::Fought { fight, .. } => Staged::cause(match fight {
            Fight::Beaten { .. } | Fight::Escaped { .. } | Fight::Confused => "sword",
            Fight::Unbeaten { .. } | Fight::Unbeatable | Fight::Caught { .. } => "skull",
        }),
        What::Chest { share: 0, .. } => Staged::cause("chest"),
        What::Chest { .. } => Staged::cause("chest-open"),
        What::Trap { trap, .. } => Staged::cause(match trap {
            Trap::Magnet => "magnet",
            Trap::Boulder => "boulder",
            Trap::Spikes => "spikes",
            Trap::Lava => "lava",
        }),
        What::Took { item, .. } => Staged::by_itself(item_symbol(item)),
        What::Short { .. } => Staged::by_itself("minus"),
        What::Treasure { .. } => Staged::by_itself("coin"),
        What::Wounds { by, .. } if by < 0 => Staged::by_itself("heart"),
        What::Wounds { .. } => Staged::by_itself("heart-broken"),
        What::Died { .. } | What::Bled { .. } => Staged::by_itself("tombstone"),
        What::MonsterCard { .. } => Staged::beside("skull"),
        What::LevelPassed { .. } => Staged::beside("check"),
        What::First { .. } => Staged::beside("star"),
        What::Entered { .. } => Staged::beside("door"),
        What::Character { .. }
        | What::Level { .. }
        | What::Torch { .. }
        | What::Looked { .. }
        | What::Crystal { .. }
        | What::TurnedUp
        | What::Laid { .. }
        | What::Committed { .. }
        | What::Chose { .. }
        | What::Over => None,
    }
}

/// The cards that a fight, a chest or a trap goes by, with those marked that decide: added against a monster,
/// compared elsewhere; and the wounds that a bleeding goes by.
pub fn figures(event: &Event, now: Staging<'_, DungeonRaiders>) -> Option<Figures> {
    let cards = || terms(counted(now.before, &event.what), now.names);
    match event.what {
        What::Fought { fight, .. } => of_fight(fight, cards()),
        What::Chest { is_alone: false, .. } | What::Trap { .. } => compared(cards()),
        What::Bled { .. } => bleeding(&now),
        _ => None, // Nothing else goes by numbers of several.
    }
}

/// The wounds of all who came through the last room, with those marked who bleed to death by them (RA-180); once,
/// for all who do.
fn bleeding(now: &Staging<'_, DungeonRaiders>) -> Option<Figures> {
    let is_first = !now.before.iter().any(|it| matches!(it.what, What::Bled { .. }));
    let term = |(seat, hero): (Seat, &Seen)| {
        let Mat { wounds: n, plight, .. } = hero.mat;
        let sign = Sign::Name(now.names.get(seat).cloned().unwrap_or_default());
        (!matches!(plight, Plight::Dead { .. })).then_some(Term {
            sign,
            n,
            is_marked: plight == Plight::Bled,
        })
    };
    is_first.then(|| Figures::row(now.view.heroes.iter().filter_map(term).collect()))
}

/// The cards against a monster; those whom it attacks are marked.
fn of_fight(fight: Fight, cards: Vec<Term>) -> Option<Figures> {
    let goal = |n, is_reached| vec![Goal { n, is_reached }];
    match fight {
        Fight::Beaten { sum, strength } => Figures::sum(cards, sum, goal(strength, true)),
        Fight::Unbeaten { sum, strength } => Figures::sum(cards, sum, goal(strength, false)),
        Fight::Unbeatable | Fight::Confused => compared(cards),
        // A hero alone has to lay more than the monster's card (RA-227).
        Fight::Escaped { card } => alone(cards, goal(card + 1, true)),
        Fight::Caught { card } => alone(cards, goal(card + 1, false)),
    }
}

/// The card of a hero alone, and what it had to reach.
fn alone(cards: Vec<Term>, goals: Vec<Goal>) -> Option<Figures> {
    let n = cards.first()?.n;
    let cards = cards.into_iter().map(|it| Term { is_marked: false, ..it }).collect();
    Figures::sum(cards, n, goals)
}

/// Cards that are compared; nothing to see where there is only one.
fn compared(cards: Vec<Term>) -> Option<Figures> {
    (1 < cards.len()).then(|| Figures::row(cards))
}

/// Cards with the names of their heroes.
fn terms(cards: Vec<Counted>, names: &BySeat<String>) -> Vec<Term> {
    let term = |it: Counted| {
        let sign = Sign::Name(names.get(it.seat).cloned().unwrap_or_default());
        Term { sign, n: it.value, is_marked: it.decides }
    };
    cards.into_iter().map(term).collect()
}
