//! The oldest browsers that README.md names are those that have what the page uses.

use std::fs;

use crate::sources::{files, root};

/// The versions of Chrome, Firefox and Safari that first had something.
type Since = [(u16, u16); 3];

/// Without these the program does not start: what it is, and since when it is there.
const TO_START: &[(&str, Since)] = &[
    ("reference types in WebAssembly, as the compiler writes them", [(96, 0), (79, 0), (15, 0)]),
    ("<dialog>", [(37, 0), (98, 0), (15, 4)]),
    ("Object.hasOwn", [(93, 0), (92, 0), (15, 4)]),
];

/// Without these something is not where it belongs: how it is written in a sheet of style.
const TO_LOOK_RIGHT: &[(&str, Since)] = &[
    (":has(", [(105, 0), (121, 0), (15, 4)]),
    ("@container", [(105, 0), (110, 0), (16, 0)]),
    ("color-mix(", [(111, 0), (113, 0), (16, 2)]),
    ("subgrid", [(117, 0), (71, 0), (16, 0)]),
    ("(width <", [(104, 0), (63, 0), (16, 4)]),
    ("dvh", [(108, 0), (101, 0), (15, 4)]),
    ("overflow-x: clip", [(90, 0), (81, 0), (16, 0)]),
];

/// A rule within a rule, that does not begin with the name of an element.
const NESTING: Since = [(112, 0), (117, 0), (16, 5)];

/// Features later than that, which would narrow the range. Those that a page does well without, such as `text-wrap` or
/// `@property`, are in neither list.
const TOO_NEW: &[&str] = &[
    "@position-try",
    "@scope",
    "@starting-style",
    "anchor(",
    "field-sizing",
    "interpolate-size",
    "light-dark(",
    "round(",
    "text-box",
];

/// The names of the browsers in README.md.
const NAMES: [&str; 3] = ["Chrome", "Firefox", "Safari"];

fn sheets() -> Vec<(String, String)> {
    let found = files("style", "css");
    assert!(!found.is_empty(), "no sheets of style");
    let read = |it: &std::path::PathBuf| fs::read_to_string(it).expect("a sheet of style");
    found.iter().map(|it| (it.display().to_string(), read(it))).collect()
}

/// The latest of all versions.
fn latest<'a>(all: impl Iterator<Item = &'a Since>) -> Since {
    let later = |one: Since, other: &Since| [0, 1, 2].map(|at| one[at].max(other[at]));
    all.fold(Since::default(), later)
}

fn version(it: (u16, u16)) -> String {
    if it.1 == 0 { it.0.to_string() } else { format!("{}.{}", it.0, it.1) }
}

/// Tells whether a sheet has a rule within a rule.
fn has_nesting(css: &str) -> bool {
    let mut are_rules = Vec::new();
    let mut rest = css;
    while let Some(at) = rest.find(['{', '}']) {
        if rest.as_bytes()[at] == b'}' {
            are_rules.pop();
        } else {
            let head = rest[..at].rsplit(';').next().unwrap_or_default().trim_start();
            let head = head.rsplit("*/").next().unwrap_or_default().trim_start();
            let is_rule = !head.starts_with('@');
            if is_rule && are_rules.contains(&true) {
                return true;
            }
            are_rules.push(is_rule);
        }
        rest = &rest[at + 1..];
    }
    false
}

#[test]
fn the_readme_names_the_oldest_browsers() {
    let readme = fs::read_to_string(root().join("README.md")).expect("README.md");
    let starts = latest(TO_START.iter().map(|it| &it.1));
    let looks = latest(TO_LOOK_RIGHT.iter().map(|it| &it.1).chain([&NESTING, &starts]));
    for (at, name) in NAMES.into_iter().enumerate() {
        let row = readme.lines().find(|it| it.starts_with(&format!("| {name}")));
        let cells: Vec<&str> = row.unwrap_or_default().split('|').map(str::trim).collect();
        let expected = [version(starts[at]), version(looks[at])];
        assert_eq!(cells.get(2..4), Some([&*expected[0], &*expected[1]].as_slice()), "{name}");
    }
}

#[test]
fn the_sheets_use_what_the_browsers_have() {
    let sheets = sheets();
    for (needle, _) in TO_LOOK_RIGHT {
        assert!(sheets.iter().any(|it| it.1.contains(needle)), "no sheet has {needle}");
    }
    assert!(sheets.iter().any(|it| has_nesting(&it.1)), "no sheet has a rule within a rule");
    for (name, css) in &sheets {
        for needle in TOO_NEW {
            assert!(!css.contains(needle), "{name}: {needle}");
        }
    }
}

#[test]
fn nesting_is_told_from_rules_in_conditions() {
    assert!(!has_nesting("@media (x) { a { b: c; } /* d { */ } e { f: g; }"));
    assert!(has_nesting("@media (x) { a { b: c; .d { e: f; } } }"));
}
