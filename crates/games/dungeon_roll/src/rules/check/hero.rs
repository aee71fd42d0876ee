//! Why an ultimate or another craft of the hero is not allowed.

use super::needs::{Checked, check_dice, check_source, is_below, is_regrouping, is_scroll, need};
use crate::action::{Source, Unleash};
use crate::dice::{DungeonFace, Floor, FloorDice, Horde, Monster, Party, PartyFace, Pile, parted};
use crate::heroes::{Asks, Price, Readying, Ultimate, When};
use crate::refusals::Refusal;
use crate::rules::aim::Aim;
use crate::rules::ultimates::potions_drunk;
use crate::state::{Phase, Table};
use crate::treasures::Treasure;

/// The ultimate that the hero can use now, as far as hero and phase go.
pub fn ready_ultimate(table: &Table) -> Result<Ultimate, Refusal> {
    let player = table.player(table.adventurer());
    need(player.hero.is_some(), Refusal::NoHero)?;
    let ultimate = player.side().ultimate.ok_or(Refusal::OtherUltimate)?;
    let is_anywhere = ultimate.nature().when == When::Anywhere;
    let is_time = is_below(table) || is_regrouping(table) && is_anywhere;
    need(is_time, Refusal::NoUltimateNow)?;
    need(!table.delve.is_exhausted, Refusal::Exhausted)?;
    Ok(ultimate)
}

/// Why an ultimate cannot be used on this (DR-035).
pub fn check_unleash(table: &Table, on: &Unleash) -> Checked {
    match on {
        Unleash::Plain => check_plain(table),
        Unleash::On { monsters } => check_unleash_on(table, monsters),
        Unleash::Reroll { floor, party } => check_unleash_reroll(table, floor, party),
        Unleash::For { treasure, faces } => check_unleash_for(table, *treasure, faces),
        Unleash::Set { floor, party } => check_unleash_set(table, *floor, *party),
        Unleash::With { with } => check_unleash_with(table, *with),
        Unleash::Dice { dice } => check_unleash_dice(table, dice),
    }
}

/// Tells whether an ultimate that asks for nothing can be used now.
pub fn can_unleash(table: &Table) -> bool {
    check_plain(table).is_ok()
}

/// Why an ultimate that asks for nothing cannot be used now (DR-035).
fn check_plain(table: &Table) -> Checked {
    let delve = &table.delve;
    match ready_ultimate(table)? {
        Ultimate::Sweep => {
            need(!delve.floor.is_empty() || delve.lair != 0, Refusal::UltimateInVain)
        }
        Ultimate::Song => need(delve.lair != 0, Refusal::UltimateInVain),
        Ultimate::Battlecry | Ultimate::Flurry | Ultimate::Roar => check_monsters_now(table),
        Ultimate::Revive { .. } => need(delve.graveyard != 0, Refusal::UltimateInVain),
        Ultimate::ScoutAhead => need(delve.phase == Phase::Monster, Refusal::NoUltimateNow),
        Ultimate::Withdraw | Ultimate::Dig { .. } => Ok(()),
        Ultimate::Command => need(delve.lair != 0, Refusal::UltimateInVain),
        _ => Err(Refusal::OtherUltimate), // All others ask for something.
    }
}

/// Ultimates against monsters belong to their phase and want at least one.
fn check_monsters_now(table: &Table) -> Checked {
    need(table.delve.phase == Phase::Monster, Refusal::NoUltimateNow)?;
    need(table.delve.floor.has_monsters(), Refusal::UltimateInVain)
}

/// Why an ultimate cannot be aimed at these monsters (DR-036).
fn check_unleash_on(table: &Table, monsters: &Horde) -> Checked {
    let aim = Aim::of(table, ready_ultimate(table)?).ok_or(Refusal::OtherUltimate)?;
    if let Some(monster) = aim.only {
        need(monsters.total() == monsters[monster], Refusal::OtherMonster(monster))?;
    }
    check_monsters_now(table)?;
    need(!aim.is_idle(), Refusal::UltimateInVain)?;
    aim.check(&table.delve.floor.monsters(), monsters)
}

/// Why an ultimate cannot re-roll these dice.
fn check_unleash_reroll(table: &Table, floor: &Floor, party: &Party) -> Checked {
    need(ready_ultimate(table)? == Ultimate::Presence, Refusal::OtherUltimate)?;
    check_dice(table, Source::Hero, floor, party)
}

