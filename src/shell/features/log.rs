//! The log: events in sentences, under the headings of rounds.

use crate::kernel::{message, text};
use leptos::prelude::*;

use crate::browser;
use crate::kernel::log::{Log, Page, Passage, Sentence};
use crate::parts::{Icon, IconButton, each_key, effect, on_back};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::words::messages;

/// A line of the log: the number of its passage, and its own in there.
type LinePosition = (usize, usize);

/// The log, folded away until it is asked for. It stays open beside the game.
#[component]
pub fn LogPanel(
    shown: Shown,
    /// The number of actions taken by the moment that is shown. The line that was true then is marked, and kept in
    /// sight. None at a table, which shows the last.
    #[prop(optional, into)]
    here: Option<Signal<usize>>,
    /// Called with the number of actions after which the line that was pressed was true.
    #[prop(into)]
    on_line: Callback<usize>,
) -> impl IntoView {
    let is_open = Panel::Log.is_open(shown.panel);
    let close = Callback::new(move |()| shown.panel.set(None));
    on_back(is_open, close);
    let open = move || view! { <OpenLog shown=shown here=here on_line=on_line/> };
    view! { <Show when=move || is_open.get()>{open()}</Show> }
}

#[component]
fn OpenLog(shown: Shown, here: Option<Signal<usize>>, on_line: Callback<usize>) -> impl IntoView {
    let ShownParts { ctx, model, log, panel, .. } = *shown;
    let mark = here.map(|here| Memo::new(move |_| log.read().place_at(here.get())));
    if let Some(mark) = mark {
        // The line is marked by the time of the next frame.
        let show = || browser::page::show_within(".log [aria-current]");
        effect(move || {
            mark.track();
            request_animation_frame(show);
        });
    }
    let title = move || message!(ctx.lang.get(), "log");
    let close = ctx.text(text!("close"));
    let close_log = move || {
        panel.set(None);
        request_animation_frame(|| browser::page::find_focus(".bar .is-log"));
    };
    let words_for_nothing = move || message!(ctx.lang.get(), "nothing-yet");
    let last_page = Memo::new(move |_| log.read().last_page());
    let nothing = move || last_page.get().is_none();
    let nothing = move || nothing().then(|| view! { <p class="hint">{words_for_nothing}</p> });
    let pages = move || {
        last_page.track();
        log.with_untracked(|it| it.pages().collect::<Vec<_>>())
    };
    let hints = Memo::new(move |_| model.read().asker.asked.clone());
    let marks = Marks { here: mark, hints };
    let page = move |it| view! { <LogPage shown=shown page=it marks=marks on_line=on_line/> };
    view! {
        <aside class="log grain" aria-label=title>
            <header class="dialog-head">
                <h2>{title}</h2>
                <IconButton label=close icon="close" on_press=close_log/>
            </header>
            // Turned over twice, so that the newest lines are in sight without any scrolling.
            <div class="log-lines" tabindex="0">
                <div>
                    {nothing}
                    {each_key(pages, page)}
                </div>
            </div>
        </aside>
    }
}

/// The marks in a log.
#[derive(Clone, Copy)]
struct Marks {
    /// The line of the moment that is shown.
    here: Option<Memo<Option<LinePosition>>>,
    /// After how many actions hints were asked for: the lines that were true then say so.
    hints: Memo<Vec<u32>>,
}

impl Marks {
    /// The lines that were true when hints were asked for.
    fn hinted(self, log: &Log) -> Vec<LinePosition> {
        let line = |ply: &u32| log.place_at(*ply as usize);
        self.hints.with(|it| it.iter().filter_map(line).collect())
    }
}

/// Says that a hint was asked for here.
fn hint_mark(ctx: AppContext) -> impl IntoView {
    let words = move || message!(ctx.lang.get(), "hint-asked-here");
    view! { <span class="log-hint"><Icon name="bulb"/> {words}</span> }
}

/// Some passages, one below the other. Once there is no more to come they are not looked at again.
#[component]
fn LogPage(shown: Shown, page: Page, marks: Marks, on_line: Callback<usize>) -> impl IntoView {
    let ShownParts { ctx, log, .. } = *shown;
    let passages = move |log: &Log| {
        let hinted = marks.hinted(log);
        let told = |(number, it): (usize, &Passage)| {
            let lines = hinted.iter().filter(|it| it.0 == number).map(|it| it.1).collect();
            let told = ToldPassage { number, passage: it.clone(), hinted: lines };
            view! { <PassageView ctx=ctx told=told mark=marks.here on_line=on_line/> }
        };
        log.passages_of(page).map(told).collect_view()
    };
    move || {
        let is_full = log.with_untracked(|it| it.is_full(page));
        if is_full { log.with_untracked(passages) } else { log.with(passages) }
    }
}

/// A passage of a log, and its number in there.
struct ToldPassage {
    number: usize,
    passage: Passage,
    /// The lines at which hints were asked for.
    hinted: Vec<usize>,
}

/// A passage. What is still ahead of the marked line is paler.
#[component]
fn PassageView(
    ctx: AppContext,
    told: ToldPassage,
    mark: Option<Memo<Option<LinePosition>>>,
    on_line: Callback<usize>,
) -> impl IntoView {
    let ToldPassage { number, passage, hinted } = told;
    let heading = passage.heading.map(|it| view! { <h3>{it}</h3> });
    let hint = move || message!(ctx.lang.get(), "show-moment");
    let is_ahead =
        move || mark.is_some_and(|mark| mark.get().is_none_or(|(marked, _)| marked < number));
    // Only passages that the mark enters, leaves or moves through are told.
    let marked = Memo::new(move |_| {
        let (passage, line) = mark?.get()?;
        (passage == number).then_some(line)
    });
    let line = |(nth, Sentence { ply, words, rule })| {
        let current = move || (marked.get() == Some(nth)).then_some("true");
        let rule = rule.map(|rule| {
            let read = move |_| ctx.read_rules(Some(rule));
            view! { <button type="button" class="log-rule" on:click=read>{rule}</button> }
        });
        let asked_here = hinted.contains(&nth).then(|| hint_mark(ctx));
        view! {
            <li aria-current=current>
                <button
                    type="button"
                    class="log-line"
                    title=hint
                    on:click=move |_| on_line.run(ply)
                >
                    {words}
                </button>
                {asked_here}
                {rule}
            </li>
        }
    };
    let lines = passage.lines.into_iter().enumerate().map(line).collect_view();
    view! {
        <div class:is-ahead=is_ahead>
            {heading}
            <ol>{lines}</ol>
        </div>
    }
}
