//! The kept texts, made sense of. Every text that comes from the storage, from another tab or from a file passes one
//! of the readers: that of its kind. Anything that it lets through can be trusted by every page; what makes no sense
//! is told apart, so that it can be set aside.

pub mod by_language;
pub mod fields;
pub mod settings;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::browser::clock;
use crate::browser::json::{self, Raw};
use crate::browser::storage::{self, StorageError};
use crate::kernel::name::{clean_line, is_key};
use crate::kernel::sort;

/// The version of everything that is kept.
pub const VERSION: u32 = 1;

/// The beginning of every key of the program.
pub const PREFIX: &str = "undercroft/";

/// No sentence that is kept is longer, in characters.
const LINE_MAX: usize = 300;

/// No match has more marks.
pub const MARKS_MAX: usize = 16;

/// The last moment that a browser knows, in milliseconds since 1970.
const MOMENT_MAX: f64 = 8.64e15;

/// The sense made of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Sound<T> {
    pub value: T,
    /// The rows that make no sense, as the text of a list of their own.
    pub aside: Option<String>,
}

/// A row of a list, as it is kept: something with a name that nothing else in its list has.
pub trait Row: Clone + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static {
    fn id(&self) -> &str;

    /// The same under another id.
    fn with_id(self, id: String) -> Self;

    /// The same with every text cleaned; none if it makes no sense.
    fn checked(self) -> Option<Self>;

    /// Tells whether it says all that an earlier row of the same id does.
    fn covers(&self, earlier: &Self) -> bool {
        self == earlier
    }
}

/// The only field that everything kept has.
#[derive(Deserialize)]
struct Version {
    v: u32,
}

/// A list, its rows not read yet. That of the matches calls them by another name.
#[derive(Deserialize)]
struct RawRows {
    v: u32,
    #[serde(alias = "matches")]
    rows: Vec<Raw>,
}

/// Tells whether a text can be of this version or an older one.
///
/// # Errors
/// If it is of a newer one, or makes no sense.
pub fn check_version(text: &str) -> Result<(), StorageError> {
    let Version { v } = json::read(text).ok_or(StorageError::Corrupt)?;
    if VERSION < v { Err(StorageError::Newer) } else { Ok(()) }
}

/// Reads a list. Of two rows with one id the first is taken.
///
/// # Errors
/// If it is of a newer version, or no list.
pub fn rows<T: Row>(text: &str) -> Result<Sound<Vec<T>>, StorageError> {
    let raws = raw_rows(text)?;
    let read = |raw: &Raw| json::read::<T>(raw.get()).and_then(T::checked);
    let rows: Vec<Option<T>> = raws.iter().map(read).collect();
    let id_of = |at: usize| rows[at].as_ref().map(T::id);
    let mut by_id: Vec<usize> = (0..rows.len()).collect();
    sort(&mut by_id, |one, other| id_of(*one) < id_of(*other));
    let mut is_again = vec![false; rows.len()];
    for pair in by_id.windows(2) {
        is_again[pair[1]] = id_of(pair[0]) == id_of(pair[1]);
    }
    let mut refused = Vec::new();
    let mut value = Vec::with_capacity(raws.len());
    for ((row, raw), is_again) in rows.into_iter().zip(&raws).zip(is_again) {
        match row.filter(|_| !is_again) {
            Some(row) => value.push(row),
            None => refused.push(raw.get()),
        }
    }
    Ok(Sound { value, aside: list_of(&refused) })
}

fn raw_rows(text: &str) -> Result<Vec<Raw>, StorageError> {
    match json::read::<RawRows>(text) {
        Some(RawRows { v: ..=VERSION, rows }) => Ok(rows),
        Some(_) => Err(StorageError::Newer),
        // The rows of a newer version may be of another kind.
        None => check_version(text).and(Err(StorageError::Corrupt)),
    }
}

/// The text of a list with these rows, letter by letter; none if there are none.
fn list_of(rows: &[&str]) -> Option<String> {
    let list = || format!("{{\"v\":{VERSION},\"rows\":[{}]}}", rows.join(","));
    (!rows.is_empty()).then(list)
}

/// The text that a list is kept as.
pub fn write_rows<T: Row>(rows: &[T]) -> Option<String> {
    #[derive(Serialize)]
    struct Kept<'r, T> {
        v: u32,
        rows: &'r [T],
    }
    json::write(&Kept { v: VERSION, rows })
}

/// The value under a key, and what is wrong with it.
pub struct Loaded<T> {
    /// None if nothing is there, or nothing that can be read here.
    pub value: Option<T>,
    pub error: Option<StorageError>,
}

/// Reads what is under a key. What makes no sense has been set aside then, and what a newer version
/// keeps there is as it was.
pub fn load<T>(
    key: &str,
    read: fn(&str) -> Result<Sound<T>, StorageError>,
    write: fn(&T) -> Option<String>,
) -> Loaded<T> {
    let text = match storage::text(key) {
        Ok(Some(text)) => text,
        Ok(None) => return Loaded { value: None, error: None },
        Err(error) => return Loaded { value: None, error: Some(error) },
    };
    let told = |done: Result<(), StorageError>| Some(done.err().unwrap_or(StorageError::Corrupt));
    match read(&text) {
        Ok(Sound { value, aside: None }) => Loaded { value: Some(value), error: None },
        Ok(Sound { value, aside: Some(aside) }) => {
            let mended = write(&value);
            let done = storage::put_aside(key, mended.as_deref(), &aside, clock::now());
            Loaded { value: Some(value), error: told(done) }
        }
        Err(StorageError::Corrupt) => {
            let done = storage::set_aside(key, clock::now());
            Loaded { value: None, error: told(done) }
        }
        Err(error) => Loaded { value: None, error: Some(error) },
    }
}

impl<T: Default> Loaded<T> {
    /// The value to change and write back. `held` is what this tab has in memory.
    ///
    /// # Errors
    /// Why nothing may be written there; `held` is what can be changed in memory.
    pub fn to_change(self, held: impl FnOnce() -> T) -> (T, Result<(), StorageError>) {
        match self.error {
            None => (self.value.unwrap_or_default(), Ok(())),
            Some(StorageError::Corrupt) => (self.value.unwrap_or_else(held), Ok(())),
            Some(error @ (StorageError::Forbidden | StorageError::Full | StorageError::Newer)) => {
                (self.value.unwrap_or_else(held), Err(error))
            }
        }
    }
}

/// Tells whether a number is a moment that can be told, in milliseconds since 1970.
pub fn is_moment(millis: f64) -> bool {
    (0.0..=MOMENT_MAX).contains(&millis)
}

/// Tells whether a text is a key, or nothing.
pub fn is_key_or_none(text: &str) -> bool {
    text.is_empty() || is_key(text)
}

/// Cleans a sentence that is kept.
pub fn clean(text: &str) -> String {
    clean_line(text, LINE_MAX)
}
