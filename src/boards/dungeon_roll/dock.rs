//! Under the thumb: what is wanted, the choices, the party, and the buttons that go on.

use leptos::prelude::*;

use super::controller::{CHOICES_MAX, Controller};
use super::die::{dungeon_symbol, party_symbol, source_symbol, treasure_symbol};
use super::hoard::Hoard;
use super::model::Prompt;
use super::model::marks::{Consequence, Sign};
use super::party::Party;
use super::query::choices::Chip as Model;
use super::query::course::Other as Beside;
use super::selection::{Begin, Choice, Spot, Thing};
use super::words::{self, labels, messages, sentences, text};
use crate::boards::kit::{MainAct, OtherAct, PromptLine, UndoAct};
use crate::games::dungeon_roll::client::NOBODY;
use crate::parts::{Icon, aria};

/// The dock at the lower edge.
#[component]
pub fn Dock(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("party-heading"));
    view! {
        <section class="dr-dock" aria-label=label>
            <div class="dr-dock-in">
                <Wanted controller=controller/>
                <Choices controller=controller/>
                <Party controller=controller/>
                <Hoard controller=controller/>
                <div class="dr-acts">
                    <Other controller=controller/>
                    <GoOn controller=controller/>
                    <UndoAct controller=controller.kit class="dr-undo"/>
                </div>
            </div>
        </section>
    }
}

/// The prompt, and the gain of the main button.
#[component]
fn Wanted(controller: Controller) -> impl IntoView {
    let say = controller.select(|it| it.dock.say);
    let brings = controller.select(|it| it.dock.brings.clone());
    // Nothing else is about somebody.
    let name = move || {
        if let Prompt::Watch(seat) = say.get() { controller.name(seat) } else { String::new() }
    };
    let words = move || sentences::prompt(say.get(), &name(), controller.lang());
    let is_call = move || matches!(say.get(), Prompt::Sure(_) | Prompt::Bait(_));
    let class = move || if is_call() { "dr-say is-call" } else { "dr-say" };
    let marks = move || brings.get().into_iter().map(|it| mark(it, controller)).collect_view();
    let whose = move || controller.whose(controller.hand.seat.get());
    view! {
        <PromptLine class=Signal::derive(class) whose=Signal::derive(whose) words=Signal::derive(words)>
            <span class="dr-marks">{marks}</span>
        </PromptLine>
    }
}

/// One consequence: a symbol and a number; in words for those who listen.
fn mark(mark: Consequence, controller: Controller) -> impl IntoView {
    let words = words::mark(mark, controller.lang());
    let icon = match mark.sign {
        Sign::Xp => "star",
        Sign::Treasure => "bag",
        Sign::Die | Sign::PartyRoll => "dice",
        Sign::Floor(face) => dungeon_symbol(face),
        Sign::Lair => "lair",
        Sign::Roll => "dice",
        Sign::Master => "level-up",
        Sign::End => "campfire",
    };
    let n = match mark.sign {
        Sign::Master | Sign::End => String::new(),
        Sign::Roll | Sign::PartyRoll => words::number(mark.n.into()),
        _ => words::signed(mark.n.into()),
    };
    view! {
        <i class="dr-mark">
            <Icon name=icon/>
            <b aria-hidden="true">{n}</b>
            <span class="only-read">{words} " "</span>
        </i>
    }
}

/// Choices spelled out.
#[component]
fn Choices(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("choices"));
    let is_empty = controller.select(|it| it.dock.choices.is_empty());
    let chips =
        (0..CHOICES_MAX).map(|idx| view! { <Chip controller=controller idx=idx/> }).collect_view();
    view! {
        <div
            class="dr-choices"
            role="group"
            aria-label=label
            hidden=is_empty
            on:keydown=move |event| controller.choices.on_key(&event)
        >
            {chips}
        </div>
    }
}

/// One choice; nothing, if there are fewer.
#[component]
fn Chip(controller: Controller, idx: usize) -> impl IntoView {
    let none = Model { spot: Spot::Choice(Choice::Careful), offer: None, n: 0, is_on: false };
    let model = controller.select(move |it| it.dock.choices.get(idx).copied().unwrap_or(none));
    let words = move || labels::chip(&model.get(), controller.lang());
    let icon = Signal::derive(move || chip_symbol(model.get().spot));
    let is_on = move || model.get().is_on;
    let pressed = move || aria(model.get().is_on);
    view! {
        <button
            type="button"
            class="dr-chip"
            class:is-on=is_on
            node_ref=controller.choices.place(idx)
            hidden=controller.choices.is_free(idx)
            tabindex=controller.choices.tabindex(idx)
            aria-pressed=pressed
            on:focus=move |_| controller.choices.came(idx)
            on:click=move |_| controller.input(model.get_untracked().spot)
        >
            <Icon name=icon/>
            <span>{words}</span>
        </button>
    }
}

fn chip_symbol(spot: Spot) -> &'static str {
    match spot {
        Spot::Thing(Thing::Hero) => "magic",
        Spot::Thing(Thing::Treasure(it)) => treasure_symbol(it),
        Spot::Thing(it) => it.source().map_or("check", |it| source_symbol(it, None)),
        Spot::Choice(it) => choice_symbol(it),
        Spot::Go(_) | Spot::Player(_) | Spot::Drop | Spot::Main => "check",
    }
}

fn choice_symbol(choice: Choice) -> &'static str {
    match choice {
        Choice::Begin(Begin::Reroll | Begin::Again) => "dice",
        Choice::Begin(Begin::Spend(face)) => party_symbol(face),
        Choice::Begin(Begin::Lure) => "dragon",
        Choice::Begin(Begin::Ready) => "magic",
        Choice::Face(face) | Choice::AllParty(face) | Choice::SetParty(face) => party_symbol(face),
        Choice::Unface(_) => "close",
        Choice::SetFloor(face) => dungeon_symbol(face),
        Choice::AllFloor(target) => dungeon_symbol(target.face()),
        Choice::Way(_) => "check",
        Choice::Careful => "minus",
    }
}

/// Does what is prepared, or what comes next.
#[component]
fn GoOn(controller: Controller) -> impl IntoView {
    let main =
        controller.select(|it| (it.dock.main, it.hero.hero, it.hero.is_master, it.level.number));
    let words = move || {
        let (main, hero, is_master, level) = main.get();
        let side = hero.map_or(&NOBODY, |it| it.side(is_master));
        sentences::main(main, side.ultimate_name, level, controller.lang())
    };
    let is_ready = move || main.get().0.is_some();
    let press = move |()| controller.input(Spot::Main);
    view! {
        <MainAct
            controller=controller.kit
            class="dr-main"
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            on_press=press
        />
    }
}

/// Puts down what is in hand; or flees; or retires; or goes on with next to nobody.
#[component]
fn Other(controller: Controller) -> impl IntoView {
    let other = controller.select(|it| it.dock.other);
    let words = move || sentences::other(other.get(), controller.lang());
    let class = move || match other.get() {
        Beside::Flee => "dr-other is-grave",
        Beside::Retire(_) => "dr-other is-rest",
        Beside::None | Beside::Drop | Beside::Seek(_) => "dr-other",
    };
    let spot = move || other.get().spot();
    view! {
        <OtherAct
            controller=controller.kit
            class=Signal::derive(class)
            words=Signal::derive(words)
            spot=Signal::derive(spot)
            on_tap=move |spot| controller.input(spot)
        />
    }
}
