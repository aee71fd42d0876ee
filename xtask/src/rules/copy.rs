//! A copy of the project, to be changed and tried.

use std::fs;
use std::path::{Path, PathBuf};

use super::entries;
use crate::failure::{Failure, Outcome};
use crate::tree;

/// What the copy consists of; the rest of the project has no part in the rules.
const PARTS: [&str; 15] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "rustfmt.toml",
    "build.rs",
    ".cargo",
    "benches",
    "crates",
    "public/lessons",
    "src",
    "tests/it",
    "tests/page",
    "tests/portable.rs",
    "tests/records",
    "xtask",
];

/// Copies what the rules and their tests consist of, and forgets an older copy.
///
/// # Errors
/// If a file cannot be copied.
pub fn copy_project(copy: &Path) -> Outcome {
    if copy.is_dir() {
        fs::remove_dir_all(copy).map_err(Failure::at(copy))?;
    }
    for part in PARTS {
        let (from, to) = (tree::root().join(part), copy.join(part));
        if from.is_dir() {
            copy_folder(&from, &to)?;
        } else if from.is_file() {
            fs::create_dir_all(copy).map_err(Failure::at(copy))?;
            fs::copy(&from, &to).map_err(Failure::at(&from))?;
        }
    }
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to).map_err(Failure::at(to))?;
    for path in entries(from)? {
        let name: PathBuf = path.file_name().map(PathBuf::from).unwrap_or_default();
        if path.is_dir() {
            copy_folder(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name)).map_err(Failure::at(&path))?;
        }
    }
    Ok(())
}
