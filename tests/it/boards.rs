//! The floors of a board: `selection < query < {model, input}`, and no circle among its parts.
//!
//! A part is a file of the board with the folder of the same name. The kit of boards stands below all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::layers::{collect, root};

/// What a part may not name: whatever stands above it, or beside it.
const NEVER: &[(&str, &[&str])] = &[
    ("selection", &["query", "settle", "model", "input", "controller", "words"]),
    ("query", &["settle", "model", "input", "controller", "words"]),
    ("settle", &["model", "input", "controller", "words"]),
    ("model", &["input", "settle", "controller", "words"]),
    ("input", &["model", "settle", "controller", "words"]),
    ("words", &["input", "settle", "controller"]),
];

/// The parts that every board has.
const PARTS: &[&str] = &["selection", "query", "input", "model", "controller", "words"];

/// Each part of a board, and the parts that it names.
type Parts = BTreeMap<String, BTreeSet<String>>;

/// Reads the parts of a board off its sources.
fn parts(board: &str) -> Parts {
    let folder = root().join("src/boards").join(board);
    let mut files = Vec::new();
    collect(&folder, &mut files);
    let mut parts = Parts::new();
    for path in files {
        let within = path.strip_prefix(&folder).expect("a file of the board").with_extension("");
        let steps: Vec<String> =
            within.iter().map(|it| it.to_string_lossy().into_owned()).collect();
        let part = steps[0].clone();
        if part == "mod" || part == "tests" {
            continue;
        }
        let code = fs::read_to_string(&path).expect("a source file");
        parts.entry(part.clone()).or_default().extend(named(board, steps.len(), &code));
    }
    let known: BTreeSet<String> = parts.keys().cloned().collect();
    for (part, named) in &mut parts {
        named.retain(|it| it != part && known.contains(it));
    }
    parts
}

/// The parts that the code of a file names, `depth` steps below the folder of the board.
fn named(board: &str, depth: usize, code: &str) -> BTreeSet<String> {
    let code: Vec<&str> = code.lines().filter(|it| !it.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let heads = [format!("boards::{board}::"), "super::".repeat(depth)];
    let mut found = BTreeSet::new();
    for head in heads {
        for (at, _) in code.match_indices(&head) {
            let is_longer = code[..at].ends_with("super::");
            if !is_longer {
                found.extend(first_steps(&code[at + head.len()..]));
            }
        }
    }
    found
}

/// The first step of the path that `text` begins with; of each path, if it begins with braces.
fn first_steps(text: &str) -> Vec<String> {
    let word = |it: &str| {
        it.trim().chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect::<String>()
    };
    let Some(inside) = text.strip_prefix('{') else { return vec![word(text)] };
    let mut depth = 0;
    let mut steps = Vec::new();
    let mut start = 0;
    for (at, it) in inside.char_indices() {
        match it {
            '{' => depth += 1,
            '}' if depth == 0 => {
                steps.push(word(&inside[start..at]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                steps.push(word(&inside[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    steps
}

/// What stands where it may not, one line each.
fn errors(board: &str, parts: &Parts) -> Vec<String> {
    let names = |part: &str, other: &str| parts.get(part).is_some_and(|it| it.contains(other));
    let broken = NEVER.iter().flat_map(|&(part, never)| {
        let named = never.iter().filter(move |other| names(part, other));
        named.map(move |other| format!("{board}: {part} names {other}"))
    });
    broken.chain(circle(parts).map(|it| format!("{board}: {}", it.join(" → ")))).collect()
}

/// The first circle that is found, as the parts along it.
fn circle(parts: &Parts) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    parts.keys().find_map(|it| walk(it, parts, &mut Vec::new(), &mut done))
}

fn walk(
    part: &str,
    parts: &Parts,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(start) = way.iter().position(|it| it == part) {
        return Some(way[start..].iter().cloned().chain([part.to_owned()]).collect());
    }
    if done.contains(part) {
        return None;
    }
    way.push(part.to_owned());
    let found = parts[part].iter().find_map(|next| walk(next, parts, way, done));
    way.pop();
    done.insert(part.to_owned());
    found
}

/// The folders of `src/boards`, but for the kit.
fn boards() -> Vec<String> {
    let entries = fs::read_dir(root().join("src/boards")).expect("the boards");
    let folders = entries.map(|it| it.expect("an entry").path()).filter(|it| it.is_dir());
    let name = |it: &Path| it.file_name().expect("a name").to_string_lossy().into_owned();
    folders.map(|it| name(&it)).filter(|it| it != "kit").collect()
}

#[test]
fn in_every_board_taps_and_drawings_stand_on_queries() {
    let boards = boards();
    assert!(3 <= boards.len(), "the boards are not where they were");
    let mut found = Vec::new();
    for board in boards {
        let parts = parts(&board);
        for part in PARTS {
            assert!(parts.contains_key(*part), "{board} has no {part}");
        }
        assert!(parts["input"].contains("query"), "{board}: nothing is read off its files");
        found.extend(errors(&board, &parts));
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[track_caller]
fn check(files: &[(&str, usize, &str)], expected: &[&str]) {
    let mut parts = Parts::new();
    for &(part, depth, code) in files {
        parts.entry(part.to_owned()).or_default().extend(named("x", depth, code));
    }
    let known: BTreeSet<String> = parts.keys().cloned().collect();
    for (part, named) in &mut parts {
        named.retain(|it| it != part && known.contains(it));
    }
    assert_eq!(errors("x", &parts), expected);
}

#[test]
fn a_board_that_stands_upside_down_is_noticed() {
    let query = ("query", 1, "use super::selection::Selection;");
    check(&[query, ("selection", 1, "")], &[]);
    check(
        &[query, ("selection", 1, "use super::query::Query;")],
        &["x: selection names query", "x: query → selection → query"],
    );
    check(
        &[("model", 2, "use super::super::{input::pick, query::Query};"), ("input", 1, "")],
        &["x: model names input"],
    );
    check(&[("model", 2, "use super::input::Lit;"), ("input", 1, "")], &[]);
    check(
        &[("model", 2, "use crate::boards::x::input::pick;"), ("input", 1, "")],
        &["x: model names input"],
    );
    check(&[("model", 1, "// use super::input::pick;"), ("input", 1, "")], &[]);
    let dock = ("dock", 1, "use super::party::Party;");
    let party = ("party", 1, "use super::hero::Hero;");
    check(
        &[dock, party, ("hero", 1, "use super::dock::Dock;")],
        &["x: dock → party → hero → dock"],
    );
}
