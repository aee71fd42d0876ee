//! The page of a lesson: its card, the stage and the board.

use leptos::prelude::*;

use super::spotlight::{Light, Spotlight};
use super::words;
use crate::browser;
use crate::kernel::Text;
use crate::parts::{Button, Icon, IconButton, LiveRegion, Weight, outline_of};
use crate::shell::app_context::AppContext;
use crate::shell::model::episode::Episode;
use crate::shell::model::lesson::{LessonModel, LessonWish};
use crate::shell::model::table_model::TableModel;
use crate::shell::pages::board_area::BoardArea;
use crate::shell::pages::explaining::Explaining;
use crate::shell::pages::rulebook::drawer::RulesDrawer;
use crate::shell::pages::stage::Stage;

/// What the page knows of the lesson, and whom it tells.
#[derive(Clone, Copy)]
pub struct Teacher {
    pub lesson: Memo<LessonModel>,
    /// How many actions lead to what is seen.
    pub ply: Memo<usize>,
    /// What is on stage.
    pub episode: RwSignal<Option<Episode>>,
    pub wish: Callback<LessonWish>,
}

/// The lesson: card, stage and board; at its last step what has been learnt.
#[component]
pub fn LessonPage(
    ctx: AppContext,
    model: Memo<TableModel>,
    teacher: Teacher,
    said: Signal<(u32, String)>,
    board: Callback<(), AnyView>,
) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let title = Memo::new(move |_| model.read().title);
    Effect::new(move |_| {
        let learn = words::LEARN.get(ctx.lang.get());
        browser::page::set_title(&format!("{learn} · {} · Undercroft", title.read()));
    });
    let game = model.read_untracked().game;
    let is_over = Memo::new(move |_| lesson.read().learnt.is_some());
    let light = Light {
        step: Memo::new(move |_| lesson.with(|it| (it.number, it.looks.clone()))),
        ply: teacher.ply,
        n_wrong: Memo::new(move |_| lesson.read().n_wrong),
        nth: RwSignal::new(0),
        on_last: Callback::new(move |()| {
            if lesson.read_untracked().is_looking {
                wish.run(LessonWish::Skip);
            }
        }),
    };
    let end = move || is_over.get().then(|| view! { <End ctx=ctx teacher=teacher/> });
    let spotlight = move || (!is_over.get()).then(|| view! { <Spotlight light=light/> });
    view! {
        <div class="table is-lesson">
            <LiveRegion said=said/>
            <div class="lesson-top">
                <Card ctx=ctx title=title teacher=teacher light=light/>
                <Stage episode=teacher.episode/>
            </div>
            {end}
            <BoardArea title=Signal::derive(move || title.get().to_owned()) board=board/>
            {spotlight}
            <RulesDrawer ctx=ctx game=game/>
            <Explaining ctx=ctx game=game model=model/>
        </div>
    }
}

/// What is to be done, and why something else is not.
#[component]
fn Card(
    ctx: AppContext,
    title: Memo<&'static str>,
    teacher: Teacher,
    light: Light,
) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let say = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    let step = move || {
        let (number, n_steps) = lesson.with(|it| (it.number, it.n_steps));
        words::step(number, n_steps, ctx.lang.get())
    };
    let words = move || lesson.read().words.clone();
    let wrong = Memo::new(move |_| lesson.read().wrong.clone());
    let wrong = move || {
        let words = wrong.get()?;
        Some(view! {
            <p class="lesson-wrong">
                <Icon name="warning"/>
                <span><b>{say(words::WRONG)} ". "</b> {words}</span>
            </p>
        })
    };
    let can_go_back = Signal::derive(move || lesson.read().can_go_back);
    let is_over = Memo::new(move |_| lesson.read().learnt.is_some());
    let is_looking = Memo::new(move |_| lesson.read().is_looking && !is_over.get());
    let next = move || {
        let skip = move || wish.run(LessonWish::Skip);
        is_looking.get().then(|| {
            view! { <Button label=say(words::NEXT) weight=Weight::Main on_press=skip/> }
        })
    };
    let ways = move || {
        let skip = move || wish.run(LessonWish::Skip);
        (!is_over.get()).then(|| {
            view! {
                <IconButton
                    label=say(words::SHOW_ME)
                    icon="eye"
                    on_press=move || light.show()
                />
                <IconButton label=say(words::SKIP) icon="chevron-right" on_press=skip/>
            }
        })
    };
    let number = move || {
        let (number, n_steps) = lesson.with(|it| (it.number, it.n_steps));
        format!("{number}/{n_steps}")
    };
    view! {
        <section class="lesson-card grain" class:is-over=is_over aria-label=step>
            <header>
                <IconButton
                    label=say(words::LEAVE)
                    icon="close"
                    on_press=move || wish.run(LessonWish::Leave)
                />
                <h1>{move || title.get()}</h1>
                <b class="lesson-number" aria-hidden="true">{number}</b>
                <IconButton
                    label=say(words::BACK)
                    icon="chevron-left"
                    enabled=can_go_back
                    on_press=move || wish.run(LessonWish::Back)
                />
                {ways}
            </header>
            <div class="lesson-words">
                <p>{words}</p>
                {next}
            </div>
            {wrong}
        </section>
    }
}

/// What has been learnt, and where to go from here.
#[component]
fn End(ctx: AppContext, teacher: Teacher) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let say = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    let learnt = move || {
        let line = |(symbol, words): (String, String)| {
            let outline = move || outline_of(&symbol);
            view! {
                <li>
                    <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
                        <path d=outline></path>
                    </svg>
                    <span>{words}</span>
                </li>
            }
        };
        let learnt = lesson.with(|it| it.learnt.clone());
        learnt.unwrap_or_default().into_iter().map(line).collect_view()
    };
    Effect::new(|_| {
        browser::page::scroll_to_top();
        browser::page::focus(".lesson-end .is-main");
    });
    view! {
        <section class="lesson-end" aria-label=say(words::LEARNT)>
            <h2>{say(words::LEARNT)}</h2>
            <ul>{learnt}</ul>
            <div class="menu">
                <Button
                    label=say(words::OWN_GAME)
                    weight=Weight::Main
                    on_press=move || wish.run(LessonWish::OwnGame)
                />
                <Button
                    label=say(words::AGAIN)
                    icon="replay"
                    on_press=move || wish.run(LessonWish::Again)
                />
                <Button
                    label=say(words::TO_SHELF)
                    icon="arrow-left"
                    on_press=move || wish.run(LessonWish::Leave)
                />
            </div>
        </section>
    }
}
