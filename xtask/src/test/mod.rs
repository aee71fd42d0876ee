//! `test`: everything that CI runs, stage by stage.

mod beside;
mod counts;
mod stage;
mod summary;

use std::time::Instant;

use crate::failure::{Failure, Outcome};
use beside::Beside;
use counts::Counts;
pub use stage::Stage;
use stage::Verdict;
use summary::{Row, Summary};

/// Runs the stages in order; only the site is begun before all others, and waited for in its turn. A
/// failing stage does not stop the ones that do not need it.
///
/// # Errors
/// If a stage failed.
pub fn test(stages: &[Stage]) -> Outcome {
    let mut summary = Summary::default();
    let mut site = Beside::start(stages);
    for &stage in stages {
        println!("\n== {} ==", stage.name());
        let started = Instant::now();
        let mut counts = Counts::default();
        let needed = stage.needs().filter(|needed| summary.has_failed(*needed));
        let verdict = match needed {
            Some(needed) => Verdict::Red(format!("not run, for `{}` failed", needed.name())),
            None => Verdict::of(stage.run(&mut counts, site.take_if(|_| stage == Stage::Dist))),
        };
        let row = Row { stage, verdict, took: started.elapsed(), counts };
        println!("{row}");
        summary.push(row);
    }
    // Nothing may follow: the summary ends in the line that CI reads.
    println!("\n{summary}");
    match summary.is_green() {
        true => Ok(()),
        false => Err(Failure::told()),
    }
}
