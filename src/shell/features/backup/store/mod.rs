//! Everything that is kept on this device as one file, and back. What comes from a file joins what
//! is here; nothing that is here is overwritten.

pub mod intake;
pub mod meet;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::browser::storage::{self, StorageError};
use crate::browser::{clock, json};
use crate::kernel::gather;
use crate::shell::store::kept::PREFIX;
use crate::shell::store::saves::Saves;

/// The version of the file.
const VERSION: u32 = 1;

/// The file: every key with its text, letter by letter.
#[derive(Serialize, Deserialize)]
pub struct Archive {
    undercroft: u32,
    /// When it was made, in milliseconds since 1970.
    made: f64,
    kept: BTreeMap<String, String>,
}

/// The only field by which a file is known.
#[derive(Deserialize)]
struct ArchiveHeader {
    undercroft: u32,
}

/// Why a file cannot be taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    Damaged,
    /// A newer version of the program has made it.
    Newer,
}

/// The contents brought from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportSummary {
    /// Matches that are new here.
    pub n_new: usize,
    /// Matches that were here already, as far or farther.
    pub n_known: usize,
    /// Matches that were here, and are farther now.
    pub n_longer: usize,
    /// Matches that went on here and there in different ways: both are kept.
    pub n_parted: usize,
    /// Matches for which there was no room.
    pub n_left: usize,
    /// Results and campaigns that are new here.
    pub n_feats: usize,
    /// The number of texts set aside as unreadable here.
    pub n_aside: usize,
    /// The error in keeping it.
    pub error: Option<StorageError>,
}

impl ImportSummary {
    fn note(&mut self, kept: Result<(), StorageError>) {
        self.error = self.error.or(kept.err());
    }
}

/// Everything that is kept here, as the text of a file.
pub fn export(saves: Saves) -> Option<String> {
    let mut kept: BTreeMap<String, String> = gather(storage::all(PREFIX));
    // What could not be kept goes along as well.
    for (id, saved) in saves.pending() {
        kept.extend(json::write(&saved).map(|text| (Saves::key(&id), text)));
    }
    json::write(&Archive { undercroft: VERSION, made: clock::now(), kept })
}

/// Reads the text of a file.
///
/// # Errors
/// Why it is no such file.
pub fn read(text: &str) -> Result<Archive, Refused> {
    let ArchiveHeader { undercroft } = json::read(text).ok_or(Refused::Damaged)?;
    if VERSION < undercroft {
        return Err(Refused::Newer);
    }
    let archive =
        json::read::<Archive>(text).filter(|it| crate::shell::store::kept::is_moment(it.made));
    archive.ok_or(Refused::Damaged)
}

/// Forgets everything that is kept here, what was set aside and what a newer version keeps
/// included.
pub fn delete_everything() {
    for (key, _) in storage::all(PREFIX) {
        let _ = storage::remove(&key);
    }
}
