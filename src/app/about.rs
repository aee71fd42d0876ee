//! The page about this program.

use leptos::prelude::*;

use super::words;
use crate::browser;
use crate::kernel::{Lang, Text};
use crate::parts::IconButton;
use crate::shell::model::route::Route;

/// The last page: what this is, whose it is not, its licence, its version and where its source is.
#[component]
pub fn AboutPage(lang: Signal<Lang>) -> impl IntoView {
    let title = move || words::ABOUT.get(lang.get());
    let back = Signal::derive(move || words::BACK.get(lang.get()).to_owned());
    // From a table one comes back to that table.
    let go_back = || browser::address::back_or("");
    let paragraph = move |it: &'static Text| view! { <p>{move || it.get(lang.get())}</p> };
    let version = move || {
        let site = browser::version::name();
        words::version(env!("CARGO_PKG_VERSION"), site.as_deref(), lang.get())
    };
    let copies = move || words::COPIES.get(lang.get());
    let paragraphs = words::ABOUT_WORDS.iter().map(paragraph).collect_view();
    let of_boxes = words::WHAT_IS_OURS.iter().map(paragraph).collect_view();
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <IconButton label=back icon="arrow-left" on_press=go_back/>
                <h1>{title}</h1>
            </header>
            {paragraphs}
            {of_boxes}
            <p class="hint may-break">{version}</p>
            <div class="menu">
                <a class="button" href=Route::Copies.href()>{copies}</a>
            </div>
        </main>
    }
}
