//! What is downloaded is packed by [`wasm_packer`]. The module that unpacks it stands in the program's own script, in base64;
//! the program and its pieces are fetched through it.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::{FEATURES, Outcome, WASM_OPT, call};

/// The module that unpacks.
const UNPACKER: &str = "UNDERCROFT_UNPACKER";

/// The line by which wasm-bindgen's script fetches the program.
const FETCH: &str = "module_or_path = fetch(module_or_path);";

/// The same for what is packed.
const FETCH_PACKED: &str = "module_or_path = fetchPacked(module_or_path);";

/// What fetches a packed module, and unpacks it in a memory that is let go of afterwards.
const FETCH_FUNCTION: &str = r#"
let unpacker;
async function fetchPacked(address) {
  unpacker ??= WebAssembly.compile(Uint8Array.from(atob(UNPACKER), (it) => it.charCodeAt(0)));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const packed = new Uint8Array(await response.arrayBuffer());
  const { memory, unpack } = (await WebAssembly.instantiate(await unpacker)).exports;
  const place = memory.grow((packed.length >> 16) + 1) << 16;
  new Uint8Array(memory.buffer, place).set(packed);
  const end = memory.buffer.byteLength;
  const length = unpack(place, packed.length);
  if (!length) throw new Error(`${response.url} is damaged`);
  return new Uint8Array(memory.buffer, end, length);
}
"#;

/// A script of wasm-bindgen with the unpacker in it, through which it fetches.
pub fn write_into(script: &str, folder: &Path) -> Outcome<String> {
    if script.matches(FETCH).count() != 1 {
        return Err("wasm-bindgen's script does not fetch the program once".into());
    }
    let unpacker = env::var_os(UNPACKER).ok_or_else(|| format!("{UNPACKER} is not set"))?;
    let small = folder.join("unpacker.wasm");
    let mut wasm_opt = Command::new(WASM_OPT);
    wasm_opt.args(["-Os", "--low-memory-unused", "--strip-debug", "--strip-producers"]);
    wasm_opt.arg("--strip-target-features").args(FEATURES);
    call(wasm_opt.arg(unpacker).arg("--output").arg(&small))?;
    let unpacker = BASE64_STANDARD.encode(fs::read(&small)?);
    fs::remove_file(&small)?;
    let function = FETCH_FUNCTION.replace("UNPACKER", &format!("\"{unpacker}\""));
    Ok(function + &script.replace(FETCH, FETCH_PACKED))
}
