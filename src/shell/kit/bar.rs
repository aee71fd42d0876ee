//! The content of the bar above every match.

use crate::kernel::{message, text};
use leptos::prelude::*;

use super::shown::{Shown, ShownParts};
use crate::browser;
use crate::parts::{IconButton, Notice};
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// The moment of the match; on a small screen with the code of its seed below.
#[component]
pub fn MomentLine(model: Memo<TableModel>) -> impl IntoView {
    let moment = move || model.read().moment.clone();
    let seed = Memo::new(move |_| model.read().seed.clone());
    view! {
        <div class="bar-now">
            <p class="bar-moment">{moment}</p>
            <code>{seed}</code>
        </div>
    }
}

/// The code of the seed, with a button that copies it.
#[component]
pub fn SeedChip(shown: Shown) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *shown;
    let name = move || message!(ctx.lang.get(), "seed");
    let seed = Memo::new(move |_| model.read().seed.clone());
    let label = ctx.text(text!("copy"));
    let copy = move || {
        browser::clipboard::copy(&seed.read_untracked(), move |is_copied| {
            let said = if is_copied { text!("copied") } else { text!("not-copied") };
            let lang = ctx.lang.try_get_untracked().unwrap_or_default();
            ctx.notices.show(Notice::brief(said.get(lang).to_owned()));
        });
    };
    view! {
        <p class="seed">
            <span>{name}</span>
            <code>{seed}</code>
            <IconButton label=label icon="copy" on_press=copy/>
        </p>
    }
}
