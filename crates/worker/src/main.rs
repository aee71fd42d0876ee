//! The program of the worker that thinks for the computers at a table, beside the page. It is the
//! rules alone, and the match that it was asked about last; `public/worker.js` hears and answers for it.

use undercroft_rules::games::KeptMatch;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// What the worker keeps between two questions.
#[wasm_bindgen]
#[derive(Default)]
pub struct Worker(KeptMatch);

#[wasm_bindgen]
impl Worker {
    /// A worker that has no match yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Worker {
        Worker::default()
    }

    /// Answers one question; none if it makes no sense.
    pub fn answer(&mut self, question: &str) -> Option<String> {
        self.0.answer(question)
    }
}
