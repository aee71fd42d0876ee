//! Effects on heroes: their health, glory, points, values, and whether they stand.

use crate::cards::Form;
use crate::cards::ability::{Amount, Term, Who};
use crate::pieces::{Lasting, Origin};
use crate::rules::engine::Engine;
use crate::rules::values;
use crate::scope::Scope;
use crate::state::StandUp;
use crate::steps::Cause;

impl Engine<'_> {
    /// `wound`
    pub(super) fn wound_heroes(&mut self, who: Who, n: u8, scope: &Scope) {
        let seats = self.heroes_of(who, scope);
        let is_of_monster = matches!(scope.origin, Origin::Foe(_));
        let from = if is_of_monster { Cause::Monster } else { Cause::Other };
        self.wounds(&seats, n, from);
    }

    /// `heal`
    pub(super) fn heal_heroes(&mut self, who: Who, by: Amount, scope: &Scope) {
        let n = values::amount(by, scope.x, scope.paid).max(0) as u8;
        self.each(who, scope, &mut |it, seat| it.heal(seat, n, scope.origin));
    }

    /// `glory`
    pub(super) fn give_glory(&mut self, who: Who, by: Amount, scope: &Scope) {
        let by = i16::from(values::amount(by, scope.x, scope.paid));
        self.each(who, scope, &mut |it, seat| it.glory(seat, by, it.because(scope)));
    }

    /// `ap`
    pub(super) fn give_ap(&mut self, who: Who, by: i8, scope: &Scope) {
        self.each(who, scope, &mut |it, seat| it.ap(seat, by, it.because(scope)));
    }

    /// `apNext`
    pub(super) fn change_income(&mut self, who: Who, by: i8, scope: &Scope) {
        for seat in self.heroes_of(who, scope) {
            self.hero(seat).income += by;
        }
    }

    /// `apExact`: what a hero has above `n` is lost.
    pub(super) fn leave_ap(&mut self, who: Who, n: u8, scope: &Scope) {
        for seat in self.heroes_of(who, scope) {
            let more = self.hero(seat).ap.saturating_sub(n);
            self.ap(seat, -(more as i8), self.because(scope));
        }
    }

    /// `setBase`
    pub(super) fn set_base(&mut self, who: Who, form: Form, is: u8, term: Term, scope: &Scope) {
        for of in self.heroes_of(who, scope) {
            let until = self.until(term, of);
            self.begin_term(Lasting::Base { of, form, is }, until);
        }
    }

    /// `immuneProne`
    pub(super) fn keep_upright(&mut self, who: Who, term: Term, scope: &Scope) {
        for of in self.heroes_of(who, scope) {
            let until = self.until(term, of);
            self.begin_term(Lasting::Upright { of }, until);
        }
    }

    /// `standThreat`: a hero who lies stands up only by a test.
    pub(super) fn hold_down(&mut self, who: Who, form: Form, reach: u8, scope: &Scope) {
        for seat in self.heroes_of(who, scope) {
            if let Some(prone) = &mut self.hero(seat).prone {
                *prone = StandUp::Overcome(form, reach);
            }
        }
    }
}
