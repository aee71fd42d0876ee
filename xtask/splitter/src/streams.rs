//! Leptos brings along streams for talking to a server, which this program never does. Their classes
//! are exported to scripts, so that no linker leaves them out: here they go before anything is split.

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{CustomSection, ExportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

use crate::Outcome;

/// The beginnings of the names of the classes, in lower case as in exports, and as they are described.
const CLASSES: [&str; 2] = ["intounderlying", "IntoUnderlying"];

/// The section in which wasm-bindgen finds what a program exports and imports.
const DESCRIPTIONS: &str = "__wasm_bindgen_unstable";

/// The bytes of a length before a description.
const N_LENGTH: usize = 4;

/// The module without the classes.
pub fn leave_out(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section {
                    let export = export?;
                    if !names_class(export.name.as_bytes()) {
                        let kind = RoundtripReencoder.export_kind(export.kind)?;
                        exports.export(export.name, kind, export.index);
                    }
                }
                module.section(&exports);
            }
            Payload::CustomSection(section) if section.name() == DESCRIPTIONS => {
                let data = others(section.data()).ok_or("wasm-bindgen's section is cut short")?;
                module.section(&CustomSection { name: DESCRIPTIONS.into(), data: data.into() });
            }
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    let data = &bytes[range.start as usize..range.end as usize];
                    module.section(&RawSection { id, data });
                }
            }
        }
    }
    Ok(module.finish())
}

/// The descriptions that are not of the classes. Each is two texts: of its format, and its own.
fn others(mut data: &[u8]) -> Option<Vec<u8>> {
    let mut kept = Vec::new();
    while !data.is_empty() {
        let format = n_bytes(data)?;
        let whole = format + n_bytes(data.get(format..)?)?;
        let (description, rest) = data.split_at_checked(whole)?;
        if !names_class(description) {
            kept.extend(description);
        }
        data = rest;
    }
    Some(kept)
}

/// The number of bytes that a text takes, with its length.
fn n_bytes(data: &[u8]) -> Option<usize> {
    let (length, _) = data.split_at_checked(N_LENGTH)?;
    Some(N_LENGTH + u32::from_le_bytes(length.try_into().ok()?) as usize)
}

fn names_class(text: &[u8]) -> bool {
    CLASSES.iter().any(|it| text.windows(it.len()).any(|part| part == it.as_bytes()))
}
