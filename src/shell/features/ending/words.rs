//! The words of the end of a match.

use crate::kernel::{Lang, message};
use crate::shell::words::messages;

/// So much of the bar of all ranks: `now` and `next` have their units.
pub fn bar(now: &str, next: Option<&str>, lang: Lang) -> String {
    match next {
        Some(next) => format!("{now}; {next}"),
        None => message!(lang, "ending-highest", now = now),
    }
}
