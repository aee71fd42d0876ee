//! How it looks when a hero does what only some can.

use super::die::MonsterDie;
use super::lit::Lit;
use super::prompt::{Choice, Prompt};
use crate::boards::dungeon_roll::query::{Query, craft};
use crate::boards::dungeon_roll::selection::{Craft, Picked, Spot, Target};
use crate::games::dungeon_roll::client::{
    self, Action, DungeonFace, PartyFace, Pile, Skill, Source, Treasure, Ultimate, Unleash, Use,
};

/// Scouted dice, and the level that each is laid out for.
pub fn scouted(dice: &Pile, first: &Picked<6>, second: &Picked<6>) -> Vec<MonsterDie> {
    let kinds = Target::ALL.into_iter().chain([Target::Dragons]);
    let all = kinds.flat_map(|target| {
        let n = dice[target.face()];
        (0..n).map(move |nth| (target, nth, n))
    });
    let is_laid = (first.total(), second.total()) == (1, 2);
    let die = |(target, nth, n)| {
        let for_level = match (first.has(target, nth), second.has(target, nth)) {
            (true, _) => Some(1),
            (false, true) => Some(2),
            (false, false) => is_laid.then_some(3),
        };
        let lit = if for_level.is_some() { Lit::Picked } else { Lit::Lit };
        MonsterDie { target, nth, n, lit, reach: 0, for_level }
    };
    all.map(die).collect()
}

/// How a die of the level stands out.
pub fn lit_floor(query: Query<'_>, craft: Craft, target: Target, nth: u8) -> Lit {
    let lit = |is_so: bool| if is_so { Lit::Lit } else { Lit::Idle };
    match craft {
        Craft::Again => lit(query.can(&Action::Skill(Skill::Again { die: target.face() }))),
        Craft::Lure(with) => match target {
            Target::Foe(monster) => {
                lit(query.can(&Action::Use { with, on: Use::Lure { monster } }))
            }
            Target::Chests | Target::Potions | Target::Dragons => Lit::Idle,
        },
        Craft::Set(it) if it.floor == Some((target, nth)) => Lit::Picked,
        Craft::Set(_) => Lit::Lit,
        Craft::Dice(floor, _) if floor.has(target, nth) => Lit::Picked,
        Craft::Dice(floor, n_lair) => {
            let next = Craft::Dice(floor.toggled(target, nth), n_lair);
            lit(next.action().is_some_and(|it| query.can(&it)))
        }
        Craft::Scout(..) | Craft::Ready | Craft::Pay(_) => Lit::Idle,
    }
}

/// How a die of the party stands out.
pub fn lit_die(query: Query<'_>, craft: Craft, face: PartyFace, nth: u8) -> Lit {
    match craft {
        Craft::Set(it) if it.party == Some((face, nth)) => Lit::Picked,
        Craft::Set(_) => Lit::Lit,
        Craft::Lure(Source::Die(it)) if it == face && nth == query.selection.held => Lit::Held,
        Craft::Pay(chosen) => {
            let with = Source::Die(face);
            match (
                chosen == Some(with) && nth == 0,
                query.can(&Action::Unleash(Unleash::With { with })),
            ) {
                (true, _) => Lit::Picked,
                (false, true) => Lit::Lit,
                (false, false) => Lit::Idle,
            }
        }
        _ => Lit::Idle,
    }
}

/// How treasures of a kind stand out, if the craft is about them.
pub fn lit_treasure(query: Query<'_>, craft: Craft, treasure: Treasure) -> Option<Lit> {
    let with = Source::Treasure(treasure);
    match craft {
        Craft::Ready => Some(Lit::Lit),
        Craft::Pay(chosen) if chosen == Some(with) => Some(Lit::Picked),
        Craft::Pay(_) => {
            let can = query.can(&Action::Unleash(Unleash::With { with }));
            Some(if can { Lit::Lit } else { Lit::Idle })
        }
        Craft::Lure(it) if it == with => Some(Lit::Held),
        _ => None,
    }
}

/// The choices that it leaves open.
pub fn choices(query: Query<'_>, craft: Craft) -> Vec<Choice> {
    let choice = |spot, is_on| Choice { spot, way: None, n: 0, is_on };
    match craft {
        Craft::Set(it) => {
            let floor = it.floor.into_iter().flat_map(|(target, _)| {
                DungeonFace::ALL.into_iter().filter(move |&to| to != target.face())
            });
            let floor = floor.map(|to| choice(Spot::SetFloor(to), it.floor_to == Some(to)));
            let party = it
                .party
                .into_iter()
                .flat_map(|(face, _)| PartyFace::ALL.into_iter().filter(move |&to| to != face));
            let party = party.map(|to| choice(Spot::SetParty(to), it.party_to == Some(to)));
            floor.chain(party).collect()
        }
        Craft::Pay(chosen) => {
            let prices = craft::prices(query).into_iter();
            prices.map(|it| choice(Spot::Pay(it), chosen == Some(it))).collect()
        }
        Craft::Ready => {
            let owned = Treasure::ALL.into_iter().filter(|&it| query.table().owns(it));
            owned.map(|it| choice(Spot::Offer(it), false)).collect()
        }
        Craft::Again | Craft::Scout(..) | Craft::Lure(_) | Craft::Dice(..) => Vec::new(),
    }
}

/// What is wanted.
pub fn prompt(query: Query<'_>, craft: Craft) -> Prompt {
    match craft {
        Craft::Again => Prompt::Again,
        Craft::Scout(first, second) => match (first.total(), second.total()) {
            (0, _) => Prompt::Scout(1, 1),
            (_, n) if n < 2 => Prompt::Scout(2, 2 - n),
            (_, _) => Prompt::Scout(3, 0),
        },
        Craft::Lure(_) => Prompt::Lure,
        Craft::Ready => Prompt::Ready,
        Craft::Set(it) if it.floor.is_none() && it.party.is_none() => Prompt::Set,
        Craft::Set(_) => Prompt::SetFace,
        Craft::Pay(_) => Prompt::Pay,
        Craft::Dice(..) if client::ultimate(query.view) == Ok(Ultimate::Fury) => {
            Prompt::DiceOfLevel
        }
        Craft::Dice(..) => Prompt::Dice,
    }
}
