//! Says what is wrong with the files of cards, all at once: each finding with its file, line and column. Where nothing is,
//! says which rows the list of abilities lacks, as they should stand.

#[path = "../cases/cards/wanted.rs"]
mod wanted;

use std::io::Write;
use std::process::ExitCode;

use dungeoneer::cards::findings;

const LIST: &str = include_str!("../cases/abilities.txt");

fn main() -> ExitCode {
    let mut lines: Vec<String> = findings().iter().map(ToString::to_string).collect();
    if lines.is_empty() {
        lines = wanted::Difference::of(LIST).lines();
    }
    // Not all of it need be read: `head` ends before.
    let _ = lines.iter().try_for_each(|it| writeln!(std::io::stdout(), "{it}"));
    if lines.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
