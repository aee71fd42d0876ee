//! The table of a lesson: the learner makes the actions of its record, the others' come from there, and anything
//! else is answered with words.

use leptos::prelude::*;

use super::models::Moment;
use super::staging;
use crate::kernel::lesson::{Learnt, Lesson, Step};
use crate::kernel::{BySeat, Lang, Match, Observer, Seat};
use crate::shell::app_context::AppContext;
use crate::shell::board::{Board, Deed, Hand, Reckoned, refusal_words};
use crate::shell::model::episode::Episode;
use crate::shell::model::history::NoUndo;
use crate::shell::model::lesson::{LessonModel, LessonWish};
use crate::shell::model::route::Route;
use crate::shell::model::seating::{Player, Seating};
use crate::shell::model::table_model::{InterruptionModel, TableModel};
use crate::shell::narration::{self, Listener};
use crate::shell::pages::lesson::page::{LessonPage, Teacher};
use crate::shell::pages::lesson::{fetched, words as lesson_words};
use crate::shell::store::hints::Hints;
use crate::shell::store::lessons::{keep_step, step};
use crate::shell::words;

/// Opens the lesson of a box, given by its id, once its text has come.
pub fn open<G: Board>(ctx: AppContext, id: &'static str) -> AnyView {
    fetched(ctx, id, move |text| {
        let lesson = Lesson::read(text).ok()?;
        let whole = lesson.play::<G>().ok()?;
        Some(LessonTable::new(ctx, id, lesson, whole).draw())
    })
}

/// A lesson on the page.
struct LessonTable<G: Board> {
    ctx: AppContext,
    /// The id of the box.
    id: &'static str,
    lesson: StoredValue<Lesson>,
    /// The match with all actions of the lesson.
    whole: StoredValue<Match<G>>,
    seating: StoredValue<Seating>,
    /// The match as it is now.
    game: RwSignal<Match<G>>,
    /// The step that it is at, counted from 0.
    step: RwSignal<usize>,
    /// What is said to what was tried last, if it did not fit.
    wrong: RwSignal<Option<String>>,
    /// How much of what was tried did not fit.
    n_wrong: RwSignal<usize>,
    said: RwSignal<(u32, String)>,
    episode: RwSignal<Option<Episode>>,
}

impl<G: Board> Clone for LessonTable<G> {
    fn clone(&self) -> LessonTable<G> {
        *self
    }
}

impl<G: Board> Copy for LessonTable<G> {}

impl<G: Board> LessonTable<G> {
    /// The lesson at the step that was come to last; at its beginning after its end.
    fn new(ctx: AppContext, id: &'static str, lesson: Lesson, whole: Match<G>) -> LessonTable<G> {
        let last = lesson.steps.len() - 1;
        let step = Some(step(id)).filter(|it| *it < last).unwrap_or_default();
        let mut game = whole.clone();
        game.cut(lesson.begin_of(step));
        let others = Seat::all(whole.n_seats()).filter(|it| *it != Lesson::LEARNER);
        let seating = others.fold(Seating::of_persons(whole.n_seats()), |all, seat| {
            all.with(seat, Player::Computer(0)).unwrap_or(all)
        });
        LessonTable {
            ctx,
            id,
            lesson: StoredValue::new(lesson),
            seating: StoredValue::new(seating),
            whole: StoredValue::new(whole),
            game: RwSignal::new(game),
            step: RwSignal::new(step),
            wrong: RwSignal::new(None),
            n_wrong: RwSignal::new(0),
            said: RwSignal::new((0, String::new())),
            episode: RwSignal::new(None),
        }
    }

    fn draw(self) -> AnyView {
        let hand = self.hand();
        let model = Memo::new(move |_| self.model(&hand.view.read()));
        let lesson = Memo::new(move |_| self.lesson_model());
        self.announce_step(String::new());
        let teacher = Teacher {
            lesson,
            ply: hand.ply,
            episode: self.episode,
            wish: Callback::new(move |it| self.obey(it)),
        };
        view! {
            <LessonPage
                ctx=self.ctx
                model=model
                teacher=teacher
                said=self.said.into()
                board=Callback::new(move |()| G::open(hand))
            />
        }
        .into_any()
    }

