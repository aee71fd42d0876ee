//! The page of a box's challenges: today's, the streak, and a calendar of those that were.

use leptos::prelude::*;

use super::calendar::Calendar;
use super::day_cell::Known;
use super::result::{in_row, invitation};
use super::store::{self, Challenges};
use super::words;
use crate::browser::{address, clipboard, share};
use crate::kernel::{Trail, message, text};
use crate::parts::{Button, Icon, IconButton, Notice};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::Day;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// All that is known of the days of a box.
pub fn known(ctx: AppContext, of_box: &BoxInfo, now: Day) -> Known {
    let results = store::results(&ctx.hall.rows(), of_box);
    let streak = store::streak(&results, now);
    let first = store::first_day(&ctx.hall.rows(), &ctx.saves.index().read());
    Known { begun: store::begun(ctx.saves, of_box), results, streak, first }
}

/// The challenges of a box.
#[component]
pub fn DaysPage(ctx: AppContext, challenges: Challenges) -> impl IntoView {
    let of_box = challenges.of_box;
    let now = store::today();
    let known = Memo::new(move |_| known(ctx, &of_box, now));
    let title = move || {
        let lang = ctx.lang.get();
        message!(lang, "challenges-of", game = of_box.label.title.get(lang))
    };
    let counted =
        move || message!(ctx.lang.get(), "challenge-counted", n = known.read().n_counted());
    view! {
        <main class="sheet days grain">
            <header class="sheet-head">
                <IconButton label=ctx.text(text!("back")) icon="arrow-left" on_press=move || address::back_or("")/>
                <h1>{title}</h1>
            </header>
            <p class="hint">{ctx.text(text!("challenge-hint"))}</p>
            <Today ctx=ctx challenges=challenges known=known now=now/>
            <Calendar ctx=ctx challenges=challenges known=known now=now/>
            <ul class="calendar-legend">
                <li><Icon name="trophy"/> {counted}</li>
                <li><Icon name="play"/> {ctx.text(text!("challenge-legend-over"))}</li>
                <li><b class="is-struck" aria-hidden="true">"9"</b> {ctx.text(text!("challenge-legend-apart"))}</li>
            </ul>
        </main>
    }
}

/// The present day: its table, the way there, its result, and the streak.
#[component]
fn Today(ctx: AppContext, challenges: Challenges, known: Memo<Known>, now: Day) -> impl IntoView {
    let Challenges { info, of_box, .. } = challenges;
    let lang = ctx.lang;
    let date = move || words::date(now, lang.get());
    let table = move || words::table(&challenges, now, lang.get());
    let outcome = move || {
        let known = known.read();
        let feat = &known.result(now)?.feat;
        let why = words::why_apart(feat, &info, lang.get());
        let outcome = words::outcome(feat, lang.get());
        Some(if why.is_empty() { outcome } else { format!("{outcome}; {why}") })
    };
    let outcome = move || outcome().map(|it| view! { <p class="headline">{it}</p> });
    let n_in_row = move || known.read().streak.len();
    let streak = move || {
        let n = n_in_row();
        (0 < n).then(|| {
            view! { <p class="streak"><Icon name="streak"/> {words::streak(n, lang.get())}</p> }
        })
    };
    let way = move || {
        let known = known.read();
        let is_begun = known.begun.iter().any(|it| it.day == now);
        match (known.result(now).is_some(), is_begun) {
            (false, false) => text!("play"),
            (false, true) => text!("challenge-go-on"),
            // A player who has deleted the match can still lay the table again.
            (true, false) => text!("play"),
            (true, true) => text!("watch-match"),
        }
    };
    let is_done = Memo::new(move |_| known.read().result(now).is_some());
    let class = move || if is_done.get() { "button" } else { "button is-main" };
    let href = Route::Challenge(of_box.label.id, None).href();
    let way = move || way().get(lang.get());
    let send = move || view! { <ShareToday ctx=ctx of_box=of_box known=known now=now/> };
    view! {
        <section class="today">
            <div>
                <h2>{move || message!(lang.get(), "challenge-today")} ", " {date}</h2>
                <p>{table}</p>
                {outcome}
                {streak}
            </div>
            <div class="today-acts">
                <a class=class href=href>{way}</a>
                <Show when=move || is_done.get()>{send()}</Show>
            </div>
        </section>
    }
}

/// Hands today's result on, in words that give nothing of the table away.
#[component]
fn ShareToday(ctx: AppContext, of_box: BoxInfo, known: Memo<Known>, now: Day) -> impl IntoView {
    let label = ctx.text(text!("challenge-share"));
    let send = move || {
        let lang = ctx.lang.get_untracked();
        let text = known.with_untracked(|known| {
            let feat = &known.result(now)?.feat;
            let link = address::link_to(&invitation(&of_box, now, feat).hash());
            let n_in_row = in_row(&known.results, feat, now);
            Some(words::shared((&of_box, now), feat, n_in_row, (&Trail::default(), &link), lang))
        });
        let Some(text) = text else { return };
        if share::is_there() {
            return share::share(&text);
        }
        clipboard::copy(&text, move |is_copied| {
            let said = if is_copied { text!("copied") } else { text!("not-copied") };
            ctx.notices.show(Notice::brief(said.get(lang).to_owned()));
        });
    };
    view! { <Button label=label icon="share" on_press=send/> }
}
