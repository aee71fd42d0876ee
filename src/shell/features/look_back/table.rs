//! A look back over a match that is over: every choice of a person is weighed anew, one after another, and those that
//! cost most are shown. Nothing of it is kept.

use leptos::prelude::*;

use super::model::{PersonModel, Progress};
use super::page::{LookBackPage, LookingParts};
use super::slips::{Weighed, choices, slips};
use crate::kernel::question::{Asked, Question};
use crate::kernel::{Advice, BySeat, Lang, Match, Seat, message, record};
use crate::parts::{Lasting, Notice};
use crate::shell::board::Board;
use crate::shell::features::balance::model::BalanceModel;
use crate::shell::features::balance::table as balance;
use crate::shell::features::hint::advisor::{Advisor, MatchMessage};
use crate::shell::features::replay::place::create_match_at;
use crate::shell::features::score::table::most_lost;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::opening::{Opening, cannot_open};
use crate::shell::model::mark::Mark;
use crate::shell::model::route::Route;
use crate::shell::model::seating::Seating;
use crate::shell::store::new_match::seating_of;
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words::messages;

/// The names of seats in forms.
const KEYS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Opens the look back over a record; while it lasts, the table, and a sentence.
pub fn open<G: Board>(opening: Opening) -> AnyView {
    let (game, given) = match record::read::<G>(&opening.saved.record) {
        Ok(read) => read,
        Err(error) => return cannot_open(&opening, error),
    };
    let Opening { ctx, id, saved } = opening;
    if game.turn().awaited().is_empty() {
        return LookBack::new(ctx, id, saved, game, given).draw();
    }
    ctx.go_instead.run(Route::Match(id));
    let words = message!(ctx.lang.get_untracked(), "look-back-still-on").to_owned();
    ctx.notices.show(Notice::on_the_way(words));
    ().into_any()
}

/// The weighed choices of one person.
pub(super) struct Seen<G: Board> {
    seat: Seat,
    /// The questions, in the order of the match: each choice is weighed, and what could be expected is asked about the
    /// start and about each decision.
    asked: Vec<Asked>,
    /// So much of that was answered.
    n_done: usize,
    /// So many choices could not be weighed.
    n_failed: usize,
    pub(super) weighed: Vec<Weighed<G>>,
}

impl<G: Board> Seen<G> {
    /// Nothing is found out about a seat yet; what could be expected is not asked if that is known.
    fn new(game: &Match<G>, seat: Seat, is_known: bool) -> Seen<G> {
        let plies = balance::plies(game, seat).filter(|_| !is_known);
        let mut asked: Vec<Asked> = plies.iter().map(|_| Asked::Expect(None)).collect();
        let (plies, choices) = (plies.unwrap_or_default(), choices(game, seat));
        for ply in 0..game.ply() {
            // What the table passed by itself may begin a decision, and is none to be weighed.
            asked.extend(plies.contains(&ply).then_some(Asked::Expect(Some(ply))));
            asked.extend(choices.contains(&ply).then_some(Asked::Weigh(Some(ply))));
        }
        Seen { seat, asked, n_done: 0, n_failed: 0, weighed: Vec::new() }
    }

    /// The numbers of weighed choices, and of all.
    fn n_weighed(&self) -> (usize, usize) {
        let n_choices =
            |all: &[Asked]| all.iter().filter(|it| matches!(it, Asked::Weigh(_))).count();
        (n_choices(&self.asked[..self.n_done]), n_choices(&self.asked))
    }
}

/// A match that is looked back at.
pub(super) type LookBack<G> = Lasting<LookBackParts<G>>;

/// The parts of a [`LookBack`].
pub(super) struct LookBackParts<G: Board> {
    pub(super) ctx: AppContext,
    id: StoredValue<String>,
    saved: StoredValue<SavedMatch>,
    pub(super) game: StoredValue<Match<G>>,
    given: StoredValue<Vec<String>>,
    seating: StoredValue<Seating>,
    advisor: Advisor,
    told: StoredValue<MatchMessage>,
    /// Whose choices are looked at.
    pub(super) seat: RwSignal<Option<Seat>>,
    seen: RwSignal<Vec<Seen<G>>>,
}

