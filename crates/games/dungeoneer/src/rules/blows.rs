//! The effects of a blow: wounds, what cards add, strike effects (DN-407 to DN-409, DN-426 to DN-433).

use super::engine::Engine;
use super::sums::Fight;
use super::values;
use crate::ask;
use crate::cards::ability::{Cost, Effect, Leave, Price, Role, Trigger};
use crate::cards::{Ability, Topic};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{Attack, Fighter, FoeCard, FoeState, Origin};
use crate::scope::Scope;
use crate::state::Open;
use crate::steps::{Cause, Step};
use kernel::{Seat, Set};

impl Engine<'_> {
    pub fn sides(&self, nth: u8, by_attacker: bool) -> Option<(Attack, Fighter, Fighter)> {
        let attack = *self.state.open.battle.as_ref()?.attacks.get(usize::from(nth))?;
        let (winner, loser) =
            if by_attacker { (attack.by, attack.on) } else { (attack.on, attack.by) };
        Some((attack, winner, loser))
    }

    /// The winner lands a blow: a token may be taken instead of the wound (DN-433), and cards may add
    /// wounds.
    pub fn blow(&mut self, nth: u8, by_attacker: bool) {
        let Some((_, winner, loser)) = self.sides(nth, by_attacker) else { return };
        self.push(Step::Land { attack: nth, by_attacker });
        if let Fighter::Hero(seat) = winner {
            self.push(Step::Extras { attack: nth, by_attacker, seat });
            if let Fighter::Hero(other) = loser
                && !self.state.open.heroes[other].carried.is_empty()
            {
                self.ask(ask::Token { seat, attack: nth, by_attacker });
            }
        }
    }

    /// The winning hero's cards add wounds; a player who may decline is asked, one card after another.
    pub fn extras(&mut self, nth: u8, by_attacker: bool, seat: Seat) {
        let Some((attack, ..)) = self.sides(nth, by_attacker) else { return };
        let role = if by_attacker { Role::Attacker } else { Role::Defender };
        let bonus = values::hit_bonus(&self.state.open, seat, role);
        self.battle().attacks[usize::from(nth)].extra += bonus;
        let cards: Vec<_> = extra_cards(&self.state.open, &attack, seat).collect();
        for (of, _, ability) in cards.into_iter().rev() {
            if ability.is_optional {
                self.ask(ask::Extra { seat, attack: nth, by_attacker, card: of });
            } else {
                if ability.is_once {
                    self.hero(seat).now.used.push(of);
                }
                self.battle().attacks[usize::from(nth)].extra += extra_wounds(ability);
            }
        }
    }

    /// A card adds its wounds.
    pub fn use_extra(&mut self, seat: Seat, nth: u8, by_attacker: bool, card: Origin) {
        let Some((attack, ..)) = self.sides(nth, by_attacker) else { return };
        let Some((of, place, ability)) =
            extra_cards(&self.state.open, &attack, seat).find(|it| it.0 == card)
        else {
            return;
        };
        if ability.is_once {
            self.hero(seat).now.used.push(of);
        }
        if let Some(of) = self.source(seat, of) {
            let who = self.figure(seat);
            self.emit(Event::Used { who, of, ability: place });
        }
        for cost in &ability.costs {
            match cost {
                Cost::Glory(Price::Fixed(n)) => self.glory(seat, -i16::from(*n), Reason::Told),
                Cost::Itself => {
                    if let Origin::Card(card) = of {
                        self.discard_readied(seat, card, Discard::Told);
                    }
                }
                _ => {}
            }
        }
        self.battle().attacks[usize::from(nth)].extra += extra_wounds(ability);
    }

    /// The wounds of a blow, and then what a monster's blow does besides.
    pub fn land(&mut self, nth: u8, by_attacker: bool) {
        let Some((attack, winner, loser)) = self.sides(nth, by_attacker) else { return };
        // A token was taken instead of the first wound.
        let n = u8::from(!self.state.open.has_taken_token) + attack.extra;
        self.open().has_taken_token = false;
        if let Fighter::Foe(foe) = winner
            && let Some(battle) = &self.state.open.battle
        {
            let card = battle.foes[usize::from(foe)].card;
            let target = if let Fighter::Hero(seat) = loser { Some(seat) } else { None };
            let scope = Scope {
                me: battle.lord,
                target,
                roller: None,
                cell: battle.cell,
                x: 0,
                paid: 0,
                origin: Origin::Foe(foe),
                attack: Some(nth),
            };
            let abilities = card.abilities().iter();
            for ability in abilities.filter(|it| it.trigger == Trigger::Hit(attack.form)).rev() {
                self.push_parts(&ability.parts, scope);
            }
        }
        match loser {
            Fighter::Hero(seat) => {
                let by_monster = matches!(winner, Fighter::Foe(_));
                self.wounds(&[seat], n, Cause::Hit { by_monster });
            }
            Fighter::Foe(foe) => {
                let by = if let Fighter::Hero(seat) = winner { seat } else { self.battle().hero };
                let card = self.battle().foes[usize::from(foe)].card;
                if !values::is_immune(card, attack.form) {
                    self.hurt_foe(foe, n, by);
                }
            }
        }
    }

    /// A hero wounds a monster: glory for wounds that count (DN-426 to DN-428).
    pub fn hurt_foe(&mut self, foe: u8, n: u8, by: Seat) {
        let battle = self.battle();
        let it = &mut battle.foes[usize::from(foe)];
        if it.state != FoeState::Fights {
            return;
        }
        let n = n.min(it.health);
        if n == 0 {
            return;
        }
        it.health -= n;
        it.is_hurt = true;
        let (card, left) = (it.card, it.health);
        if matches!(card, FoeCard::Adventure(_)) {
            battle.glory[by] += n;
        }
        let (lord, hero, cell) = (battle.lord, battle.hero, battle.cell);
        if left == 0 {
            battle.foes[usize::from(foe)].state = FoeState::Defeated;
        }
        self.emit(Event::FoeHurt { foe: card, n, left });
        if left == 0 {
            self.emit(Event::FoeGone { foe: card, state: FoeState::Defeated });
            self.solo_defeated();
            let scope = Scope {
                me: lord,
                target: Some(hero),
                roller: None,
                cell,
                x: 0,
                paid: 0,
                origin: Origin::Foe(foe),
                attack: None,
            };
            for ability in card.abilities().iter().filter(|it| it.trigger == Trigger::Dies).rev() {
                self.push_parts(&ability.parts, scope);
            }
        }
    }

    /// A monster grows stronger, as far as its card lets it (DV-Q03).
    pub fn strengthen(&mut self, foe: u8) {
        let it = &mut self.battle().foes[usize::from(foe)];
        let max = match it.card {
            FoeCard::Quest(quest) => quest.card().health_max,
            FoeCard::Adventure(_) => u8::MAX,
        };
        if it.state == FoeState::Fights && it.health < max {
            it.health += 1;
            let (foe, health) = (it.card, it.health);
            self.emit(Event::FoeHealed { foe, health });
        }
    }

    /// An attacker leaves the battle (`removeAtk`).
    pub fn remove_attacker(&mut self, nth: u8, leave: Leave) {
        let Fighter::Foe(foe) = self.battle().attacks[usize::from(nth)].by else { return };
        let lord = self.battle().lord;
        let it = &mut self.battle().foes[usize::from(foe)];
        let state = match (leave, it.card) {
            (Leave::Discard, FoeCard::Adventure(_)) => FoeState::Discarded,
            (Leave::Keep, _) | (Leave::Discard, FoeCard::Quest(_)) => FoeState::Left,
        };
        it.state = state;
        let card = it.card;
        let attached = std::mem::take(&mut it.attached);
        self.emit(Event::FoeGone { foe: card, state });
        if let (FoeState::Discarded, FoeCard::Adventure(id)) = (state, card) {
            self.discard(lord, id, Discard::Told);
            for it in attached {
                self.discard(lord, it, Discard::Told);
            }
        } else {
            self.battle().foes[usize::from(foe)].attached = attached;
        }
    }
}

/// The cards of a winner that add wounds to this blow, and can be paid.
pub fn extra_cards(
    open: &Open,
    attack: &Attack,
    seat: Seat,
) -> impl Iterator<Item = values::InForce> {
    values::abilities_on(open, seat, Set::one(Topic::Hit)).filter(move |(of, _, it)| {
        it.trigger == Trigger::Hit(attack.form)
            && 0 < extra_wounds(it)
            && super::rolls::holds(Fight::at_hand(open), &it.conditions, seat, Some(attack), true)
            && !(it.is_once && open.heroes[seat].has_used(*of))
            && super::uses::may_pay(open, 0, seat, *of, &it.costs).is_ok()
    })
}

/// The wounds that an ability adds to a blow.
pub fn extra_wounds(ability: &Ability) -> u8 {
    let more =
        ability.parts.iter().map(|it| if let Effect::ExtraWound(n) = it.effect { n } else { 0 });
    more.sum()
}
