//! The table of one game: the only generic piece of the shell. It owns the match, hears wishes and
//! commands, saves before anything is shown, and offers a [`TableModel`] to draw.

pub mod ai;
mod carry;
mod computer_state;
mod computers;
pub mod create;
pub mod game_tables;
mod hints;
pub mod idle;
mod keeping;
pub mod page;
mod reckoner;
mod reckoning;
mod sending;
mod staging;
mod tablebases;
mod tabs;
pub mod telling;
mod turns;

use std::sync::Arc;

use leptos::prelude::*;

use self::page::TablePage;
use super::narration::{self, Listener};
use crate::browser::entropy;
use crate::browser::timer::Timer;
use crate::kernel::log::Log;
use crate::kernel::{BySeat, Lang, Match, Observer, Seat, Seed, Text};
use crate::parts::{Lasting, Notice};
use crate::shell::board::choosing::Choosing;
use crate::shell::board::{Board, Deed, Hand, HandParts};
use crate::shell::features::campaign::table::chapter_note;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::opening::Opening;
use crate::shell::kit::shown::{AnyHand, AnyTable, PlayedParts, ShownParts};
use crate::shell::model::device::Device;
use crate::shell::model::episode::Episode;
use crate::shell::model::history::{self, UndoRule};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::seating::Seating;
use crate::shell::model::table_model::{Command, InterruptionModel, LeftLine, TableModel};
use crate::shell::moment::Moment;
use crate::shell::moment::study::Lines;
use crate::shell::store::hints::Hints;
use crate::shell::store::new_match::seating_of;
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::table::computer_state::Computers;
use crate::shell::table::reckoner::Reckoner;
use crate::shell::words;

/// A match on the page.
type Table<G> = Lasting<TableParts<G>>;

/// The parts of a [`Table`].
struct TableParts<G: Board> {
    ctx: AppContext,
    id: StoredValue<String>,
    /// The names as given, empty where none was.
    given: StoredValue<Vec<String>>,
    seating: RwSignal<Seating>,
    undo_rule: UndoRule,
    /// The match as it was kept when it was opened, but for the match itself.
    origin: StoredValue<SavedMatch>,
    game: RwSignal<Match<G>>,
    /// The lines that were left at a table for study.
    lines: RwSignal<Lines<G>>,
    device: RwSignal<Device>,
    /// The number of actions told to each seat.
    observed: StoredValue<BySeat<usize>>,
    /// The number of actions before everybody looked last.
    shown: StoredValue<usize>,
    said: RwSignal<(u32, String)>,
    /// The phase that was told last.
    phase: StoredValue<Option<Text>>,
    /// The number of choices told, and of actions by then.
    told_choices: StoredValue<(usize, usize)>,
    /// The words about to be said of a table that opens.
    coming: StoredValue<Option<Timer>>,
    /// The episode on stage.
    episode: RwSignal<Option<Episode>>,
    computers: Computers,
    reckoner: Reckoner,
    /// The question to the others at the table, until they have answered: may all but so many actions be taken back?
    asking: RwSignal<Option<usize>>,
    /// True if another tab has deleted the match, and nobody has said yet what is to become of it.
    is_deleted: RwSignal<bool>,
}

impl<G: Board> Table<G> {
    fn new(opening: Opening, game: Match<G>, names: Vec<String>) -> Table<G> {
        let Opening { ctx, id, saved } = opening;
        let seating = seating_of::<G>(&saved, game.n_seats());
        let observed = BySeat::new(game.n_seats(), |_| game.ply());
        let parts = TableParts {
            ctx,
            id: StoredValue::new(id),
            given: StoredValue::new(names),
            device: RwSignal::new(Device::of_seating(&seating)),
            seating: RwSignal::new(seating),
            undo_rule: saved.undo,
            lines: RwSignal::new(Lines::read(&saved.lines, &game)),
            origin: StoredValue::new(saved.without_match()),
            computers: Computers::new(game.ply()),
            reckoner: Reckoner::new(G::ID),
            asking: RwSignal::new(None),
            game: RwSignal::new(game),
            observed: StoredValue::new(observed),
            shown: StoredValue::new(0),
            said: RwSignal::new((0, String::new())),
            phase: StoredValue::new(None),
            told_choices: StoredValue::new((0, 0)),
            coming: StoredValue::new(None),
            episode: RwSignal::new(None),
            is_deleted: RwSignal::new(false),
        };
        Lasting::of(parts)
    }

