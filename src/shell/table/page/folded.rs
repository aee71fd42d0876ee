//! The things folded away around a board: the log, and every dialog of the table. A board is played on before any of
//! it is wanted, so it comes later than the board.

use leptos::prelude::*;

use super::deleted::DeletedDialog;
use super::header::Menu;
use super::lines_dialog::LinesDialog;
use super::seats_dialog::SeatsDialog;
use super::watching::Recap;
use crate::parts::effect;
use crate::shell::features::achievements::news::Earning;
use crate::shell::features::by_messages::send::SendOn;
use crate::shell::features::cues::play;
use crate::shell::features::devices::Wired;
use crate::shell::features::devices::strip::DevicesView;
use crate::shell::features::ending::Ending;
use crate::shell::features::explain::Explaining;
use crate::shell::features::hint::FetchAdvising;
use crate::shell::features::hint::panel::HintPanel;
use crate::shell::features::log::LogPanel;
use crate::shell::features::rulebook::drawer::RulesDrawer;
use crate::shell::features::score::Accounting;
use crate::shell::features::score::dialog::ScoreDialog;
use crate::shell::features::share::dialog::ShareDialog;
use crate::shell::features::stage::Stage;
use crate::shell::features::stamps::MetInPlay;
use crate::shell::kit::shown::{Played, PlayedParts, Shown, ShownParts};
use crate::shell::model::route::Route;
use crate::shell::model::seating::PHONE;
use crate::shell::narration;

/// A spot on the page where something unfolds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The log, and what computers did meanwhile, beside the board.
    Beside,
    /// The dialogs, above the board.
    Above,
}

/// The services of the pieces that look back at matches.
#[derive(Clone, Copy)]
pub struct LookingBack {
    pub account: Accounting,
    pub earning: Earning,
    pub advising: FetchAdvising,
}

/// Tells whether somebody waits for something that unfolds.
fn is_wanted(shown: Shown) -> bool {
    let is_open = shown.panel.read().is_some() || shown.ctx.reading.read().is_some();
    is_open || shown.model.with(|it| it.is_over || it.is_deleted || it.sending.is_some())
}

/// Draws what is to be seen of the other devices of a table. Where this is named, all of it is needed: pages name
/// [`DevicesLoading`].
pub fn devices_of(wired: Wired) -> AnyView {
    view! { <DevicesView wired=wired/> }.into_any()
}

/// Draws what unfolds at a spot, folded away for as long as nobody wants it. Where this is named, all
/// of it is needed: pages name [`Unfolding`].
pub fn unfold_at(played: Played, spot: Spot, looking_back: LookingBack) -> AnyView {
    let PlayedParts { shown, episode, .. } = *played;
    let ShownParts { ctx, model, .. } = *shown;
    let LookingBack { account, earning, advising } = looking_back;
    let look_back =
        move |ply| ctx.go.run(Route::Replay(model.read_untracked().id.clone(), Some(ply)));
    let game = model.read_untracked().game;
    narration::cues::attend(play);
    match spot {
        Spot::Beside => view! {
            <LogPanel shown=shown on_line=look_back/>
            <HintPanel played=played fetch=advising/>
            <Recap played=played/>
        }
        .into_any(),
        Spot::Above => view! {
            <SendOn played=played/>
            <Menu played=played/>
            <ScoreDialog shown=shown accounting=account/>
            <LinesDialog played=played/>
            <SeatsDialog played=played/>
            <Ending played=played accounting=account earning=earning fetch=advising/>
            <MetInPlay ctx=ctx model=model/>
            <ShareDialog shown=shown accounting=account/>
            <DeletedDialog played=played/>
            <RulesDrawer ctx=ctx game=game/>
            <Stage episode=episode is_last=Signal::derive(move || model.read().is_over)/>
            <Explaining ctx=ctx game=game model=model/>
        }
        .into_any(),
    }
}

/// The loading of what unfolds around a board; provided by the opener of the table.
#[derive(Clone, Copy)]
pub struct Unfolding {
    /// True if it is here.
    pub is_here: Signal<bool>,
    /// Fetches it, if it is not here: at once, or once the browser is idle.
    pub fetch: Callback<Haste>,
    /// Draws it; nothing while it is not here.
    pub draw: fn(Played, Spot) -> Option<AnyView>,
}

/// The loading of what joins several devices around a table; provided by the opener of the table.
#[derive(Clone, Copy)]
pub struct DevicesLoading {
    /// True if it is here.
    pub is_here: Signal<bool>,
    /// Fetches it for a game, by its id, if it is not here.
    pub fetch: Callback<&'static str>,
    /// Draws it; nothing while it is not here.
    pub draw: fn(Played) -> Option<AnyView>,
}

impl DevicesLoading {
    /// What is to be seen of the other devices, where somebody plays at one; it is fetched then.
    pub fn at(self, played: Played) -> impl Fn() -> Option<AnyView> + Copy {
        let model = played.shown.model;
        let is_shared = Memo::new(move |_| model.read().seats.iter().any(|it| it.player == PHONE));
        effect(move || {
            if is_shared.get() {
                self.fetch.run(model.read_untracked().game);
            }
        });
        let is_shown = Memo::new(move |_| is_shared.get() && self.is_here.get());
        move || is_shown.get().then(|| untrack(|| (self.draw)(played))).flatten()
    }
}

/// The urgency of a fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// Somebody waits, and is told if it does not come.
    Now,
    /// It will be wanted some time.
    WhenIdle,
}

impl Unfolding {
    /// Fetches quietly what will be wanted, and at once what is.
    pub fn attend(self, played: Played) {
        self.fetch.run(Haste::WhenIdle);
        let is_wanted = Memo::new(move |_| is_wanted(played.shown));
        effect(move || {
            if is_wanted.get() {
                self.fetch.run(Haste::Now);
            }
        });
    }

    /// The content of a spot, from when it is here.
    pub fn at(self, played: Played, spot: Spot) -> impl Fn() -> Option<AnyView> + Copy {
        move || self.is_here.get().then(|| untrack(|| (self.draw)(played, spot))).flatten()
    }
}
