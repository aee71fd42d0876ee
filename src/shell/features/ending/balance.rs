//! Luck and choices at the end of a match: worked out while the details of it are looked at, one decision after another.

use leptos::prelude::*;

use crate::kernel::question::{Asked, Question, read_text};
use crate::kernel::{Seat, message};
use crate::shell::features::balance::model::BalanceModel;
use crate::shell::features::balance::{basis, sums};
use crate::shell::features::hint::advisor::{Advisor, MatchMessage};
use crate::shell::features::hint::{Advising, FetchAdvising};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::words::messages;

/// The evaluation of the only person at a table, under way.
#[derive(Clone, Copy)]
struct WorkingOut {
    ctx: AppContext,
    /// The line value of the match.
    line: u64,
    seat: usize,
    told: StoredValue<MatchMessage>,
    advising: RwSignal<Option<Advising>>,
    /// The questions: on the start, and then on each decision.
    asked: RwSignal<Vec<Asked>>,
    advisor: Advisor,
}

/// Luck and choices of the only person; nothing where there is none, and where they cannot be told apart.
#[component]
pub fn BalanceDetails(shown: Shown, fetch: FetchAdvising) -> impl IntoView {
    let ShownParts { ctx, model, parcel, .. } = *shown;
    let (game, seat, line) = model.with_untracked(|it| (it.game, it.only_person(), it.asker.line));
    let seat = seat?;
    let record = untrack(|| parcel.run(())).record;
    let working = WorkingOut {
        ctx,
        line,
        seat,
        told: StoredValue::new(MatchMessage { all: record, again: String::new() }),
        advising: RwSignal::new(None),
        asked: RwSignal::new(Vec::new()),
        advisor: Advisor::new(game),
    };
    fetch(game, Box::new(move |advising| working.begin(advising)));
    let found = Memo::new(move |_| working.found());
    let label = move || message!(ctx.lang.get(), "balance-luck-and-choices");
    let drawn = move || {
        match found.get() {
        Some(it) => {
            let lang = ctx.lang.get();
            let all = (sums(&it, lang), basis(&it));
            Some(view! { <section class="end-balance" aria-label=label>{all}</section> }.into_any())
        }
        None => working.progress().map(|(n, n_all)| {
            let told = message!(ctx.lang.get(), "balance-progress", n = n, of = n_all);
            view! {
                <p class="end-balance hint">
                    {told}
                    <progress max=n_all.to_string() prop:value=n.to_string() aria-label=label></progress>
                </p>
            }
            .into_any()
        }),
    }
    };
    Some(drawn)
}

impl WorkingOut {
    /// Begins, once what is needed of the game has come. The end may be left by then.
    fn begin(self, advising: Option<Advising>) {
        let Some(advising) = advising else { return };
        let plan = self.told.try_with_value(|it| (advising.decisions)(&it.all, self.seat));
        let Some(plies) = plan.flatten() else { return };
        let asked = [None].into_iter().chain(plies.into_iter().map(Some)).map(Asked::Expect);
        self.asked.set(asked.collect());
        self.advising.set(Some(advising));
        self.ask_next(advising);
    }

    /// The answers so far.
    fn answers(self) -> Vec<String> {
        self.ctx.expected.with(|it| it.of(self.line, self.seat).to_vec())
    }

    /// Asks what is to be asked next, unless all was answered.
    fn ask_next(self, advising: Advising) {
        let n = untrack(|| self.answers().len());
        let next = self.asked.try_with_untracked(|it| it.get(n).copied());
        let Some(next) = next else { return };
        let Some(next) = next else { return self.advisor.stop() };
        let here = move |it: &Question| {
            let answer = (advising.answer)(&it.to_string())?;
            read_text(it.number, &answer).map(str::to_owned)
        };
        let then = move |answer: Option<String>| {
            self.ctx.expected.update(|it| it.add((self.line, self.seat), n, answer));
            self.ask_next(advising);
        };
        let asked = (Seat::new(self.seat), next);
        self.advisor.ask(self.told.get_value(), asked, Box::new(here), then);
    }

    /// The number of answers here, and of all; none where nothing is asked, or all is answered.
    fn progress(self) -> Option<(usize, usize)> {
        let (n, n_all) = (self.answers().len(), self.asked.read().len());
        (n < n_all).then_some((n, n_all))
    }

    /// The sums in words, once all is answered.
    fn found(self) -> Option<BalanceModel> {
        let advising = self.advising.get()?;
        if self.progress().is_some() {
            return None;
        }
        let record = self.told.with_value(|it| it.all.clone());
        (advising.balance)(&record, self.seat, &self.answers(), self.ctx.lang.get())
    }
}
