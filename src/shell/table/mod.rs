//! The table of one game: the only generic piece of the shell. It owns the match, hears wishes and
//! commands, saves before anything is shown, and offers a [`Frame`] to draw.

mod computers;
mod frames;
mod keeping;
mod laying;
mod tabs;
mod telling;
mod turns;

use leptos::prelude::*;

use self::computers::Computers;
pub use self::frames::Moment;
pub use self::laying::{cannot_open, company_of, keep_apart, lay, open};
use super::company::Company;
use super::facts::Opening;
use super::frame::LeftLine;
use super::history::{self, UndoRule};
use super::narration::{self, Chapter, Listener};
use super::page::TablePage;
use super::rival::Rival;
use super::saves::SavedMatch;
use super::share::Parcel;
use super::study::Lines;
use super::{Command, Deed, Desk, Frame, Hand, Room};
use crate::browser::entropy;
use crate::kernel::{BySeat, Eye, Lang, Match, Seat, SeatSet, Seed};
use crate::parts::Notice;

/// A match on the page.
struct Table<G: Room> {
    desk: Desk,
    id: StoredValue<String>,
    /// The names as given, empty where none was.
    given: StoredValue<Vec<String>>,
    company: StoredValue<Company>,
    persons: SeatSet,
    undo_rule: UndoRule,
    /// What was kept of the match when it was opened.
    origin: StoredValue<SavedMatch>,
    game: RwSignal<Match<G>>,
    /// The match of somebody else that this one is played against.
    rival: StoredValue<Option<Rival<G>>>,
    /// The lines that were left at a table for study.
    lines: RwSignal<Lines<G>>,
    /// Who has the device in hand, once somebody said so.
    holder: RwSignal<Option<Seat>>,
    /// How many actions each seat has been told of.
    heard: StoredValue<BySeat<usize>>,
    said: RwSignal<(u32, String)>,
    computers: Computers,
}

impl<G: Room> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: Room> Copy for Table<G> {}

impl<G: Room> Table<G> {
    fn new(opening: Opening, game: Match<G>, names: Vec<String>) -> Table<G> {
        let Opening { desk, id, saved } = opening;
        let company = company_of::<G>(&saved, game.n_seats());
        let heard = BySeat::new(game.n_seats(), |_| game.ply());
        Table {
            desk,
            id: StoredValue::new(id),
            given: StoredValue::new(names),
            persons: company.persons(),
            company: StoredValue::new(company),
            undo_rule: saved.undo,
            rival: StoredValue::new(Rival::read(&saved, &game)),
            lines: RwSignal::new(Lines::read(&saved.lines, &game)),
            origin: StoredValue::new(saved),
            computers: Computers::new(game.ply()),
            game: RwSignal::new(game),
            holder: RwSignal::new(None),
            heard: StoredValue::new(heard),
            said: RwSignal::new((0, String::new())),
        }
    }

    fn draw(self) -> AnyView {
        let hand = self.hand();
        let frame = Memo::new(move |_| self.frame(hand));
        let log = Memo::new(move |_| self.chapters());
        let room = Callback::new(move |()| G::open(hand));
        let command = Callback::new(move |command| self.obey(command));
        let lines = Memo::new(move |_| self.left_lines());
        let parcel = Callback::new(move |()| self.parcel(frame));
        let said = self.said.into();
        self.start_worker();
        self.call_computers(0);
        self.heed_other_tabs();
        view! {
            <TablePage
                desk=self.desk
                frame=frame
                log=log
                lines=lines
                said=said
                room=room
                command=command
                parcel=parcel
            />
        }
        .into_any()
    }

