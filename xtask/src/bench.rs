//! `bench`: the benchmarks natively and in WebAssembly under Node.js, side by side.
//!
//! `benches/table` is an ordinary program with a `fn main()`, and the rules in it are as quick as they can be. For
//! WebAssembly it is built for `wasm32-unknown-unknown`, passed through `wasm-bindgen --target nodejs` and `wasm-opt`, and
//! loaded by Node.js, which calls `main`. Each run prints one line per measurement: its name, a rate, and the rate's unit.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::{Failure, Outcome};
use crate::{dist, process, tools, tree};

/// A benchmark that runs natively and in WebAssembly.
#[derive(Clone, Copy)]
struct Benchmark {
    name: &'static str,
    /// The profile that it is built in.
    profile: &'static str,
}

/// The rates of everything.
const BENCH: Benchmark = Benchmark { name: "table", profile: "bench" };

/// The times that the hard computers think, with the rules as they ship.
const DECISIONS: Benchmark = Benchmark { name: "decisions", profile: "release" };

/// The packages and benchmarks of how well computers play: all games but Dungeoneer, and Dungeoneer.
const STRENGTH: [(&str, &str); 2] = [(tree::GAMES, "levels"), ("dungeoneer", "strength")];

/// Both programs run so often, taking turns; the best of each counts.
const TURNS: usize = 3;

/// One measurement: what is counted, how much of it in a second, and its unit; or how many times as long
/// one thing takes as another.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    name: String,
    rate: f64,
    unit: String,
}

impl Row {
    /// Tells whether it says how many times as long one thing takes as another: less is better.
    fn is_ratio(&self) -> bool {
        self.unit == "times"
    }
}

/// Runs both, taking turns, and prints one table.
///
/// # Errors
/// If a tool, a build or a run fails.
pub fn bench() -> Outcome {
    println!("Building the benchmarks.");
    let native = build(BENCH, &[])?;
    let script = build_for_node(BENCH)?;
    let mut in_wasm = process::program(&tools::node()?);
    in_wasm.arg(script);
    let [native, in_wasm] = in_turns([process::program(&native), in_wasm])?;
    print!("{}", table(["native", "wasm"], &native, &in_wasm));
    Ok(())
}

/// The best figures of two programs that take turns, so that neither takes the other's time.
fn in_turns([mut one, mut other]: [Command; 2]) -> Outcome<[Vec<Row>; 2]> {
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for turn in 1..=TURNS {
        println!("Running them, turn {turn} of {TURNS}.");
        first = best(first, measure(&mut one)?);
        second = best(second, measure(&mut other)?);
    }
    Ok([first, second])
}

/// Runs the benchmarks of another commit and of the tree as it stands, natively and taking turns, and prints one table.
///
/// # Errors
/// If there is no such commit, it has no such benchmark, or a build or a run fails.
pub fn against(commit: &str) -> Outcome {
    println!("Building the benchmarks of {commit}.");
    let theirs = build_in(&copy_of(commit)?, BENCH, &[])?;
    println!("Building the benchmarks.");
    let ours = build(BENCH, &[])?;
    let [before, now] = in_turns([theirs, ours].map(|it| process::program(&it)))?;
    print!("{}", table(["before", "now"], &before, &now));
    Ok(())
}

/// A folder with the tree of a commit. What is built there stays for the next time.
fn copy_of(commit: &str) -> Outcome<PathBuf> {
    let folder = tree::target().join("against");
    let git = |folder: &Path, words: &[&str]| {
        let mut git = process::program(Path::new("git"));
        git.arg("-C").arg(folder).args(words);
        git
    };
    let name = process::ask(&mut git(
        &tree::root(),
        &["rev-parse", "--verify", &format!("{commit}^{{commit}}")],
    ));
    let name = name.ok_or_else(|| Failure::new(format!("There is no commit `{commit}`.")))?;
    if !folder.is_dir() {
        let mut clone = git(&tree::root(), &["clone", "--quiet", "--shared", "--no-checkout"]);
        process::run(clone.arg(tree::root()).arg(&folder))?;
    }
    process::run(&mut git(&folder, &["checkout", "--quiet", "--force", "--detach", &name]))?;
    Ok(folder)
}

/// The scripts that measure the site: a first table over a slow line, one device, and two that are wired to each other.
const PAGE_SCRIPTS: [&str; 3] = ["touch.mjs", "page.mjs", "wire.mjs"];

/// Measures the site in `dist/` in Chromium, making it first if it is not there.
///
/// # Errors
/// If a tool is missing, or the site cannot be built or measured.
pub fn page() -> Outcome {
    tools::npm_packages()?;
    let chromium = tools::chromium()?;
    if !tree::site().join("index.html").is_file() {
        dist::dist()?;
    }
    for script in PAGE_SCRIPTS {
        let mut measure = process::program(&tools::node()?);
        measure.arg(tree::root().join("xtask/scripts").join(script)).arg(tree::root());
        process::run(measure.env("CHROMIUM", &chromium))?;
    }
    Ok(())
}

/// Compares the levels of the computers of every game, in so many matches of each sort.
///
/// # Errors
/// If the benchmarks do not compile, or fail.
pub fn strength(n_matches: u32) -> Outcome {
    for (package, bench) in STRENGTH {
        let mut cargo = process::cargo();
        cargo.args(["bench", "--package", package]);
        process::run(cargo.args(["--bench", bench, "--", &n_matches.to_string()]))?;
    }
    Ok(())
}

/// Prints how long the hard computers think, natively and in WebAssembly.
///
/// # Errors
/// If a tool, a build or a run fails.
pub fn decisions() -> Outcome {
    let native = build(DECISIONS, &[])?;
    let script = build_for_node(DECISIONS)?;
    println!("natively");
    process::run(&mut process::program(&native))?;
    println!("in WebAssembly");
    process::run(process::program(&tools::node()?).arg(&script))
}

