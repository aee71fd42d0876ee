//! The site, made beside the other stages.
//!
//! Linking its program keeps one core busy for minutes, and leaves the others nothing to do.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use super::stage::Stage;
use crate::failure::{Failure, Outcome};
use crate::{process, tree};

/// `cargo xtask dist`, running by itself; what it says is kept until somebody waits for it.
pub struct Beside {
    child: Child,
    said: PathBuf,
}

impl Beside {
    /// Starts to make the site, if one of the stages is to.
    pub fn start(stages: &[Stage]) -> Option<Outcome<Self>> {
        stages.contains(&Stage::Dist).then(|| {
            let said = tree::target().join("dist.log");
            Self::spawn(&said).map_err(Failure::at(&said)).map(|child| Self { child, said })
        })
    }

    fn spawn(said: &Path) -> io::Result<Child> {
        let log = File::create(said)?;
        let mut xtask = process::program(&env::current_exe()?);
        let xtask: &mut Command = xtask.arg("dist").stdout(log.try_clone()?).stderr(log);
        xtask.spawn()
    }

    /// Waits until the site is there, and prints what was said meanwhile.
    ///
    /// # Errors
    /// If it could not be made.
    pub fn finish(mut self) -> Outcome {
        let status = self.child.wait().map_err(Failure::at(&self.said))?;
        print!("{}", fs::read_to_string(&self.said).map_err(Failure::at(&self.said))?);
        match status.success() {
            true => Ok(()),
            false => Err(Failure::new("the site cannot be made")),
        }
    }
}
