//! Mistakes in files are told with the file and the line.
#![cfg(feature = "check")]

use fluent_reader::Plurals;
use fluent_reader::check::{File, check};

const EN: &str = "coins = { $n ->\n    [one] coin\n   *[other] coins\n}\nname = { $name } wins\n";

/// What is wrong with a Russian file beside the English one.
fn wrong(ru: &'static str) -> Vec<String> {
    let files = [
        File { path: "en.ftl", text: EN, plurals: Plurals::OneOther },
        File { path: "ru.ftl", text: ru, plurals: Plurals::OneFewMany },
    ];
    check(&files).err().unwrap_or_default()
}

const COINS: &str = "coins = { $n ->\n    [one] монета\n    [few] монеты\n   *[many] монет\n}\n";

#[test]
fn what_is_right_is_let_be() {
    assert_eq!(wrong(leaked(&format!("{COINS}name = {{ $name }} побеждает\n"))), [""; 0]);
}

#[test]
fn each_mistake_is_told() {
    let with = |line: &str| wrong(leaked(&format!("{COINS}{line}\n")));
    assert_eq!(with("name"), ["ru.ftl:6: `=` is missing", "en.ftl:5: name is missing in ru.ftl"]);
    assert_eq!(with("name = x"), ["en.ftl:5: name has $name, which ru.ftl lacks"]);
    let both = [
        "en.ftl:5: name has $name, which ru.ftl lacks",
        "ru.ftl:6: name has $nam, which en.ftl lacks",
    ];
    assert_eq!(with("name = { $nam }"), both);
    assert_eq!(with("name = { $name }\nmore = x"), ["ru.ftl:7: more is missing in en.ftl"]);
    assert_eq!(with("name = { $name }\nname = { $name }"), ["ru.ftl:7: name stands twice"]);
    assert_eq!(
        with("name = { $name }{ -gold }"),
        ["ru.ftl:6: name: -gold is named, and not there"]
    );
    let gold = "-gold = { $case ->\n   *[nominative] золото\n}\nname = { $name }{ -gold(case: \"genitive\") }";
    assert_eq!(with(gold), ["ru.ftl:9: name: -gold has no case [genitive]"]);
    assert_eq!(with("name = { LOUD($name) }"), ["ru.ftl:6: name: LOUD is no function"]);
    let forms =
        wrong("coins = { $n ->\n    [one] монета\n   *[other] монет\n}\nname = { $name }\n");
    assert_eq!(forms, ["ru.ftl:1: coins: the plural form [few] is missing"]);
}

fn leaked(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}
