//! The words of the shell that depend on something, or are put together. The sentences lie in `src/words/en.ftl` and
//! `ru.ftl`.

pub mod pages;

use super::model::words::listed;
pub use super::model::words::messages;
use crate::browser::storage::StorageError;
use crate::kernel::record::RecordError;
use crate::kernel::{Lang, Text, YOU, everywhere, message, signed, small, text};
use crate::shell::model::history::{NoUndo, UndoRule};
use crate::shell::model::pacing::Pace;
use crate::shell::model::table_model::{EditionModel, LeftLine};

pub const BACK: Text = text!("back");
pub const SOUND: Text = text!("sound");
pub const VIBRATION: Text = text!("vibration");
pub const PACE: Text = text!("pace");

/// The mended rules that newer matches are played with and this one is not; none where its edition is the newest.
pub fn mended_since(edition: EditionModel, lang: Lang) -> Option<String> {
    let mended: Vec<&str> = edition.mended_since().map(|it| it.words.get(lang)).collect();
    let newest = edition.newest;
    let intro = message!(lang, "mended-since", newest = newest.number());
    (edition.number < newest).then(|| [&[intro.as_str()], &mended[..]].concat().join(" "))
}

/// The phase that has begun, as it is read aloud.
pub fn phase(name: Text, lang: Lang) -> String {
    let name = small(name.get(lang)).replace('\u{ad}', "");
    message!(lang, "phase", name = &name)
}

/// The name of a pace of computers.
pub const fn pace(pace: Pace) -> Text {
    match pace {
        Pace::EveryMove => text!("pace-every-move"),
        Pace::Calm => text!("pace-calm"),
        Pace::Quick => text!("pace-quick"),
        Pace::AtOnce => text!("pace-at-once"),
    }
}

/// A total, and its change.
pub fn stands(total_words: &str, change: i32) -> String {
    format!("{total_words} ({})", signed(change))
}

/// The progress of somebody who thinks long, behind a name or a word; empty where nothing is known of it.
pub fn so_far(percent: u32) -> String {
    if percent == 0 { String::new() } else { format!("· {percent}\u{a0}%") }
}

/// The reason why nothing can be taken back.
pub fn no_undo(why: NoUndo) -> Text {
    match why {
        NoUndo::Nothing => text!("no-undo-nothing"),
        NoUndo::Luck => text!("no-undo-luck"),
        NoUndo::Others => text!("no-undo-others"),
        NoUndo::Away => text!("no-undo-away"),
        NoUndo::Sent => text!("no-undo-sent"),
    }
}

/// The name of a rule for taking back.
pub fn undo_rule(rule: UndoRule) -> Text {
    match rule {
        UndoRule::Strict => text!("undo-strict"),
        UndoRule::Friendly => text!("undo-friendly"),
        UndoRule::Study => text!("undo-study"),
    }
}

/// The meaning of a rule for taking back, in one line.
pub fn undo_rule_hint(rule: UndoRule) -> Text {
    match rule {
        UndoRule::Strict => text!("undo-strict-hint"),
        UndoRule::Friendly => text!("undo-friendly-hint"),
        UndoRule::Study => text!("undo-study-hint"),
    }
}

/// Those who will sit at a table: so many people around this device, at other devices in the room, who play by messages,
/// and computers.
pub fn who_plays([here, phones, friends, computers]: [usize; 4], lang: Lang) -> String {
    if here == 0 || phones + friends == 0 {
        return message!(lang, "who-will-play", persons = here, computers = computers);
    }
    let parts = [
        Some(message!(lang, "apart-here", n = here)),
        (0 < phones).then(|| message!(lang, "apart-phones", n = phones)),
        (0 < friends).then(|| message!(lang, "apart-friends", n = friends)),
        (0 < computers).then(|| message!(lang, "apart-computers", computers = computers)),
    ];
    let who = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let hints = [
        (0 < phones).then(|| message!(lang, "apart-phones-hint")),
        (0 < friends).then(|| message!(lang, "apart-friends-hint")),
    ];
    let hints = hints.into_iter().flatten().collect::<Vec<_>>().join(" ");
    format!("{who}. {hints}")
}

/// Those who are ahead while the match lasts.
pub fn ahead(names: &[String], lang: Lang) -> String {
    if names == [YOU.get(lang)] {
        return message!(lang, "ahead-you").to_owned();
    }
    message!(lang, "ahead", n = names.len(), who = &listed(names, lang))
}

