//! The replay of a match: any moment of it, to look at, and to play on from.

use leptos::prelude::*;

use super::controls::Replayed;
use super::model::{Position, Source, Step};
use super::page::ReplayPage;
use super::place::{create_match_at, match_at};
use crate::browser::timer::Timer;
use crate::kernel::log::Log;
use crate::kernel::{
    BySeat, Game, Lang, Match, Observer, Seat, SeatSet, Text, message, record, text,
};
use crate::parts::{Lasting, Notice};
use crate::shell::board::{Board, Deed, Hand, HandParts, Reckoned};
use crate::shell::features::score::table::account;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::opening::{Opening, cannot_open};
use crate::shell::kit::shown::ShownParts;
use crate::shell::model::asker::Asker;
use crate::shell::model::history::{NoUndo, UndoRule};
use crate::shell::model::mark::Mark;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::route::Route;
use crate::shell::model::seating::Seating;
use crate::shell::model::table_model::{InterruptionModel, TableModel};
use crate::shell::moment::Moment;
use crate::shell::moment::study::Lines;
use crate::shell::narration::{self, Listener};
use crate::shell::store::hints::Hints;
use crate::shell::store::new_match::{keep_apart, seating_of};
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words::{self, messages};

/// The pauses between two actions while a replay runs, in milliseconds, the slowest first.
const PAUSES: [i32; 4] = [2400, 1200, 600, 300];

/// Opens the replay of a record after so many actions, or says why it cannot be opened.
pub fn open<G: Board>(opening: Opening, ply: usize) -> AnyView {
    match record::read::<G>(&opening.saved.record) {
        Ok((game, names)) => {
            let Opening { ctx, id, saved } = opening;
            let replay = Replay::new(ctx, Source::Kept(id), saved, (game, names), ply);
            if ctx.is_to_run.try_update_value(std::mem::take) == Some(true) {
                replay.run_on();
            }
            replay.draw()
        }
        Err(error) => cannot_open(&opening, error),
    }
}

/// A match that is looked at.
pub(super) type Replay<G> = Lasting<ReplayParts<G>>;

/// The parts of a [`Replay`].
pub(super) struct ReplayParts<G: Board> {
    ctx: AppContext,
    source: StoredValue<Source>,
    saved: StoredValue<SavedMatch>,
    game: StoredValue<Match<G>>,
    given: StoredValue<Vec<String>>,
    seating: StoredValue<Seating>,
    /// The parts of the match, such as rounds, begin after so many actions.
    parts: StoredValue<Vec<usize>>,
    observer: Observer,
    ply: RwSignal<usize>,
    is_leap: RwSignal<bool>,
    speed: RwSignal<usize>,
    /// The timer of the next step, while the replay runs.
    run: RwSignal<Option<Timer>>,
    said: RwSignal<(u32, String)>,
}

/// The observer: everybody at the end; before it the person who plays alone, or the public.
fn observer<G: Game>(game: &Match<G>) -> Observer {
    match (game.turn().awaited().is_empty(), game.n_seats()) {
        (true, _) => Observer::All,
        (false, 1) => Observer::Seat(Seat::FIRST),
        (false, _) => Observer::Public,
    }
}

impl<G: Board> Replay<G> {
    pub(super) fn new(
        ctx: AppContext,
        source: Source,
        saved: SavedMatch,
        (game, names): (Match<G>, Vec<String>),
        ply: usize,
    ) -> Replay<G> {
        let observer = observer(&game);
        let parts = ReplayParts {
            ctx,
            source: StoredValue::new(source),
            seating: StoredValue::new(seating_of::<G>(&saved, game.n_seats())),
            saved: StoredValue::new(saved),
            parts: StoredValue::new(narration::headings(&game, observer)),
            ply: RwSignal::new(ply.min(game.ply())),
            game: StoredValue::new(game),
            given: StoredValue::new(names),
            observer,
            is_leap: RwSignal::new(false),
            speed: RwSignal::new(1),
            run: RwSignal::new(None),
            said: RwSignal::new((0, String::new())),
        };
        Lasting::of(parts)
    }

    pub(super) fn draw(self) -> AnyView {
        let hand = self.hand();
        let model = Memo::new(move |_| self.model(self.ply.get(), &hand.view.read()));
        let log = Memo::new_owning(move |_| (self.log(), true));
        let position = Memo::new(move |_| self.position());
        let board = Callback::new(move |()| G::open(hand));
        let step = Callback::new(move |it| self.take(it));
        let parcel = Callback::new(move |()| self.parcel());
        let last = Memo::new(move |_| self.last_model());
        let (ctx, said) = (self.ctx, self.said);
        let panel = RwSignal::new(None);
        let shown = Lasting::of(ShownParts { ctx, model, log, panel, parcel, said });
        view! {
            <ReplayPage
                replayed=Replayed { shown, position, step }
                source=self.source.get_value()
                last=last
                board=board
                accounting=|parcel, lang, told| told.set(account::<G>(&parcel, lang))
            />
        }
        .into_any()
    }

