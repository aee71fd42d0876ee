//! The page of a lesson: its card, the stage and the board.

use leptos::prelude::*;

use super::model::{LessonModel, LessonWish, Seen};
use super::spotlight::{Light, Spotlight};
use crate::browser;
use crate::browser::pointing::Ear;
use crate::kernel::{Text, message, text};
use crate::parts::{Button, Icon, LiveRegion, Weight, aria, effect, outline_of};
use crate::shell::features::explain::Explaining;
use crate::shell::features::rulebook::drawer::RulesDrawer;
use crate::shell::features::stage::Stage;
use crate::shell::features::stamps;
use crate::shell::features::stamps::model::Stamp;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::board_area::BoardArea;
use crate::shell::model::episode::Episode;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// The page's knowledge of the lesson, and those whom it tells.
#[derive(Clone, Copy)]
pub struct Teacher {
    pub lesson: Memo<LessonModel>,
    /// The things to tap next, as selectors.
    pub next_tap: Memo<Option<Vec<String>>>,
    /// True, as the page leaves it, if the last touch of it only went on from what was on stage.
    pub is_watching: StoredValue<bool>,
    /// The episode on stage.
    pub episode: RwSignal<Option<Episode>>,
    pub wish: Callback<LessonWish>,
}

/// The lesson: card, stage and board; at its last step what one can do now, in place of both; before its first, where it
/// goes on from another one, that one.
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
    effect(move || {
        let learn = message!(ctx.lang.get(), "lesson-learn");
        browser::page::set_title(&format!("{learn} · {} · Undercroft", title.read()));
    });
    watch_the_stage(teacher);
    let game = model.read_untracked().game;
    let part = Memo::new(move |_| lesson.with(Part::of));
    let is_over = Memo::new(move |_| lesson.read().learnt.is_some());
    effect(move || {
        if is_over.get() {
            stamps::give(ctx, Stamp::Lesson);
        }
    });
    let light = Light {
        lesson,
        next_tap: teacher.next_tap,
        seen: RwSignal::new(Seen::default()),
        on_last: Callback::new(move |()| wish.run(LessonWish::Skip)),
    };
    let at_work = move || view! { <BoardArea title=Signal::derive(move || title.get().to_owned()) board=board/> <Spotlight light=light/> };
    let page = move || match part.get() {
        Part::Offer => view! { <Offer ctx=ctx teacher=teacher/> }.into_any(),
        Part::Board => at_work().into_any(),
        Part::End => view! { <End ctx=ctx teacher=teacher/> }.into_any(),
    };
    let card = move || {
        let is_at_work = part.get() == Part::Board;
        is_at_work.then(|| view! { <Card ctx=ctx title=title teacher=teacher light=light/> })
    };
    view! {
        <div class="table is-lesson">
            <LiveRegion said=said/>
            <div class="lesson-top" class:is-bare=move || part.get() != Part::Board>
                {card}
                <Stage episode=teacher.episode/>
            </div>
            {page}
            <RulesDrawer ctx=ctx game=game/>
            <Explaining ctx=ctx game=game model=model/>
        </div>
    }
}

/// The part that the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The lesson that this one goes on from is offered.
    Offer,
    Board,
    End,
}

impl Part {
    fn of(lesson: &LessonModel) -> Part {
        match (&lesson.before, &lesson.learnt) {
            (Some(_), _) => Part::Offer,
            (None, None) => Part::Board,
            (None, Some(_)) => Part::End,
        }
    }
}

/// Notes of each touch and each key whether something is on stage, which it ends.
fn watch_the_stage(teacher: Teacher) {
    let note = move |_| {
        let is_on_stage = teacher.episode.try_with_untracked(Option::is_some).unwrap_or_default();
        let _ = teacher.is_watching.try_set_value(is_on_stage);
    };
    let ears = ["pointerdown", "keydown"].map(|kind| Ear::new(kind, note));
    StoredValue::new_local(ears);
}

/// The task, and the reason why something else does not fit.
#[component]
fn Card(
    ctx: AppContext,
    title: Memo<&'static str>,
    teacher: Teacher,
    light: Light,
) -> impl IntoView {
    let lesson = teacher.lesson;
    let step = move || {
        let (number, n_steps) = lesson.with(|it| (it.number, it.n_steps));
        message!(ctx.lang.get(), "lesson-step", n = number, of = n_steps)
    };
    let words = move || lesson.read().words.clone();
    view! {
        <section class="lesson-card grain" aria-label=step>
            <h1 class="only-read">{move || title.get()}</h1>
            <Ways ctx=ctx teacher=teacher light=light/>
            <div class="lesson-words">
                <p>{words}</p>
                <Beside ctx=ctx teacher=teacher/>
            </div>
            <Answer ctx=ctx teacher=teacher/>
        </section>
    }
}

