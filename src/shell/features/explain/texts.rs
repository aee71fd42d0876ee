//! The texts of the explaining card, one file for each game and language. An entry:
//!
//! ```text
//! ## spikes .rd-skulls PD-150
//! @spikes
//! Symbol: Trap
//! ~ spikes, stakes
//! One wound every time you enter this room.
//! ```
//!
//! Its keys are names of symbols; names with a full stop within, which a board gives by `data-x`; and
//! selectors, which begin with a full stop. The line with `@` is for an entry without a symbol: it names one
//! as its picture, the number that stands on the thing, `@#`, or by a selector a symbol that is drawn within. The
//! one with `~` has other words that people may look for. A line `= SELECTOR` is for things with names of their own, such as cards: the selector finds within
//! the thing what bears the name, and the name of the entry says what kind of thing it is. `= .seat- SELECTOR`
//! looks for it all over the board, in what has the same class that begins with `seat-` as the thing has.

use crate::kernel::Lang;
use crate::shell::model::id::is_rule;

/// The picture of what shows a number: that number.
pub const OWN_NUMBER: &str = "#";

/// The words on one thing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    pub keys: Vec<String>,
    /// The rule that a person would want to read.
    pub rule: String,
    /// The name of the symbol that is its picture, [`OWN_NUMBER`], or a selector that finds a symbol within the
    /// thing; empty if it has none.
    pub picture: String,
    /// The kind of the thing.
    pub kind: String,
    pub name: String,
    /// Finds what bears the thing's own name; empty if such things have none.
    pub bearer: String,
    /// Other words that people may look for.
    pub synonyms: Vec<String>,
    pub words: String,
}

impl Entry {
    /// The first symbol among its keys.
    pub fn symbol(&self) -> Option<&str> {
        self.keys.iter().map(String::as_str).find(|it| is_symbol(it))
    }
}

/// The text file of a game, within the version of the site.
pub fn file(game: &str, lang: Lang) -> String {
    format!("public/explained/{game}.{}.txt", lang.code())
}

/// Reads the entries of a file; what stands before the first is left out, and so is an entry without a rule or
/// a name. Nothing in a text can make this fail.
pub fn parse(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        if let Some(heading) = line.strip_prefix("## ") {
            entries.push(headed(heading));
        } else if let Some(entry) = entries.last_mut() {
            add(entry, line);
        }
    }
    entries.retain(|it| !it.rule.is_empty() && !it.name.is_empty());
    entries
}

/// An entry that has nothing but its heading.
fn headed(heading: &str) -> Entry {
    let mut keys: Vec<String> =
        heading.split(' ').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    let rule = keys.pop_if(|it| is_rule(it)).unwrap_or_default();
    let entry = Entry { keys, rule, ..Entry::default() };
    Entry { picture: entry.symbol().unwrap_or_default().to_owned(), ..entry }
}

/// Adds a line to an entry.
fn add(entry: &mut Entry, line: &str) {
    if line.is_empty() {
        return;
    }
    if let Some(picture) = line.strip_prefix('@') {
        entry.picture = picture.to_owned();
    } else if let Some(bearer) = line.strip_prefix("= ") {
        entry.bearer = bearer.to_owned();
    } else if let Some(synonyms) = line.strip_prefix("~ ") {
        entry.synonyms.extend(synonyms.split(", ").map(str::to_owned));
    } else if entry.name.is_empty() {
        let (kind, name) = line.split_once(": ").unwrap_or(("", line));
        (entry.kind, entry.name) = (kind.to_owned(), name.to_owned());
    } else {
        if !entry.words.is_empty() {
            entry.words.push(' ');
        }
        entry.words.push_str(line);
    }
}

/// Tells whether a key is the name of a symbol.
pub fn is_symbol(key: &str) -> bool {
    !key.contains('.')
}

/// Tells whether a key is a selector.
pub fn is_selector(key: &str) -> bool {
    key.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_keys_a_rule_a_picture_a_kind_a_name_and_words() {
        let entries = parse(
            "Title\n\n## spikes room.trap .rd-x PD-150\nSymbol: Trap\n~ stakes, pit\nOne wound.\nAgain: one.\n\n\
             ## .rd-coin RA-004\n@coin\nNumber: Coins\n= .rd-x b\nTreasure.",
        );
        let [trap, coin] = &entries[..] else { panic!("{entries:?}") };
        assert_eq!(trap.keys, ["spikes", "room.trap", ".rd-x"]);
        assert_eq!((trap.rule.as_str(), trap.picture.as_str()), ("PD-150", "spikes"));
        assert_eq!((trap.kind.as_str(), trap.name.as_str()), ("Symbol", "Trap"));
        assert_eq!(trap.synonyms, ["stakes", "pit"]);
        assert_eq!(trap.words, "One wound. Again: one.");
        assert_eq!((coin.picture.as_str(), coin.words.as_str()), ("coin", "Treasure."));
        assert_eq!((trap.bearer.as_str(), coin.bearer.as_str()), ("", ".rd-x b"));
    }

    #[test]
    fn strange_texts_are_read_as_far_as_they_go() {
        assert_eq!(parse("lost\n@x\n"), []);
        assert_eq!(parse("## \n## PD-001\n## coin\nNo rule\n## coin RA-004"), []);
        let bare = parse("## RA-004\nTreasure");
        assert_eq!((bare[0].keys.len(), bare[0].kind.as_str()), (0, ""));
        assert_eq!((bare[0].name.as_str(), bare[0].words.as_str()), ("Treasure", ""));
    }

    #[test]
    fn a_key_tells_what_it_is() {
        assert!(is_symbol("gem-outline") && !is_symbol("track.health") && !is_symbol(".rd-coin"));
        assert!(is_selector(".rd-coin") && !is_selector("track.health"));
    }
}
