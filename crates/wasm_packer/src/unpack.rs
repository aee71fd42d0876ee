//! From columns to code.

use crate::columns::{Column, N_COLUMNS, OPCODE, Transcoder, walk};
use crate::numbers::{Numbers, written};
use crate::section::{CODE, CUSTOM, NAME, Section, find};

/// A packed module, of which the code is still in columns.
pub struct Packed<'p> {
    bytes: &'p [u8],
    section: Section<'p>,
    n_functions: u32,
    /// The bytes of the code section.
    code_len: u32,
    columns: [Numbers<'p>; N_COLUMNS],
}

impl Packed<'_> {
    /// Reads what a packed module tells before its columns. None if the module is not packed, or cut short.
    pub fn read(bytes: &[u8]) -> Option<Packed<'_>> {
        let section = find(bytes, CUSTOM, NAME)?;
        let mut head = Numbers { bytes: section.content, at: 0 };
        let (n_functions, code_len) = (head.next()?, head.next()?);
        // A column lies where the one before it ends. First it has its length in the place of that.
        let mut columns = [const { Numbers { bytes: &[], at: 0 } }; N_COLUMNS];
        for column in &mut columns {
            column.at = head.next_len()?;
        }
        let mut start = head.at;
        for column in &mut columns {
            let end = start.checked_add(column.at)?;
            *column = Numbers { bytes: section.content.get(..end)?, at: start };
            start = end;
        }
        Some(Packed { bytes, section, n_functions, code_len, columns })
    }

    /// The bytes of the module that it was made of; none if no memory has so many.
    pub fn module_len(&self) -> Option<usize> {
        let around =
            self.section.start.checked_add(self.bytes.len().checked_sub(self.section.end)?)?;
        let code = 1 + written(self.code_len).count();
        around.checked_add(code)?.checked_add(usize::try_from(self.code_len).ok()?)
    }

    /// Unpacks it into so many bytes. None if it is damaged: what is written then is no module.
    pub fn unpack(self, module: &mut [u8]) -> Option<()> {
        let mut unpacking = Unpacking { columns: self.columns, module, at: 0, start: 0 };
        unpacking.put_all(self.bytes.get(..self.section.start)?.iter().copied())?;
        unpacking.put(CODE)?;
        unpacking.put_all(written(self.code_len))?;
        let end = unpacking.at.checked_add(usize::try_from(self.code_len).ok()?)?;
        unpacking.put_all(written(self.n_functions))?;
        walk(&mut unpacking, self.n_functions)?;
        let is_read = unpacking.columns.iter().all(|it| it.at == it.bytes.len());
        let is_code = unpacking.at == end;
        unpacking.put_all(self.bytes.get(self.section.end..)?.iter().copied())?;
        (is_read && is_code && unpacking.at == unpacking.module.len()).then_some(())
    }
}

/// Reads columns, and writes code.
struct Unpacking<'p, 'm> {
    columns: [Numbers<'p>; N_COLUMNS],
    module: &'m mut [u8],
    /// Where the next byte goes.
    at: usize,
    /// Where the body of the function begins.
    start: usize,
}

impl Unpacking<'_, '_> {
    fn put(&mut self, byte: u8) -> Option<()> {
        *self.module.get_mut(self.at)? = byte;
        self.at += 1;
        Some(())
    }

    fn put_all(&mut self, bytes: impl IntoIterator<Item = u8>) -> Option<()> {
        bytes.into_iter().try_for_each(|it| self.put(it))
    }
}

impl Transcoder for Unpacking<'_, '_> {
    fn begin_body(&mut self) -> Option<()> {
        self.start = self.at;
        Some(())
    }

    /// Moves the body, and puts its length before it.
    fn end_body(&mut self) -> Option<()> {
        let len = self.at.checked_sub(self.start)?;
        let written = written(u32::try_from(len).ok()?);
        let n_bytes = written.clone().count();
        for at in (self.start..self.at).rev() {
            let byte = *self.module.get(at)?;
            *self.module.get_mut(at + n_bytes)? = byte;
        }
        self.at = self.start;
        self.put_all(written)?;
        self.at += len;
        Some(())
    }

    fn byte(&mut self, column: Column) -> Option<u8> {
        let byte = self.columns.get_mut(column)?.byte()?;
        self.put(byte)?;
        Some(byte)
    }

    fn number(&mut self, column: Column) -> Option<u32> {
        let mut room = self.module.get_mut(self.at..)?.iter_mut();
        let column = self.columns.get_mut(column)?;
        let start = column.at;
        let number = column.next_seen(|it| room.next().map(|room| *room = it))?;
        self.at += column.at - start;
        Some(number)
    }

    fn known_number(&mut self, number: u32) -> Option<u32> {
        self.put_all(written(number))?;
        Some(number)
    }

    fn opcode_after_constant(&self) -> Option<u8> {
        self.columns.get(OPCODE)?.clone().byte()
    }
}
