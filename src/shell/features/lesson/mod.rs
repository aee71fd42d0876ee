//! A guided first game: words above a board, and light on the thing that they are about.

pub mod course;
pub mod model;
pub mod page;
mod spotlight;
pub mod store;
pub mod table;

use crate::kernel::{message, text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::parts::{Button, Weight, effect};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The state of the text of a lesson.
#[derive(Clone, PartialEq, Eq)]
enum Coming {
    OnItsWay,
    Here(String),
    Failed,
}

/// Fetches the text of the lesson of a box, and draws it by `draw`; says so where it does not come, or makes no
/// sense, for which `draw` returns nothing.
pub fn fetched(
    ctx: AppContext,
    id: &'static str,
    draw: impl Fn(&str) -> Option<AnyView> + Send + Sync + 'static,
) -> AnyView {
    let coming = RwSignal::new(Coming::OnItsWay);
    let fetch = move |()| {
        coming.set(Coming::OnItsWay);
        spawn_local(async move {
            let address = browser::version::address(&format!("public/lessons/{id}.txt"));
            let text = browser::beside::text(&address).await;
            let _ = coming.try_set(text.map_or(Coming::Failed, Coming::Here));
        });
    };
    fetch(());
    effect(move || {
        let title = message!(ctx.lang.get(), "lesson-learn");
        browser::page::set_title(&format!("{title} · Undercroft"));
    });
    let waiting = move || view! { <p class="sheet is-narrow" role="status">{ctx.text(text!("lesson-fetching"))}</p> };
    let failed = move || {
        view! {
            <main class="sheet is-narrow grain">
                <h1>{ctx.text(text!("lesson-learn"))}</h1>
                <p>{ctx.text(text!("lesson-not-here"))}</p>
                <div class="menu">
                    <Button
                        label=ctx.text(text!("lesson-try-again"))
                        weight=Weight::Main
                        on_press=Callback::new(fetch)
                    />
                    <Button
                        label=ctx.text(text!("back"))
                        icon="arrow-left"
                        on_press=move || ctx.go.run(Route::Shelf)
                    />
                </div>
            </main>
        }
    };
    let page = move || match coming.get() {
        Coming::OnItsWay => waiting().into_any(),
        Coming::Here(text) => untrack(|| draw(&text)).unwrap_or_else(|| failed().into_any()),
        Coming::Failed => failed().into_any(),
    };
    page.into_any()
}
