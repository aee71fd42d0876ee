//! The effects of a room on the heroes, once all cards lie (RA-226 to RA-231). Everything is
//! worked out from what was before, and falls on everybody at once (RA-106).

use super::blows::{Blow, fight_of, is_attack, no_blows, share_of};
use super::bosses;
use super::contest::Contest;
use crate::action::{Fight, What};
use crate::heroes::Party;
use crate::rooms::{Face, Gift, Trap};
use crate::setup::{DEADLY, Setup};
use crate::state::{Mat, TREASURE_MAX};
use kernel::SeatSet;

impl Blow {
    /// Nothing at all.
    pub const NONE: Blow = Blow { treasure: 0, wounds: 0, item: None, is_petrified: false };
}

/// The blow to each hero; `emit` hears how it comes about.
pub fn effects(contest: &Contest, emit: &mut dyn FnMut(What)) -> Party<Blow> {
    match contest.room.face() {
        Face::Treasure { chests } if contest.setup.is_solo() => chests_alone(contest, chests, emit),
        Face::Treasure { chests } => share_chests(contest, chests, emit),
        Face::Monster { wounds, .. } if contest.setup.is_solo() => flee(contest, wounds, emit),
        Face::Monster { shields, wounds } => fight(contest, shields, wounds, emit),
        Face::Trap(trap) => spring(contest, trap, emit),
        Face::Vault { gifts } => open_vault(contest, gifts, emit),
        Face::Boss(boss) => bosses::fight(contest, boss, emit),
    }
}

/// The change of treasure and of wounds that a blow brings, within the bounds (RA-004, RA-005).
pub fn bounded(setup: &Setup, mat: &Mat, blow: Blow) -> (i8, i8) {
    let treasure_max = if setup.is_solo() { u8::MAX } else { TREASURE_MAX };
    let treasure = mat.treasure.saturating_add_signed(blow.treasure).min(treasure_max);
    let wounds = mat.wounds.saturating_add_signed(blow.wounds);
    (treasure as i8 - mat.treasure as i8, wounds as i8 - mat.wounds as i8)
}

/// Chests: the highest value opens the bigger chest, the next value the other; what cannot be
/// shared is lost.
fn share_chests(contest: &Contest, chests: [u8; 2], emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let mut blows = no_blows(contest);
    let values = contest.plain_values();
    let high = values.high();
    let ranks = [Some(high), values.next_below(high)];
    for (nth, (coins, rank)) in chests.into_iter().zip(ranks).enumerate() {
        if coins == 0 {
            continue;
        }
        let takers = rank.map_or(SeatSet::NONE, |it| values.showing(it));
        let share = share_of(coins, takers);
        emit(What::Chest { nth: nth as u8, coins, takers, share, is_alone: false });
        for seat in takers.iter() {
            blows[seat].treasure = share as i8;
        }
    }
    blows
}

/// RA-229: a hero alone opens every chest with a number below the card, or only the first such
/// (RA-E07).
fn chests_alone(contest: &Contest, chests: [u8; 2], emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let mut blows = no_blows(contest);
    let values = contest.plain_values();
    let mut is_full = false;
    for (nth, coins) in chests.into_iter().enumerate().filter(|it| it.1 != 0) {
        let is_opened = coins < values.high() && !is_full;
        is_full |= is_opened && contest.setup.takes_one_chest();
        let takers = if is_opened { contest.living } else { SeatSet::NONE };
        let share = share_of(coins, takers);
        emit(What::Chest { nth: nth as u8, coins, takers, share, is_alone: true });
        for seat in takers.iter() {
            blows[seat].treasure += coins as i8;
        }
    }
    blows
}

