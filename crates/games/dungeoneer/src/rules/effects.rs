//! One resolver for each word of §7.3.

use super::engine::Engine;
use super::values;
use crate::ask::{Ask, Draw, Spot};
use crate::cards::ability::Term as CardTerm;
use crate::cards::ability::{Chooser, Effect, Part, Rollers, Who, Wounded};
use crate::cards::{AdventureId, Filter, Trait};
use crate::event::{Discard, Event, Reason};
use crate::pieces::Free;
use crate::pieces::{Battle, Context, Fighter, FoeCard, Lasting, Origin, Until};
use crate::scope::{Alternatives, Parts, Scope};
use crate::state::StandUp;
use crate::steps::{Cause, Step, Then};
use kernel::Seat;

impl Engine<'_> {
    /// The heroes that an effect is about, in the order in which it strikes them (DN-462).
    pub fn heroes_of(&self, who: Who, scope: &Scope) -> Vec<Seat> {
        let open = &self.state.open;
        let alive = |it: &Seat| open.heroes[*it].is_alive;
        match who {
            Who::Me => vec![scope.me],
            Who::Target => scope.target.into_iter().filter(alive).collect(),
            Who::Roller => scope.roller.into_iter().filter(alive).collect(),
            Who::Each => open.heroes_at(scope.cell, scope.target.unwrap_or(scope.me)),
            Who::Carrier => match scope.origin {
                Origin::Quest(quest) => open
                    .heroes
                    .iter()
                    .filter(|it| it.1.carried.contains(&quest))
                    .map(|it| it.0)
                    .collect(),
                _ => Vec::new(),
            },
        }
    }

    pub fn chooser_of(&self, chooser: Chooser, scope: &Scope) -> Option<Seat> {
        match chooser {
            Chooser::Me | Chooser::You => Some(scope.me),
            Chooser::Target => scope.target,
            Chooser::Random => None,
        }
    }

    /// Carries out the first of these parts, and then the others.
    pub fn effects(&mut self, parts: Parts, scope: Scope) {
        let Some((part, rest)) = parts.0.split_first() else { return };
        self.push_parts(rest, scope);
        let is_from_hit = false;
        let attack = scope.attack.and_then(|nth| {
            let battle = self.state.open.battle.as_ref();
            battle.and_then(|it| it.attacks.get(usize::from(nth))).copied()
        });
        // What an effect on rolls asks is checked at the roll.
        let is_asked_later = matches!(part.effect, Effect::Roll { .. });
        let me = scope.me;
        let holds = super::rolls::holds(
            &self.state.open,
            &part.conditions,
            me,
            attack.as_ref(),
            is_from_hit,
        );
        if holds || is_asked_later {
            self.effect(part, scope);
        }
    }

    #[allow(clippy::too_many_lines)] // One arm for each word of the vocabulary.
    pub fn effect(&mut self, part: &'static Part, scope: Scope) {
        let me = scope.me;
        match &part.effect {
            Effect::Wound(Wounded::Hero(who), n) => {
                let seats = self.heroes_of(*who, &scope);
                let is_of_monster = matches!(scope.origin, Origin::Foe(_));
                let from = if is_of_monster { Cause::Monster } else { Cause::Other };
                self.wounds(&seats, *n, from);
            }
            Effect::Wound(Wounded::OneAttacker, n) => self.wound_attackers(scope, part, *n, 1),
            Effect::Wound(Wounded::TwoAttackers, n) => self.wound_attackers(scope, part, *n, 2),
            Effect::Heal(who, by) => {
                let n = values::amount(*by, scope.x, scope.paid).max(0) as u8;
                for seat in self.heroes_of(*who, &scope) {
                    self.heal(seat, n, scope.origin);
                }
            }
            Effect::Glory(who, by) => {
                let by = i16::from(values::amount(*by, scope.x, scope.paid));
                for seat in self.heroes_of(*who, &scope) {
                    self.glory(seat, by, self.because(&scope));
                }
            }
            Effect::Ap(who, by) => {
                for seat in self.heroes_of(*who, &scope) {
                    self.ap(seat, *by, self.because(&scope));
                }
            }
            Effect::ApNext { who, by, .. } => {
                for seat in self.heroes_of(*who, &scope) {
                    self.hero(seat).income += by;
                }
            }
            Effect::ApExact(who, n) => {
                for seat in self.heroes_of(*who, &scope) {
                    let more = self.hero(seat).ap.saturating_sub(*n);
                    self.ap(seat, -(more as i8), self.because(&scope));
                }
            }
            Effect::SetBase(who, form, is, term) => {
                for of in self.heroes_of(*who, &scope) {
                    let until = self.until(*term, of);
                    self.begin_term(Lasting::Base { of, form: *form, is: *is }, until);
                }
            }
            Effect::Roll { who, rolls, by, term: Some(term) } => match who {
                Rollers::Hero(who) => {
                    for of in self.heroes_of(*who, &scope) {
                        let until = self.until(*term, of);
                        self.begin_term(Lasting::Roll { of, rolls: *rolls, by: *by }, until);
                    }
                }
                Rollers::Mine(cards) => {
                    let until = self.until(*term, me);
                    let what =
                        Lasting::MonsterRoll { of: me, cards: *cards, rolls: *rolls, by: *by };
                    self.begin_term(what, until);
                }
            },
            Effect::RollOnce { by, .. } => {
                if let Some(roll) = &mut self.open().roll {
                    roll.by_cards += by;
                }
            }
            Effect::Advantage(_) => {
                if let Some(roll) = &mut self.open().roll {
                    roll.has_advantage = true;
                }
            }
            Effect::Disadvantage(_) => {
                if let Some(roll) = &mut self.open().roll {
                    roll.has_disadvantage = true;
                }
            }
            Effect::ZoneRoll(rolls, by, term) => {
                let what = Spot::Zone { rolls: *rolls, by: *by, term: *term };
                self.ask(Ask::Location { seat: me, what });
            }
            Effect::Threat { who, form, reach, fail, ok } => {
                let is_trap = matches!(scope.origin, Origin::Card(card)
                    if card.card().traits.has(Trait::Trap));
                let danger = if is_trap { values::danger(&self.state.open, scope.cell) } else { 0 };
                let then = Then::Threat {
                    form: *form,
                    reach: reach + danger,
                    fail: Parts(fail),
                    ok: Parts(ok),
                    scope,
                };
                // Each rolls for itself, one after another: the last one is put on the agenda first.
                let seats = self.heroes_of(*who, &scope);
                let context = if is_trap { Context::Trap(*form) } else { Context::Threat(*form) };
                for seat in seats.into_iter().rev() {
                    self.push(Step::Test { seat, context, then });
                }
            }
            Effect::Chance { reach, ok } => {
                let then = Then::Chance { reach: *reach, ok: Parts(ok), scope };
                self.begin_roll(me, Context::Chance, then);
            }
            Effect::Prone(who) => {
                for seat in self.heroes_of(*who, &scope) {
                    self.fall(seat);
                }
            }
            Effect::Stand(who) => {
                for seat in self.heroes_of(*who, &scope) {
                    self.stand(seat);
                }
            }
            Effect::ImmuneProne(who, term) => {
                for of in self.heroes_of(*who, &scope) {
                    let until = self.until(*term, of);
                    self.begin_term(Lasting::Upright { of }, until);
                }
            }
            Effect::StandThreat(who, form, reach) => {
                for seat in self.heroes_of(*who, &scope) {
                    if let Some(prone) = &mut self.hero(seat).prone {
                        *prone = StandUp::Overcome(*form, *reach);
                    }
                }
            }
            Effect::Prevent(n) => {
                let open = self.open();
                let n = (*n).min(open.pending);
                open.pending -= n;
                if 0 < n {
                    let who = self.figure(me);
                    self.emit(Event::Prevented { who, n });
                }
            }
            Effect::Negate => self.with_attack(scope, part, |it, nth| {
                it.battle().attacks[usize::from(nth)].is_negated = true;
            }),
            Effect::SetForm(form) => self.with_attack(scope, part, |it, nth| {
                it.battle().attacks[usize::from(nth)].form = *form;
            }),
            Effect::RemoveAttacker(leave) => self.with_attack(scope, part, |it, nth| {
                it.remove_attacker(nth, *leave);
            }),
            Effect::HitBonus { who, role, by, term } => {
                for of in self.heroes_of(*who, &scope) {
                    let until = self.until(*term, of);
                    self.begin_term(Lasting::Hits { of, role: *role, by: *by }, until);
                }
            }
            Effect::FreeAttack(bonus) => {
                if self.state.open.battle.is_some() {
                    self.battle().free = Some(Free { bonus: *bonus, is_payback: true });
                } else {
                    self.ask(Ask::FreeAttack { seat: me, bonus: *bonus });
                }
            }
            Effect::FreeChallenge(bonus) => {
                self.hero(me).now.has_attacked = true;
                self.battle().free = Some(Free { bonus: *bonus, is_payback: false });
            }
            Effect::Warp(who, place, chooser) => {
                let by = self.chooser_of(*chooser, &scope).unwrap_or(me);
                for who in self.heroes_of(*who, &scope) {
                    self.ask(Ask::Warp { seat: by, who, place: *place });
                }
            }
            Effect::Step(who, chooser) => {
                let by = self.chooser_of(*chooser, &scope).unwrap_or(me);
                for who in self.heroes_of(*who, &scope) {
                    self.ask(Ask::Step { seat: by, who });
                }
            }
            Effect::ShiftMove(_) => self.ask(Ask::TakeUp { seat: me }),
            Effect::ShiftSwap(_) => self.ask(Ask::SwapFirst { seat: me }),
            Effect::Discard { zone, n, chooser } => {
                self.discard_effect(scope, zone.owner, zone.cards, *n, *chooser);
            }
            Effect::DiscardSelf => {
                if let Origin::Card(card) = scope.origin {
                    let owner = self.owner_of(card).unwrap_or(me);
                    self.discard_readied(owner, card, Discard::Told);
                }
            }
            Effect::Draw(n) => {
                if self.state.open.rules.is_split() && !self.state.open.rules.is_solo() {
                    self.ask(Ask::Deck { seat: me, n: *n, why: Draw::Effect });
                } else {
                    self.draw_to_hand(me, 0, usize::from(*n), Draw::Effect);
                }
            }
            Effect::Fetch(cards) => self.ask(Ask::Fetch { seat: me, cards: *cards }),
            Effect::Reveal { n, take, .. } => {
                if self.state.open.rules.is_split() && !self.state.open.rules.is_solo() {
                    self.ask(Ask::Deck { seat: me, n: *n, why: Draw::Reveal(*take) });
                } else {
                    self.reveal(me, 0, *n, *take);
                }
            }
            Effect::QuestSwap(_) => self.ask(Ask::SwapQuest { seat: me }),
            Effect::Counter(n) => {
                if let Origin::Card(card) = scope.origin
                    && let Some(it) = self.hero(me).readied.iter_mut().find(|it| it.card == card)
                {
                    it.counters += n;
                }
            }
            Effect::MonsterHealth(..) => {
                if let Origin::Foe(foe) = scope.origin {
                    self.strengthen(foe);
                }
            }
            Effect::ExitByLeft => {
                let seat = self.state.open.left_of(me);
                self.ask(Ask::ExitBy { seat, mover: me });
            }
            Effect::ToggleBridge => {
                let open = self.open();
                open.is_bridge_on = !open.is_bridge_on;
                let is_on = open.is_bridge_on;
                self.emit(Event::Bridge { is_on });
            }
            Effect::PutDeactivation => {
                let is_moved = self.deactivations_are_used_up();
                let what = if is_moved { Spot::MoveDeactivation } else { Spot::PutDeactivation };
                self.ask(Ask::Location { seat: me, what });
            }
            Effect::TakeDeactivation => {
                self.ask(Ask::Location { seat: me, what: Spot::TakeDeactivation });
            }
            Effect::Choose(who, options) => {
                for seat in self.heroes_of(*who, &scope) {
                    let options = Alternatives(options);
                    self.ask(Ask::Either { seat, options, scope });
                }
            }
            Effect::Pit(form, reach) => {
                let then = Then::Pit { form: *form, reach: *reach };
                self.begin_roll(me, Context::Hazard(*form), then);
            }
            // Always in force, or asked for where it matters: nothing happens now.
            Effect::Stat(..)
            | Effect::MonsterStat(..)
            | Effect::Roll { term: None, .. }
            | Effect::FoeRoll(..)
            | Effect::ExtraWound(_)
            | Effect::AllowForm(..)
            | Effect::Immune(_)
            | Effect::Limit(..)
            | Effect::CardCost { .. }
            | Effect::Cancel
            | Effect::CannotHeal(_)
            | Effect::CannotHealByCards(_)
            | Effect::DiscardDrawn
            | Effect::ForbidHeroBattles
            | Effect::Phase
            | Effect::IgnoreExit
            | Effect::Spikes(..)
            | Effect::Danger(_) => {}
        }
    }

    /// Why something changes by an effect.
    fn because(&self, scope: &Scope) -> Reason {
        Reason::Effect(self.source(scope.me, scope.origin))
    }

    /// When a term of a card is over.
    pub fn until(&self, term: CardTerm, of: Seat) -> Until {
        match term {
            CardTerm::Turn | CardTerm::Next => Until::EndOfTurn,
            CardTerm::Battle => Until::EndOfBattle,
            CardTerm::NextTurn => self.next_turn_of(of),
        }
    }

    /// The player whose readied card it is.
    pub fn owner_of(&self, card: AdventureId) -> Option<Seat> {
        super::targets::readied_of(&self.state.open, None, Filter::ANY)
            .find(|it| it.1 == card)
            .map(|it| it.0)
    }

    /// Does something to an attack that the controller chooses, unless it is settled.
    pub fn with_attack(&mut self, scope: Scope, part: &'static Part, act: impl Fn(&mut Self, u8)) {
        match scope.attack {
            Some(nth) => act(self, nth),
            None => {
                let parts = Parts(std::slice::from_ref(part));
                self.ask(Ask::Attack { seat: scope.me, parts, scope, n: 1 });
            }
        }
    }

    /// Wounds attacking monsters that the controller chooses (`atk1`, `atk2`).
    pub fn wound_attackers(&mut self, scope: Scope, part: &'static Part, wounds: u8, n: u8) {
        match scope.attack {
            Some(nth) => {
                if let Fighter::Foe(foe) = self.battle().attacks[usize::from(nth)].by {
                    self.hurt_foe(foe, wounds, scope.me);
                }
            }
            None => {
                let parts = Parts(std::slice::from_ref(part));
                self.ask(Ask::Attack { seat: scope.me, parts, scope, n });
            }
        }
    }
}

/// The card of a monster in a battle.
pub fn foe_card(battle: &Battle, foe: u8) -> FoeCard {
    battle.foes[usize::from(foe)].card
}
