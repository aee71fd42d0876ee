//! One thing, one word, in comments too; and documentation that begins with the thing, not with a question. A new row
//! is a place, the retired words, and what is said instead, as in [`crate::wording`]; code in backticks and paths are no words.

use std::fs;

use crate::sources::{files, root, within_tree};
use crate::wording::has;

const EVERYWHERE: &str = "";
const ROLL: &str = "dungeon_roll";

/// The place, the words no longer said, and those said instead.
const RETIRED: &[(&str, &[&str], &str)] = &[
    (EVERYWHERE, &["whoever"], "anyone who, a player who, the one that"),
    (EVERYWHERE, &["whatever"], "any, each, all that"),
    (EVERYWHERE, &["not to be had"], "missing"),
    (EVERYWHERE, &["AI", "bot", "bots"], "computer"),
    (EVERYWHERE, &["savegame…", "saved game…"], "saved match"),
    (EVERYWHERE, &["rewind…"], "undo"),
    (EVERYWHERE, &["game is over", "game ended", "game ends"], "match"),
    (ROLL, &["go home", "goes home", "going home", "gone home", "went home"], "retire"),
];

/// The words that documentation seldom begins with, for they do not say what a thing is.
const QUESTIONS: [&str; 7] = ["What", "Whether", "How", "Who", "Where", "Whatever", "Whoever"];

/// Less than so many in a hundred begin with one of them.
const PERCENT: usize = 3;

/// The folders of sources; the program that builds the page stands beside them.
const FOLDERS: [&str; 5] = ["benches", "crates", "src", "tests", "xtask"];

/// The path and the text of each source.
fn all_sources() -> impl Iterator<Item = (String, String)> {
    let paths = FOLDERS.into_iter().flat_map(|it| files(it, "rs"));
    paths.chain([root().join("build.rs")]).map(|path| {
        let code = fs::read_to_string(&path).expect("a source file");
        (within_tree(&path), code)
    })
}

/// The comments of a source from `//` to the ends of their lines, each with its line.
fn comments(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (code, 1);
    while !rest.is_empty() {
        let (part, after) = rest.split_at(length(rest));
        if part.starts_with("//") {
            found.push((line, part));
        }
        line += part.matches('\n').count();
        rest = after;
    }
    found
}

/// The length of the comment, the text, the letter or the one sign that a code begins with.
fn length(code: &str) -> usize {
    let until = |start: usize, end: &str| {
        code.get(start..)
            .and_then(|it| it.find(end))
            .map_or(code.len(), |it| start + it + end.len())
    };
    let hashes =
        code.strip_prefix('r').map(|it| &it[..it.len() - it.trim_start_matches('#').len()]);
    match hashes {
        Some(it) if code[1 + it.len()..].starts_with('"') => {
            until(2 + it.len(), &format!("\"{it}"))
        }
        _ if code.starts_with("//") => code.find('\n').unwrap_or(code.len()),
        _ if code.starts_with("'\"'") => 3,
        _ if code.starts_with("'\\") => until(3, "'"),
        _ if code.starts_with('"') => {
            let mut is_escaped = false;
            let end = code[1..].find(|it| {
                let is_end = it == '"' && !is_escaped;
                is_escaped = it == '\\' && !is_escaped;
                is_end
            });
            end.map_or(code.len(), |it| it + 2)
        }
        _ => code.chars().next().map_or(0, char::len_utf8),
    }
}

/// A comment without the code and the paths in it.
fn without_code(comment: &str) -> String {
    let words = comment.split('`').step_by(2).flat_map(|it| it.split(' '));
    words.filter(|it| !it.contains("::")).collect::<Vec<_>>().join(" ")
}

/// The retired words in the comments of a source.
fn retired(path: &str, code: &str) -> Vec<String> {
    let rows = RETIRED.iter().filter(|it| path.replace('-', "_").contains(it.0));
    let rows: Vec<_> =
        rows.flat_map(|(_, words, better)| words.iter().map(move |it| (it, better))).collect();
    let mut errors = Vec::new();
    for (line, comment) in comments(code) {
        let said = without_code(comment);
        for (word, better) in rows.iter().filter(|it| has(&said, it.0)) {
            errors.push(format!("{path}:{line}: {word:?}, better {better:?}: {comment}"));
        }
    }
    errors
}

/// The first lines of the documentation in a source, each with its line.
fn beginnings(code: &str) -> Vec<(usize, &str)> {
    let mut before = (0, "");
    let mut found = Vec::new();
    for (line, comment) in comments(code) {
        let kind = comment.get(..3).unwrap_or_default();
        let is_doc = ["///", "//!"].contains(&kind) && !comment.starts_with("////");
        if is_doc && before != (line - 1, kind) {
            found.push((line, comment[3..].trim()));
        }
        before = (line, kind);
    }
    found
}

/// Tells whether documentation begins with a question.
fn is_question(beginning: &str) -> bool {
    beginning.split(|it: char| !it.is_alphabetic()).next().is_some_and(|it| QUESTIONS.contains(&it))
}

#[test]
fn retired_words_stand_in_no_comment() {
    let errors: Vec<String> =
        all_sources().flat_map(|(path, code)| retired(&path, &code)).collect();
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn documentation_begins_with_the_thing() {
    let (mut n, mut questions) = (0, Vec::new());
    for (path, code) in all_sources() {
        let all = beginnings(&code);
        n += all.len();
        let bad = all.iter().filter(|it| is_question(it.1));
        questions.extend(bad.map(|(line, it)| format!("{path}:{line}: {it}")));
    }
    assert!(10_000 < n, "no more than {n} are found");
    let told = || format!("{} of {n}:\n{}\n", questions.len(), questions.join("\n"));
    assert!(questions.len() * 100 < n * PERCENT, "{}", told());
}

#[test]
fn comments_are_found_wherever_they_stand() {
    let code = "//! One\nlet a = \"// \\\" no\n// no\"; // Two\n'\"' '\\'' '\\\\' // Three\nr#\"// \" no\"# r\"\\\" /// Four\n'// Five";
    let found = comments(code);
    let expected =
        [(1, "//! One"), (3, "// Two"), (4, "// Three"), (5, "/// Four"), (6, "// Five")];
    assert_eq!(found, expected);
}

#[test]
fn a_retired_word_is_told_with_its_path_and_line() {
    let code = "let bot = 1;\n    // Whoever's turn it is: `bots::master`, `whatever`, a::Bots, \"Whatever\".\n";
    let found = retired("src/a.rs", code);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("src/a.rs:2: \"whoever\", better \"anyone who"), "{found:?}");
    assert!(found[1].starts_with("src/a.rs:2: \"whatever\", better \"any, "), "{found:?}");
    assert_eq!(retired("src/a.rs", "// The party goes home.").len(), 0);
    assert_eq!(retired("src/boards/dungeon-roll/a.rs", "// The party goes home.").len(), 1);
}

#[test]
fn documentation_is_told_by_its_first_line() {
    let code = "/// What it is.\n/// How it is.\nfn a() {} // Where\n//// Who\n\n/// Whatsoever.\n//! Whether\n";
    let all = beginnings(code);
    assert_eq!(all, [(1, "What it is."), (6, "Whatsoever."), (7, "Whether")]);
    let questions: Vec<usize> = all.iter().filter(|it| is_question(it.1)).map(|it| it.0).collect();
    assert_eq!(questions, [1, 7]);
}
