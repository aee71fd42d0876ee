//! Questions that must be answered.

use super::fights;
use crate::action::{Action, DeckId, Destination, Word};
use crate::ask::{self, Ask, Spot};
use crate::bots::aims::aims;
use crate::bots::walks::{AP, Walk};
use crate::bots::{keeps, scale};
use crate::cards::{Attempt, Form, LocationId, QuestId};
use crate::forecast;
use crate::pieces::Fighter;
use crate::rules::battles::new_attack;
use crate::rules::open_cards::deck_of;
use crate::rules::sums::Fight;
use crate::state::{LAIR, Open, State};
use kernel::Seat;
use kernel::ask::Answer;

/// The score of an answer: one row for each question of which computers think anything. Else a card that is given up
/// costs what it is worth, all other words are equal, and yes is better than no.
pub fn score(state: &State, ask: &Ask, action: &Action) -> i32 {
    let (open, seat) = (&state.open, ask.seat());
    match (ask, action) {
        (Ask::ChooseForm(it), Answer::Pick(Word::Form(form))) => form_worth(open, it.foe, *form),
        (Ask::WhichAttack(_) | Ask::Attack(_), Answer::Pick(Word::Attack(nth))) => {
            let hero = open.battle.as_ref().map_or(seat, |it| it.hero);
            forecast::attack(open, *nth).map_or(0, |it| fights::attack_worth(open, hero, it))
        }
        (Ask::Token(_), Answer::Pick(Word::Quest(_))) => 1000,
        (Ask::Destination(_), Answer::Pick(Word::To(to))) => destination_worth(open, seat, *to),
        (Ask::FreeAttack(_), Answer::Pick(Word::Strike { hero, form })) => {
            super::deeds::strike_worth(open, seat, *hero, *form)
        }

        (
            Ask::Warp(ask::Warp { who, .. }) | Ask::Step(ask::Step { who, .. }),
            Answer::Pick(Word::Location(to)),
        ) => {
            let near = nearness(state, *who, *to);
            if *who == seat { near } else { -near }
        }
        (Ask::Dodge(_), Answer::Yes(it)) => {
            let hero = &open.heroes[seat];
            i32::from(*it == (1 < hero.ap || hero.health <= 2))
        }
        (Ask::GivePeril(_), Answer::Pick(Word::Seat(to))) if *to == seat => -500,
        (Ask::GivePeril(_), Answer::Pick(Word::Seat(to))) => {
            100 + 100 * open.heroes[*to].done.len() as i32
        }
        (Ask::Location(it), Answer::Pick(Word::Location(at))) => {
            let here = open.battle.as_ref().map_or(open.heroes[seat].at, |it| it.cell);
            i32::from(matches!(it.what, Spot::Zone { .. }) && open.find(*at) == Some(here))
        }

        (Ask::DiscardReadied(_), Answer::Pick(Word::Readied(card, owner))) if *owner != seat => {
            keeps::readied(open, *owner, *card)
        }
        (Ask::TakeRevealed(_), Answer::Pick(Word::Card(card))) => keeps::in_hand(open, seat, *card),
        (Ask::Fetch(_), Answer::Pick(Word::Card(card))) => {
            100 * i32::from(card.card().price.least())
        }
        (Ask::Deck(_), Answer::Pick(Word::Deck(deck))) => deck_worth(state, seat, *deck),
        // The first alternative is what can be paid, the last what is left to luck.
        (Ask::Either(_), Answer::Pick(Word::Either(nth))) if 3 <= open.heroes[seat].glory => {
            -i32::from(*nth)
        }
        (Ask::Either(_), Answer::Pick(Word::Either(nth))) => i32::from(*nth),

        (Ask::SwapQuest(_), Answer::Pick(Word::Quest(quest))) => {
            let walk = Walk::new(open, seat, open.heroes[seat].at);
            let all = aims(state, seat, &walk);
            all.iter().find(|it| it.quest == Some(*quest)).map_or(0, |it| it.turns)
        }
        (Ask::Stake(it), Answer::Number(n)) => stake(open, seat, it.quest, *n),

        (_, Answer::Pick(word)) => -keep(state, seat, *word),
        (_, Answer::Yes(it)) => i32::from(*it),
        _ => 0, // No question has answers of another shape.
    }
}

/// Glory for a quest of chance: as much as helps.
fn stake(open: &Open, seat: Seat, quest: QuestId, n: u32) -> i32 {
    let price = match quest.card().attempt {
        Attempt::Chance { price, .. } => i32::from(price),
        _ => 0,
    };
    let odds = forecast::chance(open, seat, quest, n as u8).thousandths();
    9 * odds - 140 * price * n as i32
}

/// A monster that can be sent again, where there is room for it.
fn destination_worth(open: &Open, seat: Seat, to: Destination) -> i32 {
    match to {
        Destination::Lair if open.heroes[seat].lair.len() < LAIR => 500,
        Destination::Lair => 0,
        Destination::Hand => 300,
        Destination::Discard => 100,
    }
}

/// A form of an attacking monster.
fn form_worth(open: &Open, foe: u8, form: Form) -> i32 {
    let Some(mut battle) = open.battle.clone() else { return 0 };
    let hero = battle.hero;
    battle.attacks = vec![new_attack(Fighter::Foe(foe), Fighter::Hero(hero), form, 0)];
    let found = forecast::exchange(Fight::thought_of(open, &battle), 0);
    found.map_or(0, |it| fights::attack_worth(open, hero, it))
}

/// The worth of a card to a player who may have to give it up.
pub fn keep(state: &State, seat: Seat, word: Word) -> i32 {
    let open = &state.open;
    match word {
        Word::Hand(card) => keeps::in_hand(open, seat, card),
        Word::Readied(card, _) => keeps::readied(open, seat, card),
        Word::Lair(card) => 280 + 100 * i32::from(card.card().price.least()),
        _ => 0,
    }
}

/// The nearness of a hero to its aims at a location.
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
