//! `wasm-bindgen` for a program in pieces. `cargo xtask dist` puts it before the real one on Trunk's
//! `PATH`; plain `trunk` and `cargo xtask play` never meet it.
//!
//! 1. The module that Rust has linked is split: what is reached only through the `#[wasm_split]`
//!    functions of one name becomes a piece; what several pieces need becomes a part of one that is
//!    here whenever any of them is.
//! 2. The real wasm-bindgen binds what remains, the program.
//! 3. Each piece goes through wasm-opt, leaves a map, has its functions put in order, is packed, and is named after its
//!    content.
//! 4. The loader of the pieces is written into the program's own script with what unpacks them, and both lose the long
//!    names of what they share. The script goes through terser.
//! 5. Trunk has wasm-opt look at the program. For that this program stands there too, under that name: the functions are
//!    mapped and put in order after it, and the program is packed.

mod elements;
mod map;
mod merge;
mod names;
mod order;
mod streams;
mod unpacker;

use std::collections::HashMap;
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

/// The name under which Trunk and this program itself call for `wasm-opt`, and the real one.
const WASM_OPT: &str = "wasm-opt";
const REAL_WASM_OPT: &str = "UNDERCROFT_WASM_OPT";

/// The beginning of the argument by which Trunk names what `wasm-opt` is to write.
const OUTPUT: &str = "--output=";

/// The argument by which functions keep their names, for the map.
const WITH_NAMES: &str = "--debuginfo";

/// The name of the program in its map.
const PROGRAM: &str = "program";

/// The folder for the finished pieces. What else is in it goes away.
const PIECES: &str = "UNDERCROFT_PIECES";

/// The piece that comes before all others, with what they need of it.
const KEPT: &str = "kept";

/// The piece that comes before all but [`KEPT`], with what several of them need.
const FIRST: &str = "tables";

/// The piece that comes before [`SECOND`], with what it and those of [`AROUND`] need of it.
const SETUP: &str = "setup";

/// The piece that comes before those of [`AROUND`], with what several of them need.
const SECOND: &str = "panels";

/// The piece that comes before the replays of any game, with what several of them need.
const REPLAYS: &str = "replays";

/// The end of the names of pieces that are used only where that of their game is here, its computers, and [`REPLAYS`].
const OF_GAME: &str = "_replays";

/// The end of the names of pieces with the computers of a game, which are used only where that of the game is here.
const THINKING: &str = "_thinking";

/// The pieces of no game that are used only where [`SETUP`] is here.
const AROUND: [&str; 4] = [SETUP, SECOND, "pages", REPLAYS];

/// The place of the site's pieces, seen from the program's script.
const PLACE: &str = "later/";

/// The file from which the program imports its loaders, until they stand in its own script.
const LINK: &str = "./split.js";

/// The loader of a piece. Only a success is remembered, so that a failure can be tried again: the page tells it, and
/// the console warns. A page that is left while pieces come has failed at nothing.
const LOADER: &str = r#"
async function bring(address, imports) {
  return WebAssembly.instantiate(await fetchPacked(new URL(address, import.meta.url)), imports);
}

function loader(address) {
  let loading;
  return async (callback, data) => {
    const shared = initSync();
    let isHere = true;
    try {
      const imports = { __wasm_split: shared, shared };
      loading ??= bring(address, imports);
      await loading;
    } catch (error) {
      console.warn(error);
      loading = undefined;
      isHere = false;
    }
    shared.__indirect_function_table.get(callback)(data, isHere);
  };
}
"#;

