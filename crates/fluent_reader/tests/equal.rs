//! What this reader makes of a message is what `fluent-bundle` makes of it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_reader::{Arg, Id, Plurals, Resource};

/// Everything that is read of the format, in one file.
const FILE: &str = include_str!("all.ftl");

fn bundle(lang: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle
        .add_function("CAPITAL", |of, _| match of {
            [FluentValue::String(it)] => {
                let mut letters = it.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                first.chain(letters).collect::<String>().into()
            }
            _ => FluentValue::Error,
        })
        .expect("a function");
    bundle
        .add_resource(FluentResource::try_new(FILE.to_owned()).expect("a file"))
        .expect("no name twice");
    bundle
}

const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 101, 111, -1];
const NAMES: [&str; 3] = ["Anna", "гном", ""];

#[test]
fn every_message_is_formatted_as_by_fluent_bundle() {
    for (lang, plurals) in [("en", Plurals::OneOther), ("ru", Plurals::OneFewMany)] {
        let bundle = bundle(lang);
        let (words, findings) = Resource::read(FILE, plurals);
        assert_eq!(findings, []);
        let mut n_formatted = 0;
        for id in words.messages() {
            for (n, name) in NUMBERS.into_iter().flat_map(|n| NAMES.map(|name| (n, name))) {
                let mut args = FluentArgs::new();
                args.set("n", n);
                args.set("name", name);
                let pattern = bundle.get_message(id).and_then(|it| it.value()).expect("a message");
                let wanted = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
                let found = words.format(id, &[("n", Arg::Number(n)), ("name", Arg::Text(name))]);
                assert_eq!(
                    found.as_deref(),
                    Some(&*wanted),
                    "{id} in {lang} with {n} and {name:?}"
                );
                n_formatted += 1;
            }
        }
        assert!(700 < n_formatted, "{n_formatted}");
    }
}

#[test]
fn what_cannot_be_read_is_left_out_and_told_with_its_line() {
    let text = "one = 1\ntwo { $n }\nthree = { $n\nfour = 4\nfive = { $n ->\n    [one] x\n}\nsix = a } b\nseven =\n";
    let (words, findings) = Resource::read(text, Plurals::OneOther);
    assert_eq!(words.messages().collect::<Vec<_>>(), ["four", "one"]);
    let told: Vec<(usize, &str)> = findings.iter().map(|it| (it.line, it.why)).collect();
    let wanted = [
        (2, "`=` is missing"),
        (3, "`}` or `->` is missing"),
        (5, "no variant has `*`"),
        (8, "`}` without `{`"),
        (9, "nothing stands behind `=`"),
    ];
    assert_eq!(told, wanted);
}

#[test]
fn names_have_cases_and_a_gender() {
    let text = "-gnome = { $case ->\n   *[nominative] гном\n    [genitive] гнома\n}\n    .gender = masculine\n\
        no = Нет { NAME($who, case: \"genitive\") }.\n\
        has = { CAPITAL(NAME($who)) } { GENDER($who) ->\n    [feminine] нашла\n   *[masculine] нашёл\n} клад.\n";
    let (words, findings) = Resource::read(text, Plurals::OneFewMany);
    assert_eq!(findings, []);
    let told = |id, who| words.format(id, &[("who", who)]).expect("a message");
    assert_eq!(told("no", Arg::Name(Id::of("gnome"))), "Нет гнома.");
    assert_eq!(told("has", Arg::Name(Id::of("gnome"))), "Гном нашёл клад.");
    assert_eq!(told("no", Arg::Text("Анна")), "Нет Анна.");
    assert_eq!(told("no", Arg::Name(Id::of("elf"))), "Нет {NAME}.");
}

#[test]
fn messages_that_name_each_other_come_to_an_end() {
    let (words, _) = Resource::read("a = a{ b }\nb = b{ a }\n", Plurals::OneOther);
    assert_eq!(words.format("a", &[]).as_deref(), Some("ababababa{b}"));
}
