//! Under the thumb: what is wanted, what is held and what can be done with it, one's own cards, and the
//! buttons.

use leptos::prelude::*;

use super::cards::OwnCards;
use super::controller::Controller;
use super::model::{Choice, Detail};
use super::place::Closer;
use super::selection::Spot;
use super::signs::values;
use super::windows::Window;
use super::words::{self, battles, ends, sentences};
use crate::boards::kit::{MainAct, OtherAct, PromptLine, UndoAct};
use crate::games::dungeoneer::client::{Action, Dungeoneer, Form, Moment, Monster, Word, now};
use crate::kernel::Words;
use crate::parts::{Icon, aria, each};
use crate::shell::board::refusal_words;

/// The most passes for a while that make sense at one moment.
const PASSES: u8 = 1;

/// The dock at the lower edge.
#[component]
pub fn Dock(controller: Controller) -> impl IntoView {
    let label = controller.text(words::OWN_CARDS);
    let passes = (0..PASSES).map(|nth| view! { <PassUntil controller=controller nth=nth/> });
    let is_asking = controller.select(|it| it.dock.panel.is_some());
    view! {
        <section class="dn-dock" class:is-asking=is_asking aria-label=label>
            <Wanted controller=controller/>
            <OwnCards controller=controller/>
            <div class="dn-ask">
                <Sheet controller=controller/>
                <Window controller=controller/>
                <div class="dn-acts">
                    <Go controller=controller/>
                    <Loose controller=controller/>
                    <End controller=controller/>
                    {passes.collect_view()}
                    <GoOn controller=controller/>
                    <UndoAct controller=controller.kit class="dn-undo"/>
                </div>
            </div>
        </section>
    }
}

/// The prompt, and the number of action points.
#[component]
fn Wanted(controller: Controller) -> impl IntoView {
    let dock = controller
        .select(|it| ((it.dock.wanted, it.dock.part), it.dock.actor, it.dock.ap, it.active));
    let left = controller.select(|it| it.dock.left);
    let words = move || {
        let ((wanted, part), actor, _, active) = dock.get();
        if let Some(left) = left.get() {
            return ends::left(left, controller.lang());
        }
        let name = controller.name(active);
        sentences::prompt(wanted, part, actor.is_some(), &name, controller.lang())
    };
    let whose = move || controller.whose(dock.get().1);
    let ap = move || {
        let (_, actor, ap, _) = dock.get();
        let pips = (0..ap).map(|_| view! { <i class="dn-ap"><Icon name="dn-ap"/></i> });
        actor.map(|_| {
            view! {
                <span class="dn-pips">
                    <span class="unread" aria-hidden="true">{pips.collect_view()}</span>
                    <span>{sentences::ap(ap, controller.lang())}</span>
                </span>
            }
        })
    };
    view! {
        <PromptLine class="dn-say" whose=Signal::derive(whose) words=Signal::derive(words)>
            {ap}
            <BreakIn controller=controller/>
        </PromptLine>
    }
}

/// The held thing, in words, and the actions that it allows, or other offers.
#[component]
fn Sheet(controller: Controller) -> impl IntoView {
    let detail = controller.select(|it| it.detail);
    let choices = controller.select(|it| {
        let is_elsewhere = it.dock.are_loose || it.dock.panel.is_some();
        // Where a location is tried, the main button says the same, and nothing is to cover the map.
        let is_tried = it.map.is_asked_where && it.dock.choices.len() == 1;
        if is_elsewhere || is_tried { Vec::new() } else { it.dock.choices.clone() }
    });
    let why = controller.select(|it| (it.why, it.is_interrupted));
    let why = move || match why.get() {
        (_, true) => Some(sentences::INTERRUPTED.get(controller.lang()).to_owned()),
        (why, false) => why.map(|it| refusal_words::<Dungeoneer>(it, controller.lang())),
    };
    let has_detail = move || detail.get().is_some();
    let is_empty = move || detail.get().is_none() && choices.read().is_empty();
    let title = move || detail.get().map(|it| words::hyphened(it.name(controller.lang())));
    let words = move || detail.get().map(|it| explain(it, controller.lang()));
    let unused = controller.select(|it| it.dock.unused);
    let unused = move || unused.get().map(|it| ends::unused(it, controller.lang()));
    let label = controller.text(words::OFFERED);
    let close = move || controller.text(words::PUT_BACK).get();
    let choices = move || choices.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="dn-sheet grain" hidden=is_empty>
            <div class="dn-sheet-head" hidden=move || !has_detail()>
                <h2>{title}</h2>
                <button type="button" class="dn-close" aria-label=close on:click=move |_| controller.input(Spot::Drop)>
                    <Icon name="close"/>
                </button>
            </div>
            <Closer controller=controller/>
            {words}
            <p class="dn-why">{why}</p>
            <p class="dn-unused">{unused}</p>
            <div class="dn-choices" role="group" aria-label=label>
                {each(choices, move |it| view! { <ChoiceButton controller=controller model=it/> })}
            </div>
        </div>
    }
}

