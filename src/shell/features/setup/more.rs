//! The choices that a newcomer cannot judge, folded away: editions, house rules, luck, what may be taken back.

use crate::kernel::message;
use leptos::prelude::*;

use super::Choices;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::history::UndoRule;
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::{self, messages};

/// Options under one heading, which says what is chosen of them while they are folded away.
#[component]
pub fn MoreOptions(
    ctx: AppContext,
    info: GameInfo,
    choices: Choices,
    /// True if they are unfolded at first.
    is_open: bool,
    children: Children,
) -> impl IntoView {
    let title = move || message!(ctx.lang.get(), "more-options");
    let chosen = move || chosen(ctx, &info, choices);
    view! {
        <details class="more-options" open=is_open>
            <summary>
                <span>{title}</span>
                <span class="hint">{chosen}</span>
            </summary>
            {children()}
        </details>
    }
}

/// The choices that are not as usual, in a few words.
fn chosen(ctx: AppContext, info: &GameInfo, choices: Choices) -> String {
    let lang = ctx.lang.get();
    let mut all: Vec<&str> = choices.unusual(info).into_iter().map(|it| it.get(lang)).collect();
    let undo = choices.undo.get();
    if undo != UndoRule::default() {
        all.push(words::undo_rule(undo).get(lang));
    }
    let seed = choices.seed.get();
    let seed = seed.trim();
    if !seed.is_empty() {
        all.push(seed);
    }
    if all.is_empty() { message!(lang, "as-usual").to_owned() } else { all.join(" · ") }
}
