//! Under the thumb: the dice, their uses, the plan, and the button that goes on.

use leptos::prelude::*;

use super::controller::Controller;
use super::heroes;
use super::items;
use super::marks::Marks;
use super::model::tray::{Chip, DieState, Main, Prompt, VerbModel};
use super::selection::{Spot, Thing, Verb};
use super::tracks::Vitals;
use super::words::{self, labels, sentences};
use crate::boards::kit::{Hint, MainAct, UndoAct};
use crate::games::paper_dungeons::client::{Colour, DICE, Face, Guard, Symbol, messages, printed};
use crate::kernel::{Lang, message, text};
use crate::parts::{Icon, aria, each, each_key};
use crate::shell::board::explained;

/// The tray at the lower edge.
#[component]
pub fn Tray(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("dice-of-round"));
    let round = controller.select(|it| it.tray.round);
    // Two names for one motion: the dice tumble again whenever the name changes.
    let is_odd = Signal::derive(move || round.get() % 2 == 1);
    let dice = (0..DICE).map(|idx| view! { <Die controller=controller idx=idx/> }).collect_view();
    view! {
        <div class="pd-tray">
            <Vitals controller=controller/>
            <div class="pd-tray-in">
                <div class="pd-dice" class:is-odd=is_odd role="group" aria-label=label>{dice}</div>
                <Uses controller=controller/>
                <Coach controller=controller/>
                <PlanLine controller=controller/>
                <GoOn controller=controller/>
                <UndoAct controller=controller.kit class="pd-undo" has_word=true/>
            </div>
        </div>
    }
}

/// One die.
#[component]
fn Die(controller: Controller, idx: usize) -> impl IntoView {
    let model = controller.select(move |it| it.tray.dice[idx]);
    let label = Signal::derive(move || labels::die(&model.read(), controller.lang()));
    let class = Signal::derive(move || die_class(model.get().state, model.get().colour));
    let icon = Signal::derive(move || model.get().side.map_or("skull", face_symbol));
    let number = Signal::derive(move || model.get().side.map(Face::number));
    let is_chosen = move || aria(model.get().state == DieState::Chosen);
    let is_disabled = move || match model.get().state {
        DieState::Free | DieState::Chosen => aria(false),
        DieState::Blank | DieState::Skull | DieState::Spent | DieState::Idle => aria(true),
    };
    view! {
        <button
            type="button"
            node_ref=controller.dice[idx]
            class=class
            style=("--nth", idx.to_string())
            aria-pressed=is_chosen
            aria-disabled=is_disabled
            on:click=move |_| { controller.input(Spot::Die(idx)); }
            {..explained(move || controller.why(Spot::Die(idx)))}
        >
            <span class="only-read">{label}</span>
            <Icon name=icon/>
            <em aria-hidden="true">{number}</em>
            <svg class="pd-strike" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 4Q11 12 20 20M20 4Q12 11 4 20"></path>
            </svg>
        </button>
    }
}

/// The symbol of a face.
fn face_symbol(face: Face) -> &'static str {
    match face.symbol() {
        Symbol::Hero(hero) => heroes::symbol(hero),
        Symbol::Clover => "clover",
        Symbol::Boots => "boots",
    }
}

fn die_class(state: DieState, colour: Colour) -> String {
    let colour = match colour {
        Colour::White => "is-white",
        Colour::Black => "is-black",
    };
    let state = match state {
        DieState::Blank => "is-blank",
        DieState::Skull => "is-skull",
        DieState::Spent => "is-spent",
        DieState::Chosen => "is-chosen",
        DieState::Free => "is-free",
        DieState::Idle => "is-idle",
    };
    format!("pd-die {colour} {state}")
}

