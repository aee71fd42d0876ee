//! Under the thumb: what is wanted, the choices, the party, and the buttons that go on.

use leptos::prelude::*;

use super::bench::{Bench, CHOICES_MAX};
use super::die::{dungeon_symbol, party_symbol, source_symbol, treasure_symbol};
use super::draft::Spot;
use super::party::Party;
use super::scene::Say;
use super::scene::dock::{Choice, Other};
use super::scene::marks::{Mark, Sign};
use super::words::{self, labels, sentences};
use crate::games::dungeon_roll::heroes::NOBODY;
use crate::parts::{Icon, aria};
use crate::shell::room::{MainButton, UndoButton, explained};

/// The dock at the lower edge.
#[component]
pub fn Dock(bench: Bench) -> impl IntoView {
    let label = bench.text(words::PARTY);
    view! {
        <section class="dr-dock" aria-label=label>
            <div class="dr-dock-in">
                <SayLine bench=bench/>
                <Choices bench=bench/>
                <Party bench=bench/>
                <div class="dr-acts">
                    <OtherButton bench=bench/>
                    <GoOn bench=bench/>
                    <UndoButton hand=bench.hand class="dr-undo"/>
                </div>
            </div>
        </section>
    }
}

/// What is wanted, and what the main button would bring.
#[component]
fn SayLine(bench: Bench) -> impl IntoView {
    let say = bench.look(|it| it.dock.say);
    let brings = bench.look(|it| it.dock.brings.clone());
    // Nothing else is about somebody.
    let name = move || {
        if let Say::Watch(seat) = say.get() { bench.name(seat) } else { String::new() }
    };
    let words = move || sentences::say(say.get(), &name(), bench.lang());
    let is_call = move || matches!(say.get(), Say::Sure(_) | Say::Bait(_));
    let marks = move || brings.get().into_iter().map(|it| mark(it, bench)).collect_view();
    view! {
        <p class="dr-say" class:is-call=is_call>
            <span>{words}</span>
            <span class="dr-marks">{marks}</span>
        </p>
    }
}

/// One consequence: a symbol and a number; in words for those who listen.
fn mark(mark: Mark, bench: Bench) -> impl IntoView {
    let words = words::mark(mark, bench.lang());
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
        Sign::Xp | Sign::Treasure | Sign::Die | Sign::Floor(_) | Sign::Lair => {
            words::signed(mark.n.into())
        }
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
fn Choices(bench: Bench) -> impl IntoView {
    let label = bench.text(words::CHOICES);
    let is_empty = bench.look(|it| it.dock.choices.is_empty());
    let chips = (0..CHOICES_MAX).map(|idx| view! { <Chip bench=bench idx=idx/> }).collect_view();
    view! {
        <div
            class="dr-choices"
            role="group"
            aria-label=label
            hidden=is_empty
            on:keydown=move |event| bench.choices.heed(&event)
        >
            {chips}
        </div>
    }
}

/// One choice; nothing, if there are fewer.
#[component]
fn Chip(bench: Bench, idx: usize) -> impl IntoView {
    let none = Choice { spot: Spot::Careful, way: None, n: 0, is_on: false };
    let look = bench.look(move |it| it.dock.choices.get(idx).copied().unwrap_or(none));
    let words = move || labels::choice(&look.get(), bench.lang());
    let icon = Signal::derive(move || chip_symbol(look.get().spot));
    let is_on = move || look.get().is_on;
    let pressed = move || aria(look.get().is_on);
    view! {
        <button
            type="button"
            class="dr-chip"
            class:is-on=is_on
            node_ref=bench.choices.place(idx)
            hidden=bench.choices.is_free(idx)
            tabindex=bench.choices.tabindex(idx)
            aria-pressed=pressed
            on:focus=move |_| bench.choices.came(idx)
            on:click=move |_| bench.touch(look.get_untracked().spot)
        >
            <Icon name=icon/>
            <span>{words}</span>
        </button>
    }
}

fn chip_symbol(spot: Spot) -> &'static str {
    match spot {
        Spot::Face(face) | Spot::AllParty(face) => party_symbol(face),
        Spot::Unface(_) => "close",
        Spot::Offer(treasure) | Spot::Treasure(treasure) => treasure_symbol(treasure),
        Spot::AllFloor(target) => dungeon_symbol(target.face()),
        Spot::Reroll | Spot::Again => "dice",
        Spot::Spend(face) | Spot::SetParty(face) => party_symbol(face),
        Spot::SetFloor(face) => dungeon_symbol(face),
        Spot::Lure => "dragon",
        Spot::Ready | Spot::Hero => "magic",
        Spot::Pay(with) => source_symbol(with, None),
        Spot::Careful => "minus",
        Spot::Way(_)
        | Spot::Die(..)
        | Spot::Temp(..)
        | Spot::Floor(..)
        | Spot::Lair
        | Spot::Socket(_)
        | Spot::Drop
        | Spot::Flee
        | Spot::Retire
        | Spot::Seek
        | Spot::Candidate(_)
        | Spot::Player(_)
        | Spot::Main => "check",
    }
}

/// Does what is prepared, or what comes next.
#[component]
fn GoOn(bench: Bench) -> impl IntoView {
    let main = bench.look(|it| (it.dock.main, it.hero.hero, it.hero.is_master, it.level.number));
    let words = move || {
        let (main, hero, is_master, level) = main.get();
        let side = hero.map_or(&NOBODY, |it| it.side(is_master));
        sentences::main(main, side.ultimate_name, level, bench.lang())
    };
    let is_ready = move || main.get().0.is_some();
    let press = move |()| bench.touch(Spot::Main);
    view! {
        <MainButton
            class="dr-main"
            {..explained(move || bench.why(Spot::Main))}
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            is_resting=Signal::derive(move || bench.caution.rests(Spot::Main))
            node_ref=bench.main
            on_press=press
        />
    }
}

/// Puts down what is in hand; or flees; or retires; or goes on with next to nobody.
#[component]
fn OtherButton(bench: Bench) -> impl IntoView {
    let other = bench.look(|it| it.dock.other);
    let words = move || sentences::other(other.get(), bench.lang());
    let is_hidden = move || other.get() == Other::None;
    let class = move || match other.get() {
        Other::Flee => "dr-other is-grave",
        Other::Retire(_) => "dr-other is-rest",
        Other::None | Other::Drop | Other::Seek(_) => "dr-other",
    };
    let press = move |_| match other.get_untracked() {
        Other::None => {}
        Other::Drop => bench.touch(Spot::Drop),
        Other::Flee => bench.touch(Spot::Flee),
        Other::Retire(_) => bench.touch(Spot::Retire),
        Other::Seek(_) => bench.touch(Spot::Seek),
    };
    view! {
        <button type="button" class=class hidden=is_hidden on:click=press>
            {words}
        </button>
    }
}
