//! The sections of a module.

use crate::numbers::Numbers;

/// The code of the section that has the bodies of functions.
pub const CODE: u8 = 10;

/// The code of a section that browsers skip.
pub const CUSTOM: u8 = 0;

/// What the content of the section with the columns begins with: the length of its name, and the name.
pub const NAME: &[u8] = b"\x07columns";

/// The bytes before the first section.
const HEADER: usize = 8;

/// A section within its module.
pub struct Section<'m> {
    /// The place of its code.
    pub start: usize,
    /// What follows its length.
    pub content: &'m [u8],
    /// The place after it.
    pub end: usize,
}

/// The first section of a module with a code, whose content begins with some bytes.
pub fn find<'m>(module: &'m [u8], code: u8, begin: &[u8]) -> Option<Section<'m>> {
    let mut numbers = Numbers { bytes: module, at: HEADER };
    loop {
        let start = numbers.at;
        let of_section = numbers.byte()?;
        let len = numbers.next_len()?;
        let end = numbers.at.checked_add(len)?;
        let content = module.get(numbers.at..end)?;
        if of_section == code
            && let Some(content) = content.strip_prefix(begin)
        {
            return Some(Section { start, content, end });
        }
        numbers.at = end;
    }
}
