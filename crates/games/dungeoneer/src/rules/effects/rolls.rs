//! Effects on rolls, and those that ask for one.

use crate::ask::{self, Spot};
use crate::cards::ability::{Effect, Rollers, Rolls, Term, Who};
use crate::cards::{Form, Trait};
use crate::pieces::{Context, Lasting, Origin};
use crate::rules::engine::Engine;
use crate::rules::values;
use crate::scope::{Parts, Scope};
use crate::steps::{Step, Then};
use kernel::Seat;

impl Engine<'_> {
    /// Carries out an effect that is about rolls alone.
    pub(super) fn on_rolls(&mut self, effect: &'static Effect, scope: Scope) {
        let (me, on) = (scope.me, &scope);
        match effect {
            Effect::Roll { who, rolls, by, term: Some(term) } => {
                self.change_rolls(*who, *rolls, *by, *term, on);
            }
            Effect::RollOnce { by, .. } => self.change_roll(*by),
            Effect::Advantage(_) => self.roll_with_advantage(),
            Effect::Disadvantage(_) => self.roll_with_disadvantage(),
            Effect::ZoneRoll(rolls, by, term) => self.choose_zone(me, *rolls, *by, *term),
            Effect::Threat { who, form, reach, fail, ok } => {
                self.threaten(*who, *form, *reach, [Parts(fail), Parts(ok)], scope);
            }
            Effect::Chance { reach, ok } => self.take_chance(*reach, Parts(ok), scope),
            Effect::Pit(form, reach) => self.test_pit(me, *form, *reach),
            other => unreachable!("{other:?} is about something else"),
        }
    }

    /// `roll`, for a while
    fn change_rolls(&mut self, who: Rollers, rolls: Rolls, by: i8, term: Term, scope: &Scope) {
        match who {
            Rollers::Hero(who) => {
                for of in self.heroes_of(who, scope) {
                    let until = self.until(term, of);
                    self.begin_term(Lasting::Roll { of, rolls, by }, until);
                }
            }
            Rollers::Mine(cards) => {
                let of = scope.me;
                let until = self.until(term, of);
                self.begin_term(Lasting::MonsterRoll { of, cards, rolls, by }, until);
            }
        }
    }

    /// `rollOnce`
    fn change_roll(&mut self, by: i8) {
        if let Some(roll) = &mut self.open().roll {
            roll.by_cards += by;
        }
    }

    /// `adv`
    fn roll_with_advantage(&mut self) {
        if let Some(roll) = &mut self.open().roll {
            roll.has_advantage = true;
        }
    }

    /// `dis`
    fn roll_with_disadvantage(&mut self) {
        if let Some(roll) = &mut self.open().roll {
            roll.has_disadvantage = true;
        }
    }

    /// `zoneRoll`
    fn choose_zone(&mut self, seat: Seat, rolls: Rolls, by: i8, term: Term) {
        self.ask(ask::Location { seat, what: Spot::Zone { rolls, by, term } });
    }

    /// `threat`
    fn threaten(&mut self, who: Who, form: Form, reach: u8, [fail, ok]: [Parts; 2], scope: Scope) {
        let is_trap = matches!(scope.origin, Origin::Card(card)
            if card.card().traits.has(Trait::Trap));
        let danger = if is_trap { values::danger(&self.state.open, scope.cell) } else { 0 };
        let then = Then::Threat { form, reach: reach + danger, fail, ok, scope };
        // Each rolls for itself, one after another: the last one is put on the agenda first.
        let seats = self.heroes_of(who, &scope);
        let context = if is_trap { Context::Trap(form) } else { Context::Threat(form) };
        for seat in seats.into_iter().rev() {
            self.push(Step::Test { seat, context, then });
        }
    }

    /// `chance`
    fn take_chance(&mut self, reach: u8, ok: Parts, scope: Scope) {
        self.begin_roll(scope.me, Context::Chance, Then::Chance { reach, ok, scope });
    }

    /// `hazard pit`
    fn test_pit(&mut self, seat: Seat, form: Form, reach: u8) {
        self.begin_roll(seat, Context::Hazard(form), Then::Pit { form, reach });
    }
}
