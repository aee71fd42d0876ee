//! The words of what was set aside.

use super::store::{Item, Kind, NotBack, Verdict};
use crate::browser::clock;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, message, text};
use crate::shell::words::{messages, unreadable};

/// The name of what it once was, and the time since when it lies aside.
pub fn title(item: &Item, lang: Lang) -> String {
    let kind = match item.kind {
        Kind::Match(_) => text!("aside-match"),
        Kind::Index => text!("aside-index"),
        Kind::Hall => text!("aside-hall"),
        Kind::Campaigns => text!("aside-campaigns"),
        Kind::Settings => text!("settings"),
        Kind::Unknown => text!("aside-unknown"),
    };
    let kind = kind.get(lang);
    match item.when {
        Some(when) => format!("{kind}, {}", clock::words(when, lang.locale())),
        None => kind.to_owned(),
    }
}

/// Its state, and its length.
pub fn verdict(item: &Item, lang: Lang) -> String {
    format!("{} {}", unread(&item.verdict, lang), message!(lang, "aside-bytes", n = item.n_bytes))
}

fn unread(verdict: &Verdict, lang: Lang) -> String {
    let said = match verdict {
        Verdict::Readable => text!("aside-readable"),
        Verdict::Newer => text!("aside-newer"),
        Verdict::Senseless => text!("aside-senseless"),
        Verdict::Faulty(why) => return unreadable(why, lang),
    };
    said.get(lang).to_owned()
}

/// The reason why it cannot be put back.
pub fn not_back(why: &NotBack, lang: Lang) -> String {
    match why {
        NotBack::Unread(verdict) => unread(verdict, lang),
        NotBack::NotKept(StorageError::Full) => message!(lang, "aside-no-room").to_owned(),
        NotBack::NotKept(StorageError::Forbidden | StorageError::Corrupt | StorageError::Newer) => {
            message!(lang, "aside-not-kept").to_owned()
        }
    }
}
