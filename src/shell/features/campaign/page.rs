//! The page of a game's campaigns, and their place in the hall.

use leptos::prelude::*;

use super::begin::create_match_chapter;
use super::form::CampaignForm;
use super::words;
use crate::browser::{clock, page};
use crate::kernel::campaign::Scenario;
use crate::kernel::{Lang, message, sort, text};
use crate::parts::{Button, IconButton, Notice, Weight, each_key};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::store::campaign::{Campaign, Chapter};
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// The campaigns that are being played, and the beginning of another one.
#[component]
pub fn CampaignsPage(ctx: AppContext, info: GameInfo) -> impl IntoView {
    let title = move || {
        message!(ctx.lang.get(), "campaigns-of", game = info.label.title.get(ctx.lang.get()))
    };
    let running = Memo::new(move |_| campaigns(ctx, &info, false));
    let card = move |it: Campaign| view! { <CampaignCard ctx=ctx info=info campaign=it/> };
    let form = info
        .campaign_set
        .map(|campaign_set| view! { <CampaignForm ctx=ctx info=info campaign_set=campaign_set/> });
    view! {
        <main class="sheet campaigns grain">
            <header class="sheet-head">
                <IconButton
                    label=ctx.text(text!("back"))
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{title}</h1>
            </header>
            <p class="hint">{ctx.text(text!("campaign-hint"))}</p>
            {each_key(move || running.get(), card)}
            <FinishedCampaigns ctx=ctx info=info/>
            {form}
        </main>
    }
}

/// The campaigns of a game that are over, or those that are not, the last begun first.
fn campaigns(ctx: AppContext, info: &GameInfo, is_over: bool) -> Vec<Campaign> {
    let is_sought = |it: &Campaign| {
        let scenario = it.scenario(info).filter(|_| it.game == info.label.id);
        scenario.is_some_and(|scenario| it.present(scenario).is_none() == is_over)
    };
    let mut found: Vec<Campaign> = ctx.campaigns.rows().into_iter().filter(is_sought).collect();
    sort(&mut found, |one, other| other.begun < one.begun);
    found
}

