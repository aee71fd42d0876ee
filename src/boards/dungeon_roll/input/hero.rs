//! The hero card in hand: what its ultimate asks for.

use super::steps::{act, begin_reroll, pick_source, plan, refuse, sure};
use crate::boards::dungeon_roll::query::picks::{aims, touched};
use crate::boards::dungeon_roll::query::{Query, craft};
use crate::boards::dungeon_roll::selection::{Pick, Picked, Plan, Roller, Target, Why, horde};
use crate::games::dungeon_roll::client::{
    self, Action, Asks, FloorDice, Monster, Party, PartyFace, Source, Treasure, Unleash,
};
use crate::kernel::Tally;

/// The hero card: acts, aims, or asks, as its ultimate has it.
pub fn pick_hero(query: Query<'_>) -> Pick {
    let ultimate = match client::ultimate(query.view) {
        Ok(ultimate) => ultimate,
        Err(refusal) => return Pick::Nothing(Why::Rule(refusal)),
    };
    if query.selection.plan.is_of_hero() {
        return plan(query, Plan::Open);
    }
    match ultimate.asks() {
        Asks::Task => pick_source(query, Source::Hero),
        Asks::Nothing => sure(query, Action::Unleash(Unleash::Plain)),
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
            refuse(query, &Action::Unleash(Unleash::For { treasure: Treasure::Scales, faces }))
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
    refuse(query, &Action::Unleash(Unleash::On { monsters }))
}

/// Adds a monster to those aimed at, or takes it out. With the last that there is room for, the
/// ultimate is used.
pub fn aim_at(query: Query<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Pick {
    let next = touched(query, picked, target, nth);
    let action = Action::Unleash(Unleash::On { monsters: horde(&next) });
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
