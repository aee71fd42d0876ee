//! Numbers as WebAssembly writes them, in LEB128.

/// Bytes that are read one number after the other.
#[derive(Clone)]
pub struct Numbers<'b> {
    pub bytes: &'b [u8],
    /// The place of the next one.
    pub at: usize,
}

impl Numbers<'_> {
    /// The next number, of which 32 bits are kept. None where the bytes end.
    pub fn next(&mut self) -> Option<u32> {
        self.next_seen(|_| Some(()))
    }

    /// The same, with a look at each byte of it.
    pub fn next_seen(&mut self, mut see: impl FnMut(u8) -> Option<()>) -> Option<u32> {
        let (mut number, mut shift) = (0, 0u32);
        loop {
            let byte = self.byte()?;
            see(byte)?;
            number |= u32::from(byte & 0x7f).wrapping_shl(shift);
            shift += 7;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
    }

    /// The next number as a length.
    pub fn next_len(&mut self) -> Option<usize> {
        self.next().and_then(|it| usize::try_from(it).ok())
    }

    pub fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }
}

/// The bytes of a number that is not negative, one after the other.
pub fn written(number: u32) -> impl Iterator<Item = u8> + Clone {
    let mut left = Some(number);
    std::iter::from_fn(move || {
        let number = left?;
        let (byte, rest) = ((number & 0x7f) as u8, number >> 7);
        left = (rest > 0).then_some(rest);
        Some(if rest > 0 { byte | 0x80 } else { byte })
    })
}
