//! The npm packages of the browser tests; `wasm-opt` is among them.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{process, tree};

/// Node.js, which runs the browser tests and `wasm-opt`.
///
/// # Errors
/// If it is not on `PATH`.
pub fn node() -> Outcome<PathBuf> {
    process::find("node").ok_or_else(|| {
        Failure::new("Node.js 20 or newer is needed here; install it and run this again.")
    })
}

/// Installs the packages that `package-lock.json` names, and returns the folder of their programs.
///
/// # Errors
/// If Node.js is missing or npm fails.
pub fn npm_packages() -> Outcome<PathBuf> {
    node()?;
    let modules = tree::browser_tests().join("node_modules");
    let stamp_path = modules.join(".installed-for");
    let stamp = lock_stamp(&tree::browser_tests().join("package-lock.json"))?;
    if fs::read_to_string(&stamp_path).ok().as_deref() != Some(stamp.as_str()) {
        println!("Installing the npm packages of the browser tests (about half a minute).");
        let mut npm = process::program(Path::new(if cfg!(windows) { "npm.cmd" } else { "npm" }));
        npm.current_dir(tree::browser_tests()).args(["ci", "--no-fund", "--no-audit"]);
        // The tests use the system's Chromium.
        npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        process::run(&mut npm)?;
        fs::write(&stamp_path, &stamp).map_err(Failure::at(&stamp_path))?;
    }
    Ok(modules.join(".bin"))
}

/// A short value that changes with the lock file.
fn lock_stamp(lock: &Path) -> Outcome<String> {
    let bytes = fs::read(lock).map_err(Failure::at(lock))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    Ok(format!("{:016x}\n", hasher.finish()))
}
