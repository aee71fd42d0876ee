//! A new card of Dungeoneer: its line, its name, the rows of what it says, and the cases of these.

use std::path::Path;

use languages::Lang;

use super::add;
use super::edition::Edition;
use crate::failure::{Failure, Outcome};
use crate::text_file::read;

/// The file of cards that new ones go to, within those of the game, and what their keys begin with.
pub const FILE: &str = "tomb/boons.txt";
const PREFIX: &str = "TA";

/// The file of cases that those of new cards go to.
pub const ROWS: &str = "rows/cards_glory.txt";

/// The rest of a new card, behind its key and edition, and the text of its ability.
const CARD: &str = "1 | 2 | heroics | instant | Maneuver";
const ABILITY: &str = "play: ap(me, +1)";

/// Makes a card in a copy of the project, or in the project itself; returns its key and its edition.
///
/// # Errors
/// As [`super::new_card`].
pub fn card(root: &Path, name: &str) -> Outcome<(String, Edition)> {
    let is_name = !name.trim().is_empty() && !name.contains(['|', '#', '\n']);
    if !is_name {
        return Err(Failure::new(format!("`{name}` is no name for a card.")));
    }
    let game = root.join("crates/games/dungeoneer");
    let names = |lang: Lang| game.join(format!("words/adventures.{}.txt", lang.code()));
    let taken = read(&names(Lang::default()))?;
    if let Some(key) = key_of(&taken, name) {
        return Err(Failure::new(format!(
            "there is a card `{name}`, {key}: a new one has another name."
        )));
    }
    let key = free_key(&taken);
    let edition =
        Edition::of_next_release(&game.join("src/lib.rs"), &game.join("src/words/todays.rs"))?;
    let since = edition.number();
    let line = format!("{key} since {since} | {CARD} | {ABILITY} | ok | ours");
    add(&game.join("src/cards").join(FILE), &line)?;
    for lang in Lang::ALL {
        add(&names(lang), &format!("{key} | {name}"))?;
    }
    add(&game.join("cases/abilities.txt"), &format!("{key}.0 {CARD} | ok\n{key}.1 {ABILITY}"))?;
    add(&game.join("cases").join(ROWS), &cases(&key, name))?;
    Ok((key, edition))
}

/// The key behind the last of those that are taken.
fn free_key(names: &str) -> String {
    let keys = names.lines().filter_map(|it| it.split([' ', '|']).next()?.strip_prefix(PREFIX));
    let last = keys.filter_map(|it| it.parse::<u32>().ok()).max().unwrap_or(0);
    format!("{PREFIX}{:02}", last + 1)
}

/// The key of the card that has this name, in small or capital letters.
fn key_of<'a>(names: &'a str, name: &str) -> Option<&'a str> {
    let rows = names.lines().filter(|it| !it.starts_with('#'));
    let name = name.trim().to_lowercase();
    rows.map(|it| it.split(" | ").map(str::trim)).find_map(|mut columns| {
        let key = columns.next()?;
        (columns.next()?.to_lowercase() == name).then_some(key)
    })
}

/// The cases of a card: what it does, what it costs, when it is played.
fn cases(key: &str, name: &str) -> String {
    format!(
        "
## {name}
{key}.0, {key}.1 | hand {key}; glory 2; ap 0 | {key} | ap 1; glory 0; discards {key}
{key}.0 | hand {key}; glory 1; ap 0 | \" | refused TooDear
{key}.0 | hand {key}; glory 2; phase villainy | \" | refused OnlyHeroics"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_next_that_is_free() {
        let names = "# card | name\nTA02 | Power Strike\nTA53 | Pit\nTA07 | Fleet\nVA90 | Rage\n";
        assert_eq!(free_key(names), "TA54");
        assert_eq!(free_key(""), "TA01");
    }

    #[test]
    fn a_name_may_be_taken() {
        let names = "# card | name | within\nTA02 | Power Strike\nVA90 | Pit | the Pit\n";
        assert_eq!(key_of(names, "power strike "), Some("TA02"));
        assert_eq!(key_of(names, "Pit"), Some("VA90"));
        assert_eq!(key_of(names, "name"), None);
    }
}
