//! The table of a lesson: the learner makes the actions of its record, the others' come from there, and anything
//! else is answered with words.

use leptos::prelude::*;

use super::course::Course;
use super::fetched;
use super::model::{LessonModel, LessonWish, Tried};
use super::page::{LessonPage, Teacher};
use super::store::{keep_step, step};
use crate::kernel::lesson::Lesson;
use crate::kernel::{BySeat, Lang, Observer, message};
use crate::parts::Lasting;
use crate::shell::board::choosing::Choosing;
use crate::shell::board::{Board, Deed, Hand, HandParts, Reckoned, refusal_words};
use crate::shell::features::stage::table::episode;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::episode::Episode;
use crate::shell::model::history::NoUndo;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{InterruptionModel, TableModel};
use crate::shell::moment::Moment;
use crate::shell::narration::{self, Listener};
use crate::shell::store::hints::Hints;
use crate::shell::words::{self, messages};

/// Opens the lesson of a box, given by its id, once its text has come.
pub fn open<G: Board>(ctx: AppContext, id: &'static str) -> AnyView {
    fetched(ctx, id, move |text| {
        let lesson = Lesson::read(text).ok()?;
        let whole = lesson.play::<G>().ok()?;
        let course = Course::begin(lesson, whole, step(id));
        Some(LessonTable::new(ctx, id, course).draw())
    })
}

/// The hand of a board while a lesson is played at it.
pub fn hand<G: Board>(
    course: RwSignal<Course<G>>,
    lang: Signal<Lang>,
    wish: Callback<Deed<G>>,
) -> Hand<G> {
    let view = Memo::new(move |_| course.read().game().view(Observer::Seat(Lesson::LEARNER)));
    let seat = Memo::new(move |_| course.read().seat());
    Lasting::of(HandParts {
        view,
        legal: Memo::new(move |_| {
            seat.get().map(|seat| G::options(&view.read(), seat)).unwrap_or_default()
        }),
        seat,
        names: Memo::new(move |_| names(&course.read(), lang.get())).into(),
        tale: Memo::new(move |_| {
            let (course, lang) = (course.read(), lang.get());
            let (game, names) = (course.game(), names(&course, lang));
            narration::latest(game, game.ply(), listener(lang, &names))
        }),
        recent: Memo::new(move |_| {
            let course = course.read();
            let (game, observer) = (course.game(), Observer::Seat(Lesson::LEARNER));
            narration::recent(game, game.ply(), G::RECALLS, observer)
        }),
        reckoned: Signal::stored(Reckoned::Nothing),
        chapter: Memo::new(|_| None),
        is_live: true,
        hints: Hints::none(G::ID),
        choosing: Some(Choosing::new()),
        ply: Memo::new(move |_| course.read().game().ply()),
        lang,
        is_shared: Signal::stored(false),
        is_guest: Signal::stored(false),
        finality: Callback::new(|_| false),
        no_undo: Memo::new(move |_| {
            (course.read().game().ply() == 0).then(|| words::no_undo(NoUndo::Nothing))
        })
        .into(),
        wish,
    })
}

/// The names of the seats.
fn names<G: Board>(course: &Course<G>, lang: Lang) -> BySeat<String> {
    course.seating().names_at_table(&[], lang)
}

/// A lesson on the page.
type LessonTable<G> = Lasting<LessonTableParts<G>>;

/// The parts of a [`LessonTable`].
struct LessonTableParts<G: Board> {
    ctx: AppContext,
    /// The id of the box.
    id: &'static str,
    course: RwSignal<Course<G>>,
    tried: RwSignal<Tried>,
    /// True if the lesson that this one goes on from is offered first.
    offers: RwSignal<bool>,
    /// True if the last touch of the page only went on from what was on stage.
    is_watching: StoredValue<bool>,
    said: RwSignal<(u32, String)>,
    episode: RwSignal<Option<Episode>>,
}

impl<G: Board> LessonTable<G> {
    fn new(ctx: AppContext, id: &'static str, course: Course<G>) -> LessonTable<G> {
        let offers = course.step() == 0 && before(ctx, &course).is_some_and(|it| !is_done(&it));
        Lasting::of(LessonTableParts {
            ctx,
            id,
            offers: RwSignal::new(offers),
            course: RwSignal::new(course),
            tried: RwSignal::new(Tried::default()),
            is_watching: StoredValue::new(false),
            said: RwSignal::new((0, String::new())),
            episode: RwSignal::new(None),
        })
    }

    fn draw(self) -> AnyView {
        let LessonTableParts { ctx, course, .. } = *self;
        let hand = hand(course, ctx.lang, Callback::new(move |deed| self.grant(deed)));
        let model = Memo::new(move |_| self.model(&hand.view.read()));
        let lesson = Memo::new(move |_| self.lesson_model());
        let next_tap = Memo::new(move |_| {
            let wanted = course.with(Course::wanted);
            if wanted.is_empty() { None } else { G::taps(hand, &wanted).into_iter().next() }
        });
        self.announce_step(String::new());
        let teacher = Teacher {
            lesson,
            next_tap,
            is_watching: self.is_watching,
            episode: self.episode,
            wish: Callback::new(move |it| self.obey(it)),
        };
        view! {
            <LessonPage
                ctx=ctx
                model=model
                teacher=teacher
                said=self.said.into()
                board=Callback::new(move |()| G::open(hand))
            />
        }
        .into_any()
    }

    fn model(self, view: &G::View) -> TableModel {
        let (course, lang) = (self.course.read(), self.ctx.lang.get());
        let moment = Moment {
            shown_before: None,
            game: course.game(),
            view,
            awaited: course.game().turn().awaited(),
            names: &names(&course, lang),
            seating: course.seating(),
            lang,
            looking: Some(Lesson::LEARNER),
            curtain: None,
            interruption: InterruptionModel::default(),
            no_undo: None,
            can_redo: false,
        };
        moment.model()
    }

