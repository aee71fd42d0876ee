//! The page around a replay.

use leptos::prelude::*;

use super::controls::Controls;
use super::{Position, Source, Step};
use crate::browser;
use crate::kernel::Text;
use crate::kernel::record::Fault;
use crate::parts::{Button, IconButton, LiveRegion, Weight};
use crate::shell::header::{ScoreButton, ScoreDialog, SeedChip};
use crate::shell::log_panel::LogPanel;
use crate::shell::narration::Chapter;
use crate::shell::page::{Panel, Room, title_of};
use crate::shell::rulebook::drawer::RulesDrawer;
use crate::shell::seat_strip::SeatStrip;
use crate::shell::share::{self, Parcel, ShareDialog};
use crate::shell::{Desk, Frame, Way, words};

/// Header, where the match comes from, the room, and the controls below it.
#[component]
pub fn ReplayPage(
    desk: Desk,
    source: Source,
    frame: Memo<Frame>,
    log: Memo<Vec<Chapter>>,
    position: Memo<Position>,
    said: Signal<(u32, String)>,
    room: Callback<(), AnyView>,
    step: Callback<Step>,
    parcel: Callback<(), Parcel>,
) -> impl IntoView {
    let panel = RwSignal::new(None::<Panel>);
    let game = frame.read_untracked().game;
    Effect::new(move |_| browser::page::set_title(&frame.with(title_of)));
    let is_received = source == Source::Received;
    let proof = is_received.then(|| view! { <Proof desk=desk position=position/> });
    let seek = move |ply| step.run(Step::To(ply));
    view! {
        <div class="table is-replay">
            <LiveRegion said=said/>
            <ReplayHeader desk=desk source=source frame=frame panel=panel/>
            {proof}
            <SeatStrip desk=desk frame=frame/>
            <LogPanel desk=desk log=log panel=panel on_line=seek/>
            <Room room=room/>
            <Controls desk=desk frame=frame position=position step=step/>
            <ShareDialog desk=desk panel=panel parcel=parcel/>
            <RulesDrawer desk=desk game=game/>
        </div>
    }
}

/// Back, game, moment, seed, score, the log.
#[component]
fn ReplayHeader(
    desk: Desk,
    source: Source,
    frame: Memo<Frame>,
    panel: RwSignal<Option<Panel>>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let title = move || frame.read().title;
    let moment = move || frame.read().moment.clone();
    let toggle = move |it: Panel| panel.update(|now| *now = (*now != Some(it)).then_some(it));
    let (back, way) = match source {
        Source::Kept(id) => (words::TO_TABLE, Way::Match(id)),
        Source::Received => (words::BACK, Way::Shelf),
    };
    let leave = move || desk.go.run(way.clone());
    view! {
        <header class="bar">
            <IconButton label=say(back) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} " · " {say(words::REPLAY)}</h1>
            <p class="bar-moment">{moment}</p>
            <SeedChip desk=desk frame=frame/>
            <ScoreButton desk=desk frame=frame on_press=move || toggle(Panel::Score)/>
            <IconButton
                label=say(share::words::SHARE)
                icon="share"
                on_press=move || toggle(Panel::Share)
            />
            <IconButton
                label=say(words::LOG)
                icon="scroll"
                on_press=move || toggle(Panel::Log)
            />
        </header>
        <ScoreDialog desk=desk frame=frame panel=panel/>
    }
}

/// Says that a received match was replayed and proved.
#[component]
fn Proof(desk: Desk, position: Memo<Position>) -> impl IntoView {
    let words = move || words::verified(position.read().n_plies, desk.lang.get());
    view! {
        <p class="proof" role="status">
            <crate::parts::Icon name="check"/>
            <span>{words}</span>
        </p>
    }
}

/// Says why a received match cannot be shown, and that nothing was touched.
pub fn cannot_receive(desk: Desk, fault: Fault) -> AnyView {
    let title = move || words::CANNOT_RECEIVE.get(desk.lang.get());
    let why = move || words::link_fault(&fault, desk.lang.get());
    let then = move || words::NOTHING_TOUCHED.get(desk.lang.get());
    let label = Signal::derive(move || words::BACK.get(desk.lang.get()).to_owned());
    view! {
        <main class="sheet is-narrow">
            <h1>{title}</h1>
            <p>{why}</p>
            <p>{then}</p>
            <Button label=label weight=Weight::Main on_press=move || desk.go.run(Way::Shelf)/>
        </main>
    }
    .into_any()
}
