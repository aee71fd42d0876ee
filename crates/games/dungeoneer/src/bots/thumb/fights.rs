//! The worth of exchanges.

use crate::bots::scale;
use crate::cards::ability::Role;
use crate::cards::{AdventureId, Form};
use crate::forecast::{self, EXCHANGES, Exchange};
use crate::pieces::{BattleKind, Fighter};
use crate::state::Open;
use kernel::Seat;

/// The worth to a Dungeonlord of a monster that is beaten back: it is lost, and gives glory.
const MONSTER: i32 = 450;

/// So much of `n` as the odds say.
pub fn share(n: i32, ways: u32) -> i32 {
    (i64::from(n) * i64::from(ways) / i64::from(EXCHANGES)) as i32
}

/// The worth of a monster's attack on a hero, to its lord.
pub fn attack_worth(open: &Open, hero: Seat, exchange: Exchange) -> i32 {
    share(scale::wound(open, hero), exchange.wins) - share(MONSTER, exchange.losses)
}

/// The form in which each of these monsters had best attack a hero, and what that is worth.
pub fn best_attacks(
    open: &Open,
    lord: Seat,
    hero: Seat,
    cards: &[AdventureId],
) -> Vec<(AdventureId, i32)> {
    let mut best: Vec<(AdventureId, i32)> = Vec::new();
    for (card, _, exchange) in forecast::encounters(open, lord, hero, cards) {
        let worth = attack_worth(open, hero, exchange);
        match best.iter_mut().find(|it| it.0 == card) {
            Some(it) => it.1 = it.1.max(worth),
            None => best.push((card, worth)),
        }
    }
    best
}

/// The worth of a hero's attack in a form, to that hero.
pub fn strike_worth(open: &Open, by: Seat, on: Fighter, form: Form, exchange: Exchange) -> i32 {
    let wounds = i32::from(forecast::blow(open, by, form, Role::Attacker));
    let gain = match on {
        Fighter::Hero(other) => scale::wound(open, other) * wounds,
        Fighter::Foe(foe) => {
            let battle = open.battle.as_ref();
            let is_hunt = battle.is_some_and(|it| matches!(it.kind, BattleKind::Hunt(_)));
            let left = battle.map_or(1, |it| i32::from(it.foes[usize::from(foe)].health));
            let falls = left <= wounds;
            match (is_hunt, falls) {
                (true, true) => 9000,
                (true, false) => 3000,
                (false, true) => MONSTER + 150,
                (false, false) => 250 * wounds,
            }
        }
    };
    share(gain, exchange.wins) - share(scale::wound(open, by), exchange.losses)
}
