//! The page.

/// The page's memory. The allocator that comes with Rust is larger, and slower.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    undercroft::app::start();
}
