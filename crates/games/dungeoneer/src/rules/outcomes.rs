//! The outcomes of answers: heroes that return, locations that move, cards that are taken.

use super::engine::Engine;
use super::{map, plays};
use crate::action::{DeckId, Destination, Word};
use crate::ask::{self, Draw, Spot};
use crate::cards::LocationId;
use crate::cards::{AdventureId, HeroId};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{Context, Lasting, Lurker};
use crate::state::StandUp;
use crate::steps::Then;
use kernel::Seat;

impl Engine<'_> {
    /// Another hero of level 1 for a player (DN-604).
    pub fn return_hero(&mut self, seat: Seat, card: HeroId) {
        let old = self.hero(seat).card;
        if old != card {
            self.open().unused.retain(|it| *it != card);
        }
        let hero = self.hero(seat);
        hero.card = card;
        hero.is_alive = true;
        hero.level = 1;
        hero.health = card.card().health;
        // An entrance, until the opponent on the left has chosen one.
        let entrance = self.state.open.map.iter().find(|it| it.1.says().is_entrance);
        if let Some((at, start)) = entrance.map(|(at, it)| (at, it.card)) {
            let visited = 1 << start.0;
            let hero = self.hero(seat);
            hero.at = at;
            hero.now.visited = visited;
        }
        let who = self.figure(seat);
        self.emit(Event::Returned { who });
        let whose = seat;
        let by = self.state.open.left_of(seat);
        let n_cards = super::super::state::HAND as u8;
        if self.state.open.rules.is_split() {
            self.ask(ask::Deck { seat, n: n_cards, why: Draw::Refill });
        } else {
            self.draw_to_hand(seat, 0, usize::from(n_cards), Draw::Refill);
        }
        self.ask(ask::NewPlace { seat: by, whose });
    }

    /// Two locations change places; heroes keep theirs in the grid (`shiftSwap`).
    pub fn swap(
        &mut self,
        first: LocationId,
        second: LocationId,
        (is_first_turned, is_second_turned): (bool, bool),
    ) {
        let Some((one, other)) = self.state.open.find(first).zip(self.state.open.find(second))
        else {
            return;
        };
        let map =
            map::swapped(&self.state.open.map, (one, is_first_turned), (other, is_second_turned));
        let Some(map) = map else { return };
        self.open().map = map;
        self.open().is_map_full = self.state.is_last_location();
        // Tokens lie on their locations.
        for (_, at) in &mut self.open().tokens {
            *at = match *at {
                it if it == one => other,
                it if it == other => one,
                it => it,
            };
        }
        for (location, to) in [(first, other), (second, one)] {
            let is_turned = self.state.open.site(to).is_turned;
            self.emit(Event::Shifted { location, to, is_turned });
        }
        // Heroes stand on another card without having moved (DN-153): nothing is gained or suffered, but
        // a find is lost (DN-522).
        let active = self.state.open.active;
        let at = self.state.open.heroes[active].at;
        if self.state.open.heroes[active].is_alive && (at == one || at == other) {
            self.hero(active).now.found.clear();
        }
    }

    /// A token or an effect goes to a location.
    pub fn spot(&mut self, seat: Seat, what: Spot, location: LocationId) {
        let Some(cell) = self.state.open.find(location) else { return };
        let set = |engine: &mut Self, is_on: bool| {
            if let Some(site) = engine.open().map.get_mut(cell) {
                site.is_deactivated = is_on;
            }
            engine.emit(Event::Deactivated { location, is_on });
        };
        match what {
            Spot::PutDeactivation => set(self, true),
            Spot::TakeDeactivation => set(self, false),
            Spot::MoveDeactivation => {
                set(self, false);
                self.ask(ask::Location { seat, what: Spot::PutDeactivation });
            }
            Spot::Zone { rolls, by, term } => {
                let until = self.until(term, seat);
                self.begin_term(Lasting::Zone { location, rolls, by }, until);
            }
        }
    }

    /// A card of a discard pile goes to the lair.
    pub fn fetch(&mut self, seat: Seat, card: AdventureId) {
        for pile in 0..2 {
            let discards = &mut self.open().discards[pile];
            if let Some(at) = discards.iter().rposition(|it| *it == card) {
                discards.remove(at);
                let lurker = Lurker { card, attached: Vec::new(), has_attacked: false };
                self.hero(seat).lair.push(lurker);
                let (who, to) = (self.figure(seat), Destination::Lair);
                self.emit(Event::PutIn { who, card, to });
                if !plays::has_room(&self.state.open, seat)
                    && super::super::state::LAIR < self.state.open.heroes[seat].lair.len()
                {
                    self.ask(ask::DiscardLair { seat });
                }
                return;
            }
        }
    }

    pub fn take_revealed(&mut self, seat: Seat, word: Word) {
        let mut cards = std::mem::take(&mut self.open().revealed);
        if let Word::Card(card) = word
            && let Some(at) = cards.iter().position(|it| *it == card)
        {
            cards.remove(at);
            self.state.hidden.hands[seat].add(card);
            let (who, to) = (self.figure(seat), Destination::Hand);
            self.emit(Event::PutIn { who, card, to });
        }
        for card in cards {
            self.discard(seat, card, Discard::Told);
        }
    }

    pub fn draw_from(&mut self, seat: Seat, deck: DeckId, n: u8, why: Draw) {
        match why {
            Draw::Reveal(take) => self.reveal(seat, deck.idx(), n, take),
            Draw::Refill | Draw::Effect => {
                self.draw_to_hand(seat, deck.idx(), 1, why);
                if 1 < n {
                    self.ask(ask::Deck { seat, n: n - 1, why });
                }
            }
        }
    }

    /// A hero stands up: it pays, and may have to overcome something (DN-350).
    pub fn stand_up(&mut self, seat: Seat) {
        self.ap(seat, -1, Reason::Told);
        match self.state.open.heroes[seat].prone {
            Some(StandUp::Overcome(form, reach)) => {
                self.begin_roll(seat, Context::Threat(form), Then::Stand { form, reach });
            }
            Some(StandUp::Pay) | None => self.stand(seat),
        }
    }
}
