//! Files of text: read and written, with their paths where that fails.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};

/// The text of a file.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(Failure::at(path))
}

/// Writes a file anew.
///
/// # Errors
/// If it cannot be written.
pub fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).map_err(Failure::at(path))
}
