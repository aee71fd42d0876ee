//! The slim header of a table, and the menu behind it.

use leptos::prelude::*;

use super::cues::switches::CueSwitches;
use super::panel::Panel;
use super::score::{LookingIn, ScoreTable};
use super::watching::PaceControl;
use super::{rival, share};
use crate::browser;
use crate::kernel::{Text, number};
use crate::parts::{Button, ButtonName, Dialog, Enabled, Icon, IconButton, Look, Notice, aria};
use crate::shell::app_context::AppContext;
use crate::shell::model::history::UndoRule;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, TableModel};
use crate::shell::words;

/// Back, game, moment, seed, live score, undo and redo, the log, the menu.
#[component]
pub fn Header(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let title = move || model.read().title;
    let venue = move || model.read().venue.map(|it| view! { <small>" · " {it}</small> });
    let can_undo = Signal::derive(move || model.read().no_undo.is_none());
    let no_undo = Signal::derive(move || {
        model.read().no_undo.map(|it| it.get(ctx.lang.get()).to_owned()).unwrap_or_default()
    });
    let can_redo = Signal::derive(move || model.read().can_redo);
    let can_ask = Signal::derive(move || model.with(no_hint).is_none());
    let say_no_hint = Signal::derive(move || {
        model.with(no_hint).map(|it| it.get(ctx.lang.get()).to_owned()).unwrap_or_default()
    });
    let toggle = move |it: Panel| it.toggle(panel);
    let leave = move || ctx.go.run(Route::Shelf);
    view! {
        <header class="bar">
            <IconButton label=say(words::BACK) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} {venue}</h1>
            <MomentLine model=model/>
            <SeedChip ctx=ctx model=model/>
            <ScoreButton ctx=ctx model=model panel=panel/>
            <IconButton
                label=ButtonName::with_keys(say(words::UNDO), "U Control+Z")
                icon="undo"
                enabled=Enabled::or_explained(can_undo, no_undo)
                on_press=move || command.run(Command::Undo)
            />
            <IconButton
                label=ButtonName::with_keys(say(words::REDO), "Shift+U Control+Shift+Z")
                icon=Look::of_class("redo", "is-redo")
                enabled=Enabled::or_explained(can_redo, say(words::NO_REDO))
                on_press=move || command.run(Command::Redo)
            />
            <IconButton
                label=ButtonName::with_keys(say(words::HINT), "H")
                icon=Look::of_class("bulb", "is-hint")
                enabled=Enabled::or_explained(can_ask, say_no_hint)
                unfolded=Panel::Hint.is_open(panel)
                on_press=move || toggle_hint(ctx, model, panel)
            />
            <IconButton
                label=say(words::LOG)
                icon=Look::of_class("scroll", "is-log")
                unfolded=Panel::Log.is_open(panel)
                on_press=move || toggle(Panel::Log)
            />
            <IconButton
                label=say(words::MENU)
                icon="menu"
                unfolded=Panel::Menu.is_open(panel)
                on_press=move || toggle(Panel::Menu)
            />
        </header>
    }
}

/// Why nobody can ask for a hint now; none while somebody can.
pub(super) fn no_hint(model: &TableModel) -> Option<Text> {
    match model.asker.seat {
        Some(_) => None,
        None if model.is_over => Some(words::NO_HINT_AT_END),
        None => Some(words::NO_HINT_NOW),
    }
}

/// Unfolds the hint or folds it away, or tells why there is none now.
pub(super) fn toggle_hint(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
) {
    match model.with_untracked(no_hint) {
        Some(why) if panel.get_untracked() != Some(Panel::Hint) => {
            ctx.notices.show(Notice::brief(why.get(ctx.lang.get_untracked()).to_owned()));
        }
        Some(_) | None => Panel::Hint.toggle(panel),
    }
}

/// Where the match stands; on a small screen with the code of its seed below.
#[component]
pub(super) fn MomentLine(model: Memo<TableModel>) -> impl IntoView {
    let moment = move || model.read().moment.clone();
    let seed = Memo::new(move |_| model.read().seed.clone());
    view! {
        <div class="bar-now">
            <p class="bar-moment">{moment}</p>
            <code>{seed}</code>
        </div>
    }
}

/// The total of the seat at the device; shows where it comes from.
#[component]
pub(super) fn ScoreButton(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
) -> impl IntoView {
    let is_open = Panel::Score.is_open(panel);
    let total = move || number(model.read().total);
    // The number is seen, so it is part of the name, whatever became of the hero; what stands in brackets would not count.
    let label = move || {
        let words = model.with(|it| words::score_of(&it.total_words, ctx.lang.get()));
        if words.split([' ', ',']).any(|it| it == total()) {
            words
        } else {
            format!("{words}, {}", total())
        }
    };
    let is_out = move || model.read().is_out;
    view! {
        <button
            type="button"
            class="score-button"
            class:is-out=is_out
            aria-label=label
            title=label
            aria-expanded=move || aria(is_open.get())
            on:click=move |_| Panel::Score.toggle(panel)
        >
            <Icon name="crown"/>
            <b>{total}</b>
        </button>
    }
}

