//! Texts set aside because they made no sense, or made none yet: they are looked through again by the same readers,
//! and can be put back once they can be read.

use crate::browser::storage::{self, ASIDE, StorageError};
use crate::kernel::record::{self, RecordError};
use crate::kernel::sort;
use crate::shell::features::backup::store::intake::join_rows;
use crate::shell::features::backup::store::meet::{Meeting, meet};
use crate::shell::model::id::is_id;
use crate::shell::store::campaign::{self, Campaign};
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::{self, Feat};
use crate::shell::store::kept::{self, PREFIX, Row, Sound, settings};
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::intake::Incoming;
use crate::shell::store::saves::kept::{read_index, read_match};
use crate::shell::store::stored_list::StoredList;
use crate::shell::store::stores::Stores;

/// The former kind of a text that was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A match, by its id.
    Match(String),
    Index,
    Hall,
    Campaigns,
    Settings,
    /// A kind that a newer program may know.
    Unknown,
}

/// The readers' verdict on it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be read, or a part of it.
    Readable,
    /// A newer version of the program has written it.
    Newer,
    Senseless,
    /// A match that cannot be played through.
    Faulty(RecordError),
}

/// Something that was set aside.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    pub key: String,
    pub kind: Kind,
    /// When it was set aside, in milliseconds since 1970; none if its key does not say.
    pub when: Option<f64>,
    pub n_bytes: usize,
    pub verdict: Verdict,
}

/// Why something cannot be put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotBack {
    Unread(Verdict),
    NotKept(StorageError),
}

/// Everything that was set aside, the latest first.
pub fn items(games: &[GameInfo]) -> Vec<Item> {
    let of = |key: String| {
        let text = storage::text(&key).ok().flatten()?;
        Some(item(key, &text, games))
    };
    let mut found: Vec<Item> = storage::keys_aside(PREFIX).into_iter().filter_map(of).collect();
    let moment = |it: &Item| it.when.unwrap_or_default();
    sort(&mut found, |one, other| {
        let (moments, keys) = ([moment(one), moment(other)], [&one.key, &other.key]);
        moments[1] < moments[0] || (moments[0] == moments[1] && keys[0] < keys[1])
    });
    found
}

/// The item for a text that was set aside under `key`.
pub fn item(key: String, text: &str, games: &[GameInfo]) -> Item {
    let (before, after) = key.split_once(ASIDE).unwrap_or((&key, ""));
    let when = after.parse::<u64>().ok().map(|it| it as f64).filter(|it| kept::is_moment(*it));
    let kind = match before {
        hall::KEY => Kind::Hall,
        campaign::KEY => Kind::Campaigns,
        settings::KEY => Kind::Settings,
        _ if before == Saves::SHELF.index => Kind::Index,
        _ => match before.strip_prefix(Saves::SHELF.prefix) {
            Some(id) => Kind::Match(id.to_owned()),
            None => Kind::Unknown,
        },
    };
    let verdict = judge(&kind, text, games);
    Item { key, kind, when, n_bytes: text.len(), verdict }
}

/// The verdict on a text by the reader of its kind.
fn judge(kind: &Kind, text: &str, games: &[GameInfo]) -> Verdict {
    let read = match kind {
        Kind::Match(_) => match read_match(text) {
            Ok(Sound { value, .. }) => return judge_record(&value.record, games),
            Err(error) => Err(error),
        },
        Kind::Index => read_index(text).map(|it| !it.value.matches.is_empty()),
        Kind::Hall => kept::rows::<Feat>(text).map(|it| !it.value.is_empty()),
        Kind::Campaigns => kept::rows::<Campaign>(text).map(|it| !it.value.is_empty()),
        Kind::Settings => settings::read(text).map(|_| true),
        Kind::Unknown => kept::check_version(text).map(|()| false),
    };
    match read {
        Ok(true) => Verdict::Readable,
        Err(StorageError::Newer) => Verdict::Newer,
        Ok(false) | Err(StorageError::Corrupt | StorageError::Forbidden | StorageError::Full) => {
            Verdict::Senseless
        }
    }
}

fn judge_record(text: &str, games: &[GameInfo]) -> Verdict {
    let id = record::head(text).map(|it| it.game).unwrap_or_default();
    let check = games.iter().find(|it| it.label.id == id).map(|it| it.check);
    match check.map(|check| check(text)) {
        Some(Ok(())) => Verdict::Readable,
        Some(Err(error)) => Verdict::Faulty(error),
        None => Verdict::Faulty(RecordError::OtherGame(id)),
    }
}

/// Puts back all of it that can be read; the rest stays set aside.
///
/// # Errors
/// Why nothing of it can be put back; then it is as it was.
pub fn put_back(stores: Stores, item: &Item, games: &[GameInfo]) -> Result<(), NotBack> {
    let text = storage::text(&item.key).map_err(NotBack::NotKept)?.unwrap_or_default();
    let verdict = judge(&item.kind, &text, games);
    if verdict != Verdict::Readable {
        return Err(NotBack::Unread(verdict));
    }
    let rest = match &item.kind {
        Kind::Match(id) => put_match_back(stores, id, &text).map(|()| None),
        Kind::Hall => put_rows_back(stores.hall, &text),
        Kind::Campaigns => put_rows_back(stores.campaigns, &text),
        Kind::Index => read_index(&text).and_then(|it| {
            stores.saves.put_index_back(it.value)?;
            Ok(it.aside)
        }),
        Kind::Settings => storage::set_text(settings::KEY, &text).map(|()| None),
        Kind::Unknown => Err(StorageError::Corrupt),
    };
    match rest.map_err(NotBack::NotKept)? {
        // There is room for less where there was for more.
        Some(rest) => drop(storage::set_text(&item.key, &rest)),
        None => drop(storage::remove(&item.key)),
    }
    Ok(())
}

/// Puts a match back under its own id if that is free, and otherwise as a match of its own.
fn put_match_back(stores: Stores, id: &str, text: &str) -> Result<(), StorageError> {
    let saved = read_match(text)?.value;
    let here = if is_id(id) { stores.saves.stored(id) } else { Err(StorageError::Corrupt) };
    if let Ok(Some(ours)) = &here
        && meet(ours, &saved) == Meeting::Known
    {
        return Ok(());
    }
    let id = if matches!(here, Ok(None)) { id.to_owned() } else { Saves::fresh_id() };
    let incoming = Incoming { id, saved, line: None };
    stores.saves.write(&incoming)?;
    stores.saves.put_lines(std::slice::from_ref(&incoming)).inspect_err(|_| {
        stores.saves.unwrite(&incoming);
    })
}

fn put_rows_back<T: Row>(
    stored_list: StoredList<T>,
    text: &str,
) -> Result<Option<String>, StorageError> {
    let Sound { value, aside } = kept::rows::<T>(text)?;
    join_rows(stored_list, value).1.map(|()| aside)
}
