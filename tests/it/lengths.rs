//! Functions are short: a long one does several things, of which one can be found only by reading all.

use std::fs;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::sources::{files, within_tree};

/// The most lines that a function has, from its name to its last brace.
const LINES_MAX: usize = 60;

/// The folders of the law: the program and its commands. Tests may be long tables.
const FOLDERS: [&str; 3] = ["crates", "src", "xtask"];

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
fn functions_are_short() {
    let (mut n_read, mut long) = (0, Vec::new());
    let paths = FOLDERS.into_iter().flat_map(|it| files(it, "rs"));
    let named = paths.map(|it| (within_tree(&it), it));
    for (name, path) in named.filter(|it| it.0.starts_with("src/") || it.0.contains("/src/")) {
        let text = fs::read_to_string(&path).expect("a source file");
        let mut found = Vec::new();
        functions(text.parse().expect("tokens"), lines, &mut found);
        n_read += found.len();
        let found = found.into_iter().filter(|it| LINES_MAX < it.1);
        long.extend(found.map(|it| format!("{name}: {}, {} lines", it.0, it.1)));
    }
    assert!(0 < n_read, "no functions are read");
    assert!(long.is_empty(), "more than {LINES_MAX} lines:\n{}", long.join("\n"));
}

#[test]
fn a_function_is_measured_to_its_last_brace() {
    let mut found = Vec::new();
    let code = "impl A {\n fn a(f: fn(u8) -> u8) -> u8 {\n {1}\n }\n}\ntrait B { fn b(); }";
    functions(code.parse().expect("tokens"), lines, &mut found);
    assert_eq!(found, [("a".to_owned(), 3)]);
}
