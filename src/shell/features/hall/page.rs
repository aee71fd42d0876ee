//! The page of the hall.

use leptos::prelude::*;

use super::words;
use crate::browser::{self, clock};
use crate::kernel::achievements::AchievementInfo;
use crate::kernel::{Lang, Text, message, number, sort, text};
use crate::parts::{Icon, IconButton, Notice, each_key};
use crate::shell::features::achievements::page::n_earned;
use crate::shell::features::campaign::page::FinishedCampaigns;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::route::Route;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
use crate::shell::store::hall::groups::{Group, earning, in_group, ranked, ranking};
use crate::shell::words::messages;

/// No more results of one kind are shown.
const SHOWN_MAX: usize = 10;

/// The best results of every game, and the campaigns that were finished.
#[component]
pub fn HallPage(
    ctx: AppContext,
    games: Vec<(GameInfo, &'static [AchievementInfo])>,
) -> impl IntoView {
    let is_empty = move || ctx.hall.rows().is_empty();
    let empty = move || is_empty().then(|| view! { <p>{ctx.text(text!("hall-empty"))}</p> });
    let hall = |(info, achievements)| {
        view! { <HallOf ctx=ctx info=info achievements=achievements/> }
    };
    let halls = games.into_iter().map(hall);
    view! {
        <main class="sheet hall grain">
            <header class="sheet-head">
                <IconButton
                    label=ctx.text(text!("back"))
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{ctx.text(text!("hall"))}</h1>
            </header>
            <p class="hint">{ctx.text(text!("hall-hint"))}</p>
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
    let finished = move || message!(ctx.lang.get(), "hall-finished", n = n_finished.get());
    let to_achievements = move || {
        let feats = earning(ctx.hall.rows(), info.label.plain, true);
        let n_earned = n_earned(&feats, &info, achievements);
        let way =
            message!(ctx.lang.get(), "achievements-way", n = n_earned, of = achievements.len());
        let href = Route::Achievements(game).href();
        info.label.has_achievements.then(|| view! { <a class="box-best" href=href>{way}</a> })
    };
    let statistics = move || {
        let lang = ctx.lang.get();
        let way = |it: BoxInfo| {
            let said = message!(lang, "statistics-of", game = it.label.title.get(lang));
            view! { <a class="box-best" href=Route::Statistics(it.label.id).href()>{said}</a> }
        };
        let own = (ctx.boxes)().into_iter().filter(|it| it.game == game);
        own.map(way).collect_view()
    };
    let section = move || {
        view! {
            <section>
                <h2>{title}</h2>
                <p class="hint">{finished}</p>
                {to_achievements}
                {statistics}
                {ResultList::RANKED.map(|it| view! { <Results ctx=ctx info=info place=it/> }).collect_view()}
                <FinishedCampaigns ctx=ctx info=info is_within=true/>
                <Results ctx=ctx info=info place=ResultList::Apart/>
            </section>
        }
    };
    view! { <Show when=move || 0 < n_finished.get()>{section()}</Show> }
}

/// A list of results of one game, under a heading of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultList {
    Alone,
    Tables,
    Todays,
    AloneOtherwise,
    TablesOtherwise,
    Apart,
}

impl ResultList {
    /// Those that are ranked, in the order of the page.
    const RANKED: [ResultList; 5] = [
        ResultList::Alone,
        ResultList::Tables,
        ResultList::Todays,
        ResultList::AloneOtherwise,
        ResultList::TablesOtherwise,
    ];

    fn heading(self) -> Text {
        match self {
            ResultList::Alone => text!("alone"),
            ResultList::Tables => text!("hall-tables"),
            ResultList::Todays => text!("challenges"),
            ResultList::AloneOtherwise => text!("hall-alone-otherwise"),
            ResultList::TablesOtherwise => text!("hall-tables-otherwise"),
            ResultList::Apart => text!("hall-apart"),
        }
    }

    /// The results there: the best first, and those set apart the latest first.
    fn results(self, feats: Vec<Feat>, info: &GameInfo) -> Vec<Feat> {
        let (game, plain) = (info.label.id, info.label.plain);
        let together = |group| in_group(feats, plain, group);
        match self {
            ResultList::Alone => ranking(together(Group::Ranked), game, true),
            ResultList::Tables => ranking(together(Group::Ranked), game, false),
            ResultList::AloneOtherwise => ranking(together(Group::Otherwise), game, true),
            ResultList::TablesOtherwise => ranking(together(Group::Otherwise), game, false),
            ResultList::Todays => {
                let mut all = together(Group::Todays);
                all.retain(|it| it.game == game);
                ranked(all)
            }
            ResultList::Apart => {
                let mut all = together(Group::Apart);
                all.retain(|it| it.game == game);
                crate::kernel::sort(&mut all, |one, other| other.ended < one.ended);
                all
            }
        }
    }
}

/// The results of one place; nothing while there are none.
#[component]
fn Results(ctx: AppContext, info: GameInfo, place: ResultList) -> impl IntoView {
    let results = Memo::new(move |_| {
        let mut found = place.results(ctx.hall.rows(), &info);
        found.truncate(SHOWN_MAX);
        found
    });
    let heading = place.heading();
    let heading = move || heading.get(ctx.lang.get());
    let row = move |it: Feat| view! { <Result ctx=ctx info=info feat=it/> };
    let list = move || {
        view! {
            <h3>{heading}</h3>
            <ol class="feats">
                {each_key(move || results.get(), row)}
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
    let marks = move || {
        let marks = feat.with_value(|it| words::marks(it, info.label.plain, lang.get()));
        Some(marks).filter(|it| !it.is_empty()).map(|it| view! { <p class="feat-marks">{it}</p> })
    };
    let day = move || feat.with_value(|it| words::challenge_of(&it.today, lang.get()));
    let day = move || day().map(|it| view! { <p class="hint">{it}</p> });
    let ended = move || with(|it, lang| clock::date(it.ended, lang.locale()));
    let seed = feat.with_value(|it| it.seed.clone());
    let id = feat.with_value(|it| it.id.clone());
    let link = move || {
        ctx.saves.is_here(&id).then(|| {
            let href = format!("#play/{id}");
            let select = message!(lang.get(), "watch-match");
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
                {marks}
                {day}
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

/// The seats at a table of several, with the results.
pub fn table_words(feat: &Feat, lang: Lang) -> String {
    if feat.is_solo() {
        return String::new();
    }
    let is_only = feat.is_against_computers();
    let name = |(idx, it): (usize, &crate::shell::store::hall::Achieved)| {
        let name = words::kept_name(idx + 1, (&it.name, it.is_person, is_only), lang);
        let total = number(it.total);
        let total = if it.is_out { message!(lang, "hall-out", total = &total) } else { total };
        (it.rank, format!("{}. {name}: {total}", it.rank))
    };
    let mut names: Vec<(u8, String)> = feat.seats.iter().enumerate().map(name).collect();
    sort(&mut names, |one, other| one.0 < other.0);
    names.into_iter().map(|(_, it)| it).collect::<Vec<_>>().join(" · ")
}

/// The code of a seed; pressed, it is copied.
#[component]
fn SeedCode(ctx: AppContext, seed: String) -> impl IntoView {
    let lang = ctx.lang;
    let label = {
        let seed = seed.clone();
        move || message!(lang.get(), "hall-copy-seed", seed = &seed)
    };
    let shown = seed.clone();
    let copy = move |_| {
        browser::clipboard::copy(&seed, move |is_copied| {
            let said = if is_copied { text!("copied") } else { text!("not-copied") };
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