/// The features that Rust's WebAssembly may use; wasm-opt finds no list in a piece.
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
    let mut args = env::args_os();
    let name = args.next().map(PathBuf::from);
    let is_wasm_opt = name.is_some_and(|it| it.file_stem().is_some_and(|it| it == WASM_OPT));
    match if is_wasm_opt { optimise(args.collect()) } else { run(args.collect()) } {
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
    let is_module = |it: &OsString| it.to_str().is_none_or(|it| !it.starts_with('-'));
    let module = args.remove(args.iter().position(is_module).ok_or("no module is named")?);
    let folder = PathBuf::from(env::var_os(PIECES).ok_or_else(|| format!("{PIECES} is not set"))?);
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    let program = folder.join(format!("{name}.wasm"));
    let pieces = split(Path::new(&module), &folder, &program)?;
    call(Command::new(real).args(args).arg("--keep-lld-exports").arg(&program))?;
    fs::remove_file(&program)?;

    let mut loaders = String::new();
    for piece in pieces {
        let name = piece_name(&piece)?;
        let address = format!("{PLACE}{}", finish(&piece, &name)?);
        loaders += &format!("__wasm_split_load_{name}: loader(\"{address}\"),\n");
    }
    let script = Path::new(&out).join(format!("{name}.js"));
    let inlined = inline(&fs::read_to_string(&script)?, &loaders)?;
    let inlined = unpacker::write_into(&inlined, &folder)?;
    let program = Path::new(&out).join(format!("{name}_bg.wasm"));
    let (bytes, inlined) = names::shorten(&fs::read(&program)?, &inlined)?;
    fs::write(&program, elements::leave_out_nothing(&bytes)?)?;
    fs::write(&script, inlined)?;
    minify(&script)
}

/// Does what `wasm-opt` does, and puts the functions of the program in order.
fn optimise(args: Vec<OsString>) -> Outcome {
    let real =
        env::var_os(REAL_WASM_OPT).ok_or_else(|| format!("{REAL_WASM_OPT} does not name it"))?;
    let output = args.iter().filter_map(|it| it.to_str()).find_map(|it| it.strip_prefix(OUTPUT));
    // Without one it is asked for its version, or for a piece.
    let Some(program) = output else { return call(Command::new(real).args(&args)) };
    call(Command::new(real).args(&args).arg(WITH_NAMES))?;
    let nameless = map::take_names(PROGRAM, &fs::read(program)?)?;
    let ordered = order::alike_together(&nameless)?;
    Ok(fs::write(program, wasm_packer::pack(&ordered)?)?)
}

/// Writes the program and its pieces.
fn split(module: &Path, folder: &Path, program: &Path) -> Outcome<Vec<PathBuf>> {
    let bytes = streams::leave_out(&fs::read(module)?)?;
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = program;
    options.link_name = LINK;
    let split = transform(options).map_err(|report| format!("{report:#}"))?;
    fs::remove_file(folder.join(LINK))?;
    let (mut pieces, chunks): (Vec<_>, Vec<_>) =
        split.split_modules.into_iter().partition(|it| piece_name(it).is_ok());
    pieces.sort();
    for piece in &pieces {
        let name = piece_name(piece)?;
        let is_for_it = |chunk: &&PathBuf| home(&needed_by(chunk, &split.prefetch_map)) == name;
        merge::merge(piece, &chunks.iter().filter(is_for_it).collect::<Vec<_>>())?;
    }
    if let Some(chunk) = chunks.iter().find(|it| it.exists()) {
        return Err(format!(
            "{} is of no piece; was it linked with --emit-relocs?",
            chunk.display()
        )
        .into());
    }
    Ok(pieces)
}

/// The pieces that need a chunk, which is a module of its own.
fn needed_by<'a>(chunk: &Path, chunks_of: &'a HashMap<String, Vec<String>>) -> Vec<&'a str> {
    let stem = chunk.file_stem().and_then(|it| it.to_str());
    let needs = |chunks: &[String]| stem.is_some_and(|stem| chunks.iter().any(|it| it == stem));
    chunks_of.iter().filter(|(_, chunks)| needs(chunks)).map(|(piece, _)| piece.as_str()).collect()
}

