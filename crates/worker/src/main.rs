//! The program of the worker that thinks for the computers at a table, beside the page. It is the
//! rules alone, and the match that it was asked about last; `public/worker.js` hears and answers for it.

use games::KeptMatch;
use kernel::{progress, question};
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

#[wasm_bindgen]
extern "C" {
    /// Hears how far the answer has come that is being thought about, in percent.
    #[wasm_bindgen(js_name = noteProgress)]
    fn note_progress(percent: u32);
}

/// What the worker keeps between two questions.
#[wasm_bindgen]
#[derive(Default)]
pub struct Worker(KeptMatch);

#[wasm_bindgen]
impl Worker {
    /// A worker that has no match yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Worker {
        progress::listen(note_progress);
        Worker::default()
    }

    /// Answers one question; none if it makes no sense.
    pub fn answer(&mut self, question: &str) -> Option<String> {
        self.0.answer(question)
    }

    /// What is said to whoever waits for the answer to `question`: that so many percent of it are there.
    pub fn progress(question: &str, percent: u32) -> Option<String> {
        let number = question.split(' ').next()?.parse().ok()?;
        Some(question::write_progress(number, percent))
    }
}
