//! Heroics: where to go, what to attempt, which cards to play.

use super::deeds::{heal_worth, strike_worth, use_worth};
use crate::action::{Action, Word};
use crate::bots::aims::{Aim, aims};
use crate::bots::keeps;
use crate::bots::scale::{self, BAD};
use crate::bots::walks::{AP, Walk};
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Attempt, Lasting, QuestId};
use crate::forecast;
use crate::state::{Hero, State};
use kernel::Seat;
use kernel::ask::Answer;
use kernel::kit::Side;

/// A player's judgement of its turn.
pub struct Mind<'s> {
    state: &'s State,
    seat: Seat,
    walk: Walk,
    aims: Vec<Aim>,
}

impl<'s> Mind<'s> {
    /// Looks at the table as it is.
    pub fn new(state: &'s State, seat: Seat) -> Mind<'s> {
        let walk = Walk::new(&state.open, seat, state.open.heroes[seat].at);
        let aims = aims(state, seat, &walk);
        Mind { state, seat, walk, aims }
    }

    fn hero(&self) -> &Hero {
        &self.state.open.heroes[self.seat]
    }

    /// The aim that the hero goes for: the quickest whose place lies on the map.
    fn next(&self) -> Option<&Aim> {
        self.aims.iter().find(|it| it.cell.is_some())
    }

    /// The score of a deed.
    pub fn score(&self, action: &Action) -> i32 {
        let Answer::Do(word) = action else { return 0 };
        match *word {
            Word::End => 0,
            Word::Finish(_) => 30_000,
            Word::Attempt(quest) => self.attempt(quest),
            Word::Search(quest) => self.search(quest),
            Word::Escort(quest) | Word::Take(quest) => self.lead(quest),
            Word::Drop(_) => BAD,
            Word::Go { side, with } => self.go(side, with),
            Word::Explore => self.explore(),
            Word::Play { card, payer: None, price } => self.play(card, price),
            Word::Use { of, ability } => use_worth(self.state, self.seat, of, ability),
            Word::Shed { .. } => 300,
            Word::Strike { hero, form } => strike_worth(&self.state.open, self.seat, hero, form),
            Word::Stand => 6000,
            _ => BAD,
        }
    }

    fn attempt(&self, quest: QuestId) -> i32 {
        let open = &self.state.open;
        let can_challenge = 0 < self.hero().ap && !self.hero().now.has_attacked;
        let odds = forecast::quest(open, self.seat, quest, can_challenge).thousandths();
        let wound = scale::wound(open, self.seat);
        let price = self.aims.iter().find(|it| it.quest == Some(quest)).map_or(0, |it| it.price);
        let risk = match &quest.card().attempt {
            Attempt::Hunt => (1000 - odds) * wound / 1000,
            Attempt::Threat { fail, .. } => {
                let hurts = fail.iter().any(|it| matches!(it.effect, Effect::Wound(..)));
                if hurts { (1000 - odds) * wound / 1000 } else { 0 }
            }
            Attempt::PayHealth(n) if self.hero().health <= n + 1 => 6000,
            Attempt::PayGlory(_)
            | Attempt::PayHealth(_)
            | Attempt::PayHand(_)
            | Attempt::PayReadied(_)
            | Attempt::PayWorth(_) => price,
            Attempt::Chance { .. } | Attempt::Escort => 0,
        };
        9000 * odds / 1000 - risk
    }

    fn search(&self, quest: QuestId) -> i32 {
        let odds = self.state.open.heroes[self.seat].at;
        let reach = quest.card().search.unwrap_or(0);
        let odds = forecast::search(&self.state.open, self.seat, odds, reach).thousandths();
        let is_best = self.next().is_some_and(|it| it.quest == Some(quest) && it.way == 0);
        if is_best { 6000 * odds / 1000 } else { 2000 * odds / 1000 }
    }

    fn lead(&self, quest: QuestId) -> i32 {
        let is_quick = self.aims.iter().any(|it| it.quest == Some(quest) && it.turns < 900);
        if is_quick { 9000 } else { -500 }
    }

    fn go(&self, side: Side, with: Option<AdventureId>) -> i32 {
        let open = &self.state.open;
        let Some(aim) = self.next().filter(|it| 0 < it.way) else { return -500 };
        let is_way = aim.cell.and_then(|it| self.walk.first(it)) == Some(side);
        if !is_way {
            return -800;
        }
        let odds = forecast::exit(open, self.seat, self.hero().at, side);
        let is_sure = odds.is_none_or(|it| 700 <= it.thousandths());
        match with {
            None => 3000,
            Some(_) if is_sure => BAD,
            Some(_) => 3100,
        }
    }

    fn explore(&self) -> i32 {
        match self.next() {
            None => 2500,
            // Where the way is long, another location may be nearer.
            Some(it) if 900 < it.turns => 2000,
            Some(_) => -300,
        }
    }

    fn play(&self, card: AdventureId, price: Option<u8>) -> i32 {
        let open = &self.state.open;
        let says = card.card();
        if keeps::heals(card) {
            let hero = self.hero();
            let missing = i32::from(hero.card.card().health) - i32::from(hero.health);
            let n = price.map_or(2, |it| i32::from(it) / 2);
            let is_needed = n <= missing && (hero.health <= 3 || 2 < missing);
            return if is_needed { 1500 * n } else { -500 };
        }
        match says.lasting {
            Lasting::Permanent => 4000 + keeps::readied(open, self.seat, card),
            Lasting::Attachment(_) => 500,
            Lasting::Instant | Lasting::PermanentByTarget | Lasting::Monster => {
                let way = self.next().map_or(0, |it| it.way);
                if keeps::has_effect(card, |it| matches!(it, Effect::Ap(..))) {
                    if self.hero().ap == 0 && 0 < way { 1500 } else { -300 }
                } else if keeps::has_effect(card, |it| matches!(it, Effect::Warp(..))) {
                    if 3 * AP <= way { 3500 } else { BAD }
                } else if keeps::has_effect(card, |it| matches!(it, Effect::Draw(_))) {
                    400
                } else {
                    heal_worth(open, self.seat, card)
                }
            }
        }
    }
}
