//! The hint: a strip below the board, which makes room for it, so that it covers nothing. One tap shows the best thing to
//! do and why, with marks on what to tap; a button does it, another one tells of the other ways.

use leptos::prelude::*;

use super::advisor::{Advisor, MatchMessage};
use super::ask::no_hint;
use super::marks::{HintMark, Marks};
use super::model::{Grade, HintModel, NOTCHES, WAYS_TOLD_MAX, WayModel};
use super::{Advising, FetchAdvising, words};
use crate::browser;
use crate::kernel::advice::Basis;
use crate::kernel::question::{Asked, Question, read_text};
use crate::kernel::{Seat, Text, message, text};
use crate::parts::{Button, Icon, IconButton, Weight, effect, on_back};
use crate::shell::features::stamps;
use crate::shell::features::stamps::model::Stamp;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Played, ShownParts};
use crate::shell::model::table_model::Command;
use crate::shell::words::messages;

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
enum HintAnswer {
    /// The advice as it was written; empty where there is only one thing to do.
    Advice(String),
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
    heard: Option<HintAnswer>,
}

/// The hint of a table: what was asked last, and of whom.
#[derive(Clone, Copy)]
struct Hints {
    played: Played,
    fetch: FetchAdvising,
    advising: RwSignal<Option<Advising>>,
    advisor: Advisor,
    last: RwSignal<Option<Hinted>>,
}

impl Hints {
    /// The last hint, if it is still about the present place.
    fn here(self) -> Option<Hinted> {
        let line = self.played.shown.model.with(|it| it.asker.line);
        self.last.get().filter(|it| it.line == line)
    }

    /// The advice given here, as it was written, and the means to read it.
    fn advice(self) -> Option<(Advising, Hinted, String)> {
        let here = self.here()?;
        let Some(HintAnswer::Advice(advice)) = here.heard.clone() else { return None };
        Some((self.advising.get()?, here, advice))
    }

    /// The same in words.
    fn told(self) -> Option<HintModel> {
        let (advising, here, advice) = self.advice()?;
        (advising.tell)(&here.record, here.seat, &advice, self.played.shown.ctx.lang.get())
    }

    /// The marks on what to tap to follow it, the next tap first, and on the other ways, if those are told.
    fn marks(self, tells_others: bool) -> Vec<HintMark> {
        let (Some((advising, _, advice)), Some(hand)) =
            (self.advice(), self.played.hand.try_get_value())
        else {
            return Vec::new();
        };
        let lang = self.played.shown.ctx.lang.get();
        let best = (advising.taps)(&*hand, &advice, 0);
        let label = |nth: usize| match best.len() {
            1 => message!(lang, "hint").to_owned(),
            _ => (nth + 1).to_string(),
        };
        let own = best.iter().enumerate().map(|(nth, it)| (label(nth), false, it.clone()));
        let mut all: Vec<_> = own.collect();
        for nth in (1..WAYS_TOLD_MAX).filter(|_| tells_others) {
            // What they have in common with the best way says nothing.
            let taps = (advising.taps)(&*hand, &advice, nth).into_iter();
            let place = taps.into_iter().find(|it| !it.is_empty() && !best.contains(it));
            all.extend(place.map(|it| (words::LETTERS[nth].to_owned(), true, it)));
        }
        let mark = |(label, is_other, places)| HintMark { label, is_other, places };
        all.into_iter().map(mark).filter(|it| !it.places.is_empty()).collect()
    }

    /// Follows it.
    fn take(self) {
        let Some((advising, _, advice)) = untrack(|| self.advice()) else { return };
        (advising.take)(&*self.played.hand.get_value(), &advice);
        stamps::give(self.played.shown.ctx, Stamp::Hint);
    }

    /// Fetches what is needed to ask, and asks then.
    fn fetch(self) {
        let game = self.played.shown.model.with_untracked(|it| it.game);
        let come = move |advising: Option<Advising>| {
            // The table may be closed by now.
            if self.advising.try_set(advising).is_some() {
                return;
            }
            match advising {
                Some(advising) => self.send(advising),
                None => self.note(Some(HintAnswer::Failed)),
            }
        };
        (self.fetch)(game, Box::new(come));
    }

