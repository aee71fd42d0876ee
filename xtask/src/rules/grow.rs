//! `rules --grow`: whether matches stay what they were when content is added and rules are mended.
//!
//! `HOWTO.md` says in steps how that is done, and `tests/grown.md` adds one more of everything that is dealt,
//! drawn or chosen from. All steps are carried out in a copy of the project, so the steps themselves are tried as
//! well. Then the records, the links and a thousand matches of each game are played there, and must come to what they
//! come to here; and what was added must turn up in matches of the newest edition. `new-card`, `new-hero`, `new-game` and
//! `new-language` are carried out there, too. Neither they nor the steps leave a gap between rules, abilities and cases; the cases of Dungeoneer
//! and those that are added elsewhere pass, and the new game keeps its cases and the laws.
//!
//! A step is a sentence with a file and an anchor, and the text for that place:
//!
//! ```text
//! In `path`, behind `anchor`:        (a line of its own behind the line with the anchor)
//! In `path`, before `anchor`:        (before that line)
//! In `path`, before the last `];`:
//! In `path`, instead of `anchor`:
//! Make `path`:
//! ```

use std::fs;
use std::path::Path;

use super::copy::copy_project;
use super::{game_folders, no_gaps};
use crate::failure::{Failure, Outcome};
use crate::new_language::Wording;
use crate::test::{Counts, counted};
use crate::{new_content, new_game, new_language, output, process, tree};

/// The texts that have steps.
const TEXTS: [&str; 2] = ["HOWTO.md", "tests/grown.md"];

/// The game that is made of the example in the copy.
const NEW_GAME: &str = "deep-mine";

/// The card and the hero that are made in the copy.
const NEW_CARD: &str = "Third Wind";
const NEW_HERO: &str = "Night Watchman";

/// The language that is made in the copy.
const NEW_LANGUAGE: (&str, &str) = ("eo", "Esperanto");

/// The tests run in the copy: the matches, the cases of Dungeoneer, and the tests of the game that was made. The list
/// of all games is among the packages of each run, so that no crate is built twice, with other features.
const TESTS: [&str; 14] = [
    "--package",
    tree::GAMES,
    "--package",
    "dungeoneer",
    "--package",
    NEW_GAME,
    "--test",
    "portable",
    "--example",
    "grown",
    "--test",
    "cases",
    "--test",
    "laws",
];

/// The games of which only those cases run that the steps add: those of Dungeon Raiders count what is printed, to which
/// `tests/grown.md` adds, and those of Dungeon Roll take too long.
const ADDED: [&str; 8] = [
    "--package",
    tree::GAMES,
    "--package",
    "dungeon-raiders",
    "--package",
    "dungeon-roll",
    "--test",
    "cases",
];

/// The place for a text.
#[derive(Debug, PartialEq, Eq)]
enum InsertAt {
    Behind(String),
    Before(String),
    BeforeLast(String),
    InsteadOf(String),
    NewFile,
}

/// One step: a file, a place in it, and what goes there.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    path: String,
    place: InsertAt,
    text: String,
}

/// Carries out all steps in a copy, and plays there what must not change. Adds to the counts what the tests say.
///
/// # Errors
/// If a step cannot be carried out, what was added does not build or turn up or has no case, a case fails, or a
/// match changes.
pub fn grow(counts: &mut Counts) -> Outcome {
    let copy = tree::target().join("grown");
    copy_project(&copy)?;
    let (mut n_steps, mut added) = (0, Vec::new());
    for name in TEXTS {
        let path = tree::root().join(name);
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        for step in steps(&text)? {
            take(&copy, &step).map_err(|it| Failure::new(format!("{name}: {it}")))?;
            n_steps += 1;
            added.extend(cases(&step.text).map(str::to_owned));
            added.extend(rows(&step.path));
        }
    }
    new_game::make(&copy, NEW_GAME)?;
    new_content::card(&copy, NEW_CARD)?;
    new_content::hero(&copy, NEW_HERO)?;
    new_language::make(&copy, NEW_LANGUAGE, Wording::English)?;
    no_gaps(game_folders(&copy.join("crates/games"))?)?;
    output::line(format_args!(
        "{n_steps} steps are carried out in a copy, and a card, a hero, a game and a language are made there; now matches of older editions are played there."
    ));
    test(&copy, &TESTS, counts)?;
    let added: Vec<&str> = added.iter().map(String::as_str).collect();
    test(&copy, &[&ADDED[..], &["--"], &added].concat(), counts)?;
    test(&copy, &["--package", tree::GAMES, "--package", NEW_GAME, "--doc"], counts)
}

