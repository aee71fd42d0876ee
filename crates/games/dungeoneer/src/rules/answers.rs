//! Questions that must be answered: what is offered, and what an answer does.

use super::engine::Engine;
use super::quests;
use crate::action::{Action, Word};
use crate::ask::{Ask, Why};
use crate::event::{Discard, Event, How, Reason};
use crate::pieces::{Context, Fighter, FoeCard, Special};
use crate::scope::Scope;
use crate::steps::{Step, Then};
use kernel::ask::Answer;
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// Carries an answer out.
    #[allow(clippy::too_many_lines)] // One arm for each question.
    pub fn answer(&mut self, ask: Ask, seat: Seat, answer: &Action) {
        let word = match answer {
            Answer::Pick(word) => *word,
            _ => Word::Nobody,
        };
        match (ask, word) {
            (Ask::ExitBy { .. }, Word::Side(to)) => {
                if let Some(Step::TestExit { side, .. }) = self.open().agenda.next_mut() {
                    *side = to;
                }
            }
            (Ask::WhichBattle { .. }, Word::Seat(hero)) => {
                let nth = self.state.open.declared.iter().position(|it| it.hero == hero);
                nth.into_iter().for_each(|it| self.fight_group(it));
            }
            (Ask::ChooseForm { foe, .. }, Word::Form(form)) => self.choose_form(foe, form),
            (Ask::WhichSpecial { .. }, word) => {
                let special = match word {
                    Word::Card(card) => Special::Trap(card),
                    Word::Foe(foe) => Special::Foe(foe),
                    _ => return,
                };
                let nth = self.battle().pending.iter().position(|it| *it == special);
                nth.into_iter().for_each(|it| self.special(it));
            }
            (Ask::WhichAttack { .. }, Word::Attack(nth)) => self.compare_attack(nth),
            (Ask::Attack { parts, scope, n, .. }, Word::Attack(nth)) => {
                if 1 < n {
                    self.open().aimed.push(nth);
                    self.ask(Ask::Attack { seat, parts, scope, n: n - 1 });
                } else {
                    self.open().aimed.clear();
                }
                self.push(Step::Effects { parts, scope: Scope { attack: Some(nth), ..scope } });
            }
            (Ask::Attack { .. }, _) => self.open().aimed.clear(),
            (Ask::Extra { attack, by_attacker, card, .. }, _) if *answer == Answer::Yes(true) => {
                self.use_extra(seat, attack, by_attacker, card);
            }
            (Ask::Dodge { form, reach, .. }, _) => {
                if *answer == Answer::Yes(true) {
                    self.pay_ap(seat, 1);
                } else {
                    self.begin_roll(seat, Context::Hazard(form), Then::Spikes { form, reach });
                }
            }
            (Ask::DiscardDrawn { card, .. }, _) if *answer == Answer::Yes(true) => {
                self.discard_drawn(card);
            }
            (Ask::Token { attack, by_attacker, .. }, Word::Quest(quest)) => {
                let attack = self.battle().attacks[usize::from(attack)];
                let loser = if by_attacker { attack.on } else { attack.by };
                if let Fighter::Hero(from) = loser {
                    self.steal(seat, from, quest);
                }
            }
            (Ask::Destination { foe, .. }, Word::To(to)) => {
                if let FoeCard::Adventure(card) = self.battle().foes[usize::from(foe)].card {
                    self.send(foe, seat, card, to);
                }
            }
            (Ask::DiscardLair { .. }, Word::Lair(card)) => {
                self.discard_from_lair(seat, card, Discard::Forced)
            }
            (Ask::GivePeril { .. }, Word::Seat(to)) => {
                let giver = self.figure(seat);
                self.peril(to, 1, Reason::Given(giver));
            }
            (Ask::DiscardHand { .. }, Word::Hand(card)) => {
                self.state.hidden.hands[seat].take(card);
                self.discard(seat, card, Discard::Forced);
            }
            (Ask::DiscardReadied { why, .. }, Word::Readied(card, owner)) => {
                if let Why::Cost(parts, scope) = why {
                    let paid = quests::worth(card);
                    self.push(Step::Effects { parts, scope: Scope { paid, ..scope } });
                }
                self.discard_readied(owner, card, Discard::Forced);
            }
            (Ask::Surplus { .. }, Word::Readied(card, owner)) => {
                self.discard_readied(owner, card, Discard::Forced);
            }
            (Ask::Warp { who, .. }, Word::Location(to)) => {
                let to = self.state.open.find(to);
                to.into_iter().for_each(|it| self.bring(who, it, How::Warped));
            }
            (Ask::Step { who, .. }, Word::Location(to)) => {
                let to = self.state.open.find(to);
                to.into_iter().for_each(|it| self.bring(who, it, How::Led));
            }
            (Ask::TakeUp { .. }, Word::Location(site)) => {
                if let Some(from) = self.state.open.find(site) {
                    let is_turned = self.state.open.site(from).is_turned;
                    self.push(Step::Replace { seat, site, is_turned, from });
                }
            }
            (Ask::SwapFirst { .. }, Word::Location(first)) => {
                self.ask(Ask::SwapSecond { seat, first });
            }
            (Ask::SwapSecond { first, .. }, Word::Location(second)) => {
                self.ask(Ask::SwapTurns { seat, first, second });
            }
            (Ask::SwapTurns { first, second, .. }, Word::Either(code)) => {
                self.swap(first, second, (code & 1 == 1, code & 2 == 2));
            }
            (Ask::Location { what, .. }, Word::Location(location)) => {
                self.spot(seat, what, location)
            }
            (Ask::Fetch { .. }, Word::Card(card)) => self.fetch(seat, card),
            (Ask::TakeRevealed { .. }, word) => self.take_revealed(seat, word),
            (Ask::Deck { n, why, .. }, Word::Deck(deck)) => self.draw_from(seat, deck, n, why),
            (Ask::SwapQuest { .. }, Word::Quest(old)) => {
                if let Some(new) = self.draw_quest() {
                    let quests = &mut self.hero(seat).quests;
                    quests.retain(|it| *it != old);
                    quests.push(new);
                    self.state.hidden.quests.put_under(old, SeatSet::all());
                    let who = self.figure(seat);
                    self.emit(Event::QuestSwapped { who, old, new });
                }
            }
            (Ask::Either { options, scope, .. }, Word::Either(nth)) => {
                self.push_parts(&options.0[usize::from(nth)], scope);
            }
            (Ask::Host { card, .. }, Word::Lair(host)) => {
                let lair = &mut self.hero(seat).lair;
                if let Some(it) = lair.iter_mut().find(|it| it.card == host) {
                    it.attached.push(card);
                }
                let who = self.figure(seat);
                self.emit(Event::Readied { who, card });
            }
            (Ask::Stake { quest, .. }, _) => {
                let n = if let Answer::Number(n) = answer { *n as u8 } else { 0 };
                self.stake(seat, quest, n);
            }
            (Ask::Sacrifice { quest, left, .. }, Word::Readied(card, _)) => {
                self.sacrifice(seat, quest, left, card);
            }
            (Ask::NewHero { .. }, Word::Hero(hero)) => self.return_hero(seat, hero),
            (Ask::NewPlace { whose, .. }, Word::Location(at)) => {
                if let Some(at) = self.state.open.find(at) {
                    self.hero(whose).at = at;
                    let location = self.state.open.site(at).card;
                    self.hero(whose).now.visited = 1 << location.0;
                }
            }
            (Ask::FreeAttack { bonus, .. }, Word::Strike { hero, form }) => {
                self.begin_strike(seat, hero, form, bonus);
            }
            _ => {}
        }
    }
}
