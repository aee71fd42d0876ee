//! The table of one game: the only generic piece of the shell. It owns the match, hears wishes and
//! commands, saves before anything is shown, and offers a [`Frame`] to draw.

use leptos::prelude::*;

use super::company::{Company, Player};
use super::facts::{Laid, NotLaid, Opening, Order};
use super::frame::{LineFrame, PlaceFrame, SeatFrame, StandingFrame};
use super::gist::{entry_of, total_words};
use super::narration::{self, Chapter, Listener};
use super::page::{CannotOpen, TablePage};
use super::saves::SavedMatch;
use super::{Command, Deed, Desk, Frame, Hand, Room, Saves, Way, history, thinker, words};
use crate::browser::timer::Timer;
use crate::browser::{clock, entropy};
use crate::kernel::record::{self, Fault, clean_name};
use crate::kernel::{BySeat, Cites, Eye, Lang, Line, Match, Seat, SeatSet, Seed, Standing, Words};
use crate::parts::Notice;

/// Computers may act for so long, in milliseconds, before the page is drawn again.
const SLICE_MILLIS: f64 = 12.0;

/// The pause after an action of a computer that the person at the device has noticed.
const PACE_MILLIS: i32 = 250;

/// Lays a table: the record of a match in which nothing has happened yet.
///
/// # Errors
/// Why it cannot be laid so, in words.
pub fn lay<G: Room>(order: &Order, lang: Lang) -> Result<Laid, NotLaid> {
    let nonsense = |_| NotLaid { words: words::CANNOT_START.get(lang).to_owned(), rule: None };
    let setup: G::Setup = order.setup.parse().map_err(nonsense)?;
    let game: Match<G> = Match::begin(setup, order.seed)
        .map_err(|it: G::Refusal| NotLaid { words: G::refuse(it, lang), rule: Some(it.rule()) })?;
    let no_person = || NotLaid { words: words::NEEDS_A_PERSON.get(lang).to_owned(), rule: None };
    let company = Company::read(&order.players, game.n_seats(), G::LEVELS).ok_or_else(no_person)?;
    let names: Vec<String> = order.names.iter().map(|it| clean_name(it)).collect();
    let entry = entry_of(&game, Saves::fresh_id(), &names, &company);
    let players = company.keys(G::LEVELS);
    Ok(Laid { entry, record: record::write(&game, &names), players })
}

/// Opens the table of a record, or says why it cannot be opened.
pub fn open<G: Room>(opening: Opening) -> AnyView {
    match record::read::<G>(&opening.record) {
        Ok((game, names)) => {
            let players = opening.desk.saves.players(&opening.id);
            let company = Company::read(&players, game.n_seats(), G::LEVELS)
                .unwrap_or_else(|| Company::of_persons(game.n_seats()));
            Table::new(opening.desk, opening.id, game, names, company).draw()
        }
        Err(fault) => {
            let is_foreign = matches!(fault, Fault::NewerFormat | Fault::OtherEdition(_));
            if !is_foreign {
                opening.desk.saves.set_aside(&opening.id);
            }
            let after = if is_foreign { words::LEFT_ALONE } else { words::SET_ASIDE };
            view! { <CannotOpen desk=opening.desk fault=fault after=after/> }.into_any()
        }
    }
}

/// A match on the page.
struct Table<G: Room> {
    desk: Desk,
    id: StoredValue<String>,
    /// The names as given, empty where none was.
    given: StoredValue<Vec<String>>,
    company: StoredValue<Company>,
    persons: SeatSet,
    game: RwSignal<Match<G>>,
    /// Who has the device in hand, once somebody said so.
    holder: RwSignal<Option<Seat>>,
    /// How many actions each seat has been told of.
    heard: StoredValue<BySeat<usize>>,
    said: RwSignal<(u32, String)>,
    /// What calls the computers, cancelled with the table.
    call: StoredValue<Option<Timer>>,
    /// How many actions had been taken when the computers began.
    began: StoredValue<usize>,
}

impl<G: Room> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: Room> Copy for Table<G> {}

impl<G: Room> Table<G> {
    fn new(
        desk: Desk,
        id: String,
        game: Match<G>,
        names: Vec<String>,
        company: Company,
    ) -> Table<G> {
        let heard = BySeat::new(game.n_seats(), |_| game.ply());
        Table {
            desk,
            id: StoredValue::new(id),
            given: StoredValue::new(names),
            persons: company.persons(),
            company: StoredValue::new(company),
            began: StoredValue::new(game.ply()),
            game: RwSignal::new(game),
            holder: RwSignal::new(None),
            heard: StoredValue::new(heard),
            said: RwSignal::new((0, String::new())),
            call: StoredValue::new(None),
        }
    }

    fn draw(self) -> AnyView {
        let hand = self.hand();
        let frame = Memo::new(move |_| self.frame(hand));
        let log = Memo::new(move |_| self.chapters());
        let room = Callback::new(move |()| G::open(hand));
        let command = Callback::new(move |command| self.obey(command));
        let said = self.said.into();
        self.call_computers(0);
        view! { <TablePage desk=self.desk frame=frame log=log said=said room=room command=command/> }
            .into_any()
    }

