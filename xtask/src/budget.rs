//! The size budget of the first load: what a visitor downloads before the first game.

use std::process::Stdio;

use crate::dist::LATER;
use crate::failure::{Failure, Outcome};
use crate::{process, tools, tree};

/// Brotli-compressed bytes of HTML, CSS, JS, WebAssembly and icons together.
const BUDGET_BYTES: u64 = 182_000;

/// One file of the first load.
#[derive(Debug, PartialEq, Eq)]
struct LoadedFile<'a> {
    name: &'a str,
    raw_bytes: u64,
    brotli_bytes: u64,
}

impl LoadedFile<'_> {
    /// Whether it is fetched only for a table, or while the shelf is idle.
    fn comes_later(&self) -> bool {
        self.name.split('/').any(|it| it == LATER)
    }
}

/// Prints the size of each file in `dist/` that the first load fetches.
///
/// # Errors
/// If they cannot be measured, or are together over the budget.
pub fn check() -> Outcome {
    let script = tree::root().join("xtask/scripts/first_load.mjs");
    let mut node = process::program(&tools::node()?);
    node.arg(script).arg(tree::site()).stderr(Stdio::inherit());
    let said = process::ask(&mut node);
    let said = said.ok_or_else(|| Failure::new("The first load of dist/ cannot be measured."))?;
    let files = said.lines().filter_map(read_line);
    let (later, files): (Vec<_>, Vec<_>) = files.partition(LoadedFile::comes_later);
    if !files.iter().any(|file| file.name.ends_with(".wasm")) {
        return Err(Failure::new("The first load of dist/ has no WebAssembly in it."));
    }
    if later.is_empty() {
        return Err(Failure::new("The tables are not a piece of their own in dist/."));
    }
    let total = files.iter().map(|file| file.brotli_bytes).sum::<u64>();
    println!("{:>9}  {:>9}  later, and not counted", "raw", "brotli");
    later.iter().for_each(print);
    println!("{:>9}  {:>9}  first load", "", "");
    files.iter().for_each(print);
    let raw_total = files.iter().map(|file| file.raw_bytes).sum::<u64>();
    println!("{raw_total:>9}  {total:>9}  in all, of {BUDGET_BYTES} allowed");
    if total <= BUDGET_BYTES {
        return Ok(());
    }
    Err(Failure::new(format!(
        "The first load is {} bytes over its budget of {BUDGET_BYTES}.",
        total - BUDGET_BYTES
    )))
}

fn print(file: &LoadedFile) {
    println!("{:>9}  {:>9}  {}", file.raw_bytes, file.brotli_bytes, file.name);
}

/// Reads `raw <tab> brotli <tab> name`.
fn read_line(line: &str) -> Option<LoadedFile<'_>> {
    let mut fields = line.splitn(3, '\t');
    let raw_bytes = fields.next()?.parse().ok()?;
    let brotli_bytes = fields.next()?.parse().ok()?;
    Some(LoadedFile { name: fields.next()?, raw_bytes, brotli_bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measured_file_has_two_sizes_and_a_name() {
        let file = LoadedFile { name: "a_bg.wasm", raw_bytes: 900, brotli_bytes: 300 };
        assert!(!file.comes_later());
        assert_eq!(read_line("900\t300\ta_bg.wasm"), Some(file));
        assert!(read_line("9\t3\t0123/later/tables.wasm").is_some_and(|it| it.comes_later()));
        assert_eq!(read_line("no sizes here"), None);
    }
}