/// The plan and its gain, or the prompt.
#[component]
fn PlanLine(controller: Controller) -> impl IntoView {
    let tray = controller.select(|it| (it.tray.plan.clone(), it.tray.say, it.tray.closing.clone()));
    let name = move |say: Prompt| match say {
        Prompt::Rival(seat) => controller.name(seat),
        Prompt::Cards { .. } | Prompt::Wait | Prompt::ChooseDie { .. } | Prompt::Mark { .. } => {
            String::new()
        }
        Prompt::Step { .. } | Prompt::Reward(_) | Prompt::Rest(_) => String::new(),
        Prompt::Done | Prompt::Over | Prompt::Read => String::new(),
    };
    let line = move || {
        let (plan, say, closing) = tray.get();
        let lang = controller.lang();
        match plan {
            Some(plan) => {
                let lost = sentences::lost(plan.n_lost, lang);
                let marks = Signal::stored(plan.marks.clone());
                view! { <b>{sentences::way(&plan, lang)}</b> " " <Marks marks=marks/> {lost} }
                    .into_any()
            }
            None => {
                let closing = closing.map(|it| sentences::closing(&it, lang)).unwrap_or_default();
                let words =
                    sentences::prompt(observed(say, controller.hand.is_live), &name(say), lang);
                let words = match (closing.is_empty(), say) {
                    (true, _) => words,
                    (false, Prompt::Step { .. }) => format!("{} {words}", closing.join(" ")),
                    (false, _) => closing.join(" "),
                };
                let is_call = matches!(say, Prompt::Reward(_) | Prompt::Rest(_));
                let whose = controller.whose(controller.hand.seat.get());
                let whose = whose.map(|it| view! { <b class="is-whose">{it} ": "</b> });
                view! { {whose} <span class:is-call=is_call>{words}</span> }.into_any()
            }
        }
    };
    view! { <p class="pd-plan-line">{line}</p> }
}

/// At a table that is played, others act while nobody at the device can.
fn observed(say: Prompt, is_live: bool) -> Prompt {
    if say == Prompt::Read && is_live { Prompt::Wait } else { say }
}

/// Goes on with the plan, the cards or the round; or back to one's own sheet.
#[component]
fn GoOn(controller: Controller) -> impl IntoView {
    let main = controller.select(|it| it.tray.main);
    let words = Signal::derive(move || sentences::main(main.get(), controller.lang()));
    let is_ready = Signal::derive(move || match main.get() {
        Main::None | Main::Keep { is_ready: false } => false,
        Main::Walk(_) | Main::Keep { is_ready: true } | Main::Rest | Main::Done => true,
        Main::Back(_) => true,
    });
    let press = move |()| match main.get_untracked() {
        Main::Back(seat) => {
            controller.input(Spot::Sheet(seat));
        }
        Main::None | Main::Walk(_) | Main::Keep { .. } | Main::Rest | Main::Done => {
            controller.input(Spot::Main);
        }
    };
    view! {
        <MainAct
            controller=controller.kit
            class="pd-main"
            words=words
            is_ready=is_ready
            on_press=press
        />
    }
}

/// The uses of the chosen die, or the choices of a reward.
#[component]
fn Uses(controller: Controller) -> impl IntoView {
    let verbs = controller.select(|it| it.tray.verbs.clone());
    let chips = controller.select(|it| it.tray.chips.clone());
    let has_chips = move || !chips.read().is_empty();
    let has_verbs = move || !verbs.read().is_empty();
    let uses = move || view! { <Verbs controller=controller verbs=verbs/> };
    view! {
        <div class="pd-uses">
            <Show
                when=has_chips
                fallback=move || view! { <Show when=has_verbs>{uses}</Show> }
            >
                <Chips controller=controller chips=chips/>
            </Show>
        </div>
    }
}

/// The verbs of the chosen die.
#[component]
fn Verbs(controller: Controller, verbs: ReadSignal<Vec<VerbModel>>) -> impl IntoView {
    let label = controller.text(text!("uses-of-die"));
    let keys = move || verbs.read().iter().map(|it| it.verb).collect::<Vec<Verb>>();
    let draw = move |verb: Verb| view! { <VerbButton controller=controller verb=verb/> };
    view! {
        <div class="pd-verbs" role="group" aria-label=label>
            {each_key(keys, draw)}
        </div>
    }
}

