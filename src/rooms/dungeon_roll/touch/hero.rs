//! The hero card in hand: what its ultimate asks for.

use super::{act, begin_reroll, pick_source, plan, refuse, sure};
use crate::games::dungeon_roll::heroes::Asks;
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{Action, Monster, Party, PartyFace, Source, Treasure};
use crate::kernel::Tally;
use crate::rooms::dungeon_roll::craft::{self, Craft};
use crate::rooms::dungeon_roll::draft::{Pick, Picked, Plan, Roller, Target, Why, horde};
use crate::rooms::dungeon_roll::sight::Sight;

/// The hero card: acts, aims, or asks, as its ultimate has it.
pub fn pick_hero(sight: Sight<'_>) -> Pick {
    let ultimate = match rules::ultimate(sight.view) {
        Ok(ultimate) => ultimate,
        Err(refusal) => return Pick::Nothing(Why::Rule(refusal)),
    };
    let is_in_hand = matches!(
        sight.draft.plan,
        Plan::Aim(_)
            | Plan::Give(..)
            | Plan::Reroll(Roller::Hero, ..)
            | Plan::Craft(Craft::Set(_) | Craft::Pay(_) | Craft::Dice(..))
    );
    if is_in_hand {
        return plan(sight, Plan::Open);
    }
    match ultimate.asks() {
        Asks::Task => pick_source(sight, Source::Hero),
        Asks::Nothing => sure(sight, Action::Unleash),
        Asks::Monsters => begin_aim(sight),
        Asks::Reroll if sight.can_reroll(Roller::Hero) => begin_reroll(sight, Roller::Hero),
        Asks::Reroll => {
            let (floor, party) = sight.rerollable(Roller::Hero);
            refuse(sight, &Roller::Hero.action(floor, party))
        }
        Asks::Face | Asks::Price | Asks::Dice => match craft::of_ultimate(sight) {
            Some(it) => plan(sight, Plan::Craft(it)),
            None => refuse(sight, &craft::in_vain(ultimate)),
        },
        Asks::Treasure if sight.can_intervene() => {
            plan(sight, Plan::Give(only_treasure(sight), Party::NONE))
        }
        Asks::Treasure => {
            let faces = Tally::of(PartyFace::Champion, sight.n_given_back());
            refuse(sight, &Action::UnleashFor { treasure: Treasure::Scales, faces })
        }
    }
}

/// The kind of treasure that is owned, if there is one kind only.
fn only_treasure(sight: Sight<'_>) -> Option<Treasure> {
    let mut owned = Treasure::ALL.into_iter().filter(|&it| sight.table().owns(it));
    owned.next().filter(|_| owned.next().is_none())
}

/// Begins to aim the ultimate at monsters.
fn begin_aim(sight: Sight<'_>) -> Pick {
    if sight.can_aim() {
        return plan(sight, Plan::Aim(Picked::default()));
    }
    let foes = sight.table().delve.floor.monsters();
    let monsters = if foes.is_empty() { Tally::of(Monster::Goblin, 1) } else { foes };
    refuse(sight, &Action::UnleashOn { monsters })
}

/// The monsters that can be added to those aimed at.
pub fn aims(sight: Sight<'_>, plan: Plan) -> Vec<(Target, u8)> {
    let Plan::Aim(picked) = plan else { return Vec::new() };
    let floor = &sight.table().delve.floor;
    let foes = Target::ALL.into_iter().filter(|it| matches!(it, Target::Foe(_)));
    let dice = foes.flat_map(|it| (0..floor[it.face()]).map(move |nth| (it, nth)));
    let is_free = |(it, nth): &(Target, u8)| {
        let monsters = horde(&touched(sight, &picked, *it, *nth));
        !picked.has(*it, *nth) && sight.can(&Action::UnleashOn { monsters })
    };
    dice.filter(is_free).collect()
}

/// Those aimed at after a touch of a die: with it or without it, and with all of its type where
/// types go together.
fn touched(sight: Sight<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Picked<5> {
    if sight.aim().is_some_and(|it| it.is_whole) {
        picked.swept(target, sight.table().delve.floor[target.face()])
    } else {
        picked.toggled(target, nth)
    }
}

/// Adds a monster to those aimed at, or takes it out. With the last that there is room for, the
/// ultimate is used.
pub fn aim_at(sight: Sight<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Pick {
    let next = touched(sight, picked, target, nth);
    let action = Action::UnleashOn { monsters: horde(&next) };
    if picked.has(target, nth) {
        return plan(sight, Plan::Aim(next));
    }
    if !matches!(target, Target::Foe(_)) {
        return Pick::Nothing(Why::NoMonster);
    }
    if !sight.can(&action) {
        return refuse(sight, &action);
    }
    let is_last = aims(sight, Plan::Aim(next)).is_empty();
    if is_last { act(sight, action) } else { plan(sight, Plan::Aim(next)) }
}
