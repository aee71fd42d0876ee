//! Code that several pieces need, in modules of its own, one for each set of pieces. They become parts of a piece: one
//! file to fetch, which compresses better.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{Parser, Payload};

use crate::{FEATURES, Outcome, call};

/// The module from which a piece imports the memory, the table of functions and the stack's global.
const SPLIT: &str = "__wasm_split";

/// The module from which a merged piece imports them: all its parts have the same ones.
pub const SHARED: &str = "shared";

/// Makes modules parts of a piece, and removes their files.
pub fn merge(piece: &Path, others: &[&PathBuf]) -> Outcome {
    if others.is_empty() {
        return Ok(());
    }
    let parts = [vec![piece], others.iter().map(|it| it.as_path()).collect()].concat();
    let shared = piece.with_file_name("shared.wasm");
    fs::write(&shared, shared_by(&parts)?)?;
    let mut wasm_merge = Command::new("wasm-merge");
    // The names of functions stay, for wasm-opt orders them by these.
    wasm_merge.args(FEATURES).arg("--debuginfo").arg(&shared).arg(SPLIT);
    for (nth, part) in parts.iter().enumerate() {
        wasm_merge.arg(part).arg(format!("part{nth}"));
    }
    call(wasm_merge.arg("--output").arg(piece))?;
    others.iter().copied().chain([&shared]).try_for_each(fs::remove_file)?;
    Ok(())
}

/// A module that hands on all that these import: merged with them, it leaves one import of each.
fn shared_by(modules: &[&Path]) -> Outcome<Vec<u8>> {
    let mut shared = BTreeMap::new();
    for module in modules {
        imports_of(module, &mut shared)?;
    }
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let (mut n_memories, mut n_tables, mut n_globals) = (0, 0, 0);
    for (name, entity) in shared {
        let (kind, counter) = match entity {
            EntityType::Memory(_) => (ExportKind::Memory, &mut n_memories),
            EntityType::Table(_) => (ExportKind::Table, &mut n_tables),
            EntityType::Global(_) => (ExportKind::Global, &mut n_globals),
            other => return Err(format!("a piece imports {name}: {other:?}").into()),
        };
        imports.import(SHARED, &name, entity);
        exports.export(&name, kind, *counter);
        *counter += 1;
    }
    let mut module = Module::new();
    module.section(&imports).section(&exports);
    Ok(module.finish())
}

fn imports_of(module: &Path, found: &mut BTreeMap<String, EntityType>) -> Outcome {
    let bytes = fs::read(module)?;
    for payload in Parser::new(0).parse_all(&bytes) {
        let Payload::ImportSection(section) = payload? else { continue };
        for import in section.into_imports() {
            let import = import?;
            found.insert(import.name.to_owned(), RoundtripReencoder.entity_type(import.ty)?);
        }
    }
    Ok(())
}
