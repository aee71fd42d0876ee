//! From code to columns.

use std::fmt;

use crate::columns::{Column, N_COLUMNS, Transcoder, walk};
use crate::numbers::{Numbers, written};
use crate::section::{CODE, CUSTOM, NAME, find};
use crate::unpack::Packed;

/// Why a module was not packed.
#[derive(Debug, PartialEq, Eq)]
pub enum NotPacked {
    /// It has no code, or code that the walk does not understand.
    Code,
    /// Unpacked, it would be another one: its lengths are written longer than need be, for example.
    Other,
}

impl fmt::Display for NotPacked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Code => "the code of the module cannot be packed",
            Self::Other => "the module would be another one when it is unpacked",
        })
    }
}

impl std::error::Error for NotPacked {}

/// Reads code, and writes columns.
struct Packing<'m> {
    numbers: Numbers<'m>,
    /// The place after the body of the function.
    body_end: usize,
    columns: [Vec<u8>; N_COLUMNS],
}

impl Transcoder for Packing<'_> {
    fn begin_body(&mut self) -> Option<()> {
        let len = self.numbers.next_len()?;
        self.body_end = self.numbers.at.checked_add(len)?;
        Some(())
    }

    fn end_body(&mut self) -> Option<()> {
        (self.numbers.at == self.body_end).then_some(())
    }

    fn byte(&mut self, column: Column) -> Option<u8> {
        let byte = self.numbers.byte()?;
        self.columns[column].push(byte);
        Some(byte)
    }

    fn number(&mut self, column: Column) -> Option<u32> {
        let start = self.numbers.at;
        let number = self.numbers.next()?;
        self.columns[column].extend(&self.numbers.bytes[start..self.numbers.at]);
        Some(number)
    }

    fn known_number(&mut self, number: u32) -> Option<u32> {
        self.numbers.next().filter(|it| *it == number)
    }

    fn opcode_after_constant(&self) -> Option<u8> {
        let mut numbers = self.numbers.clone();
        numbers.next()?;
        numbers.byte()
    }
}

/// Packs a module.
///
/// # Errors
/// If it cannot be packed, or is not what comes out again.
pub fn pack(module: &[u8]) -> Result<Vec<u8>, NotPacked> {
    let packed = with_columns(module).ok_or(NotPacked::Code)?;
    let mut unpacked = vec![0; module.len()];
    match Packed::read(&packed).and_then(|it| it.unpack(&mut unpacked)) {
        Some(()) if unpacked == module => Ok(packed),
        _ => Err(NotPacked::Other),
    }
}

/// A module with columns in the place of its code.
fn with_columns(module: &[u8]) -> Option<Vec<u8>> {
    let code = find(module, CODE, &[])?;
    let mut numbers = Numbers { bytes: code.content, at: 0 };
    let n_functions = numbers.next()?;
    let columns = [const { Vec::new() }; N_COLUMNS];
    let mut packing = Packing { numbers, body_end: 0, columns };
    walk(&mut packing, n_functions)?;
    if packing.numbers.at != code.content.len() {
        return None;
    }
    let lens = packing.columns.iter().map(Vec::len);
    let lens = [code.content.len()].into_iter().chain(lens);
    let mut content = NAME.to_vec();
    content.extend(written(n_functions));
    for len in lens {
        content.extend(written(u32::try_from(len).ok()?));
    }
    content.extend(packing.columns.iter().flatten());
    let mut packed = module.get(..code.start)?.to_vec();
    packed.push(CUSTOM);
    packed.extend(written(u32::try_from(content.len()).ok()?));
    packed.extend(content);
    packed.extend(module.get(code.end..)?);
    Some(packed)
}
