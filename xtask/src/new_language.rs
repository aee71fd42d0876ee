//! `new-language`: a further language, whose files say for now what the English ones say, or that in longer words.

mod longer;

use std::fs;
use std::path::{Path, PathBuf};

use languages::Lang;

use crate::failure::{Failure, Outcome};
use crate::text_file::{read, write};
use crate::{tree, words};

/// The list of languages.
const LIST: &str = "crates/languages/src/lib.rs";

/// The folders of texts that are fetched of games, a file for each language.
const TEXTS: [&str; 2] = ["rulebook", "explained"];

/// The folder of what stands in the page before the program does, a file for each language; and the page, which names each.
const START: &str = "src/start";
const PAGE: &str = "index.html";

/// The words of a new language, until somebody writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wording {
    English,
    /// English in longer words, with accents.
    Longer,
}

impl Wording {
    /// An English file in the new language.
    fn file(self, path: &Path, text: &str) -> String {
        match self {
            Wording::English => text.to_owned(),
            Wording::Longer => longer::file(path, text),
        }
    }

    /// A line of a lesson in the new language.
    fn lesson_line(self, said: &str) -> String {
        match self {
            Wording::English => said.to_owned(),
            Wording::Longer => longer::lesson_line(said),
        }
    }
}

/// Makes a language in the project, and says what remains to be done.
///
/// # Errors
/// If the code or the name makes no sense, the language is there, or a file cannot be read or written.
pub fn new_language(code: &str, name: &str, wording: Wording) -> Outcome {
    let made = make(&tree::root(), (code, name), wording)?;
    println!(
        "{name} is a language of the program, {} files. They are in English: translate",
        made.len()
    );
    for path in made {
        println!("  {}", path.strip_prefix(tree::root()).unwrap_or(&path).display());
    }
    println!("and its lines, which begin with `{code}`, in public/lessons.");
    println!("Still to be done:");
    println!("  {LIST}: its plural forms, if they are not those of English");
    println!("  cargo xtask words: what is wrong with any file, and on which line");
    Ok(())
}

/// Makes a language in a copy of the project: its line, its files, and its lines in lessons. Returns the new files.
///
/// # Errors
/// See [`new_language`].
pub fn make(root: &Path, (code, name): (&str, &str), wording: Wording) -> Outcome<Vec<PathBuf>> {
    let [first, second] = code.as_bytes() else {
        return Err(Failure::new(format!("`{code}` is no code of two letters.")));
    };
    if !(first.is_ascii_lowercase() && second.is_ascii_lowercase()) {
        return Err(Failure::new(format!("`{code}` is no code of two small letters.")));
    }
    if name.is_empty() || !name.chars().all(|it| it.is_alphabetic() || it == ' ') {
        return Err(Failure::new(format!("`{name}` is no name.")));
    }
    let list = root.join(LIST);
    let text = read(&list)?;
    write(&list, &with_line(&text, code, name)?)?;
    let mut made = Vec::new();
    for folder in ["crates", "src", "tests"].iter().flat_map(|it| words::folders(&root.join(it))) {
        for english in fluent_packer::files_of(&folder, Lang::default()) {
            made.push(copied(&english, code, wording)?);
        }
    }
    made.push(start(root, code, wording)?);
    for public in publics(root)? {
        for folder in TEXTS.map(|it| public.join(it)).into_iter().filter(|it| it.is_dir()) {
            let english = format!(".{}.txt", Lang::default().code());
            for text in names(&folder)?.into_iter().filter(|it| it.ends_with(&english)) {
                made.push(copied(&folder.join(text), code, wording)?);
            }
        }
        for lesson in names(&public.join("lessons"))? {
            let path = public.join("lessons").join(lesson);
            write(&path, &with_lines(&read(&path)?, code, wording))?;
        }
    }
    Ok(made)
}

/// The folders of what is fetched of games: that of the site, and those of examples.
fn publics(root: &Path) -> Outcome<Vec<PathBuf>> {
    let games = root.join("crates/games");
    let own = names(&games)?.into_iter().map(|it| games.join(it).join("public"));
    Ok([root.join("public")].into_iter().chain(own).filter(|it| it.is_dir()).collect())
}

