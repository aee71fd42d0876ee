//! `dist`: the optimised static site.

use std::path::Path;

use crate::failure::Outcome;
use crate::{process, tools, tree};

/// Builds the site into `dist/`.
///
/// # Errors
/// If a tool cannot be installed or the build fails.
pub fn dist() -> Outcome {
    tools::wasm_target()?;
    // Trunk finds wasm-bindgen and wasm-opt on `PATH`; `Trunk.toml` and `Cargo.lock` say which
    // versions it accepts.
    let folders = [tools::trunk()?, tools::wasm_bindgen()?, tools::npm_packages()?];
    println!("Building the optimised site (the first time about 4 minutes).");
    let mut trunk = process::program(Path::new("trunk"));
    trunk.args(["build", "--release"]).arg("--dist").arg(tree::site());
    trunk.env("PATH", process::path_with(&folders)?);
    process::run(&mut trunk)?;
    println!("The site is in dist/; any static host can serve it, also under a sub-path.");
    Ok(())
}
