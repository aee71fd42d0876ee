//! wasm-bindgen ends the name of each import in sixteen digits of a checksum, which no compression
//! makes shorter; the program and its script both have them. Here they become short.

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ImportSection, Module, RawSection};
use wasmparser::{Import, Parser, Payload};

use crate::Outcome;

/// The digits of a checksum.
const N_DIGITS: usize = 16;

/// A program and its script with short names.
pub fn shorten(program: &[u8], script: &str) -> Outcome<(Vec<u8>, String)> {
    let (mut module, mut script) = (Module::new(), script.to_owned());
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ImportSection(section) = &payload {
            let mut imports = ImportSection::new();
            for (nth, import) in section.clone().into_imports().enumerate() {
                let import = import?;
                let name = if has_checksum(&import) {
                    let short = format!("${nth}");
                    script = replace(&script, import.name, &short)?;
                    short
                } else {
                    import.name.to_owned()
                };
                imports.import(import.module, &name, RoundtripReencoder.entity_type(import.ty)?);
            }
            module.section(&imports);
        } else if let Some((id, range)) = payload.as_section() {
            let data = &program[range.start as usize..range.end as usize];
            module.section(&RawSection { id, data });
        }
    }
    Ok((module.finish(), script))
}

fn has_checksum(import: &Import<'_>) -> bool {
    let digits = import.name.rsplit_once('_').map(|(_, digits)| digits);
    digits.is_some_and(|it| it.len() == N_DIGITS && it.bytes().all(|it| it.is_ascii_hexdigit()))
}

/// Gives another name to what is defined once in a script.
fn replace(script: &str, name: &str, short: &str) -> Outcome<String> {
    match script.matches(name).count() {
        1 => Ok(script.replacen(name, short, 1)),
        n => Err(format!("wasm-bindgen's script has {name} {n} times, not once").into()),
    }
}
