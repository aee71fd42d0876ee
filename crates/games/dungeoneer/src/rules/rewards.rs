//! Steps A-VI to A-VIII of a battle: challenge, lair, reward (DN-418 to DN-435).

use super::battles::new_attack;
use super::engine::Engine;
use crate::action::{Destination, Pay, Target};
use crate::ask::{self, Moment};
use crate::cards::{AdventureId, Form};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{BattleKind, Fighter, FoeCard, FoeState, Group, Lurker, Until};
use crate::state::{LAIR, Wish};
use crate::steps::Step;
use kernel::ask::AfterAct;
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// All comparisons are made: the challenge, and what comes after it, once for the whole battle
    /// (DN-432, DN-434, DN-465).
    pub fn after_exchange(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        // Without any attacker left after A-II, there is nobody to answer (DN-432).
        let is_fought = battle.attacks.iter().any(|it| it.attack.is_some());
        if battle.is_challenge {
            // More free attacks may follow.
            self.push(Step::Challenge);
        } else if is_fought {
            self.push_all([Step::Challenge, Step::Lair, Step::Reward, Step::EndBattle]);
        } else {
            self.push_all([Step::Lair, Step::Reward, Step::EndBattle]);
        }
    }

    /// A-VI: the attacked hero may strike back (DN-418). It is asked as long as it can.
    pub fn challenge(&mut self) {
        let Some(battle) = &mut self.state.open.battle else { return };
        battle.free = None;
        let hero = battle.hero;
        self.window(Moment::Challenge, SeatSet::one(hero), hero, AfterAct::Same);
    }

    /// The attacked hero attacks.
    pub fn challenge_with(&mut self, seat: Seat, on: Target, form: Form, pay: Pay) {
        let bonus = match pay {
            Pay::Free => self.battle().free.take().map_or(0, |it| it.bonus),
            Pay::Ap => {
                self.pay_ap(seat, 1);
                self.hero(seat).now.has_attacked = true;
                0
            }
            Pay::Fall => {
                self.hero(seat).now.has_attacked = true;
                self.fall_for_ap(seat);
                0
            }
        };
        let by = Fighter::Hero(seat);
        let on_fighter = match on {
            Target::Foe(foe) => Fighter::Foe(foe),
            Target::Hero(hero) => {
                self.hero(hero).now.attacked_by.add(seat);
                Fighter::Hero(hero)
            }
        };
        let (who, on) = (self.figure(seat), self.combatant(on_fighter));
        let battle = self.battle();
        battle.is_challenge = true;
        battle.attacks = vec![new_attack(by, on_fighter, form, bonus)];
        self.emit(Event::Challenged { who, on, form });
        // The window is over; another opens after the exchange.
        self.open().agenda.retain(|it| !matches!(it, Step::Window { of: Moment::Challenge, .. }));
        self.push(Step::Response);
    }

    /// A-VII: monsters go home (DN-421).
    pub fn lair(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        let (lord, is_hunt) = (battle.lord, matches!(battle.kind, BattleKind::Hunt(_)));
        if is_hunt {
            return;
        }
        if self.state.open.rules.is_solo() {
            self.solo_lair();
            return;
        }
        let is_lord_alive = self.state.open.heroes[lord].is_alive;
        for nth in 0..self.battle().foes.len() {
            let it = &self.battle().foes[nth];
            let FoeCard::Adventure(card) = it.card else { continue };
            match it.state {
                FoeState::Discarded | FoeState::Away => continue,
                FoeState::Defeated => {
                    self.send(nth as u8, lord, card, Destination::Discard);
                }
                FoeState::Fights | FoeState::Left if !is_lord_alive => {
                    self.send(nth as u8, lord, card, Destination::Discard);
                }
                FoeState::Fights | FoeState::Left => {
                    self.push(Step::Lair);
                    self.ask(ask::Destination { seat: lord, foe: nth as u8 });
                    return;
                }
            }
        }
    }

    /// A monster goes to the hand, the lair, or the discard pile.
    pub fn send(&mut self, foe: u8, owner: Seat, card: AdventureId, to: Destination) {
        let it = &mut self.battle().foes[usize::from(foe)];
        it.state = FoeState::Away;
        let attached = std::mem::take(&mut it.attached);
        match to {
            Destination::Hand => {
                self.state.hidden.hands[owner].add(card);
                // What is attached is discarded when its host returns to a hand (DN-036).
                for it in attached {
                    self.discard(owner, it, Discard::Told);
                }
                let who = self.figure(owner);
                self.emit(Event::PutIn { who, card, to });
            }
            Destination::Lair => {
                self.hero(owner).lair.push(Lurker { card, attached, has_attacked: true });
                let who = self.figure(owner);
                self.emit(Event::PutIn { who, card, to });
                if LAIR < self.state.open.heroes[owner].lair.len() {
                    self.ask(ask::DiscardLair { seat: owner });
                }
            }
            Destination::Discard => {
                self.discard(owner, card, Discard::Told);
                for it in attached {
                    self.discard(owner, it, Discard::Told);
                }
            }
        }
    }

    /// Puts a monster of a lair, with what is attached to it, on the discard pile.
    pub fn discard_from_lair(&mut self, seat: Seat, card: AdventureId, why: Discard) {
        let lair = &mut self.hero(seat).lair;
        let Some(at) = lair.iter().position(|it| it.card == card) else { return };
        let lurker = lair.remove(at);
        self.discard(seat, card, why);
        for it in lurker.attached {
            self.discard(seat, it, Discard::Told);
        }
    }

    /// A-VIII: glory for wounds dealt to monsters, then peril for wounds that they dealt (DN-426, DN-740).
    pub fn reward(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        let is_hunt = matches!(battle.kind, BattleKind::Hunt(_));
        let (lord, peril) = (battle.lord, battle.peril);
        let glory = battle.glory;
        for (seat, n) in glory.iter() {
            if 0 < *n {
                self.battle().glory[seat] = 0;
                self.glory(seat, i16::from(*n), Reason::Battle);
            }
        }
        let is_given =
            !is_hunt && !self.state.open.rules.is_solo() && self.state.open.heroes[lord].is_alive;
        if is_given && 0 < peril {
            self.battle().peril -= 1;
            self.push(Step::Reward);
            self.ask(ask::GivePeril { seat: lord });
        } else if self.state.open.rules.is_solo() && self.battle().has_attacked {
            let hero = self.battle().hero;
            self.window(Moment::Reward, SeatSet::one(hero), hero, AfterAct::Same);
        }
    }

    pub fn end_battle(&mut self) {
        let Some(battle) = self.open().battle.take() else { return };
        self.open().terms.retain(|it| it.until != Until::EndOfBattle);
        for seat in self.state.open.heroes.seats() {
            if self.hero(seat).wish == Wish::PassBattle {
                self.hero(seat).wish = Wish::Ask;
            }
        }
        self.emit(Event::BattleEnded);
        if let BattleKind::Hunt(quest) = battle.kind {
            let foe = &battle.foes[0];
            self.open().hunted.retain(|it| it.0 != quest);
            let is_defeated = foe.state == FoeState::Defeated;
            if !is_defeated && foe.health != foe.card.monster().health {
                self.open().hunted.push((quest, foe.health));
            }
            let seat = battle.hero;
            if !is_defeated {
                let who = self.figure(seat);
                self.emit(Event::Failed { who, quest });
            } else if !self.state.open.heroes[seat].done.contains(&quest) {
                self.push(Step::Complete { seat, quest });
            }
        }
    }

    /// Discards the cards of a group that was declared and is not fought any more.
    pub fn drop_group(&mut self, group: &Group) {
        let lord = self.state.open.active;
        for it in &group.foes {
            self.discard(lord, it.card, Discard::Told);
            for card in &it.attached {
                self.discard(lord, *card, Discard::Told);
            }
        }
        for card in &group.traps {
            self.discard(lord, *card, Discard::Told);
        }
    }
}