/// Why no treasure can be given for an ultimate, or not with these faces for the potions (DR-127).
fn check_unleash_for(table: &Table, treasure: Treasure, faces: &Party) -> Checked {
    let delve = &table.delve;
    need(ready_ultimate(table)? == Ultimate::Intervene, Refusal::OtherUltimate)?;
    need(!delve.floor.is_empty() || delve.lair != 0, Refusal::UltimateInVain)?;
    need(table.owns(treasure), Refusal::NoSuchTreasure(treasure))?;
    let n_faces = potions_drunk(&delve.floor, delve.graveyard);
    need(faces.total() == n_faces, Refusal::FacesForPotions(n_faces))
}

/// Checks that one die can be set to a face, or one of each kind (DR-319).
fn check_unleash_set(
    table: &Table,
    floor: Option<(DungeonFace, DungeonFace)>,
    party: Option<(PartyFace, PartyFace)>,
) -> Checked {
    let Ultimate::Favor { is_both } = ready_ultimate(table)? else {
        return Err(Refusal::OtherUltimate);
    };
    need(floor.is_some() || party.is_some(), Refusal::NothingChosen)?;
    need(is_both || floor.is_none() || party.is_none(), Refusal::OneDieOnly)?;
    if let Some((from, to)) = floor {
        let is_there = from != DungeonFace::Dragon && table.delve.floor[from] != 0;
        need(is_there, Refusal::NoSuchDungeonDice)?;
        need(from != to, Refusal::SameFace)?;
    }
    if let Some((from, to)) = party {
        need(table.delve.party[from] != 0, Refusal::NoSuchPartyDice)?;
        need(from != to, Refusal::SameFace)?;
    }
    Ok(())
}

/// Checks that the dragon can be defeated for such a price (DR-309).
fn check_unleash_with(table: &Table, with: Source) -> Checked {
    let Ultimate::Banish(price) = ready_ultimate(table)? else {
        return Err(Refusal::OtherUltimate);
    };
    need(table.delve.phase == Phase::Dragon, Refusal::DragonSleeps)?;
    need(pays(price, with), Refusal::NoSuchPrice)?;
    check_source(table, with)
}

/// Tells whether a source is such a price.
pub fn pays(price: Price, with: Source) -> bool {
    let is_treasure = matches!(with, Source::Treasure(_));
    let is_scroll_die = with == Source::Die(PartyFace::Scroll);
    match price {
        Price::Treasure => is_treasure,
        Price::TreasureOrScroll => is_treasure || is_scroll_die,
        Price::Scroll => is_scroll(with),
    }
}

/// Checks that these dungeon dice can be discarded, or re-rolled (DR-321, DR-325, DR-328).
fn check_unleash_dice(table: &Table, dice: &Pile) -> Checked {
    let ultimate = ready_ultimate(table)?;
    let (floor, n_lair) = parted(dice);
    let delve = &table.delve;
    need(ultimate.asks() == Asks::Dice, Refusal::OtherUltimate)?;
    need(!delve.floor.is_empty() || delve.lair != 0, Refusal::UltimateInVain)?;
    need(!dice.is_empty(), Refusal::NothingChosen)?;
    if ultimate == Ultimate::Fury {
        let is_loot = floor.chests() + floor.potions() == 1 && dice.total() == 1;
        need(is_loot, Refusal::ChestOrPotion)?;
    }
    if let Ultimate::Fear { n_max } = ultimate {
        need(dice.total() <= n_max, Refusal::TooManyDice(n_max))?;
    }
    need(delve.floor.holds(&floor), Refusal::NoSuchDungeonDice)?;
    need(n_lair <= delve.lair, Refusal::NotInLair)
}

/// Tells whether the ultimate can be used on these dungeon dice.
pub fn can_take(table: &Table, dice: &Pile) -> bool {
    check_unleash_dice(table, dice).is_ok()
}

/// Checks that a treasure readies the hero (DR-325).
pub fn check_ready(table: &Table, treasure: Treasure) -> Checked {
    need(table.side().readying == Some(Readying::Treasure), Refusal::OtherSpecialty)?;
    need(is_below(table) || is_regrouping(table), Refusal::NotNow)?;
    need(table.delve.is_exhausted, Refusal::IsReady)?;
    need(table.owns(treasure), Refusal::NoSuchTreasure(treasure))
}

/// Checks that a scroll turns a monster into a dragon (DR-326).
pub fn check_lure(table: &Table, with: Source, monster: Monster) -> Checked {
    need(table.side().lures, Refusal::OtherSpecialty)?;
    need(table.delve.phase == Phase::Monster, Refusal::NoLureNow)?;
    need(is_scroll(with), Refusal::NotAScroll)?;
    check_source(table, with)?;
    need(table.delve.floor.monsters()[monster] != 0, Refusal::NoSuchMonsters)
}
