//! The hero card in hand: what its ultimate asks for.

use super::{act, begin_reroll, pick_source, plan, refuse, sure};
use crate::boards::dungeon_roll::craft::{self, Craft};
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::{Pick, Picked, Plan, Roller, Target, Why, horde};
use crate::games::dungeon_roll::heroes::Asks;
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{Action, Monster, Party, PartyFace, Source, Treasure};
use crate::kernel::Tally;

/// The hero card: acts, aims, or asks, as its ultimate has it.
pub fn pick_hero(query: Query<'_>) -> Pick {
    let ultimate = match rules::ultimate(query.view) {
        Ok(ultimate) => ultimate,
        Err(refusal) => return Pick::Nothing(Why::Rule(refusal)),
    };
    let is_in_hand = matches!(
        query.selection.plan,
        Plan::Aim(_)
            | Plan::Give(..)
            | Plan::Reroll(Roller::Hero, ..)
            | Plan::Craft(Craft::Set(_) | Craft::Pay(_) | Craft::Dice(..))
    );
    if is_in_hand {
        return plan(query, Plan::Open);
    }
    match ultimate.asks() {
        Asks::Task => pick_source(query, Source::Hero),
        Asks::Nothing => sure(query, Action::Unleash),
        Asks::Monsters => begin_aim(query),
        Asks::Reroll if query.can_reroll(Roller::Hero) => begin_reroll(query, Roller::Hero),
        Asks::Reroll => {
            let (floor, party) = query.rerollable(Roller::Hero);
            refuse(query, &Roller::Hero.action(floor, party))
        }
        Asks::Face | Asks::Price | Asks::Dice => match craft::of_ultimate(query) {
            Some(it) => plan(query, Plan::Craft(it)),
            None => refuse(query, &craft::in_vain(ultimate)),
        },
        Asks::Treasure if query.can_intervene() => {
            plan(query, Plan::Give(only_treasure(query), Party::NONE))
        }
        Asks::Treasure => {
            let faces = Tally::of(PartyFace::Champion, query.n_given_back());
            refuse(query, &Action::UnleashFor { treasure: Treasure::Scales, faces })
        }
    }
}

/// The kind of treasure that is owned, if there is one kind only.
fn only_treasure(query: Query<'_>) -> Option<Treasure> {
    let mut owned = Treasure::ALL.into_iter().filter(|&it| query.table().owns(it));
    owned.next().filter(|_| owned.next().is_none())
}

/// Begins to aim the ultimate at monsters.
fn begin_aim(query: Query<'_>) -> Pick {
    if query.can_aim() {
        return plan(query, Plan::Aim(Picked::default()));
    }
    let foes = query.table().delve.floor.monsters();
    let monsters = if foes.is_empty() { Tally::of(Monster::Goblin, 1) } else { foes };
    refuse(query, &Action::UnleashOn { monsters })
}

/// The monsters that can be added to those aimed at.
pub fn aims(query: Query<'_>, plan: Plan) -> Vec<(Target, u8)> {
    let Plan::Aim(picked) = plan else { return Vec::new() };
    let floor = &query.table().delve.floor;
    let foes = Target::ALL.into_iter().filter(|it| matches!(it, Target::Foe(_)));
    let dice = foes.flat_map(|it| (0..floor[it.face()]).map(move |nth| (it, nth)));
    let is_free = |(it, nth): &(Target, u8)| {
        let monsters = horde(&touched(query, &picked, *it, *nth));
        !picked.has(*it, *nth) && query.can(&Action::UnleashOn { monsters })
    };
    dice.filter(is_free).collect()
}

/// Those aimed at after a tap of a die: with it or without it, and with all of its type where
/// types go together.
fn touched(query: Query<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Picked<5> {
    if query.aim().is_some_and(|it| it.is_whole) {
        picked.swept(target, query.table().delve.floor[target.face()])
    } else {
        picked.toggled(target, nth)
    }
}

/// Adds a monster to those aimed at, or takes it out. With the last that there is room for, the
/// ultimate is used.
pub fn aim_at(query: Query<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Pick {
    let next = touched(query, picked, target, nth);
    let action = Action::UnleashOn { monsters: horde(&next) };
    if picked.has(target, nth) {
        return plan(query, Plan::Aim(next));
    }
    if !matches!(target, Target::Foe(_)) {
        return Pick::Nothing(Why::NoMonster);
    }
    if !query.can(&action) {
        return refuse(query, &action);
    }
    let is_last = aims(query, Plan::Aim(next)).is_empty();
    if is_last { act(query, action) } else { plan(query, Plan::Aim(next)) }
}
