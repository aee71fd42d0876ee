//! A code as a picture that cameras read, and as text.

use leptos::prelude::*;

use super::ways::{self, Way};
use crate::browser::{clipboard, share};
use crate::kernel::{Text, message, text};
use crate::parts::{Extent, TextArea};
use crate::shell::kit::app_context::AppContext;
use crate::shell::words::messages;

/// The id of the field with the code.
const FIELD: &str = "room-code";

/// The extent of that field; no link to a code is longer.
const EXTENT: Extent = Extent { rows: 3, length_max: 2_000 };

/// Light modules around the picture: cameras need four.
const QUIET: u32 = 4;

/// Shows the code of a link, the link, and the ways to hand it on.
#[component]
pub fn CodeView(
    ctx: AppContext,
    /// The link with the code at its end.
    link: String,
    hint: Signal<String>,
) -> impl IntoView {
    let (prefix, code) = link.split_at(link.rfind('=').map_or(0, |it| it + 1));
    let picture = codes::qr(prefix, code).map(|qr| {
        let side = qr.size() + 2 * QUIET;
        let view_box = format!("-{QUIET} -{QUIET} {side} {side}");
        let label = move || message!(ctx.lang.get(), "room-code-picture");
        view! {
            <svg class="room-code" role="img" aria-label=label viewBox=view_box data-link=link.clone()>
                <path d=qr.path() fill="#000"/>
            </svg>
        }
    });
    let link = RwSignal::new(link);
    let said = RwSignal::new(None::<Text>);
    let copy = move || {
        clipboard::copy(&link.get_untracked(), move |is_copied| {
            let words =
                if is_copied { text!("share-copied-link") } else { text!("room-copy-by-hand") };
            let _ = said.try_set(Some(words));
        });
    };
    let send = move || share::share(&link.get_untracked());
    let send = share::is_there().then(|| Way::new(text!("share-send"), "share", send));
    let copy = Way::new(text!("turn-copy-link"), "copy", copy);
    view! {
        {picture}
        <p class="hint">{hint}</p>
        {ways::row(ctx, [copy].into_iter().chain(send).collect())}
        <details class="room-as-text">
            <summary>{ctx.text(text!("room-as-text"))}</summary>
            <TextArea id=FIELD label=ctx.text(text!("room-code-text")) value=link extent=EXTENT/>
        </details>
        {ways::said_in(ctx, ("said", "status"), said)}
    }
}
