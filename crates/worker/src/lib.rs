//! The programs of the workers that think for the computers at a table, beside the page: one for each game, so that a
//! table fetches no other's rules. Each is the rules alone, and the match that it was asked about last;
//! `public/worker.js` hears and answers for it.
//!
//! A program is one line in `src/bin/worker-<game>.rs`, and a link in `index.html`:
//!
//! ```text
//! undercroft_worker::worker!(games::dungeon_raiders::DungeonRaiders);
//! ```

/// The memory of a worker. The allocator that comes with Rust is larger, and slower.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The program of the worker of a game: a `Worker` that answers questions ([`kernel::question`]).
#[macro_export]
macro_rules! worker {
    ($Game:ty) => {
        use kernel::progress;
        use kernel::question::{self, KeptMatch};
        use wasm_bindgen::prelude::wasm_bindgen;

        fn main() {}

        #[wasm_bindgen]
        extern "C" {
            /// Hears how far the answer has come that is being thought about, in percent.
            #[wasm_bindgen(js_name = noteProgress)]
            fn note_progress(percent: u32);
        }

        /// The match that the worker keeps between two questions.
        #[wasm_bindgen]
        #[derive(Default)]
        pub struct Worker(KeptMatch<$Game>);

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

            /// The message to those who wait for the answer to `question`: that so many percent of it are there.
            pub fn progress(question: &str, percent: u32) -> Option<String> {
                let number = question.split(' ').next()?.parse().ok()?;
                Some(question::write_progress(number, percent))
            }
        }
    };
}
