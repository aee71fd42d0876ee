//! Reasons why a text of the exchange is refused.

use std::fmt;

use crate::notation::{ParseError, Reader};
use crate::{Edition, RuleId};

/// A reason why an end takes nothing from a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The other end has another match.
    OtherMatch,
    /// The other end has a match by this edition of the rules.
    OtherEdition(Edition),
    /// The text is of a newer exchange: the program of the end that refuses it is too old.
    NewerProtocol,
    /// The text, or what would have to be sent, is longer than [`TEXT_MAX`](super::TEXT_MAX).
    TooLong,
    /// The text is none of the exchange, or did not come whole. Nobody is told: the next greeting mends it.
    Unreadable,
    /// The line in the text breaks a rule, or comes to another state here. The rule is known where it was broken.
    Unplayable(Option<RuleId>),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::OtherMatch => write!(f, "the other end has another match"),
            Why::OtherEdition(it) => write!(f, "the other end plays by edition {it} of the rules"),
            Why::NewerProtocol => write!(f, "the text is of a newer program"),
            Why::TooLong => write!(f, "the text is too long"),
            Why::Unreadable => write!(f, "the text is none of the exchange"),
            Why::Unplayable(None) => write!(f, "the line comes to another state"),
            Why::Unplayable(Some(rule)) => write!(f, "the line is against rule {rule}"),
        }
    }
}

impl std::error::Error for Why {}

impl Why {
    /// Its words in a text.
    pub(super) fn word(self) -> String {
        match self {
            Why::OtherMatch => "other-match".to_owned(),
            Why::OtherEdition(it) => format!("other-edition {it}"),
            Why::NewerProtocol => "newer-protocol".to_owned(),
            Why::TooLong => "too-long".to_owned(),
            Why::Unreadable => "unreadable".to_owned(),
            // The rules of the other end are those of another program: their numbers would say nothing here.
            Why::Unplayable(_) => "unplayable".to_owned(),
        }
    }

    /// Reads its words.
    ///
    /// # Errors
    /// If they are none.
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Why, ParseError> {
        Ok(match reader.word()? {
            "other-match" => Why::OtherMatch,
            "other-edition" => {
                Why::OtherEdition(Edition::nth(reader.number(1, u32::from(u16::MAX))? as u16))
            }
            "newer-protocol" => Why::NewerProtocol,
            "too-long" => Why::TooLong,
            "unreadable" => Why::Unreadable,
            "unplayable" => Why::Unplayable(None),
            _ => return Err(ParseError::Unexpected),
        })
    }
}
