//! The panel of the hint: beside the board on a desk, a sheet at the thumb on a phone. Each grade is shown when it is
//! asked for, and the board is played on beside it.

use leptos::prelude::*;

use super::advisor::{Advisor, Told};
use super::{Advising, FetchAdvising, words};
use crate::browser;
use crate::kernel::question::{Asked, Question, read_text};
use crate::kernel::{Seat, Text};
use crate::parts::{Button, Icon, IconButton, Weight, on_back};
use crate::shell::app_context::AppContext;
use crate::shell::model::hint::{Grade, HintModel, NOTCHES, WayModel};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::table_model::{Command, TableModel};
use crate::shell::pages::header::no_hint;
use crate::shell::pages::panel::Panel;
use crate::shell::words as shell_words;

/// The last grade: the best way, and why.
const LAST_GRADE: u8 = 3;

/// What has come of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Heard {
    /// The advice as it was written.
    Advice(String),
    Nothing,
    Failed,
}

/// A hint that was asked for, about one place of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hinted {
    /// The line value of that place.
    line: u64,
    seat: usize,
    record: String,
    /// None while it is thought over.
    heard: Option<Heard>,
    /// How much of it is shown, from 1.
    grade: u8,
}

/// The hint of a table: what was asked last, and whoever is asked.
#[derive(Clone, Copy)]
struct Hints {
    ctx: AppContext,
    model: Memo<TableModel>,
    command: Callback<Command>,
    parcel: Callback<(), Parcel>,
    fetch: FetchAdvising,
    advising: RwSignal<Option<Advising>>,
    advisor: Advisor,
    last: RwSignal<Option<Hinted>>,
    /// Which saying of the table it is that is read aloud, and what it says.
    said: RwSignal<(u32, String)>,
}

impl Hints {
    /// The last hint, if it is still about the present place.
    fn here(self) -> Option<Hinted> {
        let line = self.model.with(|it| it.asker.line);
        self.last.get().filter(|it| it.line == line)
    }

    /// The same in words, once it has come.
    fn told(self) -> Option<HintModel> {
        let Hinted { seat, record, heard, .. } = self.here()?;
        let Some(Heard::Advice(advice)) = heard else { return None };
        (self.advising.get()?.tell)(&record, seat, &advice, self.ctx.lang.get())
    }

    /// Somebody is about to ask.
    fn prepare(self) {
        self.advisor.prepare();
        if self.advising.with_untracked(Option::is_some) {
            return;
        }
        let game = self.model.with_untracked(|it| it.game);
        let come = move |advising: Option<Advising>| {
            // The table may be closed by now.
            if self.advising.try_set(advising).is_some() {
                return;
            }
            match advising {
                Some(advising) => self.send(advising),
                None => self.note(Some(Heard::Failed)),
            }
        };
        (self.fetch)(game, Box::new(come));
    }

    /// The next grade, or the first.
    fn go_on(self) {
        match untrack(|| self.here()) {
            None | Some(Hinted { heard: Some(Heard::Failed), .. }) => self.ask(),
            Some(Hinted { heard: Some(Heard::Advice(_)), grade, .. }) if grade < LAST_GRADE => {
                self.last.update(|it| it.iter_mut().for_each(|it| it.grade += 1));
                self.announce_grade();
                request_animation_frame(|| {
                    browser::page::show_within(".advice section:last-of-type");
                    browser::page::find_focus("#advice-best");
                });
            }
            Some(_) => {}
        }
    }

    fn ask(self) {
        self.command.run(Command::NoteHint);
        let asker = self.model.with_untracked(|it| it.asker.clone());
        let Some(seat) = asker.seat else { return };
        let record = self.parcel.run(()).record;
        self.last.set(Some(Hinted { line: asker.line, seat, record, heard: None, grade: 1 }));
        self.announce(words::THINKING.get(self.ctx.lang.get_untracked()).to_owned());
        match self.advising.get_untracked() {
            Some(advising) => self.send(advising),
            None => self.prepare(),
        }
    }

