//! Everything that may be done now, each once.

use super::aim::Aim;
use super::check::{
    can_take, can_unleash, is_bait_time, is_free, is_regrouping, is_scroll, is_treasure_time, pays,
    ready_ultimate,
};
use super::course::{awaited, roster};
use super::dragon::are_different;
use super::loot::can_loot;
use super::many;
use super::sources::{available, each_source, types_of, types_of_member};
use super::tokens::baited;
use super::ultimates::potions_drunk;
use crate::action::{Action, Band, Course, Forming, Magic, Skill, Source, Unleash, Use};
use crate::dice::{
    CompanionTypes, DungeonFace, FloorDice, Horde, Monster, Party, PartyFace, Types,
};
use crate::heroes::{Preparation, Price, Readying, Ultimate};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;
use kernel::chance::FastChance;
use kernel::{Seat, Tally};

/// Adds every action that `seat` may take.
pub fn legal(table: &Table, seat: Seat, into: &mut Vec<Action>) {
    if awaited(table) == Some(seat) {
        deeds(table, true, into);
    }
}

/// Draws one of the actions of the player who is awaited, as [`legal`] lists them; those of which there are many are
/// counted, not listed.
pub fn pick(table: &Table, luck: &mut FastChance, spare: &mut Vec<Action>) -> Action {
    spare.clear();
    phase_deeds(table, spare);
    let n_before = spare.len();
    let n_many = many::count(table) as usize;
    more_deeds(table, true, spare);
    let nth = luck.pick((spare.len() + n_many) as u32) as usize;
    match nth.checked_sub(n_before) {
        Some(n) if n < n_many => many::nth(table, n as u32),
        Some(_) => spare[nth - n_many],
        None => spare[nth],
    }
}

/// Adds every action that the player who is awaited may take; without re-rolls of dice that are chosen
/// freely, of which there may be hundreds, unless those are wanted.
pub fn deeds(table: &Table, with_rerolls: bool, into: &mut Vec<Action>) {
    phase_deeds(table, into);
    many::each_drink(table, |it| into.push(it));
    if with_rerolls {
        many::each_reroll(table, |it| into.push(it));
    }
    more_deeds(table, with_rerolls, into);
}

/// Adds what the phase asks for, but for potions, or the treasure that is owed.
fn phase_deeds(table: &Table, into: &mut Vec<Action>) {
    if table.delve.n_owed != 0 {
        let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
        into.extend(owned.map(|treasure| Action::Skill(Skill::Discard { treasure })));
        return;
    }
    match table.delve.phase {
        Phase::Choosing => choices(table, into),
        Phase::Forming => preparations(table, into),
        Phase::Monster => monster_phase(table, into),
        Phase::Loot => {
            into.push(Action::Course(Course::End));
            open_chests(table, into);
        }
        Phase::Dragon => {
            into.push(Action::Course(Course::Flee));
            dragon(table, into);
        }
        Phase::Regroup => {
            into.extend(table.can_retire().then_some(Action::Course(Course::Retire)));
            into.push(Action::Course(Course::Seek));
        }
        Phase::Over => {}
    }
}

/// Adds what belongs to no phase, but for what scrolls re-roll.
fn more_deeds(table: &Table, with_rerolls: bool, into: &mut Vec<Action>) {
    if !is_free(table) {
        return;
    }
    again(table, into);
    offers_and_lures(table, into);
    ultimates(table, with_rerolls, into);
    treasures(table, into);
}

/// Tells whether a legal action of the regroup phase has become so after others: at first nothing was
/// used there but the ultimate that draws treasures (DR-102, DR-315).
pub fn is_later(table: &Table, action: &Action) -> bool {
    let is_old_ultimate = || matches!(ready_ultimate(table), Ok(Ultimate::Dig { .. }));
    is_regrouping(table)
        && !matches!(
            action,
            Action::Course(Course::Retire)
                | Action::Course(Course::Seek)
                | Action::Skill(Skill::Discard { .. })
        )
        && !(*action == Action::Unleash(Unleash::Plain) && is_old_ultimate())
}

/// Adds the legal actions with the fresh party, or with scouted dice.
fn preparations(table: &Table, into: &mut Vec<Action>) {
    let delve = &table.delve;
    match table.side().preparation {
        Preparation::Nothing | Preparation::Reroll => {
            into.push(Action::Form(Forming::Keep));
            delve.party.each_part(|dice| {
                if !dice.is_empty() {
                    into.push(Action::Form(Forming::Muster { dice }));
                }
            });
        }
        Preparation::Scrolls(n) => delve.party.each_part(|dice| {
            if dice.total() == n {
                into.push(Action::Form(Forming::Inscribe { dice }));
            }
        }),
        Preparation::Plan => delve.scouted.each_part(|first| {
            if first.total() == 1 {
                delve.scouted.minus(&first).each_part(|second| {
                    if second.total() == 2 {
                        into.push(Action::Form(Forming::Plan { first, second }));
                    }
                });
            }
        }),
    }
}

