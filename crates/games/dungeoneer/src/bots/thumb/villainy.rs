//! Villainy: which encounters to declare against whom, and which banes to play.

use super::deeds::{heal_worth, strike_worth, use_worth};
use super::fights;
use crate::action::{Action, Word};
use crate::bots::scale::{self, BAD};
use crate::cards::ability::{Cards, Effect, Trigger};
use crate::cards::{AdventureId, Lasting, Trait};
use crate::forecast;
use crate::pieces::Context;
use crate::rules::values;
use crate::state::{Open, State};
use kernel::Seat;
use kernel::ask::Answer;

/// Scores each of the deeds of a free moment of Villainy.
pub fn scores(state: &State, seat: Seat, legal: &[Action], into: &mut Vec<i32>) {
    let open = &state.open;
    let mut attacks: Vec<(Seat, Vec<(AdventureId, i32)>)> = Vec::new();
    for hero in open.opponents(seat).iter() {
        let aimed = legal.iter().filter_map(|it| match *it {
            Answer::Do(
                Word::Play { card, payer: Some(payer), .. } | Word::FromLair { card, payer },
            ) if payer == hero => Some(card),
            _ => None,
        });
        let cards: Vec<AdventureId> = aimed.collect();
        attacks.push((hero, fights::best_attacks(open, seat, hero, &cards)));
    }
    let worth_of = |card: AdventureId, hero: Seat| {
        let of_hero = attacks.iter().find(|it| it.0 == hero);
        of_hero.and_then(|it| it.1.iter().find(|it| it.0 == card)).map_or(0, |it| it.1)
    };
    into.extend(legal.iter().map(|it| {
        let Answer::Do(word) = it else { return 0 };
        match *word {
            Word::Play { card, payer: Some(hero), .. } | Word::FromLair { card, payer: hero } => {
                let traits = card.card().traits;
                if traits.has(Trait::Monster) {
                    worth_of(card, hero)
                } else if traits.has(Trait::Trap) {
                    trap_worth(open, seat, card, hero)
                } else {
                    bane_worth(state, seat, card, hero)
                }
            }
            Word::Play { card, payer: None, .. } => heal_worth(open, seat, card),
            Word::Use { of, ability } => use_worth(state, seat, of, ability),
            Word::Strike { hero, form } => strike_worth(open, seat, hero, form),
            Word::Stand => 800,
            Word::End => 0,
            _ => BAD,
        }
    }));
}

/// A trap, by how often its threats fail; every hero there is tested.
fn trap_worth(open: &Open, seat: Seat, card: AdventureId, hero: Seat) -> i32 {
    let cell = open.heroes[hero].at;
    let danger = values::danger(open, cell);
    let parts = card.card().abilities.iter().filter(|it| it.trigger == Trigger::Trap);
    let mut worth = 0;
    for part in parts.flat_map(|it| it.parts.iter()) {
        let Effect::Threat { form, reach, fail, ok, .. } = &part.effect else { continue };
        for other in open.heroes_at(cell, hero) {
            let ok_odds = forecast::threat(open, other, Context::Trap(*form), reach + danger);
            let ok_odds = ok_odds.thousandths();
            let fails: i32 = fail.iter().map(|it| harm(open, other, &it.effect)).sum();
            let gains: i32 = ok.iter().map(|it| harm(open, other, &it.effect)).sum();
            let each = ((1000 - ok_odds) * fails + ok_odds * gains) / 1000;
            worth += if other == seat { -each } else { each };
        }
    }
    worth - 150
}

/// The cost to a hero of an effect on it.
fn harm(open: &Open, hero: Seat, effect: &Effect) -> i32 {
    use crate::cards::ability::Amount;
    match effect {
        Effect::Wound(_, n) => scale::wound(open, hero) * i32::from(*n),
        Effect::Glory(_, Amount::Fixed(n)) => -140 * i32::from(*n),
        Effect::Glory(_, Amount::MinusX) => 150 * i32::from(open.heroes[hero].glory.min(3)),
        Effect::Prone(_) if open.heroes[hero].prone.is_none() => 700,
        Effect::ApNext { .. } => 700,
        Effect::SetBase(..) => 500,
        Effect::Roll { .. } => 500,
        Effect::Discard { .. } => 800,
        Effect::Threat { form, reach, fail, .. } => {
            let odds = forecast::threat(open, hero, Context::Threat(*form), *reach).thousandths();
            let fails: i32 = fail.iter().map(|it| harm(open, hero, &it.effect)).sum();
            fails * (1000 - odds) / 1000
        }
        Effect::Warp(..) => 700,
        _ => 0,
    }
}

/// A bane against a hero, or for one's own monsters.
fn bane_worth(state: &State, seat: Seat, card: AdventureId, hero: Seat) -> i32 {
    let open = &state.open;
    let says = card.card();
    let price = i32::from(says.price.least());
    // Peril that pays a bane does not pay an attack.
    let cost = 110 * price;
    match says.lasting {
        Lasting::Permanent => {
            let mine = state.hidden.hands[seat]
                .iter()
                .chain(open.heroes[seat].lair.iter().map(|it| it.card));
            let helped = |it: &AdventureId| {
                says.abilities.iter().flat_map(|it| it.parts.iter()).any(|part| match part.effect {
                    Effect::CardCost { cards: Cards::Mine(filter), .. } => {
                        filter.fits(it.card().traits)
                    }
                    _ => false,
                })
            };
            500 * mine.filter(helped).count() as i32 + 300 - cost
        }
        Lasting::PermanentByTarget => {
            let is_hurt = open.heroes[hero].health < 4;
            if is_hurt { 900 - cost } else { 200 - cost }
        }
        Lasting::Attachment(_) => 400 - cost,
        Lasting::Instant | Lasting::Monster => {
            let played = says.abilities.iter().filter(|it| it.trigger == Trigger::Play);
            let parts = played.flat_map(|it| it.parts.iter());
            parts.map(|it| harm(open, hero, &it.effect)).sum::<i32>() - cost
        }
    }
}
