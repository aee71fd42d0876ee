//! `dist`: the optimised static site.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{process, tools, tree};

mod words;

/// The folder, within that of the version, for what is fetched after the first load. The splitter
/// knows it too.
pub const LATER: &str = "later";

/// The folder, within that of the version, for what computers look up.
pub const TABLEBASES: &str = "public/tablebases";

/// The arguments of cargo for the program of the site: those that Trunk will give it, so that Trunk finds it made.
const PROGRAM: [&str; 5] = ["--release", "--bin", "undercroft", "--features", "split"];

/// The variable that gives cargo flags of the compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Builds the site into `dist/`: the program for the shelf, in a folder of their own the pieces that
/// a page fetches later, and the service worker that keeps all of them on the device.
///
/// # Errors
/// If a tool cannot be installed or the build fails.
pub fn dist() -> Outcome {
    tools::wasm_target()?;
    // On a new machine the tools take as long to build as the program, and linking keeps only one core
    // busy.
    let flags = without_paths()?;
    let (compiled, tools) = process::beside(|| compile(&flags), find_tools);
    let (wasm_bindgen, folders) = tools?;
    let unpacker = unpacker(&flags)?;
    compiled?;
    let [.., packages] = &folders;
    let pieces = tree::target().join("pieces");
    println!("Making the optimised site of it.");
    if maps().is_dir() {
        fs::remove_dir_all(maps()).map_err(Failure::at(&maps()))?;
    }
    let mut trunk = process::program(Path::new("trunk"));
    trunk.args(["build", "--release", "--features", "split"]).arg("--dist").arg(tree::site());
    trunk.env("PATH", process::path_with(&folders)?).env(FLAGS, &flags);
    trunk.env("UNDERCROFT_WASM_BINDGEN", wasm_bindgen.join(file_name("wasm-bindgen")));
    trunk.env("UNDERCROFT_WASM_OPT", packages.join(file_name("wasm-opt")));
    trunk.env("UNDERCROFT_PIECES", &pieces).env("UNDERCROFT_MAPS", maps());
    trunk.env("UNDERCROFT_UNPACKER", unpacker);
    process::run(&mut trunk)?;
    copy(&pieces, &tree::site().join(LATER))?;
    words::lay_out(&tree::site().join(LATER))?;
    lay_out_tablebases()?;
    let mut seal = process::program(&tools::node()?);
    process::run(seal.arg(tree::root().join("xtask/scripts/seal.mjs")).arg(tree::site()))?;
    println!("The site is in dist/; any static host can serve it, also under a sub-path.");
    Ok(())
}

/// The folder for the maps of the pieces that the site was last made of: a file for each, in which a line has the bytes
/// and the name of a function.
pub fn maps() -> PathBuf {
    tree::target().join("maps")
}

/// The folder of wasm-bindgen, and all folders in which Trunk finds its tools; `Trunk.toml` and
/// `Cargo.lock` say which versions it accepts. The splitter stands in for wasm-bindgen and wasm-opt, and calls them.
fn find_tools() -> Outcome<(PathBuf, [PathBuf; 4])> {
    let wasm_bindgen = tools::wasm_bindgen()?;
    let folders = [splitter()?, tools::trunk()?, wasm_bindgen.clone(), tools::npm_packages()?];
    Ok((wasm_bindgen, folders))
}

/// The flags that keep this machine's folders out of the site, where panics name the sources of packages: the same site
/// everywhere, and a smaller one.
fn without_paths() -> Outcome<String> {
    // The sources have to be there to be found.
    process::run(process::cargo().args(["fetch", "--quiet", "--locked"]))?;
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let sources = home.join("registry/src");
    let registries = match sources.is_dir() {
        true => fs::read_dir(&sources).map_err(Failure::at(&sources))?.flatten().collect(),
        false => Vec::new(),
    };
    let remaps =
        registries.iter().map(|it| format!("--remap-path-prefix={}=", it.path().display()));
    Ok(remaps.collect::<Vec<String>>().join(" "))
}

/// Compiles the program of the site.
fn compile(flags: &str) -> Outcome {
    println!("Compiling the optimised program (the first time about 4 minutes).");
    let mut cargo = process::cargo();
    cargo.args(["build", "--quiet", "--target=wasm32-unknown-unknown"]).args(PROGRAM);
    process::run(cargo.env(FLAGS, flags))
}

/// The module that unpacks the program and its pieces in the page, newly built.
fn unpacker(flags: &str) -> Outcome<PathBuf> {
    let home = tree::target().join("splitter");
    let mut cargo = process::cargo();
    cargo.args(["build", "--quiet", "--release", "--target=wasm32-unknown-unknown"]);
    cargo.args(["--package", "wasm-packer", "--example", "unpacker", "--target-dir"]).arg(&home);
    process::run(cargo.env(FLAGS, flags))?;
    Ok(home.join("wasm32-unknown-unknown/release/examples/unpacker.wasm"))
}

/// The folder of the splitter, newly built, under the names that Trunk looks for.
fn splitter() -> Outcome<PathBuf> {
    println!("Building the splitter (the first time about a minute).");
    // In a folder of its own it waits for no other build, and none waits for it.
    let home = tree::target().join("splitter");
    let mut cargo = process::cargo();
    cargo.args(["build", "--quiet", "--package", "splitter", "--target-dir"]).arg(&home);
    process::run(&mut cargo)?;
    let program = home.join("debug").join(file_name("splitter"));
    let folder = home.join("bin");
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;
    for stood_in_for in ["wasm-bindgen", "wasm-opt"] {
        fs::copy(&program, folder.join(file_name(stood_in_for))).map_err(Failure::at(&program))?;
    }
    Ok(folder)
}

fn file_name(program: &str) -> String {
    format!("{program}{}", env::consts::EXE_SUFFIX)
}

/// Puts what the computers of a game look up among the files that are fetched: `public/tablebases/dungeon-roll/knight.bin`.
fn lay_out_tablebases() -> Outcome {
    let games = tree::root().join("crates/games");
    for entry in fs::read_dir(&games).map_err(Failure::at(&games))? {
        let entry = entry.map_err(Failure::at(&games))?;
        let tablebases = entry.path().join("tablebases");
        if tablebases.is_dir() {
            let game = entry.file_name().to_string_lossy().replace('_', "-");
            copy(&tablebases, &tree::site().join(TABLEBASES).join(game))?;
        }
    }
    Ok(())
}

/// Copies the files of a folder.
fn copy(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to).map_err(Failure::at(to))?;
    for entry in fs::read_dir(from).map_err(Failure::at(from))? {
        let path = entry.map_err(Failure::at(from))?.path();
        if let Some(name) = path.file_name() {
            fs::copy(&path, to.join(name)).map_err(Failure::at(&path))?;
        }
    }
    Ok(())
}
