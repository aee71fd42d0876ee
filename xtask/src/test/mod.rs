//! `test`: everything that CI runs, stage by stage.

mod beside;
mod counts;
mod stage;
mod summary;

use std::time::Instant;

use crate::failure::{Failure, Outcome};
use beside::Beside;
pub use counts::Counts;
use stage::Verdict;
pub use stage::{Stage, counted};
use summary::{Row, Summary};

/// Runs the stages in order. What takes long and needs none of them, making the site and fetching the
/// browsers, is begun before all stages, and waited for by its own. A failing stage does not stop the ones
/// that do not need it.
///
/// # Errors
/// If a stage failed.
pub fn test(stages: &[Stage]) -> Outcome {
    let mut summary = Summary::default();
    let begun = stages.iter().map(|&stage| (stage, Beside::start(stage))).collect::<Vec<_>>();
    for (stage, begun) in begun {
        println!("\n== {} ==", stage.name());
        let started = Instant::now();
        let mut counts = Counts::default();
        let needed = stage.needs().filter(|needed| summary.has_failed(*needed));
        let verdict = match needed {
            Some(needed) => Verdict::Red(format!("not run, for `{}` failed", needed.name())),
            None => Verdict::of(stage.run(&mut counts, begun)),
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