    fn hand(self) -> Hand<G> {
        let ReplayParts { ctx, game, ply, observer, .. } = *self;
        Lasting::of(HandParts {
            view: Memo::new(move |_| G::view(&game.read_value().state_at(ply.get()), observer)),
            legal: Memo::new(|_| Vec::new()),
            seat: Memo::new(|_| None),
            names: Memo::new(move |_| self.names(ctx.lang.get())).into(),
            tale: Memo::new(move |_| self.tale()),
            recent: Memo::new(move |_| {
                narration::recent(&game.read_value(), ply.get(), G::RECALLS, observer)
            }),
            reckoned: Signal::stored(Reckoned::Nothing),
            chapter: Memo::new(|_| None),
            is_live: false,
            hints: Hints::open(G::ID),
            choosing: None,
            ply: Memo::new(move |_| ply.get()),
            lang: ctx.lang,
            is_shared: Signal::stored(false),
            is_guest: Signal::stored(false),
            finality: Callback::new(|_| false),
            no_undo: Signal::stored(Some(words::no_undo(NoUndo::Nothing))),
            wish: Callback::new(move |deed| self.grant(deed)),
        })
    }

    /// The names of the seats: nobody here is spoken to for a match that was handed on.
    fn names(self, lang: Lang) -> BySeat<String> {
        let is_own = self.source.with_value(|it| matches!(it, Source::Kept(_)));
        let names = if is_own { Seating::names_at_table } else { Seating::names };
        self.given.with_value(|given| self.seating.with_value(|it| names(it, given, lang)))
    }

    /// The whole log, wherever one is in it.
    fn log(self) -> Log {
        let lang = self.ctx.lang.get();
        let names = self.names(lang);
        let to = Listener { observer: self.observer, lang, names: &names };
        self.game.with_value(|game| Log::of(game, to))
    }

    fn tale(self) -> String {
        let (lang, ply) = (self.ctx.lang.get(), self.ply.get());
        let names = self.names(lang);
        let to = Listener { observer: self.observer, lang, names: &names };
        self.game.with_value(|game| narration::latest(game, ply, to))
    }

    fn awaited(self, ply: usize) -> SeatSet {
        self.game.with_value(|game| G::turn(&game.state_at(ply)).awaited())
    }

    /// The place after `ply` actions, which looks like `view`, as plain data.
    fn model(self, ply: usize, view: &G::View) -> TableModel {
        let lang = self.ctx.lang.get();
        // As at the table, the only person is meant even when it lies open at the end.
        let looking = match self.observer {
            Observer::Seat(it) => Some(it),
            Observer::Public | Observer::All => self.seating.with_value(Seating::only_person),
        };
        let moment = Moment {
            game: &self.game.read_value(),
            view,
            awaited: self.awaited(ply),
            names: &self.names(lang),
            seating: &self.seating.read_value(),
            lang,
            looking,
            curtain: None,
            shown_before: None,
            interruption: InterruptionModel::default(),
            no_undo: None,
            can_redo: false,
        };
        let asked = self.saved.with_value(|it| it.hints.clone());
        TableModel { asker: Asker { asked, ..Asker::default() }, ..moment.model() }
    }

    /// The last place of the match, as plain data.
    pub(super) fn last_model(self) -> TableModel {
        self.game.with_value(|it| self.model(it.ply(), &it.view(self.observer)))
    }

    /// The whole match, ready to be handed on.
    fn parcel(self) -> Parcel {
        let model = self.last_model();
        let (given, seating) = (self.given.read_value(), self.seating.read_value());
        let game = self.game.read_value();
        Parcel {
            ply: self.ply.get(),
            ..Parcel::of(&game, (&given, &seating), self.observer, model)
        }
    }

    fn position(self) -> Position {
        let ply = self.ply.get();
        let n_plies = self.game.with_value(Match::ply);
        let is_study = self.saved.with_value(|it| it.undo == UndoRule::Study);
        let is_kept = self.source.with_value(|it| matches!(it, Source::Kept(_)));
        Position {
            ply,
            n_plies,
            is_running: self.run.read().is_some(),
            speed: self.speed.get(),
            is_leap: self.is_leap.get(),
            can_play_on: !self.awaited(ply).is_empty(),
            can_go_back: is_study && is_kept && ply < n_plies,
        }
    }

    /// A replay is only looked at; taking back and taking again walk through it.
    fn grant(self, deed: Deed<G>) {
        match deed {
            Deed::Act(_) | Deed::Refuse(_) | Deed::BreakIn | Deed::HandBack => {
                let words = message!(self.ctx.lang.get_untracked(), "only-a-replay");
                self.ctx.notices.show(Notice::brief(words.to_owned()));
            }
            Deed::Say(words) => self.ctx.notices.show(Notice::brief(words)),
            Deed::Explain(words, rule) => self.ctx.notices.show(Notice::refusal(words, rule)),
            Deed::Undo => self.take(Step::Previous),
        }
    }

