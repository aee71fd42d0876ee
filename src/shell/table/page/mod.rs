//! The page around a table.

pub mod curtain;
pub mod deleted;
pub mod folded;
pub mod header;
pub mod interruption;
pub mod lines_dialog;
pub mod seats_dialog;
pub mod watching;

use leptos::ev;
use leptos::prelude::*;

use self::curtain::Curtain;
use self::folded::{DevicesLoading, Spot, Unfolding};
use self::header::Header;
use self::interruption::Interruption;
use self::watching::{ShownFirst, Watching};
use crate::browser;
use crate::parts::{LiveRegion, effect};
use crate::shell::features::hint::ask::toggle_hint;
use crate::shell::kit::board_area::{BoardArea, table_class};
use crate::shell::kit::panel::announce;
use crate::shell::kit::shown::{Played, PlayedParts, Shown, ShownParts};
use crate::shell::model::table_model::{Command, TableModel};

/// The table: header, seats, the room, and what unfolds around it. While the curtain is up none of
/// it is on the page.
#[component]
pub fn TablePage(
    played: Played,
    /// True if computers have played for longer than goes without saying.
    is_waiting: Signal<bool>,
    /// The progress of the computer that thinks; empty where nothing was said of it.
    so_far: Signal<String>,
    board: Callback<(), AnyView>,
) -> impl IntoView {
    let PlayedParts { shown, command, .. } = *played;
    let ShownParts { ctx, model, panel, said, .. } = *shown;
    announce(ctx, panel, said);
    on_keys(shown, command);
    effect(move || browser::page::set_title(&model.with(title_of)));
    let curtain = Memo::new(move |_| model.read().curtain.clone());
    let is_up = move || curtain.read().is_some();
    let reveal = move |()| {
        // What one person unfolded is not for the next.
        panel.set(None);
        command.run(Command::Reveal);
    };
    let title = Signal::derive(move || model.read().title.to_owned());
    let table = move || view! { <BoardArea title=title board=board/> };
    let unfolding = expect_context::<Unfolding>();
    unfolding.attend(played);
    let (beside, above) = (unfolding.at(played, Spot::Beside), unfolding.at(played, Spot::Above));
    let devices = expect_context::<DevicesLoading>().at(played);
    let covered = move || {
        let name = Signal::derive(move || curtain.get().unwrap_or_default());
        let why = Signal::derive(move || model.read().summons.clone());
        view! { <Curtain ctx=ctx name=name summons=why on_reveal=Callback::new(reveal)/> }
    };
    view! {
        <div class=table_class(model.read_untracked().game)>
            <LiveRegion said=said/>
            <Show when=move || !is_up() fallback=covered>
                <Header played=played/>
                {devices}
                <Interruption played=played/>
                {beside}
                {table()}
                <ShownFirst played=played/>
                <Watching played=played is_long=is_waiting so_far=so_far/>
                {above}
            </Show>
        </div>
    }
}

/// The title of the tab at this moment of a match.
fn title_of(model: &TableModel) -> String {
    format!("{} · {} · Undercroft", model.title, model.moment)
}

/// The keys of the table, for as long as the table is open.
fn on_keys(shown: Shown, command: Callback<Command>) {
    let on_key = move |event: ev::KeyboardEvent| {
        // A key that is held presses a button once.
        if event.repeat() && event.key() == "Enter" && !browser::page::is_typing() {
            return event.prevent_default();
        }
        if event.default_prevented()
            || browser::page::is_typing()
            || browser::dialog::is_any_open()
            || event.alt_key()
        {
            return;
        }
        let has_ctrl = event.ctrl_key() || event.meta_key();
        let has_letter_keys = shown.ctx.preferences.get_untracked().has_letter_keys;
        let wish = match (event.code().as_str(), has_ctrl, event.shift_key()) {
            ("KeyZ", true, false) => Command::Undo,
            ("KeyZ", true, true) | ("KeyY", true, false) => Command::Redo,
            (_, false, _) if !has_letter_keys => return,
            ("KeyU", false, false) => Command::Undo,
            ("KeyU", false, true) => Command::Redo,
            ("KeyR", false, false) => Command::Repeat,
            ("KeyC", false, false) => Command::AnnounceChoices,
            ("KeyS", false, false) => Command::AnnounceScore,
            ("KeyH", false, false) => {
                event.prevent_default();
                return toggle_hint(shown);
            }
            _ => return,
        };
        event.prevent_default();
        command.run(wish);
    };
    let handle = window_event_listener(ev::keydown, on_key);
    on_cleanup(move || handle.remove());
}
