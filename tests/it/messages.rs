//! Words that lie in files: what the program makes of a message is what Project Fluent's own library makes of it, and none is
//! there for nothing. That each is there in both languages, with what the code gives it, the compiler knows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_packer::{Book, File};
use kernel::{Arg, Id, Lang, Messages, N_LANGUAGES};

use crate::sources::{files, root, sources, within_tree};

/// A file of everything of the format that is used, which is read in both languages.
const ALL: &str = include_str!("messages/all.ftl");

/// The texts of a folder of words, in all languages.
type Texts = [String; N_LANGUAGES];

/// All folders of words, by their paths.
fn folders() -> BTreeMap<String, Texts> {
    let found = ["crates", "src"].into_iter().flat_map(|it| files(it, "ftl"));
    let folders: BTreeSet<String> = found.filter_map(|it| it.parent().map(within_tree)).collect();
    let read = |folder: &str, lang: Lang| {
        let path = root().join(format!("{folder}/{}.ftl", lang.code()));
        fs::read_to_string(path).expect("a file of words")
    };
    folders.into_iter().map(|it| (it.clone(), Lang::ALL.map(|lang| read(&it, lang)))).collect()
}

fn book(texts: &Texts) -> Book {
    let file = |lang: Lang| File::new(lang.code(), lang.code(), &texts[lang.place()]);
    Book::read(&Lang::ALL.map(file)).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")))
}

fn opened(book: &Book) -> &'static Messages {
    let messages = Box::leak(Box::new(Messages::of([""; N_LANGUAGES])));
    Lang::ALL.iter().for_each(|it| messages.open(*it, book.packed(it.place()).to_owned()));
    messages
}

fn bundle(lang: Lang, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_function("CAPITAL", |of, _| with_text(of, kernel::capital)).expect("a function");
    // What is no term is said as it is.
    bundle.add_function("NAME", |of, _| with_text(of, str::to_owned)).expect("a function");
    let resource = FluentResource::try_new(text.to_owned()).expect("a file of Fluent's format");
    bundle.add_resource(resource).expect("no name twice");
    bundle
}

