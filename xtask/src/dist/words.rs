//! The words of the site: a file for each piece that has some and each language, packed as the program reads them.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_packer::Book;
use languages::Lang;

use crate::failure::{Failure, Outcome};
use crate::tree;
use crate::words::book;

/// Stands between the words of two folders in the file of a piece.
const BETWEEN: &str = "\u{1f}";

/// Writes the words of all pieces into a folder: `tables.en.txt`.
///
/// # Errors
/// If a file cannot be read or written, or something is wrong with its words.
pub fn lay_out(into: &Path) -> Outcome {
    for (piece, folders) in pieces()? {
        let books: Vec<Book> = folders.iter().map(|it| book(it)).collect::<Outcome<_>>()?;
        for lang in Lang::ALL {
            let packed: Vec<&str> = books.iter().map(|it| it.packed(lang.place())).collect();
            let to = into.join(format!("{piece}.{}.txt", lang.code()));
            fs::write(&to, packed.join(BETWEEN)).map_err(Failure::at(&to))?;
        }
    }
    Ok(())
}

/// The pieces that have words, with their folders: the tables have those of kernel and shell, a game its own.
fn pieces() -> Outcome<Vec<(String, Vec<PathBuf>)>> {
    let root = tree::root();
    let of_tables = ["crates/kernel/words", "src/words"].map(|it| root.join(it));
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
