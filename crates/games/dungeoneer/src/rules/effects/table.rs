//! Effects on the map, and on the cards of decks, hands and inventories.

use crate::ask::{self, Draw, Spot};
use crate::cards::Filter;
use crate::cards::ability::{Chooser, Effect, Place, Who};
use crate::event::{Discard, Event};
use crate::pieces::Origin;
use crate::rules::engine::Engine;
use crate::scope::{Alternatives, Scope};
use kernel::Seat;

impl Engine<'_> {
    /// Carries out an effect that is about the map alone.
    pub(super) fn on_map(&mut self, effect: &'static Effect, scope: Scope) {
        let (me, on) = (scope.me, &scope);
        match effect {
            Effect::Warp(who, place, chooser) => self.ask_warp(*who, *place, *chooser, on),
            Effect::Step(who, chooser) => self.ask_step(*who, *chooser, on),
            Effect::ShiftMove(_) => self.ask(ask::TakeUp { seat: me }),
            Effect::ShiftSwap(_) => self.ask(ask::SwapFirst { seat: me }),
            Effect::ExitByLeft => self.ask_left_for_exit(me),
            Effect::ToggleBridge => self.toggle_bridge(),
            Effect::PutDeactivation => self.put_deactivation(me),
            Effect::TakeDeactivation => self.take_deactivation(me),
            other => unreachable!("{other:?} is about something else"),
        }
    }

    /// `warp`
    fn ask_warp(&mut self, who: Who, place: Place, chooser: Chooser, scope: &Scope) {
        let seat = self.chooser_of(chooser, scope).unwrap_or(scope.me);
        self.each(who, scope, &mut |it, who| it.ask(ask::Warp { seat, who, place }));
    }

    /// `step`
    fn ask_step(&mut self, who: Who, chooser: Chooser, scope: &Scope) {
        let seat = self.chooser_of(chooser, scope).unwrap_or(scope.me);
        self.each(who, scope, &mut |it, who| it.ask(ask::Step { seat, who }));
    }

    /// `exitBy`
    fn ask_left_for_exit(&mut self, mover: Seat) {
        let seat = self.state.open.left_of(mover);
        self.ask(ask::ExitBy { seat, mover });
    }

    /// `token(bridge, toggle)`
    fn toggle_bridge(&mut self) {
        let open = self.open();
        open.is_bridge_on = !open.is_bridge_on;
        let is_on = open.is_bridge_on;
        self.emit(Event::Bridge { is_on });
    }

    /// `token(deact, put)`
    fn put_deactivation(&mut self, seat: Seat) {
        let is_moved = self.deactivations_are_used_up();
        let what = if is_moved { Spot::MoveDeactivation } else { Spot::PutDeactivation };
        self.ask(ask::Location { seat, what });
    }

    /// `token(deact, take)`
    fn take_deactivation(&mut self, seat: Seat) {
        self.ask(ask::Location { seat, what: Spot::TakeDeactivation });
    }

    /// `discard(self)`
    pub(super) fn discard_itself(&mut self, scope: &Scope) {
        if let Origin::Card(card) = scope.origin {
            let owner = self.owner_of(card).unwrap_or(scope.me);
            self.discard_readied(owner, card, Discard::Told);
        }
    }

    /// `draw`
    pub(super) fn draw_cards(&mut self, seat: Seat, n: u8) {
        if self.has_choice_of_decks() {
            self.ask(ask::Deck { seat, n, why: Draw::Effect });
        } else {
            self.draw_to_hand(seat, 0, usize::from(n), Draw::Effect);
        }
    }

    /// `reveal`
    pub(super) fn reveal_cards(&mut self, seat: Seat, n: u8, take: Filter) {
        if self.has_choice_of_decks() {
            self.ask(ask::Deck { seat, n, why: Draw::Reveal(take) });
        } else {
            self.reveal(seat, 0, n, take);
        }
    }

    fn has_choice_of_decks(&self) -> bool {
        self.state.open.rules.is_split() && !self.state.open.rules.is_solo()
    }

    /// `counter`
    pub(super) fn add_counters(&mut self, n: u8, scope: &Scope) {
        if let Origin::Card(card) = scope.origin
            && let Some(it) = self.hero(scope.me).readied.iter_mut().find(|it| it.card == card)
        {
            it.counters += n;
        }
    }

    /// `choose`
    pub(super) fn ask_either(&mut self, who: Who, options: Alternatives, scope: Scope) {
        self.each(who, &scope, &mut |it, seat| it.ask(ask::Either { seat, options, scope }));
    }
}
