//! What was earned for the first time, said at the end of a match.

use leptos::prelude::*;

use super::words;
use crate::parts::Icon;
use crate::shell::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{AchievementInfoModel, TableModel};

/// The achievements that are new, each with what it took, and the way to all of them.
#[component]
pub fn AchievementInfoNews(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let achievements = Memo::new(move |_| model.read().achievements.clone());
    let href = Route::Achievements(model.read_untracked().game).href();
    let all = move || words::ALL_ACHIEVEMENTS.get(ctx.lang.get());
    let row = |it: AchievementInfoModel| {
        view! {
            <li>
                <Icon name="medal"/>
                <p><b>{it.told}</b> " " <span class="hint">{it.how}</span></p>
            </li>
        }
    };
    let list = move || {
        view! {
            <section class="honour-news" role="status">
                <ul>{move || achievements.get().into_iter().map(row).collect_view()}</ul>
                <p class="feat-facts"><a href=href.clone()>{all}</a></p>
            </section>
        }
    };
    view! { <Show when=move || !achievements.read().is_empty()>{list()}</Show> }
}
