//! The lines of a score, and the titles of a player alone (DR-098, DR-101).

use crate::messages;
use kernel::{Lang, Line, Text, message, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let (tokens, level) =
        (message!(lang, "score-tokens", n = n), message!(lang, "score-level", n = n));
    let (name, why) = match line.id {
        "delve-1" => (message!(lang, "score-delve-1"), level),
        "delve-2" => (message!(lang, "score-delve-2"), level),
        "delve-3" => (message!(lang, "score-delve-3"), level),
        "dragons" => (message!(lang, "score-dragons"), message!(lang, "score-defeated", n = n)),
        "empty-bag" => (message!(lang, "score-empty-bag"), message!(lang, "score-missed", n = n)),
        "treasures" => (message!(lang, "score-treasures"), tokens),
        "portals" => (message!(lang, "score-portals"), tokens),
        _ => (message!(lang, "score-scales"), tokens),
    };
    (name.to_owned(), why)
}

/// The title that a player alone earns (DR-101).
pub const fn title(score: i32) -> Text {
    match score {
        35.. => text!("title-hero-of-ages"),
        30..=34 => text!("title-champion"),
        24..=29 => text!("title-explorer"),
        16..=23 => text!("title-village-hero"),
        _ => text!("title-fodder"),
    }
}
