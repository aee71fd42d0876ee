//! Words that lie in files: both languages have the same messages, and each that the code names is there with the
//! arguments that it is given; none is there for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_reader::Plurals;
use fluent_reader::check::{File, Needs, check};
use proc_macro2::{TokenStream, TokenTree};

use crate::sources::{files, root, within_tree};

/// What the code names: each message, with the arguments that it is given and where.
type Named = Vec<(String, BTreeSet<String>, String)>;

/// The folders of crates that have files of words.
fn crates_with_words() -> Vec<String> {
    let all = files("crates", "ftl").into_iter();
    let folder = |it: &Path| it.parent().and_then(Path::parent).map(within_tree);
    let has_words = |it: &String| root().join(it).join("words/en.ftl").is_file();
    let found: BTreeSet<String> = all.filter_map(|it| folder(&it)).filter(has_words).collect();
    found.into_iter().collect()
}

/// The messages of a crate, with the variables that each needs.
fn messages(folder: &str) -> Result<Needs, Vec<String>> {
    let file = |(name, plurals)| {
        let path = format!("{folder}/words/{name}.ftl");
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
        let is_call = matches!(&tokens[..nth], [.., TokenTree::Ident(name), TokenTree::Punct(_)] if name == "message");
        if is_call {
            found.extend(called(group.stream(), at));
        }
        named_in(group.stream(), at, found);
    }
}

/// The message that is named between the brackets of one call.
fn called(arguments: TokenStream, at: &str) -> Option<(String, BTreeSet<String>, String)> {
    let is_comma = |it: &TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ',');
    let tokens: Vec<TokenTree> = arguments.into_iter().collect();
    let mut parts = tokens.split(is_comma).skip(1);
    let [TokenTree::Literal(id)] = parts.next()? else { return None };
    let name = |part: &[TokenTree]| part.first().map(ToString::to_string);
    let line = id.span().start().line;
    Some((
        id.to_string().trim_matches('"').to_owned(),
        parts.filter_map(name).collect(),
        format!("{at}:{line}"),
    ))
}

fn named(folder: &str) -> Named {
    let mut found = Vec::new();
    for path in files(&format!("{folder}/src"), "rs") {
        let code = fs::read_to_string(&path).expect("a source file");
        named_in(code.parse().expect("Rust"), &within_tree(&path), &mut found);
    }
    found
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
        fs::read_to_string(root().join(format!("{folder}/words/{it}.ftl")))
            .expect("a file of words")
    });
    let braces = texts.iter().flat_map(|it| it.split('{').skip(1));
    braces.filter_map(|it| it.split('}').next()).map(|it| it.trim().to_owned()).collect()
}

#[test]
fn files_of_words_and_the_code_name_the_same_messages() {
    let folders = crates_with_words();
    assert!(folders.iter().any(|it| it.ends_with("games/hoard")), "{folders:?}");
    let mut wrong = Vec::new();
    for folder in &folders {
        match messages(folder) {
            Ok(needs) => {
                let found = mistakes(&needs, &named(folder), &referred(folder));
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
