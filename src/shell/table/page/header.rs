//! The slim header of a table, and the menu behind it.

use crate::kernel::{message, text};
use leptos::prelude::*;

use super::watching::PaceControl;
use crate::parts::{Button, ButtonName, Dialog, Enabled, IconButton, Look};
use crate::shell::features::cues::switches::CueSwitches;
use crate::shell::features::hint::ask::{no_hint, toggle_hint};
use crate::shell::features::score::dialog::ScoreButton;
use crate::shell::kit::bar::{MomentLine, SeedChip};
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Played, PlayedParts, Shown, ShownParts};
use crate::shell::model::history::UndoRule;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::Command;
use crate::shell::words::{self, messages};

/// Back, game, moment, seed, live score, undo and redo, the log, the menu.
#[component]
pub fn Header(played: Played) -> impl IntoView {
    let PlayedParts { shown, command, .. } = *played;
    let ShownParts { ctx, model, panel, .. } = *shown;
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
            <IconButton label=ctx.text(text!("back")) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} {venue}</h1>
            <MomentLine model=model/>
            <SeedChip shown=shown/>
            <ScoreButton shown=shown/>
            <IconButton
                label=ButtonName::with_keys(ctx.text(text!("undo")), "U Control+Z")
                icon="undo"
                enabled=Enabled::or_explained(can_undo, no_undo)
                on_press=move || command.run(Command::Undo)
            />
            <IconButton
                label=ButtonName::with_keys(ctx.text(text!("redo")), "Shift+U Control+Shift+Z")
                icon=Look::of_class("redo", "is-redo")
                enabled=Enabled::or_explained(can_redo, ctx.text(text!("no-redo")))
                on_press=move || command.run(Command::Redo)
            />
            <IconButton
                label=ButtonName::with_keys(ctx.text(text!("hint")), "H")
                icon=Look::of_class("bulb", "is-hint")
                enabled=Enabled::or_explained(can_ask, say_no_hint)
                unfolded=Panel::Hint.is_open(panel)
                on_press=move || toggle_hint(shown)
            />
            <IconButton
                label=ctx.text(text!("log"))
                icon=Look::of_class("scroll", "is-log")
                unfolded=Panel::Log.is_open(panel)
                on_press=move || toggle(Panel::Log)
            />
            <IconButton
                label=ctx.text(text!("menu"))
                icon="menu"
                unfolded=Panel::Menu.is_open(panel)
                on_press=move || toggle(Panel::Menu)
            />
        </header>
    }
}

/// The facts about the match in its menu: the moment, the seed, the edition.
fn of_match(shown: Shown) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *shown;
    let moment = move || model.read().moment.clone();
    let meaning = move || message!(ctx.lang.get(), "seed-meaning");
    let of_edition = Memo::new(move |_| model.read().edition);
    let edition = move || {
        let (edition, lang) = (of_edition.get(), ctx.lang.get());
        let since = words::mended_since(edition, lang);
        [Some(message!(lang, "edition", number = edition.number.number())), since]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let is_covered = move || model.with(|it| it.has_rival && !it.is_over);
    let covered = move || is_covered().then(|| message!(ctx.lang.get(), "rival-covered"));
    view! {
        <p class="hint">{moment}</p>
        <SeedChip shown=shown/>
        <p class="hint">{meaning}</p>
        <p class="hint">{edition}</p>
        <p class="hint">{covered}</p>
    }
}

/// The rest that does not fit into the header.
#[component]
pub fn Menu(played: Played) -> impl IntoView {
    let PlayedParts { shown, command, .. } = *played;
    let ShownParts { ctx, model, panel, .. } = *shown;
    let title = Signal::derive(move || model.read().title.to_owned());
    let open = Panel::Menu.is_open(panel);
    let close = move || Panel::Menu.fold(panel);
    let show = move |it: Panel| panel.set(Some(it));
    let hint = move || toggle_hint(shown);
    let leave = move |way: Route| ctx.go.run(way);
    let replay = move || leave(Route::Replay(model.read_untracked().id.clone(), None));
    let is_study = move || model.read().undo == UndoRule::Study;
    let is_shared = move || model.with(|it| 1 < it.seats.len() && !it.is_over);
    let is_on = move || model.with(|it| !it.is_over);
    let read = move || {
        panel.set(None);
        ctx.read_rules(None);
    };
    view! {
        <Dialog title=title open=open on_close=close>
            {move || of_match(shown)}
            <Show when=is_on>
                <p class="pace-row">
                    <span>{ctx.text(text!("pace"))}</span>
                    <PaceControl ctx=ctx command=command/>
                </p>
            </Show>
            <div class="menu">
                <Show when=is_on>
                    <Button label=ctx.text(text!("hint")) icon="bulb" on_press=hint/>
                </Show>
                <Button label=ctx.text(text!("log")) icon="scroll" on_press=move || show(Panel::Log)/>
                <Button label=ctx.text(text!("score")) icon="crown" on_press=move || show(Panel::Score)/>
                <Show when=is_study>
                    <Button label=ctx.text(text!("lines")) icon="undo" on_press=move || show(Panel::Lines)/>
                </Show>
                <Show when=is_shared>
                    <Button
                        label=ctx.text(text!("who-plays"))
                        icon="person"
                        on_press=move || show(Panel::Seats)
                    />
                </Show>
                <Button label=ctx.text(text!("replay")) icon="replay" on_press=replay/>
                <Button
                    label=ctx.text(text!("share"))
                    icon="share"
                    on_press=move || show(Panel::Share)
                />
                <Button label=ctx.text(text!("rules")) icon="book" on_press=read/>
                <CueSwitches ctx=ctx/>
                <Button
                    label=ctx.text(text!("settings"))
                    icon="gear"
                    on_press=move || leave(Route::Settings)
                />
                <Button label=ctx.text(text!("back")) icon="arrow-left" on_press=move || leave(Route::Shelf)/>
            </div>
        </Dialog>
    }
}
