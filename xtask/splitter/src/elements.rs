//! The program has a table with a place for each function of each piece. The splitter fills those of the pieces with
//! nothing, entry by entry, and so are they anyway until a piece comes: such segments are left out. A piece of many
//! parts fills its places by many short segments: those that follow each other become one.

use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ConstExpr, ElementSection, Elements, Module, RawSection};
use wasmparser::{Element, ElementItems, ElementKind, Operator, Parser, Payload, Validator};

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

/// A piece in which segments that fill places one after the other are one.
pub fn join(piece: &[u8]) -> Outcome<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(piece) {
        let payload = payload?;
        if let Payload::ElementSection(section) = &payload {
            let mut segments = Vec::<(i32, Vec<u32>)>::new();
            for element in section.clone() {
                let (place, functions) = filling(&element?)?;
                match segments.last_mut() {
                    Some((first, before)) if *first + before.len() as i32 == place => {
                        before.extend(functions);
                    }
                    _ => segments.push((place, functions)),
                }
            }
            let mut elements = ElementSection::new();
            for (place, functions) in segments {
                let offset = ConstExpr::i32_const(place);
                elements.active(None, &offset, Elements::Functions(functions.into()));
            }
            module.section(&elements);
        } else if let Some((id, range)) = payload.as_section() {
            let data = &piece[range.start as usize..range.end as usize];
            module.section(&RawSection { id, data });
        }
    }
    let module = module.finish();
    Validator::new().validate_all(&module)?;
    Ok(module)
}

/// The first place that a segment of a piece fills, and the functions that it puts there.
fn filling(element: &Element<'_>) -> Outcome<(i32, Vec<u32>)> {
    let ElementKind::Active { offset_expr, .. } = &element.kind else {
        return Err("a piece has a segment that fills no places".into());
    };
    let ElementItems::Functions(functions) = &element.items else {
        return Err("a piece fills places with something else than functions".into());
    };
    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
        return Err("the places that a piece fills are no number".into());
    };
    Ok((value, functions.clone().into_iter().collect::<Result<_, _>>()?))
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

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, Function, FunctionSection, RefType, TableSection, TableType, TypeSection,
    };

    use super::*;

    /// A module of two functions, with segments that put them into its table.
    fn module(segments: &[(i32, &[u32])]) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        types.ty().function([], []);
        functions.function(0).function(0);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 9,
            maximum: None,
            shared: false,
        });
        let mut elements = ElementSection::new();
        for (place, functions) in segments {
            let offset = ConstExpr::i32_const(*place);
            elements.active(None, &offset, Elements::Functions((*functions).into()));
        }
        let (mut code, mut body) = (CodeSection::new(), Function::new([]));
        body.instructions().end();
        code.function(&body).function(&body);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables);
        module.section(&elements).section(&code);
        module.finish()
    }

    #[test]
    fn segments_that_follow_each_other_become_one() {
        let parts = module(&[(1, &[0]), (2, &[1, 1]), (5, &[0]), (6, &[1]), (8, &[0])]);
        let whole = module(&[(1, &[0, 1, 1]), (5, &[0, 1]), (8, &[0])]);
        assert_eq!(join(&parts).expect("a module"), whole);
        assert_eq!(join(&whole).expect("a module"), whole);
    }
}
