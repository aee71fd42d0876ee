//! Details folded away at the end of a match: the score line by line, the achievements, and the ways that fewer people
//! want.

use crate::kernel::{message, text};
use leptos::prelude::*;

use super::balance::BalanceDetails;
use super::handle::Ended;
use crate::parts::Button;
use crate::shell::features::achievements::news::AchievementInfoNews;
use crate::shell::features::hall::best::WhyApart;
use crate::shell::features::score::Scores;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::account::Account;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, TableModel};
use crate::shell::words::messages;

/// Everything that the first page of an end does not say.
#[component]
pub fn Details(ended: Ended, on_look: Callback<()>) -> impl IntoView {
    let Ended { played, news, account, fetch, .. } = ended;
    let ShownParts { ctx, model, .. } = *played.shown;
    let label = move || message!(ctx.lang.get(), "ending-details");
    view! {
        <section class="end-details" aria-label=label>
            <Partings ctx=ctx model=model account=account/>
            <Scores ctx=ctx model=model account=account/>
            <BalanceDetails shown=played.shown fetch=fetch/>
            <WhyApart ctx=ctx model=model/>
            <AchievementInfoNews news=news/>
            <OtherWays played=played on_look=on_look/>
        </section>
    }
}

/// Ways that fewer people want at the end of a match.
#[component]
fn OtherWays(played: Played, on_look: Callback<()>) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let replay = move || ctx.go.run(Route::Replay(model.read_untracked().id.clone(), None));
    let look_back = move || ctx.go.run(Route::LookBack(model.read_untracked().id.clone()));
    let ways = untrack(|| view! { <OfResults ctx=ctx model=model/> });
    view! {
        <div class="other-ways">
            <Button
                label=ctx.text(text!("same-seed"))
                icon="seed"
                on_press=move || command.run(Command::SameSeed)
            />
            <Button label=ctx.text(text!("look-back")) icon="look-back" on_press=look_back/>
            <Button label=ctx.text(text!("replay")) icon="replay" on_press=replay/>
            <Button
                label=ctx.text(text!("hall"))
                icon="trophy"
                on_press=move || ctx.go.run(Route::Hall)
            />
            {ways}
            <Button label=ctx.text(text!("look")) icon="eye" on_press=on_look/>
            <Button
                label=ctx.text(text!("back"))
                icon="arrow-left"
                on_press=move || ctx.go.run(Route::Shelf)
            />
        </div>
    }
}

/// The ways to what all results of the box come to, and from a challenge to those of other days.
#[component]
fn OfResults(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let feat = ctx.hall.row(&model.read().id)?;
    let of_box = ctx.box_of(&feat.game, &feat.setup)?.label.id;
    let days = (!feat.today.is_empty()).then(|| {
        let go = move || ctx.go.run(Route::Days(of_box));
        view! { <Button label=ctx.text(text!("challenges")) icon="calendar" on_press=go/> }
    });
    let go = move || ctx.go.run(Route::Statistics(of_box));
    Some(view! {
        {days}
        <Button label=ctx.text(text!("statistics")) icon="chart" on_press=go/>
    })
}

/// The way to where two matches on one seed part; nothing where no more than the result of the other is known.
#[component]
fn Partings(
    ctx: AppContext,
    model: Memo<TableModel>,
    account: RwSignal<Option<Account>>,
) -> impl IntoView {
    let compare = move || ctx.go.run(Route::Versus(model.read_untracked().id.clone()));
    let label = ctx.text(text!("rival-compare"));
    let has_moves = Memo::new(move |_| {
        let account = account.read();
        let closing = account.as_ref().and_then(|it| it.closing.as_ref());
        closing.and_then(|it| it.duel.as_ref()).is_some_and(|it| it.has_moves)
    });
    let way = move || view! { <Button label=label icon="eye" on_press=compare/> };
    view! { <Show when=move || has_moves.get()>{way()}</Show> }
}
