//! Cards played and abilities used: paid, announced, resolved, put away.

use super::engine::Engine;
use super::{plays, values};
use crate::ask::{self, Moment, Why};
use crate::cards::Ability;
use crate::cards::ability::{Chooser, Cost, Effect, Owner, Price, ZoneCards};
use crate::cards::{AdventureId, Filter, Host, Lasting as CardLasting, Trait, library};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{Origin, Readied};
use crate::scope::{Parts, Scope};
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::{AfterAct, Agenda};

impl Engine<'_> {
    pub fn discard_effect(
        &mut self,
        scope: Scope,
        owner: Owner,
        cards: ZoneCards,
        n: u8,
        chooser: Chooser,
    ) {
        let of = match owner {
            Owner::Me => Some(scope.me),
            Owner::Target => scope.target,
            Owner::Roller => scope.roller,
            Owner::Any => None,
        };
        if let Some(of) = of
            && !self.state.open.heroes[of].is_alive
        {
            return;
        }
        let filter = match cards {
            ZoneCards::Hand => {
                let Some(of) = of else { return };
                for _ in 0..n {
                    if chooser == Chooser::Random {
                        self.discard_at_random(of);
                    } else if !self.state.hidden.hands[of].is_empty() {
                        self.ask(ask::DiscardHand { seat: of, is_cost: false });
                    }
                }
                return;
            }
            ZoneCards::Readied => Filter::ANY,
            ZoneCards::Of(filter) => filter,
        };
        let by = match chooser {
            Chooser::Target => of.unwrap_or(scope.me),
            Chooser::Me | Chooser::You | Chooser::Random => scope.me,
        };
        for _ in 0..n {
            if super::targets::readied_of(&self.state.open, of, filter).next().is_some() {
                let is_victims = chooser == Chooser::Target;
                self.ask(ask::DiscardReadied {
                    seat: by,
                    owner: of,
                    cards: filter,
                    is_victims,
                    why: Why::Effect,
                });
            }
        }
    }

    pub fn discard_at_random(&mut self, seat: Seat) {
        let n = self.state.hidden.hands[seat].len() as u32;
        if n == 0 {
            return;
        }
        let nth = self.fortune(n) as usize;
        let card = self.state.hidden.hands[seat].iter().nth(nth);
        if let Some(card) = card {
            self.state.hidden.hands[seat].take(card);
            self.discard(seat, card, Discard::Forced);
        }
    }

    /// The top cards are seen by all; one may be taken.
    pub fn reveal(&mut self, seat: Seat, deck: usize, n: u8, take: Filter) {
        let cards: Vec<AdventureId> = (0..n).filter_map(|_| self.draw_card(deck)).collect();
        if cards.is_empty() {
            return;
        }
        let who = self.figure(seat);
        self.emit(Event::Revealed { who, cards: cards.clone() });
        self.open().revealed = cards;
        self.ask(ask::TakeRevealed { seat, cards: take, n });
    }

    /// A card leaves the hand and is paid; opponents may counter a bane (W6); then it does what it does.
    pub fn play_card(&mut self, seat: Seat, card: AdventureId, printed: u8, payer: Option<Seat>) {
        let price = values::price(&self.state.open, seat, card, printed, payer);
        self.state.hidden.hands[seat].take(card);
        match payer {
            Some(payer) => self.peril(payer, -i16::from(price), Reason::Told),
            None => self.glory(seat, -i16::from(price), Reason::Told),
        }
        let (who, target) = (self.figure(seat), payer.map(|it| self.figure(it)));
        self.emit(Event::Played { who, card, target, price });
        self.push(Step::Resolve { card, by: seat, target: payer, price: printed });
        if card.card().traits.has(Trait::Bane) {
            let opponents = self.state.open.opponents(seat);
            let first = self.state.open.left_of(seat);
            self.window(Moment::Counter, opponents, first, AfterAct::Same);
        }
    }

    /// A card that has no effect after all (`cancel`): it is discarded, its cost stays paid.
    pub fn cancel_announced(&mut self, by: Seat) {
        let found = self.state.open.agenda.iter().find_map(|it| match it {
            Step::Resolve { card, by, .. } if card.card().traits.has(Trait::Bane) => {
                Some((*card, *by))
            }
            _ => None,
        });
        let Some((card, player)) = found else { return };
        let mut is_struck = false;
        let steps: Vec<Step> = self.state.open.agenda.iter().cloned().collect();
        let agenda = &mut self.open().agenda;
        *agenda = Agenda::EMPTY;
        let kept = steps.into_iter().filter(|it| {
            let is_it =
                matches!(it, Step::Resolve { card: of, by, .. } if (*of, *by) == (card, player));
            let is_window = matches!(it, Step::Window { of: Moment::Counter, .. });
            !(is_window || is_it && !std::mem::replace(&mut is_struck, true))
        });
        let kept: Vec<Step> = kept.collect();
        for step in kept.into_iter().rev() {
            agenda.push(step);
        }
        let who = self.figure(by);
        self.emit(Event::Cancelled { by: who, card });
        self.discard(player, card, Discard::Told);
    }

    /// Resolves a paid card.
    pub fn resolve(&mut self, card: AdventureId, by: Seat, target: Option<Seat>, price: u8) {
        if self.lay_in_wait(card) {
            return;
        }
        let says = &library().adventures[card.idx()];
        let mut scope = self.scope(by, Origin::Card(card));
        scope.target = target;
        scope.x = price;
        if let Some(target) = target {
            scope.cell = self.state.open.heroes[target].at;
        }
        let ability = super::targets::play_ability(says);
        if ability.is_some_and(|it| it.parts.iter().any(|it| it.effect == Effect::Cancel)) {
            self.discard(by, card, Discard::Told);
            self.cancel_announced(by);
            return;
        }
        self.push(Step::PutAway { card, by });
        match says.lasting {
            CardLasting::Permanent => self.ready(by, card, None, None),
            CardLasting::PermanentByTarget => self.ready(by, card, target, None),
            CardLasting::Attachment(Host::Own(host)) => {
                let host = plays::hosts(&self.state.open, by, host).next();
                self.ready(by, card, None, host);
            }
            CardLasting::Attachment(Host::LairMonster) => {
                self.ask(ask::Host { seat: by, card });
            }
            CardLasting::Attachment(Host::Location) => {
                let cell = scope.cell;
                if let Some(site) = self.open().map.get_mut(cell) {
                    site.attached.push((card, by));
                }
                let who = self.figure(by);
                self.emit(Event::Readied { who, card });
            }
            CardLasting::Instant | CardLasting::Monster => {}
        }
        if let Some(ability) = ability {
            // A condition that names the attack is settled by the choice of the attack.
            self.push_parts(&ability.parts, scope);
        }
    }

    /// A card lies in an inventory.
    pub fn ready(
        &mut self,
        seat: Seat,
        card: AdventureId,
        target: Option<Seat>,
        host: Option<AdventureId>,
    ) {
        self.hero(seat).readied.push(Readied { card, counters: 0, target, host });
        let who = self.figure(seat);
        self.emit(Event::Readied { who, card });
    }

    /// An instant card is discarded after use (DN-036).
    pub fn put_away(&mut self, card: AdventureId, by: Seat) {
        if card.card().lasting == CardLasting::Instant {
            self.discard(by, card, Discard::Told);
        }
    }

    /// Pays for an ability and carries it out.
    pub fn use_ability(&mut self, seat: Seat, of: Origin, nth: u8, ability: &'static Ability) {
        if ability.is_once {
            self.hero(seat).now.used.push(of);
        }
        if let Some(of) = self.source(seat, of) {
            let who = self.figure(seat);
            self.emit(Event::Used { who, of, ability: nth });
        }
        let scope = self.scope(seat, of);
        self.push_parts(&ability.parts, scope);
        for cost in ability.costs.iter().rev() {
            self.pay(seat, of, *cost, ability, scope);
        }
    }

    pub fn pay(
        &mut self,
        seat: Seat,
        of: Origin,
        cost: Cost,
        ability: &'static Ability,
        scope: Scope,
    ) {
        match cost {
            Cost::Glory(Price::Fixed(n)) => self.glory(seat, -i16::from(n), Reason::Told),
            Cost::Glory(Price::X) | Cost::Peril(_) => {}
            Cost::Ap(n) => self.pay_ap(seat, n),
            Cost::Health(n) => {
                self.hero(seat).health -= n;
                let (who, left) = (self.figure(seat), self.hero(seat).health);
                self.emit(Event::Wounded { who, n, left });
            }
            Cost::Hand(n) => {
                for _ in 0..n {
                    self.ask(ask::DiscardHand { seat, is_cost: true });
                }
            }
            Cost::Treasure(_) => {
                // What is given up sets the number of the effect, so the effect follows the choice.
                self.open().agenda.pop();
                let cards = Filter::new(&[Trait::set(&[Trait::Treasure])]);
                let why = Why::Cost(Parts(&ability.parts), scope);
                self.ask(ask::DiscardReadied {
                    seat,
                    owner: Some(seat),
                    cards,
                    is_victims: true,
                    why,
                });
            }
            Cost::Counter(n) => {
                if let Origin::Card(card) = of
                    && let Some(it) = self.hero(seat).readied.iter_mut().find(|it| it.card == card)
                {
                    it.counters -= n;
                }
            }
            Cost::Itself => {
                if let Origin::Card(card) = of {
                    let owner = self.owner_of(card).unwrap_or(seat);
                    self.discard_readied(owner, card, Discard::Told);
                }
            }
        }
    }
}