/// Runs tests of a copy.
fn test(copy: &Path, which: &[&str], counts: &mut Counts) -> Outcome {
    let mut cargo = process::cargo();
    cargo.arg("test").args(which);
    cargo.current_dir(copy).env("CARGO_TARGET_DIR", tree::target());
    counted(&mut cargo, counts)
}

/// Reads the steps of a text.
fn steps(text: &str) -> Outcome<Vec<Step>> {
    let mut lines = text.lines();
    let mut all = Vec::new();
    while let Some(line) = lines.next() {
        let is_step = line.starts_with("In `") || line.starts_with("Make `");
        if !is_step || !line.ends_with(':') {
            continue;
        }
        let wrong = || Failure::new(format!("this step cannot be read: {line}"));
        let (path, place) = place(line).ok_or_else(wrong)?;
        lines.next().filter(|it| it.starts_with("```")).ok_or_else(wrong)?;
        let block: Vec<&str> = lines.by_ref().take_while(|it| !it.starts_with("```")).collect();
        all.push(Step { path, place, text: block.join("\n") });
    }
    Ok(all)
}

/// The names of the cases that a step adds.
fn cases(text: &str) -> impl Iterator<Item = &str> {
    let tests = text.split("#[test]\n").skip(1);
    tests.filter_map(|it| it.strip_prefix("fn ")?.split_once('(').map(|it| it.0))
}

/// The test that plays the rows of a file. Those of Dungeoneer are played with its other cases.
fn rows(path: &str) -> Option<String> {
    let (game, file) = path.split_once("/cases/rows/")?;
    let name = file.strip_suffix(".txt").filter(|_| !game.ends_with("dungeoneer"));
    name.map(|it| format!("rows::{it}"))
}

/// The file of a step, and the place in it.
fn place(line: &str) -> Option<(String, InsertAt)> {
    let quoted: Vec<&str> = line.split('`').collect();
    let path = (*quoted.get(1)?).to_owned();
    if line.starts_with("Make ") {
        return Some((path, InsertAt::NewFile));
    }
    // An anchor may have quotation marks of its own, and ends at the last one.
    let (how, rest) = line.split_once("`, ")?.1.split_once('`')?;
    let anchor = rest.strip_suffix("`:")?.to_owned();
    let place = match how {
        "behind " => InsertAt::Behind(anchor),
        "before " => InsertAt::Before(anchor),
        "before the last " => InsertAt::BeforeLast(anchor),
        "instead of " => InsertAt::InsteadOf(anchor),
        _ => return None,
    };
    Some((path, place))
}

/// Carries out a step in a copy.
fn take(copy: &Path, step: &Step) -> Outcome {
    let path = copy.join(&step.path);
    if step.place == InsertAt::NewFile {
        let folder = path.parent().unwrap_or(copy);
        fs::create_dir_all(folder).map_err(Failure::at(folder))?;
        return fs::write(&path, format!("{}\n", step.text)).map_err(Failure::at(&path));
    }
    let before = fs::read_to_string(&path).map_err(Failure::at(&path))?;
    let after = changed(&before, step)?;
    fs::write(&path, after).map_err(Failure::at(&path))
}

