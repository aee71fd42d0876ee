//! The columns, and the walk through the code that both sides share: what packs reads code and writes columns, what unpacks
//! reads columns and writes code.

/// A column by its number.
pub type Column = usize;

/// What an instruction does: its first byte.
pub const OPERATION: Column = 0;

/// How many locals of which types a function has.
const LOCALS: Column = 1;

/// The type of a block.
const BLOCK: Column = 2;

/// How many blocks are left.
const LABEL: Column = 3;

/// A function that is called.
const FUNCTION: Column = 4;

/// The type of what is called by its place in a table.
const TYPE: Column = 5;

const TABLE: Column = 6;
const LOCAL: Column = 7;
const GLOBAL: Column = 8;

/// At which multiples of bytes a thing lies in memory.
const ALIGNMENT: Column = 9;

/// Where it lies, from an address, if it is read.
const LOAD: Column = 10;

/// The same, if it is written.
const STORE: Column = 11;

const MEMORY: Column = 12;

/// A constant of 64 bits.
const LONG: Column = 13;

const FLOAT: Column = 14;

/// The second number of an operation that is not told by one byte, and those that follow.
const SECOND: Column = 15;

/// A constant of 32 bits: the first column of several.
const CONSTANT: Column = 16;

/// The operations before which a constant has a column of its own: it has most in common with others before the same one.
/// All others share the last column.
const AFTER_CONSTANT: [u8; 15] =
    [0x10, 0x11, 0x20, 0x21, 0x36, 0x41, 0x46, 0x47, 0x49, 0x4b, 0x4d, 0x6a, 0x6b, 0x71, 0x74];

/// How many columns there are.
pub const N_COLUMNS: usize = CONSTANT + AFTER_CONSTANT.len() + 1;

/// The places of a table whose types are remembered: two bytes of memory each.
const N_PLACES: usize = 1 << 15;

/// Code in one form that is taken over into another. None is returned where the first ends too early, or the other has no
/// room.
pub trait Forms {
    /// Takes over where the body of a function begins.
    fn begin(&mut self) -> Option<()>;

    /// Takes over where it ends.
    fn end(&mut self) -> Option<()>;

    /// Takes a byte over, and tells it.
    fn byte(&mut self, column: Column) -> Option<u8>;

    /// Takes a number over, and tells 32 bits of it.
    fn number(&mut self, column: Column) -> Option<u32>;

    /// The same, if a column need not have it, for it is known.
    fn known_number(&mut self, number: u32) -> Option<u32>;

    /// The operation that follows the constant that is next.
    fn after_constant(&self) -> Option<u8>;
}

/// Takes over the bodies of so many functions.
pub fn walk(forms: &mut impl Forms, n_functions: u32) -> Option<()> {
    // What lies at a place has one type: one more than its number, and zero where it is not known.
    let mut types = [0; N_PLACES];
    for _ in 0..n_functions {
        forms.begin()?;
        for _ in 0..forms.number(LOCALS)? {
            forms.number(LOCALS)?;
            forms.byte(LOCALS)?;
        }
        instructions(forms, &mut types)?;
        forms.end()?;
    }
    Some(())
}

/// Takes over the instructions of a function.
fn instructions(forms: &mut impl Forms, types: &mut [u16; N_PLACES]) -> Option<()> {
    let mut depth = 1;
    let mut constant = None;
    while depth > 0 {
        let before = constant.take();
        let operation = forms.byte(OPERATION)?;
        let (column, n) = match operation {
            0x20..=0x22 => (LOCAL, 1),
            0x28..=0x3e => {
                forms.number(ALIGNMENT)?;
                (if operation < 0x36 { LOAD } else { STORE }, 1)
            }
            0x41 => {
                let next = forms.after_constant()?;
                let nth = AFTER_CONSTANT.iter().position(|it| *it == next);
                let column = CONSTANT + nth.unwrap_or(AFTER_CONSTANT.len());
                constant = Some(forms.number(column)?);
                continue;
            }
            0x0b => {
                depth -= 1;
                continue;
            }
            0x02..=0x04 => {
                depth += 1;
                (BLOCK, 1)
            }
            0x0c | 0x0d => (LABEL, 1),
            0x0e => (LABEL, forms.number(LABEL)?.checked_add(1)?),
            0x10 | 0xd2 => (FUNCTION, 1),
            0x11 => {
                take_type(forms, before.and_then(|it| types.get_mut(it as usize)))?;
                (TABLE, 1)
            }
            0x1c => (SECOND, forms.number(SECOND)?),
            0x23 | 0x24 => (GLOBAL, 1),
            0x25 | 0x26 => (TABLE, 1),
            0x3f | 0x40 => (MEMORY, 1),
            0x42 => (LONG, 1),
            0x43 | 0x44 => {
                for _ in 0..if operation == 0x43 { 4 } else { 8 } {
                    forms.byte(FLOAT)?;
                }
                continue;
            }
            0xd0 => (BLOCK, 1),
            0xfc => (SECOND, n_after(forms.number(SECOND)?)),
            _ => continue,
        };
        for _ in 0..n {
            forms.number(column)?;
        }
    }
    Some(())
}

/// Takes over the type of what is called by its place in a table, where it may be remembered.
fn take_type(forms: &mut impl Forms, remembered: Option<&mut u16>) -> Option<()> {
    let Some(remembered) = remembered else { return forms.number(TYPE).map(drop) };
    match remembered.checked_sub(1) {
        Some(known) => forms.known_number(known.into()).map(drop),
        None => {
            *remembered = u16::try_from(forms.number(TYPE)?).ok()?.checked_add(1)?;
            Some(())
        }
    }
}

/// How many numbers follow the second one of an operation on memory or a table.
fn n_after(second: u32) -> u32 {
    match second {
        8 | 10 | 12 | 14 => 2,
        9 | 11 | 13 | 15..=17 => 1,
        _ => 0,
    }
}