/// One use of the chosen die.
#[component]
fn VerbButton(controller: Controller, verb: Verb) -> impl IntoView {
    let none = VerbModel { verb, n: 0, hero: None, is_open: false };
    let model = controller
        .select(move |it| it.tray.verbs.iter().find(|it| it.verb == verb).copied().unwrap_or(none));
    let face = controller.select(|it| {
        let chosen = it.tray.dice.iter().find(|it| it.state == DieState::Chosen);
        chosen.and_then(|it| it.side)
    });
    let words = Memo::new(move |_| sentences::verb(model.get(), face.get(), controller.lang()));
    let name = Signal::derive(move || words.get().0.to_owned());
    let note = Signal::derive(move || words.get().1);
    let icon = match verb {
        Verb::Walk => "boots",
        Verb::Level => "level-up",
        Verb::Craft => "chest",
        Verb::Brew => "potion",
        Verb::Rest => "hourglass",
    };
    let is_off = Signal::derive(move || model.get().n == 0);
    let is_disabled = move || aria(is_off.get());
    let is_rest = verb == Verb::Rest;
    let is_open = Signal::derive(move || model.get().is_open);
    view! {
        <button
            type="button"
            class="pd-verb"
            class:is-rest=is_rest
            class:is-open=is_open
            aria-disabled=is_disabled
            on:click=move |_| controller.touch_and_leave(Spot::Verb(verb))
            {..explained(move || controller.why(Spot::Verb(verb)))}
        >
            <Icon name=icon/>
            <b>{name}</b>
            <small>{note}</small>
        </button>
    }
}

/// Choices spelled out.
#[component]
fn Chips(controller: Controller, chips: ReadSignal<Vec<Chip>>) -> impl IntoView {
    let label = controller.text(text!("choices"));
    let draw = move |chip: Memo<Chip>| view! { <ChipButton controller=controller chip=chip/> };
    let list = each(move || chips.get(), draw);
    view! { <div class="pd-choices" role="group" aria-label=label>{list}</div> }
}

/// One choice.
#[component]
fn ChipButton(controller: Controller, chip: Memo<Chip>) -> impl IntoView {
    let words = move || chip.with(|it| chip_words(it.thing, it.level, controller.lang()));
    let effect = move || chip.with(|it| chip_effect(it.thing, it.level, controller.lang()));
    let brings = move || words::marks(&chip.read().marks, controller.lang());
    let symbol = Memo::new(move |_| chip_symbol(chip.read().thing));
    let icon = move || symbol.get().map(|it| view! { <Icon name=it/> });
    let marks = Signal::derive(move || chip.read().marks.clone());
    let input = move |_| controller.touch_and_leave(Spot::Thing(chip.read_untracked().thing));
    view! {
        <button type="button" class="pd-chip-button" on:click=input>
            {icon}
            <span class="pd-chip-words"><b>{words}</b> <small>{effect}</small></span>
            <span class="only-read">{brings}</span>
            <Marks marks=marks/>
        </button>
    }
}

fn chip_symbol(thing: Thing) -> Option<&'static str> {
    match thing {
        Thing::Hero(hero) => Some(heroes::symbol(hero)),
        Thing::Item(item) => Some(items::symbol(item)),
        Thing::Spare(0) => Some("heart"),
        Thing::Spare(_) => Some("potion"),
        Thing::Room(_) | Thing::Potions | Thing::Decline => None,
    }
}

/// The effect of a choice for the team: that of an item, or the ability of level 4.
fn chip_effect(thing: Thing, level: u8, lang: Lang) -> String {
    match thing {
        Thing::Item(item) => labels::effect(item, lang),
        Thing::Hero(hero) if level == 4 => words::ability(hero).get(lang).to_owned(),
        Thing::Hero(_) | Thing::Room(_) | Thing::Potions => String::new(),
        Thing::Spare(_) | Thing::Decline => String::new(),
    }
}

fn chip_words(thing: Thing, level: u8, lang: Lang) -> String {
    match thing {
        Thing::Hero(hero) => format!("{} {level}", hero.name().get(lang)),
        Thing::Item(item) => item.card().name.get(lang).to_owned(),
        Thing::Room(room) => match printed(room).guard {
            Some(Guard::Minion(it)) => {
                format!("{} {} · {room}", it.kind.name().get(lang), it.level)
            }
            Some(Guard::Trap) | None => room.to_string(),
        },
        Thing::Potions => String::new(),
        Thing::Spare(0) => message!(lang, "mark-all-wounds").to_owned(),
        Thing::Spare(n) => message!(lang, "potions-take", n = n),
        Thing::Decline => message!(lang, "take-no-gem").to_owned(),
    }
}

/// A hint for a first game; hints can be put away.
#[component]
fn Coach(controller: Controller) -> impl IntoView {
    let say = controller.select(|it| it.tray.say);
    let words = move || sentences::tip(say.get()).map(|it| it.get(controller.lang()));
    view! {
        <Hint
            controller=controller.kit
            class="pd-coach"
            words=Signal::derive(words)
            hide=text!("hide-hints")
            on_hide=move |()| controller.focus_dice()
        />
    }
}
