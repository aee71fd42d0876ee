//! wasm-bindgen ends the name of each import, and of many an export, in sixteen digits of a checksum, which no
//! compression makes shorter; the program and its script both have them. Here they become short.

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

use crate::Outcome;

/// The digits of a checksum.
const N_DIGITS: usize = 16;

/// The letter before them in the name of an export.
const OF_EXPORT: char = 'h';

/// A program and its script with short names.
pub fn shorten(program: &[u8], script: &str) -> Outcome<(Vec<u8>, String)> {
    let (mut module, mut script) = (Module::new(), script.to_owned());
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ImportSection(section) = &payload {
            let mut imports = ImportSection::new();
            for (nth, import) in section.clone().into_imports().enumerate() {
                let import = import?;
                let name = if has_checksum(import.name) {
                    let short = format!("${nth}");
                    script = replace(&script, import.name, &short)?;
                    short
                } else {
                    import.name.to_owned()
                };
                imports.import(import.module, &name, RoundtripReencoder.entity_type(import.ty)?);
            }
            module.section(&imports);
        } else if let Payload::ExportSection(section) = &payload {
            let mut exports = ExportSection::new();
            for (nth, export) in section.clone().into_iter().enumerate() {
                let export = export?;
                let name = if has_checksum(export.name) {
                    let short = format!("${nth}");
                    script = replace_name(&script, export.name, &short);
                    short
                } else {
                    export.name.to_owned()
                };
                exports.export(&name, RoundtripReencoder.export_kind(export.kind)?, export.index);
            }
            module.section(&exports);
        } else if let Some((id, range)) = payload.as_section() {
            let data = &program[range.start as usize..range.end as usize];
            module.section(&RawSection { id, data });
        }
    }
    Ok((module.finish(), script))
}

fn has_checksum(name: &str) -> bool {
    let last = name.rsplit('_').next().filter(|it| it.len() != name.len());
    let digits = last.map(|it| it.strip_prefix(OF_EXPORT).unwrap_or(it));
    digits.is_some_and(|it| it.len() == N_DIGITS && it.bytes().all(|it| it.is_ascii_hexdigit()))
}

/// Gives another name to what is defined once in a script.
fn replace(script: &str, name: &str, short: &str) -> Outcome<String> {
    match script.matches(name).count() {
        1 => Ok(script.replacen(name, short, 1)),
        n => Err(format!("wasm-bindgen's script has {name} {n} times, not once").into()),
    }
}

/// The script with another name wherever this one stands by itself, and not as the beginning of a longer one.
fn replace_name(script: &str, name: &str, short: &str) -> String {
    let is_part = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '$');
    let mut parts = script.split(name);
    let mut replaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        replaced += if part.starts_with(is_part) { name } else { short };
        replaced += part;
    }
    replaced
}

#[cfg(test)]
mod tests {
    use super::replace_name;

    #[test]
    fn a_longer_name_keeps_its_own() {
        let script = "wasm.call_h1(a); wasm.call_h1_3(b); wasm.call_h1";
        assert_eq!(replace_name(script, "call_h1", "$7"), "wasm.$7(a); wasm.call_h1_3(b); wasm.$7");
    }
}
