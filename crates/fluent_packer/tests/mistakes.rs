//! Mistakes in files of words are told with the file and the line.

use fluent_packer::{Book, File};

const EN: &str = "coins = { $n ->\n    [one] coin\n   *[other] coins\n}\nname = { $name } wins\n";
const COINS: &str = "coins = { $n ->\n    [one] монета\n    [few] монеты\n   *[many] монет\n}\n";

/// All that is wrong with a Russian file beside the English one.
fn wrong(ru: &str) -> Vec<String> {
    let file = |language: &str, text: &str| File::new(language, &format!("{language}.ftl"), text);
    Book::read(&[file("en", EN), file("ru", ru)]).err().unwrap_or_default()
}

fn wrong_behind_coins(lines: &str) -> Vec<String> {
    wrong(&format!("{COINS}{lines}\n"))
}

#[test]
fn a_right_file_is_let_be() {
    assert_eq!(wrong_behind_coins("name = { $name } побеждает"), [""; 0]);
}

#[test]
fn a_line_that_cannot_be_read_is_told() {
    let told = wrong_behind_coins("name");
    assert!(told[0].starts_with("ru.ftl:6: "), "{told:?}");
    assert_eq!(told[1], "en.ftl:5: name is missing in ru.ftl");
    let told = wrong_behind_coins("name = { $name }\n    .title = x");
    assert_eq!(told[0], "ru.ftl:6: name has attributes, or no words");
}

#[test]
fn messages_and_variables_are_the_same_in_all_languages() {
    let lacks = "en.ftl:5: name has $name, which ru.ftl lacks";
    assert_eq!(wrong_behind_coins("name = x"), [lacks]);
    let misspelt = [lacks, "ru.ftl:6: name has $nam, which en.ftl lacks"];
    assert_eq!(wrong_behind_coins("name = { $nam }"), misspelt);
    let more = wrong_behind_coins("name = { $name }\nmore = x");
    assert_eq!(more, ["ru.ftl:7: more is missing in en.ftl"]);
    let twice = wrong_behind_coins("name = { $name }\nname = { $name }");
    assert_eq!(twice, ["ru.ftl:6: name stands twice"]);
}

#[test]
fn all_that_is_referred_to_is_there() {
    let told = |name: &str| wrong_behind_coins(&format!("name = {{ $name }}{name}"));
    let gone = "ru.ftl:6: name refers to -gold, which is not there";
    assert_eq!(told("{ -gold }"), [gone]);
    assert_eq!(told("{ gold }"), [gone.replace('-', "")]);
    assert_eq!(told("{ name }"), ["ru.ftl:6: name refers to itself"]);
    assert_eq!(told("{ coins.title }")[0], "ru.ftl:6: name refers to an attribute");
    assert_eq!(told("{ LOUD($name) }"), ["ru.ftl:6: name has LOUD, which is no function"]);
}

#[test]
fn terms_have_the_cases_and_languages_the_plural_forms_that_are_needed() {
    let gold = "-gold = { $case ->\n   *[nominative] золото\n}\n";
    let asks = format!("{gold}name = {{ $name }}{{ -gold(case: \"genitive\") }}");
    let told = "ru.ftl:9: name asks for [genitive], which -gold lacks";
    assert!(wrong_behind_coins(&asks).iter().any(|it| it == told));
    let asks = format!("{gold}name = {{ NAME($name, case: \"genitive\") }}");
    assert!(wrong_behind_coins(&asks).iter().any(|it| it == told));
    let forms = "coins = { $n ->\n    [one] монета\n   *[other] монет\n}\nname = { $name }\n";
    assert_eq!(wrong(forms), ["ru.ftl:1: coins lacks the plural form [few]"]);
    let late = "coins = { $n ->\n    [one] монета\n    [few] монеты\n    [5] пять\n   *[many] монет\n}\nname = { $name }\n";
    assert_eq!(wrong(late), ["ru.ftl:1: coins has an exact number behind a plural form"]);
}

/// All that is wrong with Russian rows of names beside the English ones, and the book if nothing is.
fn rows(ru: &str) -> Result<Book, Vec<String>> {
    let file = |language: &str, rows: &str| {
        File::new(language, &format!("{language}.ftl"), "yes = x\n").with_rows(
            "cards",
            &format!("cards.{language}.txt"),
            rows,
        )
    };
    let en = file("en", "# card | name | within\nA1 | Pit | the Pit\nA2 | Fury\n");
    Book::read(&[en, file("ru", ru)])
}

#[test]
fn a_row_is_a_term_with_the_forms_of_its_language() {
    let book = rows("# card | name | genitive\nA2 | Ярость | Ярости\nA1 | Яма | Ямы\n");
    let book = book.expect("no mistakes");
    assert_eq!(book.rows("cards"), [("A1", 1), ("A2", 2)]);
    assert_eq!(book.rows("spells"), []);
    assert_eq!(book.packed(0), "x\0\u{2}:row\u{3}Pit\u{3}within\u{5}the Pit\u{4}\0Fury\0");
    assert_eq!([book.fixed(0, "yes"), book.fixed(0, "cards-A1")], [Some("x".to_owned()), None]);
}

#[test]
fn rows_are_told_with_their_lines() {
    let told = |ru: &str| rows(ru).err().unwrap_or_default();
    let more = told("# card | name | genitive\nA1 | Яма | Ямы | Яме\nA2 | Ярость\n");
    let lacks = "cards.en.txt:2: -cards-A1 is missing in cards.ru.txt";
    assert_eq!(more, ["cards.ru.txt:2: A1 has not the columns of the first line", lacks]);
    let twice = told("# card | name\nA1 | Яма\nA2 | Ярость\nA1 | Яма\n");
    assert_eq!(twice, ["cards.ru.txt:4: -cards-A1 stands twice"]);
    let other = told("# card | name\nA1 | Яма\nA2 | Ярость\nA3 | Меч\n");
    assert_eq!(other, ["cards.ru.txt:4: -cards-A3 is missing in cards.en.txt"]);
}

#[test]
fn a_gender_stands_in_its_column() {
    let told = |a1: &str| {
        let head = "# card | name | genitive | gender | class";
        rows(&format!("{head}\nA1 | {a1}\nA2 | Ярость\n")).err().unwrap_or_default()
    };
    let none: [String; 0] = [];
    assert_eq!(told("Яма | Ямы | feminine"), none);
    assert_eq!(told("Яма | Ямы"), none);
    let early = "cards.ru.txt:2: A1 has `feminine` in the column genitive; only columns at the end may be left out";
    assert_eq!(told("Яма | feminine"), [early]);
    let other = "cards.ru.txt:2: A1 has the gender `Яме`, which is none of masculine, feminine, neuter, plural";
    assert_eq!(told("Яма | Ямы | Яме | feminine"), [other]);
}
