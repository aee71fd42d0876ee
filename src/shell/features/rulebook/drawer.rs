//! The rulebook in a drawer, so that nobody leaves the table to read.

use crate::kernel::text;
use leptos::prelude::*;

use super::view::RulebookView;
use crate::browser;
use crate::parts::{Dialog, DialogKind};
use crate::shell::kit::app_context::{AppContext, Reading};
use crate::shell::words::messages;

/// Open for as long as somebody at the table is reading.
#[component]
pub fn RulesDrawer(ctx: AppContext, game: &'static str) -> impl IntoView {
    // A player who leaves the table, or hands the device on, has closed the book.
    on_cleanup(move || ctx.reading.set(None));
    let title = ctx.text(text!("rules"));
    let open = Memo::new(move |_| ctx.reading.read().is_some());
    let rule = Memo::new(move |_| ctx.reading.get().and_then(|it| it.rule));
    let close = move || {
        ctx.reading.set(None);
        // The notice that opened the book may be gone by now.
        request_animation_frame(|| browser::page::find_focus("#room"));
    };
    let turn = move |rule: String| ctx.reading.set(Some(Reading { rule: Some(rule) }));
    let kind = DialogKind { class: "is-drawer", home: None };
    view! {
        <Dialog title=title kind=kind open=open on_close=close>
            <RulebookView lang=ctx.lang game=game rule=rule on_turn=turn/>
        </Dialog>
    }
}
