//! One word for one thing: the words that the glossary in ARCHITECTURE.md has replaced stand nowhere in the code.

use std::fs;

use crate::sources::{files, names, within_tree};

/// The places of the code, and the words that are no longer used in its names, in upper or lower case.
const RETIRED: &[(&[&str], &[&str])] = &[
    (
        &["src", "crates", "tests/it", "tests/page", "benches"],
        &[
            "desk", "errand", "eye", "eyes", "fate", "flaw", "gist", "heed", "honour", "honours",
            "imagine", "imagined", "ledger", "manner", "saga", "thinker", "trouble", "troubles",
        ],
    ),
    (&["src", "tests/page"], &["bench", "facts", "frame", "frames", "scene", "scenes", "sight"]),
    (&["src/shell"], &["company", "laid", "lay", "room", "rooms"]),
];

/// The browser's own names.
const NOT_OURS: &[&str] = &["request_animation_frame", "cancel_animation_frame"];

/// Verbs that say what a function means to its author, and not what it does.
const RETIRED_VERBS: &[&str] = &["hear", "heed", "say", "speak", "tell"];

/// The words of a name in small letters: `OneOfTheseIs` and `one_of_these_is` have the same.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = '_';
    for it in name.chars() {
        let begins = it == '_' || it.is_uppercase() && !before.is_uppercase();
        if begins && !words[words.len() - 1].is_empty() {
            words.push(String::new());
        }
        if it != '_' {
            let last = words.len() - 1;
            words[last].extend(it.to_lowercase());
        }
        before = it;
    }
    words
}

/// Those names that have a retired word.
fn retired<'a>(names: &'a [String], banned: &[&str]) -> Vec<&'a str> {
    let is_retired = |name: &&str| {
        !NOT_OURS.contains(name) && words(name).iter().any(|word| banned.contains(&word.as_str()))
    };
    names.iter().map(String::as_str).filter(is_retired).collect()
}

/// The functions that a source declares.
fn functions(names: &[String]) -> Vec<&str> {
    names.windows(2).filter(|it| it[0] == "fn").map(|it| it[1].as_str()).collect()
}

/// The path of each source in a folder, and the names in it.
fn each_source(folder: &str) -> impl Iterator<Item = (String, Vec<String>)> {
    let found = files(folder, "rs");
    assert!(!found.is_empty(), "{folder} has no sources");
    found.into_iter().map(|path| {
        let code = fs::read_to_string(&path).expect("a source file");
        (within_tree(&path), names(code.parse().expect("Rust")))
    })
}

#[test]
fn retired_words_stand_in_no_name_and_no_path() {
    let mut errors = Vec::new();
    for (folders, banned) in RETIRED {
        for (path, names) in folders.iter().flat_map(|it| each_source(it)) {
            let parts: Vec<String> = path.split(['/', '.']).map(str::to_owned).collect();
            let found = retired(&names, banned).into_iter().chain(retired(&parts, banned));
            errors.extend(found.map(|name| format!("{path}: {name}")));
        }
    }
    errors.dedup();
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn functions_are_named_after_what_they_do() {
    let mut errors = Vec::new();
    for (path, names) in ["src", "crates"].into_iter().flat_map(each_source) {
        let bad = |it: &&str| {
            words(it).first().is_some_and(|word| RETIRED_VERBS.contains(&word.as_str()))
        };
        let found = functions(&names).into_iter().filter(bad);
        errors.extend(found.map(|name| format!("{path}: fn {name}")));
    }
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn names_are_found_wherever_they_stand() {
    let code = "let fate: &'a Fate = x(\"gist\", '\\'', 'd'); // desk\nfn heed_it() { r.next_eye::<Saga>() }";
    let found = names(code.parse().expect("Rust"));
    let expected = ["let", "fate", "a", "Fate", "x", "fn", "heed_it", "r", "next_eye", "Saga"];
    assert_eq!(found, expected);
    assert_eq!(
        retired(&found, &["fate", "eye", "saga", "gist", "desk"]),
        ["fate", "Fate", "next_eye", "Saga"]
    );
    assert_eq!(functions(&found), ["heed_it"]);
    assert_eq!(words("NoHTTPHere_Is"), ["no", "httphere", "is"]);
}