fn with_text(of: &[FluentValue<'_>], made: fn(&str) -> String) -> FluentValue<'static> {
    match of {
        [FluentValue::String(it)] => made(it).into(),
        [FluentValue::Number(it)] => it.as_string().into_owned().into(),
        _ => FluentValue::Error,
    }
}

/// A value that is given to a message.
#[derive(Clone, Debug)]
enum Sample {
    Number(i64),
    Text(String),
}

/// Values that messages of a text are given: numbers of all plural forms, names, and what they are chosen by.
fn samples(text: &str) -> Vec<Sample> {
    let keys = text.lines().filter_map(|it| {
        let key = it.trim_start_matches([' ', '*']).strip_prefix('[')?.split_once(']')?.0;
        key.parse::<i64>().is_err().then(|| key.to_owned())
    });
    let keys: BTreeSet<String> = keys.chain(["Анна".to_owned(), String::new()]).collect();
    let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 111, -1].map(Sample::Number);
    numbers.into_iter().chain(keys.into_iter().map(Sample::Text)).collect()
}

/// Messages of a folder that come to something else than Fluent's own library makes of them.
fn differences(texts: &Texts) -> (Vec<String>, usize) {
    let book = book(texts);
    let messages = opened(&book);
    let (mut wrong, mut n_compared) = (Vec::new(), 0);
    for lang in Lang::ALL {
        let text = &texts[lang.place()];
        let bundle = bundle(lang, text);
        for id in book.messages() {
            let variables = book.variables(id).expect("a message");
            let entry = text.split(&format!("\n{id} =")).nth(1).unwrap_or_default();
            let of_entry = samples(entry.split("\n\n").next().unwrap_or_default());
            // Every variable takes every value in turn, each beside another of the others.
            for nth in 0..of_entry.len() * variables.len().max(1) {
                let step = 1 + nth / of_entry.len();
                let value = |at: usize| of_entry[(nth + at * step) % of_entry.len()].clone();
                let given: Vec<Sample> = (0..variables.len()).map(value).collect();
                let found = said(messages, lang, id_of(&book, id), &given);
                let wanted = said_by(&bundle, id, variables, &given);
                if found != wanted {
                    wrong.push(format!(
                        "{id} in {lang:?} with {given:?}: {found:?}, not {wanted:?}"
                    ));
                }
                n_compared += 1;
            }
        }
    }
    (wrong, n_compared)
}

fn id_of(book: &Book, name: &str) -> Id {
    Id::new(book.number(name).expect("a message or a term"))
}

fn said(messages: &'static Messages, lang: Lang, id: Id, given: &[Sample]) -> String {
    if given.is_empty() {
        return messages.fixed(lang, id).to_owned();
    }
    let arg = |it| match it {
        &Sample::Number(it) => Arg::from(it),
        Sample::Text(it) => Arg::from(it),
    };
    let args: Vec<Arg> = given.iter().map(arg).collect();
    messages.format(lang, (id, &args))
}

fn said_by(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    variables: &[String],
    given: &[Sample],
) -> String {
    let mut args = FluentArgs::new();
    for (variable, value) in variables.iter().zip(given) {
        match value {
            Sample::Number(it) => args.set(variable.clone(), *it),
            Sample::Text(it) => args.set(variable.clone(), it.clone()),
        }
    }
    let pattern = bundle.get_message(id).and_then(|it| it.value()).expect("a message");
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

#[test]
fn every_message_comes_to_what_fluents_own_library_makes_of_it() {
    let (wrong, n_compared) = differences(&[ALL; N_LANGUAGES].map(str::to_owned));
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert!(500 < n_compared, "{n_compared}");
    for (folder, texts) in folders() {
        let (wrong, _) = differences(&texts);
        assert!(wrong.is_empty(), "{folder}\n{}\n", wrong.join("\n"));
    }
}

/// The words of [`ALL`].
fn words() -> &'static Messages {
    static WORDS: LazyLock<&Messages> =
        LazyLock::new(|| opened(&book(&[ALL; N_LANGUAGES].map(str::to_owned))));
    &WORDS
}

#[test]
fn a_term_is_said_in_the_case_that_a_message_asks_for() {
    let book = book(&[ALL; N_LANGUAGES].map(str::to_owned));
    let told = |id: &str, term: &str| {
        let term = Arg::Name(words, id_of(&book, term));
        words().format(Lang::Ru, (id_of(&book, id), &[term]))
    };
    assert_eq!(told("name", "dragon"), "дракона and Дракон");
    assert_eq!(told("capital", "dragon"), "Дракон goes.");
    assert_eq!(told("name", "hero"), "hero and Hero");
    assert_eq!(told("by-term", "dragon"), "a dragon");
    assert_eq!(told("by-term", "hero"), "something else");
    assert_eq!(words().fixed(Lang::En, id_of(&book, "hero")), "hero");
}

#[test]
fn words_that_are_not_here_are_dots_and_those_of_another_language_stand_in() {
    let book = book(&[ALL; N_LANGUAGES].map(str::to_owned));
    let messages: &Messages = Box::leak(Box::new(Messages::of([""; N_LANGUAGES])));
    let plain = id_of(&book, "plain");
    assert_eq!(messages.fixed(Lang::En, plain), "…");
    assert_eq!(messages.format(Lang::En, (plain, &[])), "…");
    messages.open(Lang::Ru, book.packed(1).to_owned());
    assert_eq!(messages.fixed(Lang::En, plain), "A plain text.");
    // A file that was cut short.
    let cut = |lang| if lang == Lang::En { "\x02$" } else { "\x02$0\x03x\x03a\x07" };
    let cut: &Messages = Box::leak(Box::new(Messages::of(Lang::ALL.map(cut))));
    for (lang, number) in Lang::ALL.into_iter().flat_map(|it| [(it, 0), (it, 7)]) {
        cut.fixed(lang, Id::new(number));
        cut.format(lang, (Id::new(number), &[]));
    }
}

#[test]
fn no_message_is_there_for_nothing() {
    let mut wrong = Vec::new();
    for (folder, texts) in folders() {
        let book = book(&texts);
        let own = folder.strip_suffix("words").expect("a folder of words");
        let board = own.trim_end_matches('/').replace("crates/games/", "src/boards/");
        let of_board = [format!("{board}/"), format!("{board}.rs")];
        let said: BTreeSet<&str> = sources()
            .iter()
            .filter(|it| {
                it.file.starts_with(own) || of_board.iter().any(|of| it.file.starts_with(of))
            })
            .flat_map(|it| it.texts().map(|it| it.1.as_str()))
            .collect();
        let refers = |id: &str| {
            texts
                .iter()
                .any(|it| it.contains(&format!("{{ {id} }}")) || it.contains(&format!("({id})")))
        };
        let idle = book.messages().filter(|it| !said.contains(it) && !refers(it));
        wrong.extend(idle.map(|it| format!("{folder}: {it}")));
        let idle = book.terms().filter(|it| !said.contains(it) && !refers(&format!("-{it}")));
        wrong.extend(idle.map(|it| format!("{folder}: -{it}")));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
