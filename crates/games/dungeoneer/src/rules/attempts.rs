//! Quests attempted, searched for, led and completed.

use super::engine::Engine;
use super::quests::{ap_of_attempt, worth};
use crate::ask;
use crate::cards::AdventureId;
use crate::cards::ability::{Effect, Who};
use crate::cards::library;
use crate::cards::{Attempt, Category, QuestId};
use crate::event::{Discard, Escorting, Event, Reason, Source};
use crate::pieces::{BattleKind, Context, FoeState, Origin, Roll, Throw};
use crate::setup::Switch;
use crate::state::LEVEL_MAX;
use crate::steps::{Step, Then};
use kernel::{Seat, SeatSet, sort_few};

impl Engine<'_> {
    /// A hero attempts a quest, which has been checked.
    pub fn attempt(&mut self, seat: Seat, quest: QuestId) {
        let n_ap = ap_of_attempt(&self.state.open, seat, quest);
        self.pay_ap(seat, n_ap);
        let now = &mut self.hero(seat).now;
        if !now.attempted.contains(&quest) {
            now.attempted.push(quest);
        }
        let who = self.figure(seat);
        self.emit(Event::Attempted { who, quest });
        match &quest.card().attempt {
            Attempt::Threat { form, .. } => {
                self.begin_roll(seat, Context::Quest(*form), Then::QuestThreat { quest });
            }
            Attempt::Chance { price, n_max, .. } => {
                let most = self.hero(seat).glory / u16::from((*price).max(1));
                if most == 0 || *n_max == 0 {
                    self.stake(seat, quest, 0);
                } else {
                    self.ask(ask::Stake { seat, quest });
                }
            }
            Attempt::PayGlory(n) => {
                self.glory(seat, -i16::from(*n), Reason::Told);
                self.push(Step::Complete { seat, quest });
            }
            Attempt::PayHealth(n) => {
                self.hero(seat).health -= n;
                let left = self.hero(seat).health;
                self.emit(Event::Wounded { who, n: *n, left });
                self.push(Step::Complete { seat, quest });
            }
            Attempt::PayHand(n) => {
                self.push(Step::Complete { seat, quest });
                for _ in 0..*n {
                    self.ask(ask::DiscardHand { seat, is_cost: true });
                }
            }
            Attempt::PayReadied(n) | Attempt::PayWorth(n) => {
                self.ask(ask::Sacrifice { seat, quest, left: *n });
            }
            Attempt::Hunt => self.begin_hunt(seat, quest),
            Attempt::Escort => {}
        }
    }

    /// A card is given up for a sacrifice; the rest follows.
    pub fn sacrifice(&mut self, seat: Seat, quest: QuestId, left: u8, card: AdventureId) {
        let by = if matches!(quest.card().attempt, Attempt::PayWorth(_)) { worth(card) } else { 1 };
        let left = left.saturating_sub(by);
        if left == 0 {
            self.push_all([Step::Limits(seat), Step::Complete { seat, quest }]);
        } else {
            self.ask(ask::Sacrifice { seat, quest, left });
        }
        // The limits are looked at when all is given, as if it were given at once (DN-512).
        self.discard_with_attached(seat, card, Discard::Forced);
    }

    /// Glory is added to a quest of chance, and it is rolled for.
    pub fn stake(&mut self, seat: Seat, quest: QuestId, n: u8) {
        let Attempt::Chance { price, .. } = quest.card().attempt else { return };
        self.glory(seat, -i16::from(n * price), Reason::Told);
        self.begin_roll(seat, Context::Search, Then::QuestChance { quest, n_paid: n });
    }

    /// The dice of a quest of chance (DN-537). Advantage and disadvantage add a die, of which the lowest or
    /// the highest does not count; a die that was paid for is an advantage.
    pub fn roll_for_quest(&mut self, roll: &Roll, quest: QuestId, n_paid: u8, modifier: i8) {
        let Attempt::Chance { n_dice, reach, adds_die, .. } = quest.card().attempt else { return };
        let seat = roll.seat;
        let is_better = roll.has_advantage || (adds_die && 0 < n_paid);
        let is_plain = is_better == roll.has_disadvantage;
        let [first, second] = self.dice();
        let mut all = vec![first, second];
        if n_dice == 2 && !is_plain {
            all.push(self.dice()[0]);
        }
        all.truncate(usize::from(n_dice) + usize::from(!is_plain));
        sort_few(&mut all, |it| *it);
        if is_better {
            all.reverse();
        }
        // Of one die and another both are shown; of three, the two that count.
        let counted: u8 = all.iter().take(usize::from(n_dice)).sum();
        let n_shown = all.len().min(2) as u8;
        let shown = [all[0], all.get(1).copied().unwrap_or(0)];
        let more = if adds_die { 0 } else { n_paid as i8 } + modifier;
        let total = counted as i8 + more;
        let is_ok = reach as i8 <= total;
        let throw = Throw { dice: shown, n_dice: n_shown, face: counted, value: 0, more };
        let who = self.figure(seat);
        self.emit(Event::Rolled {
            who,
            context: Context::Search,
            throw,
            total,
            of: Some(Source::Quest(quest)),
            reach: Some(reach),
            is_ok: Some(is_ok),
        });
        if is_ok {
            self.push(Step::Complete { seat, quest });
        } else {
            self.emit(Event::Failed { who, quest });
        }
    }

    /// The effects of failure strike every hero here, without a roll of their own (DN-535, DN-536).
    pub fn after_quest_threat(&mut self, seat: Seat, quest: QuestId, is_ok: bool) {
        if is_ok {
            self.push(Step::Complete { seat, quest });
            return;
        }
        let who = self.figure(seat);
        self.emit(Event::Failed { who, quest });
        let card = &library().quests[quest.idx()];
        if let Attempt::Threat { fail, .. } = &card.attempt {
            let scope = self.scope(seat, Origin::Quest(quest));
            self.push_parts(fail, scope);
        }
    }

    /// Pays for a search and rolls (DN-520).
    pub fn search(&mut self, seat: Seat, quest: QuestId) {
        self.pay_ap(seat, 1);
        let reach = quest.card().search.unwrap_or(0);
        self.begin_roll(seat, Context::Search, Then::Search { quest, reach });
    }

    pub fn after_search(&mut self, seat: Seat, quest: QuestId, is_ok: bool) {
        if is_ok {
            self.hero(seat).now.found.push(quest);
            let who = self.figure(seat);
            self.emit(Event::Found { who, quest });
        }
    }

    /// The token is laid on the hero (DN-525, DN-526).
    pub fn begin_escort(&mut self, seat: Seat, quest: QuestId) {
        if self.state.open.globals.contains(&quest) {
            self.open().globals.retain(|it| *it != quest);
            self.hero(seat).quests.push(quest);
            self.new_global();
        }
        self.carry(seat, quest, Escorting::Begun);
    }

    /// A hero bears a token now, with what that does (DN-533).
    pub fn carry(&mut self, seat: Seat, quest: QuestId, what: Escorting) {
        let hero = self.hero(seat);
        if !hero.quests.contains(&quest) {
            hero.quests.push(quest);
        }
        hero.carried.push(quest);
        let who = self.figure(seat);
        self.emit(Event::Escorts { who, quest, what });
        let influence = quest.card().influence.iter().flat_map(|it| it.parts.iter());
        let exact = influence.into_iter().find_map(|it| match it.effect {
            Effect::ApExact(Who::Carrier, n) => Some(n),
            _ => None,
        });
        if let Some(exact) = exact {
            let more = self.hero(seat).ap.saturating_sub(exact);
            self.ap(seat, -(more as i8), Reason::Effect(Some(Source::Quest(quest))));
        }
    }

    /// The token lies where the hero stands, and the quest is nobody's (DN-527, DN-528).
    pub fn drop_token(&mut self, seat: Seat, quest: QuestId) {
        let hero = self.hero(seat);
        let at = hero.at;
        hero.carried.retain(|it| *it != quest);
        hero.quests.retain(|it| *it != quest);
        hero.now.laid_down.push(quest);
        self.open().tokens.push((quest, at));
        let who = self.figure(seat);
        self.emit(Event::Escorts { who, quest, what: Escorting::Dropped });
    }

    /// A token that lies here is taken up.
    pub fn take_token(&mut self, seat: Seat, quest: QuestId) {
        self.open().tokens.retain(|it| it.0 != quest);
        // It may have stayed the quest of somebody whose hero was destroyed (DN-604).
        for other in self.state.open.heroes.seats().filter(|it| *it != seat) {
            self.hero(other).quests.retain(|it| *it != quest);
        }
        self.carry(seat, quest, Escorting::Taken);
    }

    /// A blow takes a token instead of the wound (DN-530).
    pub fn steal(&mut self, thief: Seat, from: Seat, quest: QuestId) {
        let hero = self.hero(from);
        hero.carried.retain(|it| *it != quest);
        hero.quests.retain(|it| *it != quest);
        self.carry(thief, quest, Escorting::Stolen);
        self.open().has_taken_token = true;
    }

    /// A quest is completed: level, glory, recovery, and the match if it was the third (DN-503 to DN-505).
    pub fn complete(&mut self, seat: Seat, quest: QuestId) {
        if !self.state.open.heroes[seat].is_alive {
            return;
        }
        self.reward_quest(seat, quest, quest.card().recovery);
        if self.state.open.ending.is_none() {
            self.cut_heroics();
        }
    }

    /// Rewards a fallen hero for a quest whose monster it has defeated: that is completed, even if it falls later in
    /// the same battle (DN-008). A hero about to be destroyed gets all but the recovery.
    pub fn reward_fallen_hunter(&mut self, dying: SeatSet) {
        let Some(battle) = &self.state.open.battle else { return };
        if let BattleKind::Hunt(quest) = battle.kind
            && dying.has(battle.hero)
            && battle.foes[0].state == FoeState::Defeated
        {
            self.reward_quest(battle.hero, quest, 0);
        }
    }

    /// Level, glory, recovery, and the match if it was the third quest (DN-505).
    fn reward_quest(&mut self, seat: Seat, quest: QuestId, recovery: u8) {
        let card = quest.card();
        let was_global = self.state.open.globals.contains(&quest);
        self.open().globals.retain(|it| *it != quest);
        let hero = self.hero(seat);
        hero.quests.retain(|it| *it != quest);
        hero.carried.retain(|it| *it != quest);
        hero.done.push(quest);
        hero.level = (hero.level + 1).min(LEVEL_MAX);
        let level = hero.level;
        let (n_done, glory) = (self.hero(seat).done.len() as u8, card.glory);
        let who = self.figure(seat);
        self.emit(Event::Completed { who, quest, level, n_done, glory });
        self.glory(seat, i16::from(glory), Reason::Told);
        self.heal(seat, recovery, Origin::Quest(quest));
        // An artifact is not replaced (DN-504); with nothing personal, every quest is (DN-615).
        let is_artifact = card.categories.has(Category::Artifact);
        if was_global && (!is_artifact || self.state.open.rules.has(Switch::Shared)) {
            self.new_global();
        }
        self.check_quests(seat);
    }
}
