//! The page around a replay.

use leptos::prelude::*;

use super::controls::Controls;
use super::{Handed, Position, Source, Step};
use crate::browser;
use crate::kernel::Text;
use crate::kernel::record::Fault;
use crate::parts::{Button, IconButton, LiveRegion, Weight};
use crate::shell::header::{MomentLine, ScoreButton, ScoreDialog, SeedChip};
use crate::shell::log_panel::LogPanel;
use crate::shell::narration::Passage;
use crate::shell::page::{Panel, Room};
use crate::shell::rulebook::drawer::RulesDrawer;
use crate::shell::share::{self, Parcel, ShareDialog};
use crate::shell::{Desk, Frame, Way, words};

/// Header, where the match comes from, the room, and the controls below it.
#[component]
pub fn ReplayPage(
    desk: Desk,
    source: Source,
    frame: Memo<Frame>,
    log: Memo<Vec<Passage>>,
    position: Memo<Position>,
    said: Signal<(u32, String)>,
    room: Callback<(), AnyView>,
    step: Callback<Step>,
    parcel: Callback<(), Parcel>,
) -> impl IntoView {
    let panel = RwSignal::new(None::<Panel>);
    let game = frame.read_untracked().game;
    // Not by the moment: naming a tab takes as long as drawing half a table.
    let title = Memo::new(move |_| {
        let replay = words::REPLAY.get(desk.lang.get());
        format!("{} · {replay} · Undercroft", frame.read().title)
    });
    Effect::new(move |_| browser::page::set_title(&title.read()));
    let proof = match source.clone() {
        Source::Kept(_) => None,
        Source::Received | Source::Beside => {
            Some(view! { <Proof desk=desk position=position/> }.into_any())
        }
        Source::Broken(fault) => Some(view! { <Limit desk=desk fault=fault/> }.into_any()),
    };
    let seek = move |ply| step.run(Step::To(ply));
    let here = Signal::derive(move || position.read().ply);
    let is_leap = Memo::new(move |_| position.read().is_leap);
    view! {
        <div class="table is-replay" class:is-leap=is_leap>
            <LiveRegion said=said/>
            <ReplayHeader desk=desk source=source frame=frame panel=panel/>
            {proof}
            <LogPanel desk=desk log=log panel=panel here=here on_line=seek/>
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
    let toggle = move |it: Panel| panel.update(|now| *now = (*now != Some(it)).then_some(it));
    let (back, way) = match source {
        Source::Kept(id) => (words::TO_TABLE, Some(Way::Match(id))),
        Source::Received | Source::Broken(_) => (words::BACK, Some(Way::Shelf)),
        Source::Beside => (words::GO_BACK, None),
    };
    let leave = move || match way.clone() {
        Some(way) => desk.go.run(way),
        None => browser::address::back_or(""),
    };
    view! {
        <header class="bar">
            <IconButton label=say(back) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} " · " {say(words::REPLAY)}</h1>
            <MomentLine frame=frame/>
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

/// Names the tab of a page where a match from elsewhere is met, and is not looked at yet.
pub fn name_tab(desk: Desk) {
    Effect::new(move |_| {
        let title = words::REPLAY.get(desk.lang.get());
        browser::page::set_title(&format!("{title} · Undercroft"));
    });
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

/// Says that only the beginning of what was received is shown, and why.
#[component]
fn Limit(desk: Desk, fault: Fault) -> impl IntoView {
    let why = move || words::record_fault(&fault, desk.lang.get());
    let only = move || words::ONLY_SOUND.get(desk.lang.get());
    view! {
        <p class="proof is-broken" role="status">
            <crate::parts::Icon name="warning"/>
            <span>{only} " " {why}</span>
        </p>
    }
}

/// What cannot be shown, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The id of the game, if it is on this shelf.
    pub game: Option<&'static str>,
    pub fault: Fault,
    pub handed: Handed,
}

/// Says why a received match cannot be shown, and that nothing was touched. `sound` draws as much
/// of it as can be shown.
pub fn cannot_receive(desk: Desk, unread: Unread, sound: Option<Callback<(), AnyView>>) -> AnyView {
    let is_looking = RwSignal::new(false);
    let why = move || {
        let unread = unread.clone();
        let look = sound.map(|_| Callback::new(move |()| is_looking.set(true)));
        view! { <CannotReceive desk=desk unread=unread on_look=look/> }
    };
    let look = move || sound.map(|it| it.run(()));
    view! { <Show when=move || is_looking.get() fallback=why>{look()}</Show> }.into_any()
}

#[component]
fn CannotReceive(desk: Desk, unread: Unread, on_look: Option<Callback<()>>) -> impl IntoView {
    name_tab(desk);
    let say = move |it: Text| Signal::derive(move || it.get(desk.lang.get()).to_owned());
    let Unread { game, fault, handed } = unread;
    let (title, text) = match handed {
        Handed::Tail(_) => (words::CANNOT_RECEIVE, None),
        Handed::Record(text) => (words::CANNOT_READ_RECORD, Some(text)),
    };
    let is_record = text.is_some();
    let rule = game.zip(fault.rule()).map(|(game, rule)| {
        let read = move |_| desk.read_rules(Some(rule));
        view! {
            <p>
                <button type="button" class="rule-link" on:click=read>
                    {move || words::read_rule(rule, desk.lang.get())}
                </button>
            </p>
            <RulesDrawer desk=desk game=game/>
        }
    });
    let why = {
        let fault = fault.clone();
        move || {
            let told = if is_record { words::record_fault } else { words::link_fault };
            told(&fault, desk.lang.get())
        }
    };
    let look = on_look.map(|it| {
        let weight = Weight::Main;
        view! { <Button label=say(words::LOOK_AT_SOUND) icon="eye" weight=weight on_press=it/> }
    });
    let weight = if on_look.is_some() { Weight::Plain } else { Weight::Main };
    let anew = (!is_record).then(|| view! { <p>{say(words::ENTER_WHOLE)}</p> });
    let same = game.map(|game| {
        let set_up = move || desk.go.run(Way::Setup(game, None));
        view! { <Button label=say(words::NEW_OF_THIS) on_press=set_up/> }
    });
    let is_foreign = matches!(fault, Fault::OtherEdition(_) | Fault::OtherGame(_));
    let log = text.filter(|_| is_foreign).map(|it| view! { <RecordText desk=desk text=it/> });
    view! {
        <main class="sheet is-narrow grain">
            <h1>{say(title)}</h1>
            <p>{why}</p>
            {rule}
            <p>{say(words::NOTHING_TOUCHED)}</p>
            {anew}
            <div class="menu">
                {look}
                <Button
                    label=say(words::ENTER_ANEW)
                    weight=weight
                    on_press=move || desk.go.run(Way::Enter)
                />
                {same}
                <Button
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || desk.go.run(Way::Shelf)
                />
            </div>
            {log}
        </main>
    }
}

/// A record as it was written, where these rules cannot replay it.
#[component]
fn RecordText(desk: Desk, text: String) -> impl IntoView {
    let title = move || words::AS_WRITTEN.get(desk.lang.get());
    view! {
        <details class="record-text">
            <summary>{title}</summary>
            <pre tabindex="0">{text}</pre>
        </details>
    }
}