/// Those who have won, and that the only person at the device has lost.
pub fn won(names: &[String], has_lost: bool, lang: Lang) -> String {
    if names == [YOU.get(lang)] {
        return message!(lang, "won-you").to_owned();
    }
    let won = message!(lang, "won", n = names.len(), who = &listed(names, lang));
    if has_lost { format!("{won} {}", message!(lang, "you-lose")) } else { won }
}

/// Some of what a person may do, after `n_before` choices that were told already; `n_more` are left for later.
pub fn choices(told: &[String], n_before: usize, n_more: usize, lang: Lang) -> String {
    message!(lang, "choices", told = &told.join("; "), before = n_before, more = n_more)
}

/// A line that was left at a table for study.
pub fn left_line(line: &LeftLine, lang: Lang) -> String {
    let LeftLine { departs_at, n_actions, moment, total_words } = line;
    let (at, n) = (*departs_at, *n_actions);
    message!(lang, "left-line", at = at, n = n, moment = moment, total = total_words)
}

/// Leads to what was set aside. It may be said before any words have come, as what is wrong with the storage.
pub const LOOK_AT_ASIDE: Text = everywhere!("look-at-aside");

/// The trouble with the storage of this device.
pub const fn storage_error(error: StorageError) -> Text {
    match error {
        StorageError::Forbidden => everywhere!("storage-forbidden"),
        StorageError::Full => everywhere!("storage-full"),
        StorageError::Corrupt => everywhere!("storage-corrupt"),
        StorageError::Newer => everywhere!("storage-newer"),
    }
}

/// The reason why a saved match cannot be opened.
pub fn unreadable(error: &RecordError, lang: Lang) -> String {
    let words = match error {
        RecordError::NewerFormat => text!("unreadable-newer"),
        RecordError::OtherGame(_) => text!("unreadable-other-game"),
        RecordError::NewerEdition(n) => return message!(lang, "unreadable-newer-edition", n = *n),
        RecordError::Refused { ply, rule } => {
            return message!(lang, "unreadable-refused", n = *ply, rule = *rule);
        }
        RecordError::Unreadable { ply, .. } => {
            return message!(lang, "unreadable-action", n = *ply);
        }
        RecordError::Setup { rule } => return message!(lang, "unreadable-setup", rule = *rule),
        RecordError::TooLong
        | RecordError::NotARecord
        | RecordError::Header { .. }
        | RecordError::TooManyPlies
        | RecordError::CheckDiffers { .. }
        | RecordError::NoCheck
        | RecordError::OldLink => text!("unreadable-damaged"),
    };
    words.get(lang).to_owned()
}

/// The reason why a link to a match cannot be opened.
pub fn link_error(it: &RecordError, lang: Lang) -> String {
    let words = match it {
        RecordError::NewerFormat => text!("link-newer"),
        RecordError::OldLink => text!("link-old"),
        RecordError::OtherGame(_)
        | RecordError::NewerEdition(_)
        | RecordError::Refused { .. }
        | RecordError::Unreadable { .. }
        | RecordError::Setup { .. } => return unreadable(it, lang),
        RecordError::TooLong
        | RecordError::NotARecord
        | RecordError::Header { .. }
        | RecordError::TooManyPlies
        | RecordError::CheckDiffers { .. }
        | RecordError::NoCheck => text!("link-damaged"),
    };
    words.get(lang).to_owned()
}

/// The mistake of a record that somebody opened.
pub fn record_error(it: &RecordError, lang: Lang) -> String {
    let words = match it {
        RecordError::OtherGame(_)
        | RecordError::NewerEdition(_)
        | RecordError::Refused { .. }
        | RecordError::Unreadable { .. }
        | RecordError::Setup { .. } => return unreadable(it, lang),
        RecordError::CheckDiffers { after, by } => {
            return message!(lang, "record-differs", first = after + 1, by = *by);
        }
        RecordError::Header { line } => return message!(lang, "record-line", line = *line),
        RecordError::NewerFormat => text!("record-newer"),
        RecordError::TooLong => text!("record-too-long"),
        RecordError::NotARecord | RecordError::OldLink => text!("record-none"),
        RecordError::TooManyPlies => text!("record-goes-on"),
        RecordError::NoCheck => text!("record-breaks-off"),
    };
    words.get(lang).to_owned()
}