fn choices(table: &Table, into: &mut Vec<Action>) {
    for hero in roster(table) {
        if Seat::all(table.n_seats()).all(|seat| table.player(seat).hero != Some(hero)) {
            into.push(Action::Form(Forming::Choose { hero }));
        }
    }
}

fn monster_phase(table: &Table, into: &mut Vec<Action>) {
    if table.delve.floor.has_monsters() {
        into.push(Action::Course(Course::Flee));
        each_source(table, |source| fights(table, source, into));
    } else {
        into.push(Action::Course(Course::End));
    }
    if can_loot(table) {
        open_chests(table, into);
    }
}

/// Adds what one source can defeat at once. With an extra monster, two ways may come to the same
/// monsters: each is added once.
pub fn fights(table: &Table, with: Source, into: &mut Vec<Action>) {
    let side = table.side();
    let types = types_of(side, with);
    if types.is_empty() {
        return;
    }
    let monsters = table.delve.floor.monsters();
    let helped = types.and(table.extra());
    for main in Monster::ALL {
        let n_main = monsters[main];
        if n_main == 0 {
            continue;
        }
        let swept = |by: Types| if side.unbound(by).sweeps(main) { n_main } else { 1 };
        let n_plain = swept(types);
        for n in 1..=n_plain {
            into.push(Action::Use { with, on: Use::Fight { monsters: Tally::of(main, n) } });
        }
        if !helped.is_empty() {
            let n_helped = swept(helped);
            with_extra(&monsters, main, n_helped, n_plain, &mut |monsters| {
                into.push(Action::Use { with, on: Use::Fight { monsters } });
            });
        }
    }
}

/// Up to `n_helped` of the main type and one more monster, if that cannot be done without help.
fn with_extra(
    monsters: &Horde,
    main: Monster,
    n_helped: u8,
    n_plain: u8,
    see: &mut impl FnMut(Horde),
) {
    if n_plain <= n_helped && n_helped < monsters[main] {
        see(Tally::of(main, n_helped + 1));
    }
    for extra in Monster::ALL.into_iter().filter(|&it| it != main && monsters[it] != 0) {
        for n in 1..=n_helped {
            // One of each is found from either side; the first of the two types counts as main.
            if n != 1 || main < extra {
                see(Tally::of(main, n).plus(&Tally::of(extra, 1)));
            }
        }
    }
}

fn open_chests(table: &Table, into: &mut Vec<Action>) {
    let n_chests = table.delve.floor.chests();
    if n_chests != 0 {
        each_source(table, |with| {
            let types = types_of(table.side(), with);
            let n_max = if table.side().unbound(types).opens_all() { n_chests } else { 1 };
            if !types.is_empty() {
                into.extend(
                    (1..=n_max).map(|n_chests| Action::Use { with, on: Use::Open { n_chests } }),
                );
            }
        });
    }
}

/// Every band of the right size whose members can be different companions.
fn dragon(table: &Table, into: &mut Vec<Action>) {
    let side = table.side();
    let mut sources: Vec<(Source, Types, u8)> = Vec::new();
    each_source(table, |source| {
        let types = types_of_member(side, source);
        if !types.is_empty() {
            sources.push((source, types, available(table, source)));
        }
    });
    let mut add = |places: &[usize]| {
        let n_of = |place: usize| places.iter().filter(|&&it| it == place).count() as u8;
        let sets: [Types; 3] =
            std::array::from_fn(|nth| places.get(nth).map_or(Types::NONE, |&it| sources[it].1));
        let members: [Source; 3] = std::array::from_fn(|nth| sources[places[nth % places.len()]].0);
        let has_all = places.iter().all(|&it| n_of(it) <= sources[it].2);
        if has_all && are_different(&sets[..places.len()]) {
            into.extend(Band::new(&members[..places.len()]).map(|band| Action::Dragon { band }));
        }
    };
    for first in 0..sources.len() {
        for second in first..sources.len() {
            if side.n_dragon_types == 2 {
                add(&[first, second]);
                continue;
            }
            for third in second..sources.len() {
                add(&[first, second, third]);
            }
        }
    }
}

/// The one re-roll of a hero on each level (DR-304).
fn again(table: &Table, into: &mut Vec<Action>) {
    let (delve, may) = (&table.delve, &table.side().again);
    if may.is_empty() || delve.has_tracked || delve.floor.is_empty() {
        return;
    }
    for (face, (&n, &may)) in DungeonFace::ALL.into_iter().zip(delve.floor.0.iter().zip(&may.0)) {
        if n.min(may) != 0 {
            into.push(Action::Skill(Skill::Again { die: face }));
        }
    }
}

