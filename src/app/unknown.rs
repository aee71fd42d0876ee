//! An address that leads nowhere.

use leptos::prelude::*;

use super::words;
use crate::browser;
use crate::kernel::Lang;
use crate::shell::model::route::Route;

/// Says that nothing is meant by the address, why that may be, and where to go from here.
#[component]
pub fn UnknownPage(lang: Signal<Lang>) -> impl IntoView {
    browser::start::end();
    let title = move || words::UNKNOWN_ADDRESS.get(lang.get());
    let hint = move || words::UNKNOWN_ADDRESS_HINT.get(lang.get());
    let to_shelf = move || words::TO_SHELF.get(lang.get());
    let enter = move || words::ENTER.get(lang.get());
    view! {
        <main class="sheet is-narrow grain">
            <h1>{title}</h1>
            <p>{hint}</p>
            <div class="menu">
                <a class="button is-main" href=Route::Shelf.href()>{to_shelf}</a>
                <a class="button" href=Route::Enter.href()>{enter}</a>
            </div>
        </main>
    }
}
