//! Actions as text: `lay 3`, `lay 4 sword`, `crystal`.

use std::fmt;
use std::str::FromStr;

use super::action::Action;
use super::cards::{Card, Item, Lay, POWER_MAX};
use kernel::notation::{ParseError, Reader, number};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Power(power) => write!(f, "{power}"),
            Card::Item(item) => item.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose { character } => write!(f, "choose {character}"),
            Action::Lay { lay } => {
                f.write_str("lay")?;
                lay.cards().try_for_each(|it| write!(f, " {it}"))
            }
            Action::UseCrystal => f.write_str("crystal"),
            Action::UseTorch => f.write_str("torch"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut reader = Reader::new(text);
        let action = match reader.word()? {
            "choose" => Action::Choose { character: reader.read()? },
            "lay" => return Ok(Action::Lay { lay: lay(reader.rest())? }),
            "crystal" => Action::UseCrystal,
            "torch" => Action::UseTorch,
            _ => return Err(ParseError::Unexpected),
        };
        reader.end()?;
        Ok(action)
    }
}

/// Reads up to two cards, written in their order.
fn lay(text: &str) -> Result<Lay, ParseError> {
    let cards: Vec<Card> = text.split_whitespace().take(3).map(card).collect::<Result<_, _>>()?;
    match cards[..] {
        [] => Ok(Lay::NONE),
        [only] => Ok(Lay::one(only)),
        [one, other] if one <= other => Ok(Lay::two(one, other)),
        [_, _] => Err(ParseError::Unexpected),
        _ => Err(ParseError::Long),
    }
}

fn card(word: &str) -> Result<Card, ParseError> {
    let power = || number(word, 1, POWER_MAX.into()).map(|it| Card::Power(it as u8));
    Item::read(word).map(Card::Item).or_else(|_| power())
}