    fn hand(self) -> Hand<G> {
        let Table { desk, game, holder, persons, .. } = self;
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
            lang: desk.lang,
            can_undo: Memo::new(move |_| history::can_undo(&at().0, persons, at().1)),
            can_redo: Memo::new(move |_| history::can_redo(&at().0, persons, at().1)),
            wish: Callback::new(move |deed| self.grant(deed)),
        }
    }

    fn names(self, lang: Lang) -> BySeat<String> {
        self.given.with_value(|given| self.company.with_value(|it| it.names(given, lang)))
    }

    fn chapters(self) -> Vec<Chapter> {
        let (game, lang) = (self.game.read(), self.desk.lang.get());
        let names = self.names(lang);
        let eye = history::eye(&game, self.persons, self.holder.get());
        narration::chapters(&game, Listener { eye, lang, names: &names })
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
            Command::Again => self.lay_again(Seed::from_bits(entropy::bits())),
            Command::SameSeed => self.lay_again(self.game.read_untracked().seed()),
        }
    }

    fn act(self, actions: Vec<G::Action>) {
        let holder = self.holder.get_untracked();
        let seat = history::at_device(&self.game.read_untracked(), self.persons, holder);
        let Some(seat) = seat else { return };
        self.desk.notices.clear();
        let ply = self.game.read_untracked().ply();
        let refused = self.game.try_update_untracked(|game| {
            actions.into_iter().find_map(|it| game.play(seat, it).err())
        });
        if ply < self.game.read_untracked().ply() {
            self.save();
            self.narrate(ply);
            self.game.notify();
            self.call_computers(0);
        }
        if let Some(refusal) = refused.flatten() {
            self.refuse(refusal);
        }
    }

    /// Calls the computers, if it is for them to act; they begin after the page has been drawn.
    fn call_computers(self, millis: i32) {
        let ply = self.game.read_untracked().ply();
        if thinker::next(&self.game.read_untracked(), self.persons).is_some() {
            self.began.set_value(ply);
            self.call_again(millis);
        }
    }

    fn call_again(self, millis: i32) {
        self.call.set_value(Timer::after(millis, move || self.let_computers_act()));
    }

    /// Lets computers act until the person at the device notices something, for one slice of time.
    fn let_computers_act(self) {
        // A table that was closed has nothing to update.
        let Some(was_noticed) = self.game.try_update_untracked(|game| self.act_unseen(game)) else {
            return;
        };
        self.save();
        if thinker::next(&self.game.read_untracked(), self.persons).is_some() {
            self.call_again(if was_noticed { PACE_MILLIS } else { 0 });
        } else {
            // The table of a match that is over lies open: only how it ended is read aloud.
            let game = self.game.read_untracked();
            let last = game.ply().saturating_sub(1);
            let is_over = game.turn().awaited().is_empty();
            drop(game);
            self.narrate(if is_over { last } else { self.began.get_value() });
        }
        self.game.notify();
    }

    /// Takes actions of computers until one is noticed. Tells whether one was.
    fn act_unseen(self, game: &mut Match<G>) -> bool {
        let (start, holder) = (clock::now(), self.holder.get_untracked());
        while self.company.with_value(|it| thinker::step(game, it)) {
            if thinker::was_noticed(game, history::eye(game, self.persons, holder)) {
                return true;
            }
            if SLICE_MILLIS <= clock::now() - start {
                return false;
            }
        }
        false
    }

    fn refuse(self, refusal: G::Refusal) {
        let words = G::refuse(refusal, self.desk.lang.get_untracked());
        self.desk.notices.show(Notice::refusal(words, refusal.rule()));
    }

    fn undo(self) {
        let holder = self.holder.get_untracked();
        if !history::can_undo(&self.game.read_untracked(), self.persons, holder) {
            return self.say(words::NO_UNDO);
        }
        self.game.try_update_untracked(|game| game.undo());
        self.turn_back(words::TAKEN_BACK);
    }

    fn redo(self) {
        let holder = self.holder.get_untracked();
        if !history::can_redo(&self.game.read_untracked(), self.persons, holder) {
            return self.say(words::NO_REDO);
        }
        self.game.try_update_untracked(|game| game.redo());
        self.turn_back(words::TAKEN_AGAIN);
    }

    /// What follows every step through the history.
    fn turn_back(self, said: crate::kernel::Text) {
        self.desk.notices.clear();
        self.save();
        let ply = self.game.read_untracked().ply();
        self.heard.update_value(|heard| heard.iter_mut().for_each(|(_, it)| *it = ply.min(*it)));
        self.speak(said.get(self.desk.lang.get_untracked()).to_owned());
        self.game.notify();
        self.call_computers(0);
    }

    fn say(self, words: crate::kernel::Text) {
        let words = words.get(self.desk.lang.get_untracked());
        self.desk.notices.show(Notice::brief(words.to_owned()));
    }

    /// The curtain falls: the next person has the device, and hears what it missed.
    fn reveal(self) {
        let holder = self.holder.get_untracked();
        let next = history::next_at_device(&self.game.read_untracked(), self.persons, holder);
        self.desk.notices.clear();
        self.holder.set(next);
        if let Some(seat) = next {
            let ply = self.heard.with_value(|it| it[seat]);
            self.narrate(ply);
        }
    }

    /// Tells the person at the device, and nobody else, what has happened since the first `ply`
    /// actions.
    fn narrate(self, ply: usize) {
        let (words, latest, eye) = {
            let game = self.game.read_untracked();
            let (lang, holder) = (self.desk.lang.get_untracked(), self.holder.get_untracked());
            let names = self.names(lang);
            let eye = history::eye(&game, self.persons, holder);
            let words = narration::since(&game, ply, Listener { eye, lang, names: &names });
            (words, game.ply(), eye)
        };
        if let Eye::Seat(seat) = eye {
            self.heard.update_value(|it| it[seat] = latest);
        }
        self.speak(words);
    }

    fn speak(self, words: String) {
        self.said.update(|said| *said = (said.0 + 1, words));
    }

    fn save(self) {
        let game = self.game.read_untracked();
        let kept = self.given.with_value(|given| {
            let company = self.company.get_value();
            let entry = entry_of(&game, self.id.get_value(), given, &company);
            let players = company.keys(G::LEVELS);
            self.desk.saves.keep(entry, SavedMatch::new(record::write(&game, given), players))
        });
        match kept {
            Ok(()) => self.desk.all_is_well(),
            Err(trouble) => self.desk.tell(trouble),
        }
    }

    /// Lays the same table again, as a match of its own.
    fn lay_again(self, seed: Seed) {
        let setup = self.game.read_untracked().setup().to_string();
        let players = self.company.with_value(|it| it.keys(G::LEVELS));
        let order = Order { setup, seed, names: self.given.get_value(), players };
        if let Ok(Laid { entry, record, players }) =
            lay::<G>(&order, self.desk.lang.get_untracked())
        {
            let id = entry.id.clone();
            if let Err(trouble) = self.desk.saves.keep(entry, SavedMatch::new(record, players)) {
                self.desk.tell(trouble);
            }
            self.desk.go.run(Way::Match(id));
        }
    }

    fn frame(self, hand: Hand<G>) -> Frame {
        let (game, view) = (self.game.read(), hand.view.read());
        let (lang, names) = (hand.lang.get(), hand.names.get());
        let (seat, holder) = (hand.seat.get(), self.holder.get());
        let standing = G::standing(&view);
        let awaited = game.turn().awaited();
        let best = standing.places.iter().map(|(_, it)| it.total).max().unwrap_or_default();
        let looking = match history::eye(&game, self.persons, holder) {
            Eye::Seat(it) => Some(it),
            Eye::Public | Eye::All => seat,
        };
        let total = looking.map_or(best, |it| standing.places[it].total);
        let is_over = awaited.is_empty();
        let next = history::next_at_device(&game, self.persons, holder);
        let player = |it: Seat| self.company.with_value(|company| company.player(it));
        Frame {
            game: G::ID,
            title: G::TITLE.get(lang),
            moment: G::moment(&view, lang),
            seed: game.seed().to_string(),
            shows_seats: !G::SHOWS_SEATS && 1 < names.len(),
            seats: names
                .iter()
                .map(|(it, name)| SeatFrame {
                    name: name.clone(),
                    total: standing.places[it].total,
                    is_awaited: awaited.has(it),
                    is_here: seat == Some(it),
                    is_computer: player(it) != Player::Person,
                })
                .collect(),
            total,
            total_words: total_words::<G>(total, lang),
            can_undo: hand.can_undo.get(),
            can_redo: hand.can_redo.get(),
            is_over,
            curtain: next.filter(|_| seat.is_none()).map(|it| names[it].clone()),
            standing: standing_frame::<G>(&standing, &names, &view, is_over, lang),
        }
    }
}

/// The score of the whole table in words, best seat first.
fn standing_frame<G: Words>(
    standing: &Standing,
    names: &BySeat<String>,
    view: &G::View,
    is_over: bool,
    lang: Lang,
) -> StandingFrame {
    let line = |it: &Line| {
        let (name, note) = G::line(it, lang);
        LineFrame { name, note, points: it.points, rule: it.rule }
    };
    let place = |(seat, it): (Seat, &crate::kernel::Place)| PlaceFrame {
        rank: it.rank,
        name: names[seat].clone(),
        total_words: total_words::<G>(it.total, lang),
        lines: it.lines.iter().map(line).collect(),
    };
    let mut places: Vec<PlaceFrame> = standing.places.iter().map(place).collect();
    places.sort_by_key(|it| it.rank);
    let first: Vec<String> = standing.winners().iter().map(|it| names[it].clone()).collect();
    let headline = (1 < names.len())
        .then(|| if is_over { words::won(&first, lang) } else { words::ahead(&first, lang) });
    let verdict = if is_over { G::verdict(view, lang) } else { None };
    StandingFrame { headline, verdict, places }
}
