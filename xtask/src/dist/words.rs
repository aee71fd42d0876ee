//! The words of the site: a file for each piece that has some and each language, without what is there for translators.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_reader::Id;

use crate::failure::{Failure, Outcome};
use crate::tree;

/// The languages that words are there in.
const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Writes the words of all pieces into a folder: `tables.en.ftl`.
///
/// # Errors
/// If a file cannot be read or written.
pub fn lay_out(into: &Path) -> Outcome {
    for (piece, folders) in pieces()? {
        for lang in LANGUAGES {
            let mut all = String::new();
            for folder in &folders {
                let from = folder.join(format!("{lang}.ftl"));
                all += &bare(&fs::read_to_string(&from).map_err(Failure::at(&from))?);
            }
            let to = into.join(format!("{piece}.{lang}.ftl"));
            fs::write(&to, all).map_err(Failure::at(&to))?;
        }
    }
    Ok(())
}

/// The pieces that have words, with their folders: the tables have those of kernel and shell, a game its own.
fn pieces() -> Outcome<Vec<(String, Vec<PathBuf>)>> {
    let root = tree::root();
    let of_tables = ["crates/kernel/words", "src/shell/words"].map(|it| root.join(it));
    let mut pieces = vec![("tables".to_owned(), of_tables.to_vec())];
    let games = root.join("crates/games");
    for entry in fs::read_dir(&games).map_err(Failure::at(&games))? {
        let entry = entry.map_err(Failure::at(&games))?;
        let name = entry.file_name().to_string_lossy().replace('_', "-");
        let words = entry.path().join("words");
        // The example is not in the site.
        if words.is_dir() && name != "hoard" {
            pieces.push((name, vec![words]));
        }
    }
    Ok(pieces)
}

/// The text without comments, empty lines and deep indentation.
fn bare(text: &str) -> String {
    let is_said = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let mut said = String::new();
    let mut depth = 0;
    for line in text.lines().filter(is_said) {
        let mut line = line;
        if line.starts_with(' ') {
            said.push(' ');
            line = line.trim_start();
        } else if let Some((id, rest)) = line.split_once(" =") {
            said += &short(id);
            said += " =";
            line = rest;
        }
        with_short_names(line, &mut depth, &mut said);
        said.push('\n');
    }
    said
}

/// The short name of a message or a term, as the program knows it by its number.
fn short(id: &str) -> String {
    let term = if id.starts_with('-') { "-" } else { "" };
    format!("{term}{}", Id::of(id).short())
}

/// Writes a line with short names of the messages and terms that it names in braces; `depth` is how many are open.
fn with_short_names(line: &str, depth: &mut u32, into: &mut String) {
    let is_name = |it: char| it.is_ascii_alphanumeric() || ['-', '_'].contains(&it);
    let mut rest = line;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let n_bytes = match first {
            '"' if *depth != 0 => rest[1..].find('"').map_or(rest.len(), |it| it + 2),
            it if *depth != 0 && (it.is_ascii_alphabetic() || it == '-') => {
                rest.find(|it| !is_name(it)).unwrap_or(rest.len())
            }
            it => it.len_utf8(),
        };
        let (word, behind) = rest.split_at(n_bytes);
        match first {
            '{' => *depth += 1,
            '}' => *depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_message = *depth != 0 && is_named(word, before, behind);
        into.push_str(&if is_message { short(word) } else { word.to_owned() });
        before = first;
        rest = behind;
    }
}

/// Tells whether a word in braces is a message or a term, and no variable, variant, attribute, function, argument or text.
fn is_named(word: &str, before: char, behind: &str) -> bool {
    let begins = |it: char| it.is_ascii_alphabetic() || it == '-';
    let has_letters = word.contains(|it: char| it.is_ascii_alphabetic());
    let is_function =
        behind.starts_with('(') && word.starts_with(|it: char| it.is_ascii_uppercase());
    word.starts_with(begins)
        && has_letters
        && !['$', '[', '.'].contains(&before)
        && !behind.starts_with(':')
        && !is_function
}

#[cfg(test)]
mod tests {
    use fluent_reader::{Arg, Plurals, Resource};

    use super::*;

    #[test]
    fn what_is_there_for_translators_is_left_out() {
        let text = "### Words\n\n# So many.\ncoins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}\n";
        let coins = Id::of("coins").short();
        let wanted =
            format!("{coins} = {{ $n ->\n [one] {{ $n }} coin\n *[other] {{ $n }} coins\n}}\n");
        assert_eq!(bare(text), wanted);
    }

    #[test]
    fn what_is_named_has_its_short_name_and_says_the_same() {
        let text = "\
-gnome = { $case ->
   *[nominative] gnome
    [genitive] gnome’s
}
    .gender = he
coins = { $n } coin-s { \"a - coins\" }
all = So: { coins }, { -gnome(case: \"genitive\") }, { CAPITAL(-gnome) } { -gnome.gender ->
    [he] his { coins }
   *[she] hers
} x
";
        let short = bare(text);
        assert!(!short.contains("{ coins }"), "{short}");
        let [words, as_before] = [short, text.to_owned()].map(|it| {
            let (words, findings) = Resource::read(it.leak(), Plurals::OneOther);
            assert_eq!(findings, []);
            words.format("all", &[("n", Arg::Number(3))])
        });
        let said = "So: 3 coin-s a - coins, gnome’s, Gnome his 3 coin-s a - coins x";
        assert_eq!((words.as_deref(), as_before.as_deref()), (Some(said), Some(said)));
    }
}
