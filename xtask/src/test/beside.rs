//! The tasks done beside the stages that come first.
//!
//! Linking the site's program keeps one core busy for minutes, and leaves the others nothing to do;
//! fetching browsers waits for the network.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use super::stage::Stage;
use crate::failure::{Failure, Outcome};
use crate::{process, tree};

/// A command of xtask that runs by itself; what it says is kept until somebody waits for it.
pub struct Beside {
    stage: Stage,
    child: Child,
    said: PathBuf,
}

impl Beside {
    /// Starts what a stage waits for, if it waits for anything.
    pub fn start(stage: Stage) -> Option<Outcome<Self>> {
        let name = stage.beside()?;
        let said = tree::target().join(format!("{name}.log"));
        let child = Self::spawn(name, &said).map_err(Failure::at(&said));
        Some(child.map(|child| Self { stage, child, said }))
    }

    fn spawn(name: &str, said: &Path) -> io::Result<Child> {
        let log = File::create(said)?;
        let mut xtask = process::program(&env::current_exe()?);
        let xtask: &mut Command = xtask.arg(name).stdout(log.try_clone()?).stderr(log);
        xtask.spawn()
    }

    /// Waits for its end, and prints what was said meanwhile.
    ///
    /// # Errors
    /// If it failed.
    pub fn finish(mut self) -> Outcome {
        let status = self.child.wait().map_err(Failure::at(&self.said))?;
        print!("{}", fs::read_to_string(&self.said).map_err(Failure::at(&self.said))?);
        match status.success() {
            true => Ok(()),
            false => Err(Failure::new(format!("what `{}` waits for failed", self.stage.name()))),
        }
    }
}
