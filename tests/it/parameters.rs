//! Functions take few things, and components few props: what belongs together is one thing with a name.

use std::fs;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

use crate::lengths::functions;
use crate::sources::{files, within_tree};

/// The most parameters that a function has, `self` not counted; a component's are its props.
const PARAMETERS_MAX: usize = 5;

/// The folders under the law; not for tests.
const FOLDERS: [&str; 2] = ["src", "crates"];

/// The parameters of a function, unless it is only a type.
fn parameters(tokens: &[TokenTree]) -> Option<(String, usize)> {
    let TokenTree::Ident(name) = tokens.first()? else { return None };
    let mut n_open = 0;
    let lists = tokens[1..].iter().zip(tokens).find_map(|(it, before)| match it {
        TokenTree::Group(it) if n_open == 0 && it.delimiter() == Delimiter::Parenthesis => {
            Some(it.stream())
        }
        _ => {
            n_open += angle(it, before);
            None
        }
    });
    let n = split(lists?).iter().filter(|it| !is_self(it)).count();
    Some((name.to_string(), n))
}

/// The change in the depth of angle brackets at a token; the head of an arrow is none.
fn angle(token: &TokenTree, before: &TokenTree) -> i32 {
    let is_arrow = matches!(before, TokenTree::Punct(it) if it.as_char() == '-' && it.spacing() == Spacing::Joint);
    match token {
        TokenTree::Punct(it) if it.as_char() == '<' => 1,
        TokenTree::Punct(it) if it.as_char() == '>' && !is_arrow => -1,
        _ => 0,
    }
}

/// The parts between the commas of a list.
fn split(list: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = list.into_iter().collect();
    let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
    let mut n_open = 0;
    for (nth, token) in tokens.iter().enumerate() {
        n_open += angle(token, &tokens[nth.saturating_sub(1)]);
        match token {
            TokenTree::Punct(it) if n_open == 0 && it.as_char() == ',' => parts.push(Vec::new()),
            it => parts.last_mut().expect("a part").push(it.clone()),
        }
    }
    parts.retain(|it| !it.is_empty());
    parts
}

/// Tells whether a parameter is `self`, borrowed or not.
fn is_self(parameter: &[TokenTree]) -> bool {
    let is_type = |it: &&TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ':');
    let mut pattern = parameter.iter().take_while(|it| !is_type(it));
    pattern.any(|it| matches!(it, TokenTree::Ident(it) if it == "self"))
}

/// Tells whether a file has only tests.
fn is_of_tests(path: &str) -> bool {
    path.split('/').any(|it| matches!(it, "tests" | "tests.rs" | "cases" | "benches" | "testing"))
}

#[test]
fn functions_and_components_take_few_things() {
    let mut long = Vec::new();
    for path in FOLDERS.into_iter().flat_map(|it| files(it, "rs")) {
        let text = fs::read_to_string(&path).expect("a source file");
        let path = within_tree(&path);
        if is_of_tests(&path) {
            continue;
        }
        let mut found = Vec::new();
        functions(text.parse().expect("tokens"), parameters, &mut found);
        let found = found.into_iter().filter(|it| PARAMETERS_MAX < it.1);
        long.extend(found.map(|it| format!("{path}: {}", it.0)));
    }
    long.sort_unstable();
    assert!(
        long.is_empty(),
        "
more than {PARAMETERS_MAX} parameters:
{}
",
        long.join(
            "
"
        )
    );
}

#[test]
fn parameters_are_counted_without_self() {
    let mut found = Vec::new();
    let code = "impl A {
        fn a<F: Fn(u8, u8) -> u8>(&mut self, f: F, (b, c): (B<u8, C>, D)) -> fn(u8, u8) {}
        fn b(self: Rc<Self>, /** One, two. */ #[prop(into, optional)] d: [u8; 2],) {}
        fn c<'a>() where F: Fn(u8, u8) {}
    }";
    functions(code.parse().expect("tokens"), parameters, &mut found);
    assert_eq!(found, [("a".to_owned(), 2), ("b".to_owned(), 1), ("c".to_owned(), 0)]);
}
