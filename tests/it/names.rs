//! One word for one thing: the words that the glossary in ARCHITECTURE.md has replaced stand nowhere in the code.

use std::fs;
use std::path::Path;

use crate::layers::{collect, root};

/// Where the code lies, and the words that are no longer used in its names, whatever their case.
const RETIRED: &[(&[&str], &[&str])] = &[
    (
        &["src", "crates", "tests/it", "tests/page", "benches"],
        &[
            "desk", "eye", "eyes", "fate", "flaw", "gist", "heed", "honour", "honours", "imagine",
            "imagined", "ledger", "manner", "saga", "thinker", "trouble", "troubles",
        ],
    ),
    (&["src", "tests/page"], &["bench", "facts", "frame", "frames", "scene", "scenes", "sight"]),
    (&["src/shell"], &["company", "laid", "lay", "room", "rooms"]),
];

/// The browser's own names.
const NOT_OURS: &[&str] = &["request_animation_frame", "cancel_animation_frame"];

/// Verbs that say what a function means to its author, and not what it does.
const RETIRED_VERBS: &[&str] = &["hear", "heed", "say", "speak", "tell"];

/// The names in a source, without those in comments and in texts.
fn names(code: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(|it: char| it.is_alphabetic() || "_/\"'".contains(it)) {
        rest = &rest[at..];
        let length = match rest.as_bytes()[0] {
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            b'/' => 1,
            b'"' => text_length(rest),
            // A lifetime is a name; a character is none.
            b'\'' => character_length(rest),
            _ => {
                let is_over = |it: char| !(it.is_alphanumeric() || it == '_');
                let length = rest.find(is_over).unwrap_or(rest.len());
                names.push(&rest[..length]);
                length
            }
        };
        rest = &rest[length..];
    }
    names
}

/// The bytes of the text that `code` begins with, quotation marks included.
pub fn text_length(code: &str) -> usize {
    let bytes = code.as_bytes();
    let mut idx = 1;
    while idx < bytes.len() && bytes[idx] != b'"' {
        idx += if bytes[idx] == b'\\' { 2 } else { 1 };
    }
    bytes.len().min(idx + 1)
}

/// The bytes of the character that `code` begins with; one if it begins with a lifetime.
pub fn character_length(code: &str) -> usize {
    let inside = code.chars().skip(1).take(12).collect::<Vec<char>>();
    let end = match inside.first() {
        Some('\\') => inside.iter().skip(2).position(|it| *it == '\'').map(|it| it + 2),
        _ => (inside.get(1) == Some(&'\'')).then_some(1),
    };
    end.map_or(1, |end| 2 + inside[..end].iter().map(|it| it.len_utf8()).sum::<usize>())
}

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

/// The retired words of the folder `folder` in some names.
fn retired<'a>(names: &[&'a str], banned: &[&str]) -> Vec<&'a str> {
    let is_retired = |name: &&&str| {
        !NOT_OURS.contains(name) && words(name).iter().any(|word| banned.contains(&word.as_str()))
    };
    names.iter().filter(is_retired).copied().collect()
}

/// The functions that a source declares.
fn functions<'a>(names: &[&'a str]) -> Vec<&'a str> {
    names.windows(2).filter(|it| it[0] == "fn").map(|it| it[1]).collect()
}

fn each_source(folder: &Path, mut visit: impl FnMut(&str, &str)) {
    let mut found = Vec::new();
    collect(folder, &mut found);
    assert!(!found.is_empty(), "{} has no sources", folder.display());
    for path in found {
        let within = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().into_owned();
        visit(&within, &fs::read_to_string(&path).expect("a source file"));
    }
}

#[test]
fn retired_words_stand_in_no_name_and_no_path() {
    let mut errors = Vec::new();
    for (folders, banned) in RETIRED {
        for folder in *folders {
            each_source(&root().join(folder), |path, code| {
                // This list itself is made of them.
                let parts: Vec<&str> = path.split(['/', '\\', '.']).collect();
                let found =
                    retired(&names(code), banned).into_iter().chain(retired(&parts, banned));
                errors.extend(found.map(|name| format!("{path}: {name}")));
            });
        }
    }
    errors.dedup();
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn functions_are_named_after_what_they_do() {
    let mut errors = Vec::new();
    for folder in ["src", "crates"] {
        each_source(&root().join(folder), |path, code| {
            let names = names(code);
            let bad = |it: &&str| {
                words(it).first().is_some_and(|word| RETIRED_VERBS.contains(&word.as_str()))
            };
            let found = functions(&names).into_iter().filter(bad);
            errors.extend(found.map(|name| format!("{path}: fn {name}")));
        });
    }
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn names_are_found_wherever_they_stand() {
    let code = "let fate: &'a Fate = x(\"gist\", '\\'', 'd'); // desk\nfn heed_it() { r.next_eye::<Saga>() }";
    let found = names(code);
    let expected = ["let", "fate", "a", "Fate", "x", "fn", "heed_it", "r", "next_eye", "Saga"];
    assert_eq!(found, expected);
    assert_eq!(
        retired(&found, &["fate", "eye", "saga", "gist", "desk"]),
        ["fate", "Fate", "next_eye", "Saga"]
    );
    assert_eq!(functions(&found), ["heed_it"]);
    assert_eq!(words("NoHTTPHere_Is"), ["no", "httphere", "is"]);
}
