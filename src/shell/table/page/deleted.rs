//! A match that was deleted in another tab while its table is open here.

use leptos::prelude::*;

use crate::kernel::Text;
use crate::parts::{Button, Dialog, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, TableModel};
use crate::shell::words;

/// Asks before the match is kept again.
#[component]
pub fn DeletedDialog(
    ctx: AppContext,
    model: Memo<TableModel>,
    command: Callback<Command>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let open = Memo::new(move |_| model.read().is_deleted);
    let close = move || {
        // A dialog tells of its closing also when it is closed by an answer.
        if open.get_untracked() {
            command.run(Command::LeaveDeleted);
        }
    };
    view! {
        <Dialog title=say(words::DELETED_ELSEWHERE) open=open on_close=close>
            <p>{say(words::DELETED_ELSEWHERE_HINT)}</p>
            <div class="menu">
                <Button
                    label=say(words::KEEP_AGAIN)
                    weight=Weight::Main
                    on_press=move || command.run(Command::KeepAgain)
                />
                <Button label=say(words::BACK) on_press=move || ctx.go.run(Route::Shelf)/>
            </div>
        </Dialog>
    }
}
