//! The moves worth a thought: of everything that may be done, what a sensible player would try.

use super::worth::face_worth;
use crate::action::{Action, Course, Magic, Skill, Source, Unleash, Use};
use crate::dice::{Companion, DungeonFace, FloorDice, Horde, Monster, Party, PartyFace};
use crate::forecast::is_worthy;
use crate::heroes::{Asks, Ultimate};
use crate::rules::{
    Aim, can_loot, can_take, can_unleash, check, each_source, fights, legal, opener, potions_drunk,
    ready_ultimate, revivable,
};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;
use kernel::Tally;

/// Adds the moves worth a thought. Re-rolls are not among them: see `rerolls`.
pub fn moves(table: &Table, into: &mut Vec<Action>) {
    match table.delve.phase {
        Phase::Monster => {
            monster_moves(table, into);
            if can_loot(table) {
                loot_moves(table, into);
            }
            ultimate_moves(table, into);
            lures(table, into);
        }
        Phase::Loot => {
            into.push(Action::Course(Course::End));
            loot_moves(table, into);
            ultimate_moves(table, into);
        }
        Phase::Dragon => {
            legal(table, table.adventurer(), into);
            let is_risk =
                matches!(ready_ultimate(table), Ok(Ultimate::Risk | Ultimate::Dig { .. }));
            into.retain(|it| match it {
                Action::Use { on: Use::Reroll { .. }, .. }
                | Action::Unleash(Unleash::Reroll { .. })
                | Action::Skill(Skill::Ready { .. }) => false,
                Action::Unleash(Unleash::Plain) | Action::Unleash(Unleash::Dice { .. }) => !is_risk,
                _ => true,
            });
        }
        Phase::Choosing | Phase::Forming | Phase::Regroup | Phase::Over => {}
    }
}

fn monster_moves(table: &Table, into: &mut Vec<Action>) {
    let delve = &table.delve;
    let monsters = delve.floor.monsters();
    // All monsters have to go: whichever comes first is dealt with first.
    let Some(first) = Monster::ALL.into_iter().find(|&it| monsters[it] != 0) else {
        into.push(Action::Course(Course::End));
        return;
    };
    into.push(Action::Course(Course::Flee));
    if table.owns(Treasure::Portal) {
        into.push(Action::Spend(Magic::Portal));
    }
    if table.owns(Treasure::Bait) {
        into.push(Action::Spend(Magic::Bait));
    }
    if table.owns(Treasure::Elixir) && delve.graveyard != 0 {
        into.push(Action::Spend(Magic::Elixir { face: PartyFace::Champion }));
    }
    let mut found = Vec::new();
    each_source(table, |source| {
        found.clear();
        fights(table, source, &mut found);
        into.extend(found.iter().filter(|it| is_worthy(it, first, &found)));
    });
}

fn loot_moves(table: &Table, into: &mut Vec<Action>) {
    let (n_chests, n_potions) = (table.delve.floor.chests(), table.delve.floor.potions());
    each_source(table, |with| {
        if n_chests != 0 && opener(table.side(), with, 1).is_some() {
            let opens_all = opener(table.side(), with, n_chests).is_some();
            into.push(Action::Use {
                with,
                on: Use::Open { n_chests: if opens_all { n_chests } else { 1 } },
            });
        }
        let n_drunk = n_potions.min(revivable(table, with));
        if n_drunk != 0 {
            into.push(Action::Use {
                with,
                on: Use::Drink { faces: Tally::of(PartyFace::Champion, n_drunk) },
            });
            let faces = missing_faces(table, with, n_drunk);
            if 2 <= table.delve.lair && faces[PartyFace::Champion] != n_drunk {
                into.push(Action::Use { with, on: Use::Drink { faces } });
            }
        }
    });
}

/// Faces that make the party as mixed as can be, for a dragon that is near.
pub fn missing_faces(table: &Table, drinker: Source, n_drunk: u8) -> Party {
    let mut party = table.delve.party;
    if let Source::Die(face) = drinker {
        party[face] -= 1;
    }
    let order = [
        Companion::Champion,
        Companion::Thief,
        Companion::Mage,
        Companion::Cleric,
        Companion::Fighter,
    ];
    let mut faces = Party::NONE;
    for face in order.into_iter().filter_map(Companion::face).filter(|&it| party[it] == 0) {
        if faces.total() < n_drunk {
            faces[face] += 1;
        }
    }
    let n_rest = n_drunk - faces.total();
    faces[PartyFace::Champion] += n_rest;
    faces
}

