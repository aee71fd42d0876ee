//! The page of a look back: how far it has come, and the choices that cost most, each a way into the match.

use leptos::prelude::*;

use super::crop::{Crop, Position};
use super::model::{PersonModel, Progress, SlipModel};
use super::words;
use crate::browser;
use crate::kernel::{Lang, Text, message, text};
use crate::parts::{Button, Icon, IconButton, Lasting, LiveRegion, Pick, RadioGroup, effect};
use crate::shell::features::balance::model::BalanceModel;
use crate::shell::features::balance::{basis, course, sums};
use crate::shell::features::hint::model::NOTCHES;
use crate::shell::features::stamps;
use crate::shell::features::stamps::model::Stamp;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The things drawn of a look back, and the wishes about it.
pub type Looking = Lasting<LookingParts>;

/// The parts of a [`Looking`].
pub struct LookingParts {
    /// The id of the match.
    pub id: StoredValue<String>,
    /// The game and the seed.
    pub title: Signal<String>,
    pub persons: Signal<Vec<PersonModel>>,
    /// The place of the seat whose choices are looked at.
    pub seat: Signal<Option<usize>>,
    pub progress: Memo<Progress>,
    /// The costliest losses, as the score tells them, if any.
    pub lost: Memo<Option<String>>,
    /// Luck and choices apart; none where that cannot be found out.
    pub balance: Memo<Option<BalanceModel>>,
    /// The slips, the costliest first.
    pub slips: Memo<Vec<SlipModel>>,
    /// Looks at the choices of the seat at this place.
    pub choose: Callback<usize>,
    /// Plays on from before the choice after so many actions, in a match of its own.
    pub try_from: Callback<usize>,
    /// The board before the choice after so many actions.
    pub position: Callback<usize, Option<Position>>,
}

/// The choices that cost most, person by person.
#[component]
pub fn LookBackPage(ctx: AppContext, looking: Looking) -> impl IntoView {
    let LookingParts { id, title, persons, seat, progress, choose, .. } = *looking;
    effect(move || {
        let title = message!(ctx.lang.get(), "look-back");
        browser::page::set_title(&format!("{title} · Undercroft"));
    });
    effect(move || {
        if matches!(*progress.read(), Progress::Done(_)) {
            stamps::give(ctx, Stamp::LookBack);
        }
    });
    let back = move || ctx.go.run(Route::Match(id.get_value()));
    let picks = Signal::derive(move || {
        let pick = |it: PersonModel| Pick { value: it.key, name: it.name };
        persons.get().into_iter().map(pick).collect::<Vec<_>>()
    });
    let key_of =
        move |seat| persons.with(|it| it.iter().find(|it| it.seat == seat).map(|it| it.key));
    let value = Signal::derive(move || seat.get().and_then(key_of).unwrap_or_default());
    let on_pick = move |key: &'static str| {
        let seat =
            persons.with_untracked(|it| it.iter().find(|it| it.key == key).map(|it| it.seat));
        seat.into_iter().for_each(|it| choose.run(it));
    };
    let is_shared = Memo::new(move |_| 1 < persons.read().len());
    let whose = move || {
        view! {
            <RadioGroup legend=ctx.text(text!("look-back-whose")) name="whose" picks=picks value=value on_pick=on_pick/>
        }
    };
    let lost = move || looking.lost.get().map(|it| view! { <p class="look-back-lost">{it}</p> });
    let is_under_way = Memo::new(move |_| matches!(*progress.read(), Progress::Weighing(..)));
    view! {
        <main class="sheet grain look-back">
            <LiveRegion said=said(ctx, looking)/>
            <header class="sheet-head">
                <IconButton label=ctx.text(text!("to-table")) icon="arrow-left" on_press=back/>
                <h1>{ctx.text(text!("look-back"))}</h1>
            </header>
            <p class="hint">{title}</p>
            <p class="advice-basis">
                <Icon name="estimate"/>
                <span>{ctx.text(text!("look-back-what-it-is"))}</span>
            </p>
            <Show when=move || is_shared.get()>{whose()}</Show>
            {lost}
            <Show when=move || is_under_way.get()>
                <UnderWay ctx=ctx progress=progress on_stop=back/>
            </Show>
            <Found ctx=ctx looking=looking/>
        </main>
    }
}

/// The words read aloud: that all were weighed, and what was found.
fn said(ctx: AppContext, looking: Looking) -> Signal<(u32, String)> {
    let number = Memo::new(move |last: Option<&u32>| {
        looking.progress.track();
        last.copied().unwrap_or_default() + 1
    });
    Signal::derive(move || {
        let lang = ctx.lang.get();
        let words = match looking.progress.get() {
            Progress::Waiting | Progress::Weighing(..) => String::new(),
            Progress::Failed => message!(lang, "look-back-failed").to_owned(),
            Progress::Done(n) => {
                let weighed = message!(lang, "look-back-weighed", n = n);
                let slips = looking.slips.get();
                let told = slips.iter().map(|it| {
                    format!(
                        "{}: {}. {}: {}.",
                        it.when,
                        it.done,
                        message!(lang, "look-back-better"),
                        it.better
                    )
                });
                let told = told.collect::<Vec<_>>().join(" ");
                let nothing = message!(lang, "look-back-nothing-lost");
                let sums = looking.balance.get().map(|it| format!("{} ", it.sums));
                let sums = sums.unwrap_or_default();
                format!("{sums}{weighed} {}", if slips.is_empty() { nothing } else { &told })
            }
        };
        (number.get(), words)
    })
}

