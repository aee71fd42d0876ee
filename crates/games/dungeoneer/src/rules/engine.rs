//! The engine: steps are carried out until one waits for an answer. What each step does stands in the
//! files of its topic; here are the loop, the windows, and what all topics share.

use crate::ask::{Ask, Moment};
use crate::cards::AdventureId;
use crate::cards::Part;
use crate::event::{Discard, Event};
use crate::pieces::{Battle, BattleKind, Fighter, FoeState, Lasting, Origin, Special};
use crate::scope::{Parts, Scope};
use crate::state::{Hero, Open, State};
use crate::steps::Step;
use kernel::ask::{AfterAct, Agenda, Window};
use kernel::{Chance, Key, Seat, SeatSet};

impl Engine<'_> {
    /// The open part of the state.
    pub fn open(&mut self) -> &mut Open {
        &mut self.state.open
    }

    /// A hero, to be changed.
    pub fn hero(&mut self, seat: Seat) -> &mut Hero {
        &mut self.state.open.heroes[seat]
    }

    pub fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Does this next.
    pub fn push(&mut self, step: Step) {
        self.state.open.agenda.push(step);
    }

    /// Does these next, in this order.
    pub fn push_all<const N: usize>(&mut self, steps: [Step; N]) {
        self.state.open.agenda.push_all(steps);
    }

    /// Asks this next.
    pub fn ask(&mut self, ask: impl Into<Ask>) {
        self.push(Step::Ask(ask.into()));
    }

    /// Carries these parts out next.
    pub fn push_parts(&mut self, parts: &'static [Part], scope: Scope) {
        if !parts.is_empty() {
            self.push(Step::Effects { parts: Parts(parts), scope });
        }
    }

    /// The battle.
    ///
    /// # Panics
    /// If there is none: steps of a battle are struck out when it ends.
    pub fn battle(&mut self) -> &mut Battle {
        self.state.open.battle.as_mut().expect("a battle is fought")
    }

    /// Carries steps out until one waits for an answer, or the match is over.
    pub fn run(&mut self) {
        loop {
            if self.state.open.ending.is_some() {
                self.finish();
                return;
            }
            let Some(step) = self.state.open.agenda.pop() else {
                unreachable!("a match that is not over has something to do");
            };
            self.is_settled &= matches!(step, Step::Window { .. });
            if let Some(waiting) = self.settle(step) {
                self.push(waiting);
                return;
            }
        }
    }

    /// Carries a step out; gives it back if it waits for an answer.
    pub fn settle(&mut self, step: Step) -> Option<Step> {
        match step {
            Step::Free | Step::Declare | Step::FirstHands | Step::SaveAp | Step::DiscardOne => {
                return self.settle_free(step);
            }
            Step::Window { of, window } => return self.settle_window(of, window),
            Step::Ask(ask) => return self.settle_ask(ask),
            Step::Place { .. } | Step::Turned { .. } | Step::Replace { .. } => {
                return self.settle_place(step);
            }
            Step::ChooseHero(_) | Step::LayOut { .. } => return self.settle_layout(step),
            Step::DealFirstHands => self.deal_first_hands(),
            Step::Gather => self.gather(),
            Step::NextTurn => self.next_turn(),
            Step::BeginTurn => self.begin_turn(),
            Step::Reset => self.reset(),
            Step::Villainy => self.villainy(),
            Step::Locations => self.locations(),
            Step::Heroics => self.heroics(),
            Step::EndOfHeroics => self.end_of_heroics(),
            Step::StayIncome => self.stay_income(),
            Step::Refill => self.refill(),
            Step::EndTurn => self.end_turn(),
            Step::NextBattle => self.next_battle(),
            Step::Draw { seat, n_under } => self.draw_location(seat, n_under),
            Step::Leave { seat, side, with } => self.leave(seat, side, with),
            Step::TestExit { seat, side, with } => self.test_exit(seat, side, with),
            Step::Cross { seat, side, with } => self.cross(seat, side, with),
            Step::Arrive { seat, is_phased } => self.arrive(seat, is_phased),
            Step::Visit { seat } => self.visit(seat),
            Step::Spikes { seat, form, reach } => self.spikes(seat, form, reach),
            Step::Deaths => self.deaths(),
            Step::Roll(then) => self.roll(then),
            Step::Effects { parts, scope } => self.effects(parts, scope),
            Step::Wound { seat, n, from } => self.wound(seat, n, from),
            Step::Suffer { seat, from } => self.suffer(seat, from),
            Step::Resolve { card, by, target, price } => self.resolve(card, by, target, price),
            Step::PutAway { card, by } => self.put_away(card, by),
            Step::Limits(seat) => self.limits(seat),
            Step::Forms => self.forms(),
            Step::Specials => self.specials(),
            Step::Response => self.response(),
            Step::AttackRoll(nth) => self.attack_roll(nth),
            Step::CounterRoll(nth) => self.counter_roll(nth),
            Step::Compare => self.compare(),
            Step::Blow { attack, by_attacker } => self.blow(attack, by_attacker),
            Step::Extras { attack, by_attacker, seat } => self.extras(attack, by_attacker, seat),
            Step::Land { attack, by_attacker } => self.land(attack, by_attacker),
            Step::Challenge => self.challenge(),
            Step::Lair => self.lair(),
            Step::Reward => self.reward(),
            Step::EndBattle => self.end_battle(),
            Step::Complete { seat, quest } => self.complete(seat, quest),
            Step::Peril { n, drawn } => self.draw_peril(n, drawn),
            Step::Ambush(group) => self.ambush(group),
            Step::SoloBane(card) => self.solo_bane(card),
            Step::Test { seat, context, then } => self.begin_roll(seat, context, then),
        }
        None
    }

    /// A window for these seats as far as they might act, from `first` on.
    pub fn window(&mut self, of: Moment, seats: SeatSet, first: Seat, after: AfterAct) {
        let window = Window::open(seats.and(self.state.open.alive()), first, after);
        if let Some(window) = self.first_who_might(of, window) {
            self.push(Step::Window { of, window });
            self.is_settled = true;
        }
    }

    /// The window where somebody is asked who might act, all before them having passed; none if
    /// nobody is left.
    fn first_who_might(&self, of: Moment, mut window: Option<Window>) -> Option<Window> {
        let open = &self.state.open;
        while let Some(now) = window {
            let seat = now.asked();
            let n_cards = self.state.hidden.hands[seat].len();
            if open.heroes[seat].is_alive && super::might::might_act(open, n_cards, of, seat) {
                return window;
            }
            window = now.pass();
        }
        None
    }

    /// Decides whether a window goes on: for a player who is asked and might still act.
    pub fn settle_window(&mut self, of: Moment, window: Window) -> Option<Step> {
        // It has been looked at when it was opened, and nothing has happened since.
        if std::mem::take(&mut self.is_settled) {
            return Some(Step::Window { of, window });
        }
        if let Some(window) = self.first_who_might(of, Some(window)) {
            return Some(Step::Window { of, window });
        }
        // Nobody is left who might act.
        self.emit(Event::GoesOn { after: of });
        None
    }

    /// The match is over.
    pub fn finish(&mut self) {
        let Some(ending) = self.state.open.ending else { return };
        // Cards that were on their way lie on their piles.
        let mut cards = Vec::new();
        super::open_cards::each_card_on_the_way(&self.state.open, |it| cards.push(it));
        for card in cards {
            let pile = self.deck_of(card);
            self.open().discards[pile].push(card);
        }
        let open = self.open();
        open.agenda = Agenda::EMPTY;
        open.roll = None;
        self.emit(Event::Over { ending });
    }

    /// Discards a readied card with what is attached to it; tells whether it was there.
    pub fn discard_with_attached(&mut self, seat: Seat, card: AdventureId, why: Discard) -> bool {
        if self.take_readied(seat, card).is_none() {
            return false;
        }
        self.discard(seat, card, why);
        let hero = self.hero(seat);
        let is_left = hero.readied.iter().any(|it| it.card == card);
        let attached: Vec<AdventureId> = hero
            .readied
            .iter()
            .filter(|it| it.host == Some(card) && !is_left)
            .map(|it| it.card)
            .collect();
        for it in attached {
            self.take_readied(seat, it);
            self.discard(seat, it, why);
        }
        true
    }

    /// Cancels what was still to happen to destroyed heroes, even for those who replace them (DN-416, DN-762).
    pub fn leave_battle(&mut self, dead: SeatSet) {
        let is_dead = |it: Seat| dead.has(it);
        let open = self.open();
        open.agenda.retain(|it| match it {
            Step::Test { seat, .. } | Step::Wound { seat, .. } => !is_dead(*seat),
            Step::Effects { scope, .. } => {
                let is_of_blow = scope.attack.is_some() && matches!(scope.origin, Origin::Foe(_));
                let is_on_dead = is_of_blow && scope.target.is_some_and(is_dead);
                !is_on_dead && !scope.roller.is_some_and(is_dead)
            }
            _ => true,
        });
        open.terms.retain(|it| match it.what {
            Lasting::Roll { of, .. }
            | Lasting::Base { of, .. }
            | Lasting::Upright { of }
            | Lasting::Hits { of, .. } => !is_dead(of),
            Lasting::MonsterRoll { .. } | Lasting::Zone { .. } | Lasting::MonsterStat { .. } => {
                true
            }
        });
        let Some(mut battle) = open.battle.take() else { return };
        // The player on the left leads the monster of a quest (DN-513).
        if is_dead(battle.lord) && matches!(battle.kind, BattleKind::Hunt(_)) {
            battle.lord = open.left_of(battle.hero);
        }
        for it in &mut battle.attacks {
            let is_of_dead = |it: Fighter| matches!(it, Fighter::Hero(seat) if is_dead(seat));
            it.is_done |= is_of_dead(it.by) || is_of_dead(it.on);
        }
        let pending = if is_dead(battle.hero) {
            for it in battle.foes.iter_mut().filter(|it| it.state == FoeState::Fights) {
                it.state = FoeState::Left;
            }
            std::mem::take(&mut battle.pending)
        } else {
            Vec::new()
        };
        let lord = battle.lord;
        open.battle = Some(battle);
        for it in pending {
            if let Special::Trap(card) = it {
                self.discard(lord, card, Discard::Told);
            }
        }
    }
}

pub const DRAW: [Key; 2] = [Key::new("dungeoneer deck"), Key::new("dungeoneer peril deck")];

/// The dice: by turn, and by the number of the roll in it.
pub const DICE: Key = Key::new("dungeoneer dice");

/// Other luck: what is discarded at random, where a hero is sent in solo.
pub const FORTUNE: Key = Key::new("dungeoneer fortune");

/// A match under way: the state with the luck and the log that an action works with.
pub struct Engine<'t> {
    pub state: &'t mut State,
    pub chance: &'t mut dyn Chance,
    pub events: &'t mut Vec<Event>,
    /// The step on top is a window that has just been opened.
    pub is_settled: bool,
}
