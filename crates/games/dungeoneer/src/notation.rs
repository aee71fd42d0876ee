//! The notation of the words of answers.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::action::{DeckId, Destination, Pay, Target, Word};
use super::cards::{AdventureId, Form};
use super::pieces::Origin;
use kernel::Seat;
use kernel::kit::Side;
use kernel::notation::{ParseError, number};

impl Display for Word {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Word::Play { card, price, payer } => {
                write!(f, "{card}")?;
                if let Some(price) = price {
                    write!(f, ":{price}")?;
                }
                payer.map_or(Ok(()), |it| write!(f, "@{it}"))
            }
            Word::FromLair { card, payer } => write!(f, "lair.{card}@{payer}"),
            Word::Use { of, ability } => {
                let ability = ability + 1;
                match of {
                    Origin::Card(card) => write!(f, "use.{card}.{ability}"),
                    Origin::Hero => write!(f, "use.hero.{ability}"),
                    Origin::Location(location) => write!(f, "use.{location}.{ability}"),
                    Origin::Quest(quest) => write!(f, "use.{quest}.{ability}"),
                    Origin::Foe(_) | Origin::Rules => Err(fmt::Error),
                }
            }
            Word::Shed { card, owner } => write!(f, "shed.{card}.{owner}"),
            Word::Go { side, with: None } => write!(f, "go.{side}"),
            Word::Go { side, with: Some(card) } => write!(f, "go.{side}.{card}"),
            Word::Explore => f.write_str("explore"),
            Word::Attempt(quest) => write!(f, "attempt.{quest}"),
            Word::Search(quest) => write!(f, "search.{quest}"),
            Word::Escort(quest) => write!(f, "escort.{quest}"),
            Word::Finish(quest) => write!(f, "finish.{quest}"),
            Word::Take(quest) => write!(f, "take.{quest}"),
            Word::Drop(quest) => write!(f, "drop.{quest}"),
            Word::Strike { hero, form } => write!(f, "attack.{hero}.{form}"),
            Word::Challenge { on, form, pay } => match on {
                Target::Foe(foe) => write!(f, "challenge.{}.{form}.{pay}", foe + 1),
                Target::Hero(hero) => write!(f, "challenge.{hero}.{form}.{pay}"),
            },
            Word::Stand => f.write_str("stand"),
            Word::Fall => f.write_str("fall"),
            Word::End => f.write_str("end"),
            Word::Turn => f.write_str("turn"),
            Word::Battle => f.write_str("battle"),
            Word::Seat(seat) => write!(f, "{seat}"),
            Word::Nobody => f.write_str("nobody"),
            Word::Form(form) => write!(f, "{form}"),
            Word::Side(side) => write!(f, "{side}"),
            Word::Hand(card) => write!(f, "hand.{card}"),
            Word::Readied(card, seat) => write!(f, "readied.{card}.{seat}"),
            Word::Lair(card) => write!(f, "in.{card}"),
            Word::Card(card) => write!(f, "card.{card}"),
            Word::Hero(hero) => write!(f, "{hero}"),
            Word::Quest(quest) => write!(f, "{quest}"),
            Word::Location(location) => write!(f, "{location}"),
            Word::Attack(nth) => write!(f, "blow.{}", nth + 1),
            Word::Foe(nth) => write!(f, "foe.{}", nth + 1),
            Word::To(to) => write!(f, "to.{to}"),
            Word::Deck(deck) => write!(f, "deck.{deck}"),
            Word::Either(nth) => write!(f, "either.{}", nth + 1),
        }
    }
}

/// A place counted from 1, as an index.
fn place(word: &str) -> Result<u8, ParseError> {
    number(word, 1, 99).map(|it| it as u8 - 1)
}

fn play(word: &str) -> Result<Word, ParseError> {
    let (rest, payer) = match word.split_once('@') {
        Some((rest, payer)) => (rest, Some(Seat::read(payer)?)),
        None => (word, None),
    };
    let (card, price) = match rest.split_once(':') {
        Some((card, price)) => (card, Some(number(price, 0, 99)? as u8)),
        None => (rest, None),
    };
    Ok(Word::Play { card: card.parse()?, price, payer })
}

fn origin(word: &str) -> Result<Origin, ParseError> {
    if word == "hero" {
        return Ok(Origin::Hero);
    }
    let card = word.parse::<AdventureId>().map(Origin::Card);
    let card = card.or_else(|_| word.parse().map(Origin::Location));
    card.or_else(|_| word.parse().map(Origin::Quest))
}

impl FromStr for Word {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Word, ParseError> {
        let parts: Vec<&str> = word.split('.').collect();
        Ok(match *parts.as_slice() {
            ["explore"] => Word::Explore,
            ["stand"] => Word::Stand,
            ["fall"] => Word::Fall,
            ["end"] => Word::End,
            ["turn"] => Word::Turn,
            ["battle"] => Word::Battle,
            ["nobody"] => Word::Nobody,
            ["lair", rest] => match play(rest)? {
                Word::Play { card, price: None, payer: Some(payer) } => {
                    Word::FromLair { card, payer }
                }
                _ => return Err(ParseError::Unexpected),
            },
            ["use", of, nth] => Word::Use { of: origin(of)?, ability: place(nth)? },
            ["shed", card, owner] => Word::Shed { card: card.parse()?, owner: Seat::read(owner)? },
            ["go", side] => Word::Go { side: Side::read(side)?, with: None },
            ["go", side, card] => Word::Go { side: Side::read(side)?, with: Some(card.parse()?) },
            ["attempt", quest] => Word::Attempt(quest.parse()?),
            ["search", quest] => Word::Search(quest.parse()?),
            ["escort", quest] => Word::Escort(quest.parse()?),
            ["finish", quest] => Word::Finish(quest.parse()?),
            ["take", quest] => Word::Take(quest.parse()?),
            ["drop", quest] => Word::Drop(quest.parse()?),
            ["attack", hero, form] => {
                Word::Strike { hero: Seat::read(hero)?, form: Form::read(form)? }
            }
            ["challenge", on, form, pay] => {
                let hero = Seat::read(on).map(Target::Hero);
                let on = hero.or_else(|_| place(on).map(Target::Foe))?;
                Word::Challenge { on, form: Form::read(form)?, pay: Pay::read(pay)? }
            }
            ["hand", card] => Word::Hand(card.parse()?),
            ["readied", card, seat] => Word::Readied(card.parse()?, Seat::read(seat)?),
            ["in", card] => Word::Lair(card.parse()?),
            ["card", card] => Word::Card(card.parse()?),
            ["blow", nth] => Word::Attack(place(nth)?),
            ["foe", nth] => Word::Foe(place(nth)?),
            ["to", to] => Word::To(Destination::read(to)?),
            ["deck", deck] => Word::Deck(DeckId::read(deck)?),
            ["either", nth] => Word::Either(place(nth)?),
            [word] => single(word)?,
            _ => return Err(ParseError::Unexpected),
        })
    }
}

/// A word without a dot.
fn single(word: &str) -> Result<Word, ParseError> {
    if let Ok(seat) = Seat::read(word) {
        return Ok(Word::Seat(seat));
    }
    if let Ok(form) = Form::read(word) {
        return Ok(Word::Form(form));
    }
    if let Ok(side) = Side::read(word) {
        return Ok(Word::Side(side));
    }
    let card = word.parse().map(Word::Hero);
    let card = card.or_else(|_| word.parse().map(Word::Quest));
    let card = card.or_else(|_| word.parse().map(Word::Location));
    card.or_else(|_| play(word))
}