    fn lesson_model(self) -> LessonModel {
        let model = self.course.read().model(self.tried.get(), self.ctx.lang.get());
        let before = model.before.clone().filter(|_| self.offers.get());
        LessonModel { before, ..model }
    }

    fn grant(self, deed: Deed<G>) {
        let lang = self.ctx.lang.get_untracked();
        match deed {
            Deed::Act(actions) => self.act(&actions),
            Deed::Refuse(refusal) => self.refuse(refusal_words::<G>(refusal, lang)),
            Deed::Say(words) => self.refuse(words),
            Deed::Explain(words, rule) => self.refuse(format!("{words} · {rule}")),
            Deed::Undo => self.obey(LessonWish::Back),
            Deed::BreakIn | Deed::HandBack => {
                self.refuse(message!(lang, "lesson-not-now").to_owned());
            }
        }
    }

    /// Makes these actions as long as each is the next one of the lesson, and after each those of the others; the
    /// first that is not is answered.
    fn act(self, actions: &[G::Action]) {
        let (ply, step) = self.course.with_untracked(|it| (it.game().ply(), it.step()));
        let take = |it: &G::Action| {
            let taken = self.course.try_update_untracked(|course| course.take(it));
            taken.unwrap_or_default()
        };
        let unfit = actions.iter().find(|it| !take(it));
        let (ply_now, step_now) = self.course.with_untracked(|it| (it.game().ply(), it.step()));
        if ply < ply_now {
            self.tried.set(Tried::default());
            self.course.notify();
            self.show_what_came(ply);
        }
        if step < step_now {
            keep_step(self.id, step_now);
        }
        if let Some(action) = unfit {
            self.refuse(self.answer(action));
        }
    }

    /// The words in answer to an action that is not the next one.
    fn answer(self, action: &G::Action) -> String {
        let lang = self.ctx.lang.get_untracked();
        let course = self.course.read_untracked();
        let answer = course.answer(action).map(|it| it.get(lang));
        answer.unwrap_or(message!(lang, "lesson-not-now")).to_owned()
    }

    /// Says why what was tried does not fit. A tap while the others' moves were on stage has tried nothing.
    fn refuse(self, words: String) {
        if self.is_watching.get_value() {
            self.announce(message!(self.ctx.lang.get_untracked(), "lesson-watch").to_owned());
            return self.tried.update(|it| it.is_hasty = true);
        }
        self.announce(words.clone());
        self.tried.update(|it| {
            *it = Tried { wrong: Some(words), n_wrong: it.n_wrong + 1, is_hasty: false };
        });
    }

    /// Shows and tells what has happened since the first `ply` actions, and then what comes next.
    fn show_what_came(self, ply: usize) {
        let (lang, pace) =
            (self.ctx.lang.get_untracked(), self.ctx.preferences.get_untracked().pace);
        let told = {
            let course = self.course.read_untracked();
            let (game, names) = (course.game(), names(&course, lang));
            let to = listener(lang, &names);
            self.episode.set(episode(game, ply, to, pace));
            narration::between(game, ply..game.ply(), to)
        };
        self.announce_step(told);
    }

    /// Reads the present step aloud, after what has happened.
    fn announce_step(self, told: String) {
        let model = untrack(|| self.lesson_model());
        if let Some(before) = model.before {
            return self.announce(before);
        }
        let LessonModel { number, n_steps, words, .. } = model;
        let head = message!(self.ctx.lang.get_untracked(), "lesson-step", n = number, of = n_steps);
        self.announce([told, format!("{head}. {words}")].join(" ").trim_start().to_owned());
    }

    fn announce(self, words: String) {
        self.said.update(|said| *said = (said.0 + 1, words));
    }

    fn obey(self, wish: LessonWish) {
        let (step, has_acted) = self.course.with_untracked(|it| (it.step(), it.has_acted()));
        match wish {
            LessonWish::Back => self.show(if has_acted { step } else { step.saturating_sub(1) }),
            LessonWish::Skip => self.show(step + 1),
            LessonWish::Again => self.show(0),
            LessonWish::Before => self.go_before(),
            LessonWish::AllTheSame => {
                self.offers.set(false);
                self.announce_step(String::new());
            }
            LessonWish::OwnGame => self.ctx.go.run(Route::Quick(self.id)),
            LessonWish::Leave => self.ctx.go.run(Route::Shelf),
        }
    }

    /// Goes to the lesson that this one goes on from.
    fn go_before(self) {
        let id = self.course.with_untracked(|it| before(self.ctx, it)).map(|it| it.label.id);
        if let Some(id) = id {
            self.ctx.go.run(Route::Lesson(id));
        }
    }

    /// Goes to the beginning of a step.
    fn show(self, step: usize) {
        self.tried.set(Tried::default());
        self.episode.set(None);
        self.course.update(|it| it.show(step));
        keep_step(self.id, self.course.with_untracked(Course::step));
        self.announce_step(String::new());
    }
}

/// The box whose lesson this one goes on from, if it does.
fn before<G: Board>(ctx: AppContext, course: &Course<G>) -> Option<BoxInfo> {
    let before = course.lesson().before.as_ref()?;
    (ctx.boxes)().into_iter().find(|it| it.label.id == before.id)
}

/// Tells whether somebody has come to the end of the lesson of a box.
fn is_done(of: &BoxInfo) -> bool {
    of.n_steps <= step(of.label.id) + 1
}

/// The learner, as somebody who is told what happened.
fn listener(lang: Lang, names: &BySeat<String>) -> Listener<'_> {
    Listener { observer: Observer::Seat(Lesson::LEARNER), lang, names }
}
