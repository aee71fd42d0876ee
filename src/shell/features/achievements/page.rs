//! The page of a game's achievements, and of the best results with each member of its cast.

use leptos::prelude::*;

use super::store::{Deed, bearers, best_with, finished_with};
use super::words;
use crate::browser::address;
use crate::kernel::achievements::{AchievementInfo, Cast};
use crate::kernel::{Choice, Lang, message, text};
use crate::parts::{Icon, IconButton};
use crate::shell::features::stamps::Album;
use crate::shell::kit::app_context::AppContext;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
use crate::shell::store::hall::groups::earning;
use crate::shell::words::messages;

/// All achievements of a game, earned or not, and what was best with each member of its cast.
#[component]
pub fn AchievementsPage(
    ctx: AppContext,
    info: GameInfo,
    achievements: &'static [AchievementInfo],
) -> impl IntoView {
    let title = move || {
        let lang = ctx.lang.get();
        message!(lang, "achievements-of", game = info.label.title.get(lang))
    };
    // Results with house rules and expansions have achievements of their own, once there are any.
    let has_others = Memo::new(move |_| {
        let others = earning(ctx.hall.rows(), info.label.plain, false);
        others.iter().any(|it| it.game == info.label.id)
    });
    let others = move || {
        view! {
            <h2 class="honours-apart">{ctx.text(text!("achievements-otherwise"))}</h2>
            <AchievementsOf ctx=ctx info=info achievements=achievements is_plain=false/>
        }
    };
    let apart = (!info.label.plain.is_empty())
        .then(|| view! { <p class="hint">{ctx.text(text!("achievements-apart"))}</p> });
    view! {
        <main class="sheet hall grain">
            <header class="sheet-head">
                <IconButton
                    label=ctx.text(text!("back"))
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{title}</h1>
            </header>
            <Album ctx=ctx/>
            <h2 class="honours-apart">{ctx.text(text!("achievements"))}</h2>
            <p class="hint">{ctx.text(text!("achievements-hint"))}</p>
            {apart}
            <AchievementsOf ctx=ctx info=info achievements=achievements is_plain=true/>
            <Show when=move || has_others.get()>{others()}</Show>
        </main>
    }
}

/// All achievements, and the best results, without house rules and expansions or with any.
#[component]
fn AchievementsOf(
    ctx: AppContext,
    info: GameInfo,
    achievements: &'static [AchievementInfo],
    is_plain: bool,
) -> impl IntoView {
    let share = move || {
        let feats = earning(ctx.hall.rows(), info.label.plain, is_plain);
        message!(
            ctx.lang.get(),
            "achievements-share",
            n = n_earned(&feats, &info, achievements),
            of = achievements.len()
        )
    };
    let row = move |it: &'static AchievementInfo| {
        view! { <AchievementInfoRow ctx=ctx info=info achievement=it is_plain=is_plain/> }
    };
    let rows = achievements.iter().map(row).collect_view();
    let best = move |cast| {
        view! { <BestWithEach ctx=ctx info=info cast=cast is_plain=is_plain/> }
    };
    view! {
        <p class="headline">{share}</p>
        <ul class="honours">{rows}</ul>
        {info.cast.map(best)}
    }
}

/// Counts the achievements of a game that anybody has earned in some results.
pub fn n_earned(feats: &[Feat], info: &GameInfo, achievements: &[AchievementInfo]) -> usize {
    let is_earned = |it: &&AchievementInfo| !bearers(feats, info.label.id, it.key).is_empty();
    achievements.iter().filter(is_earned).count()
}

/// One achievement: what it takes, and who has earned it, or how far it has come.
#[component]
fn AchievementInfoRow(
    ctx: AppContext,
    info: GameInfo,
    achievement: &'static AchievementInfo,
    is_plain: bool,
) -> impl IntoView {
    let lang = ctx.lang;
    let feats = move || earning(ctx.hall.rows(), info.label.plain, is_plain);
    let is_earned = move || !bearers(&feats(), info.label.id, achievement.key).is_empty();
    let icon = Signal::derive(move || if is_earned() { "medal" } else { "lock" });
    let state = move || state_words(&feats(), &info, achievement, lang.get());
    view! {
        <li class:is-earned=is_earned>
            <Icon name=icon/>
            <div>
                <h2>{move || achievement.name.get(lang.get())}</h2>
                <p>{move || achievement.how.get(lang.get())}</p>
                <p class="hint">{state}</p>
            </div>
        </li>
    }
}

fn state_words(
    feats: &[Feat],
    info: &GameInfo,
    achievement: &AchievementInfo,
    lang: Lang,
) -> String {
    let bearers = bearers(feats, info.label.id, achievement.key);
    if !bearers.is_empty() {
        return words::earned(&bearers, lang);
    }
    let Some(cast) = info.cast.filter(|_| !achievement.each.is_empty()) else {
        return message!(lang, "achievements-not-yet").to_owned();
    };
    let done = finished_with(feats, info.label.id);
    let is_missing = |it: &&Choice| achievement.each.contains(&it.key) && !done.contains(it.key);
    let members = (cast.members)();
    let missing: Vec<&str> =
        members.iter().filter(is_missing).map(|it| it.name.get(lang)).collect();
    let n = achievement.each.len();
    message!(
        lang,
        "achievements-so-far",
        n = n - missing.len(),
        of = n,
        missing = &missing.join(", ")
    )
}

/// The best result with each member of the cast, and those that nobody has finished a match with.
#[component]
fn BestWithEach(
    ctx: AppContext,
    info: GameInfo,
    cast: &'static Cast,
    is_plain: bool,
) -> impl IntoView {
    let heading = move || cast.heading.get(ctx.lang.get());
    let feats = move || earning(ctx.hall.rows(), info.label.plain, is_plain);
    let rows = move || {
        let (feats, lang) = (feats(), ctx.lang.get());
        let row = |it: Choice| {
            let best = best_with(&feats, info.label.id, it.key)?;
            Some(best_row(ctx, &info, it.name.get(lang), &best))
        };
        (cast.members)().into_iter().filter_map(row).collect_view()
    };
    let none = move || {
        let (feats, lang) = (feats(), ctx.lang.get());
        let done = finished_with(&feats, info.label.id);
        let n_members = if is_plain { cast.n_plain } else { usize::MAX };
        let members = (cast.members)().into_iter().take(n_members);
        let members = members.filter(|it| !done.contains(it.key));
        let names: Vec<&str> = members.map(|it| it.name.get(lang)).collect();
        match (done.is_empty(), names.is_empty()) {
            (true, _) => message!(lang, "achievements-no-results").to_owned(),
            (false, true) => String::new(),
            (false, false) => message!(lang, "achievements-none-with", names = &names.join(", ")),
        }
    };
    view! {
        <h2>{heading}</h2>
        <ul class="feats">{rows}</ul>
        <p class="hint">{none}</p>
    }
}

/// The total, with what, by whom, when, and the way to the match if it is still here.
fn best_row(ctx: AppContext, info: &GameInfo, name: &'static str, best: &Deed<'_>) -> AnyView {
    let lang = ctx.lang.get();
    let total = (info.total)(best.seat.total, lang);
    let told = words::who_and_when(best, lang);
    let id = &best.feat.id;
    let link = ctx.saves.is_here(id).then(|| {
        let select = message!(lang, "watch-match");
        view! { <a href=format!("#play/{id}")>{select}</a> }
    });
    view! {
        <li>
            <b class="feat-total">{total}</b>
            <div>
                <p>{name}</p>
                <p class="feat-facts hint"><span>{told}</span> {link}</p>
            </div>
        </li>
    }
    .into_any()
}