    /// Sends the question, if one waits.
    fn send(self, advising: Advising) {
        let waiting = self.last.get_untracked().filter(|it| it.heard.is_none());
        let Some(Hinted { line, seat, record, .. }) = waiting else { return };
        let told = Told { all: record.clone(), again: String::new() };
        let then = move |answer: Option<String>| {
            let lang = self.ctx.lang.get_untracked();
            let is_sound = |it: &str| (advising.tell)(&record, seat, it, lang).is_some();
            let heard = match answer {
                Some(advice) if advice.is_empty() => Heard::Nothing,
                Some(advice) if is_sound(&advice) => Heard::Advice(advice),
                Some(_) | None => Heard::Failed,
            };
            let is_last = self.last.with_untracked(|it| it.as_ref().map(|it| it.line));
            self.note(Some(heard).filter(|_| is_last == Some(line)));
        };
        let here = move |it: &Question| {
            let answer = (advising.answer)(&it.to_string())?;
            read_text(it.number, &answer).map(str::to_owned)
        };
        self.advisor.ask(told, (Seat::new(seat), Asked::Weigh(None)), Box::new(here), then);
    }

    /// What has come of the last question.
    fn note(self, heard: Option<Heard>) {
        let Some(heard) = heard else { return };
        self.last.update(|it| {
            let waiting = it.iter_mut().filter(|it| it.heard.is_none());
            waiting.for_each(|it| it.heard = Some(heard.clone()));
        });
        self.announce_grade();
    }

    /// Reads aloud what has just been shown.
    fn announce_grade(self) {
        let lang = self.ctx.lang.get_untracked();
        let (here, told) = untrack(|| (self.here(), self.told()));
        let Some(here) = here else { return };
        let said = match (here.heard, told) {
            (Some(Heard::Advice(_)), Some(told)) => read_aloud(&told, here.grade, self.ctx),
            (Some(Heard::Nothing), _) => words::NOTHING.get(lang).to_owned(),
            (Some(Heard::Failed), _) => words::FAILED.get(lang).to_owned(),
            (Some(Heard::Advice(_)) | None, _) => return,
        };
        self.announce(said);
    }

    fn announce(self, words: String) {
        // The table may be closed by now.
        let _ = self.said.try_update(|it| *it = (it.0 + 1, words));
    }

    /// What the main button does next; none if it is done.
    fn next(self) -> Option<Text> {
        match self.here() {
            None => self.model.with(no_hint).is_none().then_some(words::NUDGE),
            Some(Hinted { heard: None, .. }) => Some(words::THINKING),
            Some(Hinted { heard: Some(Heard::Failed), .. }) => Some(shell_words::RETRY),
            Some(Hinted { heard: Some(Heard::Nothing), .. }) => None,
            Some(Hinted { grade, .. }) => match grade {
                1 => Some(words::SHOW_WAYS),
                2 => Some(words::BEST),
                _ => None,
            },
        }
    }

    /// What stands above the grades.
    fn state(self) -> Option<Text> {
        match self.here() {
            None => Some(self.model.with(no_hint).unwrap_or(words::MARKS)),
            Some(Hinted { heard: Some(Heard::Nothing), .. }) => Some(words::NOTHING),
            Some(Hinted { heard: Some(Heard::Failed), .. }) => Some(words::FAILED),
            Some(Hinted { heard: None | Some(Heard::Advice(_)), .. }) => None,
        }
    }
}

/// A grade of a hint as it is read aloud.
fn read_aloud(told: &HintModel, grade: u8, ctx: AppContext) -> String {
    let lang = ctx.lang.get_untracked();
    match grade {
        1 => told.nudge.clone(),
        2 => {
            let ways = told.ways.iter().zip(words::LETTERS);
            let ways = ways.map(|(it, letter)| words::way(letter, &it.name, it.grade, lang));
            let ways = ways.collect::<Vec<_>>().join(". ");
            format!("{ways}. {}.", words::basis(told.basis, lang))
        }
        _ => {
            let best = told.ways.first().map(|it| it.name.as_str()).unwrap_or_default();
            format!("{best}. {}", told.why)
        }
    }
}

/// The hint, folded away until it is asked for.
#[component]
pub fn HintPanel(
    ctx: AppContext,
    model: Memo<TableModel>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
    parcel: Callback<(), Parcel>,
    fetch: FetchAdvising,
    /// Which saying of the table it is that is read aloud, and what it says.
    said: RwSignal<(u32, String)>,
) -> impl IntoView {
    let hints = Hints {
        ctx,
        model,
        command,
        parcel,
        fetch,
        advising: RwSignal::new(None),
        advisor: Advisor::new(),
        last: RwSignal::new(None),
        said,
    };
    let is_open = Memo::new(move |_| panel.get() == Some(Panel::Hint));
    on_back(is_open.into(), Callback::new(move |()| panel.set(None)));
    Effect::new(move |_| {
        if is_open.get() {
            hints.prepare();
        }
    });
    view! {
        <Show when=move || is_open.get()>
            <OpenHint hints=hints panel=panel/>
        </Show>
    }
}

