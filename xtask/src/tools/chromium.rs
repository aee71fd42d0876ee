//! The browser that the browser tests drive.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;

/// Names under which Chromium is known. The shell is Chromium without its windows: the same pages in
/// two thirds of the processor's time.
const NAMES: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Names of the packages, in the same order. Not every system has the shell.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// `$CHROMIUM`, or a Chromium on `PATH`, or a newly installed one.
///
/// # Errors
/// If there is none and this system cannot install one.
pub fn chromium() -> Outcome<PathBuf> {
    if let Some(path) = env::var_os("CHROMIUM").filter(|it| !it.is_empty()).map(PathBuf::from) {
        return match path.is_file() {
            true => Ok(path),
            false => Err(Failure::new(format!("CHROMIUM names no file: {}", path.display()))),
        };
    }
    if let Some(path) = on_path() {
        return Ok(path);
    }
    if process::find("apt-get").is_none() {
        return Err(nowhere());
    }
    println!("Installing Chromium with apt-get (about 2 minutes).");
    process::run(apt_get().args(["update", "-q"]))?;
    PACKAGES.into_iter().find_map(installed).ok_or_else(nowhere)
}

/// The program of a package, newly installed.
fn installed(package: &str) -> Option<PathBuf> {
    let words = ["install", "-q", "-y", package, "fonts-noto-core"];
    process::run(apt_get().args(words)).ok().and_then(|()| on_path())
}

fn on_path() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| process::find(name))
}

/// `apt-get`, through `sudo` for everyone but root.
fn apt_get() -> Command {
    let is_root = process::ask(Command::new("id").arg("-u")).as_deref() == Some("0");
    let mut command = match is_root || process::find("sudo").is_none() {
        true => process::program(Path::new("apt-get")),
        false => {
            let mut sudo = process::program(Path::new("sudo"));
            sudo.args(["--preserve-env=DEBIAN_FRONTEND", "apt-get"]);
            sudo
        }
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn nowhere() -> Failure {
    Failure::new(
        "The browser tests need Chromium or Chrome: install one, or name its program in CHROMIUM.",
    )
}
