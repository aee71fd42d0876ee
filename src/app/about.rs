//! What this is.

use leptos::prelude::*;

use super::words;
use crate::kernel::{Lang, Text};
use crate::parts::Icon;

/// The last page: what this is, whose it is not, and its licence.
#[component]
pub fn AboutPage(lang: Signal<Lang>) -> impl IntoView {
    let title = move || words::ABOUT.get(lang.get());
    let back = move || words::BACK.get(lang.get());
    let paragraph = move |it: &'static Text| view! { <p>{move || it.get(lang.get())}</p> };
    let paragraphs = words::ABOUT_WORDS.iter().map(paragraph).collect_view();
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <a class="icon-button" href="#" aria-label=back>
                    <Icon name="arrow-left"/>
                </a>
                <h1>{title}</h1>
            </header>
            {paragraphs}
        </main>
    }
}