fn ultimate_moves(table: &Table, into: &mut Vec<Action>) {
    let Ok(ultimate) = ready_ultimate(table) else { return };
    let delve = &table.delve;
    match ultimate.asks() {
        // Re-rolls are tried out elsewhere; a hero who acts is a source; a price is for the dragon.
        Asks::Task | Asks::Reroll | Asks::Price => {}
        // Treasures are looked for before retiring, or when all else fails.
        Asks::Nothing if matches!(ultimate, Ultimate::Dig { .. }) => {}
        Asks::Face => favors(table, ultimate == Ultimate::Favor { is_both: true }, into),
        Asks::Dice => dice_moves(table, ultimate, into),
        Asks::Nothing => into.extend(can_unleash(table).then_some(Action::Unleash(Unleash::Plain))),
        Asks::Monsters if delve.phase == Phase::Monster => {
            let aim = Aim::of(table, ultimate).expect("it asks for monsters");
            aimed_moves(&aim, &delve.floor.monsters(), into);
        }
        Asks::Monsters => {}
        Asks::Treasure if delve.floor.is_empty() && delve.lair == 0 => {}
        Asks::Treasure => {
            let n = potions_drunk(&delve.floor, delve.graveyard);
            let faces = Tally::of(PartyFace::Champion, n);
            let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
            into.extend(owned.map(|treasure| Action::Unleash(Unleash::For { treasure, faces })));
        }
    }
}

/// Ways to aim an ultimate. If it takes monsters of one type only, fewer than it can take are never
/// better.
fn aimed_moves(aim: &Aim, monsters: &Horde, into: &mut Vec<Action>) {
    let mut found = Vec::new();
    aim.each(monsters, |it| found.push(it));
    match aim.only {
        Some(_) => {
            into.extend(found.last().map(|&monsters| Action::Unleash(Unleash::On { monsters })))
        }
        None => {
            into.extend(found.into_iter().map(|monsters| Action::Unleash(Unleash::On { monsters })))
        }
    }
}

/// Dungeon dice to be discarded: as many as can be, since fewer are never better.
fn dice_moves(table: &Table, ultimate: Ultimate, into: &mut Vec<Action>) {
    if ultimate == Ultimate::Risk {
        return;
    }
    let delve = &table.delve;
    let mut found = Vec::new();
    delve.floor.with_dragons(delve.lair).each_part(|dice| {
        if can_take(table, &dice) {
            found.push(dice);
        }
    });
    let most = found.iter().map(Tally::total).max();
    found.retain(|it| Some(it.total()) == most);
    into.extend(found.into_iter().map(|dice| Action::Unleash(Unleash::Dice { dice })));
}

/// A monster becomes a chest, the weakest die a champion.
fn favors(table: &Table, is_both: bool, into: &mut Vec<Action>) {
    let delve = &table.delve;
    let is_fight = delve.phase == Phase::Monster;
    let foes = Monster::ALL.into_iter().map(Monster::face);
    let foes = foes.filter(|&it| is_fight && delve.floor[it] != 0);
    let weak = PartyFace::ALL.into_iter().filter(|&it| it != PartyFace::Champion);
    let weakest = weak.filter(|&it| delve.party[it] != 0).min_by_key(|&it| face_worth(it));
    let party = weakest.map(|it| (it, PartyFace::Champion));
    for from in foes {
        let floor = Some((from, DungeonFace::Chest));
        into.push(Action::Unleash(Unleash::Set { floor, party: None }));
        if is_both && party.is_some() {
            into.push(Action::Unleash(Unleash::Set { floor, party }));
        }
    }
    if party.is_some() {
        into.push(Action::Unleash(Unleash::Set { floor: None, party }));
    }
}

/// Scrolls that turn monsters into dragons.
fn lures(table: &Table, into: &mut Vec<Action>) {
    if !table.side().lures {
        return;
    }
    for with in [Source::Die(PartyFace::Scroll), Source::Treasure(Treasure::Scroll)] {
        let lures = Monster::ALL.map(|monster| Action::Use { with, on: Use::Lure { monster } });
        let seat = table.adventurer();
        into.extend(lures.into_iter().filter(|it| check(table, seat, it).is_ok()));
    }
}

/// Tells whether an action brings back just the die that it costs: then it is as good not to do it.
pub fn is_idle(action: &Action) -> bool {
    matches!(action, Action::Use { with: Source::Die(face), on: Use::Drink { faces } } if *faces == Tally::of(*face, 1))
}
