//! Under the thumb: the dice, their uses, the plan, and the button that goes on.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::{Spot, Verb};
use super::heroes;
use super::items;
use super::marks::Marks;
use super::scene::tray::{Chip, DieState, Main, Say, VerbLook};
use super::words::{self, labels, sentences};
use crate::games::paper_dungeons::dice::DICE;
use crate::games::paper_dungeons::dungeons::{Guard, printed};
use crate::games::paper_dungeons::{Colour, Face, Symbol};
use crate::kernel::Lang;
use crate::parts::{Icon, aria, each};
use crate::shell::room::{MainButton, UndoButton, explained};

/// The tray at the lower edge.
#[component]
pub fn Tray(bench: Bench) -> impl IntoView {
    let label = bench.text(words::DICE);
    let round = bench.look(|it| it.tray.round);
    // Two names for one motion: the dice tumble again whenever the name changes.
    let is_odd = Signal::derive(move || round.get() % 2 == 1);
    let dice = (0..DICE).map(|idx| view! { <Die bench=bench idx=idx/> }).collect_view();
    view! {
        <div class="pd-tray">
            <div class="pd-tray-in">
                <div class="pd-dice" class:is-odd=is_odd role="group" aria-label=label>{dice}</div>
                <Uses bench=bench/>
                <Coach bench=bench/>
                <PlanLine bench=bench/>
                <GoOn bench=bench/>
                <UndoButton hand=bench.hand class="pd-undo" has_word=true/>
            </div>
        </div>
    }
}

