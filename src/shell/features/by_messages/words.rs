//! The words of playing by messages.

use crate::kernel::{Lang, message};
pub use crate::shell::model::words::listed as names;
use crate::shell::words::messages;

/// Those whose turn it is, elsewhere.
pub fn whose(awaited: &[String], lang: Lang) -> String {
    message!(lang, "turn-of", n = awaited.len(), names = &names(awaited, lang))
}

/// The message around a link: for whom it is, in which game, and the link on a line of its own.
pub fn message_with(link: &str, to: &str, title: &str, is_over: bool, lang: Lang) -> String {
    let words = match is_over {
        true => message!(lang, "turn-message-over", game = title, name = to),
        false => message!(lang, "turn-message", game = title, name = to),
    };
    format!("{words}\n{link}")
}
