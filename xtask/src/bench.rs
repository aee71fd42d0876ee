//! `bench`: the benchmarks natively, and the same ones in WebAssembly under Node.js.
//!
//! The seam for whoever writes `benches/table.rs` (`harness = false`): it is an ordinary program
//! with a `fn main()`, built with the profile that ships. For WebAssembly it is built for
//! `wasm32-unknown-unknown`, passed through `wasm-bindgen --target nodejs` and `wasm-opt`, and
//! loaded by Node.js, which calls `main`. That target has no clock and no standard output, so under
//! `#[cfg(target_arch = "wasm32")]` the program imports `console.log` and `performance.now` through
//! `#[wasm_bindgen] extern "C"` blocks (`wasm-bindgen` is a dev-dependency there), and finds no
//! arguments.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{process, tools, tree};

/// The benchmark that both runs share.
const BENCH: &str = "table";

/// Runs both, one after the other, so that they do not take each other's time.
///
/// # Errors
/// If a tool, a build or a run fails.
pub fn bench(arguments: &[String]) -> Outcome {
    if !tree::root().join(format!("benches/{BENCH}.rs")).is_file() {
        println!("There is no benches/{BENCH}.rs yet, so there is nothing to measure.");
        return Ok(());
    }
    println!("\n== natively ==");
    let mut cargo = process::cargo();
    cargo.args(["bench", "--no-default-features", "--bench", BENCH, "--"]).args(arguments);
    process::run(&mut cargo)?;
    println!("\n== in WebAssembly, under Node.js ==");
    let script = build_for_node()?;
    process::run(process::program(&tools::node()?).arg(script).args(arguments))
}

/// Builds the benchmark as a program for Node.js and returns its script.
fn build_for_node() -> Outcome<PathBuf> {
    tools::wasm_target()?;
    let bindgen = tools::wasm_bindgen()?.join("wasm-bindgen");
    let wasm_opt = tools::npm_packages()?.join("wasm-opt");
    let folder = tree::target().join("bench-node");
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;

    let module = build_module()?;
    let mut command = process::program(&bindgen);
    command.args(["--target", "nodejs", "--no-typescript", "--out-name", BENCH]);
    process::run(command.arg("--out-dir").arg(&folder).arg(module))?;

    let bound = folder.join(format!("{BENCH}_bg.wasm"));
    let mut command = process::program(&wasm_opt);
    command.arg("-Oz").arg(&bound).arg("--output").arg(&bound);
    process::run(&mut command)?;
    Ok(folder.join(format!("{BENCH}.js")))
}

/// Compiles the benchmark for WebAssembly and returns the module that cargo made.
fn build_module() -> Outcome<PathBuf> {
    let mut cargo = process::cargo();
    cargo.args(["bench", "--no-run", "--no-default-features", "--bench", BENCH]);
    cargo.args(["--target", "wasm32-unknown-unknown"]);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    let text = process::ask(cargo.stderr(std::process::Stdio::inherit()))
        .ok_or_else(|| Failure::new("The benchmark does not compile for WebAssembly."))?;
    let module = text.lines().find_map(executable);
    module.ok_or_else(|| Failure::new("Cargo does not say where it put the benchmark."))
}

/// The module that one of cargo's messages announces.
fn executable(message: &str) -> Option<PathBuf> {
    let (_, rest) = message.split_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    let is_module = Path::new(path).extension().is_some_and(|it| it == "wasm");
    is_module.then(|| PathBuf::from(path.replace("\\\\", "\\")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_is_found_among_cargos_messages() {
        let built =
            r#"{"reason":"compiler-artifact","executable":"/t/table-1f.wasm","fresh":true}"#;
        assert_eq!(executable(built), Some(PathBuf::from("/t/table-1f.wasm")));
        assert_eq!(executable(r#"{"reason":"compiler-artifact","executable":null}"#), None);
        assert_eq!(executable(r#"{"reason":"x","executable":"/t/xtask"}"#), None);
    }
}
