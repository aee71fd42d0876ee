//! The floors of a board: `selection < query < {model, input}`, and no circle among its parts.
//!
//! A part is a file of the board with the folder of the same name. The kit of boards stands below all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::layers::resolve;
use crate::sources::{Source, root, sources};

/// The names that a part may not use: of all above it, or beside it.
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
fn parts<'a>(board: &str, sources: impl Iterator<Item = &'a Source>) -> Parts {
    let folder = format!("boards/{board}/");
    let mut parts = Parts::new();
    for source in sources {
        let Some(within) = source.module.strip_prefix(&folder) else { continue };
        let part = first_step(within);
        if part != "tests" {
            parts.entry(part.to_owned()).or_default().extend(named(&folder, source));
        }
    }
    let known: BTreeSet<String> = parts.keys().cloned().collect();
    for (part, named) in &mut parts {
        named.retain(|it| it != part && known.contains(it));
    }
    parts
}

/// The parts of the board in `folder` that a source names.
fn named(folder: &str, source: &Source) -> BTreeSet<String> {
    let paths = source.paths().filter_map(|(module, path)| resolve(module, path, &[]));
    let within = |path: String| {
        let inside = path.strip_prefix("crate/")?.strip_prefix(folder)?;
        Some(first_step(inside).to_owned())
    };
    paths.filter_map(within).collect()
}

fn first_step(path: &str) -> &str {
    path.split('/').next().unwrap_or_default()
}

/// The names that stand where they may not, one line each.
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
        let parts = parts(&board, sources().iter());
        for part in PARTS {
            assert!(parts.contains_key(*part), "{board} has no {part}");
        }
        assert!(parts["input"].contains("query"), "{board}: nothing is read off its files");
        found.extend(errors(&board, &parts));
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[track_caller]
fn check(files: &[(&str, &str)], expected: &[&str]) {
    let read = |it: &(&str, &str)| Source::read(&format!("boards/x/{}", it.0), "", it.1);
    let sources: Vec<Source> = files.iter().map(read).collect();
    assert_eq!(errors("x", &parts("x", sources.iter())), expected);
}

#[test]
fn a_board_that_stands_upside_down_is_noticed() {
    let query = ("query", "use super::selection::Selection;");
    check(&[query, ("selection", "")], &[]);
    check(
        &[query, ("selection", "use super::query::Query;")],
        &["x: selection names query", "x: query → selection → query"],
    );
    check(
        &[("model/die", "use super::super::{input::pick, query::Query};"), ("input", "")],
        &["x: model names input"],
    );
    check(&[("model/die", "use super::input::Lit;"), ("input", "")], &[]);
    check(
        &[("model/die", "use crate::boards::x::input::pick;"), ("input", "")],
        &["x: model names input"],
    );
    check(&[("model", "// use super::input::pick;"), ("input", "")], &[]);
    let dock = ("dock", "use super::party::Party;");
    let party = ("party", "use super::hero::Hero;");
    check(&[dock, party, ("hero", "use super::dock::Dock;")], &["x: dock → party → hero → dock"]);
}
