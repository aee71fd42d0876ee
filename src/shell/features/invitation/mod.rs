//! The page of a link that somebody was sent, of any kind: what it is of, who played and how it ended, the table in
//! one line, and what can be done. Its first button is what the link is for.
//!
//! # A link is an invitation
//!
//! Every kind of link opens one page (`shell::features::invitation`): `letters` make plain data (`model`) of a
//! whole match, of a table alone, of the challenge of a day (`#today/<box>/<day>/beat-27`), or of what cannot be
//! opened, and the first of its offers stands out. A table alone may name the total that was reached there
//! (`…/result-27/…`, an option that older versions leave out). The challenger of a match sits in the same seat among
//! the same computers; its record, or the total alone, is kept beside the own match (`SavedMatch::rival`). The
//! table knows no more of it than that it is there: both results come with the closing (`Closing::duel`,
//! `shell::features::rival::table`), so no first match carries them.
//!
//! What is shared is words, a trail (`Words::trail`: the events of a match to symbols, equally many for a game),
//! and a picture: plain shapes (`features::share::picture`) that `browser::picture` draws on a canvas of the page, so
//! that the policy need allow nothing more for it. All three are made from the record alone, and name no card, no
//! throw and no seed.

pub mod letters;
pub mod model;
pub mod words;

use leptos::prelude::*;

use self::model::{Letter, Row};
use super::trail::draw_trail;
use crate::kernel::{Lang, Text, message, text};
use crate::parts::{Button, Icon, IconButton, Weight};
use crate::shell::kit::app_context::{AppContext, cover};
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// Something that can be done with an invitation.
#[derive(Clone)]
pub struct Offer {
    pub label: Text,
    pub symbol: &'static str,
    pub on_press: Callback<()>,
}

impl Offer {
    /// Something that is called `label`, and done by `press`.
    pub fn new(
        label: Text,
        symbol: &'static str,
        press: impl Fn(()) + Send + Sync + 'static,
    ) -> Offer {
        Offer { label, symbol, on_press: Callback::new(press) }
    }
}

/// The invitation, and what can be done with it: the first of the offers stands out.
#[component]
pub fn InvitationPage(
    ctx: AppContext,
    letter: Memo<Letter>,
    offers: Vec<Offer>,
    /// Anything else to be read, below everything.
    #[prop(optional)]
    more: Option<AnyView>,
) -> impl IntoView {
    let lang = ctx.lang;
    let back = Signal::derive(move || message!(lang.get(), "back").to_owned());
    let of_box = letter.read_untracked().of_box;
    let is_broken = move || letter.read().is_broken;
    let picture = of_box.map(|it| view! { <img src=cover(it) alt="" width="200" height="240"/> });
    let seal = move || if is_broken() { "warning" } else { "dice" };
    let lead = move || letter.read().lead.clone();
    let title = move || letter.read().title.clone();
    let table = move || letter.read().table.clone();
    let rows = move || rows(&letter.read().rows);
    let lines = move || lines(&letter.read().lines);
    let trail = move || draw_trail(&letter.read().trail, lang.get());
    let notes = move || letter.read().notes.join(" ");
    let learn = of_box.map(|it| {
        Offer::new(text!("invitation-learn"), "book", move |()| ctx.go.run(Route::Lesson(it)))
    });
    let offers = offers.into_iter().chain(learn).enumerate();
    let offers = offers.map(|(nth, it)| draw_offer(nth, it, lang)).collect_view();
    view! {
        <main class="sheet grain invitation" class:is-broken=is_broken>
            <div class="invitation-cover">
                {picture}
                <span class="invitation-seal"><Icon name=Signal::derive(seal)/></span>
            </div>
            <header class="invitation-head">
                <p class="invitation-lead">{lead}</p>
                <h1>{title}</h1>
                <p class="invitation-table">{table}</p>
            </header>
            <div class="invitation-body">
                {rows}
                {lines}
                {trail}
            </div>
            <div class="invitation-offers">{offers}</div>
            <p class="hint">{notes}</p>
            {more}
            <div class="invitation-back">
                <IconButton label=back icon="arrow-left" on_press=move || ctx.go.run(Route::Shelf)/>
            </div>
        </main>
    }
}

/// A button of an invitation.
fn draw_offer(nth: usize, offer: Offer, lang: Signal<Lang>) -> impl IntoView {
    let Offer { label, symbol, on_press } = offer;
    let weight = if nth == 0 { Weight::Main } else { Weight::Plain };
    let label = Signal::derive(move || label.get(lang.get()).to_owned());
    view! { <Button label=label icon=symbol weight=weight on_press=on_press/> }
}

/// What has happened; nothing where nothing is told.
fn lines(lines: &[String]) -> Option<AnyView> {
    let list = || lines.iter().map(|it| view! { <li>{it.clone()}</li> }).collect_view();
    (!lines.is_empty()).then(|| view! { <ul class="invitation-lines">{list()}</ul> }.into_any())
}

/// The players; nothing where they are not known.
fn rows(rows: &[Row]) -> Option<AnyView> {
    let row = |Row { name, said, total_words, is_sender }: Row| {
        view! {
            <li class:is-sender=is_sender>
                <span class="place-name">
                    {name}
                    <small>{said}</small>
                </span>
                <b>{total_words}</b>
            </li>
        }
    };
    let list = || rows.iter().cloned().map(row).collect_view();
    (!rows.is_empty()).then(|| view! { <ol class="invitation-rows">{list()}</ol> }.into_any())
}