/// A text after a step.
fn changed(before: &str, step: &Step) -> Outcome<String> {
    let text = &step.text;
    let found = |anchor: &str| {
        let mut places = before.match_indices(anchor).map(|it| it.0);
        match (places.next(), places.next()) {
            (Some(at), None) => Ok(at),
            _ => Err(Failure::new(format!("{}: `{anchor}` is not there once", step.path))),
        }
    };
    let line_start = |at: usize| before[..at].rfind('\n').map_or(0, |it| it + 1);
    let line_end = |at: usize| before[at..].find('\n').map_or(before.len(), |it| at + it + 1);
    let insert = |at: usize| format!("{}{text}\n{}", &before[..at], &before[at..]);
    match &step.place {
        InsertAt::Behind(anchor) => Ok(insert(line_end(found(anchor)?))),
        InsertAt::Before(anchor) => Ok(insert(line_start(found(anchor)?))),
        InsertAt::BeforeLast(anchor) => {
            let at = before.rfind(anchor.as_str());
            let missing = || Failure::new(format!("{}: `{anchor}` is not there", step.path));
            Ok(insert(line_start(at.ok_or_else(missing)?)))
        }
        InsertAt::InsteadOf(anchor) => {
            let at = found(anchor)?;
            Ok(format!("{}{text}{}", &before[..at], &before[at + anchor.len()..]))
        }
        InsertAt::NewFile => Ok(text.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks what becomes of a text by the only step of another.
    #[track_caller]
    fn check(sentence: &str, text: &str, then: &str) {
        let steps = steps(&format!("# Title\n\n{sentence}\n```\nnew\n```\n\nThat is all.\n"));
        let steps = steps.expect("a step");
        assert_eq!(steps.len(), 1);
        assert_eq!(
            changed(text, &steps[0]).ok().as_deref(),
            Some(then).filter(|it| !it.is_empty())
        );
    }

    #[test]
    fn a_step_puts_its_text_in_its_place() {
        let text = "one\n  two;\nthree;\n";
        check("In `a.rs`, behind `two`:", text, "one\n  two;\nnew\nthree;\n");
        check("In `a.rs`, before `two`:", text, "one\nnew\n  two;\nthree;\n");
        check("In `a.rs`, before the last `;`:", text, "one\n  two;\nnew\nthree;\n");
        check("In `a.rs`, instead of `two;`:", text, "one\n  new\nthree;\n");
        check("Make `a.rs`:", text, "new");
    }

    #[test]
    fn the_cases_of_a_step_are_known_by_name() {
        let text = "#[test]\nfn a_b() {\n}\n\nfn c() {}\n\n#[test]\nfn d() {}\n";
        assert_eq!(cases(text).collect::<Vec<_>>(), ["a_b", "d"]);
        assert_eq!(cases("fn a() {}\n").count(), 0);
    }

    #[test]
    fn the_rows_of_a_step_are_known_by_their_file() {
        let test = rows("crates/games/dungeon_roll/cases/rows/legends.txt");
        assert_eq!(test.as_deref(), Some("rows::legends"));
        for path in
            ["crates/games/dungeoneer/cases/rows/aim.txt", "crates/games/hoard/cases/rules.txt"]
        {
            assert_eq!(rows(path), None);
        }
    }

    #[test]
    fn an_anchor_is_there_once() {
        check("In `a.rs`, behind `four`:", "one\n", "");
        check("In `a.rs`, behind `one`:", "one\none\n", "");
    }

    #[test]
    fn a_sentence_that_makes_no_sense_is_no_step() {
        for text in ["In `a.rs`, under `x`:\n```\n```\n", "In `a.rs`, behind `x`:\nno block\n"] {
            assert!(steps(text).is_err(), "{text}");
        }
        assert_eq!(steps("In the end all is well.\n").map(|it| it.len()).ok(), Some(0));
    }
}
