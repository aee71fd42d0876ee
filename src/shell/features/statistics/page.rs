//! The page of what all results of a box come to.

use leptos::prelude::*;

use super::panels::{Against, ByCast, ByNumber, Fortune, OverTime};
use super::store::Statistics;
use super::store::luck::AllLuck;
use crate::browser;
use crate::browser::address;
use crate::kernel::luck::LuckWords;
use crate::kernel::{Lang, Text, message, text};
use crate::parts::{Icon, IconButton};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::route::Route;
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// A box, and how its game speaks of luck.
#[derive(Clone, Copy)]
pub struct Counted {
    pub info: GameInfo,
    pub of_box: BoxInfo,
    pub luck: Option<LuckWords>,
}

/// The statistics of all results of a box.
#[component]
pub fn StatisticsPage(ctx: AppContext, counted: Counted) -> impl IntoView {
    let Counted { info, of_box, luck } = counted;
    let title = move || {
        let lang = ctx.lang.get();
        message!(lang, "statistics-of", game = of_box.label.title.get(lang))
    };
    let known = Memo::new(move |_| Statistics::of(&ctx.hall.rows(), &of_box));
    let fortune = Memo::new(move |_| AllLuck::of(&ctx.hall.rows(), &of_box));
    let is_any = Memo::new(move |_| !known.read().points.is_empty());
    let panels = move || {
        let luck = luck.map(|it| view! { <Fortune lang=ctx.lang words=it known=fortune/> });
        view! {
            <div class="stats-panels">
                <OverTime lang=ctx.lang known=known/>
                <ByCast lang=ctx.lang info=info known=known/>
                <ByNumber lang=ctx.lang known=known/>
                <Against lang=ctx.lang info=info known=known/>
                {luck}
            </div>
        }
    };
    let empty = move || view! { <Empty lang=ctx.lang of_box=of_box/> };
    view! {
        <main class="sheet stats grain">
            <header class="sheet-head">
                <IconButton label=ctx.text(text!("back")) icon="arrow-left" on_press=move || address::back_or("")/>
                <h1>{title}</h1>
            </header>
            <Boxes lang=ctx.lang boxes=(ctx.boxes)() of_box=of_box/>
            <Show when=move || is_any.get() fallback=empty>{panels()}</Show>
            <Ways lang=ctx.lang of_box=of_box/>
            <p class="hint">{ctx.text(text!("statistics-kept-here"))}</p>
        </main>
    }
}

/// The boxes of the shelf: this one, and the way to each other.
#[component]
fn Boxes(lang: Signal<Lang>, boxes: Vec<BoxInfo>, of_box: BoxInfo) -> impl IntoView {
    let way = move |it: BoxInfo| {
        let cover = browser::version::address(&format!("public/covers/{}.svg", it.label.id));
        let current = (it.label.id == of_box.label.id).then_some("page");
        let title = move || it.label.title.get(lang.get());
        view! {
            <li>
                <a href=Route::Statistics(it.label.id).href() aria-current=current title=title>
                    <img src=cover alt="" width="30" height="36"/>
                    <span>{title}</span>
                </a>
            </li>
        }
    };
    let label = move || message!(lang.get(), "statistics-box");
    view! {
        <nav class="stats-boxes" aria-label=label>
            <ul>{boxes.into_iter().map(way).collect_view()}</ul>
        </nav>
    }
}

/// Other places that tell results of the box.
#[component]
fn Ways(lang: Signal<Lang>, of_box: BoxInfo) -> impl IntoView {
    let way = move |route: Route, icon: &'static str, said: Text| {
        let said = move || said.get(lang.get());
        view! { <a class="button" href=route.href()><Icon name=icon/> <span>{said}</span></a> }
    };
    let achievements = of_box
        .label
        .has_achievements
        .then(|| way(Route::Achievements(of_box.game), "medal", text!("achievements")).into_any());
    view! {
        <p class="stats-ways">
            {way(Route::Days(of_box.label.id), "calendar", text!("challenges"))}
            {way(Route::Hall, "trophy", text!("hall"))}
            {achievements}
        </p>
    }
}

/// A sketch of what will be here, drawn with dashes, and the way to it.
#[component]
fn Empty(lang: Signal<Lang>, of_box: BoxInfo) -> impl IntoView {
    let say = move |it: Text| move || it.get(lang.get());
    let to_come = move || {
        message!(lang.get(), "statistics-to-come", game = of_box.label.title.get(lang.get()))
    };
    view! {
        <section class="stats-empty">
            <svg viewBox="0 0 560 130" aria-hidden="true">
                <path d="M40 104L520 34"></path>
                <circle cx="40" cy="110" r="7"></circle>
                <circle cx="120" cy="78" r="7"></circle>
                <circle cx="200" cy="96" r="7"></circle>
                <circle cx="280" cy="56" r="7"></circle>
                <circle cx="360" cy="68" r="7"></circle>
                <circle cx="440" cy="40" r="7"></circle>
                <circle cx="520" cy="28" r="7"></circle>
            </svg>
            <h2>{say(text!("statistics-nothing"))}</h2>
            <p>{to_come}</p>
            <p class="stats-ways">
                <a class="button is-main" href=Route::Quick(of_box.label.id).href()>
                    <Icon name="play"/> <span>{say(text!("play"))}</span>
                </a>
                <a class="button" href=Route::Lesson(of_box.label.id).href()>
                    <Icon name="book"/> <span>{say(text!("statistics-learn"))}</span>
                </a>
            </p>
            <p class="hint">
                {say(text!("statistics-elsewhere"))} " " <a href=Route::Copies.href()>{say(text!("statistics-open-file"))}</a>
            </p>
        </section>
    }
}
