//! Questions that must be answered.

use super::fights;
use crate::action::{Action, DeckId, Destination, Word};
use crate::ask::{Ask, Spot};
use crate::bots::aims::aims;
use crate::bots::walks::{AP, Walk};
use crate::bots::{keeps, scale};
use crate::cards::{Attempt, Form, LocationId};
use crate::forecast;
use crate::pieces::Fighter;
use crate::rules::battles::new_attack;
use crate::rules::open_cards::deck_of;
use crate::state::{LAIR, Open, State};
use kernel::Seat;
use kernel::ask::Answer;

/// How good an answer looks.
pub fn score(state: &State, ask: &Ask, seat: Seat, action: &Action) -> i32 {
    let open = &state.open;
    let word = match action {
        Answer::Pick(word) => *word,
        Answer::Yes(it) => return yes(state, ask, seat, *it),
        Answer::Number(n) => return stake(open, ask, seat, *n),
        _ => return 0,
    };
    match (*ask, word) {
        (Ask::ChooseForm { foe, .. }, Word::Form(form)) => form_worth(open, foe, form),
        (Ask::WhichAttack { .. } | Ask::Attack { .. }, Word::Attack(nth)) => {
            let hero = open.battle.as_ref().map_or(seat, |it| it.hero);
            forecast::attack(open, nth).map_or(0, |it| fights::attack_worth(open, hero, it))
        }
        (Ask::Token { .. }, Word::Quest(_)) => 1000,
        (Ask::Destination { .. }, Word::To(to)) => match to {
            Destination::Lair if open.heroes[seat].lair.len() < LAIR => 500,
            Destination::Lair => 0,
            Destination::Hand => 300,
            Destination::Discard => 100,
        },
        (Ask::GivePeril { .. }, Word::Seat(to)) => {
            if to == seat {
                -500
            } else {
                100 + 100 * open.heroes[to].done.len() as i32
            }
        }
        (Ask::DiscardReadied { .. }, Word::Readied(card, owner)) if owner != seat => {
            keeps::readied(open, owner, card)
        }
        (Ask::TakeRevealed { .. }, Word::Card(card)) => keeps::in_hand(open, seat, card),
        (Ask::Fetch { .. }, Word::Card(card)) => 100 * i32::from(card.card().price.least()),
        (_, Word::Hand(_) | Word::Readied(..) | Word::Lair(_)) => -keep(state, seat, word),
        (Ask::Warp { who, .. } | Ask::Step { who, .. }, Word::Location(to)) => {
            let near = nearness(state, who, to);
            if who == seat { near } else { -near }
        }
        (Ask::Location { what: Spot::Zone { .. }, .. }, Word::Location(at)) => {
            let here = open.battle.as_ref().map_or(open.heroes[seat].at, |it| it.cell);
            i32::from(open.find(at) == Some(here))
        }
        (Ask::Deck { .. }, Word::Deck(deck)) => deck_worth(state, seat, deck),
        (Ask::SwapQuest { .. }, Word::Quest(quest)) => {
            let walk = Walk::new(open, seat, open.heroes[seat].at);
            let all = aims(state, seat, &walk);
            all.iter().find(|it| it.quest == Some(quest)).map_or(0, |it| it.turns)
        }
        // The first alternative is what can be paid, the last what is left to luck.
        (Ask::Either { .. }, Word::Either(nth)) => {
            if 3 <= open.heroes[seat].glory {
                -i32::from(nth)
            } else {
                i32::from(nth)
            }
        }
        (Ask::FreeAttack { .. }, Word::Strike { hero, form }) => {
            super::deeds::strike_worth(open, seat, hero, form)
        }
        _ => 0,
    }
}

fn yes(state: &State, ask: &Ask, seat: Seat, is_yes: bool) -> i32 {
    let hero = &state.open.heroes[seat];
    let is_good = match ask {
        Ask::Dodge { .. } => 1 < hero.ap || hero.health <= 2,
        _ => true,
    };
    i32::from(is_yes == is_good)
}

/// Glory for a quest of chance: as much as helps.
fn stake(open: &Open, ask: &Ask, seat: Seat, n: u32) -> i32 {
    let Ask::Stake { quest, .. } = ask else { return 0 };
    let price = match quest.card().attempt {
        Attempt::Chance { price, .. } => i32::from(price),
        _ => 0,
    };
    let odds = forecast::chance(open, seat, *quest, n as u8).thousandths();
    9 * odds - 140 * price * n as i32
}

/// A form of an attacking monster.
fn form_worth(open: &Open, foe: u8, form: Form) -> i32 {
    let Some(mut battle) = open.battle.clone() else { return 0 };
    let hero = battle.hero;
    battle.attacks = vec![new_attack(Fighter::Foe(foe), Fighter::Hero(hero), form, 0)];
    let thought = Open { battle: Some(battle), ..open.clone() };
    forecast::attack(&thought, 0).map_or(0, |it| fights::attack_worth(open, hero, it))
}

/// What a card is worth to whoever may have to give it up.
pub fn keep(state: &State, seat: Seat, word: Word) -> i32 {
    let open = &state.open;
    match word {
        Word::Hand(card) => keeps::in_hand(open, seat, card),
        Word::Readied(card, _) => keeps::readied(open, seat, card),
        Word::Lair(card) => 280 + 100 * i32::from(card.card().price.least()),
        _ => 0,
    }
}

/// How near a hero would be to its aims.
fn nearness(state: &State, who: Seat, to: LocationId) -> i32 {
    let open = &state.open;
    let Some(cell) = open.find(to) else { return 0 };
    let walk = Walk::new(open, who, cell);
    let best = aims(state, who, &walk).into_iter().find(|it| it.cell.is_some());
    -best.map_or(0, |it| it.way.min(20 * AP))
}

/// The deck of which fewer cards are held.
fn deck_worth(state: &State, seat: Seat, deck: DeckId) -> i32 {
    let open = &state.open;
    let hand = &state.hidden.hands[seat];
    let n_glory = hand.iter().filter(|it| deck_of(open, *it) == 0).count();
    let wants_glory = n_glory < 3 || open.rules.is_solo();
    let low = i32::from(open.heroes[seat].health <= 2) * scale::WOUND / 100;
    match deck {
        DeckId::Glory if wants_glory => 100 + low,
        DeckId::Glory => low,
        DeckId::Peril => 50,
    }
}
