//! Questions of cards: what is discarded, taken, drawn, and which alternative is chosen.

use super::{Question, one_of, options, picked};
use crate::action::{Action, DeckId, Word};
use crate::ask::{self, Why};
use crate::cards::ability::{Amount, Effect, ZoneCards};
use crate::cards::{AdventureId, Filter, Part, Trait};
use crate::event::{Discard, Event};
use crate::rules::engine::Engine;
use crate::rules::{quests, targets};
use crate::scope::Scope;
use crate::state::{Open, State};
use crate::steps::Step;
use kernel::ask::{Answer, Shape};
use kernel::{Seat, sort};

impl Question for ask::DiscardLair {
    fn offers(&self, state: &State) -> Shape<Word> {
        lair(&state.open, self.seat)
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Lair(card) = picked(answer) else { return };
        engine.discard_from_lair(self.seat, card, Discard::Forced);
    }

    /// The cheapest monster goes.
    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        let lair = &engine.state.open.heroes[self.seat].lair;
        let cheapest = lair.iter().min_by_key(|it| it.card.card().price.least())?;
        Some(Word::Lair(cheapest.card))
    }
}

impl Question for ask::Host {
    fn offers(&self, state: &State) -> Shape<Word> {
        lair(&state.open, self.seat)
    }

    /// The card is attached to a monster of the lair.
    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Lair(host) = picked(answer) else { return };
        let (seat, card) = (self.seat, self.card);
        let lair = &mut engine.hero(seat).lair;
        if let Some(it) = lair.iter_mut().find(|it| it.card == host) {
            it.attached.push(card);
        }
        let who = engine.figure(seat);
        engine.emit(Event::Readied { who, card });
    }
}

/// Monsters of a lair: one that leaves it, or one that gets an attachment.
fn lair(open: &Open, seat: Seat) -> Shape<Word> {
    one_of(open.heroes[seat].lair.iter().map(|it| Word::Lair(it.card)))
}

impl Question for ask::DiscardHand {
    const IS_ABOUT_A_HAND: bool = true;

    fn offers(&self, state: &State) -> Shape<Word> {
        one_of(state.hidden.hands[self.seat].iter().map(Word::Hand))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Hand(card) = picked(answer) else { return };
        engine.state.hidden.hands[self.seat].take(card);
        engine.discard(self.seat, card, Discard::Forced);
    }
}

impl Question for ask::DiscardReadied {
    /// Readied cards that fit, of a player or of all.
    fn offers(&self, state: &State) -> Shape<Word> {
        let fitting = targets::readied_of(&state.open, self.owner, self.cards);
        one_of(fitting.map(|(seat, it)| Word::Readied(it, seat)))
    }

    /// The card is discarded; where it pays for an ability, that goes on.
    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Readied(card, owner) = picked(answer) else { return };
        if let Why::Cost(parts, scope) = self.why {
            let paid = quests::worth(card);
            engine.push(Step::Effects { parts, scope: Scope { paid, ..scope } });
        }
        engine.discard_readied(owner, card, Discard::Forced);
    }

    /// The dearest card of the hero goes where a card's choice is the Dungeonlord's: he is nobody in solo.
    /// Choices that a card leaves to its victim stay the hero's.
    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        if self.is_victims || self.why != Why::Effect || self.owner.is_none() {
            return None;
        }
        let price = |it: &Word| match it {
            Word::Readied(card, _) => card.card().price.least(),
            _ => 0,
        };
        let options = options(self, engine.state);
        let most = options.iter().map(price).max()?;
        options.into_iter().find(|it| price(it) == most)
    }
}

impl Question for ask::DiscardDrawn {
    fn offers(&self, _: &State) -> Shape<Word> {
        Shape::YesNo
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        if *answer == Answer::Yes(true) {
            engine.discard_drawn(self.card);
        }
    }
}

