//! The program where it has no page: in a worker. It answers questions about the matches of one game (`kernel::question`),
//! or finds codes in the pictures of a camera; `public/worker.js` and `public/scanner.js` start it, and hear and answer for
//! it.
//!
//! It is the same program that the page runs, in the same pieces, which the browser has already: besides them
//! only the computers of the game come, or what reads codes. A program of its own for each worker would be a second
//! copy of the rules.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game_pieces;
use super::piece::Piece;
use super::pieces::{self, Scan};
use crate::browser::worker;
use crate::games::GameId;
use crate::kernel::progress;
use crate::kernel::question::{self, Answers};

#[wasm_bindgen]
extern "C" {
    /// Hears how far the answer has come that is being thought about, in percent. Only a worker has it.
    #[wasm_bindgen(js_name = noteProgress)]
    fn note_progress(percent: u32);
}

/// The one who does the work of a worker.
#[wasm_bindgen]
pub struct Helper(Work);

/// The work of a worker.
enum Work {
    /// Answering the questions of a table; its match is kept between two of them.
    Answer(Box<dyn Answers>),
    /// Finding codes in pictures.
    Scan(Scan),
}

/// Fetches the [`Helper`] of the worker with this name, the id of a game or that of the scanner, and hands it over;
/// nothing if there is no such worker, or a piece does not come.
#[wasm_bindgen(js_name = fetchHelper)]
pub fn fetch_helper(name: String, to: JsValue) {
    worker::hand_over(to, async move {
        let helper = fetch(&name).await.map(Helper);
        helper.map_or(JsValue::UNDEFINED, JsValue::from)
    });
}

async fn fetch(name: &str) -> Option<Work> {
    let game = GameId::read(name);
    let own = game.map_or(Piece::Scanner, Piece::ThinkingOf);
    if game.is_none() && name != own.name() {
        return None;
    }
    let of_game = game.map(Piece::Game).into_iter().chain([own]);
    let needed = own.with_needed().iter().copied().filter(|it| *it != own).chain(of_game);
    if !pieces::fetch_programs(&needed.collect::<Vec<_>>()).await {
        return None;
    }
    let Some(game) = game else { return pieces::scanning().map(Work::Scan) };
    progress::listen(note_progress);
    Some(Work::Answer((game_pieces::thinking(game)?.keeper)()))
}

#[wasm_bindgen]
impl Helper {
    /// The names of the tablebases that have to be taken in before a question can be answered, each with a space behind it.
    pub fn missing(&mut self, question: &str) -> String {
        let missing = match &mut self.0 {
            Work::Answer(it) => it.missing(question),
            Work::Scan(_) => Vec::new(),
        };
        let mut names = String::new();
        for tablebase in missing {
            names += tablebase.name;
            names += " ";
        }
        names
    }

    /// Takes in the file of a tablebase; not one that did not come whole.
    #[wasm_bindgen(js_name = takeIn)]
    pub fn take_in(&self, name: &str, bytes: &[u8]) {
        let all = match &self.0 {
            Work::Answer(it) => it.tablebases(),
            Work::Scan(_) => &[],
        };
        if let Some(tablebase) = all.iter().find(|it| it.name == name) {
            tablebase.take_in(bytes.to_vec());
        }
    }

    /// Answers one question; none if it makes no sense.
    pub fn answer(&mut self, question: &str) -> Option<String> {
        match &mut self.0 {
            Work::Answer(it) => it.answer(question),
            Work::Scan(_) => None,
        }
    }

    /// The message to those who wait for the answer to `question`: that so many percent of it are there.
    pub fn progress(question: &str, percent: u32) -> Option<String> {
        let number = question.split(' ').next()?.parse().ok()?;
        Some(question::write_progress(number, percent))
    }

    /// The text of the code in a picture of so many columns and rows, by the lightness of each of its pixels; none if it finds
    /// none.
    pub fn scan(&self, width: usize, height: usize, luma: &[u8]) -> Option<String> {
        match &self.0 {
            Work::Scan(scan) => scan(width, height, luma),
            Work::Answer(_) => None,
        }
    }
}
