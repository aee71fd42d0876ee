//! What lies folded away around a board: the log, and every dialog of the table. A board is played on
//! before any of it is wanted, so it comes later than the board.

use leptos::prelude::*;

use super::deleted::DeletedDialog;
use super::header::Menu;
use super::lines_dialog::LinesDialog;
use super::seats_dialog::SeatsDialog;
use super::watching::Recap;
use crate::kernel::Level;
use crate::kernel::log::Log;
use crate::shell::features::achievements::news::{Earning, News};
use crate::shell::features::cues::play;
use crate::shell::features::ending::Ending;
use crate::shell::features::explain::Explaining;
use crate::shell::features::hint::panel::HintPanel;
use crate::shell::features::hint::{AnyHand, FetchAdvising};
use crate::shell::features::log::LogPanel;
use crate::shell::features::rulebook::drawer::RulesDrawer;
use crate::shell::features::score::dialog::ScoreDialog;
use crate::shell::features::score::{Accounting, LookingIn};
use crate::shell::features::share::dialog::ShareDialog;
use crate::shell::features::stage::Stage;
use crate::shell::features::stamps::MetInPlay;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::panel::Panel;
use crate::shell::model::episode::Episode;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, LeftLine, TableModel};
use crate::shell::narration;

/// Where on the page something unfolds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The log, and what computers did meanwhile, beside the board.
    Beside,
    /// The dialogs, above the board.
    Above,
}

/// What is needed to draw what unfolds around the board of a table.
#[derive(Clone, Copy)]
pub struct Folded {
    pub ctx: AppContext,
    pub model: Memo<TableModel>,
    pub log: Memo<Log>,
    pub lines: Memo<Vec<LeftLine>>,
    pub levels: &'static [Level],
    pub episode: RwSignal<Option<Episode>>,
    pub panel: RwSignal<Option<Panel>>,
    pub command: Callback<Command>,
    pub parcel: Callback<(), Parcel>,
    /// The hand of the board.
    pub hand: StoredValue<AnyHand>,
    /// Which saying it is that is read aloud, and what it says.
    pub said: RwSignal<(u32, String)>,
}

/// What is asked of the pieces that look back at matches.
#[derive(Clone, Copy)]
pub struct LookingBack {
    pub account: Accounting,
    pub earning: Earning,
    pub advising: FetchAdvising,
}

impl Folded {
    /// Whether somebody waits for something of it.
    pub fn is_wanted(self) -> bool {
        let is_open = self.panel.read().is_some() || self.ctx.reading.read().is_some();
        is_open || self.model.with(|it| it.is_over || it.is_deleted)
    }

    /// Draws what unfolds at a spot, folded away for as long as nobody wants it. Where this is named, all
    /// of it is needed: pages name [`Unfolding`].
    pub fn unfold(self, spot: Spot, looking_back: LookingBack) -> AnyView {
        let Folded { ctx, model, log, lines, levels, episode, panel, command, parcel, hand, said } =
            self;
        let LookingBack { account, earning, advising: fetch } = looking_back;
        let look_back =
            move |ply| ctx.go.run(Route::Replay(model.read_untracked().id.clone(), Some(ply)));
        let game = model.read_untracked().game;
        let hints = Memo::new(move |_| model.read().asker.asked.clone());
        let looking_in = LookingIn { parcel, accounting: account };
        let news = News { model, parcel, earning, said };
        narration::cues::attend(play);
        match spot {
            Spot::Beside => view! {
                <LogPanel ctx=ctx log=log hints=hints panel=panel on_line=look_back/>
                <HintPanel
                    ctx=ctx
                    model=model
                    panel=panel
                    command=command
                    parcel=parcel
                    hand=hand
                    fetch=fetch
                    said=said
                />
                <Recap ctx=ctx model=model command=command/>
            }
            .into_any(),
            Spot::Above => view! {
                <Menu ctx=ctx model=model panel=panel command=command/>
                <ScoreDialog ctx=ctx model=model looking_in=looking_in panel=panel/>
                <LinesDialog ctx=ctx model=model lines=lines panel=panel command=command/>
                <SeatsDialog ctx=ctx model=model levels=levels panel=panel command=command/>
                <Ending
                    ctx=ctx
                    model=model
                    news=news
                    looking_in=looking_in
                    fetch=fetch
                    episode=episode
                    panel=panel
                    command=command
                />
                <MetInPlay ctx=ctx model=model/>
                <ShareDialog ctx=ctx panel=panel looking_in=looking_in/>
                <DeletedDialog ctx=ctx model=model command=command/>
                <RulesDrawer ctx=ctx game=game/>
                <Stage episode=episode is_last=Signal::derive(move || model.read().is_over)/>
                <Explaining ctx=ctx game=game model=model/>
            }
            .into_any(),
        }
    }
}

/// How that comes which unfolds around a board; provided by whoever opens the table.
#[derive(Clone, Copy)]
pub struct Unfolding {
    /// Whether it is here.
    pub is_here: Signal<bool>,
    /// Fetches it, if it is not here: at once, or once the browser is idle.
    pub fetch: Callback<Haste>,
    /// Draws it; nothing while it is not here.
    pub draw: fn(Folded, Spot) -> Option<AnyView>,
}

/// Whether something is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// Somebody waits, and is told if it does not come.
    Now,
    /// It will be wanted some time.
    WhenIdle,
}

impl Unfolding {
    /// Fetches quietly what will be wanted, and at once what is.
    pub fn attend(self, folded: Folded) {
        self.fetch.run(Haste::WhenIdle);
        let is_wanted = Memo::new(move |_| folded.is_wanted());
        Effect::new(move |_| {
            if is_wanted.get() {
                self.fetch.run(Haste::Now);
            }
        });
    }

    /// What unfolds at a spot, from when it is here.
    pub fn at(self, folded: Folded, spot: Spot) -> impl Fn() -> Option<AnyView> + Copy {
        move || self.is_here.get().then(|| untrack(|| (self.draw)(folded, spot))).flatten()
    }
}