/// The piece that takes in what these pieces need: one that is here whenever any of them is used. Code that
/// has nothing to do with a game may well be needed by it alone and by the replays of all.
fn home<'a>(pieces: &[&'a str]) -> &'a str {
    if pieces.contains(&KEPT) {
        return KEPT;
    }
    let is_replay = |it: &str| it == REPLAYS || it.ends_with(OF_GAME);
    if pieces.iter().all(|it| is_replay(it)) {
        return REPLAYS;
    }
    if pieces.iter().all(|it| AROUND.contains(it) || is_replay(it)) {
        return if pieces.contains(&SETUP) { SETUP } else { SECOND };
    }
    // Replays come last of a game, its computers before them.
    let game_of = |it: &'a str| {
        let within = it.strip_suffix(OF_GAME).or_else(|| it.strip_suffix(THINKING));
        within.unwrap_or(it)
    };
    let is_of = |game: &str| pieces.iter().all(|it| game_of(it) == game);
    let first = pieces.iter().find(|it| is_of(it));
    let thinking = pieces.iter().find(|it| it.ends_with(THINKING) && is_of(game_of(it)));
    first.or(thinking).copied().unwrap_or(FIRST)
}

/// The name of a piece in the program; none for a module that several pieces need.
fn piece_name(module: &Path) -> Outcome<String> {
    let stem = module.file_stem().and_then(|it| it.to_str());
    let name = stem.and_then(|it| it.strip_prefix("split_")).ok_or("a piece has no name")?;
    Ok(name.to_owned())
}

/// Optimises a piece, orders its functions, packs it, names its file after its name and content, and returns the file's
/// name.
fn finish(piece: &Path, name: &str) -> Outcome<String> {
    let mut wasm_opt = Command::new(WASM_OPT);
    // What is flat first is put together anew, and compresses better; so does what is in the place of calls of it, if
    // it is short.
    wasm_opt.args(["--flatten", "--rereloop", "-Os", "--flatten", "--rereloop", "-Os", "-Os"]);
    wasm_opt
        .args(["--always-inline-max-function-size=6", "--one-caller-inline-max-function-size=20"]);
    wasm_opt.args(FEATURES);
    wasm_opt.args(["--low-memory-unused", "--reorder-functions-by-name"]);
    wasm_opt.args(["--strip-producers", "--strip-target-features", WITH_NAMES]);
    call(wasm_opt.arg(piece).arg("--output").arg(piece))?;
    let name = name.replace('_', "-");
    let joined = elements::join(&map::take_names(&name, &fs::read(piece)?)?)?;
    let packed = wasm_packer::pack(&order::alike_together(&joined)?)?;
    fs::write(piece, &packed)?;
    let mut hasher = DefaultHasher::new();
    packed.hash(&mut hasher);
    let name = format!("{name}-{:016x}.wasm", hasher.finish());
    fs::rename(piece, piece.with_file_name(&name))?;
    Ok(name)
}

/// Puts the loaders in the place of their imports, of which there is one for each. A loader is called
/// once the program runs: everything it names is there by then.
fn inline(script: &str, loaders: &str) -> Outcome<String> {
    let (mut inlined, mut n_imports) = (String::new(), 0);
    for line in script.lines() {
        let import = line.strip_prefix("import * as ").filter(|it| it.contains(LINK));
        match import.and_then(|it| it.split_whitespace().next()) {
            Some(name) => {
                if n_imports == 0 {
                    inlined += &format!("{LOADER}const loaders = {{\n{loaders}}};\n");
                }
                inlined += &format!("const {name} = loaders;\n");
                n_imports += 1;
            }
            None => inlined += &format!("{line}\n"),
        }
    }
    match n_imports {
        0 => Err("wasm-bindgen's script imports no loaders".into()),
        _ => Ok(inlined),
    }
}

/// Makes a script of modules short, which Trunk leaves as it is: it knows no such modules.
fn minify(script: &Path) -> Outcome {
    let mut terser = Command::new("terser");
    terser.args(["--module", "--compress", "ecma=2020,passes=2", "--mangle"]);
    call(terser.arg("--output").arg(script).arg("--").arg(script))
}

fn call(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|it| format!("{:?}: {it}", command.get_program()))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("`{command:?}` failed ({status})").into()),
    }
}
