//! The rulebook of a game as a place of its own.

use leptos::prelude::*;

use super::catalogue::{GameId, OnTheShelf};
use super::settings::Settings;
use super::words;
use crate::parts::IconButton;
use crate::shell;
use crate::shell::features::rulebook::view::RulebookView;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;

/// The book, open at a rule if the place names one.
#[component]
pub fn RulesPage(
    ctx: AppContext,
    settings: Settings,
    game: GameId,
    rule: Memo<Option<String>>,
) -> impl IntoView {
    let lang = ctx.lang;
    let info = game.label();
    let title = move || words::rules_of(info.title.get(lang.get()), lang.get());
    let back = Signal::derive(move || shell::words::BACK.get(lang.get()).to_owned());
    let other = move || lang.get().next();
    let cards = info.has_cards.then(|| {
        let said = move || words::CARDS.get(lang.get());
        view! { <p><a href=Route::Cards(info.id).href()>{said}</a></p> }
    });
    let turn = move |rule| ctx.go.run(Route::Rules(info.id, Some(rule)));
    view! {
        <main class="sheet is-book grain">
            <header class="sheet-head">
                <IconButton
                    label=back
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{title}</h1>
                <button
                    type="button"
                    class="top-link"
                    lang=move || other().code()
                    on:click=move |_| settings.switch_language()
                >
                    {move || other().name()}
                </button>
            </header>
            {cards}
            <RulebookView lang=lang game=info.id rule=rule on_turn=turn/>
        </main>
    }
}
