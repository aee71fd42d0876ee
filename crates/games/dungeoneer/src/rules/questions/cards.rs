//! Questions of cards: what is discarded, taken, drawn, and which alternative is chosen.

use crate::action::{DeckId, Word};
use crate::ask::{Draw, Why};
use crate::cards::ability::{Amount, Effect, ZoneCards};
use crate::cards::{AdventureId, Filter, Part, Trait};
use crate::event::{Discard, Event};
use crate::rules::engine::Engine;
use crate::rules::{quests, targets};
use crate::scope::{Alternatives, Scope};
use crate::state::{Open, State};
use crate::steps::Step;
use kernel::Seat;

/// Monsters of a lair: one that leaves it, or one that gets an attachment.
pub(super) fn lair(open: &Open, seat: Seat) -> Vec<Word> {
    open.heroes[seat].lair.iter().map(|it| Word::Lair(it.card)).collect()
}

/// Cards of the hand.
pub(super) fn hand(state: &State, seat: Seat) -> Vec<Word> {
    state.hidden.hands[seat].iter().map(Word::Hand).collect()
}

/// Readied cards that fit, of a player or of all.
pub(super) fn readied(open: &Open, owner: Option<Seat>, cards: Filter) -> Vec<Word> {
    targets::readied_of(open, owner, cards).map(|(seat, it)| Word::Readied(it, seat)).collect()
}

/// What counts for the limit of an inventory (DN-323).
pub(super) fn surplus(open: &Open, seat: Seat, is_boon: bool) -> Vec<Word> {
    let kind = if is_boon { Trait::Boon } else { Trait::Treasure };
    let readied = open.heroes[seat].readied.iter().map(|it| it.card);
    let counted = readied.filter(|it| {
        let traits = it.card().traits;
        traits.has(kind) && traits.has(Trait::Permanent)
    });
    counted.map(|it| Word::Readied(it, seat)).collect()
}

/// Cards of the discard piles that fit.
pub(super) fn discarded(open: &Open, cards: Filter) -> Vec<Word> {
    let all = open.discards.iter().flatten().copied();
    let mut of: Vec<AdventureId> = all.filter(|it| cards.fits(it.card().traits)).collect();
    of.sort_unstable();
    of.dedup();
    of.into_iter().map(Word::Card).collect()
}

/// Revealed cards that may be taken, or none of them.
pub(super) fn revealed(open: &Open, cards: Filter) -> Vec<Word> {
    let fitting = open.revealed.iter().copied().filter(|it| cards.fits(it.card().traits));
    fitting.map(Word::Card).chain([Word::Nobody]).collect()
}

/// The decks that, with their discards, have cards.
pub(super) fn decks(state: &State) -> Vec<Word> {
    let has_cards = |it: &DeckId| {
        let nth = it.idx();
        !state.hidden.decks[nth].is_empty() || !state.open.discards[nth].is_empty()
    };
    DeckId::ALL.into_iter().filter(has_cards).map(Word::Deck).collect()
}

/// The alternatives of a card that are possible.
pub(super) fn alternatives(
    open: &Open,
    seat: Seat,
    options: Alternatives,
    scope: &Scope,
) -> Vec<Word> {
    let n = options.0.len() as u8;
    let possible = (0..n).filter(|nth| can_choose(open, options.0, *nth, scope, seat));
    let mut of: Vec<Word> = possible.map(Word::Either).collect();
    // With no other option left the last one is taken.
    if of.is_empty() && 0 < n {
        of.push(Word::Either(n - 1));
    }
    of
}

/// Whether an alternative can be carried out: a loss must be payable in full, a discard needs a card.
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
        _ => true, // Whatever else is written as an alternative needs nothing.
    })
}

impl Engine<'_> {
    pub(super) fn answer_lair(&mut self, seat: Seat, word: Word) {
        let Word::Lair(card) = word else { return };
        self.discard_from_lair(seat, card, Discard::Forced);
    }

    /// A card is attached to a monster of the lair.
    pub(super) fn answer_host(&mut self, seat: Seat, card: AdventureId, word: Word) {
        let Word::Lair(host) = word else { return };
        let lair = &mut self.hero(seat).lair;
        if let Some(it) = lair.iter_mut().find(|it| it.card == host) {
            it.attached.push(card);
        }
        let who = self.figure(seat);
        self.emit(Event::Readied { who, card });
    }

    pub(super) fn answer_hand(&mut self, seat: Seat, word: Word) {
        let Word::Hand(card) = word else { return };
        self.state.hidden.hands[seat].take(card);
        self.discard(seat, card, Discard::Forced);
    }

    /// A readied card is discarded; where it pays for an ability, that goes on.
    pub(super) fn answer_readied(&mut self, why: Why, word: Word) {
        let Word::Readied(card, owner) = word else { return };
        if let Why::Cost(parts, scope) = why {
            let paid = quests::worth(card);
            self.push(Step::Effects { parts, scope: Scope { paid, ..scope } });
        }
        self.discard_readied(owner, card, Discard::Forced);
    }

    pub(super) fn answer_surplus(&mut self, word: Word) {
        let Word::Readied(card, owner) = word else { return };
        self.discard_readied(owner, card, Discard::Forced);
    }

    pub(super) fn answer_discarded(&mut self, seat: Seat, word: Word) {
        let Word::Card(card) = word else { return };
        self.fetch(seat, card);
    }

    pub(super) fn answer_deck(&mut self, seat: Seat, n: u8, why: Draw, word: Word) {
        let Word::Deck(deck) = word else { return };
        self.draw_from(seat, deck, n, why);
    }

    pub(super) fn answer_either(&mut self, options: Alternatives, scope: Scope, word: Word) {
        let Word::Either(nth) = word else { return };
        self.push_parts(&options.0[usize::from(nth)], scope);
    }
}
