//! Says what is wrong with the files of cards, all at once: each finding with its file, line and column.

use std::process::ExitCode;

use dungeoneer::cards::findings;

fn main() -> ExitCode {
    let findings = findings();
    findings.iter().for_each(|it| println!("{it}"));
    if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
