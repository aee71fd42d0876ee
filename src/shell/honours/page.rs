//! The page of a game's honours, and of the best results with each member of its cast.

use leptos::prelude::*;

use super::{Deed, bearers, best_with, finished_with, words};
use crate::browser::address;
use crate::kernel::honours::{Cast, Honour};
use crate::kernel::{Choice, Lang, Text};
use crate::parts::{Icon, IconButton};
use crate::shell::hall::{Feat, kept_apart};
use crate::shell::{Desk, Facts};

/// All honours of a game, earned or not, and what was best with each member of its cast.
#[component]
pub fn HonoursPage(desk: Desk, facts: Facts) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let title = move || {
        let lang = desk.lang.get();
        words::honours_of(facts.label.title.get(lang), lang)
    };
    // Results with house rules and expansions have honours of their own, once there are any.
    let has_others = Memo::new(move |_| {
        let others = kept_apart(desk.hall.rows(), facts.label.plain, false);
        others.iter().any(|it| it.game == facts.label.id)
    });
    let others = move || {
        view! {
            <h2 class="honours-apart">{say(words::OTHERWISE)}</h2>
            <HonoursOf desk=desk facts=facts is_plain=false/>
        }
    };
    let apart =
        (!facts.label.plain.is_empty()).then(|| view! { <p class="hint">{say(words::APART)}</p> });
    view! {
        <main class="sheet hall grain">
            <header class="sheet-head">
                <IconButton
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{title}</h1>
            </header>
            <p class="hint">{say(words::HINT)}</p>
            {apart}
            <HonoursOf desk=desk facts=facts is_plain=true/>
            <Show when=move || has_others.get()>{others()}</Show>
        </main>
    }
}

/// All honours, and the best results, without house rules and expansions or with any.
#[component]
fn HonoursOf(desk: Desk, facts: Facts, is_plain: bool) -> impl IntoView {
    let share = move || {
        let n_earned = n_earned(&desk.hall.rows(), &facts, is_plain);
        words::share(n_earned, facts.honours.len(), desk.lang.get())
    };
    let row = move |it: &'static Honour| {
        view! { <HonourRow desk=desk facts=facts honour=it is_plain=is_plain/> }
    };
    let rows = facts.honours.iter().map(row).collect_view();
    let best = move |cast| {
        view! { <BestWithEach desk=desk facts=facts cast=cast is_plain=is_plain/> }
    };
    view! {
        <p class="headline">{share}</p>
        <ul class="honours">{rows}</ul>
        {facts.cast.map(best)}
    }
}

/// How many honours of a game were earned by anybody.
pub fn n_earned(feats: &[Feat], facts: &Facts, is_plain: bool) -> usize {
    let feats = kept_apart(feats.to_vec(), facts.label.plain, is_plain);
    let is_earned = |it: &&Honour| !bearers(&feats, facts.label.id, it.key).is_empty();
    facts.honours.iter().filter(is_earned).count()
}

/// One honour: what it takes, and who has earned it, or how far it has come.
#[component]
fn HonourRow(desk: Desk, facts: Facts, honour: &'static Honour, is_plain: bool) -> impl IntoView {
    let lang = desk.lang;
    let feats = move || kept_apart(desk.hall.rows(), facts.label.plain, is_plain);
    let is_earned = move || !bearers(&feats(), facts.label.id, honour.key).is_empty();
    let icon = Signal::derive(move || if is_earned() { "medal" } else { "lock" });
    let state = move || state_words(&feats(), &facts, honour, lang.get());
    view! {
        <li class:is-earned=is_earned>
            <Icon name=icon/>
            <div>
                <h2>{move || honour.name.get(lang.get())}</h2>
                <p>{move || honour.how.get(lang.get())}</p>
                <p class="hint">{state}</p>
            </div>
        </li>
    }
}

fn state_words(feats: &[Feat], facts: &Facts, honour: &Honour, lang: Lang) -> String {
    let bearers = bearers(feats, facts.label.id, honour.key);
    if !bearers.is_empty() {
        return words::earned(&bearers, lang);
    }
    let Some(cast) = facts.cast.filter(|_| !honour.each.is_empty()) else {
        return words::NOT_YET.get(lang).to_owned();
    };
    let done = finished_with(feats, facts.label.id);
    let is_missing = |it: &&Choice| honour.each.contains(&it.key) && !done.contains(it.key);
    let members = (cast.members)();
    let missing: Vec<&str> =
        members.iter().filter(is_missing).map(|it| it.name.get(lang)).collect();
    let n = honour.each.len();
    words::so_far(n - missing.len(), n, &missing, lang)
}

/// The best result with each member of the cast, and those that nobody has finished a match with.
#[component]
fn BestWithEach(desk: Desk, facts: Facts, cast: &'static Cast, is_plain: bool) -> impl IntoView {
    let heading = move || cast.heading.get(desk.lang.get());
    let feats = move || kept_apart(desk.hall.rows(), facts.label.plain, is_plain);
    let rows = move || {
        let (feats, lang) = (feats(), desk.lang.get());
        let row = |it: Choice| {
            let best = best_with(&feats, facts.label.id, it.key)?;
            Some(best_row(desk, &facts, it.name.get(lang), &best))
        };
        (cast.members)().into_iter().filter_map(row).collect_view()
    };
    let none = move || {
        let (feats, lang) = (feats(), desk.lang.get());
        let done = finished_with(&feats, facts.label.id);
        let n_members = if is_plain { cast.n_plain } else { usize::MAX };
        let members = (cast.members)().into_iter().take(n_members);
        let members = members.filter(|it| !done.contains(it.key));
        let names: Vec<&str> = members.map(|it| it.name.get(lang)).collect();
        match (done.is_empty(), names.is_empty()) {
            (true, _) => words::NO_RESULTS.get(lang).to_owned(),
            (false, true) => String::new(),
            (false, false) => words::none_with(&names, lang),
        }
    };
    view! {
        <h2>{heading}</h2>
        <ul class="feats">{rows}</ul>
        <p class="hint">{none}</p>
    }
}

/// The total, with what, by whom, when, and the way to the match if it is still here.
fn best_row(desk: Desk, facts: &Facts, name: &'static str, best: &Deed<'_>) -> AnyView {
    let lang = desk.lang.get();
    let total = (facts.total)(best.seat.total, lang);
    let told = words::who_and_when(best, lang);
    let id = &best.feat.id;
    let link = desk.saves.entries().iter().any(|it| it.id == *id).then(|| {
        let look = words::LOOK_AT_MATCH.get(lang);
        view! { <a href=format!("#play/{id}")>{look}</a> }
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
