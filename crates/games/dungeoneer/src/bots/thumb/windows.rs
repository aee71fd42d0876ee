//! Windows and moments to break in: whether to answer, and with what.

use super::deeds::{heal_worth, strike_worth, use_worth};
use super::fights;
use crate::action::{Action, Target, Word};
use crate::ask::Moment;
use crate::bots::keeps;
use crate::bots::scale::{self, BAD};
use crate::cards::ability::{Cost, Effect, Price};
use crate::cards::{AdventureId, Form, Part, Trait};
use crate::forecast;
use crate::pieces::{Context, Fighter};
use crate::rules::{fights as battles, uses};
use crate::state::{Open, State};
use kernel::Seat;
use kernel::ask::Answer;

/// The score of an answer in a window.
pub fn score(state: &State, moment: Moment, seat: Seat, action: &Action) -> i32 {
    let open = &state.open;
    let word = match action {
        Answer::Play(word) => *word,
        // A player who passes for long cannot change its mind.
        Answer::PassUntil(_) => return -100,
        _ => return 0,
    };
    if let Word::Challenge { on, form, .. } = word {
        return challenge(open, seat, on, form);
    }
    let Some((parts, cost)) = told(open, seat, word) else {
        return interrupt_word(state, seat, word);
    };
    match moment {
        Moment::Response if battles::attacks_on(open, seat).next().is_some() => {
            answer(open, seat, parts) - cost
        }
        Moment::Response => own_attack(open, seat, parts) - cost,
        Moment::BeforeRoll => roll(open, seat, parts) - cost,
        Moment::Wound => scale::wound(open, seat) - cost,
        Moment::Counter => 900 - cost,
        Moment::Challenge => 500 - cost,
        Moment::Reward => reward(open, seat, word),
        Moment::Free | Moment::Interrupt | Moment::Entered | Moment::EndOfHeroics => {
            interrupt_word(state, seat, word)
        }
    }
}

/// The score of breaking in.
pub fn interrupt_score(state: &State, seat: Seat, action: &Action) -> i32 {
    match action {
        Answer::Do(word) => interrupt_word(state, seat, *word),
        _ => 0,
    }
}

/// The effect of a card or an ability, and its cost.
fn told(open: &Open, seat: Seat, word: Word) -> Option<(&'static [Part], i32)> {
    match word {
        Word::Play { card, payer, .. } => {
            let all = &crate::cards::library().adventures[card.idx()].abilities;
            let parts = all.first().map_or(&[][..], |it| &it.parts);
            let price = i32::from(card.card().price.least());
            Some((parts, if payer.is_none() { 140 * price + 150 } else { 100 * price + 100 }))
        }
        Word::Use { of, ability } => {
            let says = uses::find_use(open, seat, of, ability)?;
            let each = says.costs.iter().map(|it| match it {
                Cost::Glory(Price::Fixed(n)) => 150 * i32::from(*n),
                Cost::Counter(_) => 200,
                Cost::Itself => 700,
                Cost::Ap(n) => 500 * i32::from(*n),
                _ => 400,
            });
            Some((&says.parts, each.sum()))
        }
        _ => None,
    }
}

/// A challenge in this form.
fn challenge(open: &Open, seat: Seat, on: Target, form: Form) -> i32 {
    let on = match on {
        Target::Foe(foe) => Fighter::Foe(foe),
        Target::Hero(hero) => Fighter::Hero(hero),
    };
    let found = forecast::challenges(open, on).into_iter().find(|it| it.0 == form);
    let spent = if open.active == seat { 300 } else { 50 };
    found.map_or(BAD, |(form, it)| fights::strike_worth(open, seat, on, form, it) - spent)
}

/// The greatest danger among the attacks on a hero, as worth.
fn threatened(open: &Open, seat: Seat) -> i32 {
    let wound = scale::wound(open, seat);
    let attacks = battles::attacks_on(open, seat).filter(|it| !it.1.is_negated);
    let dangers = attacks.filter_map(|it| forecast::attack(open, it.0));
    dangers.map(|it| fights::share(wound, it.wins)).max().unwrap_or(0)
}

/// An answer to an attack on one's hero.
fn answer(open: &Open, seat: Seat, parts: &[Part]) -> i32 {
    let danger = threatened(open, seat);
    let one = |part: &Part| match &part.effect {
        Effect::Negate => danger,
        Effect::RemoveAttacker(_) => danger - 100,
        Effect::Wound(..) => danger + 300,
        Effect::SetForm(_) => danger / 3,
        Effect::Chance { .. } => danger / 2,
        Effect::ZoneRoll(..) => danger / 2,
        Effect::HitBonus { .. } => 100,
        Effect::Heal(..) if open.heroes[seat].health <= 2 => 2500,
        _ => 0,
    };
    parts.iter().map(one).sum()
}

/// Help for one's own monsters.
fn own_attack(_: &Open, _: Seat, parts: &[Part]) -> i32 {
    let one = |part: &Part| match &part.effect {
        Effect::Roll { .. } => 700,
        _ => 0,
    };
    parts.iter().map(one).sum()
}

/// Something that changes the roll at hand.
fn roll(open: &Open, seat: Seat, parts: &[Part]) -> i32 {
    let Some(roll) = &open.roll else { return 0 };
    let is_own = roll.by == Fighter::Hero(seat);
    let stake = match roll.context {
        Context::Attack(_) | Context::Counter(_) => scale::wound(open, roll.seat),
        Context::Quest(_) | Context::Search => 4000,
        Context::Trap(_) | Context::Hazard(_) | Context::Threat(_) => 1200,
        Context::Exit(_) => 900,
        Context::Chance => 600,
    };
    let is_against_own_hero = matches!(roll.context, Context::Attack(_))
        && battles::attacks_on(open, seat).next().is_some();
    let one = |part: &Part| match &part.effect {
        Effect::Advantage(_) if is_own => stake / 4,
        Effect::RollOnce { by, .. } if is_own && 0 < *by => stake * i32::from(*by) / 7,
        Effect::Disadvantage(_) if !is_own => stake / 4,
        Effect::RollOnce { by, .. } if !is_own && *by < 0 => stake * i32::from(-*by) / 7,
        Effect::Negate => threatened(open, seat),
        Effect::ZoneRoll(..) if is_against_own_hero => threatened(open, seat) / 2,
        _ => 0,
    };
    parts.iter().map(one).sum()
}

/// Solo: permanent treasures are readied after a battle (DN-652).
fn reward(open: &Open, seat: Seat, word: Word) -> i32 {
    match word {
        Word::Play { card, .. } => keeps::readied(open, seat, card),
        _ => -100,
    }
}

/// Something done out of turn, or between two deeds.
fn interrupt_word(state: &State, seat: Seat, word: Word) -> i32 {
    let open = &state.open;
    match word {
        // It would be lost at Reset, and saves a point then.
        Word::Stand => 900,
        Word::Strike { hero, form } => strike_worth(open, seat, hero, form) + 300,
        Word::Play { card, payer: None, .. } if is_permanent(card) => 300,
        Word::Play { card, payer: None, .. } => heal_worth(open, seat, card),
        Word::Play { payer: Some(_), .. } => -50,
        Word::Use { of, ability } => use_worth(state, seat, of, ability),
        _ => BAD,
    }
}

fn is_permanent(card: AdventureId) -> bool {
    card.card().traits.has(Trait::Permanent)
}
