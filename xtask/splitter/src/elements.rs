//! The program has a table with a place for each function of each piece. The splitter fills those of the pieces with
//! nothing, entry by entry, and so are they anyway until a piece comes: such segments are left out.

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ElementSection, Module, RawSection};
use wasmparser::{Element, ElementItems, ElementKind, Operator, Parser, Payload};

use crate::Outcome;

/// The program without segments of nothing.
pub fn leave_out_nothing(program: &[u8]) -> Outcome<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ElementSection(section) = &payload {
            let mut elements = ElementSection::new();
            for element in section.clone() {
                let element = element?;
                if !is_nothing(&element)? {
                    RoundtripReencoder.parse_element(&mut elements, element)?;
                }
            }
            module.section(&elements);
        } else if let Some((id, range)) = payload.as_section() {
            let data = &program[range.start as usize..range.end as usize];
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// Tells whether a segment puts nothing into a table. Others are called by their numbers, and stay.
fn is_nothing(element: &Element<'_>) -> Outcome<bool> {
    if !matches!(element.kind, ElementKind::Active { .. }) {
        return Ok(false);
    }
    Ok(match &element.items {
        ElementItems::Functions(functions) => functions.count() == 0,
        ElementItems::Expressions(_, values) => {
            let mut is_nothing = true;
            for value in values.clone() {
                let first = value?.get_operators_reader().read()?;
                is_nothing &= matches!(first, Operator::RefNull { .. });
            }
            is_nothing
        }
    })
}
