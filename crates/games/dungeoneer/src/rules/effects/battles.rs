//! Effects on attacks, and on those who fight.

use crate::ask;
use crate::cards::Form;
use crate::cards::ability::{Leave, Part, Role, Term, Who};
use crate::event::Event;
use crate::pieces::{Fighter, Free, Lasting, Origin};
use crate::rules::engine::Engine;
use crate::scope::{Parts, Scope};
use kernel::Seat;

impl Engine<'_> {
    /// `prevent`
    pub(super) fn prevent(&mut self, seat: Seat, n: u8) {
        let open = self.open();
        let n = n.min(open.pending);
        open.pending -= n;
        if 0 < n {
            let who = self.figure(seat);
            self.emit(Event::Prevented { who, n });
        }
    }

    /// `negate`
    pub(super) fn negate(&mut self, scope: Scope, part: &'static Part) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.battle().attacks[usize::from(nth)].is_negated = true;
        }
    }

    /// `setForm`
    pub(super) fn set_form(&mut self, scope: Scope, part: &'static Part, form: Form) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.battle().attacks[usize::from(nth)].form = form;
        }
    }

    /// `removeAtk`
    pub(super) fn call_off(&mut self, scope: Scope, part: &'static Part, leave: Leave) {
        if let Some(nth) = self.attack_of(scope, part, 1) {
            self.remove_attacker(nth, leave);
        }
    }

    /// Wounds attacking monsters that the controller chooses (`atk1`, `atk2`).
    pub(super) fn wound_attackers(&mut self, scope: Scope, part: &'static Part, wounds: u8, n: u8) {
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
    pub(super) fn add_hits(&mut self, who: Who, role: Role, by: u8, term: Term, scope: &Scope) {
        for of in self.heroes_of(who, scope) {
            let until = self.until(term, of);
            self.begin_term(Lasting::Hits { of, role, by }, until);
        }
    }

    /// `freeAttack`
    pub(super) fn attack_for_free(&mut self, seat: Seat, bonus: i8) {
        if self.state.open.battle.is_some() {
            self.battle().free = Some(Free { bonus, is_payback: true });
        } else {
            self.ask(ask::FreeAttack { seat, bonus });
        }
    }

    /// `freeChallenge`
    pub(super) fn challenge_for_free(&mut self, seat: Seat, bonus: i8) {
        self.hero(seat).now.has_attacked = true;
        self.battle().free = Some(Free { bonus, is_payback: false });
    }

    /// `monHealth`
    pub(super) fn strengthen_itself(&mut self, origin: Origin) {
        if let Origin::Foe(foe) = origin {
            self.strengthen(foe);
        }
    }
}
