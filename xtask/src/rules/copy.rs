//! A copy of the project, to be changed and tried.

use std::fs;
use std::path::{Path, PathBuf};

use super::entries;
use crate::failure::{Failure, Outcome};
use crate::tree;

/// The parts of the copy; the rest of the project has no part in the rules.
const PARTS: [&str; 17] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "rustfmt.toml",
    "build.rs",
    ".cargo",
    "benches",
    "crates",
    "index.html",
    "public/lessons",
    "public/rulebook",
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
    name_version(copy)
}

/// Gives the packages of a copy a version of their own. What is built there shares the folder of builds with the project:
/// so packages of others are built once, and ours are never taken for those of the project, or of another copy.
fn name_version(copy: &Path) -> Outcome {
    let name = copy.file_name().and_then(|it| it.to_str()).unwrap_or("copy");
    let manifest = copy.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).map_err(Failure::at(&manifest))?;
    let named =
        with_version(&text, name).ok_or_else(|| Failure::new("Cargo.toml has no version."))?;
    fs::write(&manifest, named).map_err(Failure::at(&manifest))
}

/// A manifest whose first version says the name of a copy.
fn with_version(manifest: &str, name: &str) -> Option<String> {
    let (before, rest) = manifest.split_once("\nversion = \"")?;
    let (version, after) = rest.split_once('"')?;
    Some(format!("{before}\nversion = \"{version}+{name}\"{after}"))
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

#[cfg(test)]
mod tests {
    use super::with_version;

    #[test]
    fn a_copy_has_a_version_of_its_own() {
        let manifest =
            "[workspace.package]\nversion = \"0.1.0\"\n\n[dependencies]\nx = { version = \"2\" }\n";
        let expected = "[workspace.package]\nversion = \"0.1.0+grown\"\n\n[dependencies]\nx = { version = \"2\" }\n";
        assert_eq!(with_version(manifest, "grown").as_deref(), Some(expected));
        assert_eq!(with_version("[package]\n", "grown"), None);
    }
}