impl<G: Board> LookBack<G> {
    fn new(
        ctx: AppContext,
        id: String,
        saved: SavedMatch,
        game: Match<G>,
        given: Vec<String>,
    ) -> LookBack<G> {
        let told = MatchMessage {
            all: record::write(&game, &[]),
            again: record::write_since(&game, game.ply()),
        };
        Lasting::of(LookBackParts {
            ctx,
            id: StoredValue::new(id),
            seating: StoredValue::new(seating_of::<G>(&saved, game.n_seats())),
            saved: StoredValue::new(saved),
            game: StoredValue::new(game),
            given: StoredValue::new(given),
            advisor: Advisor::new(G::ID),
            told: StoredValue::new(told),
            seat: RwSignal::new(None),
            seen: RwSignal::new(Vec::new()),
        })
    }

    fn draw(self) -> AnyView {
        let lang = self.ctx.lang;
        // The only person need not be chosen.
        let persons = self.seating.with_value(Seating::persons);
        if persons.len() == 1 {
            persons.iter().for_each(|it| self.choose(it));
        }
        let looking = Lasting::of(LookingParts {
            id: self.id,
            title: Signal::derive(move || {
                self.game.with_value(|it| {
                    format!("{} · {}", G::title(it.setup()).get(lang.get()), it.seed())
                })
            }),
            persons: Signal::derive(move || self.persons(lang.get())),
            seat: Signal::derive(move || self.seat.get().map(Seat::idx)),
            progress: Memo::new(move |_| self.progress()),
            lost: Memo::new(move |_| {
                let (seat, lang) = (self.seat.get()?, lang.get());
                self.game.with_value(|game| most_lost(game, seat, lang))
            }),
            balance: Memo::new(move |_| self.balance(lang.get())),
            slips: Memo::new(move |_| {
                let Some(seat) = self.seat.get() else { return Vec::new() };
                self.with_seen(|it| {
                    self.game.with_value(|game| slips(game, seat, &it.weighed, lang.get()))
                })
                .unwrap_or_default()
            }),
            choose: Callback::new(move |seat| self.choose(Seat::new(seat))),
            try_from: Callback::new(move |ply| self.try_from(ply)),
            position: Callback::new(move |ply| self.position(ply)),
        });
        view! { <LookBackPage ctx=self.ctx looking=looking/> }.into_any()
    }

    pub(super) fn names(self, lang: Lang) -> BySeat<String> {
        self.given.with_value(|given| self.seating.with_value(|it| it.names_at_table(given, lang)))
    }

    fn persons(self, lang: Lang) -> Vec<PersonModel> {
        let names = self.names(lang);
        let persons = self.seating.with_value(Seating::persons);
        let person =
            |it: Seat| PersonModel { seat: it.idx(), key: KEYS[it.idx()], name: names[it].clone() };
        persons.iter().map(person).collect()
    }

    /// Asks about what was seen by the player who is looked at; none if nobody is.
    pub(super) fn with_seen<T>(self, ask: impl FnOnce(&Seen<G>) -> T) -> Option<T> {
        let seat = self.seat.get()?;
        self.seen.with(|all| all.iter().find(|it| it.seat == seat).map(ask))
    }

    fn progress(self) -> Progress {
        let progress = |it: &Seen<G>| match it.n_weighed() {
            (n_done, n) if it.n_done < it.asked.len() => Progress::Weighing(n_done, n),
            (_, n) if 0 < n && it.n_failed == n => Progress::Failed,
            _ => Progress::Done(it.weighed.len()),
        };
        self.with_seen(progress).unwrap_or(Progress::Waiting)
    }

    /// Looks at the choices of a seat; what was weighed of them already is not weighed again.
    fn choose(self, seat: Seat) {
        self.seat.set(Some(seat));
        if !self.seen.with_untracked(|all| all.iter().any(|it| it.seat == seat)) {
            let is_known = self.is_known(seat);
            let seen = self.game.with_value(|game| Seen::new(game, seat, is_known));
            self.seen.update(|it| it.push(seen));
        }
        self.weigh_next(seat);
    }

