//! The page around a replay.

use leptos::prelude::*;

use super::controls::Controls;
use crate::browser;
use crate::kernel::Text;
use crate::kernel::log::Log;
use crate::kernel::record::RecordError;
use crate::parts::{Button, IconButton, LiveRegion, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::handed::Handed;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::replay::{Position, Source, Step};
use crate::shell::model::route::Route;
use crate::shell::model::table_model::TableModel;
use crate::shell::pages::board_area::BoardArea;
use crate::shell::pages::explaining::Explaining;
use crate::shell::pages::header::{MomentLine, ScoreButton, ScoreDialog, SeedChip};
use crate::shell::pages::log_panel::LogPanel;
use crate::shell::pages::panel::Panel;
use crate::shell::pages::rival;
use crate::shell::pages::rulebook::drawer::RulesDrawer;
use crate::shell::pages::score::{Accounting, LookingIn};
use crate::shell::pages::share;
use crate::shell::pages::share::dialog::ShareDialog;
use crate::shell::words;

/// Header, where the match comes from, the room, and the controls below it.
#[component]
pub fn ReplayPage(
    ctx: AppContext,
    source: Source,
    model: Memo<TableModel>,
    /// The last place of the match.
    last: Memo<TableModel>,
    log: Memo<Log>,
    position: Memo<Position>,
    said: Signal<(u32, String)>,
    board: Callback<(), AnyView>,
    step: Callback<Step>,
    parcel: Callback<(), Parcel>,
    accounting: Accounting,
) -> impl IntoView {
    let panel = RwSignal::new(None::<Panel>);
    let looking_in = LookingIn { parcel, accounting };
    let game = model.read_untracked().game;
    name_tab(ctx, move || Some(model.read().title));
    let proof = match source.clone() {
        Source::Kept(_) => None,
        Source::Received | Source::Beside => {
            Some(view! { <Outcome ctx=ctx last=last/> }.into_any())
        }
        Source::Broken(error) => Some(view! { <Limit ctx=ctx error=error/> }.into_any()),
    };
    let seek = move |ply| step.run(Step::To(ply));
    let hints = Memo::new(move |_| model.read().asker.asked.clone());
    let here = Signal::derive(move || position.read().ply);
    let is_leap = Memo::new(move |_| position.read().is_leap);
    view! {
        <div class="table is-replay" class:is-leap=is_leap>
            <LiveRegion said=said/>
            <ReplayHeader ctx=ctx source=source model=model looking_in=looking_in panel=panel/>
            {proof}
            <LogPanel ctx=ctx log=log hints=hints panel=panel here=here on_line=seek/>
            <BoardArea title=Signal::derive(move || model.read().title.to_owned()) board=board/>
            <Controls ctx=ctx model=model position=position step=step/>
            <ShareDialog ctx=ctx panel=panel parcel=parcel/>
            <RulesDrawer ctx=ctx game=game/>
            <Explaining ctx=ctx game=game model=model/>
        </div>
    }
}

/// Back, game, moment, seed, score, the log.
#[component]
fn ReplayHeader(
    ctx: AppContext,
    source: Source,
    model: Memo<TableModel>,
    looking_in: LookingIn,
    panel: RwSignal<Option<Panel>>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let title = move || model.read().title;
    let (back, way) = match source {
        Source::Kept(id) => (words::TO_TABLE, Some(Route::Match(id))),
        Source::Received | Source::Broken(_) => (words::BACK, Some(Route::Shelf)),
        Source::Beside => (words::GO_BACK, None),
    };
    let leave = move || match way.clone() {
        Some(way) => ctx.go.run(way),
        None => browser::address::back_or(""),
    };
    view! {
        <header class="bar">
            <IconButton label=say(back) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} " · " {say(words::REPLAY)}</h1>
            <MomentLine model=model/>
            <SeedChip ctx=ctx model=model/>
            <ScoreButton ctx=ctx model=model panel=panel/>
            <IconButton
                label=say(share::words::SHARE)
                icon="share"
                unfolded=Panel::Share.is_open(panel)
                on_press=move || Panel::Share.toggle(panel)
            />
            <IconButton
                label=say(words::LOG)
                icon="scroll"
                unfolded=Panel::Log.is_open(panel)
                on_press=move || Panel::Log.toggle(panel)
            />
        </header>
        <ScoreDialog ctx=ctx model=model looking_in=looking_in panel=panel/>
    }
}

