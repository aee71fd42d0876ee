//! Values that are given to messages.

use super::Messages;
use super::id::Id;

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
