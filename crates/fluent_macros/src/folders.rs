//! The folder of words that belongs to a piece of code, read once.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::SystemTime;

use fluent_packer::{Book, file_of, files_of};
use languages::Lang;
use proc_macro::Span;

/// Folders that have been read, as their files were then.
static READ: Mutex<BTreeMap<PathBuf, Read>> = Mutex::new(BTreeMap::new());

#[derive(Clone)]
struct Read {
    /// When each file was changed.
    changed: Vec<Option<SystemTime>>,
    book: WholeBook,
}

/// What a folder of words has, or all that is wrong with it.
pub type WholeBook = Result<&'static Book, String>;

/// The folder of words that code at a place says, and what it has.
///
/// # Errors
/// If there is none.
pub fn words_above(code: Span) -> Result<(PathBuf, WholeBook), String> {
    let code = code.local_file().ok_or("this code is in no file")?;
    let folder = folder_of(&code).ok_or_else(|| {
        format!(
            "no folder `words` with `{}` lies above {}",
            file_of(Lang::default()),
            code.display()
        )
    })?;
    let when = |it: PathBuf| fs::metadata(it).and_then(|it| it.modified()).ok();
    let files = Lang::ALL.into_iter().flat_map(|it| files_of(&folder, it));
    let changed: Vec<_> = files.map(when).collect();
    let mut read = READ.lock().map_err(|_| "words could not be read before")?;
    if let Some(it) = read.get(&folder).filter(|it| it.changed == changed) {
        return Ok((folder, it.book.clone()));
    }
    let book: WholeBook = match Book::of_folder(&folder) {
        Ok(book) => Ok(Box::leak(Box::new(book))),
        Err(wrong) => Err(wrong.join("\n")),
    };
    read.insert(folder.clone(), Read { changed, book: book.clone() });
    Ok((folder, book))
}

/// The folder of words of the game whose board the code belongs to, else the nearest above the code.
fn folder_of(code: &Path) -> Option<PathBuf> {
    let of_board = code.ancestors().find_map(|top| {
        let board = code.strip_prefix(top.join("src/boards")).ok()?.components().next()?;
        let game = Path::new(board.as_os_str()).with_extension("");
        Some(top.join("crates/games").join(game).join("words"))
    });
    let beside = code.ancestors().skip(1).map(|it| it.join("words"));
    let has_words = |it: &PathBuf| it.join(file_of(Lang::default())).is_file();
    of_board.into_iter().chain(beside).find(has_words)
}