/// The list with a line for the language behind the others; its plural forms are those of English.
fn with_line(list: &str, code: &str, name: &str) -> Outcome<String> {
    if list.contains(&format!(" = \"{code}\", ")) {
        return Err(Failure::new(format!("`{code}` is a language of the program.")));
    }
    let missing = || Failure::new(format!("{LIST} has no list."));
    let (before, rest) = list.split_once("\nlanguages! {\n").ok_or_else(missing)?;
    let (lines, behind) = rest.split_once("\n}\n").ok_or_else(missing)?;
    let mut letters = code.chars();
    let capital = letters.next().map(|it| it.to_ascii_uppercase()).into_iter();
    let variant: String = capital.chain(letters).collect();
    Ok(format!(
        "{before}\nlanguages! {{\n{lines}\n    {variant} = \"{code}\", \"{name}\", OneOther;\n}}\n{behind}"
    ))
}

/// A lesson in which a line of the language follows each English one.
fn with_lines(lesson: &str, code: &str, wording: Wording) -> String {
    let english = format!("{} ", Lang::default().code());
    let mut text = String::new();
    for line in lesson.lines() {
        text += &format!("{line}\n");
        if let Some(said) = line.strip_prefix(&english) {
            text += &format!("{code} {}\n", wording.lesson_line(said));
        }
    }
    text
}

/// Copies an English file, `game.en.txt` or `en.ftl`, for another language.
fn copied(english: &Path, code: &str, wording: Wording) -> Outcome<PathBuf> {
    let name = english.file_name().unwrap_or_default().to_string_lossy();
    let to = english.with_file_name(name_in(&name, code));
    write(&to, &wording.file(english, &read(english)?))?;
    Ok(to)
}

/// The name that an English file has in another language.
fn name_in(english: &str, code: &str) -> String {
    let of = |code: &str| format!(".{code}.");
    format!(".{english}").replace(&of(Lang::default().code()), &of(code)).split_off(1)
}

/// Copies what stands in the page before the program does, and names the file in the page.
fn start(root: &Path, code: &str, wording: Wording) -> Outcome<PathBuf> {
    let english = Lang::default().code();
    let of = |code: &str| format!("{START}/{code}.html");
    let in_language =
        |text: &str| text.replace(&format!("lang=\"{english}\""), &format!("lang=\"{code}\""));
    let to = root.join(of(code));
    let said = wording.file(&to, &read(&root.join(of(english)))?);
    write(&to, &in_language(&said))?;
    let page = root.join(PAGE);
    let link = |code: &str| format!("<link data-trunk rel=\"inline\" href=\"{}\">", of(code));
    let missing = || Failure::new(format!("{PAGE} does not name {START}."));
    let text = read(&page)?;
    let last = Lang::ALL.map(|it| link(it.code())).into_iter().rfind(|it| text.contains(it));
    let last = last.ok_or_else(missing)?;
    write(&page, &text.replace(&last, &format!("{last}\n        {}", link(code))))?;
    Ok(to)
}

/// The names of the files of a folder, in order.
fn names(folder: &Path) -> Outcome<Vec<String>> {
    let entries = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let mut names: Vec<_> =
        entries.flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_a_line_of_the_list() {
        let list = "x\nlanguages! {\n    En = \"en\", \"English\", OneOther;\n}\ny\n";
        let then = "x\nlanguages! {\n    En = \"en\", \"English\", OneOther;\n    De = \"de\", \"Deutsch\", OneOther;\n}\ny\n";
        assert_eq!(with_line(list, "de", "Deutsch").ok().as_deref(), Some(then));
        assert!(with_line(list, "en", "English").is_err());
        assert!(with_line("x\n", "de", "Deutsch").is_err());
    }

    #[test]
    fn a_file_is_named_by_its_language() {
        assert_eq!(
            ["en.ftl", "cards.en.txt"].map(|it| name_in(it, "de")),
            ["de.ftl", "cards.de.txt"]
        );
    }

    #[test]
    fn a_lesson_has_its_lines_behind_the_english_ones() {
        let lesson = "step\nen Open it.\nru Откройте.\na open\n";
        assert_eq!(
            with_lines(lesson, "de", Wording::English),
            "step\nen Open it.\nde Open it.\nru Откройте.\na open\n"
        );
    }

    #[test]
    fn a_code_that_makes_no_sense_changes_nothing() {
        for (code, name) in
            [("", "x"), ("d", "x"), ("DE", "x"), ("deu", "x"), ("de", ""), ("de", "<b>")]
        {
            assert!(
                make(Path::new("nowhere"), (code, name), Wording::English)
                    .is_err_and(|it| it.to_string().contains("is no"))
            );
        }
    }
}