    fn hand(self) -> Hand<G> {
        let LessonTable { ctx, game, .. } = self;
        let view = Memo::new(move |_| game.read().view(Observer::Seat(Lesson::LEARNER)));
        let seat = Memo::new(move |_| self.seat());
        Hand {
            view,
            legal: Memo::new(move |_| {
                seat.get().map(|seat| G::options(&view.read(), seat)).unwrap_or_default()
            }),
            seat,
            names: Memo::new(move |_| self.names(ctx.lang.get())).into(),
            tale: Memo::new(move |_| {
                let (game, lang) = (game.read(), ctx.lang.get());
                let names = self.names(lang);
                narration::latest(&game, game.ply(), listener(lang, &names))
            }),
            recent: Memo::new(move |_| {
                let game = game.read();
                let observer = Observer::Seat(Lesson::LEARNER);
                narration::recent(&game, game.ply(), G::RECALLS, observer)
            }),
            reckoned: Signal::stored(Reckoned::Nothing),
            chapter: Memo::new(|_| None),
            is_live: true,
            hints: Hints::none(G::ID),
            ply: Memo::new(move |_| game.read().ply()),
            lang: ctx.lang,
            is_shared: Signal::stored(false),
            is_guest: Signal::stored(false),
            finality: Callback::new(|_| false),
            no_undo: Memo::new(move |_| {
                (game.read().ply() == 0).then(|| words::no_undo(NoUndo::Nothing))
            })
            .into(),
            wish: Callback::new(move |deed| self.grant(deed)),
        }
    }

    /// The learner, where the record goes on with an action of the learner, or the rules await one.
    fn seat(self) -> Option<Seat> {
        let game = self.game.read();
        let next = self.whole.with_value(|it| it.log().get(game.ply()).map(|it| it.seat));
        let is_awaited = || game.turn().awaited().has(Lesson::LEARNER);
        let is_asked = next.map_or_else(is_awaited, |it| it == Lesson::LEARNER);
        is_asked.then_some(Lesson::LEARNER)
    }

    fn names(self, lang: Lang) -> BySeat<String> {
        self.seating.with_value(|it| match G::SAYS_YOU {
            true => it.names_at_table(&[], lang),
            false => it.names(&[], lang),
        })
    }

