//! Effects on rolls, and those that ask for one.

use crate::ask::{self, Spot};
use crate::cards::ability::{Rollers, Rolls, Term, Who};
use crate::cards::{Form, Trait};
use crate::pieces::{Context, Lasting, Origin};
use crate::rules::engine::Engine;
use crate::rules::values;
use crate::scope::{Parts, Scope};
use crate::steps::{Step, Then};
use kernel::Seat;

impl Engine<'_> {
    /// `roll`, for a while
    pub(super) fn change_rolls(
        &mut self,
        who: Rollers,
        rolls: Rolls,
        by: i8,
        term: Term,
        scope: &Scope,
    ) {
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
    pub(super) fn change_roll(&mut self, by: i8) {
        if let Some(roll) = &mut self.open().roll {
            roll.by_cards += by;
        }
    }

    /// `adv`
    pub(super) fn roll_with_advantage(&mut self) {
        if let Some(roll) = &mut self.open().roll {
            roll.has_advantage = true;
        }
    }

    /// `dis`
    pub(super) fn roll_with_disadvantage(&mut self) {
        if let Some(roll) = &mut self.open().roll {
            roll.has_disadvantage = true;
        }
    }

    /// `zoneRoll`
    pub(super) fn choose_zone(&mut self, seat: Seat, rolls: Rolls, by: i8, term: Term) {
        self.ask(ask::Location { seat, what: Spot::Zone { rolls, by, term } });
    }

    /// `threat`
    pub(super) fn threaten(
        &mut self,
        who: Who,
        form: Form,
        reach: u8,
        [fail, ok]: [Parts; 2],
        scope: Scope,
    ) {
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
    pub(super) fn take_chance(&mut self, reach: u8, ok: Parts, scope: Scope) {
        self.begin_roll(scope.me, Context::Chance, Then::Chance { reach, ok, scope });
    }

    /// `hazard pit`
    pub(super) fn test_pit(&mut self, seat: Seat, form: Form, reach: u8) {
        self.begin_roll(seat, Context::Hazard(form), Then::Pit { form, reach });
    }
}
