//! `dist`: the optimised static site.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{process, tools, tree};

/// The folder, within that of the version, for what is fetched after the first load. The splitter
/// knows it too.
pub const LATER: &str = "later";

/// Builds the site into `dist/`: the program for the shelf, in a folder of their own the pieces that
/// a page fetches later, and the service worker that keeps all of them on the device.
///
/// # Errors
/// If a tool cannot be installed or the build fails.
pub fn dist() -> Outcome {
    tools::wasm_target()?;
    // Trunk finds wasm-bindgen and wasm-opt on `PATH`; `Trunk.toml` and `Cargo.lock` say which
    // versions it accepts. The splitter stands in for wasm-bindgen, and calls it.
    let wasm_bindgen = tools::wasm_bindgen()?;
    let folders = [splitter()?, tools::trunk()?, wasm_bindgen.clone(), tools::npm_packages()?];
    let pieces = tree::target().join("pieces");
    println!("Building the optimised site (the first time about 4 minutes).");
    let mut trunk = process::program(Path::new("trunk"));
    trunk.args(["build", "--release", "--features", "split"]).arg("--dist").arg(tree::site());
    trunk.env("PATH", process::path_with(&folders)?);
    trunk.env("UNDERCROFT_WASM_BINDGEN", wasm_bindgen.join(file_name("wasm-bindgen")));
    trunk.env("UNDERCROFT_PIECES", &pieces);
    process::run(&mut trunk)?;
    copy(&pieces, &tree::site().join(LATER))?;
    let mut seal = process::program(&tools::node()?);
    process::run(seal.arg(tree::root().join("xtask/scripts/seal.mjs")).arg(tree::site()))?;
    println!("The site is in dist/; any static host can serve it, also under a sub-path.");
    Ok(())
}

/// The folder of the splitter, newly built, under the name that Trunk looks for.
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
    fs::copy(&program, folder.join(file_name("wasm-bindgen"))).map_err(Failure::at(&program))?;
    Ok(folder)
}

fn file_name(program: &str) -> String {
    format!("{program}{}", env::consts::EXE_SUFFIX)
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
