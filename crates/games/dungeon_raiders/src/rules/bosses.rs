//! The fight with a boss (RA-B04 to RA-B11).

use super::blows::{Blow, fight_of, is_attack, no_blows, share_of};
use super::contest::{Contest, Values, value_in};
use crate::action::{Fight, What};
use crate::bosses::{Attack, Boss, DRAGON_CHEST, Target};
use crate::cards::{Card, Item, Lay, POWER_MAX};
use crate::heroes::Party;
use crate::rooms::Face;
use kernel::{Seat, SeatSet};

/// One fight: with a boss, or with one head of the Hydra.
pub fn fight(contest: &Contest, boss: Boss, emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let card = boss.card();
    let totals = contest.values(|lay| value_in(Face::Boss(boss), lay));
    let fight = match contest.strength(card.shields) {
        Some(strength) => fight_of(totals.sum(), strength),
        None if totals.high() == totals.low() => Fight::Confused,
        None => Fight::Unbeatable,
    };
    emit(What::Fought { fight, is_boss: true });
    if is_attack(fight) {
        return attack(contest, boss, &totals);
    }
    let is_beaten = matches!(fight, Fight::Beaten { .. });
    if is_beaten && boss == Boss::MegaDragon {
        open_chest(contest, emit)
    } else {
        no_blows(contest)
    }
}

/// Those whom the boss attacks (RA-B07, RA-B11); `laid` are a hero's cards.
pub fn attacked(boss: Boss, totals: &Values, laid: impl Fn(Seat) -> Option<Lay>) -> SeatSet {
    let lowest = totals.showing(totals.low());
    let by_total = match boss.card().target {
        Target::Lowest => lowest,
        Target::Highest => totals.showing(totals.high()),
        Target::TwoLowest => {
            let next = totals.next_above(totals.low());
            next.map_or(lowest, |it| lowest.or(totals.showing(it)))
        }
    };
    // Wolves are afraid of fire: a hero who holds a torch is not bitten, and nobody in his place.
    let is_safe = |seat| boss == Boss::WolfPack && laid(seat).is_some_and(|it| it.has(Item::Torch));
    by_total.iter().filter(|&seat| !is_safe(seat)).collect()
}

fn attack(contest: &Contest, boss: Boss, totals: &Values) -> Party<Blow> {
    let mut blows = no_blows(contest);
    let highest_card = highest_card(contest, boss) as i8;
    for seat in attacked(boss, totals, |it| contest.laid(it)).iter() {
        let blow = &mut blows[seat];
        match boss.card().attack {
            Attack::Wounds(wounds) => blow.wounds = wounds as i8,
            Attack::WoundsAndTax(wounds) => {
                blow.wounds = wounds as i8;
                blow.treasure = -highest_card;
            }
            Attack::HighestCard => blow.wounds = highest_card,
            Attack::Petrify => blow.is_petrified = true,
        }
    }
    blows
}

/// The highest single card that anybody laid (RA-B09).
pub fn highest_card(contest: &Contest, boss: Boss) -> u8 {
    let laid = contest.mats.seats().filter_map(|seat| contest.laid(seat));
    laid.flat_map(|lay| lay.cards()).map(|it| boss.value(it)).max().unwrap_or(0)
}

/// The value of cards before the chest of the Mega Dragon: a key counts there, a sword does not (B02).
pub fn chest_value(lay: Lay) -> u8 {
    let value = |card: Card| match card {
        Card::Power(power) => power,
        Card::Item(Item::Key) => POWER_MAX,
        Card::Item(Item::Sword | Item::Torch | Item::Crystal) => 0,
    };
    lay.cards().map(value).sum()
}

/// A beaten Mega Dragon leaves a chest: the same cards open it (B02).
fn open_chest(contest: &Contest, emit: &mut dyn FnMut(What)) -> Party<Blow> {
    let totals = contest.values(chest_value);
    let takers = totals.showing(totals.high());
    let share = share_of(DRAGON_CHEST, takers);
    emit(What::Chest { nth: 0, coins: DRAGON_CHEST, takers, share, is_alone: false });
    let mut blows = no_blows(contest);
    for seat in takers.iter() {
        blows[seat].treasure = share as i8;
    }
    blows
}
