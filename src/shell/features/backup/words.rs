//! The words of the page of copies.

use super::store::{ImportSummary, Refused};
use crate::browser::files::Unread;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, Text, message, text};
use crate::shell::words::messages;

/// The account of what came from a file.
pub fn brought(brought: ImportSummary, lang: Lang) -> String {
    let ImportSummary { n_new, n_known, n_longer, n_parted, n_left, n_feats, n_aside, error } =
        brought;
    let told = |n: usize, words: String| (0 < n).then_some(words);
    let all = [
        Some(message!(lang, "backup-added", n = n_new)),
        told(n_known, message!(lang, "backup-known", n = n_known)),
        told(n_longer, message!(lang, "backup-longer", n = n_longer)),
        told(n_parted, message!(lang, "backup-parted", n = n_parted)),
        told(n_feats, message!(lang, "backup-feats", n = n_feats)),
        told(n_aside, message!(lang, "backup-set-aside", n = n_aside)),
        error.map(|it| not_kept(it, n_left, lang)),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The reason why not everything of a file could be kept; `n_left` matches were left out.
fn not_kept(error: StorageError, n_left: usize, lang: Lang) -> String {
    let words = match error {
        StorageError::Full => return message!(lang, "backup-full", n = n_left),
        StorageError::Forbidden => text!("backup-forbidden"),
        StorageError::Newer => text!("backup-newer-here"),
        StorageError::Corrupt => text!("backup-corrupt"),
    };
    words.get(lang).to_owned()
}

/// The reason why a file cannot be taken in.
pub const fn refused(refused: Refused) -> Text {
    match refused {
        Refused::Damaged => text!("backup-damaged"),
        Refused::Newer => text!("backup-newer"),
    }
}

/// The reason why a file cannot be read.
pub const fn unread(unread: Unread) -> Text {
    match unread {
        Unread::TooLong => text!("backup-too-long"),
        Unread::Gone => text!("backup-gone"),
    }
}
