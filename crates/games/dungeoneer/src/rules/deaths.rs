//! Wounds, death, and the end of the match (DN-001 to DN-009, DN-417).

use super::engine::Engine;
use crate::ask::{self, Moment};
use crate::cards::AdventureId;
use crate::event::{Discard, Event};
use crate::mended::Mended;
use crate::pieces::{Readied, Special};
use crate::setup::Switch;
use crate::state::{Ending, Now, QUESTS, Wish};
use crate::steps::{Cause, Step};
use kernel::ask::AfterAct;
use kernel::kit::Cell;
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// Wounds are about to be suffered: any player who can prevents them (W5).
    pub fn wound(&mut self, seat: Seat, n: u8, from: Cause) {
        if !self.state.open.heroes[seat].is_alive || n == 0 {
            return;
        }
        self.push(Step::Suffer { seat, from });
        self.open().pending = n;
        self.open().pending_from_hit = matches!(from, Cause::Hit { .. });
        self.window(Moment::Wound, SeatSet::one(seat), seat, AfterAct::Same);
    }

    /// Deals the wounds that were not prevented.
    pub fn suffer(&mut self, seat: Seat, from: Cause) {
        let n = std::mem::take(&mut self.open().pending);
        if !self.state.open.heroes[seat].is_alive {
            return;
        }
        let n = n.min(self.hero(seat).health);
        if n == 0 {
            return;
        }
        self.hero(seat).health -= n;
        let (who, left) = (self.figure(seat), self.hero(seat).health);
        self.emit(Event::Wounded { who, n, left });
        let is_of_monster = matches!(from, Cause::Hit { by_monster: true } | Cause::Monster);
        if let Some(battle) = &mut self.state.open.battle
            && is_of_monster
        {
            battle.peril += n;
        }
    }

    /// Wounds for these heroes, one after another; then the dead are counted.
    pub fn wounds(&mut self, seats: &[Seat], n: u8, from: Cause) {
        self.push(Step::Deaths);
        for &seat in seats.iter().rev() {
            self.push(Step::Wound { seat, n, from });
        }
    }

    /// Heroes without health are destroyed (DN-417), all of one event at the same time.
    pub fn deaths(&mut self) {
        let heroes = self.state.open.heroes.iter();
        let dying: SeatSet =
            heroes.filter(|(_, it)| it.is_alive && it.health == 0).map(|it| it.0).collect();
        if dying.is_empty() {
            return;
        }
        self.reward_fallen_hunter(dying);
        if self.state.open.ending.is_some() {
            return;
        }
        let rules = self.state.open.rules;
        let is_back_soon = rules.has(Switch::Resurrection);
        let keeps_escorts = is_back_soon && rules.is_mended(Mended::EscortStays);
        for seat in dying.iter() {
            let who = self.figure(seat);
            self.emit(Event::Destroyed { who, is_out: !is_back_soon });
            self.release(seat);
            let at = self.hero(seat).at;
            for quest in std::mem::take(&mut self.hero(seat).carried) {
                if !keeps_escorts {
                    self.hero(seat).quests.retain(|it| *it != quest);
                }
                self.open().tokens.push((quest, at));
            }
            self.hero(seat).is_alive = false;
            self.hero(seat).is_out = !is_back_soon;
            self.clear_away(seat, is_back_soon);
        }
        if !is_back_soon {
            self.judge(dying);
        }
        if self.state.open.ending.is_some() {
            return;
        }
        self.leave_battle(dying);
        if dying.has(self.state.open.active) && self.state.open.turn != 0 {
            self.break_off();
        }
        // From the bottom up, so that the active player answers first, then clockwise.
        let n = self.state.open.heroes.len();
        let first = self.state.open.active.idx();
        for seat in (0..n).rev().map(|nth| Seat::new((first + nth) % n)) {
            if is_back_soon && dying.has(seat) {
                self.ask(ask::NewHero { seat });
            }
        }
    }

    /// Decides whether the match ends with these deaths (DN-002, DN-007, DN-009).
    pub fn judge(&mut self, dead: SeatSet) {
        let open = &self.state.open;
        let left = open.alive();
        let ending = match (open.rules.is_solo(), left.len(), left.first()) {
            (true, ..) => Ending::Lost,
            (false, 1, Some(last)) => Ending::LastHero(last),
            (false, 0, _) => {
                let key = |it: Seat| {
                    let hero = &open.heroes[it];
                    (hero.done.len(), hero.last_glory, hero.last_cards)
                };
                let best = dead.iter().map(key).max();
                let mut winners = dead.iter().filter(|it| Some(key(*it)) == best);
                let first = winners.next();
                Ending::Together(first.filter(|_| winners.next().is_none()))
            }
            _ => return,
        };
        self.open().ending = Some(ending);
    }

    /// A destroyed hero's cards leave the game (DN-005); with resurrection, hand and inventory (DN-604).
    pub fn clear_away(&mut self, seat: Seat, is_back_soon: bool) {
        let n_cards = self.state.hidden.hands[seat].len() as u16;
        let hero = self.hero(seat);
        hero.last_glory = hero.glory;
        hero.last_cards = n_cards;
        let readied = std::mem::take(&mut hero.readied);
        let hand = std::mem::take(&mut self.state.hidden.hands[seat]);
        let mut cards: Vec<AdventureId> = readied.into_iter().map(|it| it.card).collect();
        cards.extend(hand.iter());
        let mut on_map = Vec::new();
        let cells: Vec<Cell> = self.state.open.map.iter().map(|it| it.0).collect();
        for cell in cells {
            if let Some(site) = self.open().map.get_mut(cell) {
                on_map.extend(site.attached.iter().filter(|it| it.1 == seat).map(|it| it.0));
                site.attached.retain(|it| it.1 != seat);
            }
        }
        cards.extend(on_map);
        if !is_back_soon || self.state.open.rules.is_mended(Mended::LairGoes) {
            for it in std::mem::take(&mut self.hero(seat).lair) {
                cards.push(it.card);
                cards.extend(it.attached);
            }
        }
        if !is_back_soon {
            let quests = std::mem::take(&mut self.hero(seat).quests);
            self.open().gone.extend(quests);
        }
        // Curses that lie by the dead are their players' cards, and go as well.
        for other in self.state.open.heroes.seats() {
            let hero = self.hero(other);
            let cursing = |it: &&Readied| it.target == Some(seat);
            let gone: Vec<AdventureId> =
                hero.readied.iter().filter(cursing).map(|it| it.card).collect();
            for card in gone {
                self.take_readied(other, card);
                self.discard(other, card, Discard::Told);
            }
        }
        for card in cards {
            self.discard(seat, card, Discard::Told);
        }
        let hero = self.hero(seat);
        hero.prone = None;
        hero.ap = 0;
        hero.income = 0;
        hero.has_saved = false;
        hero.keeps_ap = false;
        hero.wish = Wish::Ask;
        hero.now = Now { visited: hero.now.visited, ..Now::default() };
    }

    /// The active hero is gone: its turn ends at once (DN-006).
    pub fn break_off(&mut self) {
        let open = self.open();
        // Cards that have just been used are still put away.
        open.agenda.retain(|it| matches!(it, Step::EndTurn | Step::PutAway { .. }));
        open.roll = None;
        let pending = open.battle.iter_mut().flat_map(|it| std::mem::take(&mut it.pending));
        let pending: Vec<Special> = pending.collect();
        let lord = open.active;
        for it in pending {
            if let Special::Trap(card) = it {
                self.discard(lord, card, Discard::Told);
            }
        }
        let open = self.open();
        for group in std::mem::take(&mut open.declared) {
            self.drop_group(&group);
        }
        if self.state.open.battle.is_some() {
            // What has been fought is put in order before the turn ends.
            self.push_all([Step::Lair, Step::Reward, Step::EndBattle]);
        }
    }

    /// Checks whether a player has won by quests (DN-001, DN-009, DN-656).
    pub fn check_quests(&mut self, seat: Seat) {
        let open = &self.state.open;
        let hero = &open.heroes[seat];
        if hero.done.len() < QUESTS || !hero.is_alive {
            return;
        }
        let is_home = open.map.get(hero.at).is_some_and(|it| it.says().is_entrance);
        if !open.rules.is_solo() || (is_home && open.is_own_turn(seat)) {
            self.open().ending = Some(Ending::Quests(seat));
        }
    }
}