/// One die.
#[component]
fn Die(bench: Bench, idx: usize) -> impl IntoView {
    let look = bench.look(move |it| it.tray.dice[idx]);
    let label = Signal::derive(move || labels::die(&look.read(), bench.lang()));
    let class = Signal::derive(move || die_class(look.get().state, look.get().colour));
    let icon = Signal::derive(move || look.get().side.map_or("skull", face_symbol));
    let number = Signal::derive(move || look.get().side.map(Face::number));
    let is_chosen = move || aria(look.get().state == DieState::Chosen);
    let is_disabled = move || match look.get().state {
        DieState::Free | DieState::Chosen => aria(false),
        DieState::Blank | DieState::Skull | DieState::Spent | DieState::Idle => aria(true),
    };
    view! {
        <button
            type="button"
            node_ref=bench.dice[idx]
            class=class
            style=("--nth", idx.to_string())
            aria-pressed=is_chosen
            aria-disabled=is_disabled
            on:click=move |_| { bench.touch(Spot::Die(idx)); }
            {..explained(move || bench.why(Spot::Die(idx)))}
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

/// What is planned and what it brings, or what is wanted.
#[component]
fn PlanLine(bench: Bench) -> impl IntoView {
    let tray = bench.look(|it| (it.tray.plan.clone(), it.tray.say, it.tray.closing.clone()));
    let name = move |say: Say| match say {
        Say::Rival(seat) => bench.name(seat),
        Say::Cards { .. } | Say::Wait | Say::ChooseDie { .. } | Say::Mark { .. } => String::new(),
        Say::Step { .. } | Say::Reward(_) | Say::Rest(_) => String::new(),
        Say::Done | Say::Over | Say::Read => String::new(),
    };
    let line = move || {
        let (plan, say, closing) = tray.get();
        let lang = bench.lang();
        match plan {
            Some(plan) => {
                let lost = sentences::lost(plan.n_lost, lang);
                let marks = Signal::stored(plan.marks.clone());
                view! { <b>{sentences::way(&plan, lang)}</b> " " <Marks marks=marks/> {lost} }
                    .into_any()
            }
            None => {
                let closing = closing.map(|it| sentences::closing(&it, lang)).unwrap_or_default();
                let words = sentences::say(heard(say, bench.hand.is_live), &name(say), lang);
                let words = match (closing.is_empty(), say) {
                    (true, _) => words,
                    (false, Say::Step { .. }) => format!("{} {words}", closing.join(" ")),
                    (false, _) => closing.join(" "),
                };
                let is_call = matches!(say, Say::Reward(_) | Say::Rest(_));
                view! { <span class:is-call=is_call>{words}</span> }.into_any()
            }
        }
    };
    view! { <p class="pd-plan-line">{line}</p> }
}

/// At a table that is played, others act while nobody at the device can.
fn heard(say: Say, is_live: bool) -> Say {
    if say == Say::Read && is_live { Say::Wait } else { say }
}

/// Goes on with the plan, the cards or the round; or back to one's own sheet.
#[component]
fn GoOn(bench: Bench) -> impl IntoView {
    let main = bench.look(|it| it.tray.main);
    let words = Signal::derive(move || sentences::main(main.get(), bench.lang()));
    let is_ready = Signal::derive(move || match main.get() {
        Main::None | Main::Keep { is_ready: false } => false,
        Main::Walk(_) | Main::Keep { is_ready: true } | Main::Rest | Main::Done => true,
        Main::Back(_) => true,
    });
    let press = move |()| match main.get_untracked() {
        Main::Back(seat) => {
            bench.touch(Spot::Sheet(seat));
        }
        Main::None | Main::Walk(_) | Main::Keep { .. } | Main::Rest | Main::Done => {
            bench.touch(Spot::Main);
        }
    };
    let is_resting = Signal::derive(move || bench.caution.rests(Spot::Main));
    view! {
        <MainButton
            class="pd-main"
            {..explained(move || bench.why(Spot::Main))}
            words=words
            is_ready=is_ready
            is_resting=is_resting
            on_press=press
        />
    }
}

/// The uses of the chosen die, or the choices of a reward.
#[component]
fn Uses(bench: Bench) -> impl IntoView {
    let verbs = bench.look(|it| it.tray.verbs.clone());
    let chips = bench.look(|it| it.tray.chips.clone());
    let has_chips = move || !chips.read().is_empty();
    let has_verbs = move || !verbs.read().is_empty();
    let uses = move || view! { <Verbs bench=bench verbs=verbs/> };
    view! {
        <div class="pd-uses">
            <Show
                when=has_chips
                fallback=move || view! { <Show when=has_verbs>{uses}</Show> }
            >
                <Chips bench=bench chips=chips/>
            </Show>
        </div>
    }
}

/// The verbs of the chosen die.
#[component]
fn Verbs(bench: Bench, verbs: ReadSignal<Vec<VerbLook>>) -> impl IntoView {
    let label = bench.text(words::VERBS);
    let keys = move || verbs.read().iter().map(|it| it.verb).collect::<Vec<Verb>>();
    let draw = move |verb: Verb| view! { <VerbButton bench=bench verb=verb/> };
    view! {
        <div class="pd-verbs" role="group" aria-label=label>
            <For each=keys key=|it| *it children=draw/>
        </div>
    }
}

/// One use of the chosen die.
#[component]
fn VerbButton(bench: Bench, verb: Verb) -> impl IntoView {
    let none = VerbLook { verb, n: 0, hero: None, is_open: false };
    let look = bench
        .look(move |it| it.tray.verbs.iter().find(|it| it.verb == verb).copied().unwrap_or(none));
    let face = bench.look(|it| {
        let chosen = it.tray.dice.iter().find(|it| it.state == DieState::Chosen);
        chosen.and_then(|it| it.side)
    });
    let words = Memo::new(move |_| sentences::verb(look.get(), face.get(), bench.lang()));
    let name = Signal::derive(move || words.get().0.to_owned());
    let note = Signal::derive(move || words.get().1);
    let icon = match verb {
        Verb::Walk => "boots",
        Verb::Level => "level-up",
        Verb::Craft => "chest",
        Verb::Brew => "potion",
        Verb::Rest => "hourglass",
    };
    let is_off = Signal::derive(move || look.get().n == 0);
    let is_disabled = move || aria(is_off.get());
    let is_rest = verb == Verb::Rest;
    let is_open = Signal::derive(move || look.get().is_open);
    view! {
        <button
            type="button"
            class="pd-verb"
            class:is-rest=is_rest
            class:is-open=is_open
            aria-disabled=is_disabled
            on:click=move |_| bench.touch_and_leave(Spot::Verb(verb))
            {..explained(move || bench.why(Spot::Verb(verb)))}
        >
            <Icon name=icon/>
            <b>{name}</b>
            <small>{note}</small>
        </button>
    }
}

/// Choices spelled out.
#[component]
fn Chips(bench: Bench, chips: ReadSignal<Vec<Chip>>) -> impl IntoView {
    let label = bench.text(words::CHIPS);
    let draw = move |chip: Memo<Chip>| view! { <ChipButton bench=bench chip=chip/> };
    let list = each(move || chips.get(), draw);
    view! { <div class="pd-choices" role="group" aria-label=label>{list}</div> }
}

/// One choice.
#[component]
fn ChipButton(bench: Bench, chip: Memo<Chip>) -> impl IntoView {
    let words = move || chip.with(|it| chip_words(it.spot, it.level, bench.lang()));
    let effect = move || chip.with(|it| chip_effect(it.spot, it.level, bench.lang()));
    let brings = move || words::marks(&chip.read().marks, bench.lang());
    let symbol = Memo::new(move |_| chip_symbol(chip.read().spot));
    let icon = move || symbol.get().map(|it| view! { <Icon name=it/> });
    let marks = Signal::derive(move || chip.read().marks.clone());
    let touch = move |_| bench.touch_and_leave(chip.read_untracked().spot);
    view! {
        <button type="button" class="pd-chip-button" on:click=touch>
            {icon}
            <span class="pd-chip-words"><b>{words}</b> <small>{effect}</small></span>
            <span class="only-read">{brings}</span>
            <Marks marks=marks/>
        </button>
    }
}

fn chip_symbol(spot: Spot) -> Option<&'static str> {
    match spot {
        Spot::Hero(hero) => Some(heroes::symbol(hero)),
        Spot::Item(item) => Some(items::symbol(item)),
        Spot::Room(_) | Spot::Die(_) | Spot::Verb(_) | Spot::Potions | Spot::Talent(_) => None,
        Spot::Spare(0) => Some("heart"),
        Spot::Spare(_) => Some("potion"),
        Spot::Objective(_) | Spot::Main | Spot::Decline | Spot::Sheet(_) => None,
    }
}

/// What a choice does for the team: the effect of an item, the ability of level 4.
fn chip_effect(spot: Spot, level: u8, lang: Lang) -> String {
    match (spot.item(), spot.hero()) {
        (Some(item), _) => labels::effect(item, lang),
        (_, Some(hero)) if level == 4 => words::ability(hero).get(lang).to_owned(),
        (None, Some(_) | None) => String::new(),
    }
}

fn chip_words(spot: Spot, level: u8, lang: Lang) -> String {
    match spot {
        Spot::Hero(hero) => format!("{} {level}", hero.name().get(lang)),
        Spot::Item(item) => item.card().name.get(lang).to_owned(),
        Spot::Room(room) => match printed(room).guard {
            Some(Guard::Minion(it)) => {
                format!("{} {} · {room}", it.kind.name().get(lang), it.level)
            }
            Some(Guard::Trap) | None => room.to_string(),
        },
        Spot::Decline => words::DECLINE.get(lang).to_owned(),
        Spot::Spare(0) => words::SPARE_NONE.get(lang).to_owned(),
        Spot::Spare(n) => lang.pick(format!("Potions take {n}"), format!("Зелья примут {n}")),
        Spot::Die(_) | Spot::Verb(_) | Spot::Potions | Spot::Talent(_) => String::new(),
        Spot::Objective(_) | Spot::Main | Spot::Sheet(_) => String::new(),
    }
}

/// A hint for a first game; hints can be put away.
#[component]
fn Coach(bench: Bench) -> impl IntoView {
    let say = bench.look(|it| it.tray.say);
    let is_shown = move || bench.has_hints() && sentences::tip(say.get()).is_some();
    let words = move || sentences::tip(say.get()).map(|it| it.get(bench.lang()));
    let label = bench.text(words::HIDE_TIP);
    view! {
        <div class="pd-coach">
            <Show when=is_shown>
                <div class="pd-hint">
                    <Icon name="info"/>
                    <p>{words}</p>
                    <button
                        type="button"
                        class="pd-hide"
                        aria-label=label
                        on:click=move |_| bench.hide_hints()
                    >
                        <Icon name="close"/>
                    </button>
                </div>
            </Show>
        </div>
    }
}