/// Names the tab of a page where a match is looked at, or met from elsewhere, by its game if that can be told.
pub fn name_tab(ctx: AppContext, game: impl Fn() -> Option<&'static str> + Send + Sync + 'static) {
    // Not by the moment: naming a tab takes as long as drawing half a table.
    let title = Memo::new(move |_| {
        let game = game().map(|it| format!("{it} · ")).unwrap_or_default();
        format!("{game}{} · Undercroft", words::REPLAY.get(ctx.lang.get()))
    });
    Effect::new(move |_| browser::page::set_title(&title.read()));
}

/// Says how a received match came out.
#[component]
fn Outcome(ctx: AppContext, last: Memo<TableModel>) -> impl IntoView {
    let told = move || match last.read().is_over {
        true => rival::words::outcome(&last.read().standing, ctx.lang.get()),
        false => rival::words::NOT_OVER.get(ctx.lang.get()).to_owned(),
    };
    let icon = if last.read_untracked().is_over { "trophy" } else { "hourglass" };
    view! {
        <p class="proof" role="status">
            <crate::parts::Icon name=icon/>
            <span>{told}</span>
        </p>
    }
}

/// Says that only the beginning of what was received is shown, and why.
#[component]
fn Limit(ctx: AppContext, error: RecordError) -> impl IntoView {
    let why = move || words::record_error(&error, ctx.lang.get());
    let only = move || words::ONLY_SOUND.get(ctx.lang.get());
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
    pub error: RecordError,
    pub handed: Handed,
}

/// Says why a received match cannot be shown, and that nothing was touched. `sound` draws as much
/// of it as can be shown.
pub fn cannot_receive(
    ctx: AppContext,
    unread: Unread,
    sound: Option<Callback<(), AnyView>>,
) -> AnyView {
    let is_looking = RwSignal::new(false);
    let why = move || {
        let unread = unread.clone();
        let select = sound.map(|_| Callback::new(move |()| is_looking.set(true)));
        view! { <CannotReceive ctx=ctx unread=unread on_look=select/> }
    };
    let select = move || sound.map(|it| it.run(()));
    view! { <Show when=move || is_looking.get() fallback=why>{select()}</Show> }.into_any()
}

#[component]
fn CannotReceive(ctx: AppContext, unread: Unread, on_look: Option<Callback<()>>) -> impl IntoView {
    name_tab(ctx, || None);
    let say = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    let Unread { game, error, handed } = unread;
    let (title, text) = match handed {
        Handed::Tail(_) => (words::CANNOT_RECEIVE, None),
        Handed::Record(text) => (words::CANNOT_READ_RECORD, Some(text)),
    };
    let is_record = text.is_some();
    let rule = game.zip(error.rule()).map(|(game, rule)| {
        let read = move |_| ctx.read_rules(Some(rule));
        view! {
            <p>
                <button type="button" class="rule-link" on:click=read>
                    {move || words::read_rule(rule, ctx.lang.get())}
                </button>
            </p>
            <RulesDrawer ctx=ctx game=game/>
        }
    });
    let why = {
        let error = error.clone();
        move || {
            let told = if is_record { words::record_error } else { words::link_error };
            told(&error, ctx.lang.get())
        }
    };
    let select = on_look.map(|it| {
        let weight = Weight::Main;
        view! { <Button label=say(words::LOOK_AT_SOUND) icon="eye" weight=weight on_press=it/> }
    });
    let weight = if on_look.is_some() { Weight::Plain } else { Weight::Main };
    let is_cut = !is_record && error != RecordError::OldLink;
    let anew = is_cut.then(|| view! { <p>{say(words::ENTER_WHOLE)}</p> });
    let same = game.map(|game| {
        let set_up = move || ctx.go.run(Route::Setup(game, None));
        view! { <Button label=say(words::NEW_OF_THIS) on_press=set_up/> }
    });
    let is_foreign = matches!(error, RecordError::NewerEdition(_) | RecordError::OtherGame(_));
    let log = text.filter(|_| is_foreign).map(|it| view! { <RecordText ctx=ctx text=it/> });
    view! {
        <main class="sheet is-narrow grain">
            <h1>{say(title)}</h1>
            <p>{why}</p>
            {rule}
            <p>{say(words::NOTHING_TOUCHED)}</p>
            {anew}
            <div class="menu">
                {select}
                <Button
                    label=say(words::ENTER_ANEW)
                    weight=weight
                    on_press=move || ctx.go.run(Route::Enter)
                />
                {same}
                <Button
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
            </div>
            {log}
        </main>
    }
}

/// A record as it was written, where these rules cannot replay it.
#[component]
fn RecordText(ctx: AppContext, text: String) -> impl IntoView {
    let title = move || words::AS_WRITTEN.get(ctx.lang.get());
    view! {
        <details class="record-text">
            <summary>{title}</summary>
            <pre tabindex="0">{text}</pre>
        </details>
    }
}
