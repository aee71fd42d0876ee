//! Words that lie in files: both languages have the same messages, and each that the code names is there with the
//! arguments that it is given; none is there for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_reader::Plurals;
use fluent_reader::check::{File, Needs, check};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::sources::{files, root, within_tree};

/// What the code names: each message, with the arguments that it is given and where.
type Named = Vec<(String, BTreeSet<String>, String)>;

/// A folder of words, and the code that says them.
struct Words {
    folder: String,
    code: Vec<PathBuf>,
}

/// Everything that has files of words. A game's are said by its crate and by its board; those of a folder of the page,
/// such as `src/app/words`, by all of the page but the boards of games.
fn all_words() -> Vec<Words> {
    let found = ["crates", "src"].into_iter().flat_map(|it| files(it, "ftl"));
    let is_english = |it: &PathBuf| it.ends_with("en.ftl");
    let folders: BTreeSet<String> =
        found.filter(is_english).filter_map(|it| it.parent().map(within_tree)).collect();
    let games: Vec<String> = folders.iter().filter_map(|it| game_of(it)).collect();
    let board = |game: &str| {
        files("src", "rs").into_iter().filter(move |it| is_board(it, game)).collect::<Vec<_>>()
    };
    let words = |folder: String| {
        let of = folder.strip_suffix("/words").expect("a folder of words");
        let code = match game_of(&folder) {
            Some(game) => [files(&format!("{of}/src"), "rs"), board(&game)].concat(),
            None if !folder.starts_with("src/") => files(&format!("{of}/src"), "rs"),
            None => {
                let is_shared = |it: &PathBuf| !games.iter().any(|game| is_board(it, game));
                files("src", "rs").into_iter().filter(is_shared).collect()
            }
        };
        Words { folder, code }
    };
    folders.iter().cloned().map(words).collect()
}

/// The game whose words a folder has: `crates/games/hoard/words`.
fn game_of(folder: &str) -> Option<String> {
    Some(folder.strip_prefix("crates/games/")?.split_once('/')?.0.to_owned())
}

/// Tells whether code is that of the board of a game: `src/boards/hoard.rs`, or what lies in the folder `hoard` there.
fn is_board(path: &Path, game: &str) -> bool {
    within_tree(path)
        .strip_prefix("src/boards/")
        .is_some_and(|it| it.strip_prefix(game).is_some_and(|it| it.starts_with(['/', '.'])))
}

/// The messages of a crate, with the variables that each needs.
fn messages(folder: &str) -> Result<Needs, Vec<String>> {
    let file = |(name, plurals)| {
        let path = format!("{folder}/{name}.ftl");
        let text = fs::read_to_string(root().join(&path)).expect("a file of words");
        let leaked = |it: String| -> &'static str { Box::leak(it.into_boxed_str()) };
        File { path: leaked(path), text: leaked(text), plurals }
    };
    check(&[("en", Plurals::OneOther), ("ru", Plurals::OneFewMany)].map(file))
}

/// Each `message!(lang, "id", name = value)` in some code.
fn named_in(code: TokenStream, at: &str, found: &mut Named) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    for (nth, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let macro_name = match &tokens[..nth] {
            [.., TokenTree::Ident(name), TokenTree::Punct(_)] => name.to_string(),
            _ => String::new(),
        };
        match macro_name.as_str() {
            "message" => found.extend(called(group.stream(), at, 1)),
            "text" => found.extend(called(group.stream(), at, 0)),
            "refusals" => in_table(group.stream(), at, false, found),
            "options" => in_table(group.stream(), at, true, found),
            _ => {}
        }
        named_in(group.stream(), at, found);
    }
}

/// The messages that a table of refusals or options names: a text that stands alone behind `=>`, `name:` or `hint:`, or in
/// parentheses with what it is given; and where there are choices, the text behind a key.
fn in_table(rows: TokenStream, at: &str, has_choices: bool, found: &mut Named) {
    let tokens: Vec<TokenTree> = rows.into_iter().collect();
    let is = |it: Option<&TokenTree>, wanted: char| matches!(it, Some(TokenTree::Punct(it)) if it.as_char() == wanted);
    for (nth, token) in tokens.iter().enumerate() {
        let before = nth.checked_sub(1).and_then(|it| tokens.get(it));
        let is_alone = |it: char| is(before, it) && is(tokens.get(nth + 1), ';');
        match token {
            TokenTree::Literal(id) if is_alone('>') || is_alone(':') => {
                let stream = TokenStream::from(TokenTree::Literal(id.clone()));
                found.extend(called(stream, at, 0));
            }
            TokenTree::Literal(_) if has_choices && is(before, ',') => {
                let is_first = matches!(&tokens[..nth], [.., arrow, TokenTree::Literal(_), _] if is(Some(arrow), '>'));
                let is_last = is(tokens.get(nth + 1), ';')
                    || matches!(tokens.get(nth + 2), Some(TokenTree::Ident(_)));
                if is_first && is_last {
                    found.extend(called(TokenStream::from(token.clone()), at, 0));
                }
            }
            TokenTree::Group(group)
                if is_alone('>') && group.delimiter() == Delimiter::Parenthesis =>
            {
                found.extend(called(group.stream(), at, 0));
            }
            TokenTree::Group(group) => in_table(group.stream(), at, has_choices, found),
            _ => {}
        }
    }
}

