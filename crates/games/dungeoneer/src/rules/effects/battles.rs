//! Effects on attacks, and on those who fight.

use crate::ask;
use crate::cards::Form;
use crate::cards::ability::{Effect, Leave, Part, Role, Term, Who, Wounded};
use crate::event::Event;
use crate::pieces::{Fighter, Free, Lasting, Origin};
use crate::rules::engine::Engine;
use crate::scope::{Parts, Scope};
use kernel::Seat;

impl Engine<'_> {
    /// Carries out an effect that is about attacks alone, or about those who fight.
    pub(super) fn in_battle(&mut self, part: &'static Part, scope: Scope) {
        let (me, on) = (scope.me, &scope);
        match &part.effect {
            Effect::Wound(Wounded::OneAttacker, n) => self.wound_attackers(scope, part, *n, 1),
            Effect::Wound(Wounded::TwoAttackers, n) => self.wound_attackers(scope, part, *n, 2),
            Effect::Prevent(n) => self.prevent(me, *n),
            Effect::Negate => self.negate(scope, part),
            Effect::SetForm(form) => self.set_form(scope, part, *form),
            Effect::RemoveAttacker(leave) => self.call_off(scope, part, *leave),
            Effect::HitBonus { who, role, by, term } => self.add_hits(*who, *role, *by, *term, on),
            Effect::FreeAttack(bonus) => self.attack_for_free(me, *bonus),
            Effect::FreeChallenge(bonus) => self.challenge_for_free(me, *bonus),
            Effect::MonsterHealth(..) => self.strengthen_itself(scope.origin),
            other => unreachable!("{other:?} is about something else"),
        }
    }

    /// `prevent`
    fn prevent(&mut self, seat: Seat, n: u8) {
        let open = self.open();
        let n = n.min(open.pending);
        open.pending -= n;
        if 0 < n {
            let who = self.figure(seat);
            self.emit(Event::Prevented { who, n });
        }
    }

    /// `negate`
    fn negate(&mut self, scope: Scope, part: &'static Part) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.battle().attacks[usize::from(nth)].is_negated = true;
        }
    }

    /// `setForm`
    fn set_form(&mut self, scope: Scope, part: &'static Part, form: Form) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.battle().attacks[usize::from(nth)].form = form;
        }
    }

    /// `removeAtk`
    fn call_off(&mut self, scope: Scope, part: &'static Part, leave: Leave) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.remove_attacker(nth, leave);
        }
    }

    /// Wounds attacking monsters that the controller chooses (`atk1`, `atk2`).
    fn wound_attackers(&mut self, scope: Scope, part: &'static Part, wounds: u8, n: u8) {
        if let Some(nth) = self.attack_of(scope, part, n)
            && let Fighter::Foe(foe) = self.battle().attacks[usize::from(nth)].by
        {
            self.hurt_foe(foe, wounds, scope.me);
        }
    }

    /// The attack that an effect is about. Unless it is settled, the controller is asked for so many, and the
    /// effect follows.
    fn attack_of(&mut self, scope: Scope, part: &'static Part, n: u8) -> Option<u8> {
        if scope.attack.is_none() {
            let parts = Parts(std::slice::from_ref(part));
            self.ask(ask::Attack { seat: scope.me, parts, scope, n });
        }
        scope.attack
    }

    /// `hitBonus`
    fn add_hits(&mut self, who: Who, role: Role, by: u8, term: Term, scope: &Scope) {
        for of in self.heroes_of(who, scope) {
            let until = self.until(term, of);
            self.begin_term(Lasting::Hits { of, role, by }, until);
        }
    }

    /// `freeAttack`
    fn attack_for_free(&mut self, seat: Seat, bonus: i8) {
        if self.state.open.battle.is_some() {
            self.battle().free = Some(Free { bonus, is_payback: true });
        } else {
            self.ask(ask::FreeAttack { seat, bonus });
        }
    }

    /// `freeChallenge`
    fn challenge_for_free(&mut self, seat: Seat, bonus: i8) {
        self.hero(seat).now.has_attacked = true;
        self.battle().free = Some(Free { bonus, is_payback: false });
    }

    /// `monHealth`
    fn strengthen_itself(&mut self, origin: Origin) {
        if let Origin::Foe(foe) = origin {
            self.strengthen(foe);
        }
    }
}
