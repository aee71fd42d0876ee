//! What unpacks in the page: a module of WebAssembly by itself, which has a packed module in its memory.
#![cfg(target_family = "wasm")]

use std::arch::wasm32::memory_grow;
use std::{ptr, slice};

use wasm_packer::Packed;

/// The bytes of a page of memory.
const PAGE: usize = 1 << 16;

/// Unpacks the module of so many bytes at an address. The memory grows by what comes out, and as many bytes of the new part,
/// from its beginning, are the module; zero if there is none.
///
/// # Safety
/// The bytes lie at the address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn unpack(address: *const u8, len: usize) -> usize {
    // SAFETY: the page has put them there.
    let packed = unsafe { slice::from_raw_parts(address, len) };
    unpack_behind(packed).unwrap_or_default()
}

/// Unpacks a module into memory that is new, and returns its length.
fn unpack_behind(packed: &[u8]) -> Option<usize> {
    let packed = Packed::read(packed)?;
    let len = packed.module_len()?;
    let n_before = memory_grow::<0>(len.div_ceil(PAGE));
    let address = n_before.checked_mul(PAGE)?;
    // SAFETY: nothing else has an address within what the memory has just grown by.
    let module =
        unsafe { slice::from_raw_parts_mut(ptr::with_exposed_provenance_mut(address), len) };
    packed.unpack(module)?;
    Some(len)
}
