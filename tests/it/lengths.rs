//! Functions are short: a long one does several things, of which one can be found only by reading all.

use std::fs;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::sources::{files, within_tree};

/// The most lines that a function has, from its name to its last brace.
const LINES_MAX: usize = 60;

/// The folders under the law.
const FOLDERS: [&str; 2] = ["crates/games/dungeoneer/src", "src/boards/dungeoneer"];

/// Functions that are longer: mostly lists of words or sentences, a line or two for each kind. The list only shrinks.
const LONG: [&str; 11] = [
    "crates/games/dungeoneer/src/cards/words/phrases/mod.rs: clause",
    "crates/games/dungeoneer/src/rules/effects/mod.rs: effect",
    "crates/games/dungeoneer/src/words/advice/nudges.rs: deed",
    "crates/games/dungeoneer/src/words/advice/windows.rs: window",
    "crates/games/dungeoneer/src/words/cites.rs: cite",
    "crates/games/dungeoneer/src/words/cues.rs: cue",
    "crates/games/dungeoneer/src/words/deeds.rs: of_hero",
    "crates/games/dungeoneer/src/words/fights.rs: said",
    "crates/games/dungeoneer/src/words/telling.rs: describe",
    "crates/games/dungeoneer/src/words/telling.rs: of_table",
    "src/boards/dungeoneer/phases.rs: Phases",
];

/// A measure of a function, from the tokens after its `fn`; nothing if it does not count.
pub type Count = fn(&[TokenTree]) -> Option<(String, usize)>;

/// All functions in some code, those within others too, each with what is counted of it.
pub fn functions(tokens: TokenStream, count: Count, found: &mut Vec<(String, usize)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (nth, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(it) => functions(it.stream(), count, found),
            TokenTree::Ident(it) if it == "fn" => found.extend(count(&tokens[nth + 1..])),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The lines of a function, unless it has no body, or is only a type.
fn lines(tokens: &[TokenTree]) -> Option<(String, usize)> {
    let TokenTree::Ident(name) = tokens.first()? else { return None };
    let body = tokens.iter().find_map(|it| match it {
        TokenTree::Group(it) if it.delimiter() == Delimiter::Brace => Some(Some(it)),
        TokenTree::Punct(it) if it.as_char() == ';' => Some(None),
        _ => None,
    })??;
    let n_lines = body.span_close().end().line - name.span().start().line + 1;
    Some((name.to_string(), n_lines))
}

#[test]
fn functions_of_dungeoneer_are_short() {
    let mut long = Vec::new();
    for path in FOLDERS.into_iter().flat_map(|it| files(it, "rs")) {
        let text = fs::read_to_string(&path).expect("a source file");
        let mut found = Vec::new();
        functions(text.parse().expect("tokens"), lines, &mut found);
        let found = found.into_iter().filter(|it| LINES_MAX < it.1);
        long.extend(found.map(|it| format!("{}: {}", within_tree(&path), it.0)));
    }
    long.sort_unstable();
    assert_eq!(long, LONG, "a function is longer than {LINES_MAX} lines, or no longer long");
}

#[test]
fn a_function_is_measured_to_its_last_brace() {
    let mut found = Vec::new();
    let code = "impl A {\n fn a(f: fn(u8) -> u8) -> u8 {\n {1}\n }\n}\ntrait B { fn b(); }";
    functions(code.parse().expect("tokens"), lines, &mut found);
    assert_eq!(found, [("a".to_owned(), 3)]);
}
