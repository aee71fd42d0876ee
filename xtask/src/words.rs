//! The files of words: what is wrong with them, without a compiler.

use std::fs;
use std::path::Path;

use fluent_packer::Book;

use crate::failure::{Failure, Outcome};
use crate::{output, tree};

/// Checks all files of words, and prints how many messages there are.
///
/// # Errors
/// If something is wrong with one: everything, as `path:line: what`.
pub fn check() -> Outcome {
    counted(|it| output::line(it))
}

/// Checks all files of words, without a word if they are right.
///
/// # Errors
/// As [`check`].
pub fn are_right() -> Outcome {
    counted(|_| {})
}

/// Checks all files of words, and passes on how many messages each folder has.
fn counted(show: impl Fn(&str)) -> Outcome {
    let mut wrong = Vec::new();
    for folder in ["crates", "src"].iter().flat_map(|it| folders(&tree::root().join(it))) {
        let told = folder.strip_prefix(tree::root()).unwrap_or(&folder).display().to_string();
        match book(&folder) {
            Ok(book) => {
                let (n, n_terms) = (book.messages().count(), book.terms().count());
                let count = format!("{told}: {n} messages and {n_terms} terms in each language");
                show(&count);
            }
            Err(failure) => wrong.push(failure.to_string()),
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    // Places are told as they are in the project.
    let root = format!("{}/", tree::root().display());
    Err(Failure::new(wrong.join("\n").replace(&root, "")))
}

/// The words of a folder in all languages.
///
/// # Errors
/// If a file cannot be read, or something is wrong with it.
pub fn book(folder: &Path) -> Outcome<Book> {
    Book::of_folder(folder).map_err(|wrong| Failure::new(wrong.join("\n")))
}

/// All folders `words` with files of words in a folder, at any depth.
pub fn folders(within: &Path) -> Vec<std::path::PathBuf> {
    let Ok(entries) = fs::read_dir(within) else { return Vec::new() };
    let mut folders: Vec<_> =
        entries.flatten().map(|it| it.path()).filter(|it| it.is_dir()).collect();
    folders.sort();
    let found = |folder: std::path::PathBuf| {
        let mut found = self::folders(&folder);
        if folder.ends_with("words") && folder.join("en.ftl").is_file() {
            found.insert(0, folder);
        }
        found
    };
    folders.into_iter().flat_map(found).collect()
}
