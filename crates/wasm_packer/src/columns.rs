//! The columns, and the walk through the code that both directions share: packing reads code and writes columns, unpacking
//! reads columns and writes code.

/// A column by its number.
pub type Column = usize;

/// The opcodes, one byte each.
pub const OPCODE: Column = 0;

/// How many locals of which types a function has.
const LOCALS: Column = 1;

const BLOCK_TYPE: Column = 2;
const LABEL: Column = 3;
const FUNCTION: Column = 4;

/// The type of a function that is called through a table.
const FUNCTION_TYPE: Column = 5;

const TABLE: Column = 6;
const LOCAL: Column = 7;
const GLOBAL: Column = 8;
const ALIGNMENT: Column = 9;
const LOAD_OFFSET: Column = 10;
const STORE_OFFSET: Column = 11;
const MEMORY: Column = 12;
const I64_CONST: Column = 13;

/// Constants of floats, byte by byte.
const FLOAT_CONST: Column = 14;

/// The second part of an opcode with a prefix, and its immediates.
const PREFIXED: Column = 15;

/// The first of the columns of 32-bit constants.
const I32_CONST: Column = 16;

/// The opcodes before which a 32-bit constant has a column of its own: it has most in common with others before the same
/// one. All others share the last column.
const AFTER_I32_CONST: [u8; 15] =
    [0x10, 0x11, 0x20, 0x21, 0x36, 0x41, 0x46, 0x47, 0x49, 0x4b, 0x4d, 0x6a, 0x6b, 0x71, 0x74];

/// How many columns there are.
pub const N_COLUMNS: usize = I32_CONST + AFTER_I32_CONST.len() + 1;

/// The elements of a table whose types are remembered: two bytes of memory each.
const N_ELEMENTS: usize = 1 << 15;

/// Reads code in one form, and writes it in the other. None is returned where what is read ends too early, or what is
/// written has no room.
pub trait Transcoder {
    /// Goes on where the body of a function begins.
    fn begin_body(&mut self) -> Option<()>;

    /// Goes on where it ends.
    fn end_body(&mut self) -> Option<()>;

    /// Reads and writes a byte.
    fn byte(&mut self, column: Column) -> Option<u8>;

    /// Reads and writes a number, and returns the lower 32 bits of it.
    fn number(&mut self, column: Column) -> Option<u32>;

    /// Reads or writes a number that is in the code alone, for it is known.
    fn known_number(&mut self, number: u32) -> Option<u32>;

    /// The opcode after the constant that is read next.
    fn opcode_after_constant(&self) -> Option<u8>;
}

/// Transcodes the bodies of so many functions.
pub fn walk(code: &mut impl Transcoder, n_functions: u32) -> Option<()> {
    // An element of a table has one type: one more than its number, and zero where it is not known yet.
    let mut types = [0; N_ELEMENTS];
    for _ in 0..n_functions {
        code.begin_body()?;
        for _ in 0..code.number(LOCALS)? {
            code.number(LOCALS)?;
            code.byte(LOCALS)?;
        }
        instructions(code, &mut types)?;
        code.end_body()?;
    }
    Some(())
}

/// Transcodes the instructions of a function.
fn instructions(code: &mut impl Transcoder, types: &mut [u16; N_ELEMENTS]) -> Option<()> {
    let mut depth = 1;
    let mut constant = None;
    while depth > 0 {
        let before = constant.take();
        let opcode = code.byte(OPCODE)?;
        // The column of the immediates that are left, and how many there are.
        let (column, n) = match opcode {
            // block, loop, if
            0x02..=0x04 => {
                depth += 1;
                (BLOCK_TYPE, 1)
            }
            // end
            0x0b => {
                depth -= 1;
                continue;
            }
            // br_table: its labels, and the default
            0x0e => (LABEL, code.number(LABEL)?.checked_add(1)?),
            // call_indirect
            0x11 => {
                function_type(code, before.and_then(|it| types.get_mut(it as usize)))?;
                (TABLE, 1)
            }
            // select with types
            0x1c => (PREFIXED, code.number(PREFIXED)?),
            // loads and stores
            0x28..=0x3e => {
                code.number(ALIGNMENT)?;
                (if opcode < 0x36 { LOAD_OFFSET } else { STORE_OFFSET }, 1)
            }
            // i32.const
            0x41 => {
                constant = Some(code.number(of_i32_const(code.opcode_after_constant()?))?);
                continue;
            }
            // f32.const, f64.const
            0x43 | 0x44 => {
                for _ in 0..if opcode == 0x43 { 4 } else { 8 } {
                    code.byte(FLOAT_CONST)?;
                }
                continue;
            }
            // conversions that saturate, and what is done with whole memories and tables
            0xfc => (PREFIXED, n_immediates(code.number(PREFIXED)?)),
            _ => match of_only_immediate(opcode) {
                Some(column) => (column, 1),
                None => continue,
            },
        };
        for _ in 0..n {
            code.number(column)?;
        }
    }
    Some(())
}

/// The column of a 32-bit constant before an opcode.
fn of_i32_const(next: u8) -> Column {
    let nth = AFTER_I32_CONST.iter().position(|it| *it == next);
    I32_CONST + nth.unwrap_or(AFTER_I32_CONST.len())
}

/// The column of the immediate of an opcode that has one, and nothing besides. None of those that have no immediates.
fn of_only_immediate(opcode: u8) -> Option<Column> {
    Some(match opcode {
        // br, br_if
        0x0c | 0x0d => LABEL,
        // call, ref.func
        0x10 | 0xd2 => FUNCTION,
        // local.get, local.set, local.tee
        0x20..=0x22 => LOCAL,
        // global.get, global.set
        0x23 | 0x24 => GLOBAL,
        // table.get, table.set
        0x25 | 0x26 => TABLE,
        // memory.size, memory.grow
        0x3f | 0x40 => MEMORY,
        // i64.const
        0x42 => I64_CONST,
        // ref.null
        0xd0 => BLOCK_TYPE,
        _ => return None,
    })
}

/// Transcodes the type of a function that is called through a table, where possible one that is remembered.
fn function_type(code: &mut impl Transcoder, remembered: Option<&mut u16>) -> Option<()> {
    let Some(remembered) = remembered else { return code.number(FUNCTION_TYPE).map(drop) };
    match remembered.checked_sub(1) {
        Some(known) => code.known_number(known.into()).map(drop),
        None => {
            *remembered = u16::try_from(code.number(FUNCTION_TYPE)?).ok()?.checked_add(1)?;
            Some(())
        }
    }
}

/// How many immediates an opcode with the prefix `0xfc` has.
fn n_immediates(second: u32) -> u32 {
    match second {
        // memory.init, memory.copy, table.init, table.copy
        8 | 10 | 12 | 14 => 2,
        // data.drop, memory.fill, elem.drop, table.grow, table.size, table.fill
        9 | 11 | 13 | 15..=17 => 1,
        _ => 0,
    }
}