/// The message that is named between the brackets of one call, behind so many other arguments.
fn called(
    arguments: TokenStream,
    at: &str,
    n_before: usize,
) -> Option<(String, BTreeSet<String>, String)> {
    let is_comma = |it: &TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ',');
    let tokens: Vec<TokenTree> = arguments.into_iter().collect();
    let mut parts = tokens.split(is_comma).skip(n_before);
    let [TokenTree::Literal(id)] = parts.next()? else { return None };
    let name = |part: &[TokenTree]| part.first().map(ToString::to_string);
    let line = id.span().start().line;
    Some((
        id.to_string().trim_matches('"').to_owned(),
        parts.filter_map(name).collect(),
        format!("{at}:{line}"),
    ))
}

fn named(code: &[PathBuf]) -> Named {
    let mut found = Vec::new();
    for path in code {
        let code = fs::read_to_string(path).expect("a source file");
        named_in(code.parse().expect("Rust"), &within_tree(path), &mut found);
    }
    found
}

/// The terms of the files of a folder, without the `-` before their names.
fn terms(folder: &str) -> BTreeSet<String> {
    let text =
        fs::read_to_string(root().join(format!("{folder}/en.ftl"))).expect("a file of words");
    let name = |line: &str| Some(line.strip_prefix('-')?.split_once(' ')?.0.to_owned());
    text.lines().filter_map(name).collect()
}

/// What is wrong between messages and the code that names them.
fn mistakes(needs: &Needs, named: &Named, referred: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut used: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (id, given, at) in named {
        let Some(variables) = needs.get(id.as_str()) else {
            wrong.push(format!("{at}: {id} is no message"));
            continue;
        };
        let lacking = variables.iter().filter(|it| !given.contains(**it));
        wrong.extend(lacking.map(|it| format!("{at}: {id} is not given ${it}")));
        used.entry(id).or_default().extend(given.iter().map(String::as_str));
    }
    for (id, variables) in needs {
        match used.get(id) {
            None if !referred.contains(*id) => wrong.push(format!("{id} is named nowhere")),
            Some(given) => {
                let more = given.iter().filter(|it| !variables.contains(**it));
                wrong.extend(more.map(|it| format!("{id} does not use ${it}")));
            }
            None => {}
        }
    }
    wrong
}

/// The messages that others refer to, as `{ coins }`.
fn referred(folder: &str) -> BTreeSet<String> {
    let texts = ["en", "ru"].map(|it| {
        fs::read_to_string(root().join(format!("{folder}/{it}.ftl"))).expect("a file of words")
    });
    let braces = texts.iter().flat_map(|it| it.split('{').skip(1));
    braces.filter_map(|it| it.split('}').next()).map(|it| it.trim().to_owned()).collect()
}

#[test]
fn files_of_words_and_the_code_name_the_same_messages() {
    let all = all_words();
    assert!(all.iter().any(|it| it.folder.ends_with("games/hoard/words")));
    let mut wrong = Vec::new();
    for Words { folder, code } in &all {
        match messages(folder) {
            Ok(needs) => {
                let terms = terms(folder);
                let of_messages: Named = named(code)
                    .into_iter()
                    .filter(|it| !it.1.is_empty() || !terms.contains(&it.0))
                    .collect();
                let found = mistakes(&needs, &of_messages, &referred(folder));
                wrong.extend(found.iter().map(|it| format!("{folder}: {it}")));
            }
            Err(findings) => wrong.extend(findings),
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn each_mistake_of_the_code_is_told() {
    let code = r#"fn a() { x(message!(lang, "left", name = n, n = f(1, 2))); message!(lang, "gone"); message!(lang, "left", name = n); }"#;
    let mut named = Vec::new();
    named_in(code.parse().expect("Rust"), "a.rs", &mut named);
    let table = r#"refusals! { Old = "A-1" => "En.", "Ru."; Over = "A-1" => "over"; Gone(card: u8) = "A-2" => ("gone", card = card); }
        options! { goal = "goal" { name: "name"; hint: "En", "Ru"; choices: { 1 => "1", "one"; 2 => "2", "En", "Ru"; } } }"#;
    let mut of_tables = Vec::new();
    named_in(table.parse().expect("Rust"), "b.rs", &mut of_tables);
    let ids: Vec<&str> = of_tables.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(ids, ["over", "gone", "name", "one"]);
    let variables = |names: &[&'static str]| names.iter().copied().collect::<BTreeSet<_>>();
    let needs: Needs =
        [("left", variables(&["n", "name"])), ("idle", variables(&[])), ("part", variables(&[]))]
            .into();
    let wanted =
        ["a.rs:1: gone is no message", "a.rs:1: left is not given $n", "idle is named nowhere"];
    assert_eq!(mistakes(&needs, &named, &["part".to_owned()].into()), wanted);
    let needs: Needs = [("left", variables(&["name"]))].into();
    assert_eq!(mistakes(&needs, &named[..1].to_vec(), &BTreeSet::new()), ["left does not use $n"]);
}