/// The progress so far, and the way out.
#[component]
fn UnderWay(
    ctx: AppContext,
    progress: Memo<Progress>,
    #[prop(into)] on_stop: Callback<()>,
) -> impl IntoView {
    let share = move || match progress.get() {
        Progress::Weighing(n, n_all) => (n, n_all),
        Progress::Waiting | Progress::Done(_) | Progress::Failed => (0, 1),
    };
    let told = move || {
        let (n, n_all) = share();
        message!(ctx.lang.get(), "look-back-progress", n = (n + 1).min(n_all), of = n_all)
    };
    let max = move || share().1.to_string();
    let value = move || share().0.to_string();
    let label = ctx.text(text!("look-back"));
    view! {
        <div class="under-way">
            <progress max=max prop:value=value aria-label=label></progress>
            <span aria-hidden="true">{told}</span>
            <Button label=ctx.text(text!("look-back-stop")) icon="close" on_press=on_stop/>
        </div>
    }
}

/// The costliest choices, once all is weighed.
#[component]
fn Found(ctx: AppContext, looking: Looking) -> impl IntoView {
    let say = move |it: Text| move || it.get(ctx.lang.get());
    let slip = move |(nth, it): (usize, SlipModel)| {
        view! { <Slip ctx=ctx looking=looking nth=nth slip=it/> }
    };
    move || match looking.progress.get() {
        Progress::Waiting | Progress::Weighing(..) => ().into_any(),
        Progress::Failed => view! { <p>{say(text!("look-back-failed"))}</p> }.into_any(),
        Progress::Done(n) => {
            let weighed = move || message!(ctx.lang.get(), "look-back-weighed", n = n);
            let slips = looking.slips.get();
            let plies: Vec<usize> = slips.iter().map(|it| it.ply).collect();
            let balance = looking.balance.get().map(|it| apart(&it, &plies, ctx.lang.get()));
            if slips.is_empty() {
                return view! {
                    {balance}
                    <p class="headline">{say(text!("look-back-nothing-lost"))}</p>
                    <p class="hint">{weighed}</p>
                }
                .into_any();
            }
            view! {
                {balance}
                <h2>{say(text!("look-back-cost-most"))}</h2>
                <p class="hint">{weighed}</p>
                <ol class="slips">
                    {slips.into_iter().enumerate().map(slip).collect_view()}
                </ol>
            }
            .into_any()
        }
    }
}

/// Luck and choices apart, and the line of what could be expected, with the slips on it.
fn apart(it: &BalanceModel, plies: &[usize], lang: Lang) -> AnyView {
    let parts = (sums(it, lang), course(&it.course, plies), basis(it));
    view! {
        <section class="look-back-balance">
            <h2>{message!(lang, "balance-luck-and-choices")}</h2>
            {parts}
        </section>
    }
    .into_any()
}

/// One of the choices: when it was, what was done, what was better and why, and the ways into the match.
#[component]
fn Slip(ctx: AppContext, looking: Looking, nth: usize, slip: SlipModel) -> impl IntoView {
    let SlipModel { ply, when, done, better, why, grade, price, is_estimate } = slip;
    let n_lost = NOTCHES + 1 - grade.n_notches();
    let notch = |nth: u8| view! { <i class:is-on=nth < n_lost></i> };
    let notches = (0..NOTCHES).map(notch).collect_view();
    let cost = move || match &price {
        Some(price) => price.clone(),
        None => words::price(grade).get(ctx.lang.get()).to_owned(),
    };
    let wave = is_estimate.then(|| view! { <Icon name="estimate"/> });
    let try_it = move || looking.try_from.run(ply);
    let board = looking.position.run(ply).map(|it| view! { <Crop nth=nth position=it/> });
    let position = format!("#{}", Route::Replay(looking.id.get_value(), Some(ply)).hash());
    view! {
        <li class="slip">
            <header>
                <h3>
                    <i class="slip-number">{nth + 1}</i>
                    {when}
                </h3>
                <span class="slip-cost">
                    {wave}
                    <span class="notches" aria-hidden="true">{notches}</span>
                    <b>{cost}</b>
                </span>
            </header>
            {board}
            <dl>
                <div><dt>{ctx.text(text!("look-back-done"))}</dt><dd>{done}</dd></div>
                <div class="is-better"><dt>{ctx.text(text!("look-back-better"))}</dt><dd>{better}</dd></div>
            </dl>
            <p>{why}</p>
            <div class="menu">
                <a class="button" href=position>
                    <Icon name="eye"/>
                    <span>{ctx.text(text!("look-back-position"))}</span>
                </a>
                <Button label=ctx.text(text!("look-back-try-it")) icon="replay" on_press=try_it/>
            </div>
        </li>
    }
}