/// The code of the seed, with a button that copies it.
#[component]
pub(super) fn SeedChip(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let name = move || words::SEED.get(ctx.lang.get());
    let seed = Memo::new(move |_| model.read().seed.clone());
    let label = Signal::derive(move || words::COPY.get(ctx.lang.get()).to_owned());
    let copy = move || {
        browser::clipboard::copy(&seed.read_untracked(), move |is_copied| {
            let said = if is_copied { words::COPIED } else { words::NOT_COPIED };
            let lang = ctx.lang.try_get_untracked().unwrap_or_default();
            ctx.notices.show(Notice::brief(said.get(lang).to_owned()));
        });
    };
    view! {
        <p class="seed">
            <span>{name}</span>
            <code>{seed}</code>
            <IconButton label=label icon="copy" on_press=copy/>
        </p>
    }
}

/// What does not fit into the header.
#[component]
pub(super) fn Menu(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let title = Signal::derive(move || model.read().title.to_owned());
    let open = move || panel.get() == Some(Panel::Menu);
    let close = move || panel.update(|now| *now = now.filter(|it| *it != Panel::Menu));
    let moment = move || model.read().moment.clone();
    let meaning = move || words::SEED_MEANING.get(ctx.lang.get());
    let of_edition = Memo::new(move |_| model.read().edition);
    let edition = move || {
        let (edition, lang) = (of_edition.get(), ctx.lang.get());
        let since = words::mended_since(edition, lang);
        [Some(words::edition(edition, lang)), since]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let is_covered = move || model.with(|it| it.has_rival && !it.is_over);
    let covered = move || is_covered().then(|| rival::words::COVERED.get(ctx.lang.get()));
    let show = move |it: Panel| panel.set(Some(it));
    let hint = move || toggle_hint(ctx, model, panel);
    let leave = move |way: Route| ctx.go.run(way);
    let replay = move || leave(Route::Replay(model.read_untracked().id.clone(), None));
    let is_study = move || model.read().undo == UndoRule::Study;
    let is_shared = move || model.with(|it| 1 < it.seats.len() && !it.is_over);
    let is_on = move || model.with(|it| !it.is_over);
    let pace = move || {
        view! {
            <p class="pace-row">
                <span>{say(words::PACE)}</span>
                <PaceControl ctx=ctx command=command/>
            </p>
        }
    };
    let read = move || {
        panel.set(None);
        ctx.read_rules(None);
    };
    view! {
        <Dialog title=title open=Signal::derive(open) on_close=close>
            <p class="hint">{moment}</p>
            <SeedChip ctx=ctx model=model/>
            <p class="hint">{meaning}</p>
            <p class="hint">{edition}</p>
            <p class="hint">{covered}</p>
            <Show when=is_on>{pace()}</Show>
            <div class="menu">
                <Show when=is_on>
                    <Button label=say(words::HINT) icon="bulb" on_press=hint/>
                </Show>
                <Button label=say(words::LOG) icon="scroll" on_press=move || show(Panel::Log)/>
                <Button label=say(words::SCORE) icon="crown" on_press=move || show(Panel::Score)/>
                <Show when=is_study>
                    <Button label=say(words::LINES) icon="undo" on_press=move || show(Panel::Lines)/>
                </Show>
                <Show when=is_shared>
                    <Button
                        label=say(words::WHO_PLAYS)
                        icon="person"
                        on_press=move || show(Panel::Seats)
                    />
                </Show>
                <Button label=say(words::REPLAY) icon="replay" on_press=replay/>
                <Button
                    label=say(share::words::SHARE)
                    icon="share"
                    on_press=move || show(Panel::Share)
                />
                <Button label=say(words::RULES) icon="book" on_press=read/>
                <CueSwitches ctx=ctx/>
                <Button
                    label=say(words::SETTINGS)
                    icon="gear"
                    on_press=move || leave(Route::Settings)
                />
                <Button label=say(words::BACK) icon="arrow-left" on_press=move || leave(Route::Shelf)/>
            </div>
        </Dialog>
    }
}

/// The score if the match ended now, line by line.
#[component]
pub(super) fn ScoreDialog(
    ctx: AppContext,
    model: Memo<TableModel>,
    looking_in: LookingIn,
    panel: RwSignal<Option<Panel>>,
) -> impl IntoView {
    let title = Signal::derive(move || words::SCORE_NOW.get(ctx.lang.get()).to_owned());
    let open = move || panel.get() == Some(Panel::Score);
    let close = move || panel.update(|now| *now = now.filter(|it| *it != Panel::Score));
    view! {
        <Dialog title=title open=Signal::derive(open) on_close=close>
            <ScoreTable ctx=ctx model=model looking_in=looking_in/>
        </Dialog>
    }
}
