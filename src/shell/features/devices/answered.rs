//! The page of an answer that was opened as a link: where the table waits in another tab, it takes the answer there.

use leptos::prelude::*;

use super::ways::{self, Way};
use crate::browser::storage;
use crate::kernel::text;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The key under which an answer goes from one tab to another.
const ANSWER: &str = "undercroft/answer";

/// Hands the answer in an address on to the tab that waits for one.
pub fn answered(ctx: AppContext, address: &str) -> AnyView {
    let is_handed = storage::set_text(ANSWER, address).is_ok();
    // It is of no use later.
    on_cleanup(|| {
        let _ = storage::remove(ANSWER);
    });
    let words = if is_handed { text!("room-answer-handed") } else { text!("room-answer-paste") };
    ways::sheet(view! {
        <h1>{ctx.text(text!("room-answer"))}</h1>
        <p role="status">{ctx.text(words)}</p>
        {Way::main(text!("back"), "arrow-left", move || ctx.go.run(Route::Shelf)).draw(ctx)}
    })
}

/// Calls `take` with each answer that another tab hands on, for as long as the calling component is there.
pub fn on_answer(take: impl Fn(String) + 'static) {
    let on_key = move |key: Option<&str>| {
        if key == Some(ANSWER) {
            let answer = storage::text(ANSWER).ok().flatten();
            answer.into_iter().for_each(&take);
        }
    };
    if let Some(listening) = storage::on_change(on_key) {
        on_cleanup(move || listening.stop());
    }
}