/// Which step it is, and the ways to another one.
#[component]
fn Ways(ctx: AppContext, teacher: Teacher, light: Light) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let number = move || {
        let (number, n_steps) = lesson.with(|it| (it.number, it.n_steps));
        format!("{number}/{n_steps}")
    };
    let go = move |to: LessonWish| Callback::new(move |()| wish.run(to));
    let can_go_back = Signal::derive(move || lesson.read().can_go_back);
    let show = Callback::new(move |()| light.show());
    view! {
        <header>
            <b class="lesson-number" aria-hidden="true">{number}</b>
            <Way
                ctx=ctx
                name=[text!("lesson-back"), text!("go-back")]
                enabled=can_go_back
                on_press=go(LessonWish::Back)
            />
            <Way ctx=ctx name=[text!("lesson-show-me"), text!("lesson-show-me-short")] on_press=show/>
            <Way ctx=ctx name=[text!("lesson-skip"), text!("lesson-skip-short")] on_press=go(LessonWish::Skip)/>
            <Way ctx=ctx name=[text!("lesson-leave"), text!("lesson-leave-short")] on_press=go(LessonWish::Leave)/>
        </header>
    }
}

/// A button with a short word on it, and a longer name for those who listen.
#[component]
fn Way(
    ctx: AppContext,
    /// The whole name, and the short word.
    name: [Text; 2],
    #[prop(optional, into, default = Signal::stored(true))] enabled: Signal<bool>,
    on_press: Callback<()>,
) -> impl IntoView {
    let [label, word] = name.map(|it| move || it.get(ctx.lang.get()));
    let press = move |_| {
        if enabled.get_untracked() {
            on_press.run(());
        }
    };
    let is_disabled = move || aria(!enabled.get());
    view! {
        <button
            type="button"
            class="lesson-way"
            aria-label=label
            title=label
            aria-disabled=is_disabled
            on:click=press
        >
            {word}
        </button>
    }
}

/// The button beside the words: to the next step, where nothing is done in this one.
#[component]
fn Beside(ctx: AppContext, teacher: Teacher) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let is_looking = Memo::new(move |_| lesson.with(|it| it.is_looking));
    let skip = move || wish.run(LessonWish::Skip);
    let next = move || view! { <Button label=ctx.text(text!("lesson-next")) weight=Weight::Main on_press=skip/> };
    view! { <Show when=move || is_looking.get()>{next()}</Show> }
}

/// The answer to what was tried last, if it did not fit.
#[component]
fn Answer(ctx: AppContext, teacher: Teacher) -> impl IntoView {
    let wrong = Memo::new(move |_| teacher.lesson.read().tried.wrong.clone());
    let wrong = move || {
        let words = wrong.get()?;
        Some(view! {
            <p class="lesson-wrong">
                <Icon name="warning"/>
                <span><b>{ctx.text(text!("lesson-wrong"))} ". "</b> {words}</span>
            </p>
        })
    };
    let is_hasty = Memo::new(move |_| teacher.lesson.read().tried.is_hasty);
    let watch = move || {
        is_hasty.get().then(|| view! { <p class="lesson-watch"><Icon name="eye"/> <span>{ctx.text(text!("lesson-watch"))}</span></p> })
    };
    view! { {wrong} {watch} }
}

/// The lesson that this one goes on from, for a learner who has not done it.
#[component]
fn Offer(ctx: AppContext, teacher: Teacher) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
    let words = move || lesson.with(|it| it.before.clone());
    effect(|| browser::page::focus(".lesson-end .is-main"));
    let go = move |to: LessonWish| Callback::new(move |()| wish.run(to));
    view! {
        <main class="lesson-end sheet grain">
            <h1>{ctx.text(text!("lesson-one-before"))}</h1>
            <p>{words}</p>
            <div class="menu">
                <Button
                    label=ctx.text(text!("lesson-before"))
                    weight=Weight::Main
                    on_press=go(LessonWish::Before)
                />
                <Button label=ctx.text(text!("lesson-all-the-same")) on_press=go(LessonWish::AllTheSame)/>
                <Button label=ctx.text(text!("back")) on_press=go(LessonWish::Leave)/>
            </div>
        </main>
    }
}

/// The things one can do now, and the ways on from here.
#[component]
fn End(ctx: AppContext, teacher: Teacher) -> impl IntoView {
    let Teacher { lesson, wish, .. } = teacher;
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
    let last = move || lesson.with(|it| it.words.clone());
    let go = move |to: LessonWish| Callback::new(move |()| wish.run(to));
    effect(|| {
        browser::page::scroll_to_top();
        browser::page::focus(".lesson-end .is-main");
    });
    view! {
        <main class="lesson-end sheet grain">
            <p class="lesson-last">{last}</p>
            <h1>{ctx.text(text!("lesson-learnt"))}</h1>
            <ul>{learnt}</ul>
            <div class="menu">
                <Button
                    label=ctx.text(text!("lesson-own-game"))
                    weight=Weight::Main
                    on_press=go(LessonWish::OwnGame)
                />
                <Button label=ctx.text(text!("lesson-again")) on_press=go(LessonWish::Again)/>
                <Button label=ctx.text(text!("back")) on_press=go(LessonWish::Leave)/>
            </div>
        </main>
    }
}
