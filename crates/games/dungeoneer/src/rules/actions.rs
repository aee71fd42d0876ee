//! The legal choices, and the steps that a choice sets going.

use super::engine::Engine;
use super::offers::swaps_in_vain;
use super::offers::{is_encounter, may_declare, prompt, turn};
use super::ways::{may_explore, may_go, passage};
use super::{map, plays, quests};
use crate::action::{Action, Word};
use crate::ask::Moment;
use crate::cards::AdventureId;
use crate::cards::LocationId;
use crate::cards::ability::Cost;
use crate::cards::ability::Price;
use crate::event::{Discard, Event, Reason, Source};
use crate::pieces::Origin;
use crate::refusals::Refusal;
use crate::state::{Site, State, Wish};
use crate::steps::Step;
use kernel::ask::{Answer, Window};
use kernel::kit::{Cell, Side};
use kernel::{Chance, Seat, SeatSet};

impl Engine<'_> {
    pub fn act(&mut self, seat: Seat, action: &Action) {
        let Some(step) = self.state.open.agenda.next().cloned() else { return };
        let had_loose_ap = self.with_loose_ap();
        match (step, action) {
            (Step::Free | Step::Declare, Answer::Do(Word::End)) => {
                self.open().agenda.pop();
            }
            (Step::Free | Step::Declare, Answer::Do(word)) => self.act_freely(seat, *word),
            (Step::Window { of, window }, Answer::Play(word)) => {
                self.open().agenda.pop();
                self.push(Step::Window { of, window: window.act() });
                self.act_freely(seat, *word);
            }
            (Step::Window { of, window }, Answer::Pass) => self.pass(of, window),
            (Step::Window { of, window }, Answer::PassUntil(until)) => {
                let is_battle = *until == Word::Battle;
                self.hero(seat).wish = if is_battle { Wish::PassBattle } else { Wish::PassTurn };
                self.pass(of, window);
            }
            (Step::FirstHands, Answer::Number(n)) => {
                self.state.hidden.first[seat] = Some(*n as u8);
            }
            (Step::SaveAp, Answer::Yes(is_kept)) => {
                self.open().agenda.pop();
                self.keep_ap(*is_kept);
            }
            (Step::DiscardOne, Answer::Pick(word)) => {
                self.open().agenda.pop();
                self.discard_one(seat, *word);
            }
            (Step::Place { seat, location }, Answer::Place(cell)) => {
                self.open().agenda.pop();
                self.place_or_ask(seat, location, *cell);
            }
            (Step::Turned { seat, location, cell }, Answer::Yes(is_turned)) => {
                self.open().agenda.pop();
                self.place_turned(seat, location, cell, *is_turned);
            }
            (Step::Replace { seat, site, from, .. }, Answer::Place(cell)) => {
                self.open().agenda.pop();
                self.replace_or_ask(seat, site, from, *cell);
            }
            (Step::ChooseHero(seat), Answer::Pick(Word::Hero(hero))) => {
                self.open().agenda.pop();
                self.take_hero(seat, *hero);
            }
            (Step::LayOut { seat, .. }, Answer::Pick(Word::Location(location))) => {
                self.open().agenda.pop();
                self.lay_out(seat, *location);
            }
            (Step::Ask(ask), answer) => {
                self.open().agenda.pop();
                self.answer(&ask, answer);
            }
            _ => {}
        }
        for it in had_loose_ap.iter().filter(|_| !action.is_pass()) {
            self.hero(it).now.loose_ap = false;
        }
    }

    /// Heroes with a point that they fell for: it pays what is done next, or nothing (DN-618).
    fn with_loose_ap(&self) -> SeatSet {
        let heroes = self.state.open.heroes.iter();
        heroes.filter(|(_, it)| it.now.loose_ap).map(|it| it.0).collect()
    }

    /// Passes for the player who is asked in a window.
    fn pass(&mut self, of: Moment, window: Window) {
        self.open().agenda.pop();
        match window.pass() {
            Some(window) => self.push(Step::Window { of, window }),
            None => self.emit(Event::GoesOn { after: of }),
        }
    }

    /// A location is placed this way round; one that lies on the map already has been taken up.
    fn place_turned(&mut self, seat: Seat, location: LocationId, cell: Cell, is_turned: bool) {
        match self.state.open.find(location) {
            Some(from) => self.replace(location, from, cell, is_turned),
            None => self.place(Some(seat), location, cell, is_turned),
        }
    }

    /// A location is placed; if it fits both ways, that is asked.
    pub fn place_or_ask(&mut self, seat: Seat, location: LocationId, cell: Cell) {
        let is_last = self.state.is_last_location();
        let turns = map::turns(&self.state.open);
        if let [is_turned] = *turns {
            return self.place(Some(seat), location, cell, is_turned);
        }
        let ways = map::ways_to_lie(&self.state.open, location, cell, is_last);
        match ways.as_slice() {
            [is_turned] => self.place(Some(seat), location, cell, *is_turned),
            _ => self.push(Step::Turned { seat, location, cell }),
        }
    }

    /// A location that was taken up is placed elsewhere; if it fits both ways, that is asked (DN-202).
    pub fn replace_or_ask(&mut self, seat: Seat, location: LocationId, from: Cell, to: Cell) {
        let ways = map::replacements(&self.state.open, from, self.state.open.is_map_full);
        let mut fitting = ways.into_iter().filter(|it| it.0 == to);
        match (fitting.next(), fitting.next()) {
            (Some((_, is_turned)), None) => self.replace(location, from, to, is_turned),
            _ => self.push(Step::Turned { seat, location, cell: to }),
        }
    }

    /// A location that was taken up lies elsewhere.
    pub fn replace(&mut self, location: LocationId, from: Cell, to: Cell, is_turned: bool) {
        if let Some(site) = self.open().map.take(from) {
            // What is attached moves with it.
            self.open()
                .map
                .put(to, Site { attached: site.attached, ..Site::new(location, is_turned) });
            self.open().is_map_full = self.state.is_last_location();
            self.emit(Event::Shifted { location, to, is_turned });
        }
    }

    /// Puts the card that was chosen at the end of a turn on its pile (DN-150).
    pub fn discard_one(&mut self, seat: Seat, word: Word) {
        match word {
            Word::Hand(card) => {
                self.state.hidden.hands[seat].take(card);
                self.discard(seat, card, Discard::EndOfTurn);
            }
            Word::Readied(card, _) => self.discard_readied(seat, card, Discard::EndOfTurn),
            Word::Lair(card) => self.discard_from_lair(seat, card, Discard::EndOfTurn),
            _ => {}
        }
    }

    /// Something done in a free moment or a window.
    pub fn act_freely(&mut self, seat: Seat, word: Word) {
        match word {
            Word::Play { card, payer: Some(target), .. } if is_encounter(card) => {
                self.begin_declaration();
                self.declare(seat, card, target, false);
            }
            Word::FromLair { card, payer } => {
                self.begin_declaration();
                self.declare(seat, card, payer, true);
            }
            Word::Play { card, price, payer } => {
                let printed = price.unwrap_or_else(|| card.card().price.least());
                self.play_card(seat, card, printed, payer);
            }
            Word::Use { of, ability } => {
                if let Some(says) = super::uses::find_use(&self.state.open, seat, of, ability) {
                    self.use_ability(seat, of, ability, says);
                }
            }
            Word::Shed { card, owner } => {
                if let Ok(ability) =
                    super::uses::may_shed(&self.state.open, Moment::Free, seat, (card, owner))
                {
                    let of = Origin::Card(card);
                    self.use_ability(seat, of, 0, ability);
                }
            }
            Word::Go { side, with } => self.go(seat, side, with),
            Word::Explore => {
                self.pay_ap(seat, 1);
                self.push(Step::Draw { seat, n_under: 0 });
            }
            Word::Attempt(quest) => self.attempt(seat, quest),
            Word::Search(quest) => self.search(seat, quest),
            Word::Escort(quest) => self.begin_escort(seat, quest),
            Word::Finish(quest) => self.push(Step::Complete { seat, quest }),
            Word::Take(quest) => self.take_token(seat, quest),
            Word::Drop(quest) => self.drop_token(seat, quest),
            Word::Strike { hero, form } => {
                self.pay_ap(seat, 1);
                self.hero(seat).now.has_attacked = true;
                self.begin_strike(seat, hero, form, 0);
            }
            Word::Challenge { on, form, pay } => self.challenge_with(seat, on, form, pay),
            Word::Stand => self.stand_up(seat),
            Word::Fall => {
                self.fall_for_ap(seat);
                self.hero(seat).now.loose_ap = true;
            }
            _ => {}
        }
    }

    pub fn begin_declaration(&mut self) {
        if self.state.open.agenda.next() != Some(&Step::Declare) {
            self.push_all([Step::Declare, Step::NextBattle]);
        }
    }

    /// A hero sets out (DN-255).
    pub fn go(&mut self, seat: Seat, side: Side, with: Option<AdventureId>) {
        let Ok(passage) = passage(&self.state.open, seat, with) else { return };
        self.push(Step::Leave { seat, side, with: passage });
        if let Some(card) = with
            && let Ok((ability, nth)) = super::uses::may_move_with(&self.state.open, seat, card)
        {
            let of = Origin::Card(card);
            if ability.is_once {
                self.hero(seat).now.used.push(of);
            }
            let (who, of) = (self.figure(seat), Source::Card(card));
            self.emit(Event::Used { who, of, ability: nth });
            for cost in &ability.costs {
                if let Cost::Glory(Price::Fixed(n)) = cost {
                    self.glory(seat, -i16::from(*n), Reason::Told);
                }
            }
        }
    }
}