/// Counts what best play of Dungeon Roll with an empty bag comes to, for a hero or for all of them, and writes the numbers by
/// which the hard computer knows it.
///
/// # Errors
/// If the program does not compile, or fails.
pub fn solve(hero: Option<&str>) -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["bench", "--package", "dungeon-roll"]);
    process::run(cargo.args(["--bench", "solve", "--", "write"]).args(hero))
}

/// Builds a benchmark across the games, with some more words for cargo, and returns the program it made.
fn build(benchmark: Benchmark, words: &[&str]) -> Outcome<PathBuf> {
    build_in(&tree::root(), benchmark, words)
}

/// The same in another folder with the tree.
fn build_in(folder: &Path, benchmark: Benchmark, words: &[&str]) -> Outcome<PathBuf> {
    let Benchmark { name, profile } = benchmark;
    let mut cargo = process::cargo();
    cargo.current_dir(folder);
    cargo.args(["bench", "--no-run", "--profile", profile, "--package", tree::GAMES]);
    cargo.args(["--bench", name]).args(words);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    let text = process::ask(cargo.stderr(Stdio::inherit()))
        .ok_or_else(|| Failure::new("The benchmark does not compile."))?;
    let made = text.lines().find_map(executable);
    made.ok_or_else(|| Failure::new("Cargo does not say where it put the benchmark."))
}

/// Builds the benchmark as a program for Node.js and returns its script.
fn build_for_node(benchmark: Benchmark) -> Outcome<PathBuf> {
    let name = benchmark.name;
    tools::wasm_target()?;
    let bindgen = tools::wasm_bindgen()?.join("wasm-bindgen");
    let wasm_opt = tools::npm_packages()?.join("wasm-opt");
    let folder = tree::target().join("bench-node");
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;

    let module = build(benchmark, &["--target", "wasm32-unknown-unknown"])?;
    let mut command = process::program(&bindgen);
    command.args(["--target", "nodejs", "--no-typescript", "--out-name", name]);
    process::run(command.arg("--out-dir").arg(&folder).arg(module))?;

    let bound = folder.join(format!("{name}_bg.wasm"));
    let mut command = process::program(&wasm_opt);
    command.arg("-O3").arg(&bound).arg("--output").arg(&bound);
    process::run(&mut command)?;
    Ok(folder.join(format!("{name}.js")))
}

/// The program that one of cargo's messages announces.
fn executable(message: &str) -> Option<PathBuf> {
    let (_, rest) = message.split_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    Some(Path::new(&path.replace("\\\\", "\\")).to_owned())
}

fn measure(program: &mut Command) -> Outcome<Vec<Row>> {
    let text = process::ask(program.stderr(Stdio::inherit()))
        .ok_or_else(|| Failure::new("The benchmark failed."))?;
    Ok(text.lines().filter_map(row).collect())
}

/// Reads a line such as `random games of pig   123456 games/s`.
fn row(line: &str) -> Option<Row> {
    let (rest, unit) = line.trim().rsplit_once(' ')?;
    let (name, rate) = rest.trim_end().rsplit_once(' ')?;
    let name = name.trim_end().to_owned();
    Some(Row { name, rate: rate.parse().ok()?, unit: unit.to_owned() })
}

/// The better figure of each measurement.
fn best(before: Vec<Row>, mut now: Vec<Row>) -> Vec<Row> {
    for row in &mut now {
        let earlier = before.iter().find(|it| it.name == row.name).map_or(row.rate, |it| it.rate);
        row.rate = if row.is_ratio() { earlier.min(row.rate) } else { earlier.max(row.rate) };
    }
    now
}

/// Both rates of each measurement under their headings, and the second as a part of the first.
fn table([one, other]: [&str; 2], first: &[Row], second: &[Row]) -> String {
    let mut text = format!("\n{:<44} {one:>12} {other:>12} {:>6}\n", "", "ratio");
    for row in first {
        let Some(other) = second.iter().find(|it| it.name == row.name) else { continue };
        let Row { name, rate, unit } = row;
        if row.is_ratio() {
            text += &format!("{name:<44} {rate:>12.2} {:>12.2} {:>6}  {unit}\n", other.rate, "");
            continue;
        }
        let ratio = other.rate / rate;
        text += &format!("{name:<44} {rate:>12.0} {:>12.0} {ratio:>6.2}  {unit}\n", other.rate);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let built =
            r#"{"reason":"compiler-artifact","executable":"/t/table-1f.wasm","fresh":true}"#;
        assert_eq!(executable(built), Some(PathBuf::from("/t/table-1f.wasm")));
        assert_eq!(executable(r#"{"reason":"compiler-artifact","executable":null}"#), None);
    }

    #[test]
    fn the_best_rates_stand_side_by_side() {
        let first = row("random games of pig       100 games/s").expect("a row");
        let second = row("random games of pig 200 games/s").expect("a row");
        assert_eq!(row("Running"), None);
        let best = best(vec![second], vec![first.clone()]);
        let table = table(["native", "wasm"], &best, &[first]);
        assert!(table.ends_with("200          100   0.50  games/s\n"), "{table}");
        let [less, more] = ["0.98", "1.25"].map(|it| row(&format!("long to short {it} times")));
        let (less, more) = (less.expect("a row"), more.expect("a row"));
        let best = super::best(vec![less.clone()], vec![more.clone()]);
        assert_eq!(best, [less]);
        assert!(
            super::table(["before", "now"], &best, &[more])
                .ends_with(" 0.98         1.25         times\n")
        );
    }
}