/// Treasures that ready the hero, and scrolls that lure monsters (DR-325, DR-326).
fn offers_and_lures(table: &Table, into: &mut Vec<Action>) {
    let delve = &table.delve;
    if table.side().readying == Some(Readying::Treasure) && delve.is_exhausted {
        let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
        into.extend(owned.map(|treasure| Action::Skill(Skill::Ready { treasure })));
    }
    if table.side().lures && delve.phase == Phase::Monster {
        let monsters = delve.floor.monsters();
        each_source(table, |with| {
            if is_scroll(with) {
                let there = Monster::ALL.into_iter().filter(|&it| monsters[it] != 0);
                into.extend(there.map(|monster| Action::Use { with, on: Use::Lure { monster } }));
            }
        });
    }
}

/// Dice that can be set to a face (DR-319).
fn favors(table: &Table, is_both: bool, into: &mut Vec<Action>) {
    let delve = &table.delve;
    let lying = DungeonFace::ALL.into_iter().zip(delve.floor.0).filter(|it| it.1 != 0);
    let mut floors = vec![None];
    for (from, _) in lying {
        let others = DungeonFace::ALL.into_iter().filter(|&to| to != from);
        floors.extend(others.map(|to| Some((from, to))));
    }
    let mut parties = vec![None];
    for from in PartyFace::ALL.into_iter().filter(|&it| delve.party[it] != 0) {
        let others = PartyFace::ALL.into_iter().filter(|&to| to != from);
        parties.extend(others.map(|to| Some((from, to))));
    }
    for &floor in &floors {
        for &party in &parties {
            let n_dice = u8::from(floor.is_some()) + u8::from(party.is_some());
            if n_dice == 1 || n_dice == 2 && is_both {
                into.push(Action::Unleash(Unleash::Set { floor, party }));
            }
        }
    }
}

/// Adds the things that can be given for the dragon (DR-309).
fn prices(table: &Table, price: Price, into: &mut Vec<Action>) {
    if table.delve.phase != Phase::Dragon {
        return;
    }
    let dice = PartyFace::ALL.map(Source::Die);
    let sources = dice.into_iter().chain(Treasure::ALL.map(Source::Treasure));
    let paid = sources.filter(|&it| pays(price, it) && available(table, it) != 0);
    into.extend(paid.map(|with| Action::Unleash(Unleash::With { with })));
}

fn ultimates(table: &Table, with_rerolls: bool, into: &mut Vec<Action>) {
    let Ok(ultimate) = ready_ultimate(table) else { return };
    let delve = &table.delve;
    if let Some(aim) = Aim::of(table, ultimate) {
        if delve.phase == Phase::Monster {
            aim.each(&delve.floor.monsters(), |monsters| {
                into.push(Action::Unleash(Unleash::On { monsters }))
            });
        }
        return;
    }
    match ultimate {
        Ultimate::Act(_) => {}
        Ultimate::Favor { is_both } => favors(table, is_both, into),
        Ultimate::Banish(price) => prices(table, price, into),
        Ultimate::Fury | Ultimate::Risk | Ultimate::Fear { .. } => {
            delve.floor.with_dragons(delve.lair).each_part(|dice| {
                into.extend(
                    can_take(table, &dice).then_some(Action::Unleash(Unleash::Dice { dice })),
                );
            });
        }
        Ultimate::Presence if !with_rerolls => {}
        Ultimate::Presence => many::each_choice(&delve.floor, &delve.party, |floor, party| {
            into.push(Action::Unleash(Unleash::Reroll { floor, party }));
        }),
        Ultimate::Intervene if delve.floor.is_empty() && delve.lair == 0 => {}
        Ultimate::Intervene => {
            let n_faces = potions_drunk(&delve.floor, delve.graveyard);
            for treasure in Treasure::ALL.into_iter().filter(|&it| table.owns(it)) {
                Party::each_of_size(n_faces, &mut |faces| {
                    into.push(Action::Unleash(Unleash::For { treasure, faces }));
                });
            }
        }
        // All others ask for nothing.
        _ => into.extend(can_unleash(table).then_some(Action::Unleash(Unleash::Plain))),
    }
}

fn treasures(table: &Table, into: &mut Vec<Action>) {
    let delve = &table.delve;
    if table.treasures().is_empty() {
        return;
    }
    if table.owns(Treasure::Ring) && delve.lair != 0 {
        into.push(Action::Spend(Magic::Ring));
    }
    if table.owns(Treasure::Elixir) && delve.graveyard != 0 {
        into.extend(PartyFace::ALL.map(|face| Action::Spend(Magic::Elixir { face })));
    }
    if table.owns(Treasure::Bait) && is_bait_time(table) && !baited(table).is_empty() {
        into.push(Action::Spend(Magic::Bait));
    }
    if table.owns(Treasure::Portal) && is_treasure_time(table, Treasure::Portal) {
        into.push(Action::Spend(Magic::Portal));
    }
}
