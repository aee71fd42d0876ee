//! The page around a table.

use leptos::ev;
use leptos::prelude::*;

use super::curtain::Curtain;
use super::deleted::DeletedDialog;
use super::ending::Ending;
use super::frame::LeftLine;
use super::header::Header;
use super::interruption::Interruption;
use super::lines_dialog::LinesDialog;
use super::log_panel::LogPanel;
use super::narration::Passage;
use super::rulebook::drawer::RulesDrawer;
use super::seats_dialog::SeatsDialog;
use super::share::{Parcel, ShareDialog};
use super::watching::{Recap, Watching};
use super::{Command, Desk, Frame, Way, words};
use crate::browser;
use crate::kernel::Level;
use crate::kernel::record::Fault;
use crate::parts::{Button, LiveRegion, Weight};

/// What is unfolded above the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    Menu,
    Score,
    Log,
    Lines,
    Share,
    Seats,
}

/// The table: header, seats, the room, and what unfolds above it. While the curtain is up none of
/// it is on the page.
#[component]
pub fn TablePage(
    desk: Desk,
    frame: Memo<Frame>,
    log: Memo<Vec<Passage>>,
    lines: Memo<Vec<LeftLine>>,
    levels: &'static [Level],
    said: Signal<(u32, String)>,
    /// Whether computers have played for longer than goes without saying.
    is_waiting: Signal<bool>,
    room: Callback<(), AnyView>,
    command: Callback<Command>,
    parcel: Callback<(), Parcel>,
) -> impl IntoView {
    let panel = RwSignal::new(None::<Panel>);
    let game = frame.read_untracked().game;
    heed_keys(desk, command);
    Effect::new(move |_| browser::page::set_title(&frame.with(title_of)));
    let curtain = Memo::new(move |_| frame.read().curtain.clone());
    let is_up = move || curtain.read().is_some();
    let reveal = move |()| {
        // What one person unfolded is not for the next.
        panel.set(None);
        command.run(Command::Reveal);
    };
    let table = move || view! { <Room room=room/> };
    let look_back =
        move |ply| desk.go.run(Way::Replay(frame.read_untracked().id.clone(), Some(ply)));
    let covered = move || {
        let name = Signal::derive(move || curtain.get().unwrap_or_default());
        view! { <Curtain desk=desk name=name on_reveal=Callback::new(reveal)/> }
    };
    view! {
        <div class="table">
            <LiveRegion said=said/>
            <Show when=move || !is_up() fallback=covered>
                <Header desk=desk frame=frame panel=panel command=command/>
                <Interruption desk=desk frame=frame command=command/>
                <LogPanel desk=desk log=log panel=panel on_line=look_back/>
                <LinesDialog desk=desk frame=frame lines=lines panel=panel command=command/>
                <SeatsDialog desk=desk frame=frame levels=levels panel=panel command=command/>
                <Recap desk=desk frame=frame command=command/>
                {table()}
                <Watching desk=desk frame=frame is_long=is_waiting command=command/>
                <Ending desk=desk frame=frame panel=panel command=command/>
                <ShareDialog desk=desk panel=panel parcel=parcel/>
                <DeletedDialog desk=desk frame=frame command=command/>
                <RulesDrawer desk=desk game=game/>
            </Show>
        </div>
    }
}

/// What the tab is called at this moment of a match.
fn title_of(frame: &Frame) -> String {
    format!("{} · {} · Undercroft", frame.title, frame.moment)
}

/// The room itself. It takes the focus, so that keys and screen readers begin there.
#[component]
pub(super) fn Room(room: Callback<(), AnyView>) -> impl IntoView {
    Effect::new(|_| browser::page::focus("#room"));
    view! { <main class="room" id="room" tabindex="-1">{room.run(())}</main> }
}

/// The keys of the table, for as long as the table is open.
fn heed_keys(desk: Desk, command: Callback<Command>) {
    let heed = move |event: ev::KeyboardEvent| {
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
        let has_letter_keys = desk.manner.get_untracked().has_letter_keys;
        let wish = match (event.code().as_str(), has_ctrl, event.shift_key()) {
            ("KeyZ", true, false) => Command::Undo,
            ("KeyZ", true, true) | ("KeyY", true, false) => Command::Redo,
            (_, false, _) if !has_letter_keys => return,
            ("KeyU", false, false) => Command::Undo,
            ("KeyU", false, true) => Command::Redo,
            ("KeyR", false, false) => Command::Repeat,
            ("KeyC", false, false) => Command::TellChoices,
            ("KeyS", false, false) => Command::TellScore,
            _ => return,
        };
        event.prevent_default();
        command.run(wish);
    };
    let handle = window_event_listener(ev::keydown, heed);
    on_cleanup(move || handle.remove());
}

/// Says why a match cannot be opened, and what became of it.
#[component]
pub fn CannotOpen(
    desk: Desk,
    fault: Fault,
    /// Whether it was set aside.
    is_aside: bool,
) -> impl IntoView {
    let title = move || words::CANNOT_OPEN.get(desk.lang.get());
    let why = move || words::fault(&fault, desk.lang.get());
    let after = if is_aside { words::SET_ASIDE } else { words::LEFT_ALONE };
    let then = move || after.get(desk.lang.get());
    let look = Signal::derive(move || words::LOOK_AT_ASIDE.get(desk.lang.get()).to_owned());
    let look =
        is_aside.then(|| view! { <Button label=look on_press=move || desk.go.run(Way::Aside)/> });
    let label = Signal::derive(move || words::BACK.get(desk.lang.get()).to_owned());
    view! {
        <main class="sheet is-narrow grain">
            <h1>{title}</h1>
            <p>{why}</p>
            <p>{then}</p>
            <div class="menu">
                <Button
                    label=label
                    weight=Weight::Main
                    on_press=move || desk.go.run(Way::Shelf)
                />
                {look}
            </div>
        </main>
    }
}