    /// Asks about the next choice of a seat, unless all were weighed, or another seat is looked at by now.
    fn weigh_next(self, seat: Seat) {
        if self.seat.get_untracked() != Some(seat) {
            return;
        }
        let next = untrack(|| self.with_seen(|it| it.asked.get(it.n_done).copied())).flatten();
        let Some(asked) = next else { return self.advisor.stop() };
        let here = move |it: &Question| {
            let answer = self.game.with_value(|game| it.answer_about(game));
            answer.map(Option::unwrap_or_default)
        };
        let then = move |answer: Option<String>| {
            match asked {
                Asked::Weigh(Some(ply)) => self.note(seat, ply, answer),
                Asked::Expect(_) | Asked::Weigh(None) | Asked::Act(_) | Asked::Reckon => {
                    self.expect(seat, answer);
                }
            }
            self.weigh_next(seat);
        };
        self.advisor.ask(self.told.get_value(), (seat, asked), Box::new(here), then);
    }

    /// The key by which the match is remembered, with what could be expected by a seat.
    fn key(self, seat: Seat) -> (u64, usize) {
        (self.game.with_value(|it| it.line_value(it.ply())), seat.idx())
    }

    /// Tells whether all that a seat could expect was found out before.
    fn is_known(self, seat: Seat) -> bool {
        let (line, nth) = self.key(seat);
        let n = self.game.with_value(|game| balance::plies(game, seat)).map(|it| it.len() + 1);
        untrack(|| self.ctx.expected.with(|it| Some(it.of(line, nth).len()) == n))
    }

    /// Notes what could be expected.
    fn expect(self, seat: Seat, answer: Option<String>) {
        let key = self.key(seat);
        self.seen.update(|all| {
            let Some(it) = all.iter_mut().find(|it| it.seat == seat) else { return };
            let done = it.asked[..it.n_done].iter();
            let n = done.filter(|it| matches!(it, Asked::Expect(_))).count();
            it.n_done += 1;
            self.ctx.expected.update(|it| it.add(key, n, answer));
        });
    }

    /// Luck and choices apart, once all is known of the player who is looked at.
    fn balance(self, lang: Lang) -> Option<BalanceModel> {
        let seat = self.seat.get()?;
        if !self.with_seen(|it| it.n_done == it.asked.len())? {
            return None;
        }
        let (line, nth) = self.key(seat);
        let answers = self.ctx.expected.with(|it| it.of(line, nth).to_vec());
        self.game.with_value(|game| balance::balance(game, seat, &answers, lang))
    }

    /// Notes what was said of a choice; where there was nothing to choose, nothing is.
    fn note(self, seat: Seat, ply: usize, answer: Option<String>) {
        let advice = answer.map(|it| (!it.is_empty()).then(|| it.parse::<Advice<G::Action>>()));
        self.seen.update(|all| {
            let Some(it) = all.iter_mut().find(|it| it.seat == seat) else { return };
            it.n_done += 1;
            match advice {
                Some(Some(Ok(advice))) => it.weighed.push(Weighed { ply, advice }),
                Some(None) => {}
                Some(Some(Err(_))) | None => it.n_failed += 1,
            }
        });
    }

    /// Plays on from before a choice, in a match of its own.
    fn try_from(self, ply: usize) {
        let create = || {
            let game = self.game.read_value();
            let (given, seating) = (self.given.read_value(), self.seating.read_value());
            let (table, saved) = ((&given[..], &*seating), self.saved.read_value());
            let created = create_match_at(&game, ply, table, &saved, Mark::Repeated);
            Ok(Some(self.ctx.keep(created.entry, created.saved)))
        };
        if self.ctx.sit_down(self.ctx.go, create) {
            let words = message!(self.ctx.lang.get_untracked(), "look-back-tries").to_owned();
            self.ctx.notices.show(Notice::on_the_way(words));
        }
    }
}