impl Detail {
    /// The name of the thing.
    fn name(self, lang: crate::kernel::Lang) -> &'static str {
        match self {
            Detail::Adventure(card) => card.name().name.get(lang),
            Detail::Location(card) => card.name().name.get(lang),
            Detail::Quest(quest) => quest.name().name.get(lang),
            Detail::Hero(_, hero) => hero.name().name.name.get(lang),
        }
    }
}

/// The values of a monster.
fn monster(it: &Monster) -> impl IntoView + use<> {
    let attacks = Form::ALL.map(|form| it.attacks.has(form));
    let numbers = it.values.map(|it| it as i8);
    view! {
        <p class="dn-sheet-values">
            <i class="is-wound"><Icon name="heart"/> {it.health}</i>
            {values(numbers, attacks, None)}
        </p>
    }
}

/// The text on a card, and whether it follows the published one.
fn explain(detail: Detail, lang: crate::kernel::Lang) -> impl IntoView {
    let (text, source) = match detail {
        Detail::Adventure(card) => (card.text(lang), card.card().source),
        Detail::Location(card) => (card.text(lang), card.card().source),
        Detail::Quest(quest) => (quest.text(lang), quest.card().source),
        Detail::Hero(_, hero) => (hero.text(lang), hero.card().source),
    };
    let rules = text.rules.into_iter().map(|it| view! { <p>{it}</p> });
    let monster = match detail {
        Detail::Adventure(card) => card.card().monster.as_ref().map(monster),
        Detail::Location(_) | Detail::Quest(_) | Detail::Hero(..) => None,
    };
    view! {
        <p class="dn-sheet-line">{text.line}</p>
        {monster}
        {rules.collect_view()}
        <p class="dn-sheet-line">{text.solo}</p>
        <p class="dn-source">{source.name().get(lang)}</p>
    }
}

/// The few things that can be done in a free moment and that no thing on the table stands for.
#[component]
fn Loose(controller: Controller) -> impl IntoView {
    let choices = controller
        .select(|it| if it.dock.are_loose { it.dock.choices.clone() } else { Vec::new() });
    let choices = move || choices.get().into_iter().enumerate().collect::<Vec<_>>();
    each(choices, move |it| view! { <ChoiceButton controller=controller model=it/> })
}

/// One of the actions that are offered.
#[component]
fn ChoiceButton(controller: Controller, model: Memo<(usize, Choice)>) -> impl IntoView {
    let words = move || {
        let view = controller.hand.view.read();
        Dungeoneer::offer(&model.read().1.action, &view, controller.lang())
    };
    // What the exchange would come to with the monster that is held.
    let held = controller.select(|it| {
        let held = it.planned.iter().find(|it| it.price.is_some())?;
        held.tolls.iter().find(|it| it.seat == held.hero).cloned()
    });
    let effect = move || {
        let (model, lang) = (model.read(), controller.lang());
        let now = controller.hand.view.with(|view| now(&model.1.action, view, lang));
        let sent = || {
            held.read().clone().filter(|_| model.1.is_planned).map(|it| battles::toll(&it, lang))
        };
        let words =
            now.or_else(|| model.1.effect.map(|it| battles::effect(it, lang))).or_else(sent);
        words.map(|it| view! { <small class="dn-effect">{it}</small> })
    };
    let pressed = move || aria(model.read().1.is_planned);
    let spot = move || Spot::Choice(model.get_untracked().0 as u16);
    view! {
        <button
            type="button"
            class="dn-choice"
            class:is-planned=move || model.read().1.is_planned
            aria-pressed=pressed
            on:click=move |_| controller.input(spot())
        >
            {words} " "
            {effect}
        </button>
    }
}

