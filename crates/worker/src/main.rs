//! The program of the worker that thinks for the computers at a table, beside the page. It is the
//! rules alone; `public/worker.js` hears and answers for it.

use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// Answers one question; none if it makes no sense.
#[wasm_bindgen]
pub fn answer(question: &str) -> Option<String> {
    undercroft_rules::games::answer(question)
}
