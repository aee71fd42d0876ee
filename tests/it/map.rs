//! The map of the tree, ARCHITECTURE.md: it is short, and what it names is there.

use std::fs;

use crate::sources::root;

/// So many lines it has at most.
const LINES_MAX: usize = 250;

/// The beginnings of the names of things in the tree.
const PLACES: [&str; 7] = ["src/", "crates/", "tests/", "public/", "benches/", "xtask/", "style/"];

/// The files and folders that a text names: all that stands in backticks, is a path and names no game for all.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|it| {
        PLACES.iter().any(|place| it.starts_with(place)) && !it.contains(['<', '*', ' '])
    })
}

fn map() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map")
}

#[test]
fn the_map_is_short() {
    let n = map().lines().count();
    assert!(n <= LINES_MAX, "{n} lines; what is told about one module belongs at its head");
}

#[test]
fn what_the_map_names_is_there() {
    let map = map();
    let missing = named(&map).filter(|it| !root().join(it).exists()).collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named(&map).count() > 30, "hardly anything was found");
}

#[test]
fn a_path_is_told_from_other_things_in_backticks() {
    let text = "`src/parts`, `Match`, `crates/games/<g>`, `cargo test`, `public/ends`";
    assert_eq!(named(text).collect::<Vec<_>>(), ["src/parts", "public/ends"]);
}
