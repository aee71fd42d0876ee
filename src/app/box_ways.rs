//! What leads on from a box: its cover, links, and the menu of all that is not *Play*.

use leptos::prelude::*;

use crate::browser;
use crate::kernel::{Lang, Text};
use crate::shell::model::route::Route;

/// A wording that follows the language.
pub fn wording(lang: Signal<Lang>, words: Text) -> Signal<&'static str> {
    Signal::derive(move || words.get(lang.get()))
}

/// The drawing on the box of a game.
pub fn cover_of(game: &str) -> String {
    browser::version::address(&format!("public/covers/{game}.svg"))
}

/// The drawing as a picture that says nothing.
pub fn picture_of(game: &str) -> AnyView {
    view! { <img src=cover_of(game) alt="" width="200" height="240"/> }.into_any()
}

/// A title without the name of the game before it: what stands on the cover.
pub fn short(title: Text) -> Text {
    let of = |title: &'static str| title.rsplit_once(": ").map_or(title, |it| it.1);
    Text { en: of(title.en), ru: of(title.ru) }
}

/// What something of a thing is called by those who do not see which thing it is.
pub fn spoken(lang: Signal<Lang>, said: Text, of: Text) -> Signal<String> {
    Signal::derive(move || format!("{}: {}", said.get(lang.get()), of.get(lang.get())))
}

/// A way to a page of a box.
pub fn way(lang: Signal<Lang>, class: &'static str, route: Route, said: Text, of: Text) -> AnyView {
    let spoken = spoken(lang, said, of);
    view! { <a class=class href=route.href() aria-label=spoken>{wording(lang, said)}</a> }
        .into_any()
}

/// The button of a menu, and the menu, which has an id of its own on the page. The browser itself shuts it at a touch
/// beside it and at Escape, and gives the focus back to the button.
pub fn menu(
    id: String,
    name: Signal<String>,
    title: Signal<&'static str>,
    ways: AnyView,
) -> AnyView {
    view! {
        <button
            type="button"
            class="icon-button more"
            popovertarget=id.clone()
            aria-label=name
            title=name
        >
            <span aria-hidden="true">"•••"</span>
        </button>
        <div class="ways grain" popover="" id=id>
            <p>{title}</p>
            {ways}
        </div>
    }
    .into_any()
}
