//! Questions that must be answered. What one offers stands beside what an answer does, in the file of its
//! family; here is the list of all, and what they share.

mod battles;
pub mod cards;
mod heroes;
mod map;
mod quests;

use super::engine::Engine;
use crate::action::{Action, Word};
use crate::ask::Ask;
use crate::state::State;
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::{Answer, Prompt, Shape};

/// Whether the options come from a hand.
const fn is_about_a_hand(ask: &Ask) -> bool {
    matches!(ask, Ask::DiscardHand { .. })
}

/// Whether what a seat is asked lies open to everybody, with all of its answers (DN-573): no card of a hand
/// is among them.
pub fn is_open_choice(state: &State, seat: Seat) -> bool {
    match state.open.agenda.next() {
        Some(Step::Ask(ask)) => !is_about_a_hand(ask) && ask.seat() == seat,
        Some(
            Step::ChooseHero(_)
            | Step::Place { .. }
            | Step::Turned { .. }
            | Step::Replace { .. }
            | Step::SaveAp,
        ) => true,
        Some(Step::Window { .. }) => state.hidden.hands[seat].is_empty(),
        _ => false,
    }
}

/// The question with its options.
pub fn prompt(state: &State, ask: &Ask) -> Prompt<Word> {
    let (open, seat) = (&state.open, ask.seat());
    let of = match *ask {
        Ask::Extra { .. } | Ask::Dodge { .. } | Ask::DiscardDrawn { .. } => {
            return Prompt { seat, shape: Shape::YesNo };
        }
        Ask::Stake { quest, .. } => {
            let most = quests::most_stakes(open, seat, quest);
            return Prompt { seat, shape: Shape::Number { least: 0, most } };
        }

        Ask::WhichBattle { .. } => battles::declared(open),
        Ask::ChooseForm { foe, .. } => battles::forms(open, foe),
        Ask::WhichSpecial { .. } => battles::specials(open),
        Ask::WhichAttack { .. } => battles::rolled(open),
        Ask::Attack { parts, scope, n, .. } => battles::aims(open, seat, parts, &scope, n),
        Ask::Token { attack, by_attacker, .. } => battles::tokens(open, attack, by_attacker),
        Ask::Destination { foe, .. } => battles::destinations(open, foe),
        Ask::FreeAttack { .. } => battles::strikes(open, seat),

        Ask::ExitBy { mover, .. } => heroes::exits(open, mover),
        Ask::Warp { who, place, .. } => heroes::warps(open, who, place),
        Ask::Step { who, .. } => heroes::steps(open, who),
        Ask::GivePeril { .. } => heroes::receivers(open, seat),
        Ask::NewHero { .. } => heroes::unused(open),
        Ask::NewPlace { .. } => heroes::entrances(open),

        Ask::TakeUp { .. } => map::movable(open),
        Ask::SwapFirst { .. } => map::swappable(open),
        Ask::SwapSecond { first, .. } => map::swappable_with(open, first),
        Ask::SwapTurns { first, second, .. } => map::turns(open, first, second),
        Ask::Location { what, .. } => map::spots(open, what),

        Ask::DiscardLair { .. } | Ask::Host { .. } => cards::lair(open, seat),
        Ask::DiscardHand { .. } => cards::hand(state, seat),
        Ask::DiscardReadied { owner, cards, .. } => cards::readied(open, owner, cards),
        Ask::Surplus { is_boon, .. } => cards::surplus(open, seat, is_boon),
        Ask::Fetch { cards, .. } => cards::discarded(open, cards),
        Ask::TakeRevealed { cards, .. } => cards::revealed(open, cards),
        Ask::Deck { .. } => cards::decks(state),
        Ask::Either { options, scope, .. } => cards::alternatives(open, seat, options, &scope),

        Ask::SwapQuest { .. } => quests::swappable(open, seat),
        Ask::Sacrifice { quest, left, .. } => quests::gifts(open, seat, quest, left),
    };
    Prompt { seat, shape: Shape::One(of) }
}

