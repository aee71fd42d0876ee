//! The page of the hall.

use leptos::prelude::*;

use super::words;
use crate::browser::{self, clock};
use crate::kernel::achievements::AchievementInfo;
use crate::kernel::{Lang, Text, number};
use crate::parts::{Icon, IconButton, Notice};
use crate::shell::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::pages::achievements::page::n_earned;
use crate::shell::pages::achievements::words as of_achievements;
use crate::shell::pages::campaign::page::FinishedCampaigns;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::{Feat, kept_apart, ranking};

/// No more results of one kind are shown.
const SHOWN_MAX: usize = 10;

/// The best results of every game, and the campaigns that were finished.
#[component]
pub fn HallPage(
    ctx: AppContext,
    games: Vec<(GameInfo, &'static [AchievementInfo])>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let is_empty = move || ctx.hall.rows().is_empty();
    let empty = move || is_empty().then(|| view! { <p>{say(words::HALL_EMPTY)}</p> });
    let hall = |(info, achievements)| {
        view! { <HallOf ctx=ctx info=info achievements=achievements/> }
    };
    let halls = games.into_iter().map(hall);
    view! {
        <main class="sheet hall grain">
            <header class="sheet-head">
                <IconButton
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{say(words::HALL)}</h1>
            </header>
            <p class="hint">{say(words::HALL_HINT)}</p>
            {empty}
            {halls.collect_view()}
        </main>
    }
}

/// The results of one game; nothing while there are none.
#[component]
fn HallOf(
    ctx: AppContext,
    info: GameInfo,
    achievements: &'static [AchievementInfo],
) -> impl IntoView {
    let game = info.label.id;
    let n_finished =
        Memo::new(move |_| ctx.hall.rows().iter().filter(|it| it.game == game).count());
    let title = move || info.label.title.get(ctx.lang.get());
    let finished = move || words::matches_finished(n_finished.get(), ctx.lang.get());
    let to_achievements = move || {
        let feats = kept_apart(ctx.hall.rows(), info.label.plain, true);
        let n_earned = n_earned(&feats, &info, achievements);
        let way = of_achievements::way(n_earned, achievements.len(), ctx.lang.get());
        let href = Route::Achievements(game).href();
        info.label.has_achievements.then(|| view! { <a class="box-best" href=href>{way}</a> })
    };
    let section = move || {
        view! {
            <section>
                <h2>{title}</h2>
                <p class="hint">{finished}</p>
                {to_achievements}
                <Results ctx=ctx info=info is_solo=true is_plain=true/>
                <Results ctx=ctx info=info is_solo=false is_plain=true/>
                <Results ctx=ctx info=info is_solo=true is_plain=false/>
                <Results ctx=ctx info=info is_solo=false is_plain=false/>
                <FinishedCampaigns ctx=ctx info=info is_within=true/>
            </section>
        }
    };
    view! { <Show when=move || 0 < n_finished.get()>{section()}</Show> }
}

/// The best results of people alone, or of tables of several; those with house rules or expansions
/// stand apart.
#[component]
fn Results(ctx: AppContext, info: GameInfo, is_solo: bool, is_plain: bool) -> impl IntoView {
    let results = Memo::new(move |_| {
        let feats = kept_apart(ctx.hall.rows(), info.label.plain, is_plain);
        let mut found = ranking(feats, info.label.id, is_solo);
        found.truncate(SHOWN_MAX);
        found
    });
    let heading = match (is_solo, is_plain) {
        (true, true) => words::HALL_ALONE,
        (false, true) => words::HALL_TABLES,
        (true, false) => words::HALL_ALONE_OTHERWISE,
        (false, false) => words::HALL_TABLES_OTHERWISE,
    };
    let heading = move || heading.get(ctx.lang.get());
    let row = move |it: Feat| view! { <Result ctx=ctx info=info feat=it/> };
    let list = move || {
        view! {
            <h3>{heading}</h3>
            <ol class="feats">
                <For each=move || results.get() key=|it| it.id.clone() children=row/>
            </ol>
        }
    };
    view! { <Show when=move || !results.read().is_empty()>{list()}</Show> }
}

/// One result: how many points, what the game says of it, who, when, and with which luck.
#[component]
fn Result(ctx: AppContext, info: GameInfo, feat: Feat) -> impl IntoView {
    let lang = ctx.lang;
    let feat = StoredValue::new(feat);
    let with = move |read: fn(&Feat, Lang) -> String| feat.with_value(|it| read(it, lang.get()));
    let total = move || with(|it, lang| it.said(lang).total.clone());
    let title = feat.with_value(|it| (info.title)(&it.setup));
    let title = title.map(|it| view! { <p class="feat-title">{move || it.get(lang.get())}</p> });
    let verdict = move || with(|it, lang| it.said(lang).verdict.clone());
    let verdict =
        move || Some(verdict()).filter(|it| !it.is_empty()).map(|it| view! { <p>{it}</p> });
    let table = move || Some(with(table_words)).filter(|it| !it.is_empty());
    let table = move || table().map(|it| view! { <p>{it}</p> });
    let setup = move || feat.with_value(|it| words::setup(&it.setup, &info, lang.get()));
    let ended = move || with(|it, lang| clock::date(it.ended, lang.pick("en-GB", "ru")));
    let seed = feat.with_value(|it| it.seed.clone());
    let id = feat.with_value(|it| it.id.clone());
    let link = move || {
        ctx.saves.entries().iter().any(|it| it.id == id).then(|| {
            let href = format!("#play/{id}");
            let select = words::LOOK_AT_MATCH.get(lang.get());
            view! { <a href=href>{select}</a> }
        })
    };
    view! {
        <li>
            <b class="feat-total">{total}</b>
            <div>
                {title}
                {verdict}
                {table}
                <p class="hint">{setup}</p>
                <p class="feat-facts hint">
                    <span>{ended}</span>
                    <SeedCode ctx=ctx seed=seed/>
                    {link}
                </p>
            </div>
        </li>
    }
}

/// Who sat at a table of several, and what each achieved.
pub fn table_words(feat: &Feat, lang: Lang) -> String {
    if feat.is_solo() {
        return String::new();
    }
    let name = |(idx, it): (usize, &crate::shell::store::hall::Achieved)| {
        let name = match (it.is_person, it.name.is_empty()) {
            (false, _) => words::computer_name(idx + 1, lang),
            (true, true) => words::seat_name(idx + 1, lang),
            (true, false) => it.name.clone(),
        };
        let total = number(it.total);
        let total = if it.is_out { words::out_of_it(&total, lang) } else { total };
        (it.rank, format!("{}. {name}: {total}", it.rank))
    };
    let mut names: Vec<(u8, String)> = feat.seats.iter().enumerate().map(name).collect();
    names.sort_by_key(|(rank, _)| *rank);
    names.into_iter().map(|(_, it)| it).collect::<Vec<_>>().join(" · ")
}

/// The code of a seed; pressed, it is copied.
#[component]
fn SeedCode(ctx: AppContext, seed: String) -> impl IntoView {
    let lang = ctx.lang;
    let label = {
        let seed = seed.clone();
        move || words::copy_seed(&seed, lang.get())
    };
    let shown = seed.clone();
    let copy = move |_| {
        browser::clipboard::copy(&seed, move |is_copied| {
            let said = if is_copied { words::COPIED } else { words::NOT_COPIED };
            let lang = lang.try_get_untracked().unwrap_or_default();
            ctx.notices.show(Notice::brief(said.get(lang).to_owned()));
        });
    };
    view! {
        <button type="button" class="seed-code" aria-label=label on:click=copy>
            <code>{shown}</code>
            <Icon name="copy"/>
        </button>
    }
}