    /// Asks, unless it has been asked about this place already, or nobody can ask now.
    fn ask(self) {
        let is_asked = |it: &Hinted| it.heard != Some(HintAnswer::Failed);
        if untrack(|| self.here().is_some_and(|it| is_asked(&it))) {
            return self.announce_hint();
        }
        let asker = self.played.shown.model.with_untracked(|it| it.asker.clone());
        let Some(seat) = asker.seat else { return };
        self.advisor.prepare();
        self.played.command.run(Command::NoteHint);
        let record = self.played.shown.parcel.run(()).record;
        self.last.set(Some(Hinted { line: asker.line, seat, record, heard: None }));
        self.announce(
            message!(self.played.shown.ctx.lang.get_untracked(), "hint-thinking").to_owned(),
        );
        match self.advising.get_untracked() {
            Some(advising) => self.send(advising),
            None => self.fetch(),
        }
    }

    /// Asks because the panel was unfolded. That and what comes of it are said in one go: of two sayings only the later
    /// would be heard.
    fn unfold(self) {
        let n_said = self.played.shown.said.get_untracked().0;
        self.ask();
        let lang = self.played.shown.ctx.lang.get_untracked();
        let opened = message!(lang, "unfolded", what = message!(lang, "hint"));
        let (n, words) = self.played.shown.said.get_untracked();
        self.announce(if n == n_said { opened } else { format!("{opened} {words}") });
    }

