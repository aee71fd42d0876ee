//! Rules and boards know cards by what they say: no source outside their folder names one.

use std::collections::BTreeSet;

use super::names::all_names;
use crate::sources::sources;

/// The folders of the game's sources, and the folder in which cards may be named.
const SOURCES: &[&str] = &["games/dungeoneer", "boards/dungeoneer"];
const CARDS: &str = "games/dungeoneer/cards";

/// Tells whether `word` stands in `text` with nothing of a word beside it.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + word.len()..].chars().next();
        let is_free = |it: Option<char>| it.is_none_or(|it| !it.is_alphanumeric() && it != '_');
        is_free(before) && is_free(behind)
    })
}

/// Tells whether a module lies in a folder.
fn is_in(module: &str, folder: &str) -> bool {
    module.strip_prefix(folder).is_some_and(|it| it.is_empty() || it.starts_with('/'))
}

#[test]
fn no_card_is_named_outside_its_folder() {
    let names = all_names();
    let ours = sources().iter().filter(|it| SOURCES.iter().any(|folder| is_in(&it.module, folder)));
    let (cards, others) = ours.partition::<Vec<_>, _>(|it| is_in(&it.module, CARDS));
    assert!(!cards.is_empty() && !others.is_empty(), "the sources are found");
    for source in others {
        let in_code: BTreeSet<&str> = source.names().collect();
        let in_texts = |word: &str| source.texts().any(|it| has_word(&it.1, word));
        for (key, name) in &names {
            let is_named = in_code.contains(key.as_str()) || in_texts(key);
            assert!(!is_named, "{} names {key}", source.module);
            for name in [name.en(), name.ru()] {
                // A name of one word may be a word like any other, unless it is a text of its own.
                let is_named = match name.contains(' ') {
                    true => in_texts(name),
                    false => source.texts().any(|it| it.1 == name),
                };
                assert!(!is_named, "{} names {name}", source.module);
            }
        }
    }
}

#[test]
fn names_are_found_where_they_stand() {
    assert!(has_word("if id == \"TA17\" {", "TA17"));
    assert!(has_word("a Potion of Healing.", "Potion of Healing"));
    assert!(!has_word("TA170", "TA17"));
    assert!(!has_word("NOTA17", "TA17"));
    assert!(is_in(CARDS, "games/dungeoneer") && !is_in("games/dungeoneers", "games/dungeoneer"));
}
