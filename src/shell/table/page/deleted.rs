//! A match that was deleted in another tab while its table is open here.

use crate::kernel::text;
use leptos::prelude::*;

use crate::parts::{Button, Dialog, Weight};
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::route::Route;
use crate::shell::model::table_model::Command;
use crate::shell::words::messages;

/// Asks before the match is kept again.
#[component]
pub fn DeletedDialog(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let open = Memo::new(move |_| model.read().is_deleted);
    let close = move || {
        // A dialog tells of its closing also when it is closed by an answer.
        if open.get_untracked() {
            command.run(Command::LeaveDeleted);
        }
    };
    view! {
        <Dialog title=ctx.text(text!("deleted-elsewhere")) open=open on_close=close>
            <p>{ctx.text(text!("deleted-elsewhere-hint"))}</p>
            <div class="menu">
                <Button
                    label=ctx.text(text!("keep-again"))
                    weight=Weight::Main
                    on_press=move || command.run(Command::KeepAgain)
                />
                <Button label=ctx.text(text!("back")) on_press=move || ctx.go.run(Route::Shelf)/>
            </div>
        </Dialog>
    }
}
