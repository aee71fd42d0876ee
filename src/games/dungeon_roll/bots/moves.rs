//! The moves worth a thought: of everything that may be done, what a sensible player would try.

use crate::games::dungeon_roll::action::{Action, Source};
use crate::games::dungeon_roll::dice::{Companion, Horde, Monster, Party, PartyFace};
use crate::games::dungeon_roll::heroes::Ultimate;
use crate::games::dungeon_roll::rules::{
    can_loot, each_choice, each_source, fights, legal, opener, potions_drunk, ready_ultimate,
    revivable,
};
use crate::games::dungeon_roll::state::{Phase, Table};
use crate::games::dungeon_roll::tally::Tally;
use crate::games::dungeon_roll::treasures::Treasure;

/// Adds the moves worth a thought. Re-rolls are not among them: see `rerolls`.
pub fn moves(table: &Table, into: &mut Vec<Action>) {
    match table.delve.phase {
        Phase::Monster => {
            monster_moves(table, into);
            if can_loot(table) {
                loot_moves(table, into);
            }
            ultimate_moves(table, into);
        }
        Phase::Loot => {
            into.push(Action::End);
            loot_moves(table, into);
            ultimate_moves(table, into);
        }
        Phase::Dragon => {
            legal(table, table.adventurer(), into);
            into.retain(|it| !matches!(it, Action::Reroll { .. } | Action::UnleashReroll { .. }));
        }
        Phase::Choosing | Phase::Forming | Phase::Regroup | Phase::Over => {}
    }
}

fn monster_moves(table: &Table, into: &mut Vec<Action>) {
    let delve = &table.delve;
    let monsters = delve.floor.monsters();
    // All monsters have to go: whichever comes first is dealt with first.
    let Some(first) = Monster::ALL.into_iter().find(|&it| monsters[it] != 0) else {
        into.push(Action::End);
        return;
    };
    into.push(Action::Flee);
    if table.owns(Treasure::Portal) {
        into.push(Action::Portal);
    }
    if table.owns(Treasure::Bait) {
        into.push(Action::Bait);
    }
    if table.owns(Treasure::Elixir) && delve.graveyard != 0 {
        into.push(Action::Elixir { face: PartyFace::Champion });
    }
    let mut found = Vec::new();
    each_source(table, |source| {
        found.clear();
        fights(table, source, &mut found);
        into.extend(found.iter().filter(|it| is_worthy(it, first, &found)));
    });
}

/// Whether a fight beats the first monster, and as many as can be.
fn is_worthy(fight: &Action, first: Monster, all: &[Action]) -> bool {
    let horde = |it: &Action| match it {
        Action::Fight { monsters, .. } => *monsters,
        _ => Horde::NONE, // There are only fights.
    };
    let own = horde(fight);
    let is_less = |it: &Action| horde(it) != own && horde(it).holds(&own);
    own[first] != 0 && !all.iter().any(is_less)
}

fn loot_moves(table: &Table, into: &mut Vec<Action>) {
    let (n_chests, n_potions) = (table.delve.floor.chests(), table.delve.floor.potions());
    each_source(table, |with| {
        if n_chests != 0 && opener(table.side(), with, 1).is_some() {
            let opens_all = opener(table.side(), with, n_chests).is_some();
            into.push(Action::Open { with, n_chests: if opens_all { n_chests } else { 1 } });
        }
        let n_drunk = n_potions.min(revivable(table, with));
        if n_drunk != 0 {
            into.push(Action::Drink { with, faces: Tally::of(PartyFace::Champion, n_drunk) });
            let faces = missing_faces(table, with, n_drunk);
            if 2 <= table.delve.lair && faces[PartyFace::Champion] != n_drunk {
                into.push(Action::Drink { with, faces });
            }
        }
    });
}

/// Faces that make the party as mixed as can be, for a dragon that is near.
fn missing_faces(table: &Table, drinker: Source, n_drunk: u8) -> Party {
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
    for face in order.into_iter().map(Companion::face).filter(|&it| party[it] == 0) {
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
    let monsters = if delve.phase == Phase::Monster { delve.floor.monsters() } else { Horde::NONE };
    let is_something = !delve.floor.is_empty() || delve.lair != 0;
    let mut on = |monsters: Horde| into.push(Action::UnleashOn { monsters });
    match ultimate {
        Ultimate::Act(_) | Ultimate::Presence => {}
        Ultimate::Recruit { monster, n_max, .. } => {
            let n = monsters[monster].min(n_max);
            if n != 0 {
                on(Tally::of(monster, n));
            }
        }
        Ultimate::Enchant { n_max } | Ultimate::Strike { n_max } => {
            each_choice(&monsters, n_max, on);
        }
        Ultimate::Battlecry if monsters.is_empty() => {}
        Ultimate::Song if delve.lair == 0 => {}
        Ultimate::Sweep | Ultimate::Intervene if !is_something => {}
        Ultimate::Battlecry | Ultimate::Song | Ultimate::Sweep => into.push(Action::Unleash),
        Ultimate::Intervene => {
            let n = potions_drunk(&delve.floor, delve.graveyard);
            let faces = Tally::of(PartyFace::Champion, n);
            let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
            into.extend(owned.map(|treasure| Action::UnleashFor { treasure, faces }));
        }
    }
}
