//! Steps A-II to A-V of a battle: responses, rolls, comparisons (DN-412 to DN-416).

use super::engine::Engine;
use super::fights::is_live;
use crate::ask::{self, Moment};
use crate::cards::ability::Trigger;
use crate::event::Event;
use crate::pieces::{Attack, Context, Fighter, FoeState};
use crate::steps::{Step, Then};
use kernel::ask::AfterAct;
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// The attacks that are still to be fought out.
    pub fn n_attacks(&self) -> usize {
        let Some(battle) = &self.state.open.battle else { return 0 };
        battle
            .attacks
            .iter()
            .filter(|it| !it.is_done && is_live(&self.state.open, battle, it))
            .count()
    }

    /// Monsters whose hero has left before the roll leave as well (DN-431).
    pub fn let_go(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        let hero = &self.state.open.heroes[battle.hero];
        if battle.is_challenge || (hero.is_alive && hero.at == battle.cell) {
            return;
        }
        for it in &mut self.battle().foes {
            if it.state == FoeState::Fights {
                it.state = FoeState::Left;
            }
        }
    }

    /// A-II: the defender answers, then the attacker, in turn (DN-412).
    pub fn response(&mut self) {
        self.let_go();
        if self.n_attacks() == 0 {
            self.after_exchange();
            return;
        }
        let battle = self.battle();
        let (lord, hero, is_challenge) = (battle.lord, battle.hero, battle.is_challenge);
        let n = battle.attacks.len() as u8;
        // From the bottom up: the rolls, then the comparisons.
        self.push(Step::Compare);
        for nth in (0..n).rev() {
            self.push(Step::CounterRoll(nth));
        }
        for nth in (0..n).rev() {
            self.push(Step::AttackRoll(nth));
        }
        let (defender, attacker) = if is_challenge {
            let on = self.battle().attacks.first().map(|it| it.on);
            let other = match on {
                Some(Fighter::Hero(other)) => other,
                _ => lord,
            };
            (other, hero)
        } else {
            (hero, lord)
        };
        let seats = SeatSet::one(defender).with(attacker);
        self.window(Moment::Response, seats, defender, AfterAct::Next);
    }

    /// A-III (DN-413).
    pub fn attack_roll(&mut self, nth: u8) {
        if nth == 0 {
            self.let_go();
        }
        let Some(battle) = &self.state.open.battle else { return };
        let Some(attack) = battle.attacks.get(usize::from(nth)) else { return };
        if attack.is_done || !is_live(&self.state.open, battle, attack) {
            return;
        }
        let (by, cell) = (attack.by, battle.cell);
        let seat = self.player_of(by);
        self.begin_roll_of(by, seat, cell, Context::Attack(nth), Then::Attack(nth));
    }

    /// A-IV (DN-414).
    pub fn counter_roll(&mut self, nth: u8) {
        let Some(battle) = &self.state.open.battle else { return };
        let Some(attack) = battle.attacks.get(usize::from(nth)) else { return };
        if attack.is_done || attack.attack.is_none() || !is_live(&self.state.open, battle, attack) {
            return;
        }
        let (by, cell) = (attack.on, battle.cell);
        let seat = self.player_of(by);
        self.begin_roll_of(by, seat, cell, Context::Counter(nth), Then::Counter(nth));
    }

    /// The player who rolls for a fighter.
    pub fn player_of(&self, who: Fighter) -> Seat {
        match (who, &self.state.open.battle) {
            (Fighter::Hero(seat), _) => seat,
            (Fighter::Foe(_), Some(battle)) => battle.lord,
            (Fighter::Foe(_), None) => self.state.open.active,
        }
    }

    /// A-V: comparisons in an order of the attacker's (DN-415, DN-416).
    pub fn compare(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        let is_due = |it: &Attack| {
            !it.is_done && it.counter.is_some() && is_live(&self.state.open, battle, it)
        };
        let due: Vec<u8> = battle
            .attacks
            .iter()
            .enumerate()
            .filter(|(_, it)| is_due(it))
            .map(|it| it.0 as u8)
            .collect();
        let is_even = |nth: &u8| {
            let it = &battle.attacks[usize::from(*nth)];
            it.attack == it.counter
        };
        let is_group = due.len() > 1 && self.order_matters(&due);
        let attacker = if battle.is_challenge { battle.hero } else { battle.lord };
        let first = due.iter().copied().find(is_even).or(due.first().copied());
        match first {
            None => self.after_exchange(),
            Some(nth) if !is_group || is_even(&nth) => self.compare_attack(nth),
            Some(_) => self.ask(ask::WhichAttack { seat: attacker }),
        }
    }

    /// Tells whether it makes a difference which comparison comes first: somebody may die, or something besides a
    /// wound happens.
    pub fn order_matters(&self, due: &[u8]) -> bool {
        let Some(battle) = &self.state.open.battle else { return false };
        let health = self.state.open.heroes[battle.hero].health;
        let mut n_wounds = 0;
        let mut has_effects = false;
        for nth in due {
            let it = &battle.attacks[usize::from(*nth)];
            n_wounds += u8::from(it.counter < it.attack && !it.is_negated);
            if let Fighter::Foe(foe) = it.by {
                has_effects |= battle.foes[usize::from(foe)]
                    .card
                    .abilities()
                    .iter()
                    .any(|it| matches!(it.trigger, Trigger::Hit(_) | Trigger::Dies));
            }
        }
        has_effects || health <= n_wounds
    }

    /// One comparison.
    pub fn compare_attack(&mut self, nth: u8) {
        self.push(Step::Compare);
        let attack = &mut self.battle().attacks[usize::from(nth)];
        attack.is_done = true;
        let (attacker, defender) = (attack.attack.unwrap_or(0), attack.counter.unwrap_or(0));
        let Attack { by, on, form, is_negated, throws, .. } = *attack;
        let (by, on) = (self.combatant(by), self.combatant(on));
        self.emit(Event::Compared { attack: nth, form, by, on, throws, is_negated });
        if attacker == defender || (defender < attacker && is_negated) {
            return;
        }
        self.push(Step::Blow { attack: nth, by_attacker: defender < attacker });
    }
}
