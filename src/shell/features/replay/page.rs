//! The page around a replay.

use leptos::prelude::*;

use super::controls::{Controls, Replayed};
use super::model::{Source, Step};
use crate::browser;
use crate::kernel::record::RecordError;
use crate::kernel::{RuleId, Text, message, text};
use crate::parts::{IconButton, LiveRegion, effect};
use crate::shell::features::explain::Explaining;
use crate::shell::features::invitation::{InvitationPage, Offer, letters};
use crate::shell::features::log::LogPanel;
use crate::shell::features::rival;
use crate::shell::features::rulebook::drawer::RulesDrawer;
use crate::shell::features::score::Accounting;
use crate::shell::features::score::dialog::{ScoreButton, ScoreDialog};
use crate::shell::features::share::dialog::ShareDialog;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::bar::{MomentLine, SeedChip};
use crate::shell::kit::board_area::{BoardArea, table_class};
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::model::handed::Handed;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::{self, messages};

/// Header, where the match comes from, the room, and the controls below it.
#[component]
pub fn ReplayPage(
    replayed: Replayed,
    source: Source,
    /// The last place of the match.
    last: Memo<TableModel>,
    board: Callback<(), AnyView>,
    accounting: Accounting,
) -> impl IntoView {
    let Replayed { shown, position, step } = replayed;
    let ShownParts { ctx, model, said, .. } = *shown;
    let game = model.read_untracked().game;
    name_tab(ctx, text!("replay"), move || Some(model.read().title));
    let proof = match source.clone() {
        Source::Kept(_) => None,
        Source::Received | Source::Beside => {
            Some(view! { <Outcome ctx=ctx last=last/> }.into_any())
        }
        Source::Broken(error) => Some(view! { <Limit ctx=ctx error=error/> }.into_any()),
    };
    let seek = move |ply| step.run(Step::To(ply));
    let here = Signal::derive(move || position.read().ply);
    let is_leap = Memo::new(move |_| position.read().is_leap);
    view! {
        <div class=format!("{} is-replay", table_class(game)) class:is-leap=is_leap>
            <LiveRegion said=said/>
            <ReplayHeader shown=shown source=source accounting=accounting/>
            {proof}
            <LogPanel shown=shown here=here on_line=seek/>
            <BoardArea title=Signal::derive(move || model.read().title.to_owned()) board=board/>
            <Controls replayed=replayed/>
            <ShareDialog shown=shown accounting=accounting/>
            <RulesDrawer ctx=ctx game=game/>
            <Explaining ctx=ctx game=game model=model/>
        </div>
    }
}

/// Back, game, moment, seed, score, the log.
#[component]
fn ReplayHeader(shown: Shown, source: Source, accounting: Accounting) -> impl IntoView {
    let ShownParts { ctx, model, panel, .. } = *shown;
    let title = move || model.read().title;
    let (back, way) = match source {
        Source::Kept(id) => (text!("to-table"), Some(Route::Match(id))),
        Source::Received | Source::Broken(_) => (text!("back"), Some(Route::Shelf)),
        Source::Beside => (text!("go-back"), None),
    };
    let leave = move || match way.clone() {
        Some(way) => ctx.go.run(way),
        None => browser::address::back_or(""),
    };
    view! {
        <header class="bar">
            <IconButton label=ctx.text(back) icon="arrow-left" on_press=leave/>
            <h1 class="bar-title">{title} " · " {ctx.text(text!("replay"))}</h1>
            <MomentLine model=model/>
            <SeedChip shown=shown/>
            <ScoreButton shown=shown/>
            <IconButton
                label=ctx.text(text!("share"))
                icon="share"
                unfolded=Panel::Share.is_open(panel)
                on_press=move || Panel::Share.toggle(panel)
            />
            <IconButton
                label=ctx.text(text!("log"))
                icon="scroll"
                unfolded=Panel::Log.is_open(panel)
                on_press=move || Panel::Log.toggle(panel)
            />
        </header>
        <ScoreDialog shown=shown accounting=accounting/>
    }
}