    fn draw(self) -> AnyView {
        let hand = self.hand();
        let model = Memo::new(move |_| self.model(hand));
        let log = Memo::new_owning(move |log| self.go_on_with(log));
        let board = Callback::new(move |()| G::open(hand));
        let command = Callback::new(move |command| self.obey(command));
        let lines = Memo::new(move |_| self.left_lines());
        let parcel = Callback::new(move |()| self.parcel(model));
        self.start_worker();
        self.call_computers(0);
        self.follow_other_tabs();
        self.announce_beginning();
        if let Some(ply) = self.ctx.take_since() {
            self.announce_since(ply);
        }
        let TableParts { ctx, said, episode, .. } = *self;
        let panel = RwSignal::new(None);
        let shown = Lasting::of(ShownParts { ctx, model, log, panel, parcel, said });
        let hand = StoredValue::new(Arc::new(hand) as AnyHand);
        let table = StoredValue::new(Arc::new(self) as AnyTable);
        let levels = G::LEVELS;
        let played = PlayedParts { shown, command, lines, levels, episode, table, hand };
        let played = Lasting::of(played);
        view! {
            <TablePage
                played=played
                is_waiting=self.computers.is_long()
                so_far=self.computers.so_far()
                board=board
            />
        }
        .into_any()
    }

    fn hand(self) -> Hand<G> {
        let TableParts { ctx, game, device, .. } = *self;
        let seat = Memo::new(move |_| device.get().seat(&game.read()));
        let observer = Memo::new(move |_| device.get().observer(&game.read()));
        let view = Memo::new(move |_| game.read().view(observer.get()));
        Lasting::of(HandParts {
            view,
            legal: Memo::new(move |_| {
                seat.get().map(|seat| G::options(&view.read(), seat)).unwrap_or_default()
            }),
            seat,
            names: Memo::new(move |_| self.names(ctx.lang.get())).into(),
            tale: Memo::new(move |_| self.tale()),
            recent: Memo::new(move |_| {
                let game = game.read();
                narration::recent(&game, game.ply(), G::RECALLS, observer.get())
            }),
            reckoned: self.reckoned(seat, view),
            chapter: Memo::new(move |_| {
                chapter_note::<G>(ctx, &self.id.get_value(), ctx.lang.get())
            }),
            is_live: true,
            hints: Hints::open(G::ID),
            choosing: Some(Choosing::new()),
            ply: Memo::new(move |_| game.read().ply()),
            lang: ctx.lang,
            is_shared: Memo::new(move |_| 1 < device.read().persons.len()).into(),
            is_guest: Memo::new(move |_| device.read().guest.is_some()).into(),
            finality: Callback::new(move |actions: Vec<G::Action>| {
                history::is_final(&game.read_untracked(), device.get_untracked(), &actions)
            }),
            no_undo: Memo::new(move |_| {
                game.track();
                device.track();
                self.why_nothing_back().map(words::no_undo)
            })
            .into(),
            wish: Callback::new(move |deed| self.grant(deed)),
        })
    }

    /// The names of the seats, as those around the device are spoken to.
    fn names(self, lang: Lang) -> BySeat<String> {
        self.given.with_value(|given| self.seating.with(|it| it.names_at_table(given, lang)))
    }

    /// The observer of the page now.
    fn observer(self, game: &Match<G>) -> Observer {
        self.device.get().observer(game)
    }

    /// The log with what is new, and whether anything is.
    fn go_on_with(self, log: Option<Log>) -> (Log, bool) {
        let (game, lang) = (self.game.read(), self.ctx.lang.get());
        let names = self.names(lang);
        let mut log = log.unwrap_or_default();
        let to = Listener { observer: self.observer(&game), lang, names: &names };
        let has_changed = log.update(&game, to);
        (log, has_changed)
    }

    fn tale(self) -> String {
        let (game, lang) = (self.game.read(), self.ctx.lang.get());
        let names = self.names(lang);
        narration::latest(
            &game,
            game.ply(),
            Listener { observer: self.observer(&game), lang, names: &names },
        )
    }

    fn left_lines(self) -> Vec<LeftLine> {
        let game = self.game.read();
        self.lines.read().models(&game, self.observer(&game), self.ctx.lang.get())
    }