/// Tells whether a seat may take an action now.
///
/// # Errors
/// Why not.
pub fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if state.open.ending.is_some() {
        return Err(Refusal::Over);
    }
    if !state.open.heroes.has(seat) {
        return Err(Refusal::NoSuchPlayer);
    }
    if let Some(prompt) = prompt(state, seat)
        && prompt.shape.check(action).is_ok()
    {
        return Ok(());
    }
    Err(why_not(state, seat, action))
}

/// Why an action that is not offered is not.
pub fn why_not(state: &State, seat: Seat, action: &Action) -> Refusal {
    let open = &state.open;
    let is_awaited = turn(state).awaited().has(seat);
    if let (true, Answer::Place(cell), Some(Step::Place { location, .. })) =
        (is_awaited, action, open.agenda.next())
    {
        let may_lie = map::may_lie(open, *location, *cell, state.is_last_location());
        return may_lie.err().unwrap_or(Refusal::SomethingElse);
    }
    let (Answer::Do(word) | Answer::Play(word)) = action else {
        return if is_awaited { Refusal::SomethingElse } else { Refusal::NotYourTurn };
    };
    let moment = match open.agenda.next() {
        Some(Step::Free) if is_awaited => Moment::Free,
        Some(Step::Free) => Moment::Interrupt,
        Some(Step::Declare) if is_awaited => Moment::Free,
        Some(Step::Window { of, .. }) if is_awaited => *of,
        _ if is_awaited => return Refusal::SomethingElse,
        _ => return Refusal::NotYourTurn,
    };
    may_do(state, seat, moment, *word).err().unwrap_or(Refusal::NotNow)
}