/// The name of a scenario in `lang`.
fn name_of(scenario: Option<&'static Scenario>, lang: Lang) -> &'static str {
    scenario.map(|it| it.name.get(lang)).unwrap_or_default()
}

/// A campaign that is being played: its chapters, its sums, and the way on.
#[component]
fn CampaignCard(ctx: AppContext, info: GameInfo, campaign: Campaign) -> impl IntoView {
    let scenario = campaign.scenario(&info);
    let n_chapters = scenario.map_or(0, |it| it.chapters.len());
    let campaign = StoredValue::new(campaign);
    let name = move || name_of(scenario, ctx.lang.get());
    let team = move || campaign.with_value(|it| team_words(it, ctx.lang.get()));
    let sums = move || {
        let lang = ctx.lang.get();
        let sums = campaign.with_value(|it| sums_words(it, lang));
        (!sums.is_empty()).then(|| message!(lang, "campaign-sum", sums = &sums))
    };
    let chapter = move |nth| {
        view! { <ChapterRow ctx=ctx info=info campaign=campaign nth=nth/> }
    };
    let label = Signal::derive(move || {
        let lang = ctx.lang.get();
        message!(lang, "campaign-abandon", name = name_of(scenario, lang))
    });
    let leave = move || leave(ctx, name(), campaign.get_value());
    view! {
        <section class="campaign">
            <header>
                <h2>{name}</h2>
                <IconButton label=label icon="trash" on_press=leave/>
            </header>
            <p class="hint">{team}</p>
            <ol>{(0..n_chapters).map(chapter).collect_view()}</ol>
            <p>{sums}</p>
        </section>
    }
}

/// Takes a campaign away, for a while to be put back; its matches stay.
fn leave(ctx: AppContext, name: &str, campaign: Campaign) {
    let lang = ctx.lang.get_untracked();
    ctx.note(ctx.campaigns.strike(&campaign.id));
    let put_back = move || ctx.note(ctx.campaigns.put(campaign.clone()));
    let notice = Notice::brief(message!(lang, "campaign-abandoned", name = name));
    ctx.notices.show(notice.with_remedy(message!(lang, "undo-removal").to_owned(), put_back));
    // The button that was pressed is gone.
    page::find_focus("h1");
}

/// One chapter: its result, or the way to its table.
#[component]
fn ChapterRow(
    ctx: AppContext,
    info: GameInfo,
    campaign: StoredValue<Campaign>,
    nth: usize,
) -> impl IntoView {
    let scenario = campaign.with_value(|it| it.scenario(&info));
    let name = move || scenario.map(|it| words::chapter_name(it, nth, &info, ctx.lang.get()));
    let chapter = campaign.with_value(|it| it.chapters.get(nth).cloned());
    let present = scenario.and_then(|it| campaign.with_value(|campaign| campaign.present(it)));
    let is_kept = chapter.as_ref().is_some_and(|it| ctx.saves.is_here(&it.id));
    let state = match chapter {
        Some(it) if it.is_over() => {
            let totals = words::totals(it.scores.iter().map(|score| score.total));
            view! { <b>{totals}</b> }.into_any()
        }
        Some(it) if is_kept => {
            view! { <OpenChapter ctx=ctx info=info campaign=campaign id=it.id/> }.into_any()
        }
        Some(_) | None if present == Some(nth) => {
            view! { <PlayChapter ctx=ctx info=info campaign=campaign is_main=true/> }.into_any()
        }
        Some(_) | None => ().into_any(),
    };
    view! {
        <li>
            <span>{name}</span>
            {state}
        </li>
    }
}

/// A chapter that was begun: go on with it, or play it anew.
#[component]
fn OpenChapter(
    ctx: AppContext,
    info: GameInfo,
    campaign: StoredValue<Campaign>,
    id: String,
) -> impl IntoView {
    let label = ctx.text(text!("campaign-go-on-chapter"));
    let go_on = move || ctx.go.run(Route::Match(id.clone()));
    view! {
        <span class="chapter-acts">
            <Button label=label weight=Weight::Main on_press=go_on/>
            <PlayChapter ctx=ctx info=info campaign=campaign is_main=false/>
        </span>
    }
}

/// The button that lays the table of the present chapter.
#[component]
fn PlayChapter(
    ctx: AppContext,
    info: GameInfo,
    campaign: StoredValue<Campaign>,
    is_main: bool,
) -> impl IntoView {
    let words = if is_main { text!("play") } else { text!("campaign-chapter-anew") };
    let label = Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let create_match = move || campaign.with_value(|it| create_match_chapter(ctx, &info, it));
    let play = move || {
        ctx.sit_down(ctx.go, create_match);
    };
    let weight = if is_main { Weight::Main } else { Weight::Plain };
    view! { <Button label=label weight=weight on_press=play/> }
}

/// The campaigns of a game that were played to their end; nothing while there are none.
#[component]
pub fn FinishedCampaigns(
    ctx: AppContext,
    info: GameInfo,
    /// True if they stand under the heading of their game.
    #[prop(optional)]
    is_within: bool,
) -> impl IntoView {
    let finished = Memo::new(move |_| campaigns(ctx, &info, true));
    let heading = move || message!(ctx.lang.get(), "campaign-finished");
    let row = move |it: Campaign| view! { <Finished ctx=ctx info=info campaign=it/> };
    let title = move || match is_within {
        true => view! { <h3>{heading}</h3> }.into_any(),
        false => view! { <h2>{heading}</h2> }.into_any(),
    };
    let list = move || {
        view! {
            {title()}
            <ul class="feats">
                {each_key(move || finished.get(), row)}
            </ul>
        }
    };
    view! { <Show when=move || !finished.read().is_empty()>{list()}</Show> }
}

/// A campaign that was played to its end: its sums, who won, their heroes, each chapter's totals.
#[component]
fn Finished(ctx: AppContext, info: GameInfo, campaign: Campaign) -> impl IntoView {
    let lang = ctx.lang;
    let scenario = campaign.scenario(&info);
    let campaign = StoredValue::new(campaign);
    let with =
        move |read: fn(&Campaign, Lang) -> String| campaign.with_value(|it| read(it, lang.get()));
    let name = move || name_of(scenario, lang.get());
    let totals = move || with(|it, _| words::totals(it.sums().0.iter().map(|(_, sum)| *sum)));
    let ended = move || with(|it, lang| clock::date(it.ended(), lang.locale()));
    let team = move || with(team_words);
    let sums = move || with(sums_words);
    view! {
        <li>
            <b class="feat-total">{totals}</b>
            <div>
                <p>{name}</p>
                <p>{sums}</p>
                <p class="hint">{team}</p>
                <p class="feat-facts hint">{ended}</p>
            </div>
        </li>
    }
}

/// The players, their mode, and the names of their heroes.
pub fn team_words(campaign: &Campaign, lang: Lang) -> String {
    let names = campaign.shown_names(lang);
    let heroes = campaign.heroes.iter().map(|it| {
        it.iter().filter(|name| !name.is_empty()).cloned().collect::<Vec<_>>().join(", ")
    });
    let is_alone = names.len() == 1;
    let team = |(name, heroes): (String, String)| match (is_alone, heroes.is_empty()) {
        (true, _) => heroes,
        (false, true) => name,
        (false, false) => format!("{name} ({heroes})"),
    };
    let teams = names.into_iter().zip(heroes).map(team).filter(|it| !it.is_empty());
    let has_computers = !campaign.players.is_empty();
    let mode = words::campaign_mode(campaign.names.len(), has_computers, lang);
    [mode.to_owned()].into_iter().chain(teams).collect::<Vec<_>>().join(" · ")
}

/// The sum of every seat, chapter by chapter, and who is ahead or has won.
pub fn sums_words(campaign: &Campaign, lang: Lang) -> String {
    if !campaign.chapters.iter().any(Chapter::is_over) {
        return String::new();
    }
    let names = campaign.shown_names(lang);
    let (sums, winners) = campaign.sums();
    let sum = |(seat, sum): (crate::kernel::Seat, &i32)| {
        let of = |it: &Chapter| it.scores.get(seat.idx()).map(|score| score.total);
        let totals: Vec<i32> = campaign.chapters.iter().filter_map(of).collect();
        let words = words::chapter_sum(&totals, *sum);
        if names.len() == 1 { words } else { format!("{}: {words}", names[seat.idx()]) }
    };
    let mut said: Vec<String> = sums.iter().map(sum).collect();
    if 1 < names.len() {
        let first: Vec<String> = winners.iter().map(|it| names[it.idx()].clone()).collect();
        said.push(message!(lang, "campaign-first", names = &first.join(", ")));
    }
    said.join(" · ")
}