    fn take(self, step: Step) {
        let ply = self.ply.get_untracked();
        let n_plies = self.game.with_value(Match::ply);
        // Nobody chose the passes that the table made.
        let step_to = |to: fn(&Match<G>, usize) -> usize| self.game.with_value(|it| to(it, ply));
        match step {
            Step::First => self.seek(0),
            Step::Last => self.seek(n_plies),
            Step::Previous => self.seek(step_to(Match::ply_before)),
            Step::Next => self.seek(step_to(Match::ply_after)),
            Step::To(ply) => self.seek(ply),
            Step::PreviousPart => self.seek(self.parts.with_value(|it| {
                it.iter().rev().copied().find(|it| *it < ply).unwrap_or_default()
            })),
            Step::NextPart => self.seek(
                self.parts
                    .with_value(|it| it.iter().copied().find(|it| ply < *it).unwrap_or(n_plies)),
            ),
            Step::Run => self.start_or_stop(),
            Step::Faster => self.speed.update(|it| *it = (*it + 1) % PAUSES.len()),
            Step::PlayOn => self.play_on(),
            Step::GoBack => self.go_back(),
        }
    }

    /// Goes to the place after `ply` actions, and stops there.
    fn seek(self, ply: usize) {
        self.run.set(None);
        self.show(ply);
    }

    /// Shows the place after `ply` actions. One step is told like a turn; a leap by where it leads.
    fn show(self, ply: usize) {
        let (last, lang) = (self.ply.get_untracked(), self.ctx.lang.get_untracked());
        let names = self.names(lang);
        let said = self.game.with_value(|game| {
            let ply = ply.min(game.ply());
            let to = Listener { observer: self.observer, lang, names: &names };
            let is_leap = ![last, game.ply_before(last), game.ply_after(last)].contains(&ply);
            let words = if last < ply && !is_leap {
                narration::between(game, last..ply, to)
            } else {
                G::moment(&G::view(&game.state_at(ply), self.observer), lang)
            };
            (ply, words, is_leap)
        });
        self.ctx.notices.clear();
        self.is_leap.set(said.2);
        self.ply.set(said.0);
        self.said.update(|it| *it = (it.0 + 1, said.1));
    }

    fn start_or_stop(self) {
        if self.run.read_untracked().is_some() {
            return self.run.set(None);
        }
        let n_plies = self.game.with_value(Match::ply);
        if self.ply.get_untracked() == n_plies {
            self.show(0);
        }
        self.run_on();
    }

    /// Waits, takes a step, and goes on until the end.
    fn run_on(self) {
        let pause = PAUSES[self.speed.get_untracked()];
        self.run.set(Timer::after(pause, move || {
            // A replay that was closed has no next step.
            let Some(ply) = self.ply.try_get_untracked() else { return };
            let (next, n_plies) = self.game.with_value(|it| (it.ply_after(ply), it.ply()));
            self.show(next);
            let is_end = n_plies <= next;
            if is_end { self.run.set(None) } else { self.run_on() }
        }));
    }

    /// The match as it was here.
    fn game_here(self) -> Match<G> {
        self.game.with_value(|it| match_at(it, self.ply.get_untracked()))
    }

    fn play_on(self) {
        if self.ctx.sit_down(self.ctx.go, || Ok(Some(self.create_match_here()))) {
            self.describe(text!("plays-on-apart"));
        }
    }

    /// Keeps the match as it was here as one of its own. Returns its id.
    fn create_match_here(self) -> String {
        let (given, seating) = (self.given.read_value(), self.seating.read_value());
        let (game, ply) = (self.game.read_value(), self.ply.get_untracked());
        let mark = match self.source.get_value() {
            Source::Kept(_) => Mark::Repeated,
            Source::Received | Source::Beside | Source::Broken(_) => Mark::Link,
        };
        let created =
            create_match_at(&game, ply, (&given, &seating), &self.saved.read_value(), mark);
        self.ctx.keep(created.entry, created.saved)
    }

    /// At a table for study the same match goes on from here; what came later is kept as a line.
    fn go_back(self) {
        let Source::Kept(id) = self.source.get_value() else { return };
        let game = self.game_here();
        let lines = self.saved.with_value(|it| Lines::read(&it.lines, &game).records(&game));
        let created = self.given.with_value(|given| {
            let saved = SavedMatch { lines, ..self.saved.get_value() };
            self.seating.with_value(|seating| keep_apart(&game, given, seating, saved))
        });
        let id = self
            .ctx
            .keep(crate::shell::store::saves::kept::Entry { id, ..created.entry }, created.saved);
        self.ctx.go.run(Route::Match(id));
        self.describe(text!("went-back"));
    }

    /// Tells something that is to be read at the table.
    fn describe(self, words: Text) {
        let words = words.get(self.ctx.lang.get_untracked()).to_owned();
        self.ctx.notices.show(Notice::on_the_way(words));
    }
}
