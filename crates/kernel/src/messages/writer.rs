//! Messages, written out with their arguments.

use super::Messages;
use super::arg::Arg;
use super::id::{Id, MISSING};
use super::packed::{Packed, SELECT, TERM, VALUE, VARIANT};
use crate::Lang;
use crate::letters::capital;

impl Messages {
    /// A message with its arguments, in the order of its variables; dots where it is missing.
    pub fn format(&'static self, lang: Lang, (id, args): (Id, &[Arg<'_>])) -> String {
        let Some(words) = self.in_language(lang) else { return MISSING.to_owned() };
        let mut into = String::new();
        let writer = Writer { messages: self, words, lang, args, given: "" };
        writer.pattern(words.start(id), &mut into);
        into
    }
}

/// A value, as it was given or made.
enum Value<'a> {
    Given(Arg<'a>),
    Made(String),
}

impl Value<'_> {
    fn write(&self, lang: Lang, into: &mut String) {
        match self {
            Value::Given(Arg::Number(n)) => into.push_str(&n.to_string()),
            Value::Given(Arg::Text(it)) => into.push_str(it),
            Value::Given(Arg::Name(by, id)) => into.push_str(by().fixed(lang, *id)),
            Value::Made(it) => into.push_str(it),
        }
    }
}

/// Words that are being written out, with their arguments.
struct Writer<'a> {
    messages: &'static Messages,
    words: &'a Packed,
    lang: Lang,
    /// The arguments of a message, in the order of its variables.
    args: &'a [Arg<'a>],
    /// The arguments of a term: `case=genitive;`.
    given: &'a str,
}

impl<'a> Writer<'a> {
    /// Writes out a pattern; returns the place of the mark behind it.
    fn pattern(&self, at: usize, into: &mut String) -> usize {
        let mut at = at;
        loop {
            let text = self.words.upto_mark(at);
            into.push_str(text);
            at += text.len();
            at = match self.words.byte(at) {
                VALUE => {
                    let (value, behind) = self.value(at + 1);
                    value.write(self.lang, into);
                    behind
                }
                SELECT => self.select(at + 1, into),
                _ => return at,
            }
        }
    }

    fn select(&self, at: usize, into: &mut String) -> usize {
        let (value, at) = self.value(at);
        let mut chosen = at + 1;
        let mut next = self.words.variant_from(at + 1);
        while self.words.byte(next) == VARIANT {
            let key = self.words.upto_mark(next + 1);
            let mut behind = next + 1 + key.len();
            let mut term = None;
            if self.words.byte(behind) == TERM {
                let digits = self.words.upto_mark(behind + 1);
                term = Some(number_of(digits));
                behind += 1 + digits.len();
            }
            if self.fits(&value, key, term) {
                chosen = behind + 1;
                break;
            }
            next = self.words.variant_from(behind + 1);
        }
        while self.words.byte(next) == VARIANT {
            next = self.words.variant_from(next + 1);
        }
        self.pattern(chosen, into);
        next + 1
    }

    fn fits(&self, value: &Value<'_>, key: &str, term: Option<Id>) -> bool {
        match value {
            Value::Given(Arg::Number(n)) => {
                key == self.lang.plural_form(*n) || key.parse() == Ok(*n)
            }
            Value::Given(Arg::Text(it)) => key == *it,
            Value::Given(Arg::Name(by, id)) => {
                term == Some(*id) && std::ptr::eq(by(), self.messages)
            }
            Value::Made(it) => key == it,
        }
    }

    /// The value at a place, and the place behind it.
    fn value(&self, at: usize) -> (Value<'a>, usize) {
        let text = self.words.upto_mark(at + 1);
        match self.words.byte(at) {
            b'$' => {
                let place = usize::from(self.words.byte(at + 1).wrapping_sub(b'0'));
                let arg = self.args.get(place).copied().unwrap_or(Arg::Text(MISSING));
                (Value::Given(arg), at + 2)
            }
            b':' => {
                let pairs = self.given.split(';').filter_map(|it| it.split_once('='));
                let value = pairs.filter(|it| it.0 == text).map(|it| it.1).next();
                (Value::Given(Arg::Text(value.unwrap_or_default())), at + 1 + text.len())
            }
            b'C' => {
                let (value, behind) = self.value(at + 1);
                let mut text = String::new();
                value.write(self.lang, &mut text);
                (Value::Made(capital(&text)), behind)
            }
            b'N' => {
                let (value, behind) = self.value(at + 1);
                let given = self.words.upto_mark(behind);
                (self.name(value, given), behind + given.len() + 1)
            }
            _ => {
                let mut text = String::new();
                let behind = self.pattern(at + 1, &mut text);
                (Value::Made(text), behind + 1)
            }
        }
    }

    /// The term that a value holds, with what it is given; anything else as it is.
    fn name(&self, value: Value<'a>, given: &str) -> Value<'a> {
        let Value::Given(Arg::Name(by, id)) = value else { return value };
        let messages = by();
        let mut text = String::new();
        if let Some(words) = messages.in_language(self.lang) {
            let start = words.start(id);
            let writer = Writer { messages, words, lang: self.lang, args: &[], given };
            writer.pattern(start, &mut text);
        }
        Value::Made(text)
    }
}

/// The number of two digits of 64.
fn number_of(digits: &str) -> Id {
    let digit = |it: u8| u16::from(it.wrapping_sub(b'0'));
    Id::new(digits.bytes().fold(0, |number, it| number * 64 + digit(it)))
}