    fn model(self, view: &G::View) -> TableModel {
        let (game, lang) = (self.game.read(), self.ctx.lang.get());
        let moment = Moment {
            shown_before: None,
            game: &game,
            view,
            awaited: game.turn().awaited(),
            names: &self.names(lang),
            seating: &self.seating.read_value(),
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
        let (step, lang) = (self.step.get(), self.ctx.lang.get());
        let (wrong, n_wrong) = (self.wrong.get(), self.n_wrong.get());
        self.lesson.with_value(|lesson| {
            let Step { looks, words, end, .. } = lesson.steps[step].clone();
            let number = step + 1;
            let learnt = (number == lesson.steps.len()).then(|| {
                let learnt = |it: &Learnt| (it.symbol.clone(), it.words.get(lang).to_owned());
                lesson.learnt.iter().map(learnt).collect()
            });
            LessonModel {
                number,
                n_steps: lesson.steps.len(),
                words: words.get(lang).to_owned(),
                looks,
                wrong,
                n_wrong,
                can_go_back: lesson.begin_of(0) < self.game.read().ply() || 0 < step,
                is_looking: lesson.begin_of(step) == end,
                learnt,
            }
        })
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
                self.refuse(lesson_words::NOT_NOW.get(lang).to_owned());
            }
        }
    }

    /// Makes these actions as long as each is the next one of the lesson, and after each those of the others; the
    /// first that is not is answered.
    fn act(self, actions: &[G::Action]) {
        let ply = self.game.read_untracked().ply();
        let unfit = actions.iter().find(|it| !self.step_on(it));
        let has_gone_on = ply < self.game.read_untracked().ply();
        if has_gone_on {
            self.wrong.set(None);
            self.game.notify();
            self.show_what_came(ply);
        }
        if let Some(action) = unfit {
            let words = self.answer(&action.to_string());
            self.refuse(words);
        }
    }

    /// Makes an action of the learner if it is the next one of the lesson; and what the others do then. Tells
    /// whether it was.
    fn step_on(self, action: &G::Action) -> bool {
        let game = self.game.read_untracked();
        let next = |whole: &Match<G>| {
            let next = whole.log().get(game.ply())?;
            (next.seat == Lesson::LEARNER && next.action == *action).then_some(())
        };
        let is_next = self.whole.with_value(|it| next(it)).is_some();
        let ply = game.ply();
        drop(game);
        if is_next {
            let end = self.lesson.with_value(|it| it.steps[self.step.get_untracked()].end);
            let next = self.whole.with_value(|whole| {
                // Nobody chooses the passes that a table makes.
                let mut next = whole.ply_after(ply);
                while next < end && whole.log()[next].seat != Lesson::LEARNER {
                    next = whole.ply_after(next);
                }
                self.go_to(whole, next);
                next
            });
            if end <= next {
                self.step.update(|it| *it += 1);
                keep_step(self.id, self.step.get_untracked());
            }
        }
        is_next
    }

    /// The match after so many actions of the lesson; nobody is told yet.
    fn go_to(self, whole: &Match<G>, ply: usize) {
        // It has been played before: nothing of it can be refused.
        let _ = self.game.try_update_untracked(|it| it.follow(&whole.line(), ply));
    }

    /// What is said to an action, by its notation, that is not the next one of the lesson.
    fn answer(self, action: &str) -> String {
        let (step, lang) = (self.step.get_untracked(), self.ctx.lang.get_untracked());
        self.lesson.with_value(|it| {
            let answer = it.steps[step].answer(action).map(|it| it.get(lang));
            answer.unwrap_or(lesson_words::NOT_NOW.get(lang)).to_owned()
        })
    }

    /// Says why what was tried does not fit.
    fn refuse(self, words: String) {
        self.announce(words.clone());
        self.n_wrong.update(|it| *it += 1);
        self.wrong.set(Some(words));
    }

    /// Shows and tells what has happened since the first `ply` actions, and then what comes next.
    fn show_what_came(self, ply: usize) {
        let (lang, pace) =
            (self.ctx.lang.get_untracked(), self.ctx.preferences.get_untracked().pace);
        let names = untrack(|| self.names(lang));
        let told = {
            let game = self.game.read_untracked();
            let to = listener(lang, &names);
            self.episode.set(staging::episode(&game, ply, to, pace));
            narration::between(&game, ply..game.ply(), to)
        };
        self.announce_step(told);
    }

    /// Reads the present step aloud, after what has happened.
    fn announce_step(self, told: String) {
        let LessonModel { number, n_steps, words, .. } = untrack(|| self.lesson_model());
        let head = lesson_words::step(number, n_steps, self.ctx.lang.get_untracked());
        self.announce([told, format!("{head}. {words}")].join(" ").trim_start().to_owned());
    }

    fn announce(self, words: String) {
        self.said.update(|said| *said = (said.0 + 1, words));
    }

    fn obey(self, wish: LessonWish) {
        let step = self.step.get_untracked();
        let last = self.lesson.with_value(|it| it.steps.len()) - 1;
        match wish {
            LessonWish::Back => {
                let begin = self.lesson.with_value(|it| it.begin_of(step));
                let has_acted = begin < self.game.read_untracked().ply();
                self.show(if has_acted { step } else { step.saturating_sub(1) });
            }
            LessonWish::Skip => self.show((step + 1).min(last)),
            LessonWish::Again => self.show(0),
            LessonWish::OwnGame => self.ctx.go.run(Route::Quick(self.id)),
            LessonWish::Leave => self.ctx.go.run(Route::Shelf),
        }
    }

    /// Goes to the beginning of a step.
    fn show(self, step: usize) {
        self.wrong.set(None);
        self.episode.set(None);
        let ply = self.lesson.with_value(|it| it.begin_of(step));
        self.whole.with_value(|whole| self.go_to(whole, ply));
        self.step.set(step);
        keep_step(self.id, step);
        self.game.notify();
        self.announce_step(String::new());
    }
}

/// The learner, as somebody who is told what happened.
fn listener(lang: Lang, names: &BySeat<String>) -> Listener<'_> {
    Listener { observer: Observer::Seat(Lesson::LEARNER), lang, names }
}
