//! Values that are given to messages.

use super::{Id, Messages, Text};

/// A value that is given to a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    Number(i64),
    Text(&'a str),
    /// A term, or a message on which nothing depends: something that may have cases.
    Name(fn() -> &'static Messages, Id),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(it: &'a str) -> Arg<'a> {
        Arg::Text(it)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(it: &'a String) -> Arg<'a> {
        Arg::Text(it)
    }
}

/// A sentence says the term in the case that it needs. What is no message is given in English: no sentence needs that.
impl From<Text> for Arg<'static> {
    fn from(it: Text) -> Arg<'static> {
        match it {
            Text::Both { en, .. } => Arg::Text(en),
            Text::Said { by, id } => Arg::Name(by, id),
        }
    }
}

macro_rules! numbers {
    ($($of:ty)*) => {
        $(impl From<$of> for Arg<'_> {
            fn from(it: $of) -> Self {
                Arg::Number(it as i64)
            }
        })*
    };
}

numbers!(i8 i16 i32 i64 u8 u16 u32 usize);