    /// Sends the question, if one waits.
    fn send(self, advising: Advising) {
        let waiting = self.last.get_untracked().filter(|it| it.heard.is_none());
        let Some(Hinted { line, seat, record, .. }) = waiting else { return };
        let told = MatchMessage { all: record.clone(), again: String::new() };
        let then = move |answer: Option<String>| {
            let lang = self.played.shown.ctx.lang.get_untracked();
            let is_sound = |it: &str| (advising.tell)(&record, seat, it, lang).is_some();
            let heard = match answer {
                Some(advice) if is_sound(&advice) => HintAnswer::Advice(advice),
                Some(_) | None => HintAnswer::Failed,
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

    /// Notes the answer to the last question.
    fn note(self, heard: Option<HintAnswer>) {
        let Some(heard) = heard else { return };
        self.last.update(|it| {
            let waiting = it.iter_mut().filter(|it| it.heard.is_none());
            waiting.for_each(|it| it.heard = Some(heard.clone()));
        });
        self.announce_hint();
    }

    /// Reads aloud what is shown.
    fn announce_hint(self) {
        let lang = self.played.shown.ctx.lang.get_untracked();
        let (here, told) = untrack(|| (self.here(), self.told()));
        let said = match (here.and_then(|it| it.heard), told) {
            (Some(HintAnswer::Advice(_)), Some(told)) => sentences(&told),
            (Some(HintAnswer::Advice(_) | HintAnswer::Failed), _) => {
                message!(lang, "hint-failed").to_owned()
            }
            (None, _) => return,
        };
        self.announce(said);
    }

    fn announce(self, words: String) {
        // The table may be closed by now.
        let _ = self.played.shown.said.try_update(|it| *it = (it.0 + 1, words));
    }

    /// The sentence where there is no advice to show.
    fn state(self) -> Option<String> {
        let lang = self.played.shown.ctx.lang.get();
        let state = match self.here() {
            None => self.played.shown.model.with(no_hint)?,
            Some(Hinted { heard: None, .. }) => {
                return Some(words::thinking(self.advisor.progress().get(), lang));
            }
            Some(Hinted { heard: Some(HintAnswer::Failed), .. }) => text!("hint-failed"),
            Some(Hinted { heard: Some(HintAnswer::Advice(_)), .. }) => return None,
        };
        Some(state.get(lang).to_owned())
    }

    /// The button that asks; none while there is something to show, or to wait for.
    fn asks(self) -> Option<Text> {
        match self.here() {
            None => self.played.shown.model.with(no_hint).is_none().then_some(text!("hint-ask")),
            Some(Hinted { heard: Some(HintAnswer::Failed), .. }) => Some(text!("retry")),
            Some(Hinted { heard: None | Some(HintAnswer::Advice(_)), .. }) => None,
        }
    }
}

/// The best way and why.
fn sentences(told: &HintModel) -> String {
    let best = told.ways.first().map(|it| it.name.as_str()).unwrap_or_default();
    format!("{}{best}{}", told.lead, told.why)
}

/// The hint, folded away until it is asked for.
#[component]
pub fn HintPanel(played: Played, fetch: FetchAdvising) -> impl IntoView {
    let panel = played.shown.panel;
    let hints = Hints {
        played,
        fetch,
        advising: RwSignal::new(None),
        advisor: Advisor::new(played.shown.model.with_untracked(|it| it.game)),
        last: RwSignal::new(None),
    };
    let is_open = Memo::new(move |_| panel.get() == Some(Panel::Hint));
    on_back(is_open.into(), Callback::new(move |()| panel.set(None)));
    effect(move || {
        if is_open.get() {
            untrack(|| hints.unfold());
        }
    });
    view! {
        <Show when=move || is_open.get()>
            <OpenHint hints=hints/>
        </Show>
    }
}

#[component]
fn OpenHint(hints: Hints) -> impl IntoView {
    let ShownParts { ctx, panel, .. } = *hints.played.shown;
    let close = move || {
        panel.set(None);
        request_animation_frame(|| browser::page::find_focus(".bar .is-hint"));
    };
    // Where nothing is pinned, the strip is out of sight.
    request_animation_frame(|| browser::page::show_within(".advice"));
    let told = Memo::new(move |_| hints.told());
    let are_ways = RwSignal::new(false);
    let has_ways =
        Memo::new(move |_| told.with(|it| it.as_ref().is_some_and(|it| 1 < it.ways.len())));
    let shows_ways = Memo::new(move |_| are_ways.get() && has_ways.get());
    let marks = Memo::new(move |_| hints.marks(shows_ways.get()));
    // What it rests on is told with the other ways.
    let is_short = move || has_ways.get() && !are_ways.get();
    let state = move || hints.state().map(|it| view! { <p>{it}</p> });
    let hint = move || told.get().map(|it| best(ctx, &it));
    let other = move || told.get().filter(|_| shows_ways.get()).map(|it| ways(ctx, &it));
    let asks = Memo::new(move |_| hints.asks());
    let ask = move || {
        let label = Signal::derive(move || {
            asks.get().unwrap_or(text!("hint-ask")).get(ctx.lang.get()).to_owned()
        });
        view! { <Button label=label weight=Weight::Main on_press=move || hints.ask()/> }
    };
    let take = move || {
        panel.set(None);
        hints.take();
    };
    let turn = Signal::derive(move || {
        let words =
            if shows_ways.get() { text!("hint-only-best") } else { text!("hint-other-ways") };
        words.get(ctx.lang.get()).to_owned()
    });
    view! {
        <aside class="advice grain" class:has-ways=shows_ways class:is-short=is_short aria-label=ctx.text(text!("hint"))>
            <div class="advice-body" tabindex="0">{state} {hint} {other}</div>
            <footer>
                <Show when=move || asks.read().is_some()>{ask()}</Show>
                <Show when=move || told.read().is_some()>
                    <Button label=ctx.text(text!("hint-do-it")) weight=Weight::Main on_press=take/>
                </Show>
                <Show when=move || has_ways.get()>
                    <Button label=turn on_press=move || are_ways.update(|it| *it = !*it)/>
                </Show>
                <IconButton label=ctx.text(text!("close")) icon="close" on_press=close/>
            </footer>
            <Marks marks=marks/>
        </aside>
    }
}

/// The best way, and why.
fn best(ctx: AppContext, told: &HintModel) -> impl IntoView + use<> {
    let name = told.ways.first().map(|it| it.name.clone());
    let (lead, why) = (told.lead.clone(), told.why.clone());
    let basis = told.basis.map(|it| basis(ctx, it, told.error.clone()));
    view! {
        <p class="advice-why"><Icon name="bulb"/> <span>{lead} <b>{name}</b> {why}</span></p>
        <p class="advice-note">{basis} <small>{move || message!(ctx.lang.get(), "hint-marked")}</small></p>
    }
}

/// A thing to look at, and the ways to go on with their worths.
fn ways(ctx: AppContext, told: &HintModel) -> impl IntoView + use<> {
    let nudge = told.nudge.clone();
    let way = |(nth, (it, letter)): (usize, (&WayModel, &'static str))| {
        let (name, grade, outcome) = (it.name.clone(), it.grade, it.outcome.clone());
        let outcome = outcome.map(|it| view! { <small class="advice-outcome">{it}</small> });
        view! {
            <li class:is-best=nth == 0>
                <span class="advice-letter">{letter}</span>
                <b>{name} " " {outcome}</b>
                {worth(ctx, grade)}
            </li>
        }
    };
    let ways = told.ways.iter().zip(words::LETTERS).enumerate().map(way).collect_view();
    view! {
        <p class="advice-nudge">{nudge}</p>
        <ol class="advice-ways">{ways}</ol>
    }
}

/// The worth of a way beside the best one: notches, and words.
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

/// The basis of the worths, and how far they may be off; estimates have the wave.
fn basis(ctx: AppContext, of: Basis, error: Option<String>) -> impl IntoView {
    let words = move || words::basis(of, error.as_deref(), ctx.lang.get());
    let icon = if words::is_estimate(of) { "estimate" } else { "check" };
    view! { <span class="advice-basis"><Icon name=icon/> {words}</span> }
}
