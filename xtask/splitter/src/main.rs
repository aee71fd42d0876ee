//! `wasm-bindgen` for a program in pieces. `cargo xtask dist` puts it before the real one on Trunk's
//! `PATH`; plain `trunk` and `cargo xtask play` never meet it.
//!
//! 1. The module that Rust has linked is split: what is reached only through a `#[wasm_split]`
//!    function becomes a chunk.
//! 2. The real wasm-bindgen binds what remains, the program.
//! 3. Each chunk goes through wasm-opt and is named after its content.
//! 4. The loader of the chunks is written into the program's own script, which loses its comments.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use wasm_split_cli_support::{Options, transform};

/// The real wasm-bindgen.
const REAL: &str = "UNDERCROFT_WASM_BINDGEN";

/// The folder for the finished chunks. What else is in it goes away.
const CHUNKS: &str = "UNDERCROFT_CHUNKS";

/// The program that is split; others are bound as they are.
const PROGRAM: &str = "undercroft";

/// Where the site has its chunks, seen from the program's script.
const PLACE: &str = "later/";

/// What the program imports its loader from, until the loader stands in its own script.
const LINK: &str = "./split.js";

/// What Rust's WebAssembly may use; wasm-opt finds no list of it in a chunk.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    match run(env::args_os().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("splitter: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: Vec<OsString>) -> Outcome {
    let real = env::var_os(REAL).ok_or_else(|| format!("{REAL} does not name wasm-bindgen"))?;
    let of = |name: &str| {
        let text = args.iter().filter_map(|it| it.to_str());
        text.filter_map(|it| it.strip_prefix(name)).map(str::to_owned).next()
    };
    let (Some(out), Some(name)) = (of("--out-dir="), of("--out-name=")) else {
        // Asked for its version, for example.
        return call(Command::new(real).args(args));
    };
    if name != PROGRAM {
        return call(Command::new(real).args(args));
    }
    let is_module = |it: &OsString| it.to_str().is_none_or(|it| !it.starts_with('-'));
    let module = args.remove(args.iter().position(is_module).ok_or("no module is named")?);
    let folder = PathBuf::from(env::var_os(CHUNKS).ok_or_else(|| format!("{CHUNKS} is not set"))?);
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    let program = folder.join(format!("{name}.wasm"));
    let chunks = split(Path::new(&module), &folder, &program)?;
    call(Command::new(real).args(args).arg("--keep-lld-exports").arg(&program))?;
    fs::remove_file(&program)?;

    let mut loader = fs::read_to_string(folder.join(LINK))?;
    fs::remove_file(folder.join(LINK))?;
    for chunk in chunks {
        let old = file_name(&chunk)?;
        loader = loader.replace(&old, &format!("{PLACE}{}", finish(&chunk)?));
    }
    let script = Path::new(&out).join(format!("{name}.js"));
    let inlined = inline(&fs::read_to_string(&script)?, &loader)?;
    fs::write(&script, lean(&inlined))?;
    Ok(())
}

/// Writes the program and its chunks.
fn split(module: &Path, folder: &Path, program: &Path) -> Outcome<Vec<PathBuf>> {
    let bytes = fs::read(module)?;
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = program;
    options.link_name = LINK;
    let chunks = transform(options).map_err(|report| format!("{report:#}"))?.split_modules;
    match chunks.is_empty() {
        true => Err("nothing could be split off; was it linked with --emit-relocs?".into()),
        false => Ok(chunks),
    }
}

/// Optimises a chunk, names it after its content, and returns the name.
fn finish(chunk: &Path) -> Outcome<String> {
    let mut wasm_opt = Command::new("wasm-opt");
    wasm_opt.arg("-Oz").args(FEATURES).arg(chunk).arg("--output").arg(chunk);
    call(&mut wasm_opt)?;
    let mut hasher = DefaultHasher::new();
    fs::read(chunk)?.hash(&mut hasher);
    let name = file_name(chunk)?;
    let stem = name.trim_start_matches("split_").trim_end_matches(".wasm");
    let name = format!("{stem}-{:016x}.wasm", hasher.finish());
    fs::rename(chunk, chunk.with_file_name(&name))?;
    Ok(name)
}

/// Puts the loader in the place of its import.
fn inline(script: &str, loader: &str) -> Outcome<String> {
    let (mut body, mut exports) = (String::new(), Vec::new());
    for line in loader.lines().filter(|it| !it.starts_with("import { initSync }")) {
        let plain = line.strip_prefix("export ").unwrap_or(line);
        if let Some(rest) = line.strip_prefix("export const ") {
            exports.extend(rest.split_whitespace().next());
        }
        body += plain;
        body.push('\n');
    }
    let (mut inlined, mut n_imports) = (String::new(), 0);
    for line in script.lines() {
        let import = line.strip_prefix("import * as ").filter(|it| it.contains(LINK));
        match import.and_then(|it| it.split_whitespace().next()) {
            // A loader is called once the program runs: everything it names is there by then.
            Some(name) => {
                let exports = exports.join(", ");
                inlined +=
                    &format!("const {name} = (() => {{\n{body}return {{ {exports} }};\n}})();\n");
                n_imports += 1;
            }
            None => inlined += &format!("{line}\n"),
        }
    }
    match n_imports {
        1 => Ok(inlined),
        n => Err(format!("wasm-bindgen's script imports the loader {n} times, not once").into()),
    }
}

/// The script without comments and indents, which Trunk leaves in it: it knows no such modules.
fn lean(script: &str) -> String {
    let is_comment = |it: &&str| ["//", "/*", "*"].iter().any(|mark| it.starts_with(mark));
    let lines = script.lines().map(str::trim).filter(|it| !it.is_empty() && !is_comment(it));
    lines.collect::<Vec<_>>().join("\n")
}

fn file_name(path: &Path) -> Outcome<String> {
    let name = path.file_name().and_then(|it| it.to_str()).ok_or("a chunk has no name")?;
    Ok(name.to_owned())
}

fn call(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|it| format!("{:?}: {it}", command.get_program()))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("`{command:?}` failed ({status})").into()),
    }
}