    fn model(self, hand: Hand<G>) -> TableModel {
        let (game, names) = (self.game.read(), hand.names.get());
        let (seat, device) = (hand.seat.get(), self.device.get());
        // The only person at a table is meant even when it lies open at the end.
        let alone = (device.persons.len() == 1).then(|| device.persons.iter().next()).flatten();
        let looking = match self.observer(&game) {
            Observer::Seat(it) => Some(it),
            Observer::Public | Observer::All => seat.or(alone),
        };
        let moment = Moment {
            game: &game,
            view: &hand.view.read(),
            interruption: interruption(device, &game, &hand.view.read(), &names, hand.lang.get()),
            awaited: game.turn().awaited(),
            names: &self.names(hand.lang.get()),
            seating: &self.seating.read(),
            lang: hand.lang.get(),
            looking,
            curtain: device.curtain(&game),
            shown_before: device.next(&game).filter(|_| device.is_shown),
            no_undo: hand.no_undo.get(),
            can_redo: history::can_redo(&game, device),
        };
        let has_rival = self.origin.with_value(|it| it.rival.is_some());
        let (id, undo) = (self.id.get_value(), self.undo_rule);
        let is_deleted = self.is_deleted.get();
        let asker = self.asker(&game, seat);
        let recap = self.recap(&game, &names);
        let sending = self.sending(&game, &names);
        let is_guest = self.origin.with_value(|it| it.is_guest);
        let model = moment.model();
        TableModel { id, undo, has_rival, recap, is_guest, sending, is_deleted, asker, ..model }
    }

    /// The match as it is now, ready to be handed on.
    fn parcel(self, model: Memo<TableModel>) -> Parcel {
        let game = self.game.read_untracked();
        let observer = self.device.get_untracked().observer(&game);
        let (given, seating) = (self.given.read_value(), self.seating.read_untracked());
        let rival = self.origin.with_value(|it| it.rival.clone());
        let parcel = Parcel::of(&game, (&given, &seating), observer, model.get_untracked());
        Parcel { rival, ..parcel }
    }

    fn grant(self, deed: Deed<G>) {
        match deed {
            Deed::Act(actions) => self.act(actions),
            Deed::Refuse(refusal) => self.refuse(refusal),
            Deed::Say(words) => self.ctx.notices.show(Notice::brief(words)),
            Deed::Explain(words, rule) => self.ctx.notices.show(Notice::refusal(words, rule)),
            Deed::Undo => self.obey(Command::Undo),
            Deed::BreakIn => self.break_in(),
            Deed::HandBack => self.hand_back(),
        }
    }

    fn obey(self, command: Command) {
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GoOn => self.go_on(),
            Command::Reveal => self.reveal(),
            Command::Interrupt(seat) => self.interrupt(Seat::new(seat)),
            Command::HandBack => self.hand_back(),
            Command::Repeat => self.announce(self.said.with_untracked(|it| it.1.clone())),
            Command::AnnounceChoices => self.announce_choices(),
            Command::AnnounceScore => self.announce_score(),
            Command::Seat(seat, key) => self.reseat(Seat::new(seat), key),
            Command::Line(number) => self.take_line(number),
            Command::NoteSent => self.note_sent(),
            Command::NoteHint => self.note_hint(),
            Command::Again => self.create_match_again(Seed::from_bits(entropy::bits())),
            Command::Pace(pace) => self.change_pace(pace),
            Command::Skip => self.skip(),
            Command::CloseRecap => self.computers.forget_recap(),
            Command::KeepAgain => self.keep_again(),
            Command::LeaveDeleted => self.is_deleted.set(false),
            Command::SameSeed => self.create_match_again(self.game.read_untracked().seed()),
        }
    }
}

/// The seats that may ask for the device, and the one that has.
fn interruption<G: Board>(
    device: Device,
    game: &Match<G>,
    view: &G::View,
    names: &BySeat<String>,
    lang: Lang,
) -> InterruptionModel {
    let guest = device.guest.filter(|_| 1 < device.persons.len()).map(|it| names[it].clone());
    let askers = device.interrupters(game, view).iter();
    let askers = askers.map(|it| (it.idx(), names[it].clone())).collect();
    InterruptionModel { guest, askers, why: G::OUT_OF_TURN.get(lang) }
}
