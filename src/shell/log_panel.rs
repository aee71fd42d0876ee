//! What happened, in sentences, under the headings of rounds.

use leptos::prelude::*;

use super::narration::{Passage, Sentence};
use super::page::Panel;
use super::{Desk, words};
use crate::parts::IconButton;

/// The log, folded away until it is asked for. It stays open beside the game.
#[component]
pub fn LogPanel(
    desk: Desk,
    log: Memo<Vec<Passage>>,
    panel: RwSignal<Option<Panel>>,
    /// Called with the number of actions after which the line that was pressed was true.
    #[prop(into)]
    on_line: Callback<usize>,
) -> impl IntoView {
    let is_open = move || panel.get() == Some(Panel::Log);
    let open = move || view! { <OpenLog desk=desk log=log panel=panel on_line=on_line/> };
    view! { <Show when=is_open>{open()}</Show> }
}

#[component]
fn OpenLog(
    desk: Desk,
    log: Memo<Vec<Passage>>,
    panel: RwSignal<Option<Panel>>,
    on_line: Callback<usize>,
) -> impl IntoView {
    let told = move |(_, it)| view! { <Told desk=desk passage=it on_line=on_line/> };
    let title = move || words::LOG.get(desk.lang.get());
    let close = Signal::derive(move || words::CLOSE.get(desk.lang.get()).to_owned());
    let nothing = move || words::NOTHING_YET.get(desk.lang.get());
    let nothing = move || log.read().is_empty().then(|| view! { <p class="hint">{nothing}</p> });
    // A passage that has grown or changed is another one: only the last ones ever do.
    let numbered = move || log.get().into_iter().enumerate();
    let key = |(number, it): &(usize, Passage)| (*number, it.clone());
    view! {
        <aside class="log grain" aria-label=title>
            <header class="dialog-head">
                <h2>{title}</h2>
                <IconButton label=close icon="close" on_press=move || panel.set(None)/>
            </header>
            // Turned over twice, so that the newest lines are in sight without any scrolling.
            <div class="log-lines" tabindex="0">
                <div>
                    {nothing}
                    <For each=numbered key=key children=told/>
                </div>
            </div>
        </aside>
    }
}

#[component]
fn Told(desk: Desk, passage: Passage, on_line: Callback<usize>) -> impl IntoView {
    let heading = passage.heading.map(|it| view! { <h3>{it}</h3> });
    let hint = move || words::SHOW_MOMENT.get(desk.lang.get());
    let line = |Sentence { ply, words, rule }| {
        let rule = rule.map(|rule| {
            let read = move |_| desk.read_rules(Some(rule));
            view! { <button type="button" class="log-rule" on:click=read>{rule}</button> }
        });
        view! {
            <li>
                <button
                    type="button"
                    class="log-line"
                    title=hint
                    on:click=move |_| on_line.run(ply)
                >
                    {words}
                </button>
                {rule}
            </li>
        }
    };
    let lines = passage.lines.into_iter().map(line).collect_view();
    view! {
        {heading}
        <ol>{lines}</ol>
    }
}
