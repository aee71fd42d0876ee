//! Changes common to all topics: glory, peril, action points, health, cards that come and go.

use super::engine::{DRAW, Engine, FORTUNE};
use super::values;
use crate::action::DeckId;
use crate::ask::{self, Draw};
use crate::cards::{AdventureId, LocationId, Trait};
use crate::event::{Combatant, Discard, Event, Figure, Gain, How, Reason, Source};
use crate::pieces::{Fighter, Lasting, Origin, Readied, Term, Until};
use crate::state::{DEACTIVATIONS, StandUp};
use crate::steps::Step;
use kernel::Seat;
use kernel::kit::Cell;

impl Engine<'_> {
    /// A player with the hero.
    pub fn figure(&self, seat: Seat) -> Figure {
        Figure { seat, hero: self.state.open.heroes[seat].card }
    }

    /// The fighter, by name.
    pub fn combatant(&self, who: Fighter) -> Combatant {
        match (who, &self.state.open.battle) {
            (Fighter::Foe(foe), Some(battle)) => Combatant::Foe(battle.foes[usize::from(foe)].card),
            (Fighter::Hero(seat), _) => Combatant::Hero(self.figure(seat)),
            (Fighter::Foe(_), None) => unreachable!("a monster fights in a battle"),
        }
    }

    /// The card that something of `me` comes from; none for what the rules say.
    pub fn source(&self, me: Seat, origin: Origin) -> Option<Source> {
        super::sums::source(&self.state.open, me, origin)
    }

    /// The gain of a hero in a location where it comes in its own turn; nothing where it has been (DN-252).
    fn gain_at(&self, seat: Seat, at: Cell) -> Option<Gain> {
        let site = self.state.open.site(at);
        self.state.open.heroes[seat].is_new(site.card).then(|| self.gain_of(site.card))
    }

    /// The gain from a location.
    pub fn gain_of(&self, location: LocationId) -> Gain {
        let says = location.card();
        let is_solo = self.state.open.rules.is_solo();
        Gain { glory: says.glory, peril: if is_solo { 0 } else { says.peril } }
    }

    /// Glory is gained or lost; never below 0 (DN-302).
    pub fn glory(&mut self, seat: Seat, by: i16, why: Reason) {
        let before = self.hero(seat).glory;
        let after = before.saturating_add_signed(by);
        self.hero(seat).glory = after;
        if before != after {
            let who = self.figure(seat);
            self.emit(Event::Glory { who, by: after as i16 - before as i16, why });
        }
    }

    /// Peril is gained or spent; never below 0. In solo there is none (DN-653).
    pub fn peril(&mut self, seat: Seat, by: i16, why: Reason) {
        if self.state.open.rules.is_solo() {
            return;
        }
        let before = self.hero(seat).peril;
        let after = before.saturating_add_signed(by);
        self.hero(seat).peril = after;
        if before != after {
            let who = self.figure(seat);
            self.emit(Event::Peril { who, by: after as i16 - before as i16, why });
        }
    }

    /// Action points are gained or lost; never below 0. Of several the saved one is spent last.
    pub fn ap(&mut self, seat: Seat, by: i8, why: Reason) {
        let before = self.hero(seat).ap;
        let after = before.saturating_add_signed(by);
        let hero = self.hero(seat);
        hero.ap = after;
        hero.keeps_ap &= 0 < after;
        if before != after {
            let who = self.figure(seat);
            self.emit(Event::Ap { who, by: after as i8 - before as i8, why });
        }
    }

    /// Pays an action point for something that is no move: the one it fell for goes first (DN-618).
    pub fn pay_ap(&mut self, seat: Seat, n: u8) {
        let mut left = n;
        if 0 < left && self.hero(seat).now.loose_ap {
            self.hero(seat).now.loose_ap = false;
            left -= 1;
        }
        self.ap(seat, -(left as i8), Reason::Told);
    }

    /// A hero recovers, never above its first health (DN-358).
    pub fn heal(&mut self, seat: Seat, n: u8, origin: Origin) {
        if !values::can_heal(&self.state.open, seat, origin) {
            return;
        }
        let max = self.hero(seat).card.card().health;
        let before = self.hero(seat).health;
        let after = before.saturating_add(n).min(max);
        self.hero(seat).health = after;
        if before < after {
            let why = Reason::Effect(self.source(seat, origin));
            let who = self.figure(seat);
            self.emit(Event::Healed { who, n: after - before, left: after, why });
        }
    }

    /// A hero falls (DN-350, DN-352).
    pub fn fall(&mut self, seat: Seat) {
        self.lie_down(seat, false);
    }

    /// A hero falls for an action point (DN-618, DN-621).
    pub fn fall_for_ap(&mut self, seat: Seat) {
        self.hero(seat).now.has_fallen_for_ap = true;
        self.lie_down(seat, true);
    }

    fn lie_down(&mut self, seat: Seat, is_chosen: bool) {
        if values::is_upright(&self.state.open, seat) {
            return;
        }
        if self.hero(seat).prone.is_none() {
            self.hero(seat).prone = Some(StandUp::Pay);
            let who = self.figure(seat);
            self.emit(Event::Fell { who, is_chosen });
        }
    }

    /// A hero stands (DN-749).
    pub fn stand(&mut self, seat: Seat) {
        if self.hero(seat).prone.take().is_some() {
            let who = self.figure(seat);
            self.emit(Event::Stood { who });
        }
    }

    /// A hero stands somewhere else: what it held open there closes (DN-705), and a find is lost (DN-522).
    pub fn put_hero(&mut self, seat: Seat, to: Cell, how: How) {
        let from = self.hero(seat).at;
        if from == to {
            return;
        }
        self.release(seat);
        let is_own = self.state.open.is_own_turn(seat);
        let gain = self.gain_at(seat, to).filter(|_| is_own);
        let location = self.state.open.site(to).card;
        let hero = self.hero(seat);
        hero.at = to;
        hero.now.found.clear();
        if is_own {
            hero.now.has_moved = true;
        }
        let who = self.figure(seat);
        self.emit(Event::Moved { who, from, to, location, how, gain });
    }

    /// Closes the exits that a hero holds open.
    pub fn release(&mut self, seat: Seat) {
        let at = self.hero(seat).at;
        if let Some(site) = self.open().map.get_mut(at) {
            for held in &mut site.held {
                if *held == Some(seat) {
                    *held = None;
                }
            }
        }
    }

    /// Puts an adventure card on its discard pile (DN-755).
    pub fn discard(&mut self, seat: Seat, card: AdventureId, why: Discard) {
        let pile = self.deck_of(card);
        self.open().discards[pile].push(card);
        let who = self.figure(seat);
        self.emit(Event::Discarded { who, card, why });
    }

    /// Which deck a card belongs to.
    pub fn deck_of(&self, card: AdventureId) -> usize {
        let traits = card.card().traits;
        let is_glory = traits.has(Trait::Boon) || traits.has(Trait::Treasure);
        usize::from(self.state.open.rules.is_split() && !is_glory)
    }

    /// Draws a card; a deck that has run out is made of the discards (DN-156).
    pub fn draw_card(&mut self, deck: usize) -> Option<AdventureId> {
        if self.state.hidden.decks[deck].is_empty() && !self.state.open.discards[deck].is_empty() {
            let cards = std::mem::take(&mut self.open().discards[deck]);
            self.open().reshuffled.extend(&cards);
            self.state.hidden.decks[deck].shuffle_in(cards);
            self.emit(Event::Shuffled { deck: DeckId::ALL[deck] });
        }
        self.state.hidden.decks[deck].draw(DRAW[deck], self.chance)
    }

    /// Cards go from a deck to a hand.
    pub fn draw_to_hand(&mut self, seat: Seat, deck: usize, n: usize, why: Draw) {
        let mut cards = Vec::with_capacity(n);
        for _ in 0..n {
            let Some(card) = self.draw_card(deck) else { break };
            self.state.hidden.hands[seat].add(card);
            cards.push(card);
        }
        if !cards.is_empty() {
            let n = cards.len() as u8;
            let who = self.figure(seat);
            let is_refill = why == Draw::Refill;
            self.emit(Event::Drew { who, cards: Some(cards), n, is_refill });
        }
    }

    /// A number below `n` for something that is no die.
    pub fn fortune(&mut self, n: u32) -> u32 {
        let open = self.open();
        let key = FORTUNE.at(open.turn, open.n_rolls, 0);
        open.n_rolls += 1;
        self.chance.below(key, n)
    }

    /// Begins an effect that ends by itself.
    pub fn begin_term(&mut self, what: Lasting, until: Until) {
        let term = Term { what, until };
        self.open().terms.push(term);
        self.emit(Event::TermBegan { term });
    }

    /// The end of the next turn of a hero: of the one after this, in its own turn.
    pub fn next_turn_of(&self, seat: Seat) -> Until {
        Until::TurnsOf(seat, if self.state.open.is_own_turn(seat) { 2 } else { 1 })
    }

    /// Takes a readied card away from its player; what was attached to it goes too.
    pub fn take_readied(&mut self, seat: Seat, card: AdventureId) -> Option<Readied> {
        let hero = self.hero(seat);
        let at = hero.readied.iter().position(|it| it.card == card);
        if let Some(at) = at {
            return Some(hero.readied.remove(at));
        }
        for it in &mut hero.lair {
            if let Some(at) = it.attached.iter().position(|it| *it == card) {
                it.attached.remove(at);
                return Some(Readied { card, counters: 0, target: None, host: None });
            }
        }
        let mut cells = self.open().map.iter().map(|it| it.0).collect::<Vec<_>>();
        cells.retain(|it| self.state.open.site(*it).attached.contains(&(card, seat)));
        let site = cells.first().and_then(|it| self.open().map.get_mut(*it))?;
        site.attached.retain(|it| *it != (card, seat));
        Some(Readied { card, counters: 0, target: None, host: None })
    }

    /// Discards a readied card with what is attached to it, and then all that exceeds a limit (DN-323).
    pub fn discard_readied(&mut self, seat: Seat, card: AdventureId, why: Discard) {
        if self.discard_with_attached(seat, card, why) {
            self.push(Step::Limits(seat));
        }
    }

    /// Surplus cards are chosen and discarded (DN-323).
    pub fn limits(&mut self, seat: Seat) {
        for (kind, is_boon) in [(Trait::Boon, true), (Trait::Treasure, false)] {
            let open = &self.state.open;
            if values::limit(open, seat, kind) < values::n_counted(open, seat, kind) {
                self.push(Step::Limits(seat));
                self.ask(ask::Surplus { seat, is_boon });
                return;
            }
        }
    }

    /// A token for deactivation is put down or moved.
    pub fn n_deactivated(&self) -> usize {
        self.state.open.map.iter().filter(|(_, it)| it.is_deactivated).count()
    }

    /// Tells whether all deactivation tokens lie on the map.
    pub fn deactivations_are_used_up(&self) -> bool {
        self.n_deactivated() == DEACTIVATIONS
    }
}
