//! Tools that cargo builds from source: Trunk and the wasm-bindgen command line.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::lockfile;
use crate::failure::{Failure, Outcome};
use crate::{process, tree};

/// The Trunk that the project is built with.
const TRUNK_VERSION: &str = "0.21.14";

/// A tool by its crate, the program that shows its version, and how long its build takes.
struct CargoTool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    features: &'a [&'a str],
    /// The packages that are optimised, a little. To optimise others would take longer than they will ever run here.
    optimised: &'a [&'a str],
    minutes: &'a str,
}

/// The folder that holds `trunk`.
///
/// # Errors
/// If it has to be built and that fails.
pub fn trunk() -> Outcome<PathBuf> {
    installed(&CargoTool {
        package: "trunk",
        program: "trunk",
        version: TRUNK_VERSION,
        // All that Trunk could ask the network for is here: it needs neither updates nor TLS.
        features: &["--no-default-features"],
        // What hashes the program, at each edit: in half a second instead of 6.
        optimised: &["sha2", "digest", "block-buffer", "seahash"],
        minutes: "2 to 4 minutes",
    })
}

/// The folder that holds `wasm-bindgen` and `wasm-bindgen-test-runner`, at the version that
/// `Cargo.lock` has of the library: the two must be equal.
///
/// # Errors
/// If they have to be built and that fails, or the lock file cannot be read.
pub fn wasm_bindgen() -> Outcome<PathBuf> {
    let path = tree::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(Failure::at(&path))?;
    let version = lockfile::version_of(&lock, "wasm-bindgen")
        .ok_or_else(|| Failure::new("Cargo.lock does not name wasm-bindgen."))?;
    installed(&CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version,
        // Its test runner speaks to Node.js alone, and needs no TLS for that.
        features: &["--no-default-features"],
        // What binds the page, at each edit: in 7 seconds instead of some 30.
        optimised: &[
            "wasm-bindgen-cli-support",
            "wasm-bindgen-shared",
            "walrus",
            "wasmparser",
            "wasm-encoder",
            "leb128fmt",
            "id-arena",
            "gimli",
            "hashbrown",
            "foldhash",
            "indexmap",
            "rayon",
            "rayon-core",
            "crossbeam-deque",
            "crossbeam-epoch",
            "crossbeam-utils",
            "rustc-demangle",
            "serde_json",
            "memchr",
        ],
        minutes: "1 to 2 minutes",
    })
}

/// The path of the tool, after installing it if it was nowhere.
fn installed(tool: &CargoTool) -> Outcome<PathBuf> {
    let home = tool_folder()?.join(format!("{}-{}", tool.package, tool.version));
    let bin = home.join("bin");
    if has_version(&bin.join(file_name(tool.program)), tool.version) {
        return Ok(bin);
    }
    if let Some(path) = process::find(tool.program).filter(|it| has_version(it, tool.version)) {
        return Ok(path.parent().map(Path::to_path_buf).unwrap_or_default());
    }
    // Of two commands that need it at the same time, the second finds what the first has built.
    let _turn = turn(&home)?;
    if !has_version(&bin.join(file_name(tool.program)), tool.version) {
        install(tool, &home)?;
    }
    Ok(bin)
}

/// Waits until nobody else builds the tool of a folder; nobody does while the file lives.
fn turn(home: &Path) -> Outcome<File> {
    fs::create_dir_all(home).map_err(Failure::at(home))?;
    let path = home.join("building");
    let file = File::create(&path).map_err(Failure::at(&path))?;
    file.lock().map_err(Failure::at(&path))?;
    Ok(file)
}

fn install(tool: &CargoTool, home: &Path) -> Outcome {
    println!(
        "Building {} {} (once, about {}), to be kept in {}.",
        tool.package,
        tool.version,
        tool.minutes,
        home.display()
    );
    let mut cargo = process::cargo();
    cargo.args(["install", "--locked", "--force", tool.package, "--version", tool.version]);
    cargo.args(tool.features).arg("--root").arg(home);
    for package in tool.optimised {
        cargo.args(["--config", &format!("profile.release.package.{package}.opt-level=1")]);
    }
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
    // A tool that panics says so and ends: what cleans up on the way need not be compiled.
    cargo.args(["--config", "profile.release.panic='abort'"]);
    cargo.env("CARGO_PROFILE_RELEASE_LTO", "off");
    cargo.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    // Its objects are of no use to the project's own builds.
    cargo.env_remove("CARGO_TARGET_DIR");
    process::run(&mut cargo)
}

/// `$UNDERCROFT_TOOLS`, or the cache folder of the user who builds.
fn tool_folder() -> Outcome<PathBuf> {
    if let Some(folder) = env::var_os("UNDERCROFT_TOOLS").filter(|it| !it.is_empty()) {
        return Ok(tree::root().join(folder));
    }
    let home = env::home_dir().filter(|it| !it.as_os_str().is_empty());
    let home = home.ok_or_else(|| {
        Failure::new("There is no home folder to keep tools in; name one in UNDERCROFT_TOOLS.")
    })?;
    Ok(home.join(".cache").join("undercroft").join("tools"))
}

/// Tells whether a program is there and `--version` ends in exactly this version.
fn has_version(path: &Path, version: &str) -> bool {
    path.is_file()
        && process::ask(process::program(path).arg("--version"))
            .is_some_and(|said| said.split_whitespace().nth(1) == Some(version))
}

fn file_name(program: &str) -> String {
    format!("{program}{}", env::consts::EXE_SUFFIX)
}