/// Checks that a deed is possible at a moment.
fn may_do(state: &State, seat: Seat, moment: Moment, word: Word) -> Result<(), Refusal> {
    let open = &state.open;
    let n_cards = state.hidden.hands[seat].len();
    match word {
        Word::Play { card, .. } if !plays::is_held(state, seat, card) => Err(Refusal::NotInHand),
        Word::Play { card, payer: Some(payer), .. } if is_encounter(card) => {
            may_declare(open, seat, card, payer)
        }
        Word::Play { card, price, payer } => {
            let printed = price.unwrap_or_else(|| card.card().price.least());
            plays::may_play(open, moment, seat, plays::Play { card, printed, payer })
        }
        Word::FromLair { card, payer } => {
            if open.heroes[seat].lair.iter().any(|it| it.card == card) {
                may_declare(open, seat, card, payer)
            } else {
                Err(Refusal::NotInLair)
            }
        }
        Word::Use { of, ability } => {
            match super::uses::may_use(open, n_cards, moment, seat, (of, ability)) {
                Ok(it) if swaps_in_vain(state, it) => Err(Refusal::NoQuestToSwap),
                other => other.map(|_| ()),
            }
        }
        Word::Shed { card, owner } => {
            super::uses::may_shed(open, moment, seat, (card, owner)).map(|_| ())
        }
        Word::Go { side, with } => may_go(open, seat, side, with),
        Word::Explore => may_explore(state, seat),
        Word::Attempt(quest) => quests::may_attempt(open, n_cards, seat, quest),
        Word::Search(quest) => quests::may_search(open, seat, quest),
        Word::Escort(quest) => quests::may_escort(open, seat, quest),
        Word::Finish(quest) => quests::may_finish(open, seat, quest),
        Word::Take(quest) => quests::may_take(open, seat, quest),
        Word::Drop(quest) => quests::may_drop(open, seat, quest),
        Word::Strike { hero, form } => super::fights::may_strike(open, moment, seat, hero, form),
        Word::Challenge { on, form, pay } if moment == Moment::Challenge => {
            super::fights::may_challenge(open, seat, on, form, pay)
        }
        Word::Stand => super::fights::may_stand(open, moment, seat),
        Word::Fall => super::fights::may_fall(open, moment, seat),
        _ => Err(Refusal::NotNow),
    }
}

/// Carries out a checked action.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let mut engine = Engine { state, chance, events, is_settled: false };
    if !action.is_pass() {
        engine.open().reshuffled.clear();
    }
    engine.act(seat, action);
    engine.run();
}