impl Engine<'_> {
    /// Carries an answer out.
    pub fn answer(&mut self, ask: Ask, seat: Seat, answer: &Action) {
        let word = if let Answer::Pick(word) = answer { *word } else { Word::Nobody };
        let is_yes = *answer == Answer::Yes(true);
        match ask {
            Ask::WhichBattle { .. } => self.answer_battle(word),
            Ask::ChooseForm { foe, .. } => self.answer_form(foe, word),
            Ask::WhichSpecial { .. } => self.answer_special(word),
            Ask::WhichAttack { .. } => self.answer_comparison(word),
            Ask::Attack { parts, scope, n, .. } => self.answer_aim(seat, parts, scope, n, word),
            Ask::Extra { attack, by_attacker, card, .. } if is_yes => {
                self.use_extra(seat, attack, by_attacker, card);
            }
            Ask::Extra { .. } => {}
            Ask::Token { attack, by_attacker, .. } => {
                self.answer_token(seat, attack, by_attacker, word);
            }
            Ask::Destination { foe, .. } => self.answer_destination(seat, foe, word),
            Ask::FreeAttack { bonus, .. } => self.answer_strike(seat, bonus, word),

            Ask::ExitBy { .. } => self.answer_exit(word),
            Ask::Warp { who, .. } => self.answer_warp(who, word),
            Ask::Step { who, .. } => self.answer_step(who, word),
            Ask::Dodge { form, reach, .. } => self.answer_dodge(seat, form, reach, is_yes),
            Ask::GivePeril { .. } => self.answer_peril(seat, word),
            Ask::NewHero { .. } => self.answer_hero(seat, word),
            Ask::NewPlace { whose, .. } => self.answer_entrance(whose, word),

            Ask::TakeUp { .. } => self.answer_movable(seat, word),
            Ask::SwapFirst { .. } => self.answer_first(seat, word),
            Ask::SwapSecond { first, .. } => self.answer_second(seat, first, word),
            Ask::SwapTurns { first, second, .. } => self.answer_turns(first, second, word),
            Ask::Location { what, .. } => self.answer_spot(seat, what, word),

            Ask::DiscardLair { .. } => self.answer_lair(seat, word),
            Ask::Host { card, .. } => self.answer_host(seat, card, word),
            Ask::DiscardHand { .. } => self.answer_hand(seat, word),
            Ask::DiscardReadied { why, .. } => self.answer_readied(why, word),
            Ask::DiscardDrawn { card, .. } if is_yes => self.discard_drawn(card),
            Ask::DiscardDrawn { .. } => {}
            Ask::Surplus { .. } => self.answer_surplus(word),
            Ask::Fetch { .. } => self.answer_discarded(seat, word),
            Ask::TakeRevealed { .. } => self.take_revealed(seat, word),
            Ask::Deck { n, why, .. } => self.answer_deck(seat, n, why, word),
            Ask::Either { options, scope, .. } => self.answer_either(options, scope, word),

            Ask::SwapQuest { .. } => self.answer_swap(seat, word),
            Ask::Stake { quest, .. } => self.answer_stake(seat, quest, answer),
            Ask::Sacrifice { quest, left, .. } => self.answer_gift(seat, quest, left, word),
        }
    }

    /// A question is put, unless it has one answer only, for all that everybody sees (DN-576), or none.
    pub fn settle_ask(&mut self, ask: Ask) -> Option<Step> {
        let prompt = prompt(self.state, &ask);
        let n_options = match &prompt.shape {
            Shape::One(of) => of.len(),
            _ => 2,
        };
        if n_options == 0 || !self.state.open.heroes[prompt.seat].is_alive && !ask.is_for_the_dead()
        {
            self.skip(ask);
            return None;
        }
        let is_hidden = is_about_a_hand(&ask);
        let n_hidden = self.state.hidden.hands[prompt.seat].len();
        let is_single = if is_hidden { n_options == 1 && n_hidden == 1 } else { n_options == 1 };
        if is_single && let Shape::One(of) = prompt.shape {
            self.answer(ask, prompt.seat, &Answer::Pick(of[0]));
            return None;
        }
        // In solo, choices of the other side are made against the hero by rule (DN-649).
        if self.state.open.rules.is_solo()
            && let Some(word) = self.solo_choice(&ask)
        {
            self.answer(ask, prompt.seat, &Answer::Pick(word));
            return None;
        }
        Some(Step::Ask(ask))
    }

    /// A mandatory question has no answer: what depends on it is left out.
    fn skip(&mut self, ask: Ask) {
        assert!(!matches!(ask, Ask::Destination { .. }), "a monster can always be discarded");
        // The hero itself returns (DN-604).
        if let Ask::NewHero { seat } = ask {
            let card = self.state.open.heroes[seat].card;
            self.return_hero(seat, card);
        }
    }
}