impl Question for ask::Surplus {
    /// The cards that count for the limit of an inventory (DN-323).
    fn offers(&self, state: &State) -> Shape<Word> {
        let kind = if self.is_boon { Trait::Boon } else { Trait::Treasure };
        let readied = state.open.heroes[self.seat].readied.iter().map(|it| it.card);
        let counted = readied.filter(|it| {
            let traits = it.card().traits;
            traits.has(kind) && traits.has(Trait::Permanent)
        });
        one_of(counted.map(|it| Word::Readied(it, self.seat)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Readied(card, owner) = picked(answer) else { return };
        engine.discard_readied(owner, card, Discard::Forced);
    }
}

impl Question for ask::Fetch {
    fn offers(&self, state: &State) -> Shape<Word> {
        let all = state.open.discards.iter().flatten().copied();
        let mut of: Vec<AdventureId> = all.filter(|it| self.cards.fits(it.card().traits)).collect();
        sort(&mut of, |one, other| one < other);
        of.dedup();
        one_of(of.into_iter().map(Word::Card))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Card(card) = picked(answer) else { return };
        engine.fetch(self.seat, card);
    }
}

impl Question for ask::TakeRevealed {
    /// One that may be taken, or none of them.
    fn offers(&self, state: &State) -> Shape<Word> {
        let revealed = state.open.revealed.iter().copied();
        let fitting = revealed.filter(|it| self.cards.fits(it.card().traits));
        one_of(fitting.map(Word::Card).chain([Word::Nobody]))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        engine.take_revealed(self.seat, picked(answer));
    }
}

impl Question for ask::Deck {
    /// The decks that, with their discards, have cards.
    fn offers(&self, state: &State) -> Shape<Word> {
        let has_cards = |it: &DeckId| {
            let nth = it.idx();
            !state.hidden.decks[nth].is_empty() || !state.open.discards[nth].is_empty()
        };
        one_of(DeckId::ALL.into_iter().filter(has_cards).map(Word::Deck))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Deck(deck) = picked(answer) else { return };
        engine.draw_from(self.seat, deck, self.n, self.why);
    }
}

impl Question for ask::Either {
    /// The alternatives that are possible; with no other left, the last one.
    fn offers(&self, state: &State) -> Shape<Word> {
        let options = self.options.0;
        let n = options.len() as u8;
        let can = |nth: &u8| can_choose(&state.open, options, *nth, &self.scope, self.seat);
        let mut of: Vec<Word> = (0..n).filter(can).map(Word::Either).collect();
        if of.is_empty() && 0 < n {
            of.push(Word::Either(n - 1));
        }
        Shape::One(of)
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Either(nth) = picked(answer) else { return };
        engine.push_parts(&self.options.0[usize::from(nth)], self.scope);
    }
}

/// Tells whether an alternative can be carried out: a loss must be payable in full, a discard needs a card.
pub fn can_choose(
    open: &Open,
    options: &'static [Vec<Part>],
    nth: u8,
    scope: &Scope,
    seat: Seat,
) -> bool {
    let hero = &open.heroes[seat];
    options[usize::from(nth)].iter().all(|it| match &it.effect {
        Effect::Glory(_, Amount::Fixed(by)) if *by < 0 => {
            u16::from(by.unsigned_abs()) <= hero.glory
        }
        Effect::Ap(_, by) if *by < 0 => by.unsigned_abs() <= hero.ap,
        Effect::Discard { zone, .. } => {
            let filter = match zone.cards {
                ZoneCards::Of(filter) => filter,
                ZoneCards::Readied => Filter::ANY,
                ZoneCards::Hand => return true,
            };
            let of = scope.target.unwrap_or(seat);
            targets::readied_of(open, Some(of), filter).next().is_some()
        }
        Effect::TakeDeactivation => open.map.iter().any(|it| it.1.is_deactivated),
        _ => true, // All else that is written as an alternative needs nothing.
    })
}
