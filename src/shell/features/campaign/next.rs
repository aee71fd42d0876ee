//! The ways on from a chapter's end.

use crate::kernel::text;
use leptos::prelude::*;

use super::words;
use crate::parts::{Button, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::TableModel;
use crate::shell::store::campaign::{Chapter, chapter_of};
use crate::shell::words::messages;

/// The sums of the campaign so far; nothing for a match that is no chapter.
#[component]
pub fn CampaignSoFar(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let found = Memo::new(move |_| chapter_of(ctx.campaigns, &model.read().id));
    let said = move || {
        let lang = ctx.lang.get();
        let (campaign, nth) = found.get()?;
        let (sums, _) = campaign.sums();
        let n_over = campaign.chapters.iter().filter(|it| Chapter::is_over(it)).count();
        let names = campaign.shown_names(lang);
        let sums: Vec<i32> = sums.iter().map(|(_, it)| *it).collect();
        Some(words::campaign_so_far(nth + 1, n_over, &names, &sums, lang))
    };
    move || said().map(|it| view! { <p class="campaign-so-far">{it}</p> })
}

/// The button that leads on from the end of a chapter.
#[component]
pub fn CampaignGoesOn(ctx: AppContext, game: &'static str) -> impl IntoView {
    let label = ctx.text(text!("campaign-go-on"));
    let go_on = move || ctx.go.run(Route::Campaigns(game));
    view! { <Button label=label icon="book" weight=Weight::Main on_press=go_on/> }
}