/// Names the tab of a page where a match is looked at, or met from elsewhere, by its game if that can be told.
pub fn name_tab(
    ctx: AppContext,
    what: Text,
    game: impl Fn() -> Option<&'static str> + Send + Sync + 'static,
) {
    // Not by the moment: naming a tab takes as long as drawing half a table.
    let title = Memo::new(move |_| {
        let game = game().map(|it| format!("{it} · ")).unwrap_or_default();
        format!("{game}{} · Undercroft", what.get(ctx.lang.get()))
    });
    effect(move || browser::page::set_title(&title.read()));
}

/// Says how a received match came out.
#[component]
fn Outcome(ctx: AppContext, last: Memo<TableModel>) -> impl IntoView {
    let told = move || match last.read().is_over {
        true => rival::words::outcome(&last.read().standing, ctx.lang.get()),
        false => message!(ctx.lang.get(), "rival-not-over").to_owned(),
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
    let only = move || message!(ctx.lang.get(), "only-sound");
    view! {
        <p class="proof is-broken" role="status">
            <crate::parts::Icon name="warning"/>
            <span>{only} " " {why}</span>
        </p>
    }
}

/// A match that cannot be shown, and why.
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
    let Unread { game, error, handed } = unread;
    // A link that was cut still tells its table.
    let cut = Some(&handed).filter(|_| error == RecordError::NotARecord).and_then(Handed::table);
    let cut = cut.and_then(|(game, seed, shared)| {
        let of_box = ctx.shown_box(&game, &shared.setup())?;
        Some((of_box, Route::SameTable(of_box.game, seed, shared)))
    });
    let text = match handed {
        Handed::Tail(_) => None,
        Handed::Record(text) => Some(text),
    };
    let is_record = text.is_some();
    let what = if is_record { text!("cannot-read-record") } else { text!("cannot-receive") };
    name_tab(ctx, what, || None);
    let of_box = cut.as_ref().map(|it| it.0).or_else(|| ctx.shown_box(game?, ""));
    let has_table = cut.is_some();
    let is_newer = letters::is_newer(&error);
    let is_foreign = matches!(error, RecordError::NewerEdition(_) | RecordError::OtherGame(_));
    let log = text.filter(|_| is_foreign).map(|it| view! { <RecordText ctx=ctx text=it/> });
    let rule = game.zip(error.rule());
    let rule = rule.map(|(game, rule)| view! { <Broken ctx=ctx game=game rule=rule/> });
    let letter = Memo::new(move |_| {
        letters::of_error(of_box, &error, (is_record, has_table), ctx.lang.get())
    });
    let look = on_look.map(|it| Offer::new(text!("look-at-sound"), "eye", move |()| it.run(())));
    let reload = is_newer
        .then(|| Offer::new(text!("invitation-reload"), "redo", |()| browser::address::reload()));
    let enter = Offer::new(text!("enter-anew"), "link", move |()| ctx.go.run(Route::Enter));
    let table = cut.map(|(_, route)| {
        Offer::new(text!("rival-play-table"), "dice", move |()| ctx.go.run(route.clone()))
    });
    let same = game.map(|game| {
        let set_up = move |()| ctx.go.run(Route::Setup(game, None));
        Offer::new(text!("new-of-this"), "dice", set_up)
    });
    let offers: Vec<Offer> =
        look.into_iter().chain(reload).chain([enter]).chain(table).chain(same).collect();
    let more = view! { {rule} {log} }.into_any();
    view! { <InvitationPage ctx=ctx letter=letter offers=offers more=more/> }
}

/// The way to the rule that was broken.
#[component]
fn Broken(ctx: AppContext, game: &'static str, rule: RuleId) -> impl IntoView {
    let read = move |_| ctx.read_rules(Some(rule));
    view! {
        <p>
            <button type="button" class="rule-link" on:click=read>
                {move || message!(ctx.lang.get(), "read-rule", rule = rule)}
            </button>
        </p>
        <RulesDrawer ctx=ctx game=game/>
    }
}

/// A record as it was written, where these rules cannot replay it.
#[component]
fn RecordText(ctx: AppContext, text: String) -> impl IntoView {
    let title = move || message!(ctx.lang.get(), "as-written");
    view! {
        <details class="record-text">
            <summary>{title}</summary>
            <pre tabindex="0">{text}</pre>
        </details>
    }
}
