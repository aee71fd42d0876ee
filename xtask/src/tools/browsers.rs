//! The browsers that the browser tests drive.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;

/// A browser: how it is found, and how it is installed where it is missing.
struct Browser {
    /// Its common name.
    name: &'static str,
    /// The variable of the environment that names its program.
    variable: &'static str,
    /// Names of its program.
    programs: &'static [&'static str],
    /// Names of its packages, the best first. Not every system has all of them.
    packages: &'static [&'static str],
}

/// The shell is Chromium without its windows: the same pages in two thirds of the processor's time.
const CHROMIUM: Browser = Browser {
    name: "Chromium",
    variable: "CHROMIUM",
    programs: &[
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    packages: &["chromium-headless-shell", "chromium"],
};

const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    packages: &["firefox-esr", "firefox"],
};

/// `$CHROMIUM`, or a Chromium on `PATH`, or a newly installed one.
///
/// # Errors
/// If there is none and this system cannot install one.
pub fn chromium() -> Outcome<PathBuf> {
    CHROMIUM.find()
}

/// `$FIREFOX`, or a Firefox on `PATH`, or a newly installed one.
///
/// # Errors
/// If there is none and this system cannot install one.
pub fn firefox() -> Outcome<PathBuf> {
    FIREFOX.find()
}

impl Browser {
    fn find(&self) -> Outcome<PathBuf> {
        let variable = self.variable;
        if let Some(path) = env::var_os(variable).filter(|it| !it.is_empty()).map(PathBuf::from) {
            return match path.is_file() {
                true => Ok(path),
                false => Err(Failure::new(format!("{variable} names no file: {}", path.display()))),
            };
        }
        if let Some(path) = self.on_path() {
            return Ok(path);
        }
        if process::find("apt-get").is_none() {
            return Err(self.nowhere());
        }
        println!("Installing {} with apt-get (about 2 minutes).", self.name);
        process::run(apt_get().args(["update", "-q"]))?;
        self.packages.iter().find_map(|it| self.installed(it)).ok_or_else(|| self.nowhere())
    }

    /// The program of a package, newly installed.
    fn installed(&self, package: &str) -> Option<PathBuf> {
        let words = ["install", "-q", "-y", package, "fonts-noto-core"];
        process::run(apt_get().args(words)).ok().and_then(|()| self.on_path())
    }

    fn on_path(&self) -> Option<PathBuf> {
        self.programs.iter().find_map(|name| process::find(name))
    }

    fn nowhere(&self) -> Failure {
        let Browser { name, variable, .. } = self;
        Failure::new(format!(
            "The browser tests need {name}: install it, or name its program in {variable}."
        ))
    }
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
