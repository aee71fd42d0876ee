//! The five phases of a turn, and how the table is laid.

use super::engine::Engine;
use super::values;
use crate::ask::{self, Draw, Moment};
use crate::cards::ability::{Effect, Part, Trigger, Who};
use crate::cards::{Form, Topic};
use crate::event::{Event, Reason};
use crate::pieces::Origin;
use crate::pieces::Until;
use crate::scope::Scope;
use crate::setup::Switch;
use crate::state::{Ending, HAND, Now, Open, Phase, Wish};
use crate::steps::Step;
use kernel::ask::AfterAct;
use kernel::{Seat, Set};

impl Engine<'_> {
    /// The next player has its turn; a round ends when the first one's turn comes round again.
    pub fn next_turn(&mut self) {
        let open = self.open();
        let is_first_of_all = open.turn == 0;
        let n = open.heroes.len();
        if is_first_of_all {
            open.active = open.first;
            open.round = 1;
        } else {
            let next = |from: Seat| Seat::new((from.idx() + 1) % n);
            let mut seat = open.active;
            loop {
                seat = next(seat);
                if seat == open.first {
                    open.round += 1;
                }
                if open.heroes[seat].is_alive {
                    break;
                }
            }
            open.active = seat;
        }
        if open.rules.rounds_max < open.round {
            open.ending = Some(if open.rules.is_solo() { Ending::Lost } else { Ending::Rounds });
            return;
        }
        open.turn += 1;
        self.push(Step::BeginTurn);
    }

    pub fn begin_turn(&mut self) {
        self.push_all([
            Step::Reset,
            Step::Villainy,
            Step::Locations,
            Step::Heroics,
            Step::DiscardOne,
            Step::StayIncome,
            Step::SaveAp,
            Step::Refill,
            Step::EndTurn,
        ]);
    }

    /// I. Reset (DN-103 to DN-108).
    pub fn reset(&mut self) {
        let seat = self.state.open.active;
        let open = self.open();
        open.phase = Phase::Reset;
        open.n_rolls = 0;
        open.has_declared = false;
        open.hunted.clear();
        open.terms.retain(|it| it.until != Until::EndOfTurn);
        for other in open.heroes.seats() {
            let hero = &mut open.heroes[other];
            hero.now = Now { visited: hero.now.visited, ..Now::default() };
            for it in &mut hero.lair {
                it.has_attacked = false;
            }
        }
        let here = open.site(open.heroes[seat].at).card;
        let more = reset_ap(open, seat);
        let speed = values::value(open, seat, Form::Speed);
        let exact = values::exact_ap(open, seat);
        let is_limited = open.rules.has(Switch::Limited);
        let hero = &mut open.heroes[seat];
        hero.now.visited = 1 << here.0;
        hero.wish = Wish::Ask;
        let base = match exact {
            Some(n) => n as i8,
            None if is_limited => LIMITED_AP as i8,
            None => speed,
        };
        // Never below 1 unless a card says so (DN-105).
        let income = (base + more + std::mem::take(&mut hero.income)).max(1);
        hero.ap = income as u8;
        hero.keeps_ap = false;
        let (round, ap) = (open.round, open.heroes[seat].ap);
        let who = self.figure(seat);
        self.emit(Event::TurnBegan { who, round, ap });
        let scope = self.scope(seat, Origin::Rules);
        let resets: Vec<_> = values::abilities_on(&self.state.open, seat, Set::one(Topic::Reset))
            .filter(|it| it.2.trigger == Trigger::Reset)
            .collect();
        let adjusts = |it: &Part| matches!(it.effect, Effect::Ap(Who::Me, _));
        for (origin, _, ability) in resets.into_iter().rev() {
            // What adjusts the income is in it already.
            if !ability.parts.iter().all(adjusts) {
                self.push_parts(&ability.parts, Scope { origin, ..scope });
            }
        }
    }

    /// The scope of a player's effect where nothing else is said.
    pub fn scope(&self, me: Seat, origin: Origin) -> Scope {
        Scope {
            me,
            target: None,
            roller: None,
            cell: self.state.open.heroes[me].at,
            x: 0,
            paid: 0,
            origin,
            attack: None,
        }
    }

    pub fn phase(&mut self, phase: Phase) {
        self.open().phase = phase;
        self.emit(Event::PhaseBegan { phase });
    }

    /// II. Villainy; there is none in solo (DN-645).
    pub fn villainy(&mut self) {
        if self.state.open.rules.is_solo() {
            return;
        }
        self.phase(Phase::Villainy);
        self.push(Step::Free);
    }

    /// III. Locations (DN-125).
    pub fn locations(&mut self) {
        self.open().phase = Phase::Locations;
        if !self.state.open.rules.has(Switch::Charted) {
            let seat = self.state.open.active;
            self.push(Step::Draw { seat, n_under: 0 });
        }
    }

    /// IV. Heroics (DN-130).
    pub fn heroics(&mut self) {
        self.phase(Phase::Heroics);
        self.push_all([Step::Free, Step::EndOfHeroics]);
    }

    /// W1 at the end of Heroics; then the last phase.
    pub fn end_of_heroics(&mut self) {
        let open = &self.state.open;
        let (active, alive) = (open.active, open.alive());
        if alive.len() > 1 {
            self.window(Moment::EndOfHeroics, alive, active, AfterAct::First);
        }
    }

    /// Heroics end at once with a completed quest (DN-133, DN-503).
    pub fn cut_heroics(&mut self) {
        let seat = self.state.open.active;
        if !self.state.open.is_own_turn(seat) || self.state.open.phase != Phase::Heroics {
            return;
        }
        self.open().agenda.retain(|it| {
            let is_window = matches!(it, Step::Window { of: Moment::EndOfHeroics, .. });
            !matches!(it, Step::Free | Step::EndOfHeroics) && !is_window
        });
    }

    /// The free moment, or a question of the last phase; left out where nothing can be answered.
    pub fn settle_free(&mut self, step: Step) -> Option<Step> {
        let open = &self.state.open;
        let seat = open.active;
        let is_solo = open.rules.is_solo();
        match step {
            Step::DiscardOne => {
                self.open().phase = Phase::Discard;
                let hero = &self.state.open.heroes[seat];
                // Solo players keep their cards (DN-651); with an empty hand nothing is asked (DN-150).
                let is_asked =
                    !is_solo && !self.state.hidden.hands[seat].is_empty() && hero.is_alive;
                if !is_asked {
                    return None;
                }
                // What everybody sees to be the only choice is made (DN-576, DN-753).
                let all = super::offers::discardable(self.state, seat);
                if let ([only], 1) = (all.as_slice(), self.state.hidden.hands[seat].len()) {
                    self.discard_one(seat, *only);
                    return None;
                }
                Some(step)
            }
            Step::SaveAp => {
                let hero = &open.heroes[seat];
                let can_save = 0 < hero.ap && !open.rules.has(Switch::Limited) && !is_solo;
                if can_save && hero.is_alive {
                    return Some(step);
                }
                self.keep_ap(false);
                None
            }
            Step::FirstHands => {
                let is_open = self.state.hidden.first.values().any(|it| it.is_none());
                is_open.then_some(step)
            }
            _ => Some(step),
        }
    }

    /// The hero that stayed gains what its location gives (DN-152).
    pub fn stay_income(&mut self) {
        let seat = self.state.open.active;
        let hero = self.hero(seat);
        hero.now.loose_ap = false;
        if !hero.now.has_moved && hero.is_alive {
            let location = self.state.open.site(self.state.open.heroes[seat].at).card;
            let (who, gain) = (self.figure(seat), self.gain_of(location));
            self.emit(Event::Stayed { who, location, gain });
            self.gain(seat, false);
        }
    }

    /// Glory and peril of the location where a hero stands; in solo, dice instead of peril (DN-646).
    pub fn gain(&mut self, seat: Seat, is_entering: bool) {
        let says = self.state.open.site(self.state.open.heroes[seat].at).says();
        self.glory(seat, i16::from(says.glory), Reason::Told);
        self.peril(seat, i16::from(says.peril), Reason::Told);
        if self.state.open.rules.is_solo() {
            self.peril_dice(seat, is_entering);
        }
    }

    /// One action point is kept, or none; the rest is lost (DN-154).
    pub fn keep_ap(&mut self, is_kept: bool) {
        let seat = self.state.open.active;
        let hero = self.hero(seat);
        let kept = u8::from(is_kept);
        let lost = hero.ap - kept.min(hero.ap);
        hero.has_saved = is_kept;
        hero.keeps_ap = is_kept;
        if is_kept {
            let who = self.figure(seat);
            self.emit(Event::SavedAp { who });
        }
        self.ap(seat, -(lost as i8), Reason::Told);
    }

    /// Cards are drawn up to a full hand (DN-155); in solo one glory card is drawn (DN-651).
    pub fn refill(&mut self) {
        let seat = self.state.open.active;
        let open = &self.state.open;
        if !open.heroes[seat].is_alive {
            return;
        }
        if open.rules.is_solo() {
            self.draw_to_hand(seat, 0, 1, Draw::Refill);
            return;
        }
        let n = HAND.saturating_sub(self.state.hidden.hands[seat].len());
        if n == 0 {
            return;
        }
        if self.state.open.rules.is_split() {
            self.ask(ask::Deck { seat, n: n as u8, why: Draw::Refill });
        } else {
            self.draw_to_hand(seat, 0, n, Draw::Refill);
        }
    }

    pub fn end_turn(&mut self) {
        let seat = self.state.open.active;
        let open = self.open();
        open.terms.retain_mut(|it| match &mut it.until {
            Until::EndOfTurn | Until::EndOfBattle => false,
            Until::TurnsOf(of, left) if *of == seat => {
                *left -= 1;
                *left != 0
            }
            Until::TurnsOf(..) | Until::Never => true,
        });
        // Action points that others got in this turn are lost, but for one that was saved (DN-304).
        for other in open.heroes.seats() {
            let hero = &mut open.heroes[other];
            hero.now.loose_ap = false;
            if other != seat {
                hero.ap = hero.ap.min(u8::from(hero.keeps_ap));
            }
            if hero.wish == Wish::PassBattle {
                hero.wish = Wish::Ask;
            }
        }
        let who = self.figure(seat);
        self.emit(Event::TurnEnded { who });
        self.push(Step::NextTurn);
    }
}

/// Action points of everybody with the movement limit (DN-618).
pub const LIMITED_AP: u8 = 3;

/// The income of action points that readied cards add at Reset (DN-105).
pub fn reset_ap(open: &Open, seat: Seat) -> i8 {
    let resets = values::abilities_on(open, seat, Set::one(Topic::Reset));
    let resets = resets.filter(|it| it.2.trigger == Trigger::Reset);
    let parts = resets.flat_map(|it| it.2.parts.iter());
    parts.map(|it| if let Effect::Ap(Who::Me, by) = it.effect { by } else { 0 }).sum()
}
