//! The browser that the browser tests drive.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;

/// Names under which Chromium is known, the likeliest first.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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
    process::run(apt_get().args(["install", "-q", "-y", "chromium", "fonts-noto-core"]))?;
    on_path().ok_or_else(nowhere)
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
