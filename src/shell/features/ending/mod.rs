//! The end of a match: what came of it on one page, what decided it, and what next; everything else is folded away.
//!
//! # The first page
//!
//! The end of a match is one page (`shell::features::ending`). `first_page` makes plain data of the standing, which is
//! known at once, and of the closing, which takes the whole match: the ranks, how far a loser has come, and what
//! decided it, in one sentence (`Accounts::decisive`, `shell::features::score::closing`). The closing comes with the account
//! of the scores, while the last episode is on stage. A sentence that would not be fair is missing: only somebody
//! who is the one person at a table is told what decided it, and only what the record proves. The total counts up
//! in the style alone, so nothing waits for it. All else is drawn once *Details* is pressed. Its picture is one of
//! `public/ends`, by outcome and by the third of the ranks (`FirstPage::picture`), and lets the colours of the box
//! through; a star on the bar of ranks is the best result so far.

mod balance;
mod details;
pub mod first_page;
mod first_view;
mod handle;
pub mod words;

use crate::kernel::text;
use leptos::prelude::*;

use self::details::Details;
use self::first_view::FirstView;
use self::handle::Ended;
use super::achievements::news::{Earning, News};
use super::campaign::next::CampaignGoesOn;
use super::hint::FetchAdvising;
use super::score::{Accounting, look_into};
use super::stamps::{taken_at_end, told};
use crate::browser;
use crate::parts::{Button, Dialog, DialogKind, Icon, Weight, aria, effect};
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::account::Account;
use crate::shell::model::table_model::Command;
use crate::shell::store::campaign::chapter_of;
use crate::shell::store::hall::luck::note_luck;
use crate::shell::words::messages;

/// The dialog opens by itself; the bar that it leaves behind brings it back.
const KIND: DialogKind = DialogKind { class: "is-ending", home: Some(".ending-bar .button") };

/// The end, shown once the match is over and its last episode has been seen; put aside to look at the table, and a bar
/// brings it back.
#[component]
pub fn Ending(
    played: Played,
    accounting: Accounting,
    earning: Earning,
    fetch: FetchAdvising,
) -> impl IntoView {
    let PlayedParts { shown, episode, .. } = *played;
    let ShownParts { ctx, model, .. } = *shown;
    let is_over = Memo::new(move |_| model.read().is_over && episode.read().is_none());
    let is_aside = RwSignal::new(false);
    let open = move || is_over.get() && !is_aside.get();
    let put_aside = move || is_aside.set(true);
    // What had the focus may have left the board with the last action, which the browser notices as it draws.
    effect(move || {
        if model.read().is_over && episode.read().is_some() {
            let find = || browser::page::find_focus("#room");
            request_animation_frame(move || request_animation_frame(find));
        }
    });
    // A player who goes on meets another end.
    effect(move || {
        if !is_over.get() {
            is_aside.set(false);
        }
    });
    // It is looked into while the last episode is seen.
    let account = RwSignal::new(None);
    let has_ended = Memo::new(move |_| model.read().is_over);
    look_into(shown, accounting, account, has_ended.into());
    let news = News { shown, earning };
    let ended = Ended { played, news, account, stamps: StoredValue::new(Vec::new()), fetch };
    let back = move || {
        let bring = move || is_aside.set(false);
        view! {
            <div class="ending-bar">
                <Button label=ctx.text(text!("result")) icon="trophy" weight=Weight::Main on_press=bring/>
            </div>
        }
    };
    view! {
        <Dialog
            title=ctx.text(text!("the-end"))
            kind=KIND
            open=Signal::derive(open)
            on_close=put_aside
        >
            <Pages ended=ended on_look=Callback::new(move |()| put_aside())/>
        </Dialog>
        <Show when=move || is_over.get() && is_aside.get()>{back()}</Show>
    }
}

/// The first page, with what is likely to be done next, and below it the details once they are asked for.
#[component]
fn Pages(ended: Ended, on_look: Callback<()>) -> impl IntoView {
    let Ended { played, news, account, stamps, .. } = ended;
    let ShownParts { ctx, model, .. } = *played.shown;
    let taken = taken_at_end(ctx, &model.read_untracked());
    if !taken.is_empty() {
        news.announce(told(&taken, ctx.lang.get_untracked()));
    }
    stamps.update_value(|it| it.extend(taken));
    let has_details = RwSignal::new(false);
    let has_ended = Memo::new(move |_| model.read().is_over);
    effect(move || {
        if has_ended.get() {
            news.find_out();
        }
    });
    // Luck is told with what the score is made of, and kept with the result.
    effect(move || {
        if let Some(Account { luck, .. }) = account.get() {
            ctx.note(note_luck(ctx.hall, &untrack(|| model.read().id.clone()), &luck));
        }
    });
    let details = move || view! { <Details ended=ended on_look=on_look/> };
    view! {
        <div class="end-page">
            <FirstView ended=ended/>
            <WhatNext played=played has_details=has_details/>
        </div>
        <Show when=move || has_details.get()>{details()}</Show>
    }
}

/// Once more, handing on, or all that is folded away.
#[component]
fn WhatNext(played: Played, has_details: RwSignal<bool>) -> impl IntoView {
    let ShownParts { ctx, model, panel, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    // After a chapter the likely thing is the next one.
    let is_chapter = untrack(|| chapter_of(ctx.campaigns, &model.read().id)).is_some();
    let weight = if is_chapter { Weight::Plain } else { Weight::Main };
    let game = model.read_untracked().game;
    let goes_on = is_chapter.then(|| view! { <CampaignGoesOn ctx=ctx game=game/> });
    let unfold = move |_| {
        has_details.update(|it| *it = !*it);
        if has_details.get_untracked() {
            // They are drawn by the time of the next frame.
            request_animation_frame(|| browser::page::scroll_to(".end-details"));
        }
    };
    view! {
        <div class="menu" class:has-four=is_chapter>
            {goes_on}
            <Button
                label=ctx.text(text!("again"))
                icon="dice"
                weight=weight
                on_press=move || command.run(Command::Again)
            />
            <Button
                label=ctx.text(text!("share"))
                icon="share"
                on_press=move || panel.set(Some(Panel::Share))
            />
            <button
                type="button"
                class="button"
                aria-expanded=move || aria(has_details.get())
                on:click=unfold
            >
                <Icon name="chart"/>
                <span>{ctx.text(text!("ending-details"))}</span>
            </button>
        </div>
    }
}
