//! The ways that lead on from a box: its cover, and its name.

use leptos::prelude::*;

use crate::browser;
use crate::kernel::{Lang, Text};

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
    Text::Everywhere(Lang::ALL.map(|it| of(title.get(it))))
}

/// The spoken name of something of a thing, for those who do not see which thing it is.
pub fn spoken(lang: Signal<Lang>, said: Text, of: Text) -> Signal<String> {
    Signal::derive(move || format!("{}: {}", said.get(lang.get()), of.get(lang.get())))
}
