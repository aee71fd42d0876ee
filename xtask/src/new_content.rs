//! `new-card` and `new-hero`: the first lines of new content, with a key that is free, the edition that brings it, and the
//! cases of these lines. What they say is to be written; until then it is something plain that keeps the rules.

mod card;
mod edition;
mod hero;

use std::path::Path;

pub use self::card::card;
pub use self::hero::hero;
use crate::failure::{Failure, Outcome};
use crate::text_file::{read, write};
use crate::tree;

/// The game with cards in files.
const CARDS: &str = "dungeoneer";

/// Makes a card in the project, and says what to do with it.
///
/// # Errors
/// If the game has no such cards, the name makes no sense, or a file cannot be read or written.
pub fn new_card(game: &str, name: &str) -> Outcome {
    if game != CARDS {
        return Err(Failure::new(format!("`{game}` has no cards in files; `{CARDS}` has.")));
    }
    let (key, edition) = card(&tree::root(), name)?;
    let folder = "crates/games/dungeoneer";
    println!("{key} is a card of {edition}.");
    println!("Still to be done:");
    println!(
        "  {folder}/src/cards/{}: what it is; its place in another file, if it is no boon",
        card::FILE
    );
    println!("  {folder}/words/adventures.*.txt: its name in each language, in all forms");
    println!("  {folder}/cases/abilities.txt: the rows of what it says");
    println!("  {folder}/cases/{}: the cases of these rows", card::ROWS);
    println!(
        "  cargo xtask rules --cards: what is wrong with any line, and which abilities have no case"
    );
    edition.print();
    Ok(())
}

/// Makes a hero of Dungeon Roll in the project, and says what to do with it.
///
/// # Errors
/// If the name makes no sense or is taken, or a file cannot be read or written.
pub fn new_hero(name: &str) -> Outcome {
    let (hero, edition) = hero(&tree::root(), name)?;
    let folder = "crates/games/dungeon_roll";
    println!("Hero::{} is a hero of {edition}; its rule is {}.", hero.name, hero.rule);
    println!("Still to be done:");
    println!("  {folder}/src/heroes/legends.rs: what it can do");
    println!("  {folder}/words/en.ftl and ru.ftl: its name, and what it can do in words");
    println!("  {folder}/cases/{}: the cases of what it can do", hero::ROWS);
    println!("  public/rulebook/dungeon-roll.*.txt: {} in both languages", hero.rule);
    println!("  {}: its symbol, one of public/icons.svg", hero::SYMBOLS);
    println!(
        "  UNDERCROFT_WRITE_RECORDS=1 cargo test -p games --test it record: a match of it for ever"
    );
    edition.print();
    Ok(())
}

/// Puts lines at the end of a file.
fn add(path: &Path, lines: &str) -> Outcome {
    let text = read(path)?;
    write(path, &format!("{}\n{lines}\n", text.trim_end()))
}

/// Puts a line behind the last one that begins so.
fn add_behind(path: &Path, start: &str, line: &str) -> Outcome {
    let text = read(path)?;
    let with = behind_last(&text, start, line);
    let missing = || Failure::new(format!("{}: no line begins `{start}`.", path.display()));
    write(path, &with.ok_or_else(missing)?)
}

/// A text with a line behind the last one that begins so.
fn behind_last(text: &str, start: &str, line: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let (before, after) = lines.split_at(lines.iter().rposition(|it| it.starts_with(start))? + 1);
    let with = [before, &[line], after].concat();
    Some(with.iter().flat_map(|it| [*it, "\n"]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::copy::copy_project;
    use crate::rules::{game_folders, no_gaps};

    #[test]
    fn a_line_stands_behind_the_last_of_its_kind() {
        let text = "# A\nA-1\nA-2\n\n# B\nB-1\n";
        let with = behind_last(text, "A-", "A-3");
        assert_eq!(with.as_deref(), Some("# A\nA-1\nA-2\nA-3\n\n# B\nB-1\n"));
        assert_eq!(behind_last(text, "C-", "C-1"), None);
    }

    #[test]
    fn what_is_new_has_cases_from_the_first_minute() {
        let copy = std::env::temp_dir().join(format!("undercroft-new-{}", std::process::id()));
        copy_project(&copy).expect("a copy");
        let made = card(&copy, "Third Wind").and_then(|it| Ok((it.0, hero(&copy, "Owl Eye")?.0)));
        let told = |name: &str| hero(&copy, name).map(|_| ()).expect_err("no name").to_string();
        let refused = [told("Mort, the Gravedigger"), told("Owl eye"), told("")];
        let gaps = game_folders(&copy.join("crates/games")).and_then(no_gaps);
        let cites = |path: &str, id: &str| {
            let text = read(&copy.join("crates/games").join(path)).unwrap_or_default();
            text.lines().filter(|it| it.split('|').next().is_some_and(|it| it.contains(id))).count()
        };
        let (card, hero) = made.expect("a card and a hero");
        let n_cases = [
            cites("dungeoneer/cases/rows/cards_glory.txt", &format!("{card}.1 ")),
            cites("dungeon_roll/cases/rows/legends.txt", &hero.rule),
        ];
        let _ = std::fs::remove_dir_all(&copy);
        gaps.expect("no gaps");
        assert_eq!(n_cases, [1, 3]);
        assert!(refused[0].contains("such as `Night Watchman`"), "{refused:?}");
        assert!(refused[1].starts_with("there is a hero `owl-eye`"), "{refused:?}");
        assert!(refused[2].starts_with("`` is no name"), "{refused:?}");
    }
}
