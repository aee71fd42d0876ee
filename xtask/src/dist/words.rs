//! The words of the site: a file for each piece that has some and each language, without what is there for translators.

use std::fs;
use std::path::{Path, PathBuf};

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
    for line in text.lines().filter(is_said) {
        if line.starts_with(' ') {
            said.push(' ');
        }
        said.push_str(line.trim_start());
        said.push('\n');
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_for_translators_is_left_out() {
        let text = "### Words\n\n# So many.\ncoins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}\n";
        assert_eq!(bare(text), "coins = { $n ->\n [one] { $n } coin\n *[other] { $n } coins\n}\n");
    }
}
