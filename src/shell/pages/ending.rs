//! The end of a match: who won, why, and what next.

use leptos::prelude::*;

use super::achievements::news::{AchievementInfoNews, News};
use super::campaign::next::{CampaignGoesOn, CampaignSoFar};
use super::hall::best::BestSoFar;
use super::panel::Panel;
use super::score::{LookingIn, ScoreTable};
use super::{hall, look_back, rival, share, statistics};
use crate::browser;
use crate::kernel::Text;
use crate::parts::{Button, Dialog, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::episode::Episode;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, Duel, RivalModel, TableModel};
use crate::shell::store::campaign::chapter_of;
use crate::shell::words;

/// The final standing, shown once the match is over and its last episode has been seen; put aside to look at the table, and a bar
/// brings it back.
#[component]
pub fn Ending(
    ctx: AppContext,
    model: Memo<TableModel>,
    news: News,
    looking_in: LookingIn,
    episode: RwSignal<Option<Episode>>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let is_over = Memo::new(move |_| model.read().is_over && episode.read().is_none());
    let is_aside = RwSignal::new(false);
    let open = move || is_over.get() && !is_aside.get();
    let put_aside = move || is_aside.set(true);
    // What had the focus may have left the board with the last action, which the browser notices as it draws.
    Effect::new(move |_| {
        if model.read().is_over && episode.read().is_some() {
            let find = || browser::page::find_focus("#room");
            request_animation_frame(move || request_animation_frame(find));
        }
    });
    // Whoever goes on playing meets another end.
    Effect::new(move |_| {
        if !is_over.get() {
            is_aside.set(false);
        }
    });
    let back = move || {
        let bring = move || is_aside.set(false);
        view! {
            <div class="ending-bar">
                <Button label=say(words::RESULT) icon="trophy" weight=Weight::Main on_press=bring/>
            </div>
        }
    };
    view! {
        <Dialog title=say(words::FINAL) class="is-ending" home=".ending-bar .button" open=Signal::derive(open) on_close=put_aside>
            <DuelTable ctx=ctx model=model/>
            <AchievementInfoNews ctx=ctx news=news/>
            <ScoreTable ctx=ctx model=model looking_in=looking_in/>
            <BestSoFar ctx=ctx model=model/>
            <CampaignSoFar ctx=ctx model=model/>
            <WhatNext ctx=ctx model=model panel=panel command=command on_look=put_aside/>
        </Dialog>
        <Show when=move || is_over.get() && is_aside.get()>{back()}</Show>
    }
}

/// Once more, or something else.
#[component]
fn WhatNext(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
    #[prop(into)] on_look: Callback<()>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    // After a chapter the likely thing is the next one.
    let is_chapter = untrack(|| chapter_of(ctx.campaigns, &model.read().id)).is_some();
    let weight = if is_chapter { Weight::Plain } else { Weight::Main };
    let game = model.read_untracked().game;
    let goes_on = is_chapter.then(|| view! { <CampaignGoesOn ctx=ctx game=game/> });
    view! {
        <div class="menu">
            {goes_on}
            <Button
                label=say(words::AGAIN)
                icon="dice"
                weight=weight
                on_press=move || command.run(Command::Again)
            />
            <Button
                label=say(share::words::SHARE)
                icon="share"
                on_press=move || panel.set(Some(Panel::Share))
            />
        </div>
        <OtherWays ctx=ctx model=model command=command on_look=on_look/>
    }
}

/// Whatever fewer people want at the end of a match.
#[component]
fn OtherWays(
    ctx: AppContext,
    model: Memo<TableModel>,
    command: Callback<Command>,
    on_look: Callback<()>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let replay = move || ctx.go.run(Route::Replay(model.read_untracked().id.clone(), None));
    let look_back = move || ctx.go.run(Route::LookBack(model.read_untracked().id.clone()));
    let ways = untrack(|| view! { <OfResults ctx=ctx model=model/> });
    view! {
        <div class="other-ways">
            <Button
                label=say(words::SAME_SEED)
                icon="seed"
                on_press=move || command.run(Command::SameSeed)
            />
            <Button label=say(look_back::words::LOOK_BACK) icon="look-back" on_press=look_back/>
            <Button label=say(words::REPLAY) icon="replay" on_press=replay/>
            <Button
                label=say(hall::words::HALL)
                icon="trophy"
                on_press=move || ctx.go.run(Route::Hall)
            />
            {ways}
            <Button label=say(words::LOOK) icon="eye" on_press=on_look/>
            <Button
                label=say(words::BACK)
                icon="arrow-left"
                on_press=move || ctx.go.run(Route::Shelf)
            />
        </div>
    }
}

/// The ways to what all results of the box come to, and from a challenge to those of other days.
#[component]
fn OfResults(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let feat = ctx.hall.row(&model.read().id)?;
    let of_box = ctx.box_of(&feat.game, &feat.setup)?.label.id;
    let days = (!feat.today.is_empty()).then(|| {
        let go = move || ctx.go.run(Route::Days(of_box));
        view! { <Button label=say(statistics::words::CHALLENGES) icon="calendar" on_press=go/> }
    });
    let go = move || ctx.go.run(Route::Statistics(of_box));
    Some(view! {
        {days}
        <Button label=say(statistics::words::STATISTICS) icon="chart" on_press=go/>
    })
}

/// The results of two matches on one seed, and the way to their comparison.
#[component]
fn DuelTable(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let rival = Memo::new(move |_| model.read().rival.clone());
    let compare = move || ctx.go.run(Route::Versus(model.read_untracked().id.clone()));
    let label = Signal::derive(move || rival::words::COMPARE.get(ctx.lang.get()).to_owned());
    let duel = move || {
        let RivalModel { name, duel } = rival.get()?;
        let Duel { own, theirs, lead } = duel?;
        let you = rival::words::YOU.get(ctx.lang.get());
        let verdict = rival::words::verdict(&name, lead, ctx.lang.get());
        Some(view! {
            <section class="duel">
                <p class="headline">{verdict}</p>
                <dl>
                    <div><dt>{you}</dt><dd>{own}</dd></div>
                    <div><dt>{name}</dt><dd>{theirs}</dd></div>
                </dl>
                <Button label=label icon="eye" on_press=compare/>
            </section>
        })
    };
    view! { {duel} }
}
