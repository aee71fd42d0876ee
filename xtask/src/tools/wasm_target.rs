//! Rust's standard library for WebAssembly.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::process;

/// The build target for browsers.
const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that the compiler can build for the browser.
///
/// # Errors
/// If the target is missing and rustup cannot add it.
pub fn wasm_target() -> Outcome {
    if is_installed() {
        return Ok(());
    }
    println!("Installing the Rust target {TARGET} (about half a minute).");
    let mut rustup = process::program(Path::new("rustup"));
    process::run(rustup.args(["target", "add", TARGET])).map_err(|failure| {
        Failure::new(format!("{failure}. Without rustup, install the target {TARGET} by hand."))
    })
}

/// Asks the compiler and not rustup, so that a distribution's own Rust will do.
fn is_installed() -> bool {
    let mut rustc = process::program(Path::new("rustc"));
    let folder = process::ask(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_some_and(|folder| PathBuf::from(folder).is_dir())
}