/// A fight: the sum is compared with the shield. Two heroes cannot beat a monster, which is
/// confused by equal values (RA-094, RA-203).
fn fight(
    contest: &Contest,
    shields: [u8; 3],
    wounds: u8,
    emit: &mut dyn FnMut(What),
) -> Party<Blow> {
    let values = contest.plain_values();
    let fight = match contest.strength(shields) {
        Some(strength) => fight_of(values.sum(), strength),
        None if values.high() == values.low() => Fight::Confused,
        None => Fight::Unbeatable,
    };
    emit(What::Fought { fight, is_boss: false });
    let mut blows = no_blows(contest);
    if is_attack(fight) {
        for seat in values.showing(values.low()).iter() {
            blows[seat].wounds = wounds as i8;
        }
    }
    blows
}

/// RA-227: a hero alone escapes by a card above the monster's.
fn flee(contest: &Contest, wounds: u8, emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let card = contest.monster_card.expect("the monster has a card in a solo game");
    let is_safe = card < contest.plain_values().high();
    let fight = if is_safe { Fight::Escaped { card } } else { Fight::Caught { card } };
    emit(What::Fought { fight, is_boss: false });
    let mut blows = no_blows(contest);
    if is_attack(fight) {
        for seat in contest.living.iter() {
            blows[seat].wounds = wounds as i8;
        }
    }
    blows
}

/// Traps: those of one skull go by the highest card and hit the leaders, those of two skulls
/// go by the lowest card and hit everybody.
fn spring(contest: &Contest, trap: Trap, emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let values = contest.plain_values();
    let card = if trap.skulls() == 1 { values.high() } else { values.low() };
    let is_sprung = if trap.skulls() == 1 { 3 <= card } else { card <= 3 };
    emit(What::Trap { trap, card, is_sprung });
    let mut blows = no_blows(contest);
    if !is_sprung {
        return blows;
    }
    let living = || contest.mats.iter().filter(|(seat, _)| contest.living.has(*seat));
    let richest = living().map(|(_, it)| it.treasure).max();
    let soundest = living().map(|(_, it)| it.wounds).min();
    for (seat, mat) in living() {
        let blow = &mut blows[seat];
        match trap {
            Trap::Magnet if Some(mat.treasure) == richest => blow.treasure = 2 - card as i8,
            Trap::Boulder if Some(mat.wounds) == soundest => blow.wounds = card as i8 - 2,
            Trap::Magnet | Trap::Boulder => {}
            Trap::Lava if card == 1 => blow.treasure = -half_the_treasure(mat),
            Trap::Lava => blow.treasure = card as i8 - 4,
            Trap::Spikes if card == 1 => blow.wounds = half_a_life(&contest.setup, mat),
            Trap::Spikes => blow.wounds = 4 - card as i8,
        }
    }
    blows
}

/// Half of the wounds that are left to take: rounded down (RA-105), or up, in the edition of 2013
/// (RA-E01). Who has none left takes none (RA-E03).
pub fn half_a_life(setup: &Setup, mat: &Mat) -> i8 {
    let left = DEADLY.saturating_sub(mat.wounds);
    let half = if setup.spikes_2013 { left.div_ceil(2) } else { left / 2 };
    half as i8
}

/// Half of the treasure, rounded down (RA-104).
pub const fn half_the_treasure(mat: &Mat) -> i8 {
    (mat.treasure / 2) as i8
}

/// A vault: everybody gets what stands by the number of the card; of items that are too few
/// for those who want one, nobody gets any (RA-122).
fn open_vault(contest: &Contest, gifts: [Gift; 5], emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let mut blows = no_blows(contest);
    let values = contest.plain_values();
    for (power, gift) in (1..).zip(gifts) {
        let seekers = values.showing(power);
        if seekers.is_empty() {
            continue;
        }
        if let Gift::Item(item) = gift
            && usize::from(contest.supply[item]) < seekers.len()
        {
            emit(What::Short { item, seekers });
            continue;
        }
        for seat in seekers.iter() {
            match gift {
                Gift::Item(item) => blows[seat].item = Some(item),
                Gift::Coins(coins) => blows[seat].treasure = coins as i8,
                Gift::Potion(wounds) => blows[seat].wounds = -(wounds as i8),
            }
        }
    }
    blows
}
