//! Words one after another.

use crate::messages;
use kernel::{Lang, message};

/// `A and B and C`
pub fn and<'w>(words: impl IntoIterator<Item = &'w str>, lang: Lang) -> String {
    chain(words, |first, then| message!(lang, "card-and", first = first, then = then))
}

/// Words one after another, each two of them joined.
pub fn chain<'w>(
    words: impl IntoIterator<Item = &'w str>,
    joined: impl Fn(&str, &str) -> String,
) -> String {
    let words = words.into_iter().map(str::to_owned);
    words.reduce(|first, then| joined(&first, &then)).unwrap_or_default()
}