    fn hand(self) -> Hand<G> {
        let Table { desk, game, holder, persons, undo_rule, .. } = self;
        let at = move || (game.read(), holder.get());
        let seat = Memo::new(move |_| history::at_device(&at().0, persons, at().1));
        let eye = Memo::new(move |_| history::eye(&at().0, persons, at().1));
        Hand {
            view: Memo::new(move |_| game.read().view(eye.get())),
            legal: Memo::new(move |_| {
                seat.get().map(|seat| game.read().legal(seat)).unwrap_or_default()
            }),
            seat,
            names: Memo::new(move |_| self.names(desk.lang.get())).into(),
            tale: Memo::new(move |_| self.tale()),
            lang: desk.lang,
            can_undo: Memo::new(move |_| history::can_undo(&at().0, persons, at().1, undo_rule)),
            can_redo: Memo::new(move |_| history::can_redo(&at().0, persons, at().1)),
            wish: Callback::new(move |deed| self.grant(deed)),
        }
    }

    fn names(self, lang: Lang) -> BySeat<String> {
        self.given.with_value(|given| self.company.with_value(|it| it.names(given, lang)))
    }

    /// Whose eyes look at the page now.
    fn eye(self, game: &Match<G>) -> Eye {
        history::eye(game, self.persons, self.holder.get())
    }

    fn chapters(self) -> Vec<Chapter> {
        let (game, lang) = (self.game.read(), self.desk.lang.get());
        let names = self.names(lang);
        narration::chapters(
            &game,
            game.ply(),
            Listener { eye: self.eye(&game), lang, names: &names },
        )
    }

    fn tale(self) -> String {
        let (game, lang) = (self.game.read(), self.desk.lang.get());
        let names = self.names(lang);
        narration::latest(&game, game.ply(), Listener { eye: self.eye(&game), lang, names: &names })
    }

    fn left_lines(self) -> Vec<LeftLine> {
        let game = self.game.read();
        self.lines.read().frames(&game, self.eye(&game), self.desk.lang.get())
    }

    fn frame(self, hand: Hand<G>) -> Frame {
        let (game, names) = (self.game.read(), hand.names.get());
        let (seat, holder) = (hand.seat.get(), self.holder.get());
        let looking = match self.eye(&game) {
            Eye::Seat(it) => Some(it),
            Eye::Public | Eye::All => seat,
        };
        let next = history::next_at_device(&game, self.persons, holder);
        let moment = Moment {
            game: &game,
            view: &hand.view.read(),
            awaited: game.turn().awaited(),
            names: &names,
            company: &self.company.read_value(),
            lang: hand.lang.get(),
            seat,
            looking,
            curtain: next.filter(|_| seat.is_none()),
            can_undo: hand.can_undo.get(),
            can_redo: hand.can_redo.get(),
        };
        let lang = self.desk.lang.get();
        let rival = self.rival.with_value(|it| it.as_ref().map(|it| it.frame(&game, lang)));
        Frame { id: self.id.get_value(), undo: self.undo_rule, rival, ..moment.frame() }
    }

    /// The match as it is now, ready to be handed on.
    fn parcel(self, frame: Memo<Frame>) -> Parcel {
        let game = self.game.read_untracked();
        self.given.with_value(|given| Parcel::of(&game, given, frame.get_untracked()))
    }

    fn grant(self, deed: Deed<G>) {
        match deed {
            Deed::Act(actions) => self.act(actions),
            Deed::Refuse(refusal) => self.refuse(refusal),
            Deed::Say(words) => self.desk.notices.show(Notice::brief(words)),
            Deed::Undo => self.obey(Command::Undo),
            Deed::Redo => self.obey(Command::Redo),
        }
    }

    fn obey(self, command: Command) {
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Reveal => self.reveal(),
            Command::Repeat => self.speak(self.said.with_untracked(|it| it.1.clone())),
            Command::TellChoices => self.tell_choices(),
            Command::TellScore => self.tell_score(),
            Command::Line(number) => self.take_line(number),
            Command::Again => self.lay_again(Seed::from_bits(entropy::bits())),
            Command::Hurry(haste) => self.hurry(haste),
            Command::SameSeed => self.lay_again(self.game.read_untracked().seed()),
        }
    }
}
