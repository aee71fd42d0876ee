//! The program of the worker that finds codes in the pictures of a camera. `public/scanner.js` is sent the pictures and
//! answers for it; a page fetches both only where its browser reads no QR codes by itself.

use wasm_bindgen::prelude::wasm_bindgen;

/// The memory of the worker. The allocator that comes with Rust is larger, and slower.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {}

/// The text of the code in a picture, as [`codes::scan`] finds it; none if it finds none.
#[wasm_bindgen]
pub fn scan(width: usize, height: usize, luma: &[u8]) -> Option<String> {
    codes::scan(width, height, luma)
}