/// Does what is planned.
#[component]
fn Go(controller: Controller) -> impl IntoView {
    let plan = controller.select(|it| it.dock.plan.clone());
    let n_sent = controller.select(|it| {
        (!it.planned.is_empty()).then(|| it.planned.iter().map(|it| it.foes.len()).sum())
    });
    let end = controller.select(|it| (it.dock.is_end, it.dock.wanted, it.dock.part, it.phase));
    let has_answers = controller.select(|it| it.dock.has_answers);
    let words = move || {
        let plan = plan.get();
        let lang = controller.lang();
        let (is_end, wanted, part, phase) = end.get();
        match plan.as_slice() {
            [] => ends::choose(has_answers.get()).get(lang).to_owned(),
            [Action::Do(Word::End)] if n_sent.get().is_some() => {
                battles::attack(n_sent.get().unwrap_or_default(), lang)
            }
            _ if is_end => ends::end(wanted, part, phase, lang),
            [only] => Dungeoneer::offer(only, &controller.hand.view.read(), lang),
            all => sentences::way(all.len(), lang),
        }
    };
    let is_ready = move || !plan.read().is_empty();
    view! {
        <MainAct
            controller=controller.kit
            class="dn-main"
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            on_press=move |()| controller.input(Spot::Main)
        />
    }
}

/// Ends the free moment, or passes.
#[component]
fn End(controller: Controller) -> impl IntoView {
    let end = controller.select(|it| (it.dock.end.clone(), it.dock.wanted, it.dock.part, it.phase));
    let words = move || {
        let (_, wanted, part, phase) = end.get();
        ends::end(wanted, part, phase, controller.lang())
    };
    let spot = move || end.get().0.map(|_| Spot::End);
    view! {
        <OtherAct
            controller=controller.kit
            class="dn-other"
            words=Signal::derive(words)
            spot=Signal::derive(spot)
            on_tap=move |spot| controller.input(spot)
        />
    }
}

/// Passes now, and for a while.
#[component]
fn PassUntil(controller: Controller, nth: u8) -> impl IntoView {
    let pass = controller.select(move |it| it.dock.pass_until.get(usize::from(nth)).cloned());
    let words =
        move || pass.get().map_or_else(String::new, |it| ends::pass_until(&it, controller.lang()));
    let spot = Spot::PassUntil(nth);
    let note = move || {
        let is_turn = matches!(pass.get(), Some(Action::PassUntil(Word::Turn)));
        is_turn.then(|| view! { <small>{controller.text(words::STILL_ASKED)}</small> })
    };
    view! {
        <button
            type="button"
            class="dn-other is-until"
            class:is-resting=move || controller.caution.rests(spot)
            hidden=move || pass.read().is_none()
            on:click=move |_| controller.input(spot)
        >
            {words} {note}
        </button>
    }
}

/// Lets the others wait, to act out of turn. It stands beside the sentence, where nothing covers it while
/// computers play.
#[component]
fn BreakIn(controller: Controller) -> impl IntoView {
    let may = controller.select(|it| it.dock.may_break_in);
    view! {
        <button
            type="button"
            class="dn-interrupt"
            hidden=move || !may.get()
            on:click=move |_| controller.hand.break_in()
        >
            <Icon name="dn-window"/> {controller.text(words::INTERRUPT)}
        </button>
    }
}

/// Lets the others go on.
#[component]
fn GoOn(controller: Controller) -> impl IntoView {
    let is_in = controller.select(|it| it.dock.panel == Some(Moment::Interrupt));
    view! {
        <button
            type="button"
            class="dn-other is-go-on"
            hidden=move || !is_in.get()
            on:click=move |_| controller.hand.hand_back()
        >
            {controller.text(words::GO_ON)}
        </button>
    }
}