#[component]
fn OpenHint(hints: Hints, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let ctx = hints.ctx;
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let close = move || {
        panel.set(None);
        request_animation_frame(|| browser::page::find_focus(".bar .is-hint"));
    };
    let told = Memo::new(move |_| hints.told());
    let grade = Memo::new(move |_| hints.here().map_or(0, |it| it.grade));
    let state = move || hints.state().map(|it| view! { <p>{it.get(ctx.lang.get())}</p> });
    let next = Memo::new(move |_| hints.next());
    let label =
        Signal::derive(move || next.get().unwrap_or(words::BEST).get(ctx.lang.get()).to_owned());
    let grades = move || {
        let (told, grade) = (told.get()?, grade.get());
        let is_first = (1 <= grade).then(|| nudge(ctx, &told));
        let is_second = (2 <= grade).then(|| ways(ctx, &told));
        let is_third = (3 <= grade).then(|| best(ctx, &told));
        Some(view! { {is_first} {is_second} {is_third} })
    };
    let has_asked = move || told.read().is_some();
    view! {
        <aside class="advice grain" aria-label=say(shell_words::HINT)>
            <header class="dialog-head">
                <h2>{say(shell_words::HINT)}</h2>
                <IconButton label=say(shell_words::CLOSE) icon="close" on_press=close/>
            </header>
            <div class="advice-body" tabindex="0">
                {state} {grades}
                <Show when=has_asked>
                    <p class="hint">{say(words::MARKED)}</p>
                </Show>
            </div>
            <Show when=move || next.read().is_some()>
                <footer>
                    <Button label=label weight=Weight::Main on_press=move || hints.go_on()/>
                </footer>
            </Show>
        </aside>
    }
}

/// A grade with its number and its heading.
fn head(ctx: AppContext, number: u8, words: Text) -> impl IntoView {
    let id = (number == LAST_GRADE).then_some("advice-best");
    let title = move || words.get(ctx.lang.get());
    view! { <h3 id=id tabindex="-1"><b aria-hidden="true">{number}</b> {title}</h3> }
}

/// What kind of thing to look at.
fn nudge(ctx: AppContext, told: &HintModel) -> impl IntoView {
    let words = told.nudge.clone();
    view! { <section class="advice-nudge">{head(ctx, 1, words::NUDGE)} <p>{words}</p></section> }
}

/// The ways to go on, with what they are worth.
fn ways(ctx: AppContext, told: &HintModel) -> impl IntoView {
    let way = |(nth, (it, letter)): (usize, (&WayModel, &'static str))| {
        let (name, grade) = (it.name.clone(), it.grade);
        view! {
            <li class:is-best=nth == 0>
                <span class="advice-letter">{letter}</span>
                <b>{name}</b>
                {worth(ctx, grade)}
            </li>
        }
    };
    let ways = told.ways.iter().zip(words::LETTERS).enumerate().map(way).collect_view();
    view! {
        <section class="advice-list">
            {head(ctx, 2, words::WAYS)}
            <ol class="advice-ways">{ways}</ol>
            {basis(ctx, told)}
        </section>
    }
}

/// What a way is worth beside the best one: notches, and words.
pub fn worth(ctx: AppContext, grade: Grade) -> impl IntoView {
    let notch = |nth: u8| view! { <i class:is-on=nth < grade.n_notches()></i> };
    let notches = (0..NOTCHES).map(notch).collect_view();
    let words = move || words::grade(grade).get(ctx.lang.get());
    view! {
        <span class="advice-worth">
            <span class="notches" aria-hidden="true">{notches}</span>
            <em>{words}</em>
        </span>
    }
}

/// The best way, and why.
fn best(ctx: AppContext, told: &HintModel) -> impl IntoView {
    let name = told.ways.first().map(|it| it.name.clone());
    let why = told.why.clone();
    view! {
        <section class="advice-last">
            {head(ctx, LAST_GRADE, words::BEST)}
            <p class="advice-why">
                <span class="advice-letter" aria-hidden="true">{words::LETTERS[0]}</span>
                <span><b>{name} "."</b> " " {why}</span>
            </p>
            {basis(ctx, told)}
        </section>
    }
}

/// What the worths rest on; estimates have the wave.
pub fn basis(ctx: AppContext, told: &HintModel) -> impl IntoView {
    let of = told.basis;
    let words = move || words::basis(of, ctx.lang.get());
    let icon = if words::is_estimate(of) { "estimate" } else { "check" };
    view! { <p class="advice-basis"><Icon name=icon/> {words}</p> }
}
