//! The map of a module: which function takes how many bytes. `cargo xtask size` prints it.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::PathBuf;

use rustc_demangle::demangle;
use wasm_encoder::{Module, RawSection};
use wasmparser::{KnownCustom, Name, NameSectionReader, Parser, Payload};

use crate::Outcome;
use crate::order::Functions;

/// The folder for the maps. Without it none is written.
const MAPS: &str = "UNDERCROFT_MAPS";

/// The name of the section that names functions.
const NAMES: &str = "name";

/// The name of the bytes in a map that are no function's.
const DATA: &str = "(data)";

/// Writes the map of a finished module that still has its names, and returns the module without them.
pub fn take_names(piece: &str, module: &[u8]) -> Outcome<Vec<u8>> {
    if let Some(folder) = env::var_os(MAPS).map(PathBuf::from) {
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{piece}.tsv")), map(module)?)?;
    }
    without_names(module)
}

/// A line for each function, `bytes <tab> name`, and one for the data.
fn map(module: &[u8]) -> Outcome<String> {
    let (mut n_data, mut names) = (0, HashMap::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::DataSection(section) => n_data = section.range().end - section.range().start,
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(parts) = section.as_known() {
                    names = names_of_functions(parts)?;
                }
            }
            _ => {}
        }
    }
    let mut lines = format!("{n_data}\t{DATA}\n");
    let functions = Functions::of(module)?;
    for (nth, body) in (functions.n_imported..).zip(functions.bodies) {
        let name = names.get(&nth).map_or("(no name)", String::as_str);
        lines += &format!("{}\t{name}\n", body.len());
    }
    Ok(lines)
}

/// The names of functions as people read them, by number.
fn names_of_functions(parts: NameSectionReader<'_>) -> Outcome<HashMap<u32, String>> {
    let mut names = HashMap::new();
    for part in parts {
        if let Name::Function(functions) = part? {
            for function in functions {
                let function = function?;
                names.insert(function.index, format!("{:#}", demangle(function.name)));
            }
        }
    }
    Ok(names)
}

fn without_names(module: &[u8]) -> Outcome<Vec<u8>> {
    let mut nameless = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if matches!(&payload, Payload::CustomSection(section) if section.name() == NAMES) {
            continue;
        }
        if let Some((id, range)) = payload.as_section() {
            let data = &module[range.start as usize..range.end as usize];
            nameless.section(&RawSection { id, data });
        }
    }
    Ok(nameless.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, Function, FunctionSection, Module, NameMap, NameSection, TypeSection,
    };

    use super::*;

    #[test]
    fn a_map_names_each_function_and_the_module_loses_its_names() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut code = CodeSection::new();
        for _ in 0..2 {
            let mut body = Function::new([]);
            body.instructions().end();
            code.function(&body);
        }
        let mut named = NameMap::new();
        named.append(1, "_ZN4dice4roll17h0123456789abcdefE");
        let mut names = NameSection::new();
        names.functions(&named);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        let nameless = module.clone().finish();
        let module = module.section(&names).clone().finish();

        assert_eq!(map(&module).expect("a module"), "0\t(data)\n2\t(no name)\n2\tdice::roll\n");
        assert_eq!(without_names(&module).expect("a module"), nameless);
    }
}
